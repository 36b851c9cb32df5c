// nvcc:
// nvcc: -rdc=true
// Device-only members: special members, conversions, operators, virtual and static ones, friends, nested and local classes.
struct base { int x; __device__ virtual int overridden() { return 0; } ~base(); base(int); };
struct derived : base {
	__device__ derived(int a) : base(a), y{ a } { }
	__device__ derived(float a, base b) : derived(1) { y = 3; }
	__device__ derived(const derived &) = delete;
	__device__ derived(derived &&o) noexcept : base(o.y), y(0) { }
	__device__ virtual ~derived() { }
	__device__ int overridden() override { return x; }
	__device__ virtual int pure(int a) = 0;
	__device__ virtual int last(int a) final { return a; }
	__device__ operator int() const { return x; }
	__device__ explicit operator bool() const { return x; }
	__device__ int operator+(int o) const & { return x + o; }
	__device__ int operator()(int a, int) volatile { return a; }
	__device__ derived &operator=(int q) { return *this; }
	__device__ static int static_member(int a) { return a; }
	__device__ inline static int static_inline(int a) { return a; }
	__device__ constexpr int constant(int a) const { return a; }
	__device__ auto deduced(int a) const { return a; }
	__device__ friend int friend_definition(derived &s, int a) { return a; }
	friend __device__ int friend_declaration(derived &s, int a);
	template <class T> __device__ T generic(T t) const noexcept { return t; }
	template <class T> __device__ operator T *() const { return 0; }
	template <class T> __device__ derived(T *t, int) : base(0) { }
	template <class T> friend __device__ void generic_friend(T t) { }
	__device__ void *operator new(unsigned long n) { return 0; }
	__device__ void operator delete(void *p) { }
	__device__ int outside(int a);
	__host__ __device__ int both() const { return x; }
	__host__ int host() { return 0; }
	struct nested { __device__ int f(int a) { return a; } __device__ nested(int z) : w(z) { } int w; };
	int y;
	union { int u1; float u2; };
	__device__ derived(base b, int, int) : base(b.x) { }
	[[nodiscard]] __device__ int with_attribute(int a) { return a; }
	using function = int (*)(int);
	__device__ function lambda() { return [](int q) { return q; }; }
};
__device__ int derived::outside(int a) { return a; }
__device__ int friend_declaration(derived &s, int a) { return a; }
template <class T> struct generic_class {
	__device__ generic_class() { }
	__device__ generic_class(T t) : t(t) { }
	__device__ ~generic_class() { }
	__device__ T get(T q) const { return t; }
	__device__ T outside(T q) const;
	static __device__ T static_outside(T q);
	template <class U> __device__ U generic_outside(U u, T t);
	T t;
	friend __device__ bool operator==(const generic_class &a, const generic_class &b) { return true; }
};
template <class T> __device__ T generic_class<T>::outside(T q) const { return q; }
template <class T> T generic_class<T>::static_outside(T q) { return q; }
template <class T> template <class U> __device__ U generic_class<T>::generic_outside(U u, T t) { return u; }
template <> __device__ int generic_class<int>::outside(int q) const { return q; }
template <> struct generic_class<float> { __device__ generic_class(int) { } __device__ float get(float a) { return a; } };
template <class T> struct generic_class<T *> { __device__ generic_class(int) { } __device__ T *get(T *a) { return a; } };
void host()
{
	struct local { __device__ int f(int a) { return a; } __device__ local(int z) { } __host__ __device__ void g() { } };
	local *l = nullptr;
}
__device__ void device() { struct local { __device__ int f(int a) { return a; } }; local l; }
__device__ unsigned long long operator""_units(unsigned long long x) { return x; }
int main() { host(); }
