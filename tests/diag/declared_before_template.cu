// name name<...>: the first one is what is declared, without a type; variable templates where types should be
template <class T> constexpr bool ok = true;
template <class T> struct V { };
namespace n { template <class T> constexpr bool okn = true; }
foo1 ok<int> x;
foo2 ok<int>(3);
template <class T> foo4 ok<T> f(T);
template <class T> foo6 V<T> f(T);
template <class T> foo7 n::okn<T> f(T);
template <class T> foo8 f(T);
struct S {
	foo10 ok<int> x;
	template <class T> foo11 ok<T> f(T);
	template <class T> foo14 f(T);
	template <class T> int no_member;
	template <class T> static int member;
};
static foo15 ok<int> y;
template <class T> ok g(T);
ok h;
struct U { ok m; };
void j() { ok k; ok; }
typedef ok td;
template <class T> int valid(3);
template <class T> int attributed(3) __attribute__((device));
