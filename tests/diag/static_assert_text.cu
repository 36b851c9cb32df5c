// What is wrong in the text of a static assertion is said wherever it stands, token by token.
static_assert(1 2);
static_assert(1, "x", 2);
static_assert(1, "x";
int a1;
static_assert((1, "x");
static_assert(1 2, "x");
static_assert(1; "x");
static_assert();
static_assert(, "x");
static_assert(1, );
static_assert(1, 3 "x");
static_assert(1, "x" 3);
static_assert 1, "x");
static_assert(1, "x") int b;
static_assert(1, "x"));
static_assert(1, x);
static_assert(1, ("x"));
static_assert{1, "x"};
static_assert(1, "x"
int c;
static_assert(1
int d;
static_assert("x");
static_assert(int);
static_assert(int, "x");
static_assert(int);
void f() {
static_assert(1 2);
static_assert(1, "x", 2);
static_assert(1, "x";
static_assert((1, "x");
static_assert 1, "x");
static_assert(1, "x") int b;
static_assert(1, "x"
int c;
 }
static_assert(sizeof(undefined1) == 4, "x");
static_assert(undefined2, "x");
static_assert(sizeof(int) == undefined3);
constexpr int a4 = undefined4;
struct S { static_assert(sizeof(undefined5) == 4, "x"); };
void f2() { static_assert(sizeof(undefined6) == 4, "x"); }
template <class T> void g() { static_assert(sizeof(undefined7) == 4, "x"); }
static_assert(sizeof(undefined8::x) == 4, "x");
static_assert(undefined9(3) == 4, "x");
static_assert(sizeof(undefined12 *) == 8, "x");
enum { e1 = undefined14, e2 = sizeof(undefined15) };
struct C { static constexpr bool v = true; int m; constexpr C(int) : m(1) {} constexpr operator bool() const { return true; } };
constexpr int id(int x) { return x; }
static_assert(id(3) == 3, "three" " parts" " of it");
static_assert(id(3) == 4, "no");
static_assert(C::v);
static_assert(C::w);
static_assert(C(1));
namespace n { static_assert(undef20 == 3, "z"); }
extern "C" { static_assert(undef21 == 3, "z"); }
static_assert(true ? undef22 : 3, "z");
template <class T> struct TT { static_assert(sizeof(T) == 4, "y"); static_assert(T::foo, "y"); static_assert(undef23, "z"); };
static_assert([] { return true; }(), "lambda");
