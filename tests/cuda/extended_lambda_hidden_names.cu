// nvcc: --extended-lambda -std=c++17
// nvcc: --extended-lambda -std=c++20
/* Parameters with the names of their types, which they hide where the wrappers stand. */
template<class F> __global__ void launch(F f) { f(); }
__device__ int sink;

struct item { int value; };
enum color { red, green };
union number { int i; float f; };
template<class T> struct box { T value; };
namespace inner {
struct part { int item; };
enum class state { on, off };
void in_namespace(part part, state *state, item *const item)
{
	launch<<<1, 1>>>([=] __device__ { sink = part.item + (state != nullptr) + item->value; });
}
}

void by_value(item item, color color, number number)
{
	launch<<<1, 1>>>([=] __device__ { sink = item.value + color + number.i; });
	launch<<<1, 1>>>([item, color] __host__ __device__ { (void)item.value, (void)color; });
}
void behind_const(const item &item, color const *color, union number number, box<int> box)
{
	launch<<<1, 1>>>([=] __device__ { sink = item.value + *color + number.i + box.value; });
}
template<class T> void in_template(T item, ::item *other, box<T> box)
{
	launch<<<1, 1>>>([=] __device__ { sink = item + other->value + box.value; });
}
template void in_template(int, item *, box<int>);
struct owner {
	void member(item item, int other) { launch<<<1, 1>>>([=] __device__ { sink = item.value + other; }); }
};
void calls(owner o, item i) { o.member(i, 1); }
