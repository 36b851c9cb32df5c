// Addresses of bases, virtual ones too, and of members of one object.
struct B { int b; }; struct L : virtual B { int l; }; struct R : virtual B {}; struct D : L, R { int d; };
static D d;
static_assert(static_cast<B*>(&d) != nullptr);
constexpr B *pb = &d;
constexpr L *pl = &d;
constexpr B &rb = d;
static_assert(&rb == pb);
static_assert((void*)static_cast<B*>(&d) != (void*)&d);
constexpr int *pi = &d.b;
static_assert(pi == &d.L::b);
static_assert(pi == &pb->b);
static_assert(static_cast<L*>(nullptr) == nullptr);
constexpr B *pn = static_cast<D*>(nullptr);
static_assert(!pn);
static_assert(pl == &d);
constexpr L &rl = d;
static_assert(&rl == pl && &rl.l == &d.l);
extern D e;
constexpr B *pe = &e;
static_assert(pe != pb);
static_assert(&d.d != nullptr);
constexpr int D::*md = &D::d;
static_assert(md != nullptr);
static_assert(__is_base_of(B, D) && sizeof(D) == 32);
constexpr bool local() { D *none = nullptr; B *b = none; return b == nullptr; }
static_assert(local());
struct Abstract { virtual int f() const = 0; };
struct Left : virtual Abstract { int f() const override { return 1; } };
extern Left left;
constexpr const Abstract &abstract = left;
static_assert(&abstract != nullptr);
namespace members {
struct S { int a, b; int c[3]; struct { char x, y; } n; };
constexpr S s{};
static_assert(&s.a != &s.b);
static_assert(&s.a < &s.b && &s.b > &s.a && &s.c[0] > &s.b);
static_assert(&s.n.x < &s.n.y && &s.c[1] < &s.c[2]);
static_assert((void *)&s.c < (void *)&s.n);
struct B1 { int i; }; struct B2 { int j; }; struct DD : B1, B2 { int k; };
constexpr DD dd{};
static_assert(&dd.i < &dd.j && &dd.k > &dd.j);
static_assert((const void *)static_cast<const B2 *>(&dd) != (const void *)&dd);
static_assert(static_cast<const B1 *>(&dd) == &dd);
constexpr int m[2][2] = {};
static_assert(&m[0][1] < &m[1][0] && &m[1][1] != &m[0][1]);
}

// __builtin_constant_p of what is no constant: addresses in different objects have no order [expr.rel]/4.
namespace order {
int x, y; int arr[4];
constexpr bool f() { int a[2]{}, b[2]{}; return __builtin_constant_p(&a[0] < &b[0]); }
static_assert(!f());
constexpr bool g(const int *a, const int *b) { return __builtin_constant_p(a < b) && a < b; }
static_assert(!g(&x, &y));
static_assert(g(arr, arr + 1) && !g(arr + 1, arr));
static_assert(!__builtin_constant_p(&x < &y));
struct S { int a, b; }; S s;
static_assert(g(&s.a, &s.b));
constexpr bool h(int a, int b) { return __builtin_constant_p(a / b); }
static_assert(h(4, 2) && !h(4, 0));
constexpr bool k(const int *p) { return __builtin_constant_p(*p); }
static_assert(!k(nullptr));
constexpr bool m() { int *p = new int(3), *q = new int(4); bool r = g(p, q); delete p; delete q; return r; }
static_assert(!m());
}
