__attribute__((device)) void d();
template <class T> struct X { operator T() { d(); return T(); } operator T *() { d(); return 0; } template <class U> operator U &() { d(); return *(U *)0; } };
struct Y { operator int() { d(); return 0; } };
template <class T> struct V { typedef T type; operator type() { d(); return type(); } operator typename T::x() { d(); return 0; } };
struct Q { typedef int x; };
V<Q> v;
void f(X<int> x) { int a = x; }
