// flags: --c++20
namespace std { template <class E> class initializer_list { const E *b; unsigned long n; }; }
struct A { int a, b; }; struct B { A a; int c; }; struct D : A { int d; }; struct Y {}; struct Src { operator A() const; operator int() const; }; struct Ref { const int &r; A &&m; };
struct Str { const char *s; char t[4]; int n; }; struct W { Y y; double d; float f; }; enum class F { f }; struct G { F f; bool b; void *p; int (*fn)(int); int Y::*pm; }; union U { int i; float f; }; struct H { U u; int i; }; struct L { int i : 3; int : 2; int j : 4; }; struct An { union { int i; float f; }; int k; }; struct Def { int a = 1; A b = {1, 2}; Y y{}; };
template <class T> struct P { T first; T second; }; template <class... T> struct V : T... { }; struct S2 { S2(int); }; struct Ex { explicit Ex(int); }; struct HS { S2 s; }; struct HI { HS h; int z; }; struct Fn { template <class T> operator T(); }; struct E {}; struct Arr { int x[2]; int y; }; struct De { ~De(); int i; }; int fn(int);
void f(Src s, A a, int n, Fn any, double d, char c, U u) {
  A a1(1), a2(1, 2), a3(1.5, 'c'), a4(s), a5(s, s), a6(any), a7(any, 2), a8(A(1)), a9(a), a10(a8), a11(n, d); A ax{};
  B b1(1), b2(a, 2), b3(A{1, 2}, 3), b4(s, 2), b5(1, 2), b6({1, 2}, 3), b7({}, 1), b8(any, any);
  D d1(a, 1), d2(1), d3(a), d4({1, 2}, 3);
  Str s1("a", "bc", 3), s2(nullptr), s3(0, {'a', 'b'}, c); W w1(Y(), 1, 2), w2({}, 1.0f, n);
  G g1(F::f, n, 0, fn, nullptr), g2(F{}, "x", &n, [](int x) { return x; }, 0); H h1(u, 3), h2(1, 3), h3(1); L l1(1, 2), l2(n, d); An an1(1, 2), an2(1); U u1(1), u2(u), u3(1.0f);
  Def de1, de2(1), de3(1, a), de4(1, {3}, Y()); P<int> p1(1, 2); P<A> p2(a, a), p3(1, 2); P p4(1, 2); V<A, Y> v1(a, Y()); HS hs1(3), hs2(S2(3)); HI hi1(3, 4), hi2(S2(1), 2); HI hi3(hs1); E e1, e2(e1), e3(E{}); Arr ar1({1, 2}, 3), ar2({1}); De dd(1); Ref r(n, A(1, 2));
  int x[2](1, 2), y[3](1),; char t[4]("abc"), t2[]("abc"), t3[3]('a', 'b'); A q[2](a, a), q2[2](1, 2); Y ys[2](Y{}, {}); int m[2][2]({1, 2}, {3});
  new A(1, 2); new A(1); new B(a, 1); A(1, 2); (A)1; static_cast<A>(1); (B)a; static_cast<B>(1); auto *np = new int[2](1, 2); A v = A(1); A(s); (A)s; static_cast<A>(s); (A)a; P<int>(1, 2); U(1);
}
template <class T, class... R> void t(T v, R... r) { T a(r...); T b(v); T c(1); T d(r..., 1); P<T> p(v, v); new T(r...); } void inst() { t(A(), 1, 2); t(A(), 1); t(3, 4); }
template <class T> concept Made = requires(T v) { T(1, 2); }; static_assert(Made<A> && Made<B> && !Made<Y>); struct M { A a; B b; M() : a(1, 2), b(a, 3) {} M(int) : a(1), b(1, 2) {} A c = A(1, 2); };
__attribute__((global)) void k(A *p) { p[0] = A(1, 2); A l(3, 4); p[1] = A(l.a); __attribute__((shared)) A s[2]; s[0] = A(1); }
