// nvcc: -rdc=true
/* Functions that are no templates and that nothing calls instantiate members of class templates, and what makes, destroys and converts their
 * objects: names of functions in these count where constants have numbers. */
# 1 "names.h" 1 3
template <class T> struct Static {
	static __host__ __device__ const char *name() { return __PRETTY_FUNCTION__; }
};
template <class T> struct Member {
	__host__ __device__ const char *name() { return __PRETTY_FUNCTION__; }
};
template <class T> struct Indirect {
	__host__ __device__ const char *name() { return Static<T>::name(); }
};
template <class T> struct Constructed {
	const char *name;
	__host__ __device__ Constructed() { name = __PRETTY_FUNCTION__; }
};
template <class T> struct ConstructedOutside {
	const char *name;
	__host__ __device__ ConstructedOutside();
};
template <class T> __host__ __device__ ConstructedOutside<T>::ConstructedOutside() : name(__PRETTY_FUNCTION__) {}
template <class T> struct Destroyed {
	const char *name;
	__host__ __device__ ~Destroyed() { name = __PRETTY_FUNCTION__; }
};
template <class T> struct Converted {
	__host__ __device__ operator const char *() { return __PRETTY_FUNCTION__; }
};
template <class T> struct Added {
	__host__ __device__ const char *operator+(int) { return __PRETTY_FUNCTION__; }
	friend __host__ __device__ const char *operator-(Added, int) { return __PRETTY_FUNCTION__; }
};
template <class T> struct Outside {
	__host__ __device__ const char *name();
	static __host__ __device__ const char *own();
	template <class U> __host__ __device__ const char *nested(U);
};
template <class T> __host__ __device__ const char *Outside<T>::name() { return __PRETTY_FUNCTION__; }
template <class T> __host__ __device__ const char *Outside<T>::own() { return __PRETTY_FUNCTION__; }
template <class T> template <class U> __host__ __device__ const char *Outside<T>::nested(U) { return __PRETTY_FUNCTION__; }
namespace other {
template <class T> struct There {
	__host__ __device__ const char *there() { return __PRETTY_FUNCTION__; }
};
template <class T> struct Host {
	const char *host() { return __PRETTY_FUNCTION__; }
	void grow() { where(); }
	const char *where();
};
template <class T> const char *Host<T>::where() { return __PRETTY_FUNCTION__; }
}
inline const char *outside() { return Outside<int>().name(); }
inline const char *outside_own() { return Outside<int>::own(); }
inline const char *outside_nested() { return Outside<int>().nested(1); }
inline const char *there() { return other::There<int>().there(); }
inline const char *parameter(other::There<long> x) { return x.there(); }
inline const char *never_called() { return Static<int>::name(); }
__device__ inline const char *never_called_on_device() { return Member<int>().name(); }
inline void with_objects()
{
	Indirect<long> i;
	i.name();
	Constructed<int> constructed;
	ConstructedOutside<int> outside;
	Destroyed<int> destroyed;
}
/* Its own member hides that of There, for want of which the same is kept of what is kept. */
struct Hides {
	void there() {}
	void calls() { there(); }
};
struct Class {
	const char *never_called() { return Converted<int>(); }
	const char *operators() { return Added<int>() + 1; }
	const char *friends() { return Added<long>() - 1; }
};
# 50 "members_that_count.cu" 2
__global__ void k(int *p)
{
	using T = int[64];
	*p = T{ 1, 2 }[*p];
}
int main()
{
	other::There<short> t;
	return t.there() != nullptr;
}
void more()
{
	other::Host<int> t;
	t.host();
	t.grow();
}
