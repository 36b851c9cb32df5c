// flags: --c++20
/* A requires-clause behind what is no template, nor in one. */
__attribute__((global)) void k() requires true;
void f() requires true;
__attribute__((device)) void g() requires true { }
struct S { void m() requires true; friend void h() requires true; template <class T> void n() requires true; };
template <class T> void t() requires true;
template <class T> struct U { void m() requires true; friend void h(U) requires true { } };
void a(auto x) requires true;
