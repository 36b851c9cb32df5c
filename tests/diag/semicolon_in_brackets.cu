/* What macros with a semicolon leave in brackets: the array is there all the same. */
void f() { float s[16;]; s[0] = 0; }
__attribute__((global)) void g(float *a) { __attribute__((shared)) float s[16;]; s[1] = a[0]; a[2] = 1; }
