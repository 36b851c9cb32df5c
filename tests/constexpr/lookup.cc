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
