/* Function templates and explicit specializations that are defined twice. */
template <class T> int a(T x) { return 1; }
template <class T> int a(T x) { return 1; }
template <class T> int b(T x) { return 1; }
template <class T> int b(T x, int y) { return 1; }
template <class T> int b(T x) { return 1; }
namespace n {
template <class T> struct S { void m(T); template <class U> void t(U); };
template <class T> void S<T>::m(T x) { }
template <class T> void S<T>::m(T x) { }
template <class T> template <class U> void S<T>::t(U x) { }
template <class T> template <class U> void S<T>::t(U x) { }
}
struct P { template <class U> void w(U); };
template <class U> void P::w(U) { }
template <class U> void P::w(U) { }
template <class T> struct X { };
template <> struct X<int> { };
template <> struct X<int> { };
template <class T> __attribute__((global)) void k(T *p) { }
template <class T> __attribute__((global)) void k(T *p) { }
/* Others of the name. */
template <class T> T c(T x);
template <class T> T c(T x) { return x; }
template <class T> T *c(T *x) { return x; }
template <class T, class U> T c(T x) { return x; }
template <class T, int N = sizeof(T)> T d(T x) { return x; }
template <class T, long N = sizeof(T)> T d(T x) { return x; }
template <> struct X<char>;
template <> struct X<char> { };
template <> struct X<const char> { };
template <class T> struct X<T *> { };
template <class T> struct X<T &> { };
template <> struct X<int *> { };
X<long> instance;
namespace n { template <class T> int a(T x) { return 1; } }
