// Attributes are looked at one after the other; __global__ means nothing on what is defaulted where it is declared.
struct A { __attribute__((global)) A() = default; __attribute__((global)) A(const A &) = default; __attribute__((global)) ~A() = default; __attribute__((global)) A &operator=(const A &) = default; };
struct B { __attribute__((global)) virtual ~B() = default; }; struct C : B { ~C() { } }; struct C2 : B { __attribute__((host)) __attribute__((device)) ~C2() { } };
struct D { __attribute__((global)) __attribute__((device)) D() = default; };
struct E { __attribute__((global)) E(); }; E::E() = default;
struct F { virtual ~F(); }; struct G : F { __attribute__((global)) ~G() = default; };
void f() { thread_local __attribute__((device)) int v; thread_local __attribute__((constant)) int v2; thread_local __attribute__((shared)) int v3; }
struct H { static constexpr __attribute__((constant)) __attribute__((managed)) int v = 1; static constexpr __attribute__((shared)) __attribute__((managed)) int w = 1;  static constexpr __attribute__((constant)) __attribute__((shared)) int x = 1; static const __attribute__((shared)) __attribute__((constant)) int y = 1; static __attribute__((shared)) __attribute__((constant)) int z;};
constexpr __attribute__((constant)) __attribute__((managed)) int i = 1; constexpr __attribute__((shared)) __attribute__((managed)) int i2 = 1; constexpr __attribute__((shared)) __attribute__((constant)) int i3 = 1;
