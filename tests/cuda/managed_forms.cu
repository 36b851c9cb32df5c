// nvcc:
// nvcc: -rdc=true
// Declarators of managed variables, and uses of them in every kind of expression and context.
#include <new>
struct pair { int x, y; int get() const { return x; } };
__managed__ int value, array[10], unknown_bound[] = { 1, 2, 3 }, *pointer, initialized = 7;
__device__ __managed__ pair object = { 1 };
static __managed__ int internal;
extern __managed__ int declared;
__managed__ int matrix[3][4], (*function)(int), (in_parentheses) = 3, (*to_array)[3] = 0;
__managed__ const int *to_const;
typedef int three[3];
__managed__ three of_typedef = { 1, 2, 3 };
__managed__ pair pairs[2];
template <class T> __managed__ T generic;
extern "C" { __managed__ int c_block; }
namespace n { __managed__ int nested; namespace { __managed__ int hidden = 3; } }
__managed__ dim3 grid;
__global__ void k(int *p, int n) { value = n; }
struct with_members {
	int copy = value;
	with_members(int a = initialized) : other(n::nested + a) { }
	int other;
	int use() { return value + other; }
};
template <class T> T in_template(T t) { k<<<value, grid>>>(pointer, t + value); return generic<T> + t; }
int by_default(int x = value) { return x; }
int at_namespace_scope = sizeof(array);
int uses(int x)
{
	int local = value + matrix[1][2] + *pointer + object.x + object.get() + n::hidden + internal + of_typedef[1] + (*to_array)[1];
	local += sizeof(value) + sizeof array + (&value != 0) + (decltype((value)))value + noexcept(value) + alignof(decltype(array[0]));
	value++, --array[x], array[value] <<= 2;
	for (auto &element : array)
		element = value;
	auto [first, second] = object;
	auto closure = [copy = value, &r = array](int y) { return copy + r[0] + value + y; };
	if (int z = value; z > initialized)
		k<<<z, array[1]>>>(&value, in_parentheses);
	while (value < 3)
		pairs[value++] = { value, array[0] };
	switch (value) { case 1: return x ? value : pairs[1].x; }
	int *addresses[] = { &value, array, &c_block };
	new (&object) pair{ value, 2 };
	{
		int value = 3;
		local += value + ::value;
	}
	return closure(first + second) + *addresses[0] + static_cast<long>(value) + (long)initialized + function(value);
}
int main() { return uses(in_template(1)) + by_default() + with_members().use(); }
