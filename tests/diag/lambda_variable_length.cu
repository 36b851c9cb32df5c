// flags: --extended-lambda
/* Arrays of variable length that lambdas would copy [expr.prim.lambda.capture]. */
struct item { int a; };
template<class F> int use(F f);
constexpr int two() { return 2; }
template<int N> struct number { static constexpr int value = N; };

void copies(int n)
{
	int array[n], matrix[2][n], (*pointer)[n] = 0, unset;
	item items[n];
	use([array] { return 1; });
	use([array] __attribute__((device)) { return 1; });
	use([=] { return array[0]; });
	use([=] __attribute__((device)) { return array[0]; });
	use([matrix] { return 1; });
	use([pointer] { return 1; });
	use([items] { return 1; });
	use([unset, array] { return array[0] + array[1]; });
	use([array] __attribute__((host)) __attribute__((device)) { return array[1]; });
	auto generic = [array](auto x) { return array[0] + x; };
	array[0] = 1;
	use([array] { return 1; });
}

void fine(int n)
{
	const int known = 2, unknown = n;
	int array[n], a[known], b[two()], c[number<3>::value], d[sizeof(int)];
	array[0] = a[0] = b[0] = c[0] = d[0] = 1;
	use([&array] { return array[0]; });
	use([&] { return array[0]; });
	use([=] { return a[0] + b[0] + c[0] + d[0]; });
	use([a, b, c, d] __attribute__((device)) { return a[0] + b[0] + c[0] + d[0]; });
	use([p = array] { return p[0]; });
}
template<int N> void in_template()
{
	int a[N] = {}, b[N + 1] = {}, c[number<N>::value] = {};
	use([a, b, c] { return a[0] + b[0] + c[0]; });
	use([=] { return a[0] + b[0] + c[0]; });
}
template void in_template<2>();
