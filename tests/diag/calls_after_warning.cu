// A warning is no error: the types are shown.
__attribute__((device)) int d(int, const char *, float &); __attribute__((device)) int v; float x;
void w() { v = 1; }
int f() { return d(1, "", x) + d(1, "", x); }
