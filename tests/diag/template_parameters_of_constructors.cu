struct A1 { template <class T> A1(int); template <class T> operator int(); template <class T, class U, class... V> A1(U); template <class T = int> A1(long); template <class> A1(char); template <class T> explicit A1(int, int) { } template <int N, template <class> class U> A1(short); template <class T> A1(double) = delete; };
template <class T> A1::A1(int) {}
template <class T> A1::operator int() { return 1; }
template <class T> struct A2 { template <class U> A2(typename U::type); template <class U> A2(U *, T); template <class U> operator U(); template <class U> operator U *(); };
template <class T> template <class U> A2<T>::A2(typename U::type) { }
struct A3 { template <class T, class... U> A3(U...); template <class T, class... U> __attribute__((device)) A3(int, U...); };
template <class T> struct Defaults { template <class X, class Y, class = int, class = void> Defaults(X x, Y y); template <class X, int n = 0> Defaults(X); };
template <class T> template <class X, class Y, class, class> Defaults<T>::Defaults(X x, Y y) { }
template <class T> template <class X, int n> Defaults<T>::Defaults(X x) { }
struct Plain { template <class X, class Y = int> Plain(X x); template <class X, class Y> Plain(X x, int); };
template <class X, class Y> Plain::Plain(X x) { }
template <class X, class Y> Plain::Plain(X x, int) { }
# 1 "/usr/include/lists.h" 1 3
namespace lib { typedef unsigned long extent; template <class X, extent N> struct row; template <class X, extent N> void fill(row<X, N> &); template <class X, extent N> struct row { X at[N]; row &self(const row<X, N> &); };
template <class X, X... V> struct list { }; template <extent... I> using places = list<extent, I...>; }
# 200 "template_parameters_of_constructors.cu" 2
struct Rows { template <class A, lib::extent M> Rows(const lib::row<A, M> &a); template <class A> Rows(A, A); };
template <class... A, lib::extent... Is> int spread(lib::places<Is...>, A...) { return 0; }
template <class... A, lib::extent... Is> int sized(const lib::row<int, sizeof...(A)> &, lib::places<Is...>, A...) { return 0; }
