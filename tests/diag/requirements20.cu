// flags: --c++20
// What stands for the type-constraint of a requirement.
namespace ns {
struct X;
template <class T> concept Ok = true;
} // namespace ns
template <class T> concept C1 = requires(T t) {
	{ t } -> int;
};
template <class T> concept C2 = requires(T t) {
	{ t } -> Unknown;
};
template <class T> concept C3 = requires(T t) {
	{ t } -> ns::Unknown;
	{ t } -> ns::X;
	{ t } -> const int &;
	{ t } -> T;
	{ t } -> ns::Ok;
	{ t } -> ::ns::Ok;
};
template <class T> concept C4 = requires(T t) {
	{ t } noexcept -> bool;
	{ t } -> typename T::type;
	{ t } -> decltype(t);
	{ t } -> void;
};
template <class T> void f(T t) {
	if constexpr (requires { { t } -> int; })
		;
	static_assert(requires { { 3 } -> int; });
	static_assert(requires { { 3 } -> ns::Ok; });
}
constexpr bool b = requires(int t) {
	{ t } -> int;
};
