enum E { A };
E f();
enum class F { B };
F g();
struct S { E m; E &r(); S *operator&(); };
S s();
enum O { P };
O *operator&(O o);
O oo();
void h(E e, E a[2], F c)
{
	&f(); &g(); &A; &F::B; &e; &c; &a[1]; &s().m; &s().r(); &s(); &(E)3; &oo(); &P;
	E *p = &f();
	p = &(e);
	p = &static_cast<E &>(e);
}
