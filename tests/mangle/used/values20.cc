/* Values of template arguments: of class and floating types, in them pointers to objects, subobjects, functions and members. */
namespace first {
using size_t = decltype(sizeof 0);
template <class T> void out() {}
template <size_t N> struct fixed_string { char data[N]; constexpr fixed_string(const char (&s)[N]) { for (size_t i = 0; i < N; ++i) data[i] = s[i]; } constexpr size_t size() const { return N - 1; } };
template <fixed_string S> void f() {}
template <auto V> void g() {}
template <class T, T V> void h() {}
struct P { int x, y; }; struct B { int b; }; struct D : B { P p; int arr[3]; bool t; double d; float fl; };
struct Ptr { const int *p; }; struct Ref { const int &r; };
struct MP { int P::*m; void (*fn)(); void (B::*mf)(); };
union U { int i; char c; float f; };
struct WU { U u; int k; };
struct E0 {}; struct E1 : E0 { E0 e; int q; };
enum class Col { red, green }; struct WE { Col c; long l; unsigned u; char ch; wchar_t w; decltype(nullptr) n; };
int gi; int ga[4]; P gp; D gd; int g2[3][4]; void fn();
template <double X> void fd() {}
template <const int *X> void pp() {}
template <const int &X> void rr() {}
template <const P *X> void ppp() {}
template <P X> struct C { static constexpr const P *ptr = &X; static constexpr const P& r = X; };
struct Anon { struct { int a; int b; }; int c; };
struct CArr { char s[8]; };
struct Nested { P a[2]; P b; };
struct Bits { unsigned a : 3; int b : 4; };
template <P X> void gg() { g<X>(); g<X.y>(); }
void first_values() {
 f<"abc">(); f<"">(); f<"ab\0c">(); g<P{1,2}>(); g<P{}>(); g<P{1}>(); g<P{0,2}>(); h<P, P{3,-4}>();
 g<D{}>(); g<D{{1},{2,3},{4,5},true,1.5,2.5f}>(); g<D{{1},{0,3},{0,5}}>();
 g<Ptr{&gi}>(); g<Ptr{nullptr}>(); g<Ptr{&ga[2]}>(); g<Ptr{ga}>(); g<Ptr{&ga[4]}>(); g<Ref{gi}>(); g<Ref{ga[1]}>(); g<Ptr{&gp.y}>(); g<Ptr{&g2[1][2]}>();
 g<MP{}>();
 g<U{1}>(); g<U{.c = 'a'}>(); g<U{.f = 0}>(); g<U{}>(); g<WU{{.c=1},2}>();
 g<E0{}>(); g<E1{{},{},4}>(); g<E1{}>(); g<WE{Col::green, 3, 4u, 'c', L'w', nullptr}>();
 fd<1.0>(); fd<-0.0>(); fd<0.0>(); g<2.5f>(); g<1.5L>();
 pp<&ga[1]>(); pp<ga>();  pp<&gp.y>(); pp<&gd.p.y>(); pp<&gd.arr[2]>(); pp<&gd.b>(); rr<ga[1]>(); rr<gp.x>(); rr<gd.b>(); pp<&g2[1][2]>();
 ppp<&gd.p>(); g<&ga[1]>(); g<&ga>(); g<&g2[1]>();
  g<Anon{{1,2},3}>(); g<CArr{"hi"}>(); g<CArr{}>(); g<Nested{{{1,2},{3,4}},{5,6}}>(); g<Nested{{{0,0},{3,4}}}>(); g<Bits{1,-2}>();
 gg<P{1,2}>(); g<[]{}>(); 
 g<(P*)nullptr>(); g<nullptr>(); g<&P::x>();
}
}
namespace second {
template <auto V> void g() {}
struct P { int x, y; void f(); void f2() const; }; void fn(int); extern "C" void cfn();
struct B1 { virtual ~B1(); int q; };
struct MP { int P::*m; void (P::*mf)(); int last; };
struct NP { int *p; int q; }; struct NN { decltype(nullptr) n; int q; };
struct FP { void (*f)(int); void (*c)(); int q;};
struct FR { void (&f)(int); };
struct WMP { int a; int P::*m; };
struct AU { union { int i; char c; }; int z; };
struct AU2 { union { int i; char c; } u; int z; };
struct DD { double a; float b; long double c; int d; };
struct Bo { bool b; char c; signed char s; unsigned char u; short sh; unsigned short us; long long ll; __int128 x; char8_t c8; char16_t c16; char32_t c32; int e;};
namespace ns { template <class T> struct Tm { T a; T b; struct In { T x; } in; }; int gv; inline int iv; static int sv; }
struct Mm { static int sm; static constexpr int cm = 3; int arr[2][2]; };
struct Base { int a; }; struct Der : Base { int b; }; Der der;
struct Emp {}; struct DE : Emp, Base { int c; };
enum E1 { e1, e2 }; struct WEn { E1 e; int q; };
struct FS { char s[4]; int n; }; struct WS { wchar_t s[3]; };
struct Pr { constexpr Pr(int x) : v(x) {} int v; };
struct Vol { const int c; };
template <auto V> struct X {}; template <auto V> void t(X<V>) {} 
template <P V> struct XP { template <class T> static void m(T) {} static int sd; struct In { void w() {} }; void mem() {} }; template <P V> int XP<V>::sd;
template <P V> int vt = 3;
template <P V> void h(XP<V>, XP<V>) {}
template <P... V> void pk() {}
template <class T, T V> void tv() {}
void second_values() {
 g<MP{&P::y, &P::f, 1}>(); g<MP{nullptr, nullptr, 1}>(); g<NP{nullptr, 1}>(); g<NN{nullptr, 1}>(); 
 g<WMP{0, &P::x}>(); g<WMP{1, nullptr}>(); g<WMP{}>(); g<WMP{0, &P::y}>();
 g<AU{{.i=1},2}>(); g<AU{{.c='a'},2}>(); g<AU2{{.c='a'},0}>(); g<AU2{{.i=0},3}>(); g<AU2{{.c=0},3}>();
 g<DD{1.0, -2.5f, 3.0L, 4}>(); g<DD{-0.0, 0, 0, 0}>(); g<DD{0, 0, 1.5L, 0}>();
 g<Bo{true, 'x', -1, 200, -3, 4, -5, -6, u8'a', u'b', U'c', 1}>();
 g<ns::Tm<int>{1, 2, {3}}>(); g<ns::Tm<char>{}>(); g<ns::Tm<int>::In{4}>(); g<NP{&ns::gv, 0}>(); g<NP{&ns::iv, 0}>(); g<NP{&Mm::sm, 1}>(); g<NP{&der.a, 1}>(); g<&der.a>(); 
 g<Der{{1}, 2}>(); g<DE{{}, {3}, 4}>(); g<DE{{}, {3}, 0}>(); g<WEn{e2, 1}>(); g<FS{"ab", 1}>(); g<FS{{'a'}, 1}>(); g<FS{"abc", 0}>(); g<FS{{}, 2}>(); g<WS{L"a"}>();
 g<Pr{3}>(); g<Vol{2}>(); g<Mm{{{1,2},{0,0}}}>(); g<Mm{{{0,2},{3}}}>();
 t(X<P{1,2}>{}); t(X<2.5>{}); XP<P{1,2}>::m(3); XP<P{1,2}>::sd = 1; XP<P{3}>::In{}.w(); XP<P{}>{}.mem(); vt<P{4}> = 1; h(XP<P{1,2}>{}, {}); pk<P{1}, P{}, P{2,3}>(); tv<P, P{1}>(); tv<double, 2.5>(); 
 g<&P::f>(); g<&P::f2>(); g<fn>(); g<&cfn>(); g<&ns::gv>(); g<2.5>(); g<-1.0f>(); g<(char*)nullptr>();
}
}
int main()
{
	first::first_values();
	second::second_values();
}
