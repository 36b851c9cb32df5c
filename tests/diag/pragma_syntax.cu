#pragma nv_diag_suppress nonsense, 1835
#pragma nv_diag_suppress 99999
#pragma nv_diag_suppress
#pragma nv_diag_suppress 20050 1835
#pragma nv_diag_default 20050-D
#pragma nv_diag_error -1
#pragma nv_diag_error "x"
#pragma nv_diagnostic
#pragma nv_diagnostic foo
#pragma nv_diagnostic pop
#pragma nv_diag_suppress 253
#pragma nv_diag_suppress 20050 1835
int x
#pragma anything
;
