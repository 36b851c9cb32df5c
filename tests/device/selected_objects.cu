// Objects that functions in system headers make of constants are constants with numbers where ?: selects between them and others.
#define HD __host__ __device__
struct Sum { int v; HD Sum(int v) : v(v) {} HD Sum operator+(Sum o) const { return Sum(v + o.v); } };
HD inline Sum thrice(Sum t) { return t + t + t; }
inline int host(int n) { return thrice(Sum(n)).v; }
# 1 "select.h" 1 3
struct Key { unsigned v; unsigned char side; __attribute__((host)) __attribute__((device)) constexpr Key(unsigned v = 1, char side = 2) : v(v), side(side) {} };
template <class T> __attribute__((device)) void first(T *p, int n) { p[1] = n ? T(4, 5) : p[3]; }
template <class T> __attribute__((device)) void second(T *p, int n) { T key = n ? p[n] : T(); p[2] = key; }
# 13 "selected_objects.cu" 2
__global__ void k(Key *p, int n) { first(p, n); second(p, n); }
int main() { k<<<1, 1>>>(0, host(2)); }
