// what nothing declares behind const, as a template argument
namespace n { struct A { }; }
template <class T> struct V { T *t; V(); V(int); int size() const; };
template <class T, class U> struct W { };
V<const und1> a;
V<const und2 *> b;
W<int, const volatile und4> d;
typedef V<const und6> f;
using g = V<const n::und7>;
void h(V<const und8> x);
V<const und9> i();
void j() { V<const und10> x; V<const und11> y(3); int z = sizeof(V<const und12>); V<const n::und13 *> w; }
struct K { V<const und14> m; V<const V<const und15>> *n; };
struct L : V<const und16> { };
void m(const V<const und17> &v) { v.size(); v.nothing(); }
template <class T> void o(V<const und18> x, T t);
V<const n::A> valid;
W<const int, const n::A *const> valid_2;
int last = und19;
