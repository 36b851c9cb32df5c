/* Members of class templates that are defined outside, with template template parameters. */
// flags: -std=c++17
template<template<class> class C> struct M { template<class T> void m(T); template<template<class> class D> void n(D<int>); void o(C<int>); static int s; struct In; };
template<class T> struct Vec { T t; };
template<template<class> class C> template<class T> __device__ __host__ void M<C>::m(T t) { C<T> c{t}; (void) c; }
template<template<class> class C> template<template<class> class D> __device__ __host__ void M<C>::n(D<int> d) { (void) d; }
template<template<class> class C> __device__ __host__ void M<C>::o(C<int> c) { (void) c; }
template<template<class> class C> int M<C>::s = sizeof(C<char>);
template<template<class> class C> struct M<C>::In { C<int> v; __device__ int g() { return v.t; } };
__global__ void k(int *p) { M<Vec> m; m.m(1.0); m.n(Vec<int>{2}); m.o(Vec<int>{3}); M<Vec>::In in{{4}}; *p = in.g(); }
template<template<class, class...> class C, class... A> struct P { __device__ C<A...> mk(A...); };
template<template<class, class...> class C, class... A> __device__ C<A...> P<C, A...>::mk(A... a) { return C<A...>{a...}; }
template<class T, class U = int> struct Two { T t; U u; };
__global__ void k2(int *p) { P<Two, int, float> q; *p = q.mk(1, 2.f).t; }
