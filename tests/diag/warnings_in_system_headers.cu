/* Warnings about places in system headers, which line markers say, are not shown. */
__attribute__((device)) void f(int i) {
# 2 "warnings_in_system_headers.cu" 3
 __attribute__((shared))
# 2 "warnings_in_system_headers.cu"
 if (i) ; }
__attribute__((device)) void g(int i) {
# 5 "warnings_in_system_headers.cu" 3
 __attribute__((shared))
# 5 "warnings_in_system_headers.cu"
 i = 2; int z = "x"[0] << 40; }
