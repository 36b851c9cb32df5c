/* A host function whose return type is deduced, called from a body that is kept since kernels are instantiated there. */
template <class T> __global__ void k(T *p) { *p = 1; }
template <class F> auto pass(F f) { return f; }
auto plain(int n) { return n + 1; }
int main() { int x; k<<<1, 1>>>(&x); auto f = pass([] {}); f(); return plain(1); }
