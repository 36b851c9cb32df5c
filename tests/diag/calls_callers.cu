// Who calls: the names of callers, and what is host code.
__attribute__((device)) int d(int); __attribute__((device)) int none(); __attribute__((global)) void kernel();
__attribute__((host)) int host() { return d(1); }
__attribute__((host)) __attribute__((device)) int both() { return d(1); }
__attribute__((device)) int device() { return d(1); }
__attribute__((global)) void global() { d(1); }
static int internal() { return d(1); }
inline int inlined() { return d(1); }
inline __attribute__((always_inline)) int forced() { return d(1); }
__attribute__((device)) inline __attribute__((always_inline)) int forced_device() { return 1; }
int calls_forced() { return forced_device(); }
constexpr int constant(int x) { return x ? d(1) : 0; }
__attribute__((host)) __attribute__((device)) constexpr int constant_both(int x) { return x ? d(1) : 0; }
namespace { int unnamed() { return d(1); } }
int use() { return internal() + unnamed(); }
extern "C" int c_function() { return d(1); }
struct Q {
	Q() { none(); } ~Q() { none(); } Q(const Q &) : m(none()) { }
	int method() const { return none(); } static int st() { return none(); } virtual int v() { return none(); }
	operator bool() { return none(); } operator int *() { none(); return nullptr; }
	Q &operator=(const Q &) { none(); return *this; } void operator()(int) { none(); } void operator[](int) { none(); }
	void *operator new(unsigned long) { none(); return nullptr; } void operator delete[](void *) { none(); }
	friend void friendly(Q &) { none(); }
	int m;
};
int operator+(Q &, Q &) { return none(); }
int operator""_lit(unsigned long long) { return none(); }
auto global_lambda = [] { return none(); };
void lambdas() {
	auto a = [](int i) { return d(i); };
	auto b = [] { return [] { return none(); }(); };
	auto c = [x = d(1)] { return x; };
	auto g = [](auto y) { return d(1); };
	auto e = [](int x = none()) { return x; };
}
__attribute__((device)) void in_device() { auto a = [](int i) { return d(i); }; struct Local { int m() { return none(); } }; }
struct Lambdas { int y = [] { return none(); }(); int z = none(); };
void local() { struct Local { int m() { return none(); } Local() { none(); } int z = none(); } l; }
