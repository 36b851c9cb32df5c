// Calls of function templates whose explicit arguments have values that are no constants, or none of the parameter's type.
template <typename T, int N> __attribute__((global)) void kernel(T *p) { p[0] = N; }
template <typename T, int N> void function(T *p) { p[0] = N; }
template <int N> void value() { }
template <bool B> void truth();
template <int N, class... T> void pack(T...);
template <int a, int b = 1> struct S { template <int c, class T> static void of_class(T); };
namespace ns { template <int N, class T> T in_namespace(T); }
int global;
int __cudaPushCallConfiguration(int, int, unsigned long = 0, void * = 0);
void refused(float *f, int n, S<1> s)
{
  const int copy = n;
  const int constant = 2;
  kernel<float, n><<<1, 1>>>(f);
  function<float, n>(f);
  value<n>();
  value<copy>();
  value<1.5>();
  value<"a">();
  function<float, 2.5>(f);
  value<global>();
  S<1>::of_class<n>(2);
  int x = ns::in_namespace<n>(n);
  pack<n>(1, 2);
  truth<n == 1>();
  value<n + 1>();
  value<n>(1);
  value<(n)>();
  value<constant>();
  kernel<float, constant + 1><<<1, 1>>>(f);
  truth<constant == 2>();
}
