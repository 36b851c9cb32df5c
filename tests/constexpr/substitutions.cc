/* What is no valid expression where a substitution may fail [temp.deduct]/8. */
template <class T> T &&some();
template <class T> void take(T);
template <class T, class... A> constexpr auto takes(int) -> decltype(take<T>({some<A>()...}), true) { return true; }
template <class T, class... A> constexpr bool takes(long) { return false; }

/* lists for which an explicit constructor is chosen [over.match.list] */
struct tag { };
struct by_explicit { explicit by_explicit(tag) { } explicit by_explicit(tag, int) { } by_explicit(int, int) { } };
struct by_deleted { by_deleted(tag) = delete; by_deleted(int) { } };
static_assert(takes<int, int>(0));
static_assert(!takes<by_explicit, tag>(0));
static_assert(!takes<by_explicit, tag, int>(0));
static_assert(takes<by_explicit, int, int>(0));
static_assert(!takes<const by_explicit &, tag>(0));
static_assert(!takes<by_deleted, tag>(0));
static_assert(takes<by_deleted, int>(0));

/* conversion functions by name [class.conv.fct] */
template <class T> struct one_of { };
template <class T, class U> void in_bound(char (*)[sizeof(some<U>().operator one_of<T>())]);
template <class T, class U> auto in_result(int) -> decltype(some<U>().operator one_of<T>());
template <class T, class U, class = void> constexpr bool has_in_bound = false;
template <class T, class U> constexpr bool has_in_bound<T, U, decltype(in_bound<T, U>(0))> = true;
template <class T, class U, class = void> constexpr bool has_in_result = false;
template <class T, class U> constexpr bool has_in_result<T, U, decltype((void)in_result<T, U>(0))> = true;
struct none { };
struct some_of { operator one_of<int>() const; };
struct derived : some_of { operator int() const; operator int(); operator const char *(); operator int &() const; };
static_assert(!has_in_bound<int, none> && !has_in_bound<char, some_of> && !has_in_bound<char, int>);
static_assert(has_in_bound<int, some_of> && has_in_bound<int, derived>);
static_assert(!has_in_result<int, none> && !has_in_result<char, some_of> && has_in_result<int, derived>);
static_assert(__is_same(decltype(derived().operator one_of<int>()), one_of<int>));
static_assert(__is_same(decltype(derived().operator int()), int));
static_assert(__is_same(decltype(derived().operator const char *()), const char *));
static_assert(__is_same(decltype(derived().operator int &()), int &));

// Components of qualifiers that a class lacks, also in arguments that an alias template ignores.
namespace missing_components {
	template <class...> using ignored = void;
	template <class T> struct wrapped { using type = T; };
	struct plain { };
	struct full { template <class U> struct rebind { using other = U; }; struct inner { using other = int; }; };
	template <class T> struct only_int { };
	template <> struct only_int<void> { template <class U> only_int(const only_int<U> &); };
	template <class T, class = void> constexpr bool rebinds = false;
	template <class T> constexpr bool rebinds<T, ignored<typename T::template rebind<int>::other>> = true;
	template <class T, class = void> constexpr bool has_inner = false;
	template <class T> constexpr bool has_inner<T, ignored<int, typename T::inner::other *>> = true;
	template <class T, class = void> constexpr bool has_value = false;
	template <class T> constexpr bool has_value<T, ignored<decltype(T::inner::value)>> = true;
	static_assert(!rebinds<plain> && rebinds<full> && !rebinds<only_int<void>> && !rebinds<only_int<int>> && !rebinds<wrapped<full>>);
	static_assert(!has_inner<plain> && has_inner<full> && !has_inner<only_int<void>> && !has_inner<wrapped<full>>);
	static_assert(!has_value<plain> && !has_value<full>);
}

