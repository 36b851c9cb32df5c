// nvcc: --extended-lambda -std=c++17
/* What an extended lambda captures where constants of the function around are named: nothing in what has to be constant itself, nor for
 * a lambda in it that captures nothing by default. */
struct Value { int number; constexpr __host__ __device__ int plus(const int &n) const { return number + n; } };
constexpr __host__ __device__ int of_reference(const Value &v) { return v.number; }
constexpr __host__ __device__ int of_number(const int &n) { return n; }
template <class F> __global__ void kernel(F f) { f(1); }
template <class F> void run(F f) { kernel<<<1, 1>>>(f); }
template <int N> struct Number { };

template <class T> void in_template(T t)
{
	constexpr Value value = { 3 };
	constexpr T constant = 4;

	run([=] __device__ (int x) { constexpr int y = of_reference(value); return y + t; });
	run([=] __host__ __device__ (int x) { constexpr T y = value.plus(constant); static constexpr int z = of_reference(value); return y + z + t; });
	run([=] __device__ (auto x) { constexpr T y = value.plus(constant); return y; });

	constexpr T elements[2] = { 1, 2 };
	constexpr int numbers[2] = { 1, 2 };

	run([=] __device__ (int x) { constexpr T y = elements[1]; return y; });
	run([=] __device__ (int x) { constexpr T y = *elements + numbers[0]; return y; });
	run([=] __device__ (int x) { static_assert(elements[1] == 2 && numbers[1] == 2, ""); return x; });
}

int main()
{
	constexpr Value value = { 42 }, other = { 1 };
	const int constant = 3;
	constexpr bool yes = true;
	int variable = 2;

	run([=] __device__ (int x) { return constant; });
	run([=] __device__ (int x) { constexpr int y = of_reference(value); return y; });
	run([=] __device__ (int x) { constexpr int y = value.plus(constant); const int z = of_reference(other); return y + z; });
	run([=] __host__ __device__ (int x) { constexpr int y{of_reference(value)}, z(of_reference(value)), q[] = { of_reference(value), constant }; return y + z + q[0]; });
	run([=] __device__ (int x) { static constexpr Value copy = value; Number<of_reference(other)> n; return copy.number; });
	run([=] __device__ (int x) { constexpr auto inner = [=] (int z) { return z; }; return inner(3) + other.number; });
	run([=] __device__ (int x) { auto inner = [] { return constant; }; return inner() + variable; });
	run([=] __device__ (int x) { auto inner = [] { if constexpr (yes) return constant; else return 0; }; return inner() + variable; });
	run([=] __host__ __device__ (int x) { auto inner = [=] { return constant + value.number; }; return inner() + variable; });
	run([=] __device__ (int x) { auto inner = [] { constexpr int y = of_number(constant); return y; }; return inner() + variable; });
	run([=] __device__ (int x) { enum { enumerator = constant }; struct Field { int width : constant; }; return (int)enumerator; });
	run([=] __device__ (int x) noexcept(of_number(constant) > 2) { return x; });
	in_template(1);
	in_template(2L);
}
