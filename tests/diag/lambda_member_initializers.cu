// flags: --extended-lambda
// flags:
// Lambdas in default member initializers of classes in functions and of class templates.
template <class T> int take(const T &) { return 0; }
struct class1 { int n; int z = take([=, this] { return n; }); };
struct class2 { int n; void f() { take([=, this] { return n; }); } };
void f4() { struct Q { int n; int z = take([=, this] { return n; }); void f() { take([=, this] { return n; }); } }; }
void f5() { struct Q { int n; int z = take([=] { return [=, this] { return n; }; }); int x = take([=, this] { return 1; }); }; }
template <class T> struct class3 { int n; int z = take([=, this] { return n; }); void f() { struct Q { int n; int z = take([=, this] { return n; }); }; } };
template <class T> void f7() { struct Q { int n; int z = take([=, this] { return n; }); }; }
auto l8 = [] { struct Q { int n; int z = take([=, this] { return n; }); }; };
namespace { struct class4 { struct Q { int n; int z = take([=, this] { return n; }); }; }; }
template <class T> struct class5 { int z = take([i = u1] { return i; }); };
template <class T> struct class6 { int z = u2; int y = take([] { return u3; }); T t = u4(1); };
template <class T> struct class7 { int z = take([i = u5] { return i; }); }; class7<int> s4;
struct class8 { int z = take([i = u6] { return i; }); int y = take([&i = u7] { return i; }); };
template <class T> struct class9 { void f() { take([i = u8] { return i; }); } };
template <class T> struct class10 { int z = take([i = u9, this] { return i; }); int y = take(u10); int x{take([j = u11] {})}; int w = take([j(u12)] {}); };
template <class T> struct class11 { static constexpr int z = take([i = u13] { return i; }); inline static int y = u14; };
template <class T> struct class12 { int x; int z = take([&] __attribute__((device)) { return x; }); };
template <class T> struct class13 { int x; int z = take([](int a) { return a + u3; }); int y = take([] { return y3(T()); }); };
template <class T> struct class14 { int x; int y = take([=, this, this] { return x; }); int z = [](T a) { return [] { return a; }; }(1); };
template <class T> struct class15 { int x; int y = take([] __attribute__((device)) () constexpr { return 1; }); };
template <class T> struct class16 { struct L { }; int x = take([] __attribute__((host)) __attribute__((device)) (auto a) { return 1; }); int y = take([x2 = L()] __attribute__((host)) __attribute__((device)) { return 1; }); };
