#pragma nv_diag_suppress 20050
__attribute__((global)) inline void suppressed() { }
#pragma nv_diag_default 20050
__attribute__((global)) inline void by_default() { }
#pragma nv_diag_error 20050
__attribute__((global)) inline void promoted() { }
#pragma nv_diagnostic push
#pragma nv_diag_suppress = 1835 , 20050
__attribute__((global)) inline void pushed() { }
#pragma nv_diagnostic pop
__attribute__((global)) inline void popped() { }
#pragma nv_diag_remark 20050
__attribute__((global)) inline void remark() { }
_Pragma("nv_diag_warning 20050")
__attribute__((global)) inline void by_operator() { }
#pragma diag_suppress 20050
#pragma nv_diag_pop
__attribute__((global)) inline void unaffected() { }
#pragma nv_diag_once 20050
__attribute__((global)) inline void once() { }
