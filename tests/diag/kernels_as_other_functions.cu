// What a kernel is that is also declared __host__, and where a function that is none could be one.
struct B { virtual __attribute__((host)) __attribute__((global)) void hd(); virtual __attribute__((global)) void d(); virtual ~B(); };
struct D : B { void hd(); void d(); };
struct E : B { __attribute__((host)) __attribute__((device)) void hd(); __attribute__((device)) void d(); };
struct F { virtual __attribute__((host)) __attribute__((global)) ~F() = default; };
struct G { __attribute__((host)) __attribute__((global)) ~G() = default; };
__attribute__((global)) auto kernel() { }
__attribute__((host)) __attribute__((global)) auto both() { }
void f() { auto *p = &kernel; auto *q = &both; }
// Lambdas are no kernels.
auto generic = [] __attribute__((global)) (auto x) { return x; };
auto plain = [] __attribute__((global)) { return 1; };
struct object { __attribute__((global)) void operator()(int); };
void calls(object o) { generic(1); plain(); o(1); ([] __attribute__((global)) (auto x) { return 1; })(1); }
