// flags: --diag_warning=2349 --diag_error=1348
int a; struct S { int b; void f(int b) { int a; { int b; } } void g(int c); int c; };
#pragma nv_diag_suppress 2349
void h(int a) { { int a; } int d; auto l = [](int d) { }; }
