/* Values that are none of the type of a template's parameter. */
namespace n1 {
template <unsigned char N> struct T {};
T<300> t;
T<-1> u;
}
namespace n2 {
template <unsigned N> struct T {};
T<-1> u;
void f() { T<-2> v;
T<3.5> w;
T<'a'> x;
T<1 << 40> y;
}
}
namespace n3 {
template <unsigned char N> void f();
void g() { f<300>();
f<-1>();
}
}
namespace n5 {
template <int N> struct T {};
T<4294967296> u;
T<(int)4294967296> v;
constexpr long l = 1l << 40;
T<l> w;
T<'a'> x;
T<true> y;
T<3000000000u> z;
}
namespace n6 {
enum E { a, b };
template <E e> struct T {};
T<0> t;
T<a> u;
T<(E)5> v;
T<E(7)> w;
}
namespace n7 {
template <char... C> struct T {};
T<'a', 300> t;
T<1, 2, 3> u;
T<-129> v;
}
namespace n8 {
enum class F { x };
enum G { g = 300 };
enum H : unsigned char { h };
template <int N> struct T {};
T<F::x> a;
T<g> b;
T<h> c;
template <F f> struct U {};
U<F::x> d;
U<0> e;
U<g> f;
U<F(3)> k;
template <G v> struct V {};
V<g> l;
V<300> m;
V<h> n;
template <unsigned char c> struct W {};
W<g> o;
W<h> q;
W<G::g> r;
}
namespace n9 {
template <unsigned N> struct T { T<N - 1> *p;
static const unsigned v = N;
};
T<0> t;
template <> struct T<5> {};
T<5> u;
unsigned w = T<0>::v;
}
namespace n10 {
template <signed char N> struct T {};
T<128> a;
T<127> b;
T<-128> c;
T<-129> d;
T<'\xff'> e;
T<128u> f;
T<1.0> g;
T<(char)200> h;
T<sizeof(int)> i;
template <unsigned long N> struct S {};
S<-1> j;
S<sizeof(long)> k;
S<~0> l;
S<~0ul> m;
}
