// GNU's vectors.
typedef int v4 __attribute__((vector_size(16)));
typedef float f2 __attribute__((__vector_size__(8)));
using u4 = unsigned __attribute__((vector_size(16)));
void f(v4) {}
void f(u4 &, const v4 *, v4 &&, v4 (*)(f2)) {}
template <class T> void g(T, T *) {}
template void g(v4, v4 *);
template <class T> struct Q { void m(T) {} };
template struct Q<float __attribute__((vector_size(8)))>;
template <class T> struct Pair { typedef T type __attribute__((vector_size(2 * sizeof(T)))); };
void h(Pair<double>::type, Pair<char>::type) {}
