// nvcc: --extended-lambda -std=c++17
/* Kernels that members of member templates launch, which are defined outside of their classes. */
template <class F> __global__ void k(F f) { f(); }
template <class F> void go(F f) { k<<<1, 1>>>(f); }
template <class T, int N> struct Mat {
  T *d;
  template <class U> struct Row { U *p; void zero() const; };
  template <int M> void mix(const Mat<T, M> &o) const;
  Row<T> operator[](int i) { return {d + i}; }
  Row<T> row(int i) { return {d + i}; }
};
template <class T, int N> template <int M> void Mat<T, N>::mix(const Mat<T, M> &o) const { auto a = d; auto b = o.d; go([a, b] __device__ { a[N] = b[M]; }); }
template <class T, int N> template <class U> void Mat<T, N>::Row<U>::zero() const { auto q = p; go([=] __host__ __device__ { q[0] = U(N); }); }
int main() { Mat<int, 2> m{}; m.row(1).zero(); m[0].zero(); m.mix(Mat<int, 7>{}); }
