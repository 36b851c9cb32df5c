// Operators that only their names mean: in using-declarations, in calls, as pointers.
struct Stream {
	int *at;
};
__device__ inline Stream &operator<<(Stream &s, int v)
{
	*s.at++ = v;
	return s;
}
struct Log {
	float *at;
};
template <class T> __device__ Log &operator<<(Log &s, T v)
{
	*s.at++ = v;
	return s;
}
namespace other {
struct Unused {
	int a;
};
__device__ inline Unused operator>>(Unused u, int v) { return Unused{ u.a + v }; }
template <class T> __device__ Unused operator-(Unused u, T v) { return Unused{ u.a - v }; }
struct Never {
	int a;
};
__device__ inline Never operator%(Never u, int v) { return Never{ u.a % v }; }
}
namespace data {
struct P {
	int x;
};
struct Q {
	int x;
};
}
namespace ops {
__device__ inline data::P operator+(data::P a, data::P b) { return data::P{ a.x + b.x }; }
__device__ inline data::Q operator*(data::Q a, int b) { return data::Q{ a.x * b }; }
__device__ inline int operator ^(data::P a, data::P b) { return a.x ^ b.x; }
template <class T> __device__ int operator|(T a, data::P b) { return a.x | b.x; }
__device__ inline bool operator<(data::P a, data::P b) { return a.x < b.x; }
__device__ inline bool operator==(data::P a, data::P b) { return a.x == b.x; }
__device__ inline int operator,(data::P a, data::Q b) { return a.x + b.x; }
}
namespace user {
using ops::operator+;
using ops::operator*;
template <class T> __global__ void add(T *a) { a[0] = a[0] + a[1]; }
template <class T, bool compare(T, T)> __device__ bool apply(T a, T b) { return compare(a, b); }
}
namespace inner {
struct Big {
	int v;
};
__device__ inline int operator/(Big a, Big b) { return a.v / b.v; }
__global__ void k(data::P *p, int *q)
{
	using ::operator<<;
	using other::operator >>;
	using ops::operator ^;
	q[0] = p[0] ^ p[1];
	q[1] = user::apply<data::P, ops::operator<>(p[0], p[1]) + user::apply<data::P, &ops::operator==>(p[0], p[1]);
}
__device__ int by_name(data::P *p)
{
	using other::operator-;
	return ops::operator^(p[0], p[1]) + ops::operator|(p[0], p[1]);
}
}
int main() { user::add<<<1, 1>>>((data::P *)0); }
