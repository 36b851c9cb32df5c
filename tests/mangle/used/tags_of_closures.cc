// ABI tags of what lambdas return are those of their call operators, where names do not show them already, and other units may have the lambda.
struct [[gnu::abi_tag("tt")]] Tagged { };
template <class T> struct W { };
namespace a {
template <class T> int f1(T *) { auto l = [] { struct Q { int k() { return 1; } }; return Q(); }; return l().k(); }
template <class T> int f2(T *) { auto l = [] { return T(); }; l(); return 1; }
template <class T> int f3(T *) { auto l = [] { return [] { return T(); }; }; l()(); return 1; }
template <class T> int f4(T *) { auto l = [] { return [] { struct Q { int k() { return 1; } }; return Q(); }; }; return l()().k(); }
inline int f5(Tagged *) { auto l = [] { return [] { struct Q { int k() { return 1; } }; return Q(); }; }; return l()().k(); }
inline int f6(Tagged *) { auto l = [] { struct Q { int k() { return 1; } };  return Q(); }; return l().k(); }
template <class T> int f7(T *) { struct Q { int k() { return 1; } }; auto l = [] { return Q(); }; return l().k(); }
template <class T> int f8(T *) { auto l = []() -> Tagged * { return 0; }; l(); return 1; }
inline int f9(int *) { auto l = []() -> Tagged * { return 0; }; l(); return 1; }
int z() { f1((Tagged*)0); f2((Tagged*)0); f3((Tagged*)0); f4((Tagged*)0); f5(0); f6(0); f7((Tagged*)0); f8((Tagged*)0); f8((int*)0); f9(0); return 1; }
}
namespace b {
static int f1() { auto l = [] { return Tagged(); }; l(); return 1; }
inline auto v1 = [] { return Tagged(); };
static auto v2 = [] { return Tagged(); };
namespace { auto v3 = [] { return Tagged(); }; }
struct S { int m = ([] { return Tagged(); }(), 1); static inline auto s = [](Tagged *) { return Tagged(); }; static inline auto s1 = [](int) -> Tagged & { return *(Tagged *)0; }; };
template <class T> struct U { int m() { auto l = [] { return W<T>(); }; auto l2 = [](T) { return W<T>(); }; auto l3 = [](T *) { return (T*)0; }; l(); l2({}); l3(0); return 1; } };
inline int f2() { auto l = [](auto x) { return Tagged(); }; l(1); auto l2 = [](auto x) { return x; }; l2(Tagged()); auto l3 = [] { return W<Tagged>(); }; l3(); auto l4 = [](W<Tagged>) { return W<Tagged>(); }; l4({}); return 1; }
[[gnu::abi_tag("tt")]] inline int f3() { auto l = [] { return Tagged(); }; l(); return 1; }
inline namespace [[gnu::abi_tag("tt")]] n { inline int f4() { auto l = [] { return Tagged(); }; l(); return 1; } }
template <class T> int f5(T *) { struct Q { T k() { return T(); } T *m() { return 0; } }; Q().k(); Q().m(); auto l = [] { struct Q { T k() { return T(); } }; return Q().k(); }; l(); return 1; }
inline int f6() { Tagged (*p)() = [] { return Tagged(); }; p(); auto l = []() mutable { return Tagged(); }; l(); static auto x = [] { return Tagged(); }; x(); return 1; }
inline int f7(int a = [] { return Tagged(), 1; }(), Tagged b = [] { return Tagged(); }()) { return 1; }
inline int f8() { auto l = [] { struct Q { Tagged k() { return {}; } }; return Q().k(); }; l();  auto m = [] { static int x; x++; return Tagged(); }; m(); auto n = [] { static Tagged x; return &x; }; n(); return 1; }
int z() { f1(); v1(); v2(); v3(); S().m; S::s(0); S::s1(0); U<Tagged>().m(); f2(); f3(); f4(); f5((Tagged*)0); f6(); f7(); f8(); return 1; }
}
namespace d {
inline Tagged g1() { struct Q { Tagged k() { return {}; } }; return Q().k(); }
inline Tagged g2() { auto l = [] { return Tagged(); }; return l(); }
inline Tagged g3(Tagged) { auto l = [] { return Tagged(); }; return l(); }
inline int g4(Tagged) { auto l = [] { return Tagged(); }; l(); return 1; }
inline int g5(Tagged) { struct Q { Tagged k() { return {}; } }; Q().k(); return 1; }
inline int g6() { auto l = [](Tagged) { struct Q { Tagged k() { return {}; } }; Q().k(); [] { return Tagged(); }(); return 1; }; l({}); return 1; }
inline Tagged g7() { auto l = [] { auto m = [] { return Tagged(); }; m(); return 1; }; l(); return {}; }
inline auto g8() { struct Q { Tagged k() { return {}; } }; return Q(); }
struct [[gnu::abi_tag("uu")]] U { template <class T> Tagged m(T) { auto l = [] { return Tagged(); }; l(); auto n = [] { return U(); }; n(); return {}; } };
template <class T> Tagged g9(T) { auto l = [] { return Tagged(); }; l(); struct Q { Tagged k() { return {}; } }; return Q().k(); }
int z() { g1(), g2(), g3({}), g4({}), g5({}), g6(), g7(), g8().k(), U().m(1), g9(1), g9(Tagged()); return 0; }
}
namespace e {
namespace { int f1() { auto l = [] { return Tagged(); }; l(); return 1; } Tagged f2() { return {}; } struct A { int f3() { auto l = [] { return Tagged(); }; l(); return 1; } Tagged f4() { return {}; } }; }
template <class T> static int f5(T) { auto l = [] { return Tagged(); }; l(); return 1; }
template <class T> int f6(T) { auto l = [] { return Tagged(); }; l(); return 1; }
extern "C" inline int f7() { auto l = [] { return Tagged(); }; l(); return 1; }
int z() { return f1(), f2(), A().f3(), A().f4(), f5(1), f6(1), f7(); }
}
int main() { auto l = [] { return Tagged(); }; l(); return a::z() + b::z() + d::z() + e::z(); }
