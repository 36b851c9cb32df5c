template<class A, class B> struct Two { A first; B second; Two() : first(), second() { } };
struct T0 { int v; };
struct NC { NC() {} int v; };
struct DC { DC() = default; int v; };
template<class T> int f1() { int n; return n; }
template<class T> int f2() { int n; int k = n; return k; }
template<class T> int f3() { int n; n++; return 1; }
template<class T> int f4() { T0 n; T0 k = n; return 1; }
template<class T> int f5() { T0 n; return n.v; }
template<class T> int f6() { T0 n[2]; return n[1].v; }
template<class T> int f7() { T n; return n; }
template<class T> int f8() { int n; auto l = [n] { return n; }; return 1; }
template<class T> int f9() { int n; auto l = [n] { return 1; }; return 1; }
template<class T> int f10() { int n; auto l = [=] { return n; }; return 1; }
template<class T> int f11() { int n; auto l = [&] { return n; }; return 1; }
template<class T> int f12() { NC n; auto l = [n] { return 1; }; return 1; }
template<class T> int f13() { T0 n; auto l = [n] { return 1; }; return 1; }
template<class T> int f14() { DC n; auto l = [n] { return 1; }; return 1; }
template<class T> int f15() { DC n; return n.v; }
template<class T> int f16() { NC n; NC k = n; return n.v; }
template<class T> int f17() { auto l = [](auto x) { T0 n; T0 k = n; return n.v; }; return 1; }
int g17() { auto l = [](auto x) { T0 n; T0 k = n; return n.v; }; return 1; }
int g18() { auto l = [](auto x) { T0 n; auto z = [n] { return 1; }; return 1; }; return 1; }
int g19() { auto l = [](auto x) { NC n; auto z = [n] { return 1; }; return 1; }; return 1; }
int g20() { NC n; auto z = [n] { return 1; }; return 1; }
int g21() { NC n; NC k; k = n; return n.v; }
template<class T> struct S { int m1() { int n; return n; } int m2() { T0 n; return n.v; } int m3() { T0 n; auto l = [n] { return 1; }; return 1; } };
int g30() { auto l = [](auto x) { T0 n; auto z = [n] { return n.v; }; return 1; }; return 1; }
struct W { int v; W(int x = 0) : v(x) {} W(const W &o) : v(o.v) {} };
struct V { int v; V() {} };
struct D { int v; D() = default; };
struct M { W w; int k; };
struct I { int v = 1; };
struct B : W { int q; };
template<class T> struct TP { T a; TP() : a() {} };
template<class T> struct TQ { T a; };
template<class T> int h2() { V n; return n.v; }
template<class T> int h9() { Two<int,int> n; return n.first; }
template<class T> int h10() { TP<int> n; return n.a; }
template<class T> int h11() { TQ<int> n; return n.a; }
template<class T> int h12() { W n[2]; return n[1].v; }
template<class T> int h20() { Two<int,int> n; auto l = [=] { return n.first; }; return 1; }
namespace made {
struct base { }; struct has_virtual { virtual void f() { } int v; }; struct destroyed { virtual ~destroyed() = default; int v; };
struct derived : virtual base { int v; }; struct holder { derived d; int v; }; struct defaulted : virtual base { defaulted() = default; int v; };
template<class T> struct derived_of : virtual T { int v; }; template<class T> struct plain_of : T { int v; };
int with_virtual_function() { has_virtual x; return x.v; }
int with_virtual_destructor() { destroyed x; return x.v; }
int with_virtual_base() { derived x; return x.v; }
int with_member() { holder x; return x.v; }
int with_elements() { holder x[2]; return x[0].v; }
int with_constructor() { defaulted x; return x.v; }
int with_instance() { derived_of<base> x; return x.v; }
int of_polymorphic() { plain_of<has_virtual> x; return x.v; }
int of_plain() { plain_of<base> x; return x.v; }
}
