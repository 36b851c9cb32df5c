/* Objects of host functions in headers the destructors of which are all by which kernels are instantiated. */
# 1 "owners.h" 1 3
template <class T> __global__ void kernel(T *p, int x) { *p = x; } template <class T> struct Owner { T *p; __host__ Owner(T *p) : p(p) {} ~Owner() { kernel<<<1, 1>>>(p, 2); } };
template <class T> void run5(T *p) { if (p) { Owner<T> o{ p }; } } template <class T> void run6(T *p) { Owner<T> o{ p }; } template <class T> void run7(T *p) { (void)Owner<T>( p ); }  template <class T> void run8(T *p) { const Owner<T> &r = Owner<T>( p ); } template <class T> void run9(T *p) { auto l = [](T *p) { Owner<T> o{ p }; }; l(p); }
template <class T> void run10(T *p) { auto l = [](auto *p) { Owner<T> o{ p }; }; l(p); }
template <class T> void run11(T *p) { try { throw 1; } catch (Owner<T> o) { } }
template <class T> void run12(T *p) { static Owner<T> o(p); }
template <class T> struct Has { Owner<T> o; Has(T *p) : o(p) {} }; template <class T> void run13(T *p) { Has<T> h(p); }
template <class T> void run14(Owner<T> o) { } 
# 1 "w3.cu"
# 13 "destroyed_objects.cu" 2
void all(char *c, int *i, short *s, long *l, float *f, double *d, unsigned *u, bool *b, unsigned char *uc, unsigned short *us) { run5(c); run6(i); run7(s); run8(l); run9(f); run10(d); run11(u); run12(b); run13(uc); run14<unsigned short>(us); }
