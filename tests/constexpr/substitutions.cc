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
