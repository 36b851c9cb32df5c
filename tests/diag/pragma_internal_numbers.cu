// Diagnostics of CUDA by the numbers that they are counted by, which are 16543 less than those that are shown.
#pragma nv_diag_suppress 3507
inline __attribute__((global)) void suppressed() { }
#pragma nv_diag_default 3507
inline __attribute__((global)) void shown() { }
#pragma nv_diag_error 3548
__attribute__((device)) int v;
int reads() { return v; }
#pragma nv_diag_suppress 20091
int silent() { return v; }
