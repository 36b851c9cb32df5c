// Vectors are literal types: constexpr functions take them, return them and have them as variables and members.
typedef int four __attribute__((vector_size(16)));
struct pair {
	four first, second[2];
};
static_assert(__is_literal_type(four) && __is_literal_type(pair) && __is_literal_type(const four &));
constexpr int at(four v, int i) { return v[i]; }
constexpr four same(const four v) { return v; }
constexpr four made(int i)
{
	four result = {};
	pair both = {};

	return i ? result : both.first;
}
template <class T> constexpr T twice(T value) { return value + value; }
struct holder {
	four value;
	constexpr holder(four v) : value(v) {}
	constexpr four get() const { return value; }
};
constexpr four global = { 1, 2, 3, 4 };
int k(int *p) { return at(global, 1) + same(*(four *)p)[0] + holder(made(0)).get()[1] + twice(global)[2]; }
