// Template template parameters in signatures: what they make depends on them, and they are no type parameters of that number.
template <class T> T tfunc(T a) { return a; }
template <class T> struct C { };
template <class T> struct D { };
template <int N> struct V { };
template <template <class> class X, auto F> int f1(X<int> *) { return 0; }
template <class X, auto F> int f2(X *) { return 0; }
template <template <class> class X, template <class> class Y> int f3(V<sizeof(X<char *>)> *, V<sizeof(Y<int>) + 1> *, Y<X<int>> *) { return 0; }
template <template <class> class X> int f4(V<sizeof(X<char *> *)> *, V<alignof(X<int>)> *) { return 0; }
void use(...) { }
void test() { use(f1<C, &tfunc<int>>, f2<int, &tfunc<int>>, f3<C, D>, f4<C>); }
