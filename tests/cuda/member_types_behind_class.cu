// Types that members defined behind their class template name in front of its name need typename for g++ before C++20.
// nvcc: -std=c++17
// nvcc: -std=c++20
namespace lib {
template <class K, class V, int N> class Table {
public:
	typedef V mapped_type;
	typedef K key_type;
	struct iterator {};
	__device__ mapped_type find(K key);
	iterator begin();
	const key_type *keys() const;
	__host__ __device__ key_type first() const;
	template <class Q> key_type as(Q);
	template <class Q> struct Inner {
		typedef Q type;
		type get();
	};
	struct View {
		struct result { V value; };
		__device__ result insert(K key);
		result get();
	};
	static key_type none;
};
}
template <class K, class V, int N>
__device__ lib::Table<K, V, N>::View::result
lib::Table<K, V, N>::View::insert(K key) { return { V(key) }; }
template <class K, class V, int N> lib::Table<K, V, N>::View::result lib::Table<K, V, N>::View::get() { return {}; }
template <class K, class V, int N> __device__ lib::Table<K, V, N>::mapped_type lib::Table<K, V, N>::find(K key) { return V(key); }
template <class K, class V, int N> ::lib::Table<K, V, N>::iterator lib::Table<K, V, N>::begin() { return {}; }
namespace lib {
template <class K, class V, int N> const Table<K, V, N>::key_type *Table<K, V, N>::keys() const { return 0; }
template <class K, class V, int N> Table<K, V, N>::key_type Table<K, V, N>::none;
template <class K, class V, int N> __host__ __device__ inline lib :: Table<K, V, N>::key_type Table<K, V, N>::first() const { return K(); }
template <class K, class V, int N> template <class Q> Table<K, V, N>::key_type Table<K, V, N>::as(Q) { return K(); }
template <class K, class V, int N> template <class Q> Table<K, V, N>::Inner<Q>::type Table<K, V, N>::Inner<Q>::get() { return Q(); }
}
__global__ void kernel(lib::Table<int, int, 3> t, int *p) { *p = t.find(*p) + t.first(); }
int main()
{
	lib::Table<int, int, 3> t;
	lib::Table<int, int, 3>::Inner<int> inner;

	t.begin();
	kernel<<<1, 1>>>(t, (int *)t.keys());
	lib::Table<int, int, 3>::View view;
	return view.get().value + t.as(3) + t.first() + inner.get() + t.none;
}
