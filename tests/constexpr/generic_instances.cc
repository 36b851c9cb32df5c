// In an instance of a generic lambda nothing depends on its parameters any more; what stands in the lambda itself is no assertion yet.
template <auto v> struct constant {
	static constexpr auto value = v;
	using type = constant;
	constexpr operator decltype(value)() const { return value; }
};
template <auto v, auto w> constexpr constant<(v + w)> operator+(constant<v>, constant<w>) { return {}; }
template <auto v, auto w> constexpr constant<(v < w)> operator<(constant<v>, constant<w>) { return {}; }
template <class F, class... T> constexpr auto call(F f, T... t) { return f(t...); }

template <class T> constexpr auto in_template(T t)
{
	return call([&](auto const &a, auto b) {
		auto sum = a + b;
		static_assert(decltype(a < sum)::value);
		if constexpr (decltype(sum)::value == 7) {
			static_assert(decltype(sum)::value > 6);
			return call([](auto c) {
				static_assert(decltype(c + c)::value == 14);
				return c;
			}, sum);
		} else {
			return a;
		}
	}, t, constant<4>());
}
static_assert(in_template(constant<3>()) == 7);

int main()
{
	auto nested = [](auto a) {
		constexpr auto size = sizeof(a);
		auto inner = [](auto b) {
			static_assert(constant<sizeof b>::value == 1);
			auto plain = [] { static_assert(constant<size>::value == 4); return constant<size>::value; };
			return plain();
		};
		return inner('b');
	};
	static_assert(decltype(constant<sizeof nested(1)>())::value == sizeof(long));
}
