// flags: --extended-lambda
template<class F> void call(F f) { }
void f1() { call([this] { return 1; }); }
void f2() { call([*this] { return 1; }); }
void f3() { call([=, *this] { return 1; }); }
void f4() { call([&, this] { return 1; }); }
void f5(int a) { call([this, a] { return a; }); }
void f6(int a) { call([*this, a] { return a; }); }
void f7(int a) { call([a, *this] { return a; }); }
void f8(int a) { call([a, this] __attribute__((device)) { return a; }); }
void f9(int a) { auto h = [=] { auto g = [*this] { return 1; }; return g; }; }
struct S { static void f(int a) { call([*this, a] { return a; }); }  static void g(int a) { call([a, this] { return a; }); } };
auto v1 = [*this] { return 1; };
auto v2 = [this] { return 1; };
void g10() { auto g = [] { return [*this] { return 1; }; }; }
