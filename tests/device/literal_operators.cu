// Literal operators whose names are written with a blank, as friends and in using-declarations: they go and stay with what names them.
struct Metres;
struct Seconds;
namespace units {
Metres operator "" _m(long double);
Seconds operator "" _s(long double);
int operator "" _unused(unsigned long long);
}
struct Metres {
	friend Metres units::operator "" _m(long double);
	int v;
};
struct Seconds {
	friend Seconds units::operator "" _s(long double);
	int v;
};
namespace units {
inline Metres operator "" _m(long double x) { return Metres{ int(x) }; }
inline Seconds operator "" _s(long double x) { return Seconds{ int(x) }; }
__device__ constexpr int operator "" _twice(unsigned long long n) { return 2 * int(n); }
__device__ constexpr int operator "" _half(unsigned long long n) { return int(n) / 2; }
}
using units::operator "" _twice;
template <class T> __device__ int halved()
{
	using units::operator "" _half;
	return 8_half + int(sizeof(T));
}
__device__ Metres *distance;
__global__ void kernel(int *p, Seconds *s)
{
	*p = distance->v + s->v + 12_twice + halved<Seconds>();
}
int main() { kernel<<<1, 1>>>(nullptr, nullptr); }
