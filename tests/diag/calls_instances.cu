// Calls in instances of templates whose return type is deduced, which are read where they are used first.
template <class T> __attribute__((device)) int td(T); __attribute__((device)) int d(int);
template <class T> auto deduced(T t) { return td(t) + d(1); }
int use() { return deduced(1) + deduced('c') + deduced(1); }
template <class T> decltype(auto) also_deduced(T t) { return td(t); }
int use2() { return also_deduced(1); }
int in_sizeof = sizeof(deduced(1L));
template <class T> struct C { auto m(T t) { return td(t) + d(1); } int n(T t) { return td(t); } };
int use3() { C<int> c; return c.m(1) + c.n(1); }
template <class T> int declared(T t) { return td(t); }
int use4() { return declared(1); }
template <class T> __attribute__((device)) auto on_device(T t) { return td(t); }
__attribute__((device)) int use5() { return on_device(1); }
template <class T> __attribute__((device)) int td2(T);
template <class T> auto inner(T t) { return td2(t); }
template <class T> auto outer(T t) { return inner(t); }
int use6() { return outer(1); }
