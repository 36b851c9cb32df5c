#pragma nv_diag_suppress 20050 1835
inline __attribute__((global)) void a() { }
#pragma nv_diag_suppress 20050, 1835 foo
#pragma nv_diag_suppress 20050,,1835
#pragma nv_diag_suppress ,20050
#pragma nv_diag_suppress = 20050
#pragma nv_diag_suppress 20050-D
#pragma nv_diag_suppress "20050"
#pragma nv_diag_suppress (20050)
#pragma nv_diag_suppress 0x14
#pragma nv_diag_suppress 20050u
#pragma nv_diag_suppress 020050
#pragma nv_diag_suppress 1.5
#pragma nv_diag_suppress a.b
#pragma nv_diag_suppress 20050 // comment
#pragma nv_diag_suppress 20050 /* comment */, 1835
#pragma nv_diagnostic push pop
#pragma nv_diagnostic push // c
#pragma nv_diagnostic
#pragma nv_diagnostic "push"
#pragma nv_diagnostic pushx
#pragma nv_diag_default -5
#pragma nv_diag_default 3457
#pragma nv_diag_default 3456
#pragma nv_diag_default 3794
#pragma nv_diag_default 3795
#pragma nv_diag_default 0
#pragma nv_diag_default 19999
#pragma nv_diag_default 20337
#pragma nv_diag_default 20338
#pragma nv_diag_default declared_but_not_referenced
#pragma nv_diag_default DECLARED_BUT_NOT_REFERENCED
#pragma nv_diag_default nosuchthing
#pragma nv_diag_default int
