// What nothing declares: in calls that no arguments find a function for, of types; and what is found.
namespace n { struct A { }; void found(A); struct B { friend void hidden(B) { } }; }
int known = 3;
void f() { undefined_function(3); undefined_function("x", known); undefined_type y; }
void g() { undefined_function(3); found(n::A()); hidden(n::B()); __builtin_trap(); }
void h(const undefined_parameter *__restrict__ p, int i) { i = 1; }
template<class T> void t(T x) { found_later(x); }
template<class T> struct S : T { void m() { this->member(); } };
