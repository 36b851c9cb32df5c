// Every use of a managed variable in host code goes through the runtime's pointer.
struct S { int a; int f() { return a; } };
__managed__ int scalar, initialized = 2;
__device__ __managed__ float array[10] = { 1, 2 };
__managed__ S object;
__managed__ S *pointer;
static __managed__ int internal;
namespace n { __managed__ int nested; int use() { return nested; } }
__global__ void k(int n) { scalar = n; }
int hides(int scalar) { return scalar; }
int uses(int x)
{
	scalar = initialized + array[2];
	array[x] += internal++;
	object.a = object.f();
	pointer = &object;
	pointer->a = n::nested + ::scalar;
	if (scalar)
		k<<<scalar, initialized>>>(scalar);
	auto l = [=](int y) { return y + scalar; };
	int local = sizeof(array) + sizeof scalar;
	for (int scalar = 0; scalar < 3; scalar++)
		local += scalar;
	int &reference = scalar;
	return l(x) + local + reference + (scalar ? array[0] : 0);
}
int main() { return uses(1) + hides(2) + n::use(); }
