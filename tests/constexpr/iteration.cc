// Range-based for with iterators of class type; what decltype(auto) returns.
struct It { int n; constexpr int operator*() const { return n; } constexpr It &operator++() { ++n; return *this; } constexpr bool operator!=(const It &o) const { return n != o.n; } };
struct Range { int a, b; constexpr It begin() const { return {a}; } constexpr It end() const { return {b}; } };
constexpr int sum(int a, int b) { int s = 0; for (int x : Range{a, b}) { if (x == 7) continue; if (x > 9) break; s += x; } return s; }
static_assert(sum(1, 5) == 10);
static_assert(sum(6, 20) == 6 + 8 + 9);
struct Sentinel {};
struct It2 { const int *p; constexpr const int &operator*() const { return *p; } constexpr It2 &operator++() { ++p; return *this; } friend constexpr bool operator==(const It2 &i, Sentinel) { return *i.p == 0; } };
struct Zero { const int *p; constexpr It2 begin() const { return {p}; } constexpr Sentinel end() const { return {}; } };
constexpr int data[] = {1, 2, 3, 0};
constexpr int total() { int s = 0; for (auto &x : Zero{data}) s = s * 10 + x; return s; }
static_assert(total() == 123);
template <class R> constexpr int nested(const R &r) { int s = 0; for (auto x : r) for (auto y : r) s += x * y; return s; }
static_assert(nested(Range{1, 4}) == 36);
struct Box { int v; };
template <class T> constexpr decltype(auto) get(T &&t) { return (t.v); } 
template <class T> constexpr decltype(auto) copy(T &&t) { return t.v; }
constexpr int refs() { Box b{1}; get(b) = 5; auto &&r = copy(b); b.v = 7; return r * 10 + get(b); }
static_assert(refs() == 57);
