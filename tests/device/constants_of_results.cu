// Functions with deduced results keep their bodies, so that the constants in instances of these need what makes them.
# 1 "lib.h" 1 3
namespace lib
{
template <class... T> struct Values {
	unsigned long size;
	constexpr Values(unsigned long s) : size(s) {}
};
template <class... T> constexpr Values<T...> values(T &&...t) { return Values<T...>((t + ...)); }
template <class T> constexpr Values<T> values(Values<T> v, int) { return v; }
} // namespace lib
# 12 "constants_of_results.cu" 2
template <class T> struct Traits {
	static const bool value = sizeof(T) > 2;
};
template <class... T> __attribute__((host)) auto made(const T &...t)
{
	constexpr auto all = lib::values(Traits<T>::value...);
	return all.size;
}
template <class T> struct Holder {
	unsigned long size;
	void set(const T &t) { size = made(t, 1); }
	Holder(const T &t) { set(t); }
};
template <class T> struct Fixture {
	void run() { Holder<T> holder(T{}); }
};
void host() { Fixture<int>().run(); }
__attribute__((global)) void k(decltype(made(1, 2)) *p) { *p = 1; }
