// Variables in shared memory are there once for a block, without the word static: lambdas name them and do not capture them.
template <class I> __attribute__((device)) void histogram(int pass)
{
	__attribute__((shared)) I bins[4];
	__attribute__((shared)) int total;
	auto add = [pass](int v) { bins[v] = pass; total = v; };
	auto copy = [=](int v) { bins[v] = pass; return [=] { return bins[0] + total; }; };
	auto none = [&, pass] { return bins[0]; };
	static_assert(sizeof(add) == sizeof(int) && sizeof(copy) == sizeof(int) && sizeof(none) == sizeof(int), "");
	add(pass);
}
template __attribute__((device)) void histogram<int>(int);
__attribute__((device)) int captures()
{
	__attribute__((shared)) int s;
	auto by_copy = [s] { return s; };
	auto by_reference = [&s] { return s; };
	auto by_init = [t = s] { return t; };
	auto plain = [] { return s; };
	return by_init() + plain();
}
