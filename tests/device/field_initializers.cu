// calls: unknown
// What initializes fields by default runs where constructors do that are not known: what it calls is kept with its body.
# 1 "sorter.h" 1 3
template <class T> __device__ inline int first() { return T::n; }
template <class T> __device__ inline int second() { return T::n + 1; }
struct Seven { enum { n = 7 }; };
template <class K> struct Sorter {
	__device__ Sorter(int &u) { u = 1; }
	__device__ int run(int x) { return a + b + x; }

private:
	int a = first<K>(), b{ second<K>() };
};
# 15 "field_initializers.cu" 2
template <int L> struct Sort {
	template <class V> __device__ void operator()(int *out, V) const
	{
		int s;
		using S = Sorter<V>;
		*out = S{ s }.run(L);
	}
};
template <class O, class T> __global__ void kernel(int *out, O op, T t) { op(out, t); }
template <class U, class T> void launch(int *out, U, T t) { kernel<<<1, 1>>>(out, Sort<3>(), t); }
int main()
{
	auto unknown = __builtin_complex(1.0, 2.0);
	launch((int *)nullptr, unknown, Seven());
}
