// C++20: what operator<=> gives is asked first by a concept that is declared before the type; a template and one taken the other way round.
#include <concepts>
template <class T> concept ordered = requires(const T &a, const T &b) { { a < b } -> std::convertible_to<bool>; };
#include <compare>

struct Part {
	double value;
	auto operator<=>(const Part &) const = default;
};
template <class T> int asked(const T &) { return 0; }
template <class T> int asked(const T &a) requires ordered<T> { return a < a; }
template <class T> int asked_later(const T &) { return 0; }
template <class T> int asked_later(const T &a) requires std::three_way_comparable<T> { return a <=> a < 0; }

template <class T> struct Maybe { T value; };
template <class T> constexpr bool is_maybe = false;
template <class T> constexpr bool is_maybe<Maybe<T>> = true;
template <class T, class U> auto operator<(const U &a, const Maybe<T> &b) -> decltype(a < b.value) { return a < b.value; }
template <class T, class U> requires(!is_maybe<U>) auto operator<=>(const Maybe<T> &a, const U &b) -> decltype(a.value <=> b) { return a.value <=> b; }
template <class T, class U> decltype(T() < U()) smaller(const T &, const U &) { return true; }

int main() { return asked(Part{ 1 }) + asked_later(Part{ 2 }) + smaller(1, Maybe<int>{ 2 }); }
