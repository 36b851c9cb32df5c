// Calls that deduce from aliases of arrays: the type of a bound is not that of the parameter. The last one is a mistake.
template <long a> using Text = const char[a];
template <class, int c, int e, class F> __device__ int lengths(Text<c> &, Text<e> &, F);
template <int n> __device__ int length(Text<n> &);
template <long n> __device__ int exact(Text<n> &);
__global__ void right(int *p)
{
	p[0] = lengths<int>("", "ab", 1) + length("abc") + exact("abcd");
}
__global__ void wrong(int *p)
{
	p[0] = exact(p);
}
