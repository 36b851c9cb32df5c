// Where using-directives show names: as if they were members of the nearest namespace around both [namespace.udir].
namespace a { typedef char x; namespace detail { typedef char q; } typedef char only; }
namespace b {
typedef int x;
namespace detail { typedef int q; }
namespace c {
using namespace a;
static_assert(sizeof(x) == 4 && sizeof(detail::q) == 4 && sizeof(only) == 1);
void f() { static_assert(sizeof(x) == 4); }
}
}
namespace d { inline namespace v1 { typedef short s; } namespace { typedef char t; } static_assert(sizeof(s) == 2 && sizeof(t) == 1); }
namespace e { using namespace d; static_assert(sizeof(s) == 2); }
namespace m { using namespace e; static_assert(sizeof(s) == 2 && sizeof(e::t) == 1); }
void block()
{
	using namespace a;
	static_assert(sizeof(x) == 1);
	{ typedef long x; static_assert(sizeof(x) == 8); }
}
struct K { typedef long x; void f() { using namespace a; static_assert(sizeof(x) == 8); } };

/* Variable templates that are members, found through an object. */
namespace member_variable_templates {
struct Tag { };
template <class C, class T> struct Error : Tag { };
template <class C> struct Rule {
	template <class T> static constexpr Error<Rule, T> error = { };
	template <class T> static constexpr T number = 3;
};
template <class A, class B> struct Same { static constexpr bool value = false; };
template <class A> struct Same<A, A> { static constexpr bool value = true; };
static_assert(Same<const Error<Rule<int>, char>, decltype(Rule<int>{ }.error<char>)>::value);
template <class R> constexpr bool is_tagged(R) { return __is_base_of(Tag, R); }
constexpr bool through_object()
{
	auto rule = Rule<int>{ };
	return is_tagged(rule.error<char>) && rule.number<long> < 4 && (&rule)->number<int> == 3;
}
static_assert(through_object());
}

/* Arguments that no parameter takes; and partial specializations by values that depend on others [temp.spec.partial.order]. */
namespace by_conditions {
template <class T, T v> struct ic { };
template <class T, T v> constexpr bool is_ic(ic<T, v> *) { return true; }
constexpr bool is_ic(...) { return false; }
constexpr bool none(...) { return false; }
static_assert(!none(3));
static_assert(!none((int *)0));
static_assert(!is_ic((int *)0));
static_assert(is_ic((ic<int, 3> *)0));
template <bool c> struct when;
template <class T, class = void> struct tag_of;
template <class T, class> struct tag_of : tag_of<T, when<true>> { };
template <class T, bool c> struct tag_of<T, when<c>> { using type = T; };
template <class T> struct tag_of<T, when<is_ic((T *)0) && !none((T *)0)>> { using type = long; };
static_assert(__is_same(tag_of<int>::type, int));
static_assert(__is_same(tag_of<ic<int, 3>>::type, long));
template <class T, class = void> struct impl { static constexpr int v = 0; };
template <class T, bool c> struct impl<T, when<c>> { static constexpr int v = 1; };
template <class T> struct impl<T, when<(sizeof(T) == 4)>> { static constexpr int v = 2; };
static_assert(impl<int, when<true>>::v == 2);
static_assert(impl<char, when<true>>::v == 1);
static_assert(impl<char, when<false>>::v == 2);
template <int B> struct wi;
template <class T> constexpr int size() { return sizeof(T); }
template <class T, class = void> struct im { static constexpr int v = 0; };
template <class T, int c> struct im<T, wi<c>> { static constexpr int v = 1; };
template <class T> struct im<T, wi<size<T>()>> { static constexpr int v = 2; };
static_assert(im<int, wi<4>>::v == 2);
static_assert(im<int, wi<5>>::v == 1);
template <class T> struct tr { static constexpr bool value = sizeof(T) == 4; };
template <class T, class = void> struct in { static constexpr int v = 0; };
template <class T, bool c> struct in<T, when<c>> { static constexpr int v = 1; };
template <class T> struct in<T, when<tr<T>::value>> { static constexpr int v = 2; };
static_assert(in<int, when<true>>::v == 2);
static_assert(in<char, when<true>>::v == 1);
}

