/* Values of launch bounds and the like that name what nothing declares, or are no expressions. */
namespace n1 {
__attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void f() { }
__attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void g() { }
}
namespace n2 {
__attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void f() { }
__attribute__((global)) __attribute__((launch_bounds(B, 1))) void g() { }
__attribute__((global)) __attribute__((launch_bounds(B, C))) void h() { }
__attribute__((global)) __attribute__((launch_bounds(K::B))) void h2() { }
}
namespace n3 {
namespace K { } __attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void f() { }
__attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void g() { }
__attribute__((global)) void __attribute__((launch_bounds(K::B, 1))) h() { }
}
namespace n4 {
struct K { };
__attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void f() { }
__attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void g() { }
__attribute__((global)) void __attribute__((launch_bounds(K::B, 1))) h() { }
}
namespace n5 {
template <class T> __attribute__((global)) __attribute__((launch_bounds(K::B, 1))) void f(T) { }
template <class T> __attribute__((global)) __attribute__((launch_bounds(B, 1))) void g(T) { }
template <class T> __attribute__((global)) __attribute__((launch_bounds(T::x, 1))) void h(T) { }
struct s { static const int y = 3;
};
}
namespace n6 {
__attribute__((global)) __attribute__((launch_bounds(f(2), 1))) void f2() { }
__attribute__((global)) __attribute__((launch_bounds(256 +, 1))) void g() { }
__attribute__((global)) __attribute__((launch_bounds(256 1))) void g3() { }
__attribute__((global)) __attribute__((launch_bounds())) void g4() { }
__attribute__((global)) __attribute__((launch_bounds(1,2,3,4))) void g5() { }
__attribute__((global)) __attribute__((launch_bounds(1.5))) void g6() { }
__attribute__((global)) __attribute__((launch_bounds("x"))) void g7() { }
__attribute__((global)) __attribute__((launch_bounds(int))) void g8() { }
int n;
__attribute__((global)) __attribute__((launch_bounds(n))) void g9() { }
}
