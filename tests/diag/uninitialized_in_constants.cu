// flags: --c++20
/* A local variable may lack a value since C++20; reading it is no constant. */
constexpr int value() { int x; return x; }
constexpr int v = value();
constexpr int element() { int x[2]; x[0] = 1; return x[0]; }
constexpr int e = element();
constexpr int later() { int x; x = 2; return x; }
constexpr int l = later();
