// flags: --c++20
namespace std { struct strong_ordering { int v; static const strong_ordering less, equal, greater; }; }
struct A { int a; std::strong_ordering operator<=>(A) const = default; };
struct B { int a; auto operator<=>(const B &) = default; };
struct D { int a; friend int operator==(D, D) = default; friend bool operator==(const D &, D &) = default; };
struct E { int a; bool operator<(E) const = default; int operator>(const E &) const = default; bool operator<=(const E &) = default; bool operator!=(int) const = default; };
template <class T> struct F { T a; bool operator==(F) const = default; bool operator==(const F<T> &) const = default; bool operator==(const F<int> &) const = default; bool operator==(T) const = default; int operator==(const F &) = default; friend bool operator==(F, F) = default; friend T operator!=(const F &, const F &) = default; };
struct G { int a; bool operator==(const G &) const &; bool operator!=(const G &) const & = default; typedef const G &R; bool operator<(R) const = default; typedef bool X; X operator>(R) const = default; const bool operator<=(R) const = default; };
struct H { int a; bool operator==(const H &, ...) const = default; bool operator!=() const = default; virtual bool operator>(const H &) const = default; bool operator==(H &&) const = default; bool operator==(const H *) const = default; bool operator==(const volatile H &) const = default; };
struct I { int a; bool operator==(const I &) const noexcept = default; constexpr bool operator!=(const I &) const = default; }; struct J { bool operator==(const J &) const; bool operator!=(const J &) const; }; inline bool J::operator==(const J &) const = default; bool J::operator!=(J const &) const = default;
struct K { int operator<=>(const K &) const; friend bool operator<(const K &, const K &) = default; friend bool operator==(K, const K &) = default; friend bool operator!=(const K &, K) = default; };
