// nvcc: -std=c++17
// Templates that g++ does not take for template <class...> class: the types in whose template arguments they stand are written out.
enum scope { one, two };
namespace maps {
template <class K, class T, class H = K, scope S = one, class A = T, int B = 16> struct chained { using key = K; T *p; };
template <class K, class T, class H = K, int B = 3> struct linear { using key = K; T *p; };
}
namespace {
template <class T> struct is_pointer { static constexpr bool value = false; };
template <class T> struct is_pointer<T *> { static constexpr bool value = true; };
template <class T> constexpr auto sentinel() { if constexpr (is_pointer<T>::value) return nullptr; else return T(77); }
template <class Map, unsigned long size, auto key, auto value> struct data { using map = Map; Map m; };
template <template <class...> class Map, typename K, class V> using make = data<Map<K, V>, 512ull, sentinel<K>(), sentinel<V>()>;
}
template <class... T> struct list { static constexpr int count = sizeof...(T); };
typedef list<make<maps::chained, unsigned, unsigned>, make<maps::chained, char, int *>,
             make<maps::linear, unsigned long, unsigned>> every;
template <class T> __global__ void kernel(int *p) { *p = T::count; }
int run(int *p) { kernel<every><<<1, 1>>>(p); return every::count; }
