// flags:
// flags: --c++20
// What constexpr constructors make without arguments: a warning where that is an instance's, an error where somebody wrote it.
template <class T> struct Some { T value; Some() {} };
template <class T> struct Filled { T value; explicit Filled(const T &with = T()) : value(with) {} ~Filled() = default; };
template <class T> struct Given { T value; Given() {} };
template <> struct Given<char> { char value; Given() {} };
template <class T> struct Outer { struct Inner { int value; Inner() {} }; };
template <class... T> struct Several { int value; Several(T...) : value(0) {} constexpr Several(char *) : value(1) {} };
struct Plain { int value; Plain() {} };
struct Other { int value; Other(int with = 0) : value(with) {} };
struct Variadic { int value; Variadic(...) : value(0) {} };
struct Both { int value; Both(char, int = 0) : value(0) {} constexpr Both(int = 0) : value(1) {} };

struct A1 { Some<int> a; constexpr A1() {} };
struct A2 { Filled<int> a; int b; constexpr A2() : b(1) {} };
struct A3 { Given<int> a; Given<char> b; constexpr A3() {} };
struct A4 { Outer<int>::Inner a; constexpr A4() {} };
struct A5 : Some<int> { constexpr A5() {} };
struct A6 { Some<int> a[2]; constexpr A6(int) {} constexpr A6(const A6 &) {} };
struct A7 { Some<int> a; constexpr A7(); };
constexpr A7::A7() {}

struct B1 { Plain a; constexpr B1() {} };
struct B2 { Other a; constexpr B2() {} };
struct B3 { Variadic a; constexpr B3() {} };
struct B4 { Plain a; Other b; constexpr B4() {} };
struct B5 : Plain, Other { constexpr B5() {} };

/* The worst is said, and nothing behind an error. */
struct C1 { Some<int> a; Some<char> b; constexpr C1() {} };
struct C2 { Some<int> a; Some<char> b; Plain c; Other d; constexpr C2() {} };
struct C3 { Plain a; Some<int> b; constexpr C3() {} };

/* What says nothing. */
struct D1 { Some<int> a; D1() {} };
struct D2 { Some<int> a; D2() = default; };
struct D3 { Both a; constexpr D3() {} };
struct D4 { Several<> a; constexpr D4(char *with) : a(with) {} };
template <class T> struct D5 { Some<T> a; constexpr D5() {} };
D5<int> d5;
struct D6 { union { Some<int> a; int b; }; constexpr D6() : b(0) {} };
#pragma nv_diag_suppress 2417
struct D7 { Some<int> a; constexpr D7() {} };
