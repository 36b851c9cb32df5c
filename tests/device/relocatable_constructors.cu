// nvcc: -rdc=true
/* In relocatable code constructors and destructors that only the host instantiates come out, unless they are inline; other functions do not. */
template <class T> struct Base { T *x; __host__ __device__ Base(T *a); __host__ __device__ Base(const Base &); __host__ __device__ Base(int); __host__ __device__ ~Base(); __host__ __device__ T member(T a); Base(char); };
template <class T> __host__ __device__ Base<T>::Base(T *a) : x(a) {}
template <class T> inline __host__ __device__ Base<T>::Base(const Base &o) : x(o.x) {}
template <class T> __host__ __device__ Base<T>::Base(int) : x(0) {}
template <class T> __host__ __device__ Base<T>::~Base() { x = 0; }
template <class T> __host__ __device__ T Base<T>::member(T a) { return a * 3; }
template <class T> Base<T>::Base(char) : x(0) {}
template <class T> struct Derived : Base<T> { __host__ __device__ Derived(T *a) : Base<T>(a) {} };
template <class T> struct Has { Base<T> b; Has(T *a) : b(a) {} };
struct Plain { template <class U> __host__ __device__ Plain(U u) ; };
template <class U> __host__ __device__ Plain::Plain(U) {}
template <class T> void nobody() { Base<T> b(1); }
inline void never_called() { Base<double> b(1); }
int main() { Derived<int> d(0); Has<long> h(0); Base<short> b(1), c(b); b.member(1); Base<char> host('c'); Plain p(3); Base<float> *q = 0; delete q; }
