struct uint3 { unsigned x, y, z; int a[2]; int f() const; };
extern const uint3 __attribute__((device_builtin)) threadIdx;
extern const int __attribute__((device_builtin)) warpSize;
extern const int __attribute__((device_builtin)) other;
extern const uint3 blockDim;
namespace N { extern const uint3 __attribute__((device_builtin)) blockIdx; }
void take(const void *);
void reference(const unsigned &);
__attribute__((device)) void device() { take(&threadIdx); }
__attribute__((global)) void kernel() { take(&threadIdx.x); }
void host() { take(&(warpSize)); }
__attribute__((device)) void qualified() { take(&N::blockIdx.y); }
template <class T> __attribute__((device)) void of_template() { take(&threadIdx); }
__attribute__((device)) void lambda() { auto l = [] { return &threadIdx; }; }
__attribute__((device)) void fine() { take(&other); take(&blockDim); take(threadIdx.a); take(&threadIdx.a[1]); reference(threadIdx.x); threadIdx.f(); const uint3 &r = threadIdx; }
__attribute__((device)) void hidden() { int warpSize; take(&warpSize); }
const int *initializer = &warpSize;
