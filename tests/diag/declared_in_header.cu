# 1 "declared_in_header.cu"
# 1 "header.h" 1
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
void f(int); struct S { void m(); };
__attribute__((global)) void k(int);
# 2 "declared_in_header.cu" 2
void f(int n) { k(n); undefined_name; }
void S::m() { k(1); int x = ; }
