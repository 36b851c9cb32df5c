// Constructors of which several take the arguments equally well, or none at all; call operators; callees in parentheses.
struct C { C(int); C(char); C(int *, int *); explicit C(const C &); };
struct D : C { D() : C(1ul) {} D(int) : c(1ul), C(1) {} C c; };
C ret() { return 1ul; }
void f()
{
	C a(1ul);
	C b{1ul};
	C c = 1ul;
	C d = {1ul};
	C e = C(1ul);
	C g = (C)1ul;
	new C{1ul};
	static_cast<C>(1ul);
	throw C(1ul);
}
template <class T> struct Both { Both(long, T); Both(T, long); Both(T *); };
Both<int> both(1, 1);
Both<int> *made = new Both<int>(1, 1);
Both<int> braced{1, 1};
Both<int> copied = {1, 1};
Both<int> one(1, 1l);
struct E { E(int, char = 0); E(int, short = 0); E(const char *); };
E e1(1);
E e2 = 1;
E e3 = {1};
E e4(1, 'c');
struct J { J(long, int) = delete; J(int, long); };
J j1(1, 1);
struct K { template <class T> K(T, int); template <class T> K(int, T); };
K k1(1, 1);
struct M { M(int = 0); M(char = 0); M(const M &); };
struct HasM { M m; HasM() {} HasM(int) : m(1) {} HasM(char) : m() {} };
void defaults() { M a; M b[2]; M d{}; new M; new M(); new M[3]; M(); M{}; static M e; const M h; M i(1); }
struct Objects { void operator()(int); void operator()(char); };
struct Derived : Objects {};
void objects(Objects o, Derived d) { o(1ul); d(1ul); d.operator()(1ul); o(1); o("x"); }
int op(int, double);
int op(double, int);
int in_parentheses = (op)(1, 1);
void parentheses() { (op)("x"); ((op))(1, 1); (op)(1, 1.0); }
