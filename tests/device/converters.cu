// A constructor and a conversion function fit as well: g++ and cicc do not choose the same ones.
template <class T> struct Value {
	T v;
	__device__ Value(T x) : v(x) {}
	__device__ Value(const Value &o) : v(o.v) {}
	template <class U> __device__ Value(const U &u) : v(u.get()) {}
};

struct General {
	float *p;
	__device__ float get() const { return *p + 1; }
	template <class U> __device__ operator Value<U>() const { return Value<U>(U(*p * 2)); }
};

struct Plain {
	float *p;
	__device__ float get() const { return *p + 3; }
	__device__ operator Value<float>() const { return Value<float>(*p * 4); }
};

struct Inherits : General {};

__device__ float by_reference(const Value<float> &v) { return v.v; }
__device__ float by_rvalue(Value<float> &&v) { return v.v; }
__device__ float by_value(Value<float> v) { return v.v; }

__global__ void references(float *p)
{
	p[1] = by_reference(General{p});
	p[2] = by_reference(Plain{p});
	p[3] = by_rvalue(General{p});
	p[4] = by_rvalue(Plain{p});
}

__global__ void values(float *p)
{
	General general{p};
	Value<float> made = general;

	p[1] = by_value(general);
	p[2] = by_value(Plain{p});
	p[3] = made.v;
}

__global__ void inherited(float *p)
{
	Inherits object{{p}};
	const Value<float> &bound = object;

	p[1] = bound.v;
}

// What a template of a constructor copies, too, may be made by an explicit conversion function.
struct Copied {
	float v;
	__device__ constexpr Copied() : v(0) {}
	template <class T = int> __device__ Copied(Copied &from, T more = 1) : v(from.v + more) {}
};
__device__ Copied copied;
struct ToCopied {
	__device__ explicit operator Copied &() const { return copied; }
};
template <class T> struct CopiedOf {
	T v;
	template <class U = T> __device__ CopiedOf(CopiedOf &from, U more = 2) : v(from.v + more) {}
};
struct ToCopiedOf {
	CopiedOf<float> *to;
	__device__ explicit operator CopiedOf<float> &() const { return *to; }
};

__global__ void copies(float *p, ToCopiedOf of)
{
	ToCopied object;
	Copied copy(object);
	CopiedOf<float> instance(of);

	p[0] = copy.v;
	p[1] = instance.v;
	p[2] = static_cast<Copied>(object).v;
}

int main() {}
