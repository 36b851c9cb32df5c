// C++20: NTTPs, fold expressions, if constexpr, compile-time parsing.
#include <cstddef>
#include <utility>
#include <array>
#include <type_traits>
#include <string_view>
template <char... C> struct Str {
	static constexpr char value[] = {C..., 0};
	static constexpr std::size_t size = sizeof...(C);
};
template <char... C> constexpr auto operator""_s() { return Str<C...>{}; }
template <auto P> struct Member;
template <class C, class T, T C::*P> struct Member<P> {
	using type = T;
	static T &get(C &c) { return c.*P; }
};
template <auto F> struct Fn;
template <class R, class... A, R (*F)(A...)> struct Fn<F> {
	static R call(A... a) { return F(a...); }
	static constexpr int arity = sizeof...(A);
};
template <auto F, auto... Fs> constexpr auto pipe(auto x) {
	if constexpr (sizeof...(Fs) == 0)
		return F(x);
	else
		return pipe<Fs...>(F(x));
}
constexpr int inc(int x) { return x + 1; }
constexpr double half(int x) { return x / 2.0; }
enum class Color : unsigned char { red, green, blue };
template <Color C> constexpr std::string_view name() {
	if constexpr (C == Color::red)
		return "red";
	else if constexpr (C == Color::green)
		return "green";
	else
		return "blue";
}
template <Color... C> constexpr auto names = std::array{name<C>()...};
template <int (&A)[3]> int first() { return A[0]; }
int arr[3] = {7, 8, 9};
template <const char *S> char head() { return *S; }
constexpr char text[] = "hi";
template <class T, T... V> struct Seq {
	template <T X> using push = Seq<T, V..., X>;
	static constexpr T max() {
		T m{};
		((m = V > m ? V : m), ...);
		return m;
	}
};
template <std::size_t N, class F> constexpr void unroll(F f) {
	[&]<std::size_t... I>(std::index_sequence<I...>) { (f(std::integral_constant<std::size_t, I>{}), ...); }
	(std::make_index_sequence<N>{});
}
template <class... A> constexpr bool all_same = true;
template <class A, class... R> constexpr bool all_same<A, R...> = (std::is_same_v<A, R> && ...);
template <class... A> auto sum(A... a) requires(sizeof...(A) > 0) { return (a + ...); }
template <class... A> void print(int &out, A... a) { ((out += static_cast<int>(a)), ...); }
template <unsigned... B> constexpr unsigned mask = (0u | ... | (1u << B));
template <class T, std::size_t... D> struct Tensor {
	T data[(D * ...)];
	template <class... I> T &operator()(I... i) {
		std::size_t k = 0;
		((k = k * D + static_cast<std::size_t>(i)), ...);
		return data[k];
	}
};
struct Pt {
	int x;
	double y;
};
template <class T> consteval int id() { return sizeof(T); }
constinit int gi = id<long>();
template <bool B, class T = void> struct Opt { T v; };
template <> struct Opt<false> {};
template <class T> struct Holder {
	[[no_unique_address]] Opt<(sizeof(T) > 4), T> o;
	int z;
};
int main() {
	Pt p{1, 2};
	Member<&Pt::x>::get(p) = 5;
	int out = 0;
	print(out, 1, 2.5, 'a');
	unroll<3>([&](auto i) { out += i() * decltype(i)::value; });
	static_assert(Fn<inc>::arity == 1 && pipe<inc, inc, half>(2) == 2.0 && Seq<int, 1, 5, 3>::push<9>::max() == 9 && mask<0, 2> == 5 &&
		      all_same<int, int> && !all_same<int, char>);
	static_assert(names<Color::blue, Color::red>[0] == "blue" && decltype(123_s)::size == 3 && decltype(45_s)::value[1] == '5');
	Tensor<int, 2, 3> t{};
	t(1, 2) = 4;
	return out + Fn<inc>::call(1) + first<arr>() + head<text>() + sum(1, 2L, 3.5) + t(1, 2) + gi + sizeof(Holder<char>) +
	       (int)Member<&Pt::y>::get(p);
}
