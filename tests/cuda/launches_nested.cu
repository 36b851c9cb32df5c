// Launches in every place, with configurations that are more than constants.
__global__ void k(int *p, int n) { }
template <class T> __global__ void tk(T x) { }
__managed__ int mv, mg;
__managed__ dim3 md;
struct through_members {
	void (*fp)(int *, int);
	void m() { fp<<<mv, 1>>>(0, 1); this->fp<<<1, 1>>>(0, 1); }
	static void go(int *p) { k<<<1, 1>>>(p, 0); }
};
template <class T> struct in_template {
	typedef T type;
	template <class U> static void go(U u) { tk<U><<<mv, md>>>(u + mv); tk<<<dim3(1), dim3(sizeof(U))>>>(T()); }
};
typedef void (*kernel_pointer)(int *, int);
kernel_pointer get(int) { return k; }
int f(int x) { return x; }
#define CHECK(...) do { __VA_ARGS__; if (cudaGetLastError()) return 1; } while (0)
int main()
{
	int *p = nullptr;
	cudaStream_t st = 0;
	through_members members{ k };
	kernel_pointer array[3] = { k, k, k };
	bool b = true;
	k<<<1, 1, 0, st>>>(p, mv);
	b ? k<<<1, 1>>>(p, 1) : k<<<2, 2>>>(p, 1);
	(k<<<1, 1>>>(p, 1));
	(k)<<<1, 1>>>(p, 1);
	(*k)<<<1, 1>>>(p, 1);
	(&k)<<<1, 1>>>(p, 1);
	get(1)<<<f(1), f(2)>>>(p, f(3));
	array[mv]<<<1, 1>>>(p, 1);
	members.fp<<<1, 1>>>(p, 1);
	(b ? k : get(2))<<<1, 1>>>(p, 1);
	for (k<<<1, 1>>>(p, 1); b; k<<<2, 1>>>(p, 1))
		k<<<3, 1>>>(p, 1), b = false;
	do
		k<<<1, 1>>>(p, 1);
	while (b);
	switch (mv) {
	case 1: k<<<1, 1>>>(p, 1); break;
	default: k<<<1, 1>>>(p, 2);
	}
label:
	k<<<1, 1>>>(p, 1);
	auto l = [=](int x) { k<<<x, 1>>>(p, mv); return k<<<x, 2>>>(p, 1); };
	auto l2 = [&](int x) -> void { k<<<x, 1>>>(p, x); };
	l(1), l2(2);
	CHECK(k<<<1, 1>>>(p, 1));
	CHECK((k<<<1, 1>>>(p, 1)));
	b && (k<<<1, 1>>>(p, 1), true);
	k<<<({ int z = f(1); z; }), 1>>>(p, 1);
	k<<<[](int q) { k<<<9, 9>>>(0, q); return 1; }(2), 1>>>(p, 1);
	k<<<1, 1>>>(p, [](int q) { k<<<9, 9>>>(0, q); return 1; }(2));
	k<<<{ 1, 2 }, { 3 }>>>(p, 1);
	k<<<dim3{ 1, 2 }, 1, sizeof(int) * 3 >> 1>>>(p, 1);
	tk<int><<<1, 1>>>(1 > 2);
	tk<<<(f(1), f(2)), 1>>>(1);
	in_template<int>::go(2.f);
	::k<<<1, 1>>>(p, 1);
	decltype(k<<<1, 1>>>(p, 1)) *vp = nullptr;
	[&] { k<<<1, 1>>>(p, 1); }();
	try { k<<<1, 1>>>(p, 1); } catch (...) { k<<<1, 1>>>(p, 1); }
	static_cast<void>(k<<<1, 1>>>(p, 1));
	if (int z = mv)
		k<<<z, 1>>>(p, 1);
	if (vp)
		goto label;
	return k<<<1, 1>>>(p, 1), 0;
}
