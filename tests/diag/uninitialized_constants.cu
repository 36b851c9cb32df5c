struct P { int a; };
struct D { D(); int v; };
struct L { constexpr L() : v(1) {} int v; };
struct Init { int a = 1; };
struct Empty { };
struct S1 {
	static int a = 1;
	static const int b = 1;
	static const double c = 1;
	static const P d = {1};
	static constexpr int g = 1;
	static inline int h = 1;
	static const int *i = nullptr;
	static const float j;
	static volatile const int k = 2;
	static __attribute__((device)) int l = 1;
	static __attribute__((device)) const int m = 1;
	static D n;
	static int o;
};
int S1::o = 1;
D S1::n = D();
const float S1::j = 2;
template<class T> struct S2 { static int a = 1; static T d; static const T e = 1; };
template<class T> T S2<T>::d = 1;
constexpr int c1;
constexpr P c2;
constexpr L c4;
constexpr const char *c5;
static constexpr int c7;
const int c11;
const P c12;
const D c13;
const L c14;
const Init c15;
const Empty c16;
extern const P c17;
void g() { constexpr int a; constexpr L c; static constexpr int d; const P f; constexpr P h{}; const D i; }

void f1(int);
void f1(int) noexcept;
void f2(int) noexcept;
void f2(int) { }
void f4() noexcept;
void f4() throw();
struct M { void m() noexcept; void n(); ~M(); void operator()(); M(int) noexcept; template<class T> void t() noexcept(sizeof(T) > 1); };
void M::m() { }
void M::n() noexcept { }
M::~M() noexcept { }
M::M(int) noexcept { }
template<class T> void M::t() noexcept(sizeof(T) > 1) { }
__attribute__((device)) void d1();
__attribute__((device)) void d1() noexcept { }
extern "C" void f6();
extern "C" void f6() noexcept { }
using F = void() noexcept;
void f7() noexcept;
F f7;
void f8() noexcept(true);
void f8() noexcept { }
auto f9() noexcept -> int;
auto f9() noexcept -> int { return 1; }
void operator delete(void *) noexcept;
void operator delete(void *) { }
