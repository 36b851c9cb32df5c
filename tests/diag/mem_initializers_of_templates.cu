/* Mem-initializers in templates that name no member or base. */
template <class T> struct B { B(int); };
struct N { N(int); };
template <typename T> struct A : B<T> {
    A() : B<T>(1), other(2), c(1) {}
    A(char) : zzz(1), B<T>(2) {}
    A(char, int);
    int c;
};
template <class T> A<T>::A(char, int) : other(2), B<T>(2) {}
template <typename T> struct C : N {
    C() : N(1), other(2), c(1) {}
    C(int) : M(1), N(1) {}
    C(char);
    template <class U> C(U u) : N(1), other(u), v(1) {}
    int c;
    struct I { I() : q(1) {} int p; };
};
template <class T> C<T>::C(char) : N(3), ot(2) {}
struct D { template <class U> D(U u) : other(u), v(1) {} int v; };
template <class T> struct E { E() : c(1) {} T c; };
template <class T> struct E<T*> { E() : c(1) {} T d; };
template <> struct E<int> { E() : c(1) {} int d; };
template <class T> struct F : T { F() : q(1) {} };
template <class... T> struct G : T... { G() : q(1) {} };
template <class T> struct H : T { using typename T::q; H() : q(1) {} };
int a = sizeof(C<int>) + sizeof(A<int>);
C<int> ci; A<int> ai; D d(3); D d2(3L);
template <class T> struct X { template <class U> struct Y { Y() : z(1) {} }; template <class U> struct Z; }; template <class T> template <class U> struct X<T>::Z<U*> { Z(int); }; template <class T> template <class U> X<T>::Z<U*>::Z(int) : q(2) {} template<> struct X<int> { X() : v(1) {} };
template <class T, int N> struct W { W() : q(1) {} }; template <template<class> class A, class... B> struct V { V() : q(1) {}; }; namespace n { template <class T> struct Q { Q() : q(1) {} }; }
