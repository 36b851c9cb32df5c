// Calls through pointers to members, where a substitution may fail: the object's class, cv and value category [expr.mptr.oper]/6.
template<class T> T &&value();
template<class F, class O, class = void> inline constexpr bool ok = false;
template<class F, class O> inline constexpr bool ok<F,O,decltype((void)(value<O>().*value<F>())(1))> = true;
template<class F, class O, class = void> inline constexpr bool okp = false;
template<class F, class O> inline constexpr bool okp<F,O,decltype((void)((*value<O>()).*value<F>())(1))> = true;
template<class F, class O, class = void> inline constexpr bool oka = false;
template<class F, class O> inline constexpr bool oka<F,O,decltype((void)(value<O>()->*value<F>())(1))> = true;
struct Tag {}; struct Der : Tag {}; struct Other {};
using Fn = int (Tag::*)(int); using RFn = int (Tag::*)(int) &&; using LFn = int (Tag::*)(int) &; using CFn = int (Tag::*)(int) const; using CLFn = int (Tag::*)(int) const &;
static_assert(ok<Fn,Tag&> && ok<Fn,Der&> && ok<RFn,Tag&&> && ok<Fn,Tag>);
static_assert(!ok<RFn,Tag&>, "1");
static_assert(!ok<Fn,Tag const&>, "2");
static_assert(!ok<LFn,Tag>, "3");
static_assert(ok<LFn,Tag&>, "4");
static_assert(ok<CFn,Tag const&> && ok<CFn,Tag&> && ok<CFn,Tag>, "5");
static_assert(ok<CLFn,Tag const&>&& ok<CLFn,Tag&>, "6");
static_assert(ok<CLFn,Tag>, "6b");
static_assert(!ok<CFn,Tag volatile&>, "7");
static_assert(!ok<Fn,Other&>, "8");
static_assert(okp<Fn,Tag*> && !okp<Fn,const Tag*> && !okp<RFn,Tag*>, "9");
static_assert(oka<Fn,Tag*> && !oka<Fn,const Tag*> && !oka<RFn,Tag*>, "10");

// Which class a pointer to a member is converted to: the nearest one [over.ics.rank].
namespace nearest {
struct A {
	int i;
	void f();
};
struct B : A {};
struct C : B {};
struct D : C {};
char (&f(int C::*))[1];
char (&f(int B::*))[2];
char (&g(int B::*))[3];
char (&g(int D::*))[4];
char (&h(const int B::*))[5];
char (&h(int C::*))[6];
char (&null(int A::*, int))[7];
char (&null(int B::*, long))[8];
static_assert(sizeof(f(&A::i)) == 2 && sizeof(g(&A::i)) == 3 && sizeof(h(&A::i)) == 5);
using OfA = void (A::*)();
using OfB = void (B::*)();
struct Converted {
	operator OfA();
	operator OfB();
};
char (&k(void (C::*)()))[9];
static_assert(sizeof(k(Converted())) == 9);
static_assert(sizeof(null(nullptr, 1)) == 7);
}
