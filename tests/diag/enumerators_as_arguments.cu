// Enumerators as arguments of templates have their names, where one has the value.
enum E { e0, e1, e1b = 1 }; namespace N { enum class S { a = 5, b }; }
template <E e, class T = int> struct V { static constexpr int n = 2; T m; };
template <N::S s> struct W { };
template <E e> constexpr auto f(V<e> v) { return v.nope; }
template <E e> struct G { V<e> v; static_assert(e == e0, "no"); };
int a = V<e1>(); int b = V<(E)1>(); int c = V<(E)7>(); int d = W<N::S::b>(); int g = W<(N::S)9>(); int h = V<e1b>();
auto x = f(V<e1>()); G<e1> gg; 
constexpr E k = e1; int i = V<k>(); int j = V<E(e0 + 1)>();
template <E e> int z(V<e> v) { int q = v; return q; }
template int z<e1>(V<e1>);
template int z<(E)0>(V<e0>);
namespace N { enum U { u1, u2 }; struct C { enum I { i1, i2 }; enum class J { j1 }; }; template <class T> struct D { enum K { k1 }; }; }
template <auto a> struct A {}; 
int n1 = A<N::u2>(); int n2 = A<N::C::i2>(); int n3 = A<N::C::J::j1>(); int n4 = A<N::D<int>::k1>(); 
enum { an1, an2 }; int n5 = A<an2>();
enum Fwd : int; int n6 = A<(Fwd)1>(); enum Fwd : int { fw0, fw1 }; int n7 = A<(Fwd)1>();
