/* Uses of what no lambda around captures, captures that are nothing, this where there is none. */
struct S { int i; };
template <class T> auto gv = [v] __attribute__((host)) (S a) { return 1; };
auto gw = [v] { return 1; };
auto gx = [&, w] { return 1; };
void f() { int v; int y; auto l = [&r = v] { auto l2 = [=] { return v; }; auto l3 = [&] { return v; }; auto l4 = [v] { return v; }; return v; }; 
  auto m = [&y] { auto l2 = [=] { return v; };  auto l3 = [] { return y; }; };  auto n = [=] { auto l2 = [] { return v; }; }; auto o = [] { auto l2 = [=] { auto l3 = [=] { return v; }; }; }; }
void g() { auto l = [=, this] {}; auto m = [this] {}; auto n = [*this] {}; auto o = [&, this] {}; auto q = [=, *this] {}; auto r = [this, this] {}; }
struct M { int x; void f() { auto l = [=, this] {}; auto m = [this] {}; auto n = [*this] {}; auto o = [&, this] {}; auto q = [=, *this] {}; auto r = [this, this] {}; } static void g() { auto m = [this] {}; auto o = [=, this] {}; } };
