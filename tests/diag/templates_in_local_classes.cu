// flags: --c++20
// Local classes have no templates, neither members nor friends: the functions that are declared nevertheless are called by nobody.
template <class F> int apply(F f);
template <class T> void named(T);
struct Kept { template <class T> void f(T); template <class T> friend void named(T); template <class T> struct Inner { T t; }; };
void members()
{
	struct Less { template <class T> bool operator()(T a, T b) const { return a < b; } int n; } less;
	less(1, 2);
	less.n = undefined_before;
	struct Both { template <class... A> void v(A... a) {} void v(int) {} } both;
	both.v(3);
	both.v(3, 4);
	struct Made { template <class T> Made(T t) {} Made() {} } made, other(3);
	struct Value { template <int N> static void s() {} int a = undefined_within; };
	Value::s<3>();
	Value::s();
	struct Types {
		template <class T> struct In { T t; undefined_type z; };
		In<int> i;
		template <class T> using X = T;
		X<int> x;
	};
	union U { template <class T> U(T) {} template <class T> operator T(); };
	struct Again { void m() { struct Deeper { template <class T> void f(T); }; } };
	struct Spaces { template <class T> __attribute__((device)) void d(T) {} };
}
void friends()
{
	struct F { template <class T> friend void named(T); template <class T> friend class G; template <class T> friend int inside(T) { return 1; } };
	struct A { friend void abbreviated(auto x); void member(auto x); static void fixed(auto x); } a;
	a.member(3);
	A::fixed(3);
}
template <class T> void in_template()
{
	struct In { template <class U> void f(U); T t; };
}
void lambdas()
{
	auto generic = [](auto x) { return x; };
	auto other = []<class T>(T x) { struct In { template <class U> void f(U) {} }; In().f(x); return 1; };
	generic(3);
	Kept().f(other(3));
	Kept::Inner<int> inner;
	inner.t = 1;
}
template void in_template<int>();
