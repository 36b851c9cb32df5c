// Template arguments behind a name that nothing declares as a template, in declarations of functions [temp.expl.spec].
class With { template <class T> friend void once(T); };
template <> void once<int>(int);
template <> int nothing2<int>(int);
template <> int nothing3<int>(int) { return 1; }
int nothing5<int>(int);
template <class T> int nothing9<T *>(int);
template <class T> struct B { friend void of_b<>(T *); friend void of_b<T *>(T *); };
struct C { friend int of_c<int>(int); friend int of_c<>(int); template <class T> int m(T); template <> int m<int>(int); template <> int n<int>(int); };
B<int> b;
template <class T> int good(T);
template <> int good<int>(int);
template <> int good<>(char);
struct D { friend int good<long>(long); friend int good<>(short); };
__attribute__((device)) void goo<3>(int) {}
