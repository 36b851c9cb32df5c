// Operators are in the order in which anything calls them first, too, which names them nowhere.
__host__ __device__ __noinline__ void fails(const char *function) { (void)*(volatile const char *)function; }
template <class T> struct Span {
	T *data;
	unsigned size;
	__host__ __device__ T &operator[](unsigned i) const
	{
		if (i >= size)
			fails(__PRETTY_FUNCTION__);
		return data[i];
	}
	__host__ __device__ T &front() const { return (*this)[0]; }
};
template <class T> struct Host {
	Span<short> values;
	int first() const { return values.front(); }
};
template <class T> __host__ __device__ T sum(Span<T> p, Span<short> q, Span<long> r) { return r[1] + q[2]; }
template <class T> __host__ __device__ void store(Span<T> p, Span<short> q, Span<long> r) { p[0] = sum(p, q, r); }
template <class T> __global__ void k(Span<T> p, Span<short> q, Span<long> r) { store(p, q, r); }
int main()
{
	int first = Host<int>().first();
	k<<<1, 1>>>(Span<int>(), Span<short>(), Span<long>());
	return first;
}
