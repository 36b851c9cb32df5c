// Kernels that explicit instantiations make are looked at, those of other instances are not.
template <class T> __attribute__((global)) char *pointer(T a) { return 0; }
template <class T> __attribute__((global)) T value(T a) { }
template <class T> __attribute__((global)) void none(T a) { }
template <class T> struct E { void run(); template <class U> void member(); };
template <class T> void E<T>::run() { auto p = pointer<T>; auto n = none<T>; }
template <class T> template <class U> void E<T>::member() { auto p = value<U>; }
template class E<float>;
template <class T> void both() { auto p = pointer<T>; auto v = value<T>; auto again = pointer<float>; }
template void both<int>();
template void E<int>::member<long>();
template <class T> void third() { auto p = pointer<T>; }
void f() { third<long>(); third<short>(); }
