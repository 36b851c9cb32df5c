/* Explicit instantiations that say nothing: of members that wait, through inline namespaces, with deduced results and other arguments. */
namespace a { inline namespace b { template <class T> void f(T) { } template <class T> struct c { }; } }
template void a::f(int);
template void a::f<float>(float);
template struct a::c<int>;
template <class T> auto f(T t) { return t; }
template auto f(int);
template auto f<float>(float);
template <class T> constexpr T v = T();
template const int v<int>;
template <class T> struct s {
	static constexpr T k = 1;
	static T m;
	template <class U> struct i { void f(U) { } };
};
template <class T> T s<T>::m;
template const int s<int>::k;
template int s<int>::m;
template struct s<int>::i<float>;
template void s<int>::i<char>::f(char);
template <class... T> struct p { };
template struct p<>;
template struct __attribute__((aligned(8))) p<int, float>;
