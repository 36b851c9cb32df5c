// flags: --c++20
// Instances of abbreviated function templates: each auto is a parameter, with the concept before it.
template <class T> concept Int = sizeof(T) < 9; template <class T, class U> concept Two = sizeof(U) == 4;
namespace n { template <class T> concept In = sizeof(T) < 9; template <class T, int N> concept Tw = true; }
struct K { int v; };
constexpr int c1(Int auto x) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
constexpr int c2(auto x, const auto &y, auto *z, auto... w) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
template <class T> constexpr int c3(auto x, T y) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
constexpr int c4(Two<int> auto x, Int auto &&y, n::In auto z) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
template <class T> struct S { constexpr int m(auto x, T y) const { K k{}; decltype(auto) k8 = ((x, k)); return 1; } 
 template <class U> static constexpr int s(auto x, U y) { K k{}; decltype(auto) k8 = ((x, k)); return 1; } };
constexpr int c5(auto x, Int auto... y) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
constexpr auto c7(Int auto x) requires Int<decltype(x)> { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
constexpr int c9(auto x, int y = 1) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
template <Int T> constexpr int d1(T x, Int auto y) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
constexpr int f() { int p = 0; K k{}; c1(1); c2(1, 2, &p, 3, 'c'); c3(1, 'c'); c4(1, 2, 3); S<char>().m(1, 'c'); S<char>::s<int>(1, 'c'); c5(1, 'c'); c7(2); c9(k); d1(1, 'c'); c5(1); return 1; }
namespace n {
constexpr int c1(In auto x) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
namespace m { constexpr int c3(n::Tw<3> auto x, const In auto *y) { K k{}; decltype(auto) k8 = ((x, k)); return 1; }
constexpr int c4(::n::Tw<3> auto &x) { K k{}; decltype(auto) k8 = ((x, k)); return 1; } }
using namespace m; }
constexpr int f2() { int i = 0; n::c1(1); n::m::c3(2, &i); n::c4(i); return 1; }
struct B { char b[20]; }; void deleted(auto x) = delete;
void f3() { B b; c1(b); deleted(1); }
