// Calls of functions that return classes which are only declared.
struct A;
A f(); A h(A); A i();
template <class T> A j(T);
struct B { A f(); };
void g(B b) { f(); b.f(); j(1); const A &a = i(); decltype(h(f())) *x; }
int x = (i(), 1);
