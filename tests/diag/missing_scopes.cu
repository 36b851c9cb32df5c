// Namespaces and classes that a known one does not have, before ::, as where a header is missing.
namespace M {
namespace I {
struct T {};
}
struct C {
	struct D {};
	enum E { e };
};
template <class T> struct V {
	V();
};
int v;
}
int g(int x, int y);
void f(int x)
{
	auto start = M::chrono::steady_clock::now();
	const auto time = M::chrono::duration_cast<M::chrono::nanoseconds>(start).count();
	M::chrono::time_point t;
	M::chrono::time_point<int> t2;
	int sum = M::I::foo::bar(3) + M::C::foo::bar(3);
	int z = M::v::bar(3);
	M::C::foo::bar(3);
	int w = sizeof(M::chrono::x);
	g(M::chrono::x, M::chrono::y);
	M::this_thread::sleep_for(M::chrono::milliseconds(10));
	for (const auto &e : M::filesystem::directory_iterator("/"))
		g(e, 3);
	M::V<M::chrono::T> v3;
	const M::chrono::T k = 3;
	static M::chrono::T kk = 3;
	if (M::chrono::now() < 3)
		return;
	M::chrono::T *p = 0;
	p->foo();
}
int b = M::chrono::x;
M::chrono::T c;
M::chrono::T fn();
void h(int y, M::chrono::T x, M::chrono::T *z);
template <class T> void ft(T x) { auto t = M::chrono::now(x); }
struct S {
	M::chrono::T x;
	M::chrono::T *f();
	void g(M::chrono::T x);
};
struct B : M::chrono::T {};
typedef M::chrono::T TT;
using TU = M::chrono::T;
using M::chrono::U;
static M::chrono::T stat;
enum E { e1 = M::chrono::x };
int M::Foo::get(int) { return unknown; }
int M::C::Foo::x = 3;
int M::C::Foo::f() const { return unknown; }

// All there is.
M::I::T known;
M::C::D fd(M::C::D d) { return d; }
int known_value = M::C::E::e + M::C::e;
template <class T> int dependent(T x) { return M::V<T>::type::value + T::a::b; }
template <class T> struct Derived : M::V<T> {
	typename M::V<T>::type::inner x;
};