// Casts of nothing and of several values, values that have no size, members and bases that a class has twice, arguments that parameters
// do not take.
namespace made_of_nothing {
	template <class T, class = decltype(T{})> constexpr bool in_braces(int) { return true; }
	template <class> constexpr bool in_braces(...) { return false; }
	template <class T, class... A> constexpr auto in_parentheses(int) -> decltype(T(some<A>()...), true) { return true; }
	template <class, class...> constexpr bool in_parentheses(...) { return false; }
	struct undying { ~undying() = delete; };
	struct unmade { unmade(int); };
	struct made { made(); };
	static_assert(!in_braces<undying>(0) && !in_braces<undying[2]>(0) && !in_braces<unmade[1]>(0) && in_braces<made[1]>(0));
	static_assert(in_braces<const int &>(0) && in_braces<const made &&>(0) && !in_braces<int &>(0) && !in_braces<const unmade &>(0));
	static_assert(!in_braces<made &>(0) && in_braces<int[2]>(0) && in_braces<void>(0) && !in_braces<void()>(0));
	static_assert(in_parentheses<void>(0) && in_parentheses<void, int>(0) && !in_parentheses<void, int, int>(0));
}
namespace no_size {
	template <class T, unsigned = sizeof(T)> constexpr bool measured(int) { return true; }
	template <class> constexpr bool measured(...) { return false; }
	template <class T> constexpr bool in_bound(char (*)[alignof(T)]) { return true; }
	template <class> constexpr bool in_bound(...) { return false; }
	static_assert(measured<int>(0) && !measured<void>(0) && !measured<void()>(0) && in_bound<int>(0) && !in_bound<void>(0));
	template <class T> constexpr bool has_a(decltype(sizeof(T::a))) { return true; }
	template <class> constexpr bool has_a(...) { return false; }
	struct with { int a; };
	static_assert(!has_a<int>(0) && has_a<with>(0));
}
namespace twice {
	struct base { int m; void f(); void operator()(); int operator[](int); };
	struct left : base { int n; };
	struct right : base { int n; };
	struct both : left, right { using left::f; using right::f; using left::operator(); using right::operator(); };
	struct hidden : private base { };
	template <class T> constexpr auto n_of(int) -> decltype(some<T>().n, true) { return true; }
	template <class> constexpr bool n_of(...) { return false; }
	template <class T> constexpr auto m_of(int) -> decltype(some<T>().m, true) { return true; }
	template <class> constexpr bool m_of(...) { return false; }
	template <class T> constexpr auto calls_f(int) -> decltype(some<T>().f(), true) { return true; }
	template <class> constexpr bool calls_f(...) { return false; }
	template <class T> constexpr auto calls(int) -> decltype(some<T>()(), true) { return true; }
	template <class> constexpr bool calls(...) { return false; }
	template <class T> constexpr auto points(int) -> decltype(some<T>().*&base::m, true) { return true; }
	template <class> constexpr bool points(...) { return false; }
	template <class T> constexpr auto chooses(int) -> decltype(false ? some<base *>() : some<T *>(), true) { return true; }
	template <class> constexpr bool chooses(...) { return false; }
	static_assert(n_of<left>(0) && !n_of<both>(0) && m_of<left>(0) && !m_of<both>(0));
	static_assert(calls_f<left>(0) && !calls_f<both>(0) && calls<left>(0) && !calls<both>(0));
	static_assert(points<left>(0) && !points<both>(0) && !points<hidden>(0));
	static_assert(chooses<left>(0) && !chooses<both>(0) && !chooses<hidden>(0));
}
namespace not_taken {
	struct empty { };
	enum unscoped { };
	template <class T, T = 1> constexpr bool one(int) { return true; }
	template <class> constexpr bool one(...) { return false; }
	template <class T, T = 300> constexpr bool large(int) { return true; }
	template <class> constexpr bool large(...) { return false; }
	static_assert(one<int>(0) && one<bool>(0) && !one<empty>(0) && !one<double>(0) && !one<int *>(0) && !one<unscoped>(0));
	static_assert(!one<decltype(nullptr)>(0) && !one<int empty::*>(0) && !large<char>(0) && large<short>(0));
template <int I> struct blows_up { static_assert(I != I); using type = int; };
	template <bool, class T> struct only_if { };
	template <class T> struct only_if<true, T> { using type = T; };
	template <int I, typename only_if<I != I, int>::type = 0, class = typename blows_up<I>::type> void in_order();
	template <int I> constexpr auto takes_order(int) -> decltype(in_order<I>(), true) { return true; }
	template <int> constexpr bool takes_order(...) { return false; }
	static_assert(!takes_order<3>(0));
}
// Arrays of no elements, or fewer.
namespace bounds {
template <class T> char none(T, ...); template <class T> long none(T, char (*)[sizeof(T) - 4] = 0);
template <class T, class U = T[sizeof(T) - 4]> long zero(int); template <class T> char zero(...);
template <class T, class U = T[sizeof(T) - 5]> long wrapped(int); template <class T> char wrapped(...);
template <class T, class U = T[(int)sizeof(T) - 5]> long negative(int); template <class T> char negative(...);
template <class T> auto measured(int) -> decltype(sizeof(T[(int)sizeof(T) - 5]), long()); template <class T> char measured(...);
template <class T, class U = T[sizeof(T) - 3]> long one(int); template <class T> char one(...);
static_assert(sizeof(none(1)) == 1 && sizeof(zero<int>(1)) == 1 && sizeof(wrapped<int>(1)) == 1 && sizeof(negative<int>(1)) == 1);
static_assert(sizeof(measured<int>(1)) == 1 && sizeof(one<int>(1)) == sizeof(long) && sizeof(zero<double>(1)) == sizeof(long));
}
