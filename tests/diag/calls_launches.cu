// Calls and launches: what is called is checked after the arguments, and before how it is called.
extern "C" int cudaConfigureCall(int, int, unsigned long = 0, void * = 0);
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
__attribute__((device)) void k(int); __attribute__((global)) void g(int); void h(int); __attribute__((device)) int dd(); struct S { __attribute__((device)) operator int(); };
void f(S s) { k<<<1, 1>>>(dd()); h<<<dd(), 1>>>(dd()); g(dd()); g(s); k<<<dd(), 1>>>(1); }
template <class T> void t(T x) { k<<<1, 1>>>(1); k<<<1, 1>>>(x); g<<<dd(), 1>>>(x); g(dd()); }
