// [over.ics.list]/6 [over.ics.rank]/3.1: lists for arrays that references bind to.
struct X2 { char c[2]; }; struct X3 { char c[3]; };
X2 arrs2(const int (&a)[2]); X3 arrs2(const int (&a)[3]); static_assert(sizeof(arrs2({1, 2, 3})) == 3);
X2 r5(int (&&)[2]); X3 r5(int (&&)[3]); 
static_assert(sizeof(r5({1, 2, 3})) == 3);
static_assert(sizeof(r5({1, 2})) == 2);
X2 r7(int (&&)[]); X3 r7(int (&&)[3]);
static_assert(sizeof(r7({1, 2, 3})) == 3);
constexpr int g1(const int (&a)[3]) { return a[2]; } static_assert(g1({1, 2, 3}) == 3);
constexpr int g2(const int (&a)[3]) { return a[2]; } constexpr int g2(int) { return 1; }
static_assert(g2({1, 2, 3}) == 3);
using A3 = int[3]; 
static_assert(A3{4, 5, 6}[1] == 5);
constexpr int first(A3 &&a) { return a[0]; }
static_assert(first(A3{4, 5, 6}) == 4);
constexpr int arrs(int (&&a)[3]) { return a[2]; } static_assert(arrs({1, 2, 3}) == 3);
constexpr int arrs3(const int (&a)[2]) { return a[1]; } constexpr int arrs3(const int (&a)[3]) { return a[2]; } static_assert(arrs3({1, 2, 3}) == 3); static_assert(arrs3({1, 2}) == 2);
template <class T, unsigned long N> constexpr T sum(const T (&a)[N]) { T r{}; for (auto x : a) r += x; return r; }
static_assert(sum({1, 2, 3}) == 6);

// Arrays without initializer: each element is made by its default constructor.
namespace default_elements {
struct Made {
	int i;
	constexpr Made() : i(42) {}
};
constexpr Made made[2], rows[2][3];
static_assert(made[1].i == 42 && rows[1][2].i == 42);
}
