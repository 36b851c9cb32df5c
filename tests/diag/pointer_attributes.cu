int * __attribute__((device)) f1(int *p) { return p; }
int & __attribute__((host)) __attribute__((device)) f3(int &p) { return p; }
const int *const __attribute__((device)) f4(int *p) { return p; }
struct S { int * __attribute__((device)) m(int *p) { return p; } static int * __attribute__((host)) __attribute__((device)) s(int *p) { return p; } };
template<class T> T * __attribute__((device)) f5(T *p) { return p; }
int * __attribute__((device)) v1; int * __attribute__((constant)) v2; int * __restrict__ __attribute__((device)) v3; int (* __attribute__((device)) v4)(int); int * __attribute__((managed)) v5;
void h() { f1(nullptr); f4(nullptr); S().m(nullptr); f5((int *)nullptr); v1 = nullptr; v5 = nullptr; }
__attribute__((device)) int d1() { return; }
int * __attribute__((global)) kk() { return 0; }
