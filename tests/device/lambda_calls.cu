// nvcc: --extended-lambda
// Lambdas for devices in host functions run on the device: what is called there through functions that nobody declares is needed.
struct Member {
	int value;
	__host__ __device__ Member() : value(3) {}
	__host__ __device__ ~Member() { value = 0; }
};
struct Holds {
	Member member;
};
__host__ __device__ inline int make()
{
	Holds holds;
	return holds.member.value;
}

struct Tag {};
template <class T> struct Stored {
	T value;
	template <class A> __host__ __device__ Stored(Tag, A a) : value(a) {}
};
template <class T> struct Inherits : Stored<T> {
	using Stored<T>::Stored;
};
template <class T> struct Optional : Inherits<T> {
	template <class U> __host__ __device__ Optional(U u) : Inherits<T>(Tag{}, u) {}
};

template <class F> __global__ void run(int n, F f) { f(n); }

template <class T> void in_template(T *p)
{
	run<<<1, 1>>>(1, [=] __host__ __device__(int i) { p[i] = [=] { Optional<T> o{ T(i) }; return o.value; }(); });
}

int main()
{
	int *p = nullptr;
	run<<<1, 1>>>(2, [=] __device__(int i) { p[i] = make(); });
	run<<<1, 1>>>(3, [=] __device__(int i) { Optional<int> o(i); p[i] = o.value; });
	in_template((float *)nullptr);
}
