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

/* Aggregates from arguments in parentheses [dcl.init.general]/16, where the answer decides about a specialization. */
namespace parentheses {
struct default_ { }; struct Other { }; struct Two { int a, b; }; struct Ref { int &r; };
template <class To, class From, class = void> struct can { static constexpr bool value = false; };
template <class To, class From> struct can<To, From, decltype((void)static_cast<To>(*(From *)0))> { static constexpr bool value = true; };
static_assert(!can<default_, Other>::value);
static_assert(!can<default_, int>::value);
static_assert(!can<Two, Other>::value);
static_assert(!can<Two, int *>::value);
struct D : Two { int c; };
template <class To, class From, class = void> struct canf { static constexpr bool value = false; };
template <class To, class From> struct canf<To, From, decltype((void)To(*(From *)0))> { static constexpr bool value = true; };
template <class To, class From, class = void> struct can2 { static constexpr bool value = false; };
template <class To, class From> struct can2<To, From, decltype((void)To(*(From *)0, *(From *)0))> { static constexpr bool value = true; };
static_assert(can<Two, int>::value);
static_assert(canf<Two, int>::value);
static_assert(can2<Two, int>::value);
static_assert(canf<D, Two>::value);
static_assert(!canf<D, int>::value);
template <class T> T &&declval();
template <class T> struct Unrelated { };
template <class F, class = void> struct a1 { static constexpr bool value = false; };
template <class F> struct a1<F, decltype(Two(declval<F>()), void())> { static constexpr bool value = true; };
template <class F, class = void> struct a2 { static constexpr bool value = false; };
template <class F> struct a2<F, decltype(void(Two(declval<F>())))> { static constexpr bool value = true; };
template <class F, class = void> struct a3 { static constexpr bool value = false; };
template <class F> struct a3<F, decltype(void(sizeof(Two(declval<F>()))))> { static constexpr bool value = true; };
template <class F, class = void> struct a4 { static constexpr bool value = false; };
template <class F> struct a4<F, decltype(static_cast<void>(Two(declval<F>())))> { static constexpr bool value = true; };
template <class...> using void_t = void;
template <class F, class = void> struct a5 { static constexpr bool value = false; };
template <class F> struct a5<F, void_t<decltype(Two(declval<F>()))>> { static constexpr bool value = true; };
template <class F, class = void> struct a6 { static constexpr bool value = false; };
template <class F> struct a6<F, void_t<decltype(!(Two(declval<F>()), 1))>> { static constexpr bool value = true; };
static_assert(!a1<Unrelated<int>>::value);
static_assert(!a2<Unrelated<int>>::value);
static_assert(!a3<Unrelated<int>>::value);
static_assert(!a4<Unrelated<int>>::value);
static_assert(!a5<Unrelated<int>>::value);
static_assert(!a6<Unrelated<int>>::value);
}

// The best conversion function is deleted.
struct DeletedConversion {
	template <class T> constexpr operator T() const { return T(); }
	operator long() const = delete;
};
static_assert(!__is_constructible(long, DeletedConversion));
static_assert(__is_constructible(int, DeletedConversion));

// Two constructors and two conversion functions, of which no one is best: only direct initialization, by constructors, is left.
struct Converted;
struct Ambiguous {
	operator Converted();
	operator Converted() const;
};
struct Converted {
	Converted();
	Converted(const Converted &);
	Converted(const Ambiguous &);
	Converted(Ambiguous &&);
};
template <class To> void receive(To);
template <class From, class To, class = void> struct Converts { static constexpr bool value = false; };
template <class From, class To> struct Converts<From, To, decltype(receive<To>(static_cast<From (*)()>(nullptr)()))> {
	static constexpr bool value = true;
};
static_assert(!Converts<Ambiguous, Converted>::value);
static_assert(__is_constructible(Converted, Ambiguous));
struct Function;
struct Better {
	operator Function();
};
struct Function {
	Function();
	Function(const Function &);
	Function(const Better &);
};
static_assert(Converts<Better &, Function>::value);

// Of a noexcept function to a pointer to one that is not [conv.fctptr]; of floating numbers that are too large.
constexpr int apart(int a, int b) noexcept { return a > b ? a - b : b - a; }
constexpr int by_pointer(int a, int b) { int (*f)(int, int) = apart; return f(a, b); }
static_assert(by_pointer(3, 7) == 4);
constexpr float narrowed(double d) { return (float)d; }
static_assert(narrowed(1e300) > 3e38f && -narrowed(1e300) == narrowed(-1e300) && (float)1e300 > 3e38f);
