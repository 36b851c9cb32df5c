/* Bodies of generic lambdas are those of templates: lambdas and local classes in them are looked at in instances. */
struct S { };
template <class... F> int use(F... f) { return sizeof...(f); }
void called1() { auto g = [](auto x) { auto in2 = []() -> int { }; in2(); if (x) return 1; }; g(1); }
void called2() { auto g = [](auto x) { auto in2 = []() -> int { }; in2(); }; g(1); }
void called3() { auto g = [](auto x) { int (*q)() = [](int) -> int { return 1; }; }; g(1); }
void called4() { auto g = [](auto x) { int (*q)() = [](const S &) -> int { return 1; }; return x; }; g(1); }
void called5() { auto g = [](auto x) { int (*q)() = [&](int) { return 1; }; }; g(1); }
void called6() { auto g = [](auto x) { int (*q)() = [](int) { return 1; }; }; g(1); }
void called7() { auto g = [](auto x) { int (*q)() = [x](int) { return 1; }; }; g(1); }
void called8() { auto g = [](auto x) { int (*q)() = []() { struct In { int a; }; In in; return in.a; }; }; g(1); }
void called9() { auto g = [](auto x) { int (*q)() = [&]() { struct In { int a; }; In in; return in.a; }; }; g(1); }
void called10() { auto g = [](auto x) { struct L { int a; } local; use([local] (auto... x) mutable { return 1; }); }; g(1); }
void called11() { auto g = [](auto x) { struct L { int a; } local; use([local] (auto x) { return 1; }); }; g(1); }
void called12() { auto g = [](auto x) { struct L { int a; } local; use([local] (int x) { return 1; }); }; g(1); }
void called13() { auto g = [](auto x) { struct L { int a; } local; auto l = [local] (int x) { return 1; }; }; g(1); }
void called14() { auto g = [](auto x) { struct L { int a; } local; auto l = [q = local] (int x) { return 1; }; }; g(1); }
void called15() { auto g = [](auto x) { struct L { int a; } local; auto l = new int(use([local] (int x) mutable { return 1; })); }; g(1); }
void called16() { auto g = [](auto x) { int (*q)() = [x](int) { (void)this; }; }; g(1); }
void called17() { auto g = [](auto x) { int (*q)() = [q = "text"](const S &) { (void)this; }; }; g(1); }
void called18() { auto g = [](auto x) { int (*q)() = [q = "text"](const S &) {  }; }; g(1); }
void called19() { auto g = [=](auto x) { int (*q)() = [](const S &) { (void)this; }; }; g(1); }
template <class T> void f1(T x) { auto in2 = []() -> int { }; in2(); }
template <class T> void f2(T x) { int (*q)() = [](int) -> int { return 1; }; }
template <class T> void f3(T x) { struct L { int a; } local; use([local] (auto... x) mutable { return 1; });  }
template <class T> void f4(T x) { auto g = [](int) { auto in2 = []() -> int { }; in2(); }; }
template <class T> void f5(T x) { auto g = [](int) {  int (*q)() = [](int) -> int { return 1; }; }; }
template <class T> void f6(T x) { auto g = [](int) {  struct L { int a; } local; use([local] (auto... x) mutable { return 1; }); }; }
template <class T> void f7(T x) { auto g = [](auto x) { auto in2 = []() -> int { }; in2(); }; g(1); }
template <class T> void f8(T x) { auto g = [](auto x) {  int (*q)() = [](int) -> int { return 1; }; }; g(1); }
template <class T> void f9(T x) { auto g = [](auto x) {  struct L { int a; } local; use([local] (auto... x) mutable { return 1; }); }; g(1); }
void f10() { auto g = [](auto x) { auto in2 = []() -> int { }; in2(); }; }
void f11() { auto g = [](auto x) {  int (*q)() = [](int) -> int { return 1; }; }; }
void f12() { auto g = [](auto x) {  struct L { int a; } local; use([local] (auto... x) mutable { return 1; }); }; }
void f13() { auto g = [](int) { auto in2 = []() -> int { }; in2(); }; }
void f14() { auto g = [](int) {  int (*q)() = [](int) -> int { return 1; }; }; }
void f15() { auto g = [](int) {  struct L { int a; } local; use([local] (auto... x) mutable { return 1; }); }; }
void f16() { auto g = [](auto x) {  struct L { int a; } local; auto z = local; int *p = 1; struct K { int (*q)() = [](int) { return 1; }; void f() { int *pp = 1;  int (*q)() = [](int) -> int { return 1; }; } }; }; }
template <class T> void f17(T x) {  struct L { int a; } local; auto z = local; int *p = 1;  struct K { int (*q)() = [](int) { return 1; }; void f() { int *pp = 1;  int (*q)() = [](int) -> int { return 1; }; } }; }
template <class T> struct C { int (*q)() = [](int) { return 1; }; void f() { int *pp = 1;  int (*q)() = [](int) -> int { return 1; }; auto in2 = []() -> int { }; } };
