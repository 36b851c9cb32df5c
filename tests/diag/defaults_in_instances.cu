// flags: --extended-lambda
/* Default arguments of lambdas and of members of local classes call nothing where they stand, in instances neither. */
__attribute__((device)) int dev();
template <class T> struct A { void m() { auto l = [] __attribute__((device)) (T t = dev()) { return t; }; } };
template struct A<int>;
template <class T> void device_lambda() { auto l = [] __attribute__((device)) (T t = dev()) { return t; }; }
template void device_lambda<int>();
template <class T> void lambda() { auto l = [](T t = dev()) { return t; }; }
template void lambda<int>();
template <class T> void called(T t) { dev(); }
template void called(int);
