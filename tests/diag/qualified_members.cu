/* Members are declared without a qualifier, but friends with theirs. */
struct G { void f(); static int s; void f(int) const; }; namespace n { int v; void f(); template <class T> void t(T); typedef int type; struct S { int m; }; }
struct A {
	struct B { void f(); static int s; struct I; operator int(); ~B(); B(); B(int); };
	B::operator int() { return 0; } B::~B() { undefined1; }
	B::B() { } B::B(int) : i(undefined2) { }
	int B::f() { undefined3; } static int B::s; static int n::v; int n::w;
	int G::f() const; void G::nothing();
	typedef int n::t; int n::arr[3]; int n::bits : 3;
	void A::own(); int A::own_variable; static int ::global; void ::global_function();
	void n::f() { undefined4; } void n::f(int) try { undefined5; } catch (...) { undefined6; }
	template <class T> void n::t(T t) { undefined7; }
	int n::x1 = 3, n::x2, x3; int good; void n::f(), fine(); int last = undefined8;
	friend void n::f(); friend void G::f(); friend struct n::S; template <class T> friend void n::t(T);
	int n::S::*pointer; void (G::*function)(); n::type typed; n::S object; struct B::I { int i; }; int (*returns(int n::S::*))[3];
};
template <class T> struct TA { void n::f() { undefined9; } void G::f(); int n::v; T n::w; void TA::own(); int good; struct I; void TA<T>::own2(); };
TA<G> ta; template <class T> struct TA<T>::I { int i; };
void use(A a) { a.x3 = 1; a.good = 2; a.fine(); a.f(); a.x1; a.s; a.w; ta.own(); ta.own2(); ta.good; ta.f(); }
void block() { int n::v; void n::f(); void G::f(); int G::s; int n::S::*pointer; n::type typed; void (G::*function)(); extern void n::f(); }
