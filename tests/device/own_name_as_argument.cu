// calls: known
/* A class template's own name as a type that is a function template's argument is that of the instance: &f<Own> in it and &f<Own<int>> outside
 * are the same function, and overloads by it are found. */
template <auto F> struct tag;
template <class T> __device__ int value(const T *p) { return p->v; }
template <class T> struct Own;
struct Plain {
	int v;
};
struct Map {
	__device__ int operator()(tag<&value<Plain>> *) const { return 1; }
	__device__ int operator()(tag<&value<Own<int>>> *) const { return 2; }
};
template <class T> struct Own {
	int v;
	__device__ int find() const { return Map()(static_cast<tag<&value<Own>> *>(nullptr)); }
	template <class U> __device__ int call(U x) const { return value<Own>(this) + x; }
};
template <auto F> __device__ decltype(Map()(static_cast<tag<F> *>(nullptr))) found() { return 1 + Map()(static_cast<tag<F> *>(nullptr)); }
template <class T> struct Finds : Own<T> {
	__device__ int all() const { return found<&value<Own<T>>>() + found<&value<Plain>>(); }
};
__global__ void k(int *p, Own<int> *own, Finds<int> *finds)
{
	*p = own->find() + own->call(1) + finds->all();
}
