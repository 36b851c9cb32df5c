// Default constructors that are private beside templates of constructors, which take arguments.
class A { A() {} template <class T> A(T, int = 1); template <class T> A(T *); public: static A make() { return A(); } };
template <class U> class E { E(); public: template <class T> E(T); template <class T> static void s() { E e; } };
struct F : A { }; struct G { A a; int x; };
void f() { A a; E<int> e; A a2{}; E<int> e2{}; new A; A(); static A a3; A a4[2]; F f; }
__attribute__((device)) A da; __attribute__((shared)) E<int> se; __attribute__((global)) void k() { __attribute__((shared)) A a; A b; E<int> e(2); }
template <class T> void t() { T x; A y; T z{}; } template void t<A>();
