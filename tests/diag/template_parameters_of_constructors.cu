struct A1 { template <class T> A1(int); template <class T> operator int(); template <class T, class U, class... V> A1(U); template <class T = int> A1(long); template <class> A1(char); template <class T> explicit A1(int, int) { } template <int N, template <class> class U> A1(short); template <class T> A1(double) = delete; };
template <class T> A1::A1(int) {}
template <class T> A1::operator int() { return 1; }
template <class T> struct A2 { template <class U> A2(typename U::type); template <class U> A2(U *, T); template <class U> operator U(); template <class U> operator U *(); };
template <class T> template <class U> A2<T>::A2(typename U::type) { }
struct A3 { template <class T, class... U> A3(U...); template <class T, class... U> __attribute__((device)) A3(int, U...); };
