// Members that may not be named, and have no object.
class Q { int g() { return 1; } static int s(); int m; public: int h(); static int t(); };
void k(Q q) { Q::g(); (Q::g)(); Q::h(); Q::t(); sizeof(Q::g()); decltype(Q::g()) *x = 0; }
struct R : Q { void z() { Q::g(); Q::h(); } static void y() { Q::g(); Q::h(); g(); } };
template <class T> void l() { Q::g(); T::g(); } template void l<Q>();
namespace n {
class Q { int g(); int g(int); protected: int p(); };
void k(Q q) { Q::g(); Q::g(3); Q::p(); Q::g("x"); }
struct R : Q { friend void f() { Q::p(); R::p(); } };
}