/* Member classes and class templates that are defined outside of their class template [temp.mem.class]. */
namespace member_classes {
template <class A, class B> struct Alike { static constexpr bool value = false; };
template <class A> struct Alike<A, A> { static constexpr bool value = true; };
template <bool, class T = void> struct Enable_if { };
template <class T> struct Enable_if<true, T> { using type = T; };
template <bool B, class T = void> using Enable = typename Enable_if<B, T>::type;
template <class T> struct A { struct B; template <class U> struct C; template <class U> struct D { static constexpr int v = sizeof(T) + sizeof(U); }; enum E : int; };
template <class T> struct A<T>::B { static constexpr int v = sizeof(T); };
template <class T> template <class U> struct A<T>::C { static constexpr int v = sizeof(T) * 10 + sizeof(U); };
static_assert(A<int>::D<char>::v == 5);
static_assert(A<int>::B::v == 4);
static_assert(A<int>::C<char>::v == 41);
static_assert(A<char>::C<int>::v == 14);
template <unsigned long P> struct right;
template <class M, class = void> struct is_map { static constexpr bool value = false; };
template <class M> struct is_map<M, Enable<Alike<M, typename right<M::padding_value>::template mapping<typename M::extents_type>>::value>> { static constexpr bool value = true; };
template <unsigned long P> struct right { template <class E> class mapping; };
template <unsigned long P> template <class E> class right<P>::mapping { public: static constexpr unsigned long padding_value = P; using extents_type = E; };
using M = right<4>::mapping<int>;
static_assert(M::padding_value == 4);
static_assert(Alike<M, typename right<M::padding_value>::template mapping<typename M::extents_type>>::value);
static_assert(is_map<M>::value);
struct fake { };
static_assert(!is_map<fake>::value);
}

namespace subscripts {
static_assert(__is_same(decltype("ab"[0]), const char &));
static_assert(__is_same(decltype(("ab" L"c")[0]), const wchar_t &) && ("ab" L"c")[2] == L'c' && sizeof("ab" L"c") == 4 * sizeof(wchar_t));
template <class T> auto subscripted(T t) -> decltype(t + "ab"[0]);
static_assert(__is_same(decltype(subscripted(1)), int));
static_assert(sizeof(decltype(new int[3])) == sizeof(void *));
}

/* Values of another type as default arguments, converted to that of the parameter [temp.arg.nontype]. */
namespace converted_defaults {
typedef void F();
template <class T> constexpr bool is_fun = false; template <class R, class... A> constexpr bool is_fun<R(A...)> = true;
template <class T> constexpr bool is_arr = false; template <class T> constexpr bool is_arr<T[]> = true;
template <class T, bool a = is_arr<T>, bool b = is_fun<T>> struct k { enum { value = 0 }; };
template <class T> struct k<T, true, false> { enum { value = 1 }; };
template <class T> struct k<T, false, true> { enum { value = 2 }; };
template <class T, unsigned n = k<T>::value> struct q { static constexpr int v = n; };
template <class T1, class T2, unsigned n = k<T1>::value, unsigned m = k<T2>::value> struct r { static constexpr int v = n * 10 + m; };
template <class T1, class T2> struct r<T1, T2, 2, 2> { static constexpr int v = 99; };
template <class T1, class T2> struct r<T1, T2, 1, 2> { static constexpr int v = 98; };
static_assert(q<int>::v == 0);
static_assert(q<F>::v == 2);
static_assert(q<int[]>::v == 1);
static_assert(r<F, F>::v == 99);
static_assert(r<int[], F>::v == 98);
static_assert(r<int, int[]>::v == 1);
}

namespace converted_enumerators {
template <class T> struct k { enum { value = 2 }; };
template <class T, int n = k<T>::value> struct r { static constexpr int v = n; };
template <class T> struct r<T, 2> { static constexpr int v = 99; };
static_assert(__is_same(r<int>, r<int, 2>));
static_assert(r<int>::v == 99);
template <class T1, class T2, int n = k<T1>::value, int m = k<T2>::value> struct s { static constexpr int v = n; };
template <class T1, class T2> struct s<T1, T2, 2, 2> { static constexpr int v = 99; };
static_assert(__is_same(s<int, char>, s<int, char, 2, 2>));
static_assert(s<int, char>::v == 99);
template <class T1, class T2> struct t { static constexpr int v = k<T1>::value; };
static_assert(t<int, char>::v == 2);
template <class T1, int n = k<T1>::value, int m = k<T1>::value> struct u { static constexpr int v = n; };
template <class T1> struct u<T1, 2, 2> { static constexpr int v = 99; };
static_assert(u<int>::v == 99);
static_assert(__is_same_as(int, int) && !__is_same_as(void(), void) && !__is_same(void(), void));
template <class A, class B> constexpr bool same_as = __is_same_as(A, B);
static_assert(!same_as<void(), void>);static_assert(same_as<int, int>);
}

