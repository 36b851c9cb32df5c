/* Explicit instantiations of what is defined nowhere, and those that come again. */
namespace n1 { template <class T> void g(T); template void g(char); }
namespace n2 { template <class T> struct S; template struct S<int>; }
namespace n3 { template <class T> struct S { void m(); static int v; }; template struct S<int>; }
namespace n4 { template <class T> __attribute__((global)) void k(T); template __attribute__((global)) void k(int); template __attribute__((global)) void k<long>(long); }
namespace n5 { template <class T> void g(T); extern template void g(char); }
namespace n6 { template <class T> void g(T); template void g(char); template <class T> void g(T) { } }
namespace n7 { template <class T> void g(T) { } template void g(char); template void g(char); }
namespace n8 { template <class T> struct S { }; template struct S<int>; template struct S<int>; }
namespace n9 { template <class T> void g(T) { } template <> void g(char) { } template void g(char); }
namespace n10 { template <class T> struct S { template <class U> void m(U); }; template void S<int>::m(char); }
namespace n11 {  }
namespace n12 { template <class T> void g(T) = delete; template void g(char); }
namespace n13 { namespace x { template <class T> void g(T); template <class T> void h(T) { } } template void x::g(int); template void x::h(int); template void x::h<int>(int); }
namespace n14 { template <class T> void g(T); template <> void g(int); template void g(int); }
namespace n15 { template <class T> void g(T *); template <class T> void g(T) { } template void g(int *); template void g(int); }
namespace n16 { template <class T, int N> __attribute__((device)) T g(T (&)[N]); template __attribute__((device)) int g<int, 3>(int (&)[3]); }
namespace n17 { template <class T> struct S { static void m(); void o() const; }; template void S<int>::m(); template void S<int>::o() const; }
namespace n18 { template <class T> inline void g(T); template void g(char); }

template <typename T> struct Chosen { Chosen(); Chosen(T) {} void f(T) {} void f(T) const; };
template Chosen<int>::Chosen();
template Chosen<int>::Chosen(int);
template void Chosen<char>::f(char);
template void Chosen<char>::f(char) const;
