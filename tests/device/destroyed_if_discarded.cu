// nvcc: -rdc=true
/* Statements that if constexpr discards instantiate the destructors of what does not depend on the template's arguments: names of functions
 * that these lead to count where constants have numbers. */
# 1 "any.h" 1 3
template <class T> __host__ __device__ constexpr const char *name_of() { return __PRETTY_FUNCTION__; }
struct Unknown {};
struct Type {
	template <class T> static __host__ __device__ const char *get() { return ::name_of<T>(); }
};
struct Base {
	template <class T> __host__ __device__ const char *query(T) const { return Type::get<T>(); }
};
struct Pointer {
	const void *to;
	template <class T> __host__ __device__ const char *query(T) const { return static_cast<const Base *>(to)->query(T{}); }
};
template <class T> struct Any {
	T *p;
	__host__ __device__ auto at() const { return Pointer{ p }; }
	__host__ __device__ void reset()
	{
		if (p)
			at().query(Unknown());
	}
	__host__ __device__ ~Any() { reset(); }
};
template <class T> struct Resource : Any<T> {};
template <class T> constexpr auto with(T value)
{
	if constexpr (sizeof value == 1)
		return Resource<int>{ value };
	else
		return 1;
}
inline void never_called() { with(1); }
# 38 "destroyed_if_discarded.cu" 2
__global__ void k(int *p)
{
	using T = int[64];
	*p = T{ 1, 2 }[*p];
}
