/* Comparisons that concepts ask for: one that could be taken either way round, for lack of a const, is taken as it is written; operands
 * of <=> that would be narrowed have none. */
#include <compare>
#include <tuple>
template <class T, class U> concept equal = requires (T &t, U &u) { t == u; };
struct Member { bool operator==(const Member &); };
struct Namespace { };
bool operator==(const Namespace &, Namespace &);
struct Two { };
bool operator==(Two &, const Two &);
bool operator==(const Two &, Two &);
template <class T> struct Instance { bool operator==(const Instance &); };
static_assert(equal<Member, Member> && !equal<const Member, const Member>);
static_assert(equal<Namespace, Namespace> && equal<const Namespace, Namespace> && equal<Namespace, const Namespace>);
static_assert(!equal<const Namespace, const Namespace> && !equal<Two, Two>);
static_assert(equal<Instance<int>, Instance<int>>);

template <class T, class U> concept ordered = requires (const T &t, const U &u) { t <=> u; };
static_assert(ordered<int, int> && ordered<int, long> && ordered<unsigned, long> && ordered<short, char> && ordered<int, double>);
static_assert(!ordered<int, unsigned> && !ordered<long, unsigned long>);
template <class T, class U> constexpr auto order(const T &t, const U &u)
{
	if constexpr (ordered<T, U>)
		return t <=> u;
	else
		return t < u;
}
static_assert(std::is_same_v<decltype(order(1, 1u)), bool>);
static_assert(std::is_same_v<decltype(std::tuple<int>(1) <=> std::tuple<unsigned>(1u)), std::weak_ordering>);

template <class T, class U> concept listed = requires (const T &t) { U{ t }; };
static_assert(!listed<int, unsigned> && listed<unsigned char, int> && !listed<double, int> && listed<int, long>);
