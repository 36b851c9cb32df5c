// Brackets and colons that are missing.
int f(int x) { if (x == 1 { return 2; } return 3; }
int g() { return 1; }
