// flags:
// flags: --c++20
// Members of templates that nothing declares: up to C++17 the < behind such a name is an operator.
namespace N { template <class T> struct Known { static const int value = 1; typedef T type; }; }
template <class T> struct Own { static const int value = 2; typedef T type; static int make(int); };
int at_namespace = Gone<int>::value;
void first() { int k = Lost<int>::value + 1; }
void second() { int k = Lost1<int>::nested::value; }
void third() { Lost2<int>::make(3); }
void fourth() { Lost3<int>::type v; v = 3; }
template <class T> int fifth(T t) { if (Trait<T>::value) return 2; return Maker<T>::make(t) + 3; }
template <class T> __attribute__((global)) void kernel(T *p) { p[0] = Op<T>::apply(p[1]); }
template <int N> __attribute__((global)) void sized(int *p) { __attribute__((shared)) int s[Size<N>::value]; s[0] = p[0]; }
template <class T> void declared(T t) { typename Type<T>::type v; }
template <class T> void pointer(T t) { typename Type<T>::type *q = 0; }
template <class T> void fixed(T t) { const typename Type<T>::type v = t; static typename Type<T>::type w; }
template <class T> void casts(T t) { int a = static_cast<typename Type<T>::type>(t), b = static_cast<Type<T>::type>(t); }
template <class T> void created(T t) { auto q = new typename Type<T>::type(t); }
template <class T> void loop(T t) { int a[3]; for (typename Type<T>::type &x : a) x = t; }
template <class T> void argument(T t) { N::Known<typename Type<T>::type> a; int v = N::Known<Type<T>::type>::value; }
template <class T> void lambda(T t) { auto l = [](typename Type<T>::type a) { return a; }; }
void caught() { try { first(); } catch (Type<int>::type &e) { } }
void no_class() { typename nothing::type v; }
void global() { int a = ::absent::x + 1; ::absent1::f(3); ::absent2::x = 1; }
void in_arguments() { int a = Own<missing>::value; int b = Own<N::missing>::value + 1; Own<missing2>::make(3); Own<missing3>::type c; }
int out = Own<N::missing4>::value;
typename Own<missing5>::type of_type(Own<missing6>::type a);

// What is declared.
template <class T> int known(T t) { typename Own<T>::type a = t; return Own<N::Known<T>>::value + N::Known<typename Own<T>::type>::value + a; }
int less = 3, greater = 2;
bool compared() { return less < greater > ::greater; }
