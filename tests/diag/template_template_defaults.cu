// Matching a partial specialization by a template template parameter is no failure of the substitution around it.
template <class A, class B, class C, class D = void> struct G {};
template <class T> struct W { typedef T type; };
template <int i, template <int> class X> struct W<X<i>> { typedef int type; };
template <class T> using unwrapped = typename W<T>::type;
template <class T> int call(typename W<T>::type *) { return 1; }
unwrapped<G<int, int, int>> *wrong = 1;
int called = call<G<int, int, int>>(nullptr);
