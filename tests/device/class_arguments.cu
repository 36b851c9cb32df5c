// nvcc: --extended-lambda -std=c++20
/* A template argument of class type, of which it is not known which instance it makes. */
template <class F> __global__ void k(F f) { f(1); }
template <class F> void run(F f) { k<<<1, 1>>>(f); }
struct L { int v; constexpr L(int v) : v(v) {} constexpr bool operator==(const L &) const = default; };
template <L l> void nttp(int n) { run([n] __device__(int i) { return l.v + n + i; }); }
int main() { nttp<L{3}>(4); }