/* members that are classes, defined behind the class or namespace that they are members of */
template <class T> struct around { using type = T; template <class U> struct inner; struct plain; static constexpr int k = 3; };
template <class T> template <class U> struct around<T>::inner { type t; U u; static constexpr int size = k + sizeof(type); plain *p; };
template <class T> struct around<T>::plain { type t; around *a; static constexpr int twice = around<T>::k + k; };
static_assert(sizeof(around<int>::inner<char>) == 16 && around<int>::inner<long>::size == 7);
static_assert(around<int>::plain::twice == 6);
namespace of_names { struct S { int i; }; template <class> struct X; constexpr int q = 2; template <class> struct base { }; }
template <class V> struct of_names::X : base<V> { S s; static constexpr int p = q; template <class W> struct in; };
template <class V> template <class W> struct of_names::X<V>::in : base<W> { S s; static constexpr int z = p + q; };
static_assert(of_names::X<int>::p == 2 && sizeof(of_names::X<char>) == 4 && of_names::X<int>::in<char>::z == 4);
template <> struct of_names::X<char *> { S s, t; };
template <class V> struct of_names::X<V *> { S s, t, u; };
static_assert(sizeof(of_names::X<char *>) == 8 && sizeof(of_names::X<int *>) == 12);

/* members that are pointers to functions which return the class around: no constructors */
template <class T> struct returned { template <class S> inline static constexpr returned<T> (*of_template)(S) = nullptr; static constexpr returned (*plain)(int) = nullptr; returned<T> (*m)(T) = nullptr; returned (returned::*n)() = nullptr; };
static_assert(sizeof(returned<int>{}) == 24 && noexcept(returned<int>{}));
static_assert(returned<int>::of_template<char> == nullptr && returned<int>::plain == nullptr);

/* what directives nominate has what these nominate only where it has none of the name itself [namespace.qual]/2 */
struct nominated_base { }; struct nominated_derived : nominated_base { };
namespace nominated_last { char &f(const nominated_derived &); char &g(const nominated_derived &); }
namespace nominated_first { int &f(const nominated_base &); using namespace nominated_last; inline namespace deep { int &h(int); } }
inline namespace nominating { using namespace nominated_first; }
static_assert(sizeof(nominating::f(nominated_derived())) == sizeof(int) && sizeof(::nominating::f(nominated_derived())) == sizeof(int));
static_assert(sizeof(nominating::g(nominated_derived())) == 1 && sizeof(nominated_first::f(nominated_derived())) == sizeof(int) && sizeof(nominating::h(1)) == sizeof(int));

// A template names no variable that is declared behind it.
namespace behind {
namespace N { namespace cust {
template <class T> concept adl = requires(T &&t) { { order(static_cast<T &&>(t)) }; };
struct Order { template <class T> constexpr int operator()(T &&t) const { if constexpr (adl<T>) return order(static_cast<T &&>(t)) + 1; else return 5; } };
}
inline namespace cpo { inline constexpr cust::Order order{}; }
}
static_assert(!behind::N::cust::adl<int>);
static_assert(behind::N::order(3) == 5);
struct A { friend constexpr int order(A) { return 1; } };
static_assert(behind::N::cust::adl<A>);
static_assert(behind::N::order(A{}) == 2);
}
/* a namespace that an inline one has is opened again through the namespaces around [namespace.def]/3 */
namespace reopened {
inline namespace first {
namespace term {}
inline namespace second {
namespace space {}
}
}
namespace term {
constexpr int order() { return 1; }
}
namespace space {
constexpr int order() { return 2; }
}
inline namespace second {
constexpr int order() { return 3; }
}
static_assert(first::term::order() == 1);
static_assert(first::second::space::order() == 2);
static_assert(first::second::order() == 3);
}
/* a friend template that only its class declares hides no variable of an inline namespace [namespace.memdef]/3 */
namespace unseen {
namespace objects {
struct Exchange {
	template <class A, class B> constexpr void operator()(A a, B b) const
	{
		auto old = *a;
		*a = *b;
		*b = old;
	}
};
}
inline namespace v {
inline constexpr auto exchange = objects::Exchange{};
}
template <class T> struct Back {
	template <class U> friend constexpr void exchange(Back<T>, Back<U>) { }
};
}
constexpr int exchanged()
{
	int a = 1, b = 2;
	unseen::exchange(&a, &b);
	return a;
}
static_assert(exchanged() == 2);
