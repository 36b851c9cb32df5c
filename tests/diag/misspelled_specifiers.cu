// A name that is no type between attributes or specifiers and a type is taken for what is declared, as where a specifier is misspelled.
struct float4 { int x; };
namespace a { __attribute__((device)) inlin int f1(); }
namespace b { __attribute__((device)) inlin unsigned long long f2(); }
namespace c { static inlin const int f3(); }
namespace d { __attribute__((device)) inlin static int f4(); }
namespace e { __attribute__((device)) inlin undefd f5(); }
namespace f { __attribute__((global)) inlin void f6(); }
namespace g { __attribute__((device)) inlin struct S *f7(); }
namespace h { __attribute__((device)) inlin float4 *f8(); }
namespace i { inlin float4 *f9(); }
namespace j { static inlin float4 *f10(); }
namespace k { __attribute__((device)) constan int f11[3]; }
namespace l { __attribute__((device)) inlin constexpr int f12 = 3; }
namespace m { __attribute__((device)) inlin auto f13(); }
namespace n { __attribute__((device)) inlin __attribute__((device)) int f14(); }
namespace o { inlin __attribute__((device)) int f15(); }
namespace p { __attribute__((device)) inlin decltype(3) f16(); }
namespace q { int x3; __attribute__((device)) x3 int f17(); }
namespace r { extern "C" __attribute__((device)) inlin int f18(); }
namespace s { template <class T> __attribute__((device)) inlin unsigned f19(T); }
namespace t { template <class T> __attribute__((device)) static inline inlin unsigned f20(T); }
namespace u { template <class T> static inlin unsigned f21(T); }
struct K1 { __attribute__((device)) inlin int f(); };
struct K2 { __attribute__((device)) inlin unsigned f() const; };
struct K3 { __attribute__((device)) inlin const int f(); };
struct K4 { __attribute__((device)) static inlin int f(); };
struct K5 { virtual inlin int f(); };
struct K6 { static inlin int f(); };
template <class T> struct K7 { __attribute__((device)) inlin unsigned f(T); };
template <class T> struct K8 { static inlin unsigned f(T); };
__attribute__((device)) const int good1(int);
__attribute__((device)) float4 unsigned_of();
__attribute__((device)) static inline float4 *good2();
