// dynamic_cast, typeid, and virtual functions of objects whose construction goes on.
namespace std { class type_info { public: virtual ~type_info(); const char *name; }; }
struct A { int a = 1; constexpr virtual int f() const { return 1; } };
struct B : A { int b = 2; constexpr int f() const override { return 2; } };
struct C : B { int c = 3; constexpr int f() const override { return 3; } };
struct O { int o = 9; constexpr virtual int g() const { return 0; } };
struct M : B, O { int m = 4; constexpr int g() const override { return 5; } };
struct P : private A, O { constexpr const A *get() const { return this; } };
struct L : A { int l = 6; }; struct R : A { int r = 7; };
struct LR : L, R { };
constexpr A a; constexpr B b; constexpr C c; constexpr M m; constexpr P p; constexpr LR lr;
constexpr const A *pa = &a, *pb = &b, *pc = &c, *pm = &m;
static_assert(dynamic_cast<const B *>(pa) == nullptr);
static_assert(dynamic_cast<const B *>(pb) == &b);
static_assert(dynamic_cast<const C *>(pb) == nullptr);
static_assert(dynamic_cast<const C *>(pc)->c == 3);
static_assert(dynamic_cast<const B *>(pc)->b == 2);
static_assert(dynamic_cast<const B &>(*pc).f() == 3);
static_assert(dynamic_cast<const O *>(pm)->o == 9);
static_assert(dynamic_cast<const O *>(pm)->g() == 5);
static_assert(dynamic_cast<const O *>(pb) == nullptr);
static_assert(dynamic_cast<const void *>(static_cast<const O *>(&m)) == &m);
static_assert(dynamic_cast<const void *>(pa) == &a);
static_assert(dynamic_cast<const M *>(static_cast<const O *>(&m))->m == 4);
static_assert(dynamic_cast<const B *>(static_cast<const O *>(&m))->b == 2);
static_assert(dynamic_cast<const A *>(&m)->a == 1);
static_assert(dynamic_cast<const O *>(p.get()) == nullptr);
static_assert(dynamic_cast<const P *>(p.get()) == nullptr);
static_assert(dynamic_cast<const A *>(static_cast<const O *>(&p)) == nullptr);
static_assert(dynamic_cast<const L *>(static_cast<const A *>(static_cast<const R *>(&lr)))->l == 6);
static_assert(dynamic_cast<const LR *>(static_cast<const A *>(static_cast<const R *>(&lr))) == &lr);
static_assert(dynamic_cast<const B *>((const A *)nullptr) == nullptr);
static_assert(&dynamic_cast<const A &>(m) == pm);
constexpr int kind(const A *x) { if (dynamic_cast<const C *>(x)) return 3; if (auto *y = dynamic_cast<const B *>(x)) return y->b; return 1; }
static_assert(kind(&a) == 1 && kind(&b) == 2 && kind(&c) == 3 && kind(&m) == 2);
static_assert(&typeid(a) == &typeid(A));
static_assert(&typeid(*pb) == &typeid(B));
static_assert(&typeid(int) != &typeid(long));
static_assert(&typeid(int) == &typeid(const int &));
static_assert(&typeid(*pb) != &typeid(*pc));
struct Base { int n; constexpr Base() : n(f()) {} constexpr virtual int f() const { return 1; } };
struct Derived : Base { int k; constexpr Derived() : k(f()) {} constexpr int f() const override { return 2; } };
struct More : Derived { constexpr int f() const override { return 3; } };
static_assert(Derived().n == 1);
static_assert(Derived().k == 2);
static_assert(More().n == 1 && More().k == 2 && More().f() == 3);
struct Cov { constexpr virtual const Cov *self() const { return this; } int x = 1; };
struct Cov2 : O, Cov { constexpr const Cov2 *self() const override { return this; } int y = 2; };
constexpr Cov2 cov2;
static_assert(static_cast<const Cov &>(cov2).self()->x == 1);
static_assert(cov2.self()->y == 2);
constexpr int (A::*pf)() const = &A::f;
static_assert((pc->*pf)() == 3 && (pa->*pf)() == 1);
struct Heap { int *log; constexpr Heap(int *l) : log(l) {} constexpr virtual ~Heap() { *log += 1; } };
struct Heap2 : Heap { using Heap::Heap; constexpr ~Heap2() override { *log += 10; } };
constexpr int heap() { int n = 0; Heap *h = new Heap2(&n); delete h; return n; }
static_assert(heap() == 11);
namespace arrays { // new of arrays [expr.new]
using A = int[3];
constexpr int mat() { int (*p)[3] = new int[2][3]{{1, 2, 3}, {4, 5, 6}}; int r = p[1][2] * 10 + p[0][1]; delete[] p; return r; }
static_assert(mat() == 62);
constexpr int zero(int n) { int (*p)[2] = new int[n][2](); int r = p[n - 1][1]; delete[] p; return r; }
static_assert(zero(3) == 0);
constexpr int alias() { int *p = new A{1, 2}; int r = p[0] + p[1] + p[2]; delete[] p; return r; }
static_assert(alias() == 3);
constexpr int of_alias() { A *p = new A[2]{{1, 2}, {3}}; int r = p[0][1] + p[1][0]; delete[] p; return r; }
static_assert(of_alias() == 5);
constexpr int unbound() { int *p = new int[]{4, 5, 6}; int r = p[2]; delete[] p; return r; }
static_assert(unbound() == 6);
}
