// flags: --extended-lambda
/* What stands between the captures of a lambda and its body: in which order, and what does not. */
void f() {
 auto a = [] __attribute__((device)) __inline__ { return 1; };
 int b = 1;
}
void f2() {
 auto a = [] __attribute__((device)) __inline__ (int x) { return 1; };
 int b = 1;
}
void f3() {
 auto a = []() __attribute__((device)) mutable { return 1; };
 int b = 1;
}
void f4() {
 auto a = []() __attribute__((device)) noexcept { return 1; };
 int b = 1;
}
void f5() {
 auto a = []() mutable __attribute__((device)) { return 1; };
 auto a1 = []() noexcept __attribute__((device)) { return 1; };
 auto a2 = []() mutable noexcept __attribute__((device)) -> int { return 1; };
 auto a5 = []() __attribute__((device)) -> int { return 1; };
 int b = 1;
}
template <class T> void take(T);
void f6() {
 take([]() __attribute__((device)) mutable { return 1; });
 take([] __attribute__((device)) __inline__ { return 1; });
 int b = 1;
}
void f7() {
 auto a1 = [] mutable { return 1; };
 auto a2 = [] noexcept { return 1; };
 auto a3 = [] -> int { return 1; };
 auto a4 = [] constexpr { return 1; };
 auto a5 = [] __attribute__((device)) mutable { return 1; };
 auto a6 = [] __attribute__((device)) -> int { return 1; };
 auto a7 = [] __attribute__((device)) [[nodiscard]] () { return 1; };
 auto a8 = [] [[nodiscard]] () { return 1; };
 auto a9 = [] (int) mutable mutable { return 1; };
}
void g1() {
 auto a = [] (int) static { return 1; };
 int x;
}
void g2() {
 auto a = [] (int);
 int x;
}
void g3() {
 auto a = [] int { return 1; };
 int x;
}
void g4() {
 auto a = [];
 int x;
}
void g5() {
 auto a = [] () inline { return 1; };
 int x;
}
void g6() {
 auto a = [] () noexcept mutable { return 1; };
 int x;
}
void g7() {
 auto a = [] () const { return 1; };
 int x;
}
void g8() {
 auto a = [] () int { return 1; };
 int x;
}
