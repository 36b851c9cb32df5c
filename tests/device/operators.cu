/* Operators of classes, iterators, function objects, pointers to members. */
template <class T> struct Iterator {
	T *p;
	__device__ T &operator*() const { return *p; }
	__device__ T *operator->() const { return p; }
	__device__ Iterator &operator++() { ++p; return *this; }
	__device__ Iterator operator++(int) { Iterator i = *this; ++p; return i; }
	__device__ bool operator!=(const Iterator &i) const { return p != i.p; }
	__device__ Iterator operator+(int n) const { return { p + n }; }
};
template <class T> __device__ Iterator<T> operator+(int n, Iterator<T> i) { return i + n; }
struct Value { int v; __device__ int get() const { return v; } int host() const { return -v; } };
struct Less { __device__ bool operator()(int a, int b) const { return a < b; } };
struct Comma { int c; __device__ Comma operator,(Comma o) const { return { c + o.c }; } __device__ bool operator!() const { return !c; } __device__ int operator[](int i) const { return c + i; } __device__ explicit operator float() const { return float(c); } };
template <class C, class R> __device__ R call(C &c, R (C::*f)() const) { return (c.*f)(); }
template <class T, class F> __device__ T reduce(Iterator<T> b, Iterator<T> e, F f) { T m = *b; for (; b != e; ++b) if (f(m, *b)) m = *b; return m; }
__global__ void kernel(int *p, Value *values)
{
	Iterator<int> b{ p }, e = 10 + b;
	Iterator<Value> v{ values };
	int Value::*member = &Value::v;
	Comma c = (Comma{ 1 }, Comma{ 2 });
	v++;
	*p = reduce(b, e, Less()) + v->get() + call(*v, &Value::get) + values->*member + c[1] + !c + int(float(c));
}
int main() { kernel<<<1, 1>>>(nullptr, nullptr); return Value{ 1 }.host(); }
