// Every form of launch.
#define LAUNCH(k, ...) k<<<1, 1>>>(__VA_ARGS__)
__global__ void k(int n) { }
__global__ void k0() { }
template <class T> __global__ void tk(T t) { }
template <class T> struct holder { void run(T t) { tk<T><<<1, 32>>>(t); tk<<<dim3(1, 2), dim3(t)>>>(t); } };
typedef void (*kernel_pointer)(int);
static kernel_pointer table[2] = { k, k };

template <class F, class... A> void launch(F f, A... a) { f<<<1, 1>>>(a...); }

void forms(int x, cudaStream_t s)
{
	k<<<1, 2>>>(0);
	k<<<dim3(1, 2, 3), dim3(4), 16>>>(1);
	k<<<x + 1, x > 3 ? 1 : 2, (size_t)x, s>>>(x);
	k<<<(x >> 1), (x < 2)>>>(x);
	k<<<x >> 1, x >= 2 ? 3 : x << 1>>>(x);
	kernel_pointer f = k;
	f<<<1, 1>>>(1);
	(*f)<<<1, 1>>>(1);
	table[x & 1]<<<1, 1>>>(2);
	tk<int><<<1, 1>>>(1);
	tk<<<1, 1>>>(2.5);
	if (x)
		k<<<1, 1>>>(3);
	else
		k0<<<1, 1>>>();
	for (int i = 0; i < 3; i++, k0<<<1, 1>>>())
		;
	x ? k<<<1, 1>>>(1) : k<<<2, 2>>>(2);
	(void)k<<<1, 1>>>(2);
	x++, k0<<<1, 1>>>();
	switch (x) {
	case 1:
		k0<<<1, 1>>>();
		break;
	default:
		LAUNCH(k, 4);
	}
	auto l = [=](int y) { k<<<x, y>>>(x + y); };
	l(2);
	launch(k, 7);
	holder<int>().run(2);
	do
		k0<<<1, 1>>>();
	while (x--);
}

int main()
{
	forms(1, 0);
}
