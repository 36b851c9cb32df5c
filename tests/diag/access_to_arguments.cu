// Private and protected types as template arguments, from where they cannot be named.
template <class T> struct Wrap { T *p; void m() { } static int s; };
template <class T> int Wrap<T>::s = 0;
template <class T> void use(T *p) { }
template <class T> __attribute__((global)) void kernel(T *p) { }
template <int N> void number() { }
class Outer {
	typedef int Int;
	struct Part { int x; };
	enum Kind { first };
	friend Wrap<Part> befriended();
	friend struct Friend;
	Wrap<Part> m(Wrap<Kind>);
	static Wrap<Part> st;
	void body()
	{
		use<Part>(nullptr);
		auto l = [] { Wrap<Part> w; use<Kind>(nullptr); };
	}
protected:
	struct Kept { };
public:
	struct Open { Wrap<Part> w; void f() { use<Part>(nullptr); } };
};
Wrap<Outer::Part> Outer::m(Wrap<Outer::Kind>) { return { }; }
Wrap<Outer::Part> Outer::st;
Wrap<Outer::Part> befriended() { use<Outer::Part>(nullptr); return { }; }
struct Friend { Wrap<Outer::Part> w; void f() { use<Outer::Part>(nullptr); } };
struct Derived : Outer { Wrap<Kept> w; void f() { use<Kept>(nullptr); use<Outer::Kept>(nullptr); } };
template struct Wrap<Outer::Part>;
template void use<Outer::Part>(Outer::Part *);
template <> void use<Outer::Int>(Outer::Int *) { }
template <> int Wrap<Outer::Part *>::s = 3;
void f(int *p)
{
	use<Outer::Int>(p);
	use<Outer::Part>(nullptr);
	kernel<Outer::Part>(nullptr);
	Wrap<Outer::Part> a;
	use<const Outer::Int>(nullptr);
	use<Wrap<Outer::Part>>(nullptr);
	use<Outer::Open>(nullptr);
	number<Outer::first>();
	auto q = &use<Outer::Kept>;
	Wrap<void(Outer::Part *)> b;
}
void g(Wrap<Outer::Part>);
Wrap<Outer::Part> *w;
struct Other : Wrap<Outer::Kept> { };
typedef Wrap<Outer::Int> Alias;
