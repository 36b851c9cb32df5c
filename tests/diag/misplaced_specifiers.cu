// Storage classes and specifiers of parameters and members, qualifiers of functions.
void f(static int a);
void f2(extern int a);
void f4(mutable int a);
void f5(typedef int a);
void f6(thread_local int a);
void f7(inline int a);
void f8(virtual int a);
void f9(constexpr int a);
void f10(friend int a);
void f11(explicit int a);
void f12(int x, const static int y) { }
template <class T> void n(static T x);
void (*fp)(static int);
using FU = void(static int);
struct S {
	register int a;
	extern int b;
	mutable const int cf = 1;
	mutable int *const fc = 0;
	const mutable int cm;
	mutable int fine;
	mutable S *p;
	mutable void mf();
	register void fr();
	extern void fe();
	static void sm() const;
	static void st() &;
	explicit void ex();
	explicit operator bool();
	explicit S(int);
	friend static void ff();
	friend void nonmember() const;
	void g(extern int x);
	~S() const;
	operator int() const;
	void q() const & noexcept;
	void n() const volatile;
	template <class T> static void st2() const;
};
template <class T> struct U { mutable void f(); void g(static T x); extern int h; T m() const; };
mutable int ma;
mutable void mb();
int mutable md;
explicit void k();
explicit int l;
void f() const;
void f2() &;
void f3() && { }
void f4() volatile { }
int f6b(int) const { return 1; }
template <class A> void z() const;
template <class A> int z2(A x) const { return x; }
namespace N { int q() const; static void r() const; }
void S::q() const & noexcept { }
void S::n() const volatile { }
typedef void T() const;
void (S::*mp)() const;
__attribute__((global)) void kern() const { }
__attribute__((device)) int dev(int) const;
auto tr() const -> int;
void locals()
{
	mutable int a;
	extern int fx;
	static int g;
	explicit int i;
	static void sf();
	extern void ef();
	int w() const;
	auto l = [](static int x) { };
	auto m = [](int x) mutable { };
}
