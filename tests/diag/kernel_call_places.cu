typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 g, dim3 b, size_t s = 0, cudaStream_t t = 0);
__attribute__((global)) void k(int); __attribute__((global)) void k0();
namespace N { __attribute__((global)) void nk(int); struct A { operator int() const; }; __attribute__((global)) void adl(A); void ho(int); __attribute__((device)) void dv(int); __attribute__((host)) __attribute__((device)) void hd(int); }
template<class T> __attribute__((global)) void tk(T); template<class T> struct S { static void f(T) { k(1); h(1); } void g() { k(T()); this->g(); } static void h(int); template<class U> void t(U u) { k(u); k(1); } };
void f(bool b) {
  N::nk(1);
  ::k(1);
  using N::nk;
  nk(2);
  N::A a; adl(a);
  (b ? k : N::nk)(1);
  (+k)(1);
  static_cast<void(*)(int)>(k)(1);
  auto &r = k; r(1);
  if (b) k(1); else k0();
  for (k0(); b; k0()) k0();
  return k(1);
}
int g1() { static int x = (k0(), 1); int y[] = { (k0(), 1) }; int z((k0(), 2)); if constexpr (false) { k0(); } return (k0(), 1); }
void g2(int x = (k0(), 1)) { auto l = [](int y = (k0(), 1)) { k0(); return [] { k0(); }; }; auto g = [](auto z) { k0(); }; g(1); }
struct Q { Q() : a((k0(), 1)) { k0(); } int a; int b = (k0(), 2); static int c; ~Q() { k0(); } };
int Q::c = (k0(), 1);
struct Q2 { int b = (k0(), 2); }; Q2 q2;
int g3 = [] { k0(); return 1; }();
template<class T> void tf(T t) { k0(); k(t); tk(t); tk<int>(1); tk<T>(t); N::nk(1); S<T>::f(t); S<int>::f(1); S<int> s; s.t(1); auto l = [=] { k(t); k0(); }; }
void g4() { tf(1); }
__attribute__((nothrow)) void g5() { try { k0(); } catch (...) { k0(); } switch (1) { case 1: k0(); } while (1) { k0(); break; } do k0(); while (0); ({ k0(); }); }
N::A operator+(N::A, int) { k0(); return {}; }
__attribute__((device)) void d1() { k0(); } __attribute__((host)) __attribute__((device)) void hd1() { k0(); } __attribute__((global)) void gg() { k0(); } __attribute__((device)) int dd = (k0(), 1);
constexpr int ce() { k0(); return 1; }
void g6() noexcept(noexcept(k0())) { decltype(k0()) *p; (void)sizeof((k0(), 1));  }
enum { EE = sizeof((k0(), 1)) };
void g7() { struct L { void m() { k0(); } int n = (k0(), 1); L() {} }; L l; new Q[((k0(), 1))]; int x{(k0(), 1)}; throw (k0(), 1); }
void g8() { k(1); k
(1); }
