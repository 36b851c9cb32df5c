// Constants that lambdas in templates give to function templates through several lambdas: host compilers capture the names of these.
template <class T, int H> struct traits {
	static constexpr int threads = H + 1;
};
struct params {
	int *p;
	float k;
	unsigned long rows;
};
template <class K, bool Scaled, int Parts, unsigned long Bytes> __global__ void kernel(params p) { }
template <class T, int H> void launch(params &p, const bool configures)
{
	using chosen = traits<T, H>;
	bool has_rows = p.rows != 0;
	[&] {
		if (p.k < 1.f) {
			constexpr bool scaled = true;
			const unsigned long bytes = 16;
			return [&] {
				[&] {
					if (has_rows) {
						constexpr int parts = 3;
						return [&] {
							auto k = &kernel<chosen, scaled, parts, bytes>;
							if (configures)
								return;
							k<<<1, 1>>>(p);
						}();
					} else {
						constexpr int parts = -1;
						return [&] {
							kernel<chosen, !scaled, parts, (bytes)><<<chosen::threads, 1>>>(p);
						}();
					}
				}();
			}();
		}
	}();
}
int main()
{
	params p{};
	launch<int, 3>(p, true);
	launch<double, 4>(p, false);
}
