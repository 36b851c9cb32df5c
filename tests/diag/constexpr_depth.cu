// Calls inside of one another that are too many for a constant, and as many as there may be.
constexpr int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
constexpr int endless(int n) { return endless(n + 1); }
constexpr int down(int n) { return n ? down(n - 1) : 0; }
struct chain {
	int v;
	constexpr chain(int n) : v(n ? chain(n - 1).v + 1 : 0) {}
};

constexpr int overflow = factorial(40);
constexpr int deep(int n) { return n ? deep(n - 1) : 0; }
static_assert(deep(255) == 0);
static_assert(down(256) == 0);
static_assert(chain(200).v == 200);
static_assert(endless(1) == 3, "x");
int array[endless(0)];
template <int N> struct buffer { int data[N]; };
buffer<endless(2) + 1> b;
int no_constant = endless(3);
