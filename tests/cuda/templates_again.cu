// Templates declared again with their own parameters as arguments, which is no specialization, and which g++ refuses.
template <class T> int twice(T);
template <class T> int twice<T>(T x) { return x + x; }
template <class T, int n> int times(T x);
template <class U, int m>
int times < U, m > (U x) { return x * m; }
template <> int times<int, 3>(int x) { return x * 3 + 1; }
namespace inner { template <class... T> int number(T...); }
template <class... T> int inner::number<T...>(T...) { return sizeof...(T); }
struct object { int value; template <class T> int add(T); template <class T> object operator+(T); operator int() const; };
template <class T> int object::add<T>(T x) { return value + x; }
template <class T> object object::operator+(T x) { return object{ value + (int)x }; }
object::operator int() const { return value; }
template <class T> __device__ T half(T);
template <class T> __device__ T half<T>(T x) { return x / 2; }
template <class T> __host__ __device__ T both(T);
template <class T> __host__ __device__ T both<T>(T x) { return x + 1; }
template <class T> __global__ void kernel(T *);
template <class T> __global__ void kernel<T>(T *p) { *p = half(both(*p)); }
int main()
{
	object o{ 2 };
	int x = 4;
	kernel<<<1, 1>>>(&x);
	return twice(1) + times<int, 2>(2) + times<int, 3>(2) + inner::number(1, 2) + o.add(3) + (o + 2) + both(x);
}
