/* What constants in functions of headers are made with is needed, though nothing calls these, and whatever conversion makes them. */
# 1 "big.h" 1 3
struct Big {
	unsigned value;
	Big() = default;
	template <class T> constexpr Big(T v) noexcept : value(v) {}
	constexpr Big &operator*=(Big r) noexcept
	{
		constexpr Big limit = unsigned(1) << 4;
		if (value < limit.value)
			value = value * r.value;
		return *this;
	}
};
template <class T> struct Limits {};
template <> struct Limits<Big> { static constexpr int n = 3; };
# 18 "constants_in_headers.cu" 2
__global__ void k(int *p) { *p = Limits<Big>::n; }
