// Explicit and partial specializations of classes, friends, unions, and what must not be confused.
template <class T> struct A { void generic() {} };
template <class T> struct A<T *> { void partial() {} };
template <> struct A<int> {
	A() {}
	~A() {}
	void f(A, A<char> *) { static int x; use(&x); }
	static void use(int *) {}
	static int s;
	struct In { void g(In, A) {} };
	enum E { e };
	void h(E, E *) {}
	operator A<long *>() { return {}; }
	template <class U> void m(U) {}
	typedef A *pointer;
	pointer p(pointer) { return this; }
};
int A<int>::s;
template void A<int>::m<char>(char);
void f(A<int>::In, A<int>::E, A<int>::pointer) {}

template <class T, class U = A<T>> struct B {};
template <> struct B<int> { void f(B<int>) {} };
template <> struct B<int, char> { void f(B<int>) {} };
B<long> b;
namespace n {
class F;
class G {
	friend void befriended(G &) {}
	friend F;
	friend int operator+(G, F *) { return 0; }
	friend void later(G);
};
void later(G) {}
union U { int i; float f; void m() {} };
struct H { union { int a; struct { int b; }; }; void m(int) {} };
using alias = void (*)(U, H *);
void with_alias(alias, alias *, const alias) {}
struct V { V() {} virtual void f() = 0; virtual ~V() = 0; virtual void g() {} };
V::~V() {}
void V::f() {}
struct W : V { void f() override {} W() {} ~W() {} };
W w;
void abbreviated(auto) {}
constexpr int evaluated() { return 1; }
inline int implicit(int a = evaluated()) { return a; }
int (*pointer_to_function)(int) = implicit;
const volatile int cvi = 1;
extern const int declared_extern;
const int declared_extern = 1;
constexpr const char *text = "";
const char *const *use_text = &text;
struct stat {};
void stat(struct stat *) {}
void same(struct stat *, void (*)(struct stat *)) {}
}
extern "C" int printf(const char *, ...);
void declared_only(int);
int call() { declared_only(1); return printf(""); }

/* Arguments that the declaration leaves to deduction. */
namespace deduced {
template<class T> struct box {};
template<class T, class U = box<T>> struct pair {};
template<class T> void f(T) {}
template<> void f(int) {}
template<> void f<>(char) {}
template<class T, class U> box<T> &g(box<T> &b, box<U>) { return b; }
template<> box<char> &g(box<char> &b, box<int>) { return b; }
template<> box<long> &g<long>(box<long> &b, box<int>) { return b; }
template<class T, class U> T &operator>>(pair<T, U> &, pair<U, T> &);
template<> int &operator>>(pair<int> &, pair<box<int>, int> &) { static int i; return i; }
template<class... T> void h(T *...) {}
template<> void h(int *, char *) {}
template<int N, class T> void k(T (&)[N]) {}
template<> void k(int (&)[3]) {}
}

// Specializations of variable templates.
template <class T> T value = T();
template <> int value<int> = 1;
template <> int value<float[3]> = 2;
template <class T> const T constant = T();
template <class T> const T constant<T *> = T();
template <> int constant<void> = 3;
template <> const int constant<char> = 4;
template <class T, class U = char> T defaulted = 0;
template <> int defaulted<int> = 5;
template <class... T> int pack = 0;
template <> int pack<> = 6;
template <> int pack<int, char> = 7;
template <template <class> class C> int of_template = 0;
template <> int of_template<A> = 8;
struct OfMember {
	template <class T> static T member;
};
template <> int OfMember::member<int> = 9;
template <class T> struct OfInstance {
	template <class U> static int member;
};
template <> template <> int OfInstance<int>::member<char> = 10;
