__attribute__((global)) inline int f1(...) noexcept { return 1; }
struct S { __attribute__((global)) inline int f2(...) noexcept; friend __attribute__((global)) inline int f3(...) noexcept { return 1; } __attribute__((global)) inline void f4(); __attribute__((global)) constexpr void f5() {} __attribute__((global)) int operator+(int) noexcept; __attribute__((global)) void operator delete(void *); __attribute__((global)) static inline int f6(...) noexcept(false); };
__attribute__((global)) __attribute__((device)) int f8(...); __attribute__((host)) __attribute__((global)) inline void f9() noexcept;
template<class T> struct Q { friend __attribute__((global)) int f10(...) noexcept { return 1; }  };
__attribute__((global)) void S::f4() {} __attribute__((global)) int S::f2(...) noexcept {}
