// Closures in initializers of variable templates are in their specializations; templates in no namespace have no ABI tags.
template<class T> void use(T &) { }

template<int N> auto v1 = [](int i) { return i; };
template<class T> auto v2 = [](T i) { return [i] { return i; }; };
inline auto v3 = [](int i) { return i; };
namespace n {
template<int N> auto v4 = [](int i) { return i; };
inline auto v5 = [](int i) { return i; };
template<class T> auto v6 = [](T i) { return i; }(T());
template<class T> auto v7 = T();
}
template<int N> [[gnu::abi_tag("a")]] int f1() { return 0; }
template<class T> [[gnu::abi_tag("b", "a")]] T f2(T a) { return a; }
template<class T> [[gnu::abi_tag("a")]] T v8 = T();
struct [[gnu::abi_tag("t")]] Tagged { };
template<class T> Tagged *f3(T) { return nullptr; }
namespace n {
template<int N> [[gnu::abi_tag("a")]] int f4() { return 0; }
template<class T> [[gnu::abi_tag("a")]] T v9 = T();
}

int main()
{
	use(v1<1>), use(v1<2>), use(v2<int>), use(v3), use(n::v4<3>), use(n::v5), use(n::v6<int>), use(n::v7<long>);
	use(v8<int>), use(n::v9<int>), use(n::v9<Tagged>);
	f1<1>(), f2(1), f2(Tagged()), f3(1), n::f4<1>();
}
