// In generic lambdas constants that only operations without dependence name are not captured, and these operations stay without parentheses.
// nvcc: --extended-lambda
template <class F> int use(F f) { return f(3); }
template <class F> int size(F f) { return sizeof(f); }
int loops() {
  const int n = 12; const unsigned long m = 10; constexpr int c = 7;
  return use([=](auto x) { int r = 0; for (int i = 0; i < n; i++) r += c; return r; }) +
         use([&](auto x) { int r = 0; for (unsigned long i = 0; i < m; i++) r += x * n; return r; });
}
int operands() {
  const int n = 12; const double d = 2;
  return use([=](auto x) { return d + n; }) + use([=](auto x) { return x + n; }) +
         use([=](auto x) { return [=](auto y) { return n + 1 + size([=] { return n; }); }(x); });
}
template <class T> int instances(T t) {
  const int n = 12; const T m = 3;
  return use([=](int x) { return n + x + m; }) + use([=](auto x) { return n + m; });
}
template <class F> __global__ void k(F f) { f(1); }
int main() { const int n = 4; k<<<1, 1>>>([=] __device__ (auto x) { return x + n; }); return loops() + operands() + instances(1) + instances(2L); }
