// What stands between <<< and >>> is converted as arguments are: conversion functions are called.
struct dim3 { unsigned x, y, z; __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) { } };
typedef struct CUstream_st *cudaStream_t;
extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, cudaStream_t = 0);
struct Blocks { int n; __attribute__((device)) operator dim3() const { return dim3(n); } };
struct Threads { int n; operator dim3() const { return dim3(n); } };
struct Bytes { __attribute__((device)) operator unsigned long() const { return 16; } };
struct Stream { __attribute__((device)) operator cudaStream_t() const { return nullptr; } };
struct Width { __attribute__((host)) __attribute__((device)) operator int() const { return 3; } };
__attribute__((global)) void kernel(int) { }
template <class T> void launch(T t)
{
	kernel<<<t, 32>>>(1);
}
void host(Blocks b, Threads t, Width w)
{
	kernel<<<b, t>>>(1);
	kernel<<<t, t, Bytes()>>>(1);
	kernel<<<1, 32, 0, Stream()>>>(1);
	kernel<<<dim3(w), dim3(2, w), w>>>(w);
	launch(b);
	launch(t);
	auto l = [=] { kernel<<<t, b>>>(2); };
	l();
}
