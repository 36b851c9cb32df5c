# 1 "assertions_of_headers.cu"
// Static assertions of functions of headers that user code calls fail.
# 1 "/usr/include/indices.h" 1 3
namespace lib {
template <typename T, int N> struct array { T elements[N]; };
template <unsigned I, typename T, int N> [[nodiscard]] constexpr T &get(array<T, N> &a)
{
	static_assert(I < N, "index is within bounds");
	return a.elements[I];
}
template <unsigned I, typename T, int N> T &unchecked(array<T, N> &a)
{
	static_assert(I < N, "never instantiated");
	return a.elements[I];
}
template <typename T> constexpr T passed_on(T value)
{
	static_assert(sizeof(T) > 1);
	return value;
}
template <typename T> constexpr T twice(T value) { return passed_on(value); }
template <typename T> constexpr bool is_small()
{
	if constexpr (sizeof(T) > 4) {
		static_assert(sizeof(T) > 4);
		return false;
	} else {
		static_assert(sizeof(T) <= 4);
		return true;
	}
}
}
# 33 "assertions_of_headers.cu" 2

int main()
{
	lib::array<int, 3> a{};
	int x = lib::get<2>(a);
	lib::get<3>(a) = x;
	lib::get<4>(a);
	x += lib::get<5>(a) + lib::passed_on('a') + lib::passed_on(1);
	x += lib::unchecked<6>(a);
	x += sizeof(lib::get<7>(a));
	x += lib::is_small<int>() + lib::is_small<double>();
	return x;
}

template <typename T> int certain(T)
{
	lib::array<int, 3> a{};
	return lib::get<8>(a);
}
template <typename T> constexpr int dependent(T)
{
	lib::array<T, 3> a{};
	return lib::get<9>(a);
}
int used = dependent(1);

template <int I, typename T> [[nodiscard]] constexpr T own(T value)
{
	char *p = I;
	return value;
}
int ordered(int n)
{
	own<5>(n);
	return own<6>(n);
}
