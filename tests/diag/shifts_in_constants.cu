/* Where a constant is needed a negative number of bits is an error, elsewhere a warning; what a function shifts has no value then, nor if it
 * is negative and shifted to the left. */
constexpr int left_negative = -1 << 3;
constexpr int too_far = 1 << 40;
constexpr int by_negative = 1 << -1;
int variable = 1 << -1;
const int constant = 1 << -1;
static_assert(1 >> -1 == 0, "");
template <int n> struct A {};
A<1 << -1> a;
void label() { switch (1) { case 1 >> -1:; } }
enum { none = -1 << 2, negative = 1 << -1, far = 1 << 32, too = 1u << 32, top = 1 << 31 };
constexpr int left(int n) { return 1 << n; }
constexpr int l1 = left(-1), l2 = left(32), l3 = left(31), l4 = left(30);
constexpr int right(int n) { return 1 >> n; }
constexpr int r1 = right(-1), r2 = right(32), r3 = right(31);
constexpr int value(int n) { return n << 2; }
constexpr int v1 = value(-3), v2 = value(3);
static_assert(value(-1));
int sum = left(-1) + 1;
const int unknown = left(-1);
