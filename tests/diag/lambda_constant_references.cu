// flags: --extended-lambda
/* A reference that is bound to what has static storage is a constant: naming it is no odr-use, so lambdas do not capture it
 * [basic.def.odr]/5. */
int global, globals[3];
struct pair {
	int a, b;
} pairs[2];
const int one = 1;
void constant()
{
	int &r = global, &element = globals[one], &member = pairs[1].b, &again = member;
	int(&array)[3] = globals;
	void (&function)() = constant;
	const char(&string)[4] = "abc";
	auto none = [] { return r + element + member + again + array[0] + string[0] + (function == constant); };
	auto first = [=] __attribute__((host)) __attribute__((device)) (int x) {
		if constexpr (sizeof x == 4)
			return r + again + array[1];
		return 0;
	};
	auto device = [=] __attribute__((device)) (int x) {
		if constexpr (sizeof x == 4)
			return r + element;
		return 0;
	};
	(void)none, (void)first, (void)device;
}
template <class T> void in_template(T)
{
	int &r = global;
	auto none = [] { return r; };
	auto device = [=] __attribute__((device)) (int x) {
		if constexpr (sizeof x == 4)
			return r;
		return 0;
	};
	(void)none, (void)device;
}
void variable(int &parameter)
{
	int local = 1, &r = local;
	auto a = [] { return r; };
	auto h = [] { return parameter; };
	auto device = [=] __attribute__((device)) (int x) {
		if constexpr (sizeof x == 4)
			return r;
		return 0;
	};
	(void)a, (void)h, (void)device;
	in_template(1);
}
