// bodies: all
// An explicit instantiation that is only declared makes nothing run, neither on the device nor when its device IL is marked again.
template <class T> struct stream {
	T put;
	template <class U> friend stream<U> &operator<<(stream<U> &, const char *);
};
template <class T> stream<T> &operator<<(stream<T> &s, const char *text)
{
	s.put = *text;
	return s;
}
template <class T> void print(T value, stream<char> &s)
{
	s << "value";
	s.put += value;
}
extern template stream<char> &operator<<(stream<char> &, const char *);
template <class T> __device__ T twice(T value)
{
	return value + value;
}
extern template __device__ int twice(int);
template <class T> struct sum {
	T value = 0;
	__device__ void add(T more) { value += more; }
	__device__ T get();
};
template <class T> __device__ T sum<T>::get()
{
	return value;
}
extern template struct sum<float>;
template struct sum<int>;

__global__ void kernel(int *out, stream<int> s)
{
	sum<int> all;
	all.add(s.put);
	*out = all.get() + twice(2L);
}

template <class T> __global__ void fill(T *to)
{
	*to = T();
}
template <class T> void launch(T *to)
{
	fill<<<1, 1>>>(to);
}
extern template void launch(long *);
template void launch(char *);
void host(long *here, short *there)
{
	launch(here);
	launch(there);
}
