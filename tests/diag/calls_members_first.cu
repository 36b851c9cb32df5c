// The body of a member is read at the end of its class: what is the first error then.
__attribute__((device)) int d(int); __attribute__((device)) int e(long);
void f() { struct L { int m() { return d(1); } int n = [] { return e(1); }(); } l; }
