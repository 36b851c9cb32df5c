// Values that are thrown away though a function, a type or a constructor says nodiscard; and where they are used or cast to void.
[[nodiscard]] int f1();
[[nodiscard("why")]] int f2(int);
__attribute__((warn_unused_result)) int f3();
struct [[nodiscard]] R { int x; R(); R(int); };
struct [[nodiscard("reason")]] R2 { int x; };
enum [[nodiscard]] E { e0 };
R g(); R2 g2(); E g3(); R &g4(); const R g5(); E *g6();
struct S { [[nodiscard]] S(int); S(); [[nodiscard]] int m() const; [[nodiscard]] static int s(); [[nodiscard]] bool operator!() const; [[nodiscard]] int operator+(int); [[nodiscard]] int operator()(int) const; [[nodiscard]] virtual int v(); };
struct D : S { int v() override; };
template <class T> [[nodiscard]] T t1(T x) { return x; }
template <class T> struct ST { [[nodiscard]] int m(); [[nodiscard]] static int s(); R r(); };
int use(S s, D d, ST<int> st, int (*fp)()) {
	f1();
	f2(3);
	f3();
	(f1());
	(void)f1();
	static_cast<void>(f1());
	;
	int x = f1();
	x = f1();
	f1(), f2(1);
	f1(), (void)0;
	x ? f1() : f2(2);
	x ? f1() : 0;
	f1() + 1;
	-f1();
	x && f1();
	g(); g2(); g3(); g4(); g5(); g6();
	R(); R(3); R{3}; R2{3};
	S(3); S(); S{3};
	s.m(); s.s(); S::s(); !s; s + 3; s(3); s.v(); d.v(); (&s)->v();
	t1(3); t1<int>(3);
	st.m(); st.s(); ST<int>::s(); st.r();
	fp(); fp = f1; fp();
	(*f1)(); (&f1)();
	for (f1(); f1(); f1()) ;
	if (f1()) ;
	if (f1(); x) ;
	switch (f1()) { default: f1(); }
	while (f1()) f1();
	do f1(); while (f1());
	return f1();
	auto l = [] { f1(); return f1(); };
	l();
	try { f1(); } catch (...) { f1(); }
	({ f1(); });
	sizeof(f1());
	;
	new R; new S(3);
	(f1());
	if constexpr (false) f1();
	if (false) f1();
	
	f1() == 3;
	!f1();
	*g6();
	(int)f1();
	;
	static_cast<int>(f1());
	(long)f1();
	reinterpret_cast<void *>(g6());
}
template <class T> void tf(T t) { f1(); t.m(); t1(t); t1(3); g(); R(3); S(3); }
__attribute__((device)) [[nodiscard]] int dm();
__attribute__((global)) void k() { dm(); f1(); }
struct C { C() { f1(); } int i = (f1(), 3); C(int) : i((f1(), 2)) { f2(1); } };
int glob = (f1(), 3);
[[nodiscard]] void nv();
[[nodiscard]] int nodisc_var;
struct DT { [[nodiscard]] ~DT(); };
int redecl();
[[nodiscard]] int redecl();
void ur() { redecl(); nv(); }
void w3() { int x = f3(); if (f3()) f3(); }
template <class T> void w4() { f3(); }
