/* Attributes of declarations mean nothing on statements. */
namespace one {
struct S { };
void f() { [[maybe_unused]] f();
[[nodiscard]] f();
[[deprecated]] return;
[[noreturn]] f();
[[likely]] f();
[[unknown]] f();
[[gnu::unused]] f();
[[carries_dependency]] f();
[[no_unique_address]] f();
[[gnu::noinline]] f();
[[nodiscard("x")]] f();
[[gnu::deprecated]] f();
[[gnu::always_inline]] f();
[[foo::bar]] f();
[[unlikely]] ;
[[gnu::cold]] f();
[[gnu::packed]] f();
[[nv::x]] f();
[[gnu::aligned(4)]] f();
}
}
namespace two {
void f() { __attribute__((unused)) f();
__attribute__((noinline)) f();
__attribute__((deprecated)) f();
__attribute__((aligned(4))) f();
__attribute__((foo)) f();
__attribute__((device)) f();
__attribute__((unused)) ;
__attribute__((unused)) { } __attribute__((unused)) if (1) ;
__attribute__((unused)) return;
}
}
namespace three {
namespace N { typedef int t;
struct S { int a, b;
S(int = 0);
};
} template <class T> void f(T q) { [[maybe_unused]] l: q = 1;
[[maybe_unused]] int x;
[[maybe_unused]] auto y = 1;
[[maybe_unused]] N::t z;
[[maybe_unused]] N::S s;
[[maybe_unused]] N::S u(3), v{3};
[[maybe_unused]] typedef int w;
[[maybe_unused]] using k = int;
[[maybe_unused]] struct [[maybe_unused]] L { } m;
[[maybe_unused]] T n;
[[maybe_unused]] typename T::type *o;
[[maybe_unused]] const T r = q;
[[maybe_unused]] static int st;
switch (q) { [[maybe_unused]] case 1: [[likely]] default: ;
} [[maybe_unused]] auto lam = [] { };
[[maybe_unused]] int (*fp)(int);
[[maybe_unused]] int arr[3];
[[maybe_unused]] int aa(3), bb{2};
for ([[maybe_unused]] int i = 0;
i < 1;
i++) ;
if ([[maybe_unused]] int c = 1) ;
goto l;
}
struct R { int type;
};
void g() { N::S a2;
[[maybe_unused]] auto [p, q] = a2;
[[maybe_unused]] decltype(a2) d;
[[maybe_unused]] extern int e;
[[maybe_unused]] enum { E1 };
[[maybe_unused]] int h(int);
[[maybe_unused]] N::S j(N::t);
[[gnu::unused]] int gu;
__attribute__((unused)) int gv;
__attribute__((unused)) N::t gw;
__attribute__((aligned(8))) int gx;
[[maybe_unused]] unsigned gy;
[[maybe_unused]] R rr;
}
}
