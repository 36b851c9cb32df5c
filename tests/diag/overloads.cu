// Calls that no overloaded function takes.
struct A {
	void m(int);
	void m(char *, int);
	static void s(int);
	static void s(int, int);
	void c() const;
	void c(int);
	A(int);
	void inner() {
		m();
		m("x", "y");
		s();
	}
};
namespace N {
void f(int);
void f(int, int = 2, int = 3);
struct B {};
}
struct Any { template <class T> operator T() const; };
void h(int);
void h(A);
void h(const A &, int);
void k(int &);
void k(char &);
void e(int, ...);
void e(char *, ...);
void calls(A a, N::B b, double d, Any any, void *v) {
	N::f();
	N::f("x");
	N::f(b, 1);
	a.m();
	a.m(1, 2, 3);
	a.m("x", "y");
	A::s();
	h();
	h("x");
	h(b, 1);
	k(3);
	k(d);
	e();
	e(b);
	e(v, 1);
}
void valid(A a, Any any, int i, char c, char *p) {
	N::f('c', 2.0), a.m(any), a.m(p, 2), a.m(0), a.m(nullptr, i), A::s(1), h(1), h(a), h(1, 2), h(i, c), k(i), k(c);
	e(1), e(p, 1, 2), e(nullptr), h(any, 1), a.c(), a.c(1);
}
template <class T> void dependent(T t, N::B b) {
	h(t, t, t);
	e(t);
	N::f(t, t, t, t);
}
// A conversion function of a base that the class has twice is told from others as any is.
namespace of_ambiguous_bases {
enum E { e };
struct Base {
	operator E() const;
	template <class T> operator T *() const;
	int g(int) const volatile;
	char g(unsigned, const char * = 0);
};
struct Derived : Base { };
struct Twice : Base, Derived { };
struct First : virtual Base { };
struct Second : virtual Base { };
struct Once : First, Second { };
int h(int *);
int one(E *);
char one(int);
void f(const Twice &t, Once o, Base b)
{
	b.g(t);
	int *p = o;
	h(o);
	one(o);
	b.g(o);
}
}
