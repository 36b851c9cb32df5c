// Objects made of others by conversion functions, where the class has constructors that copy, or that are templates.
template <bool B> struct enable { };
template <> struct enable<true> { using type = int; };

struct Plain;
struct Source { constexpr operator Plain() const; constexpr operator Plain(); };
struct Plain { int value = 3; constexpr Plain() = default; constexpr Plain(const Plain &) = default; };
constexpr Source::operator Plain() const { return Plain{}; }
constexpr Source::operator Plain() { Plain p; p.value = 4; return p; }
constexpr int copied() { Source s; const Source &r = s; Plain a(r), b(s), c = r; return a.value * 100 + b.value * 10 + c.value; }
static_assert(copied() == 343);

struct Moved { constexpr Moved() = default; Moved(const Moved &) = delete; constexpr Moved(Moved &&) = default; };
struct ToMoved { constexpr operator Moved() const { return {}; } };
constexpr bool moved() { ToMoved t; Moved m(t); (void)m; return true; }
static_assert(moved());

struct Base { int value; constexpr Base(int i) : value(i) { } constexpr Base(const Base &) = default; constexpr Base(Base &&) = default; };
struct Derived : Base { constexpr Derived() : Base(7) { } };
constexpr int sliced() { Derived d; const Derived &r = d; Base b(d), c(r), e = r, f(static_cast<Derived &&>(d)); return b.value + c.value + e.value + f.value; }
static_assert(sliced() == 28);

template <bool, bool> struct To;
template <bool constant, bool other> struct From {
	constexpr From() = default;
	constexpr From(const From &) = default;
	template <bool a, bool b, bool c = other, typename enable<c>::type = 0> constexpr operator To<a, b>() { return To<a, b>{}; }
	template <bool a, bool b, bool c = constant, typename enable<c>::type = 0> constexpr operator To<a, b>() const { return To<a, b>{}; }
};
template <bool lvalue, bool rvalue> struct To {
	constexpr To() = default;
	constexpr To(const To &) = default;
	template <bool a, bool b, bool c = lvalue, typename enable<c>::type = 0> constexpr To(const From<a, b> &) { }
	template <bool a, bool b, bool c = rvalue, typename enable<c>::type = 0> constexpr To(From<a, b> &&) { }
};
template <class A, class B> struct Holder { A a; constexpr Holder(const B &b) : a(b) { } };
template <class A, class B> constexpr bool converted() { B b; const B &r = b; A a(r); Holder<A, B> h(b); (void)a, (void)h; return true; }
static_assert(converted<To<false, true>, From<true, true>>());
static_assert(converted<To<false, false>, From<true, false>>());
static_assert(converted<To<true, false>, From<false, false>>());

// No operand of a built-in operator is of a class: a template that converts to classes alone gives none.
template <class T, class = void> constexpr bool compares = false;
template <class T> constexpr bool compares<T, decltype((void)(T() == T()))> = true;
template <class T, class = void> constexpr bool negates = false;
template <class T> constexpr bool negates<T, decltype((void)-T())> = true;
static_assert(!compares<From<true, true>> && !negates<From<true, true>>);

// A constructor that is a template, and a class with a conversion function to something else.
struct Number { operator int() const; };
template <class T> constexpr bool is_number = false;
template <> constexpr bool is_number<Number> = true;
struct Refusing { template <class T, typename enable<!is_number<T>>::type = 0> Refusing(const T &); };
static_assert(!__is_constructible(Refusing, Number));
static_assert(__is_constructible(Refusing, int));

/* An object becomes the nearer of two bases, by value or by reference [over.ics.rank]/4. */
struct Farthest { Farthest(); };
struct Near : Farthest { };
struct Nearer : Near { Nearer(); };
extern Nearer nearer;
template <class A, class B> struct choice {
	static char take(A);
	static long take(B);
};
static_assert(sizeof(choice<Near &&, Farthest>::take(Nearer())) == 1, "");
static_assert(sizeof(choice<Near &, Farthest>::take(nearer)) == 1, "");
static_assert(sizeof(choice<Near &&, Farthest>::take(nearer)) == sizeof(long), "");
static_assert(sizeof(choice<Near, Farthest &>::take(nearer)) == 1, "");
static_assert(sizeof(choice<Near, const Farthest &>::take(Nearer())) == 1, "");
