/* Virtual functions, nested classes, friends, conversions, constructors and destructors. */
struct Shape {
	__device__ Shape(int s) : scale(s) { }
	__device__ virtual ~Shape() { }
	__device__ virtual int area() const = 0;
	__device__ virtual int twice() const { return 2 * area(); }
	int scale;
};
struct Square : Shape {
	__device__ Square(int s) : Shape(s) { }
	__device__ int area() const override { return scale * scale; }
};
struct Rectangle final : public Shape {
	int other;
	__device__ Rectangle(int a, int b) : Shape(a), other(b) { }
	__device__ int area() const override;
	__host__ __device__ int unused() const { return other; }
};
__device__ int Rectangle::area() const { return scale * other; }
class Outer {
	int secret = 9;
	friend __device__ int reveal(const Outer &o) { return o.secret; }
	friend __device__ int reveal_later(const Outer &o);
	friend struct Spy;
public:
	struct Inner { int value; enum Kind { none, some = 5 }; struct Deep { int a; __device__ int get() { return a; } }; };
	enum class Color : unsigned char { red = 1, green };
	union { int whole; short parts[2]; };
	__device__ explicit operator bool() const { return secret; }
	__device__ operator int() const { return secret; }
	using Alias = Inner::Deep;
};
__device__ int reveal_later(const Outer &o) { return o.secret + 1; }
struct Spy { __device__ static int look(const Outer &o) { return o.secret + 2; } };
struct Guard { int *p; __device__ Guard(int *q) : p(q) { ++*p; } __device__ ~Guard() { --*p; } Guard(const Guard &) = delete; };
struct Copied { int a[3]; Copied() = default; __device__ Copied(const Copied &c) { a[0] = c.a[1]; } __device__ Copied &operator=(const Copied &c) { a[2] = c.a[0]; return *this; } };
struct Pack : Copied { Guard *guard; };
struct Base1 { __device__ int f() { return 1; } }; struct Base2 { __device__ int g() { return 2; } };
struct Multiple : Base1, virtual Base2 { using Base1::f; };
__global__ void kernel(int *p)
{
	Square square(*p);
	Rectangle rectangle(1, *p);
	const Shape *shapes[] = { &square, &rectangle };
	Outer outer;
	Outer::Alias alias{ 4 };
	Guard guard(p);
	Copied a, b = a;
	Pack pack1{}, pack2 = pack1;
	a = b;
	outer.whole = 3;
	Multiple m;
	*p = shapes[*p & 1]->twice() + reveal(outer) + reveal_later(outer) + Spy::look(outer) + (outer ? 1 : 2) + outer + alias.get() + Outer::Inner::some +
	     int(Outer::Color::green) + a.a[2] + outer.parts[1] + pack2.a[0] + m.f() + m.g();
}
int main() { int *p = nullptr; kernel<<<1, 1>>>(p); }

// Friends of the host keep their bodies where they have default arguments, and are no templates for want of bodies.
template <bool B, class T> struct Enable { };
template <class T> struct Enable<true, T> { using type = T; };
template <class T> struct Host {
	int v;
	template <class P, typename Enable<sizeof(P) == 1, int>::type = 0> friend bool asks(const Host &, P) { return true; }
	friend int shifted(const Host &h, int by = 1) { return h.v + by; }
	friend int plain(const Host &h) { return h.v; }
};
template <class T> __global__ void set(T *p) { p->v = 1; }
int run(Host<int> h) { set<<<1, 1>>>(&h); return asks(h, 'c') + shifted(h) + plain(h); }
