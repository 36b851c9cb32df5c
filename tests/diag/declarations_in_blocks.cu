/* Declarations that cannot stand in a block, as behind a } that is missing: they are passed over, and what follows is read. */
void namespaces()
{
	namespace n { nothing a; int b = "s"; void f() { return nothing; } }
	int x = "s";
	namespace { int hidden; }
	hidden = 1;
	n::b = 1;
	inline namespace later { int r; }
	namespace a::b { int q; }
	int y = 1;
	namespace c;
	int z = "s";
	if (1) namespace m { int f(); }
	namespace __attribute__((visibility("default"))) seen { int q; }
	int w = "s";
}
void templates()
{
	template <class T> struct X { nothing a; int b = "s"; void f() { return nothing; } };
	X<int> x;
	template <class T> T g(T a) { return nothing; }
	g(3);
	template <class T> T h(nothing a);
	template <class T> nothing i(T a) { return nothing; }
	template <class T> int v = nothing, w;
	template <class T> int l{ nothing };
	template <class T> using A = nothing;
	template <class T> class Y;
	template <class T> struct Z { } z;
	template <class T> void t(T a) try { } catch (...) { }
	template <class T> int e(int a) + 3;
	template <class T> __attribute__((device)) int d(T *p) { return *p; }
	template struct X<int>;
	extern template struct X<int>;
	int y = "s";
}
void linkage()
{
	extern "C" { void a(); int b(); int c = "s"; }
	extern "C" int d();
	a();
	int y = "s";
}
void of_members()
{
	friend int f();
	friend class C;
	virtual int g();
	int y = "s";
}
template <class T> void in_template()
{
	namespace n { }
	template <class U> struct X { };
	extern "C" void a();
	T x = "s";
	int y = "s";
}
struct S {
	void member()
	{
		namespace n { }
		template <class U> struct X { };
		auto l = [] { namespace m { } };
	}
};
/* What may stand there. */
namespace names { int q; }
void valid()
{
	namespace other = names;
	using namespace names;
	using other::q;
	extern int outside;
	extern void function();
	inline void declared();
	struct local { friend class C; virtual void f() { } };
	q = outside;
}
