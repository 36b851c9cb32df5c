// Bases that stand behind the template whose instance overrides their functions.
template <class P> struct D : P { __attribute__((host)) __attribute__((device)) void f() { } };
struct B { __attribute__((host)) __attribute__((device)) virtual void f() { } };
template struct D<B>;
template <class P> struct D2 : P { __attribute__((device)) void f() { } };
struct B2 { __attribute__((host)) __attribute__((device)) virtual void f() { } };
D2<B2> d2;
struct B3 { __attribute__((host)) __attribute__((device)) virtual void f() { } };
struct D3 : B3 { __attribute__((host)) __attribute__((device)) void f() { } };
