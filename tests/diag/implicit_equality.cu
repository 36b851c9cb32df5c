// flags: --c++20
// The == that comes with a defaulted <=> is called by its name alone.
namespace std { struct strong_ordering { int v; static const strong_ordering less, equal, greater; }; }
struct S { int v; auto operator<=>(const S &) const = default; };
struct B { int x; bool operator==(const B &) const = default; };
bool f(S a) { return a == 3; }
bool g(B a) { return a == 3; }
