/* A constexpr device function is none of a function of both. */
constexpr __attribute__((device)) int f() { return 1; }
__attribute__((host)) __attribute__((device)) int g() { return f(); }
__attribute__((host)) __attribute__((device)) int h() { constexpr int n = f(); return n; }
