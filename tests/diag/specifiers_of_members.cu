/* Specifiers that members and explicit instantiations cannot have, and auto for void. */
void v();
void f() {
 auto a = v();
 const auto b = v();
 auto &c = v();
 auto e(v());
 auto h{v()};
 static auto i = v();
 auto k = (1, v());
 for (auto x = v();;) {}
 auto *z = v();
 auto &&w = v();
 (void)a; b; int q = a + 1;
}
struct S { virtual constexpr int f() { return 1; } };
struct B { virtual int f(); }; struct D : B { constexpr int f() override { return 1; } };
struct M { static M(); static operator int(); static M &operator=(const M &); static int operator+(int); static int operator()(int); static int operator[](int); static void *operator new(unsigned long); static void operator delete(void *); };
template <class T> T h(T t) { return t; }
template constexpr int h<int>(int);
template inline float h<float>(float);
template static long h<long>(long);
extern template inline double h<double>(double);
template <class T> struct X { int m() { return 1; } static int s; }; template constexpr int X<int>::m(); template inline struct X<char>; template constexpr struct X<long>;
