// nvcc: --extended-lambda -std=c++17
// nvcc: --extended-lambda -std=c++20
// Types in the signature of a function that local variables hide where an extended lambda stands: wrappers name them in another way.
struct item {
	int a;
};
typedef int num;
template<class F> void launch(F f) { f(); }
void one(item i)
{
	int item = 3;
	launch([=] __device__ { (void)item; });
}
void two(item *i, num n)
{
	{
		int item = 3, num = 4;
		launch([=] __device__ { (void)(item + num); });
	}
	launch([=] __device__ { (void)n; });
}
item result(num n)
{
	item r = { n };
	{
		int item = 2;
		launch([=] __device__ { (void)item; });
	}
	return r;
}
namespace space
{
struct s {
};
typedef s t;
enum e { e1 };
template<class T> struct box {
	T v;
};
t of_namespace(s s1, t *t1, e e0, box<s> b)
{
	int s = 1, t = 2, e = 3, box = 4;
	launch([=] __device__ { (void)(s + t + e + box); });
	return space::t();
}
struct owner {
	struct in {
	};
	typedef in alias;
	void member(in i, alias t)
	{
		int in = 1, alias = 2;
		launch([=] __device__ { (void)(in + alias); });
	}
};
}
template<class T, class U> U in_template(T t, num n, item *p)
{
	int num = 2;
	{
		long item = 3;
		launch([=] __device__ { (void)(num + item + t); });
	}
	return U();
}
void calls()
{
	space::owner().member({}, {});
	in_template<int, char>(1, 2, nullptr);
	space::of_namespace({}, nullptr, space::e1, {});
}
