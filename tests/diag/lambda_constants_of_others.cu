// flags: --extended-lambda
// Lambdas in local classes may not name constants of the function around; constants that nothing captures are values of a type without const.
struct Move { Move(); Move(Move &&); }; template <class T> int take(const T &) { return 0; } template <class T> int use(T &&) { return 0; } template <class T> int pass(const T &) { return 0; }
void function1() { constexpr int kx = 1; struct Q { int z = take([i0 = kx] { return use(kx); }); }; }
void function2() { constexpr int kx = 1; struct Q { int z = take([i0 = kx] { return kx + 1; }); }; }
void function3() { constexpr int kx = 1; struct Q { int z = use(kx); int f() { return use(kx); } int g() { return [] { return use(kx); }(); } int h() { return kx; } }; }
void function4() { const int cx = 1; [] { return [&i = cx] { return i; }; }; [] { auto &r = cx; return use(cx); }; [&i = cx] { return i; }; [] { return [i = cx] { return 1; }; }; }
void function5() { constexpr int kx = 1; struct Q { int z = take([&i0 = kx] { return kx; }); int y = take([=] { return use(kx); }); int x = take([&] { return pass(kx); }); int w = take([&] { return &kx; }); }; }
template <int> struct I { };
void function6() { constexpr int kx = 1; const int cx = 2; struct Q { int z = take([] { int a[kx]; I<cx> i; static_assert(kx == 1, ""); return sizeof(kx); }); }; }
void function7() { constexpr int kx = 1; const int cx = 2; struct Q { int g() { [] { int a[kx]; I<cx> i; static_assert(kx == 1, ""); return sizeof(kx); }; [] { switch (1) { case kx: ; } if constexpr (kx) { } enum { E = kx }; alignas(kx) int b; return noexcept(kx); }; return 1; } }; }
void function8() { static int s; static const int cs = 1; extern int e; enum { E }; struct Q { int g() { return [] { return s + cs + e + E; }(); } int z = [] { return s + cs + E; }(); }; }
template <class T> void function9() { constexpr int kx = 1; const T cx = 2; struct Q { int z = take([] { int a[kx]; I<cx> i; return sizeof(cx); }); int g() { return [] { return kx + cx; }(); } }; }
void function10() { constexpr int kx = 1; auto l = [] { struct Q { int z = [] { return kx; }(); int g() { return kx; } }; return kx; }; }
void function11() { constexpr int kx = 1; constexpr double dx = 1; const int *const px = nullptr; constexpr int ax[2] = {1, 2}; struct Q { int z = [] { dx; px; ax[0]; return 1; }(); int g() { dx; px; ax[0]; return 1; } }; }
void function12() { int x; struct Q { int g() { return [] { return decltype(x)(1) + sizeof(x); }(); } }; }
