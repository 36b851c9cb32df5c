typedef unsigned long size_t;
struct uint3 { unsigned x, y, z; };
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned vx = 1, unsigned vy = 1, unsigned vz = 1) : x(vx), y(vy), z(vz) {} constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {} };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, struct CUstream_st *stream = 0);
struct Plain {}; struct B {}; struct D : B {}; enum En { e1 }; enum class Sc { a }; union U { int i; }; typedef float real; using fp = float*;
__attribute__((global)) void kf(float); __attribute__((global)) void ki(int); __attribute__((global)) void kp(float*); __attribute__((global)) void kcp(const float*); __attribute__((global)) void kpp(float**); __attribute__((global)) void kv(void*); __attribute__((global)) void kcv(const void*);
__attribute__((global)) void ken(En); __attribute__((global)) void ksc(Sc); __attribute__((global)) void kb(bool); __attribute__((global)) void kB(B*); __attribute__((global)) void kchar(char*); __attribute__((global)) void kcchar(const char*); __attribute__((global)) void kfn(void (*)(int)); __attribute__((global)) void kreal(real, fp); __attribute__((global)) void kcpp(const float* const*);
__attribute__((global)) void kPlain(Plain); __attribute__((global)) void kull(unsigned long long*); __attribute__((global)) void krest(float *__restrict p, const real *q); __attribute__((global)) void kdouble(double*); __attribute__((global)) void kll(long long*);
void f(int i, const int ci, float fl, float* p, const float* cp, volatile float* vp, void* v, const void* cv, int* ip, float** pp, Plain pl, En en, Sc sc, D* d, B* b, U u, char* ch, const char* cch, fp pf, const long cl, size_t* sp, real* rp, int& ri) {
  float arr[3]; int iarr[3]; const float carr[3] = {}; float arr2[2][3]; D ds[2];
  kf<<<1,1>>>(p); kf<<<1,1>>>("s"); kf<<<1,1>>>(pl); kf<<<1,1>>>(sc); kf<<<1,1>>>(nullptr); kf<<<1,1>>>(arr);
  ki<<<1,1>>>(ip); ki<<<1,1>>>(fl); ki<<<1,1>>>(en); ki<<<1,1>>>(u);
  kp<<<1,1>>>(i); kp<<<1,1>>>(0); kp<<<1,1>>>(5); kp<<<1,1>>>(cp); kp<<<1,1>>>(vp); kp<<<1,1>>>(v); kp<<<1,1>>>(ip); kp<<<1,1>>>(pp); kp<<<1,1>>>(arr); kp<<<1,1>>>(carr); kp<<<1,1>>>(iarr); kp<<<1,1>>>(&p); kp<<<1,1>>>(fl); kp<<<1,1>>>(arr2); kp<<<1,1>>>(cl);
  kcp<<<1,1>>>(p); kcp<<<1,1>>>(vp); kcp<<<1,1>>>(ip); kcp<<<1,1>>>(carr);
  kpp<<<1,1>>>(p); kpp<<<1,1>>>(&p); kpp<<<1,1>>>(&cp);
  kv<<<1,1>>>(p); kv<<<1,1>>>(cp); kv<<<1,1>>>(cv); kcv<<<1,1>>>(cp); kv<<<1,1>>>(i); kv<<<1,1>>>(pp);
  ken<<<1,1>>>(i); ken<<<1,1>>>(0); ken<<<1,1>>>(sc); ksc<<<1,1>>>(en); ksc<<<1,1>>>(1);
  kb<<<1,1>>>(p); kb<<<1,1>>>(pl); kb<<<1,1>>>(sc);
  kB<<<1,1>>>(d); kB<<<1,1>>>(b); kB<<<1,1>>>(ds); kB<<<1,1>>>(&pl); kB<<<1,1>>>(&u);
  kchar<<<1,1>>>(cch); kcchar<<<1,1>>>("lit"); kcchar<<<1,1>>>(ch); kcchar<<<1,1>>>(L"w"); 
  kreal<<<1,1>>>(p, fl); kreal<<<1,1>>>(1.0, pf); kcpp<<<1,1>>>(pp);
  kull<<<1,1>>>(sp); krest<<<1,1>>>(rp, rp); krest<<<1,1>>>(cp, p); krest<<<1,1>>>(ip, ip); kdouble<<<1,1>>>(p); 
  kp<<<1,1>>>(ci); kp<<<1,1>>>(ri); kp<<<1,1>>>(i + 1); kp<<<1,1>>>((float)i); kp<<<1,1>>>('a'); kp<<<1,1>>>(*p); kp<<<1,1>>>(p[0]); 
 kPlain<<<1,1>>>({}); kf<<<1,1>>>({1}); kp<<<1,1>>>(nullptr);
}

