/* The standard's attributes and alignas where they may not stand. */
[[nodiscard]] int a, b;
[[noreturn]] int c, d;
int e [[nodiscard]], f [[noreturn]];
[[nodiscard]] [[fallthrough]] [[likely]] int *g;
template<class T> [[fallthrough]] void h(T) { [[nodiscard]] int z; (void)z; }
template<class T> struct S { [[noreturn]] int m; [[fallthrough]] void f() { } void g() [[noreturn]]; };
template struct S<int>; template void h(int);
[[likely]] extern int i; static [[unlikely]] int j;
int k(int [[likely]] x, [[noreturn]] int y, int z [[nodiscard]]);
namespace { [[nodiscard]] int m; }
int [[nodiscard]] n();
auto o() [[deprecated]] -> int;
void p() noexcept [[deprecated]];
void q(int) const [[deprecated]];
struct T { virtual void r() const [[deprecated]] = 0; [[nodiscard]] void s(); int t [[nodiscard]] : 3; [[fallthrough]] static int u; [[fallthrough]] T(); [[likely]] ~T(); };
[[deprecated]] extern "C" int aa;
extern "C" { [[fallthrough]] int bb; }
[[nodiscard("why")]] int cc;
[[deprecated]] [[nodiscard]] int dd, ee();
void ff() { [[nodiscard]] int v = 1; static [[likely]] int w; struct [[noreturn]] L { } l; extern [[nodiscard]] int x; (void)v; (void)l; }
alignas(8) void gg(); alignas(8) typedef int hh; void ii(alignas(8) int x); void jj(int x alignas(8)); alignas(8) int kk(int); void ll() alignas(8);
struct AA { alignas(8) int m; alignas(8) void f(); alignas(8) static int s; enum alignas(8) E { e }; alignas(8) int b : 3; };
int alignas(8) mm; int alignas(8) nn(); 
struct BB { [[nodiscard]] friend int pp(); [[likely]] friend int qq(); };
[[carries_dependency]] int l(int *p);
int l2([[carries_dependency]] int *p);
typedef int U [[nodiscard]]; [[noreturn]] typedef int W;
struct [[noreturn]] X { }; enum [[likely]] Y { y1 }; union [[fallthrough]] Z;
/* near misses */
[[noreturn]] void m1(); [[deprecated, maybe_unused]] int m2; [[nodiscard]] int m3(); struct [[nodiscard]] m4 { [[no_unique_address]] int m; [[maybe_unused]] int b : 2; alignas(8) static int s; };
[[nonsense]] int m5; int m6 [[nonsense]]; typedef int m7 [[deprecated]]; alignas(8) int m8, m9[2]; struct alignas(16) m10 { }; void m11([[maybe_unused]] int x) { [[maybe_unused]] alignas(8) int y; }
template<class T> struct m12 { [[no_unique_address]] union m { T a; int b; } u; [[deprecated]] [[maybe_unused]] enum e { e1 } v; };
[[noreturn]] struct m13 { } m14;
