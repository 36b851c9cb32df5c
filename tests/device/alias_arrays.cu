// calls: known
// A parameter that an alias template makes an array is a pointer, from which the bounds but the first are deduced.
template <int n, class T> using square = T[n][n];
template <int n, class T> using row = T[n];
template <class T, class U> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;

template <int n, class T> __device__ T sum(square<n, T> a)
{
	static_assert(same<decltype(a), T (*)[n]>, "a pointer");
	T s = 0;
	for (int i = 0; i < n; i++)
		s += a[i][i];
	return s;
}
template <int n, class T> __device__ T first(const square<n, T> a)
{
	static_assert(same<T, float>, "const is no part of it");
	return a[0][n - 1];
}
template <int n, class T> using cube = T[n][n][2];
template <int n, class T> __device__ T corner(const cube<n, T> a) { return a[n - 1][n - 1][1]; }
template <class T> __device__ T last(row<4, T> r, T *) { return r[3]; }

template <class T> __global__ void sums(T *out, const float (*table)[8], const float (*boxes)[3][2])
{
	T a[4][4], b[5][4];
	for (int i = 0; i < 4; i++)
		for (int j = 0; j < 4; j++)
			b[i][j] = a[i][j] = out[4 * i + j];
	out[0] = sum(a) + sum(b) + first(a) + first(table) + last(a[1], out) + last(out, b[0]) + corner(boxes);
}

void run(float *out) { sums<<<1, 1>>>(out, nullptr, nullptr); }
