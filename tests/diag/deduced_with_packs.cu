// Class template arguments where the constructors have packs of their own: forwarding references take lvalues.
template <class... T> struct S; template <class> struct Q;
template <class... T> struct t1 { template <class... U> t1(U &&...); };
template <class... T> struct t2 { template <class U> t2(U); t2(const t2 &); };
template <class... T> struct t3 { t3(T &&...); t3(); };
template <class... T> struct t4 { template <class... U> t4(const U &...); t4(int); };
template <class... T> struct t5 { t5(int); template <class U> t5(U *, T...); };
template <class T, class... R> struct t6 { template <class... U> t6(T, U...); };
int main() { int a = 1; t1 b(a); t2 c(a); t3 d(1); t4 e('c'); t4 f(2); t5 g(1); t5 h(&a); t5 i(&a, 2.0); t6 j(1, 2);
Q<decltype(b)> qb; Q<decltype(c)> qc; Q<decltype(d)> qd; Q<decltype(e)> qe; Q<decltype(f)> qf; Q<decltype(g)> qg; Q<decltype(h)> qh; Q<decltype(i)> qi; Q<decltype(j)> qj; t2 c2(c); Q<decltype(c2)> qc2; t1 b2(b); Q<decltype(b2)> qb2; t1 b3{b}; Q<decltype(b3)> qb3; t1 b4 = b; Q<decltype(b4)> qb4; }
