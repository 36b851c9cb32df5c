// String literals of default member initializers count where string literals have numbers, for functions that make such an object.
struct Named { const char *name = "in a member's initializer"; };
struct Holds { Named named; };
struct Derived : Holds { int n = 0; };
__host__ __device__ inline const char *of_host(int n) { Derived d; return d.named.name + n; }
template <class T> struct Of { const char *name = "in a template's"; T t = T(); };
template <class T> __host__ __device__ const char *of_host_too(T) { return Of<T>().name; }
const char *host() { return of_host(1) ? of_host_too(2) : 0; }
__global__ void k(const char **p) { *p = "numbered"; }
