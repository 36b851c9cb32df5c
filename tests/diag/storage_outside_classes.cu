// #80: storage classes of members that are defined outside of their class.
struct A { static int s; static void f(); void g(); static const int k; static int m; };
static int A::s = 1;
static void A::f() {}
static inline void A::g() {}
struct A2 { static int s; static void f(); void g(); static const int k; static int m; template <class T> static void t(T); }; template <class T> struct B2 { static T s; static void f(); void g(); };
int static A2::m = 1;
extern void A2::g() {}
template <class T> static T B2<T>::s = 1; template <class T> static void B2<T>::f() {} template <class T> extern void B2<T>::g() {} template <class T> static void A2::t(T) {} namespace n { extern int v; void f(); } static int n::v = 1; static void n::f() {} extern int n::v; struct C { friend void h(); static void q(); }; static void h() {} static int A2::s;
