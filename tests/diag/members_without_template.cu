// Members of class templates that are defined outside without the template's head, or by arguments that are not its parameters.
template <class T> struct A { void f(T x); T g(); T v; A(); A(T); ~A(); static int s; template <class U> void h(U); };
void A<T>::f(T x) { v = x; }
T A<T>::g() { return v; }
A<T>::A() { v = 1; }
A<T>::~A() { v = 1; }
A<T>::A(T x) : v(x) { v = 1; }
int A<T>::s = 1;
template <class T> struct A2 { void f(T); template <class U> void h(U); };
template <class U> void A2<T>::h(U u) { v = u; }
void A<int>::f(int x) { }
int A<int>::s = 1;
template <class T> struct A3 { void f(T); };
template <class U> void A3<T>::f(T x) { nope; }
template <class T> void A<T *>::f(T x) { nope; }
template <class T> A<T *>::A() { }
template <> void A<char>::f(char x) { }
template <> int A<char>::s = 3;
template <class U> A<U>::~A() { }
template <class T, class U> struct B { void f(T x); int g(U); };
void B<T, U>::f(T x) { x = 1; }
int B<T, U>::g(U u) { return u; }
template <class T> void B<T, int>::f(T x) { }
template <class T, class U> void B<U, T>::f(U x) { }
template <class T, int N> struct C { void f(int x); };
void C<T, N>::f(int x) { x = 1; }
template <int K> struct D { void f(int x); };
void D<K>::f(int x) { x = 1; }
template <class T> struct E { void f(T x); void f(); };
void E<T>::f() { }
void E<T>::f(T x) { }
namespace M { template <class T> struct A { void f(T x); struct B { void f(); }; }; }
void M::A<T>::f(T x) { }
void M::A<T>::B::f() { }
void M::A<int>::B::f() { }
template <class T> struct P { void f(); };
template <class T> struct P<T *> { void f(); };
template <class T> void P<T *>::f() { }
