// Functions that are named with a namespace have to be there, though no call can mean them without objects of a class that nothing mentions.
namespace probes {
template<class T> struct View { T *at; };
template<class T> void is_view(const View<T> *, const View<T> *);
template<class T> int is_other(View<T> &);
namespace inner { template<class T> void is_inner(View<T> &); }
using namespace inner;
void plain(View<int> &);
}
template<class...> using Void = void;
template<class T, class = void> constexpr bool is_view = false;
template<class T> constexpr bool is_view<T, Void<decltype(::probes::is_view((T *)nullptr, (T *)nullptr))>> = true;
template<class T> __host__ __device__ auto other(T t, int) -> decltype(probes::is_other(t)) { return 1; }
template<class T> __host__ __device__ auto other(T t, long) -> decltype(probes::is_inner(t), int()) { return 2; }
template<class T> __host__ __device__ auto other(T t, long long) -> decltype(probes::plain(t), int()) { return 3; }
template<class T> __host__ __device__ int other(T, ...) { return 4; }
__global__ void kernel(int *p) { *p = is_view<int> + other(*p, 1); }
int main() { kernel<<<1, 1>>>(nullptr); }
