// Members that a class does not have, declarations that differ from earlier ones, definitions that are not the first.
struct X { void f(); void g(int); void g(double); static int s; X(int); void c() const; struct N { void n(); }; int r(); friend void fr(); };
void X::nope() { }
void X::nope2(int) { }
int X::sv = 1;
void X::f(int) { }
int X::f() { return 1; }
void X::f() const { }
void X::g(char *) { }
int X::g(int) { return 1; }
void X::c() { }
X::X() { }
X::X(double, int) { }
void X::N::q() { }
void X::operator-=(int) { }
void X::fr() { }
void X::r() { }
void X::f() { }
void X::f() { }
namespace ns { void nf(); int nv; struct NC { void m(); }; }
void ns::nope() { }
int ns::nope3 = 1;
void ns::NC::nope4() { }
int ns::nf() { return 1; }
int f1(int);
double f1(int);
void f2() { }
void f2() { }
void f2(int) { }
int f3();
int f3() { return 1; }
int f3() { return 2; }
struct D1 {
	void a();
	void a();
	void b(int);
	int b(int);
	int d;
	double d;
	void d();
	void e() { }
	void e() { }
	D1();
	D1();
	~D1();
	~D1();
	void g() const;
	void g();
	static void h();
	void h();
	struct In { };
	struct In { };
	typedef int tt;
	typedef double tt;
	using uu = int;
	using uu = double;
};
struct Red { int a; };
struct Red { int b; };
class Red;
enum En { e1, e2, e1 };
enum En { e3 };
enum class En2 { a };
enum class En2 { b };
typedef int T;
typedef double T;
struct Base { };
struct Inc;
struct D2 : Base, Base { };
struct D3 : Nope { };
struct D4 : Inc { };
struct Freed { void operator delete(void *); void operator delete(void *); };
