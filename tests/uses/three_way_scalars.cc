// C++20: defaulted operator<=> of members that are no classes: what tells whether they are equal.
#include <compare>
struct A { int *p; auto operator<=>(const A &) const = default; };
struct B { int p; std::partial_ordering operator<=>(const B &) const = default; };
struct C { float f[2]; std::partial_ordering operator<=>(const C &) const = default; };
struct D { float f; std::weak_ordering operator<=>(const D &) const = default; };
int main() { return A{ 0 } < A{ 0 } || B{0} < B{1} || C{} < C{}; }
