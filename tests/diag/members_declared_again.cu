/* Members, template parameters and enumerations that are declared as they cannot be. */
template <class T> struct A {
	template <class T> struct I { };
	template <class T> void f(T);
	template <class U, class T> void g(T);
	template <class U> friend void h(U);
	template <class T> friend void h2(T);
	template <class T> using al = T;
	static int s;
	int s;
	struct N { template <class T> void z(); };
};
template <class T, class T> struct D { };
template <int N, int N> struct Q { };
template <class T, int T> struct Q2 { };
template <class T> struct S { template <class U> struct W; template <> struct W<int> { }; };
struct NT { template <class U> void f(U); template <> void f(int); };
struct Config {
	static const int limit = 10;
	static const int limit = 10;
	static int z;
	int z;
	static int w;
	static float w;
	int q;
	static int q;
	void m();
	static int m;
	enum { e };
	static int e;
};
struct V {
	virtual auto area() const -> int;
	virtual const auto &z();
	virtual auto d() const = 0;
	auto nv() { return 1; }
	virtual decltype(auto) w();
	virtual auto operator+(int) { return 1; }
};
enum A1 : float { a1 };
enum class A3 : V { };
/* What is fine. */
template <class T, template <class U> class C> struct B { template <class U> void f(); template <class> void g(); };
template <class T> struct E { static int n; struct T2 { static int n; int m; }; static int m; };
template <class T> int E<T>::n;
template <class U> int E<U>::m;
template <class T> struct Outer { template <class U> struct Inner; };
template <class T> template <class U> struct Outer<T>::Inner { };
template <> template <> struct Outer<int>::Inner<int> { };
struct F { struct same { }; static int n; static same f(), g(int), f(int); int same; };
enum A4 : bool { };
enum class A5 : unsigned short { };
template <class T> struct G { enum X : T { }; };
