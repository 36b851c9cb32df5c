/* What a launch gives is void, whatever the function is declared to return. */
extern "C" int cudaConfigureCall(int, int, unsigned long = 0, void * = 0);
extern "C" unsigned __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
__attribute__((global)) int k(int);
__attribute__((global)) float *k2();
template <class T> __attribute__((global)) T k3(T);
struct S { int a;
};
__attribute__((global)) S k4();
int f(int);
int main() { int x = k<<<1,1>>>(3);
float *y = k2<<<1,1>>>();
int z = k3<<<1,1>>>(3);
f(k<<<1,1>>>(3));
k4<<<1,1>>>().a;
auto q = k<<<1,1>>>(3);
return k<<<1,1>>>(3) + 1;
}
int g() { int x = k(3);
decltype(k(3)) u = 3;
decltype(k<<<1,1>>>(3)) v = 3;
return k3<int><<<1,1>>>(2);
}
int m() { return sizeof(f<<<1,1>>>(3)); }
