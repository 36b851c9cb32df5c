/* Explicit and partial specializations, member templates, SFINAE, deduced types, default arguments. */
#include <type_traits>
template <class T> struct Name { static constexpr int value = 0; };
template <> struct Name<int> { static constexpr int value = 1; };
template <class T> struct Name<T *> { static constexpr int value = 2 + Name<T>::value; };
template <class T, int N> struct Name<T[N]> { static constexpr int value = N; };
template <class T> __device__ std::enable_if_t<std::is_integral_v<T>, int> kind(T t) { return int(t) * 3; }
template <class T> __device__ std::enable_if_t<std::is_floating_point_v<T>, int> kind(T t) { return int(t * 2); }
template <class T> __device__ auto has_size(T t) -> decltype(t.size(), int()) { return t.size(); }
__device__ int has_size(...) { return -1; }
struct Sized { __device__ int size() { return 8; } };
template <class T> struct Box { T t; template <class U> __device__ U as() const { return U(t); } __device__ int tag(); };
template <class T> __device__ int Box<T>::tag() { return 1; }
template <> __device__ int Box<float>::tag() { return 2; }
template <> template <> __device__ int Box<int>::as<int>() const { return t + 1000; }
template <class T> Box(T) -> Box<T>;
__device__ int defaults(int a, int b = Name<int>::value, int c = sizeof(Sized)) { return a + b * c; }
template <class T = double> __device__ auto deduced(T t = 2) { if constexpr (std::is_same_v<T, double>) return t * 2; else return int(t); }
template <class T> constexpr bool is_pointer_to = false;
template <class T> constexpr bool is_pointer_to<T *> = true;
template <template <class> class C, class T> __device__ int through(C<T> c) { return c.tag(); }
template <class T> using Alias = Box<T *>;
template <class T, class = void> struct Detect { static constexpr int value = 1; };
template <class T> struct Detect<T, std::void_t<typename T::type>> { static constexpr int value = 2; };
struct WithType { using type = int; };
class Befriends {
	template <class T> friend __device__ int befriended(int x, T y) { return x + int(y); }
};
template <> __device__ int befriended(int x, int y) { return x * y; }
__global__ void kernel(int *p)
{
	Box box{ *p };
	Box<int *> pointer{ p };
	Alias<int> alias{ p };
	*p = Name<int **>::value + Name<char[5]>::value + kind(3) + kind(3.5f) + has_size(Sized()) + has_size(1) + box.as<int>() + int(box.as<float>()) + Box<float>{ 1 }.tag() +
	     box.tag() + defaults(1) + int(deduced()) + deduced(1) + is_pointer_to<int *> + *pointer.t + through(box) + *alias.t + Detect<WithType>::value + Detect<int>::value;
}
int main() { kernel<<<1, 1>>>(nullptr); }
