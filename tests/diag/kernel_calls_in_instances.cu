__attribute__((global)) void k(int *p);
template <class T> __attribute__((global)) void tk(T);
template <class T> void th(T t) { tk(t); }
template void th<int>(int);
template <class T> void th2(T t) { tk<T>(t); tk<int>(1); k(0); }
template void th2<int>(int);
template <class T> __attribute__((device)) void th3(T t) { tk(t); }
template __attribute__((device)) void th3<int>(int);
template <class T> auto th4(T t) { tk(t); return 1; }
int x = th4(1);
auto gl = [](auto t) { tk(t); };
void u() { gl(1); }
template <class T> struct S { static __attribute__((global)) void sk(T); void m(T t) { sk(t); S::sk(t); this->sk(t); } };
template struct S<int>;
template <class T> void wrong(T t) { tk(t, t); t(); }
struct K { __attribute__((device)) void operator()(); };
template <class T> void obj(T t) { t(); t.m(); T::s(); (T::s)(); (&T::s)(); sizeof(tk(t)); void (*p)(T) = tk<T>; p(t); }
struct O { void operator()(); void m(); static __attribute__((global)) void s(); };
template void obj<O>(O);
template <class T> constexpr int ce(T t) { if constexpr (sizeof(T) == 4) return 1; else tk(t); return 2; }
int c1 = ce(1) + ce('a');
