// flags: --extended-lambda
template<class F> void call(F f) { }
void f1() { auto h = [](auto b) { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }; h(1); }
void f2() { auto h = [](auto b) { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }; }
template<class T> int f3() { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }
int g3() { return f3<int>(); }
template<class T> int f4() { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }
template int f4<int>();
template<class T> int f5() { return [] (auto y) { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }(1); }
template int f5<int>();
void f6() { auto dl = [] __attribute__((device)) (int x) { return x; }; auto h = [=](auto b) { int i = dl(1); return i; }; h(1); }
template<class T> auto f7(T) { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }
int g7() { return f7(1); }
void f8() { auto h = [] __attribute__((device)) (auto x) { return x; }; h(1); }
auto f9() { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }
void f11() { auto h = [](auto x) -> int { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }; h(1); }
void f12() { auto h = [](auto x) { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); return i; }; h(1); h(2.0); }
void f13() { auto h = [](auto x) { auto dl = [] __attribute__((device)) (int x) { return x; }; int i = dl(1); }; h(1); }
