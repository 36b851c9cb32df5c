// flags: --diag_warning=1813,1814
void f(int x) { if (x) ; if (x) { } else ; while (x) ; }
#pragma nv_diag_error 1814
void g(int x) { if (x) ; if (x) { } else ; }
