// operator=: defaulted, implicit, of members.
struct A { int v; A &operator=(const A &) = default; };
constexpr int f() { A a{1}, b{2}; a = b; b.v = 5; return a.v; }
static_assert(f() == 2);
struct B { int v; constexpr B(int v) : v(v) {} constexpr B &operator=(const B &o) { v = o.v * 2; return *this; } };
constexpr int g() { B a(1), b(2); a = b; return a.v; }
static_assert(g() == 4);
struct C { B b; int k; };
constexpr int h() { C a{{1}, 2}, b{{3}, 4}; a = b; return a.b.v * 10 + a.k; }
static_assert(h() == 64);
template <class T> struct Opt { T t; bool on = false; constexpr Opt() : t() {} constexpr Opt(T t) : t(t), on(true) {} template <class U> constexpr Opt &operator=(U &&u) { t = u; on = true; return *this; } constexpr Opt &operator=(const Opt &) = default; };
constexpr int i() { Opt<int> o; o = 5; return o.t; }
static_assert(i() == 5);
struct N {};
struct O2 { int v = 0; constexpr O2 &operator=(N) { v = 9; return *this; } template <class U> constexpr O2 &operator=(U u) requires (sizeof(U) == 4) { v = u; return *this; } };
constexpr int k() { O2 o; o = N{}; int r = o.v; o = 5; return r * 10 + o.v; }
static_assert(k() == 95);

// Of what is converted to the class, by its own operator=; beside templates of it that take other things.
namespace converted {
template <bool B, class T> struct enable { }; template <class T> struct enable<true, T> { using type = T; };
template <class T> constexpr bool is_int = false; template <> constexpr bool is_int<int> = true;
struct Holder {
	int value;
	constexpr Holder(int v) : value(v) { }
	constexpr Holder(const Holder &h) = default;
	constexpr Holder &operator=(const Holder &h) { value = h.value + 1; return *this; }
	template <class T> constexpr typename enable<!is_int<T> && sizeof(T) == 8, Holder &>::type operator=(const T &) { value = 100; return *this; }
};
constexpr int assigned(int n) { Holder h(0); h = n; return h.value; }
static_assert(assigned(4) == 5);
struct Around { Holder h; };
constexpr int around(int n) { Around a{ 1 }, b{ n }; a = b; b = static_cast<Around &&>(a); return a.h.value * 10 + b.h.value; }
static_assert(around(4) == 56);
constexpr int other(long n) { Holder h(0); h = n; return h.value; }
static_assert(other(4) == 100);
}
