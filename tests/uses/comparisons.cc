// C++20: what defaulted comparisons compare bases and members by.
#include <compare>
template <int N> struct H {
	int v;
	bool operator==(const H &o) const { return v == o.v; }
	std::strong_ordering operator<=>(const H &o) const { return v <=> o.v; }
};
template <int N> struct F { int v; };
template <int N> bool operator==(const F<N> &a, const F<N> &b) { return a.v == b.v; }
template <int N> std::weak_ordering operator<=>(const F<N> &a, const F<N> &b) { return a.v <=> b.v; }
template <int N> struct Bool { int v; operator bool() const { return v; } };
template <int N> struct E { Bool<N> operator==(const E &) const { return {}; } };
template <int N> struct L { int v; bool operator==(const L &o) const { return v == o.v; } bool operator<(const L &o) const { return v < o.v; } };
template <int N> struct V { bool operator==(V) const { return true; } };
template <int N> struct C { C(int); bool operator==(const C &) const = default; };

struct Member { H<0> h; int i; F<0> f; bool operator==(const Member &) const = default; };
struct Derived : H<1>, Member { H<1> a[3]; bool operator==(const Derived &) const = default; };
struct Friend { H<2> h; friend bool operator==(const Friend &, const Friend &) = default; };
struct Three { H<3> h; F<3> f; double d; std::partial_ordering operator<=>(const Three &) const = default; };
struct Auto { H<4> h; F<4> f; auto operator<=>(const Auto &) const = default; };
struct Synth { L<5> l; std::weak_ordering operator<=>(const Synth &) const = default; };
struct Less { H<6> h; std::strong_ordering operator<=>(const Less &) const = default; bool operator<(const Less &) const = default; };
struct NotEqual { H<7> h; bool operator==(const NotEqual &) const = default; bool operator!=(const NotEqual &) const = default; };
struct Contextual { E<8> e; bool operator==(const Contextual &) const = default; };
struct Value { V<9> v; bool operator==(const Value &) const = default; };
struct Unused { H<10> h; bool operator==(const Unused &) const = default; };
struct FriendThree { H<11> h; friend auto operator<=>(const FriendThree &, const FriendThree &) = default; };
template <class T> struct Template { T t; auto operator<=>(const Template &) const = default; };
template <class T> struct Equal { T t; bool operator==(const Equal &) const = default; };
struct Out { H<14> h; bool operator==(const Out &) const; };
bool Out::operator==(const Out &) const = default;
struct Nested { Auto a; Three t; auto operator<=>(const Nested &) const = default; };
struct Empty { auto operator<=>(const Empty &) const = default; };
struct Scalars { int i; long l; auto operator<=>(const Scalars &) const = default; };

bool member(Member &a, Member &b) { return a == b; }
bool member_ne(const Member &a, const Member &b) { return a != b; }
bool derived(Derived &a, Derived &b) { return a == b; }
bool friend_(Friend &a, Friend &b) { return a == b; }
bool three(Three &a, Three &b) { return a < b; }
bool three_eq(Three &a, Three &b) { return a == b; }
bool auto_lt(Auto &a, Auto &b) { return a < b; }
bool auto_ne(Auto &a, Auto &b) { return a != b; }
bool synth(Synth &a, Synth &b) { return a >= b; }
bool less(Less &a, Less &b) { return a < b; }
bool not_equal(NotEqual &a, NotEqual &b) { return a != b; }
bool contextual(Contextual &a, Contextual &b) { return a == b; }
bool value(Value &a, Value &b) { return a == b; }
bool friend_three(FriendThree &a, FriendThree &b) { return a > b; }
bool friend_three_eq(FriendThree &a, FriendThree &b) { return a == b; }
bool templates(Template<H<12>> &a, Template<H<12>> &b) { return a < b; }
bool templates_eq(Equal<H<13>> &a, Equal<H<13>> &b) { return a == b; }
bool templates_both(Template<F<13>> &a, Template<F<13>> &b) { return a == b; }
bool nested(Nested &a, Nested &b) { return a < b; }
bool nested_eq(Nested &a, Nested &b) { return a == b; }
bool empty(Empty &a, Empty &b) { return a == b; }
bool scalars(Scalars &a, Scalars &b) { return a == b && a < b; }
