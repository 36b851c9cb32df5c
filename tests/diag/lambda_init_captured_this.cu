// flags: --c++20
/* Init-captures mention this: the lambda around them captures it. */
struct C { int m; void f(int n) {
 auto o1 = [=] { auto l = [q = this] { }; };
 auto o2 = [=] { auto l = [this] { }; };
 auto o3 = [=] { auto l = [q = m] { }; };
 auto o4 = [=] { auto l = [q = this->m] { }; };
 auto o5 = [=] { auto l = [=] { return m; }; };
 auto o6 = [=] { auto l = [&] { return m; }; };
 auto o7 = [=] { auto l = [&r = m] { }; };
 auto o8 = [=] { auto l = [*this] { }; };
 auto o9 = [=] { auto l = [q = *this] { }; };
 auto o10 = [=] { C *p = this; };
 auto o11 = [=](auto) { auto l = [q = this] { }; };
 auto o12 = [=] { auto l = [q = this](auto) { }; };
 auto o13 = [=, this] { auto l = [q = this] { }; };
 auto o14 = [=] { auto l = [&] { auto k = [q = this] { }; }; };
} };
template <class T> struct D { T m; void f(int n) {
 auto o1 = [=] { auto l = [q = this] { }; };
 auto o2 = [=] { auto l = [this] { }; };
 auto o3 = [=] { auto l = [q = m] { }; };
} }; template struct D<int>;
