// nvcc: -std=c++20
// calls: unknown
/* Where a call is not known, functions run that no known call leads to: by templates with other, known instances, and by functions whose bodies
 * belong to their declarations. */
template <class T> __device__ T last(T t) { return t + 1; }
template <class T> __device__ T first(T t) { return last(t); }
template <class T> __global__ void kernel(T *p) { *p = first(*p); }
template <class T> struct Source { static constexpr auto getter() { return &kernel<T>; } };
template <class T> T second(T t) { return t; }
template <class T> void launch(T *p) { auto unknown = __builtin_complex(1.0, 2.0); second(unknown); auto k = Source<T>::getter(); k<<<1, 1>>>(p); }
struct Functor { template <class T> void operator()(T *p) const { launch(p); } };
template <class F, class... T> constexpr decltype(auto) dispatch(int id, F f, T... t) { switch (id) { case 0: return f.template operator()<int>(t...); default: return f.template operator()<int>(t...); } }
int main() { launch((float *)nullptr); dispatch(0, Functor(), (int *)nullptr); auto unknown = [](auto... p) { dispatch(1, Functor(), p...); }; unknown((int *)nullptr); }
