/* Kernels whose template arguments are values of class and floating types (C++20). */
template <size_t N> struct fixed_string {
	char data[N];
	constexpr fixed_string(const char (&s)[N])
	{
		for (size_t i = 0; i < N; ++i)
			data[i] = s[i];
	}
};
struct P {
	int x, y;
};
template <fixed_string S> __global__ void k1(int *p) { *p = S.data[0]; }
template <P X> __global__ void k2(int *p) { *p = X.x; }
template <double X> __global__ void k3(double *p) { *p = X; }
template <auto X> __global__ void k4(int *p) { *p = sizeof X; }
template <P X> struct S {
	template <class T> __device__ T get() { return X.y; }
};
template <P X> __global__ void k5(int *p, S<X> s) { *p = s.template get<int>(); }
template <P X> __device__ int dv = X.x + 1;
template <P X> __global__ void k6(int *p)
{
	*p = dv<X>;
	const P &r = X;
	*p += r.y;
	const P *q = &X;
	*p += q->x;
}
int main()
{
	int *p = 0;
	double *d = 0;
	k2<P{ 1, 2 }><<<1, 1>>>(p);
	k3<1.5><<<1, 1>>>(d);
	k4<P{ 1, -3 }><<<1, 1>>>(p);
	k4<2.5f><<<1, 1>>>(p);
	k5<P{ 3, 4 }><<<1, 1>>>(p, S<P{ 3, 4 }>{});
	k6<P{ 5, 6 }><<<1, 1>>>(p);
}
