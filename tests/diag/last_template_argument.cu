// flags: --c++20
// What should stand behind the last comma of template arguments [temp.names].
template <class T, class U = int> struct A { T t; };
template <class T, class U = int> T f(T t) { return t; }
template <class T> T g(T t) { return t; }
template <class... T> int h(T... t) { return 1; }
template <class T> int v = 1;
template <class T, int N = 2> using al = T;
void a() { f<int,>(1); }
void b() { f<int, int,>(1); }
void c() { g<int,>(1); }
void j() { al<int,> x; al<int, 1,> y; }
A<int,> k;
A<A<int,>> l;
template <class T> void n(T t) { f<T,>(t); A<T,> x; t.template q<T,>(1); }
struct S { template <class T> T q(T t) { return t; } A<int,> m; };
template struct A<char,>;
namespace N {
template <class... T> struct P { };
template <template <class> class T, template <class> class U = T> struct TT { };
template <class T, int... N> struct NP { };
template <class T, class U = int> struct A { T t; };
template <class T> struct O { T t; };
template <int N, int M = 2> struct I { };
template <class... T> int h(T... t) { return 1; }
template <class T> concept C = true;
void e() { P<int,> a; P<> b; }
TT<O,> c;
NP<int,> d;
NP<int, 1,> f;
O<int,> g;
I<1,> i;
I<1,2,> j;
template <class T> using al = A<T,>;
template <class T> struct D : A<T,> { A<int,> m; typename T::template x<int,> q; };
int s = sizeof(O<int,>) + h<int,>(2);
struct M { template <class T> static T q(T t) { return t; } template <class T> struct N {}; };
int t = M::q<int,>(2);
M::N<int,> u;
auto l = [](A<int,> a) { return h<int,>(1); };
template <int N> int fi() { return N; }
int x = fi<1,>();
void y(int a) { bool b = a < 1, a > (2); }
}
int uses() { S s; s.q<int,>(1); return S().q<int, int,>(1); }
