// The } of a body that lacks one is at the end of the source.
int f() { for (int i = 0; i < 3; i++) { return i; }
