/* Members of local classes are instantiated with the function template around them, whether anybody calls them or not. */
template <int N> __global__ void fill(int *p) { p[N] = N; }
# 1 "library.h" 1 3
template <class T> inline __host__ __device__ void swap_at(T *p)
{
	struct Path {
		void operator()(T *p) const { fill<1><<<1, 1>>>(p); }
		static void never() { fill<2><<<1, 1>>>(nullptr); }
		struct Inner { static void f() { fill<3><<<1, 1>>>(nullptr); } };
	};
	*p = 1;
}
template <class T> struct Class {
	void f(T *p) { struct Local { static void g() { fill<4><<<1, 1>>>(nullptr); } }; swap_at(p); }
	void g() { fill<5><<<1, 1>>>(nullptr); }
};
template <class T> inline void unused(T *p) { struct Path { void operator()(T *p) const { fill<6><<<1, 1>>>(p); } }; }
# 20 "local_members.cu" 2
inline void by_header(int *p) { Class<int>().f(p); }
void host(int *p) { by_header(p); }
