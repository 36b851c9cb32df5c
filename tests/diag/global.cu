__attribute__((global)) int returns_int(int a) { return 1; }
struct S { __attribute__((global)) void member(); };
struct T { static __attribute__((global)) void static_member() {} };
__attribute__((global)) __attribute__((device)) void combined() {}
__attribute__((global)) __attribute__((host)) void combined_with_host() {}
__attribute__((global)) void variadic(int a, ...) {}
__attribute__((global)) constexpr void is_constexpr() {}
__attribute__((global)) inline void is_inline() {}
struct O { __attribute__((global)) void operator()(); };
__attribute__((global)) void operator+(struct Q, int);
__attribute__((global)) auto deduced() { }
__attribute__((global)) auto trailing() -> void { }
typedef void nothing;
__attribute__((global)) nothing through_typedef() { }
template <class T> __attribute__((global)) void a_template(T t) { }
__attribute__((host)) __attribute__((device)) int both() { return 1; }
__attribute__((global)) void fine(int a, const float *b, struct S s);
