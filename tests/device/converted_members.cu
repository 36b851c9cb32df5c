// calls: known
/* Members are made by constructors that are chosen by whether conversions throw, and these run. */
#include <cuda/std/tuple>
struct Pair { float x, y; };
template <class E> struct Reference { typedef E value_type; E *p; __device__ operator value_type() const { return *p; } };
template <class E> struct DeviceReference : Reference<E> { };
template <class E> struct Certain { E *p; __device__ operator E() const noexcept { return *p; } };
typedef cuda::std::tuple<Pair, long> Tuple;
__global__ void k(DeviceReference<Pair> *r, Certain<Pair> *c, Tuple *t)
{
	t[0] = Tuple(static_cast<DeviceReference<Pair> &&>(*r), 3l);
	t[1] = Tuple(*r, 4l);
	t[2] = Tuple(*c, 5l);
}
