// Qualifiers on what functions return.
const int c1();
int const c2() { return 1; }
const void c3();
volatile int c4();
const volatile int c5();
const int *c6();
int *const c7();
typedef const int CI;
CI c8();
struct S {};
const S c9();
enum E { A };
const E d1();
const int &d2();
auto d3() -> const int;
const auto d4() { return 1; }
template <class T> const T d5();
template <class T> const int d6(T) { return 1; }
template <class T> struct X { const int m(); const T n(); typedef const int R; R o(); const bool p() const { return true; } };
static const int d7() {
return 1;
} inline const float d8(); extern "C" const int d9(); struct M { const int a() const;
static const int b();
virtual const bool c() const;
const int operator+(int);
friend const int ff(M);
const M &self();
const M copy();
}; const int M::a() const { return 1;
} constexpr const int e1() { return 1;
} const constexpr int e1b() { return 1;
} const static int e1c() { return 1;
}
auto l = []() -> const int { return 1; };
const char e3(), e4();
int e5(), *const e6();
__attribute__((device)) const int e9();
const __attribute__((device)) int f1() { return 1; }
const unsigned long f2();
unsigned const long f3();
char *const *const f4();
int (*const f5())(int);
const int __attribute__((noinline)) f7();
const int (f8)();
const long double f9();
[[nodiscard]] const int g1();
const E g2() { return A; }
