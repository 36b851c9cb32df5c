template <class T> __attribute__((global)) void k(T *o) { extern __attribute__((shared)) T v[]; o[0] = v[0]; }
template __attribute__((global)) void k<int>(int *);
template __attribute__((global)) void k<float>(float *);
template __attribute__((global)) void k<double>(double *);
namespace e3 {
template <class T> __attribute__((device)) T k(T *o) { extern __attribute__((shared)) T v[]; return v[0]; }
template __attribute__((device)) int k<int>(int *);
template <class T> __attribute__((device)) T k2(T *o) { extern __attribute__((shared)) T v[]; return v[0]; }
template __attribute__((device)) float k2<float>(float *);
template <class T> void f(T *o) { extern T w; extern T a[]; }
template void f<int>(int *);
template void f<float>(float *);
}
namespace e5 {
struct NC { NC() {} int x; }; struct DC { int x; };
template <class T> __attribute__((global)) void k(T *o) { extern __attribute__((shared)) T v[]; v[0] = *o; }
template __attribute__((global)) void k<int>(int *);
template __attribute__((global)) void k<NC>(NC *);
template __attribute__((global)) void k<DC>(DC *);
}
namespace e7 {
template <class T> void t1() { extern int q; extern T r; extern int fn(T); extern int fn2(int); }
void u1() { extern float q; extern float r; extern int fn(float); extern float fn2(int); }
template <class T> void t2() { extern float q2; }
template <class T> void t3() { extern int q2; extern T s; extern T fn4(int); }
template void t3<int>();
void u2() { extern float s; extern float fn4(float); }
template void t1<int>();
template <class T> struct C { void m() { extern T cm; extern T *cp; static T x; T y; } static void n() { extern T cm; } };
template struct C<int>;
template struct C<char>;
template <class T> void same() { extern T sm; extern __attribute__((shared)) T sh[]; extern __attribute__((shared)) T sh2[4]; }
template void same<int>();
template <class T> void same2() { extern T sm; extern __attribute__((shared)) T sh[]; extern __attribute__((shared)) T sh2[5]; }
template void same2<int>();
namespace n { template <class T> void nn() { extern T sm; } template void nn<float>(); template void nn<char>(); }
namespace m { void mm() { extern int sm; } template <class T> void nn() { extern T sm; } template void nn<int>(); template void nn<float>(); }
}
namespace n { template <class T> void nn() { extern T sm; { extern T sb; } } template void nn<float>(); template void nn<char>(); }
namespace m { void mm() { extern int sm; } template <class T> void nn() { extern T sm; } template void nn<int>(); template void nn<float>(); struct S { template <class T> void f() { extern T sm2; } }; template void S::f<int>(); template void S::f<float>(); template <class T> struct Q { void f() { extern T sm2; } }; template struct Q<float>; }
