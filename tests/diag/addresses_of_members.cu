// Pointers to member functions are made of qualified names without parentheses.
struct A {
	void f(); static void s(); int m; const A *self() const;
	void t() { void (A::*p)() = &f; p = &A::f; p = &(A::f); p = &(f); void (*q)() = &s; q = &A::s; q = &(A::s); int *r = &m; r = &(A::m); (void)r; (void)q; (this->*p)(); }
};
void u(A a) { void (A::*p)() = &(A::f); auto z = &(A::f); p = (&A::f); (a.*p)(); int A::*m = &A::m; (void)m; }
template <class T> struct B { void f(); void g(); void t() { auto p = &f; p = &(B::f); p = &B::g; p = &(A::f); } };
void v() { B<int>().t(); }
