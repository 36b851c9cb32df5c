// Instances of class templates that a call needs no member of stay incomplete, so that nothing is wrong with them: those that a candidate's
// parameter refers to, where no temporary could be made. Those of the other parameters are completed.
union U { int i; };
struct S { };
template <class T> struct of : T { int n; };
template <class T> struct never { static_assert(sizeof(T) == 0, "no such class"); };
template <class T> struct box { void put(const T &); void put(of<T> &); void put(of<T> &&); };
template <class T> struct cell { void put(const T &); void put(of<T> &); };
void a(never<int> &); void a(int);
void b(never<char> &&); void b(int);
void c(const never<long> &); void c(int);
void d(never<short>); void d(int);
void e(volatile never<float> &); void e(S);
void g(never<double> &); void g(S);
void h(never<unsigned> *); void h(S *);
void use(box<S> one, const U &u, S s, int i)
{
	a(0); a(i); b(0); c(0); d(0); e(s); g(s); g(S()); h(&s);
}
void of_rvalue(box<U> two, const U &u) { two.put(u); }
void of_lvalue(cell<U> two, const U &u) { two.put(u); }
