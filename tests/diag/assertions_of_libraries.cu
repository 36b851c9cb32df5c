# 1 "assertions_of_libraries.cu"
// A static assertion may fail by what a header computes that is none of the system's; instances that are bases are asked for where
// their names begin.
# 1 "library.h" 1
namespace lib {
template <class T, T v> struct constant { static constexpr T value = v; };
template <unsigned N> using is_power = constant<bool, (N & (N - 1)) == 0>;
template <unsigned N> struct Tile { static_assert(is_power<N>::value, "no power of two"); };
template <unsigned N>
struct Multi :
	public
	Tile<
	N
	>
{
};
struct Empty { };
template <unsigned N, class T> struct Block : Empty, Multi<N>
{ };
template <unsigned N, class T> Block<N, T> part(const T &) { return Block<N, T>(); }
}
# 23 "assertions_of_libraries.cu" 2
template <unsigned N> struct Own { static_assert(lib::is_power<N>::value, "own"); static_assert(lib::constant<int, N>::value < 8); };
static_assert(lib::is_power<3>::value);
void calls() { auto a = lib::part<8>(1); auto b = lib::part<9>(1); auto c = lib::part<33>('c'); }
Own<4> good;
Own<5> bad;
Own<16> large;
