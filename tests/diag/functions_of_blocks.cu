// A function that a block declares is a member of the namespace around, but no name outside of the block means it [dcl.meaning]/3; one
// that only friend declarations introduce is found by arguments alone [namespace.memdef]/3.
void calls() { int f(int); f(1); }
void calls_again() { f(1); int (*p)(int) = &f; }
int result() { return f; }
void inner() { { void g(); g(); } g(); }
void loop() { for (int i = 0; i < 3; i++) int of_loop(); of_loop(); }
void condition() { if (int n = 1) { int of_if(int); of_if(n); } of_if(1); }
struct S {
	int first = of_member();
	void m() { int of_member(); of_member(); }
	void n() { of_member(); }
};
namespace N {
	struct A {};
	void q() { void blk(int); int bv(); blk(1); }
	void r() { bv(); N::bv(); blk(1); int adl(A); }
	void s() { adl(A()); }
}
void N::blk(int) {}
void outside(N::A a) { N::bv(); adl(a); auto p = &N::bv; }
using N::bv;
namespace {
	void unnamed() { int un(int); }
}
void use_unnamed() { un(2); }
inline namespace I {
	void of_inline() { int in(int); }
}
void use_inline() { in(2); }
auto closure = [] { int of_lambda(); return of_lambda(); };
int by_lambda = of_lambda();
template <class T> void of_template(T x) { int tf(T); tf(x); }
template <class T> void other_template(T x) { tf(x); tf(1); }
void instances() { of_template(1); other_template(2); }
__attribute__((global)) void kernel() { __attribute__((device)) void dev(); dev(); }
__attribute__((global)) void other_kernel() { dev(); }

void defaults() { void dd(int, int = 2); dd(1); }
void no_declaration() { dd(1); }
void dd(int, int);
void no_default() { dd(1); }

struct F { friend void fi(int); friend void fa(F); };
void friends(F f) { fi(1); auto p = &fi; (fa)(f); ::fa(f); }
namespace M { struct B { friend void fb(B); friend int fc(int); }; }
void M::fb(B) {}
using M::fc;
void members(M::B b) { M::fb(b); M::fc(1); auto p = &M::fc; }

// and what is found
void before() { int later(int); later(1); { later(2); } [] { return later(3); }(); }
int later(int);
void behind() { later(1); int later(char); later('a'); }
void again() { int later(int); void fi(int); later(1); fi(2); }
void by_arguments(F f) { fa(f); void fa(F); fa(f); (fa)(f); }
struct Local { void m() { void of_m(int); struct L { void n() { of_m(1); } }; } };
int twice(int);
void own_default() { int twice(int = 1); twice(); }
template <class T> int found(T x) { int tf2(T, int = 3); return tf2(x) + [&] { return tf2(x); }(); }
int instance = found(1) + found('a');
class With { template <class T> friend int befriended(T) { return 1; } };
template <> int befriended(int) { return 2; }
