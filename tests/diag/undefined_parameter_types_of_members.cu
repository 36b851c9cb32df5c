// Where a qualified name is that of a declared function, what is in the parentheses are parameters, also of types that nothing declares.
namespace N {
void g(int);
int v;
int o(int);
int o(char);
}
struct K {
	K(int);
	K();
	void f(int);
	static int z;
	int o(int);
	int o(char);
	void e(int, int);
	void c(int) const;
	void p(int *);
	void operator+(int);
	static K s;
	int field;
};
template <class T> struct T1 {
	void f(int);
};
void K::f(unk_1 *p) { undefined_1 = 1; }
int said_1 = "abc";
int K::o(unk_2 &p) { return 1; }
int said_2 = "abc";
void K::e(unk_3 *p, unk_4 &q, int z) { p->x = 3; undefined_2 = 3; z(); }
void K::e(unk_5 *p) { }
void K::c(unk_6 **p) { p = 3; }
void K::p(unk_7 *p) { }
void K::p(const unk_8 *p) { }
void K::p(unk_9 p) { }
void K::f(const unk_10 &p) { }
void K::f(unk_11 p, char) { }
void K::operator+(unk_12 *p) { }
K::K(unk_13 *p) { }
K::K(unk_14) { }
void (K::f)(unk_15 *p) { }
void *K::f(unk_16 *p) { return 0; }
void K::f(N::unk_17 *p) { }
void K::f(K::unk_18 *p) { }
void N::g(unk_19 *p) { undefined_3 = 3; }
void N::g(unk_20 **p);
int said_3 = "abc";
// What is no definition declares a member again.
void K::f(unk_22);
void K::f(unk_23 *);
int K::o(unk_24 *);
K::K(unk_25 *);
void K::f(char *);
int K::o(char *);
template <class T> void T1<T>::f(unk_26 *p) { }
template <class T> void T1<T>::f(unk_27 *p);
// No functions: what is in the parentheses is an expression.
K K::s(unk_30 *p);
int K::field(unk_32 *p) { }
int said_5 = "abc";
// Known types of the class, and what is declared so for good.
int K::z(3);
void K::f(int z) { }
void K::e(int a, int b) { }
int K::o(char) { return z; }
