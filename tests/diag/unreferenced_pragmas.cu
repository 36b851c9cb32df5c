/* Remarks that pragmas make more of. */
#pragma nv_diag_warning 177
void f() { int unused; }
#pragma nv_diag_suppress 177
void g() { int unused; }
#pragma nv_diag_error declared_but_not_referenced
void h() { int unused; }
#pragma nv_diag_default 177
void i() { int unused; }
#pragma nv_diagnostic push
#pragma nv_diag_warning 550
void j() { int set; set = 1; }
#pragma nv_diagnostic pop
void l() { int set; set = 1; }
#pragma nv_diag_once 177
void m() { int a; int b; }
