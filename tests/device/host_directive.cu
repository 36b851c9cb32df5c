/* An explicit instantiation of a host function template, whose body goes. */
template <class T> T only_host(T a, T b) { return a + b; }
template int only_host(int, int);
__global__ void k(int *p) { *p = 1; }
