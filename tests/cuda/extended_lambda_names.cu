// nvcc: --extended-lambda -std=c++17
// Names in extended lambdas: which of them are captures, and in which order.
#include <utility>
#include <type_traits>
template <class F> int run(F f) { return 1; }
template <int N> struct I { static constexpr int v = N; int q; template <int M> int f() const { return M; } };
template <int N> __host__ __device__ int fi(int x) { return N + x; }
__host__ __device__ int ov(int); __host__ __device__ int ov(double);
struct B { int bm; static int sm; __host__ __device__ int bf(int = 0) const { return 1; } static __host__ __device__ int sf() { return 2; } enum { en = 3 }; __host__ __device__ int both(int) const; static __host__ __device__ int both(double); };
struct D : B { int m; int arr[3]; D *next; template <class T> __host__ __device__ T tm(T t) const { return t; }
  void f(int n, const D &o) {
    run([=] __device__ { return m; }); run([=] __device__ { return bm; }); run([=] __device__ { return sm; }); run([=] __device__ { return bf(); }); run([=] __device__ { return sf(); }); run([=] __device__ { return en; });
    run([=] __device__ { return tm(1); }); run([=] __device__ { return B::bf(); }); run([=] __device__ { return B::bf(n); }); run([=] __device__ { return B::both(n); }); run([=] __device__ { return both(n); }); run([=] __device__ { return D::sf(); }); run([=] __device__ { return B::bm; }); run([=] __device__ { return &D::m; }); run([=] __device__ { return &bm; });
    run([=] __device__ { return o.m; }); run([=] __device__ { return next->m + n; }); run([=] __device__ { return n + (*this).m; }); run([=] __device__ { return sizeof(m); }); run([=] __device__ { decltype(m) q = 1; return q; });
    run([=] __device__ { return both(1); }); run([=] __device__ { return both(1.0); }); run([=] __device__ { return ov(n); }); run([=] __device__ { auto in = [=] { return m; }; return in(); }); run([=] __device__ { auto in = [this] { return m; }; return in(); }); run([=] __device__ { struct L { int m; int g() { return m; } } l{1}; return l.g() + l.m; });
    auto h = [=] { auto h2 = [=] { run([=] __device__ { return m + n; }); }; h2(); run([n] __device__ { return n; }); }; h();
    auto hr = [&] { run([=] __device__ { return n; }); run([*this] __device__ { return m; }); run([=] __host__ __device__ { return arr[0] + n; }); }; hr();
    auto hc = [n, this] { run([=] __device__ { return n + m; }); }; hc();
    auto hi = [k = n] { run([=] __device__ { return k; }); run([k] __host__ __device__ { return k; }); }; hi();
  } };
void f(int n, int k, int *p) {
  const int ci = 2; constexpr int ce = 3; static int st; extern int ext; int arr[ci]; enum { e1 = 4 }; I<3> obj;
  run([=] __device__ { return I<ci>::v; }); run([=] __device__ { return fi<ce>(n); }); run([=] __device__ { int loc[ci]; loc[0] = ce; return loc[0]; }); run([=] __device__ { return obj.f<ci>(); });
  run([=] __device__ { switch (n) { case ci: return k; case ce: return 1; } return 2; }); run([=] __device__ { static_assert(ci == 2, ""); return e1; });
  run([=] __device__ (int (&a)[ci]) { return n; }); run([=] __device__ { return noexcept(n); }); run([=] __device__ { return alignof(decltype(n)); });
  run([=] __device__ { for (int i : arr) if (i) return i; return 0; }); run([=] __device__ { int n = 1; return n; }); run([=] __device__ { return [=](int n) { return n; }(k); }); run([=] __device__ { return [k = n] { return k; }(); });
  run([=] __device__ { return n ? k : *p; }); run([=] __device__ { if (int q = n) return q; else return k; }); run([=] __device__ { goto l; l: return p[n]; }); run([=] __device__ { return (void)n, k; }); run([=] __device__ { auto [a, b] = std::pair<int, int>(n, k); return a + b; });
  run([=] __device__ { if constexpr (sizeof(n) == 4) { } return k; }); run([=] __device__ { using T = decltype(n); return T(k); }); run([=] __device__ { int x = n, &y = x; y = k; return x; }); run([=] __device__ { return ext + st; }); run([=] __device__ { asm("" :: "r"(n)); });
  run([=] __device__ { struct Q { int n; } q{n}; return q.n; }); run([=] __device__ { struct { int n = 3; } q; return q.n; }); run([=] __device__ { return I<3>{.q = n}.q; }); run([=] __device__ { return new int(n); }); run([=] __device__ { return p + (ci, k); }); run([=] __device__ { return +ci; }); run([=] __device__ { return (const int &)ci; });
  run([=] __device__ (auto x) { return x + n; }); run([=] __device__ (auto x) { return x.template f<ci>(k); }); run([=] __device__ (auto... x) { return (x + ... + n); }); 
  run([=] __device__ { return "n"[k]; }); run([&] { run([=] __device__ { return arr[0]; }); }); run([p] __device__ { return [=] { return *p; }(); });
}
template <class T, int N, class... A> struct Tm : T { T v; static constexpr int sc = N; int own; __host__ __device__ int g(T) const; template <class U> __host__ __device__ U tg(U) const;
  void f(T t, A... a) { const T ct = t; T arr[N]; const int ci = N; auto au = t; auto &ar = t; 
    run([=] __device__ { return own; }); run([=] __device__ { return this->bm; }); run([=] __device__ { return sc + N; }); run([=] __device__ { return g(t); }); run([=] __device__ { return tg(ct); }); run([=] __device__ { return tg<int>(au); }); run([=] __device__ { return T::bm; }); run([=] __device__ { return ov(t); });
    run([=] __device__ { return t.x + arr[0]; }); run([=] __device__ { return sizeof...(a) + sizeof(t); }); run([=] __device__ { decltype(t) q = ct; return q; }); run([=] __device__ { return I<ci>::v + I<N>::v; }); run([=] __device__ { T loc[ci]; return loc[0]; }); run([=] __device__ { return typename T::type(ar); });
     run([=] __device__ { return t.template f<N>(ct); }); run([=] __device__ { return [=](auto z) { return z + t; }(au); }); run([=] __device__ { return T{t}; }); run([=] __device__ { return static_cast<T>(ct); }); run([=] __device__ { return unknown(t, au); });
    run([=] __device__ { return v; }); run([=] __device__ { return Tm::sc; }); run([=] __device__ { return Tm::own; }); run([=] __device__ { return Tm::g(t); }); run([=] __device__ { return Tm::template tg<int>(t); }); run([=] __device__ { return &Tm::own; }); run([=] __device__ { return t && Tm::own; }); run([=] __device__ { return (*this)(t); }); run([q = t, this] __device__ { return q + own; }); run([=] __device__ { for (auto &x : arr) x = ct; }); run([=] __device__ (T x) -> decltype(x + t) { return x + t; }); run([=] __device__ () -> decltype(t + 1) { return ct; });
    auto h = [&](auto z) { return 1; }; auto h2 = [=] { run([=] __device__ { return t + own; }); }; for (T i = t; i < ct; ++i) { run([=] __device__ { return i; }); T j = i; run([=] __host__ __device__ { return i + j + own; }); } while (T w = t) run([=] __device__ { return w; }); if (auto [x, y] = std::pair(t, ct); x) run([=] __device__ { return t; }); } };
int main() { }
