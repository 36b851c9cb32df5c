// Non-type arguments, and variable templates.
struct S { int x; static int s; static void sf(); void f(); };
namespace ns {
int gi, ga[3];
static int si;
void gf() { }
static void sgf() { }
extern "C" void cf();
extern "C" int ci;
}
using namespace ns;
enum E { e0 = -1, e1 };
enum class EC : unsigned char { a, b };
template<int *P> void f1() { }
template<int &R> void f2() { }
template<void (*F)()> void f3() { }
template<auto P> void f4() { }
template<int (*A)[3]> void f5() { }
template<int S::*M> void f6() { }
template<void (S::*M)()> void f7() { }
template<class T> void tf(T) { }
template<void (*F)(int)> struct V { void m() { } };
template<long N> void i1() { }
template<char N> void i2() { }
template<bool N> void i3() { }
template<unsigned long long N> void i4() { }
template<E e> void i5() { }
template<EC e> void i6() { }
template<short... s> void i7() { }
template<class T, T t> void i8() { }
template<int *P> struct W { void m() { } };
template<auto F> struct U { void m() { } };
template<int *P> void h(W<P>) { }

namespace n {
template<class T> static T v1 = T();
template<class T> inline constexpr T v2 = T();
template<class T> constexpr T v3 = T(1);
template<class T> const T v4 = T(2);
template<class T> static constexpr T v5 = T(3);
template<class T> T v6 = T(3);
template<class T> T v6<T *> = nullptr;
template<class T> inline void inl(T) { }
template<class T> static int k3(T) { return 1; }
inline namespace in { template<class T> static int k4(T) { return 1; } }
}
namespace std { template<class T> static int k7(T) { return 1; } template<class T> static T v8 = T(); }
namespace { template<class T> static int k5(T) { return 1; } namespace deep { template<class T> static int k6(T) { return 1; } } }
template<class T> static T v9 = T();
template<class F, F f, unsigned N> struct tag { };
template<class T, class... A> struct wrap { wrap(A...) { } };
template<class T> void launch(T) { }
template<class T> struct G {
	T t;
	void go() { launch(tag<void (G<T>::*)(), &G<T>::go, 1u>()); launch(wrap<tag<decltype(&G::go), (&G::go), 2>, T>(t)); }
};
namespace { template<class T> constexpr T v7 = T(); struct L { template<class T> void m(T) { } }; template<class T> void k2(T) { } }
template<class T> static void k1(T) { }
struct C { template<class T> static constexpr T sm = T(3); template<class T> static T sn; template<class T> static void st(T) { } };
template<class T> T C::sn = T();
const void *volatile sink;

int main()
{
	f1<&gi>(); f1<&S::s>(); f1<&si>(); f2<gi>(); f2<si>(); f2<S::s>(); f2<ci>(); f3<gf>(); f3<&gf>(); f3<sgf>(); f3<cf>(); f3<&S::sf>();
	f1<nullptr>(); f3<nullptr>(); f6<&S::x>(); f6<nullptr>(); f7<&S::f>(); f7<nullptr>(); V<tf<int>>().m(); V<&tf<int>>().m(); U<&S::x>().m();
	i8<void (*)(), gf>(); i8<int *, &gi>(); i8<decltype(nullptr), nullptr>(); i6<EC(7)>();
	f4<&gi>(); f4<gf>(); f4<'c'>(); f4<e0>(); f4<EC::b>(); f5<&ga>();
	i1<-5>(); i2<'a'>(); i2<-1>(); i3<true>(); i4<18446744073709551615ull>(); i5<e0>(); i6<EC::b>(); i7<1, -2, 3>(); i5<(E)5>();
	i8<int, 3>(); i8<E, e1>(); i8<long, -4>(); W<&gi>().m(); U<&S::f>().m(); h(W<&gi>());
	sink = &n::v1<int>; sink = &n::v2<int>; sink = &n::v3<long>; sink = &n::v4<int>; sink = &n::v5<int>; sink = &n::v6<int>; sink = &n::v6<int **>;
	sink = &v7<int>; sink = &C::sm<int>; sink = &C::sn<int>;
	launch(tag<int (*)(), (&::main), 1>()); G<float>{1.f}.go(); launch(wrap<tag<int (*)(), &main, 1u>, int, char>(1, 'c'));
	sink = &std::v8<int>; sink = &v9<int>; n::k3(1); n::k4(1); k5(1); deep::k6(1); std::k7(1);
	k1(1); k1(L()); k2(1); k2(L()); L().m(1); n::inl(1); n::inl(L()); C::st(1);
}
int S::s;
void S::f() { }
void S::sf() { }
