// Typedefs of classes are looked behind in the parameters of templates that diagnostics name; those of namespaces are not.
typedef int G;
template <class T> struct W { typedef T *ptr; using alias = T; typedef int I; struct In {}; };
template <class T> struct A {
  using element = T; typedef int I; typedef G H; typedef T *P; typedef typename W<T>::ptr wp; typedef W<T> w; typedef W<int> wi; typedef wi::ptr wip; typedef G GT;
    template <int N> A(element *a);
    template <int N> A(I a, int);
    template <int N> A(H a, int, int);
    template <int N> A(P a, char);
    template <int N> A(wp a, char, int);
    template <int N> A(w a, char, char);
    template <int N> A(wi a, char, char, char);
    template <int N> A(G a, long);
    template <int N> A(wip a, long, long);
    template <int N> A(typename W<T>::In a, long, long, int);
    template <int N> A(typename A::element a, long, long, long);
    template <int N> A(A a, short);
    template <int N> A(A<T> a, short, short);
};
struct B { using element = G; 
    template <int N> B(element *a);
    template <int N> B(G *a, int);
    template <int N> B(W<int>::I a, int, int);
    template <int N> B(W<int>::alias a, int, int, int);
};
namespace M {
namespace N { typedef int NG; using NU = int; }
template <class T> struct W { typedef T *ptr; using alias = T; };
template <class T> using al = T;
template <class T> struct Others { using element = T; enum E {}; typedef const element *cp; typedef void fn(element); typedef element arr[3];
    template <int N> Others(const element &a);
    template <int N> Others(element (*f)(element, G));
    template <int N> Others(W<element> a, int, int);
    template <int N> Others(al<element> a, char);
    template <int N> Others(al<T> a, char, int);
    template <int N> Others(cp a, char, char);
    template <int N> Others(fn a, char, char, char);
    template <int N> Others(arr a, char, char, int);
    template <int N> Others(E a, long);
    template <int N> Others(N::NG a, long, long);
    template <int N> Others(N::NU a, long, long, int);
    template <int N> Others(Others *a, short);
    template <int N> Others(typename W<int>::ptr const a, short, short);
    template <int N> Others(element T::*a, short, short, int);
    template <int N, class... Ts> Others(element a, float, Ts...);
};
} // namespace M
