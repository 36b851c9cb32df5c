// operator->, references to arrays, conversions between classes.
struct Pt { int x, y; };
struct Ptr { const Pt *p; constexpr const Pt *operator->() const { return p; } constexpr const Pt &operator*() const { return *p; } };
struct Ptr2 { Ptr q; constexpr Ptr operator->() const { return q; } };
constexpr Pt pt{1, 2};
constexpr Ptr ptr{&pt};
constexpr Ptr2 ptr2{{&pt}};
static_assert(ptr->x == 1);
static_assert(ptr2->y == 2);
struct V { const char *p; unsigned long n; constexpr V(const char *s) : p(s), n(__builtin_strlen(s)) {} constexpr unsigned long size() const { return n; } };
constexpr V names[] = {"a", "bb", "ccc"};
template <class T, unsigned long N> constexpr unsigned long size(const T (&a)[N]) { return N; }
static_assert(size(names) == 3);
constexpr int nums[] = {1, 2};
static_assert(size(nums) == 2);
constexpr const V &first(const V (&a)[3]) { return a[1]; }
static_assert(first(names).size() == 2);
struct From { int v; constexpr From(int v) : v(v) {} };
struct To { int w; constexpr To(const From &f) : w(f.v + 1) {} };
constexpr int take(const To &t) { return t.w; }
static_assert(take(From(3)) == 4);
struct Holder { To t; constexpr explicit Holder(const To &t) : t(t) {} };
static_assert(Holder(From(4)).t.w == 5);
static_assert(Holder{From(4)}.t.w == 5);
template <class T> struct D { long n; constexpr D() = default; D(const D &) = default; constexpr explicit D(long n) : n(n) {} template <class U> constexpr D(const D<U> &o) : n(o.n * 2) {} };
constexpr D<int> a = D<long>(3);
static_assert(a.n == 6);
constexpr long take(const D<int> &d) { return d.n; }
static_assert(take(D<long>(3)) == 6);
constexpr D<int> b(D<long>(3));
static_assert(b.n == 6);
constexpr D<int> c{D<long>(3)};
static_assert(c.n == 6);
