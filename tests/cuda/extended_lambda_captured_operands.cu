// In lambdas of templates the names of what is captured are operands in parentheses, which changes the host code without optimization.
// nvcc: --extended-lambda
template<class F> __global__ void k(F f) { f(1); }
template<class T> void operators(T t, T *p, T (&a)[4]) {
  auto l = [=, &a](int i) mutable { t += i; p += i; a[i] += t; *p -= t; a[i]++; t = i ? t : a[i]; (t += 1) += 2; auto q = t, r = t; q = r; r *= q; t %= 3; t |= 1; t &= ~t; t ^= i; return -t + +t; }; l(1);
  auto m = [=] __host__ __device__ (int i) mutable { t += i; p += i; *p -= t; p[i] *= t; t = i ? t : *p; (t += 1) += 2; auto q = t, r = t; q = r; r *= q; t %= 3; t |= 1; return -t + +t; }; m(1); k<<<1,1>>>(m);
  for (T z = t; z < T(3); z += 1) { auto n = [z, &t]() mutable { z += t; t += z; return z; }; n(); }
  auto nested = [t](T u) mutable { t += u; auto in = [&t, u](T v) mutable { t += u; u += v; return t + u; }; return in(u) + t; }; nested(t);
}
template<class T, class... A> T sum(T init, A... as) { auto l = [=]() mutable { ((init += as), ...); return init; }; return l() + [&] { return (init + ... + as); }(); }
int main() { int a[4] = {}; unsigned char c[4] = {}; long l[4] = {}; operators(1, a, a); operators<unsigned char>(1, c, c); operators(1L, l, l); return sum(1, 2, 3) + sum(2.0, 1, 'c'); }
