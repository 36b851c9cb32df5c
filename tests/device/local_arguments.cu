// nvcc: --extended-lambda -std=c++17
/* Functions of the host that are instantiated for closures, which no other unit can define. */
template <class F> __global__ void k(F f) { f(1); }
template <class P, class B> struct Exec { static void run(B b); };
struct dev {}; struct seq {};
template <class B> struct Exec<seq, B> { static void run(B &&b) { b(1); } };
template <class B> struct Exec<dev, B> { static void run(B &&b) { k<<<1, 1>>>(b); } };
template <class P, class B> void forall(B &&b) { Exec<P, B>::run(static_cast<B &&>(b)); }
/* What is mentioned, as by an attribute, but not instantiated by what is kept has its definition as long as the program has the instance. */
template <class F> int unused(F f) { return f(); }
int host() { return unused([] { return 2; }); }
__global__ void mentions(int *p) { __attribute__((unused)) int n = 1; *p = 2; }
int main() { int n = 3; forall<dev>([n] __device__(int i) { return n + i; }); forall<seq>([n](int i) { return n + i; }); }
