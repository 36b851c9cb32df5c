// Types are not shown in names after the first error, whichever that was.
__attribute__((device)) int d(int);
struct A { virtual void v(int); }; struct B : A { __attribute__((device)) void v(int); };
int f() { return d(1); }
