// Operands of decltype that depend on values alone are their types; so are parameters and members of what is certain.
struct S {
	static constexpr int one = 1;
};
template<class T> struct C {
	using type = T *;
	int field;
	int *operator->();
	int get(int);
};
template<bool B> struct F { };
namespace n {
constexpr int limit = 4;
enum E { e0, e1 };
template<class T> struct bare {
	using type = T;
};
template<class T> constexpr int make(int = 0) { return 1; }
template<class T> T obj();
template<class T> constexpr bool yes = true;
}

template<class T, int N> typename n::bare<decltype((N + N))>::type *a1(T) { return nullptr; }
template<class T, int N> n::bare<decltype(N * n::e1)> *a2(T) { return nullptr; }
template<class T, bool B> n::bare<decltype(B ? 7u : 2)> *a3(T) { return nullptr; }
template<class T, int... N> n::bare<decltype((N + ... + 1))> *a4(T) { return nullptr; }
template<class T, int N> n::bare<decltype((n::make<long>() + (true ? 7u : N)))> *a5(T) { return nullptr; }
template<class T, int N> n::bare<decltype(4ul + N)> *a6(T) { return nullptr; }
template<class T, int N> n::bare<decltype(sizeof(T) + N)> *a7(T) { return nullptr; }
template<class T, T N> n::bare<decltype(N + 1)> *a8(T) { return nullptr; }
template<class T, int N> n::bare<decltype((void(), n::limit + S::one * N))> *a9(T) { return nullptr; }
template<class T> auto b1(T, int x) -> n::bare<decltype(x + 1)> * { return nullptr; }
template<class T> auto b2(T, C<int> x) -> n::bare<decltype((void(), x.field))> * { return nullptr; }
template<class T> auto b3(T, C<int> *x) -> n::bare<decltype((void(), x->field + 1))> * { return nullptr; }
template<class T> auto b4(T, C<int> x) -> n::bare<decltype((void(), x.get(1)))> * { return nullptr; }
template<class T> auto b5(T, C<int> x) -> n::bare<decltype((void(), x.operator->()))> * { return nullptr; }
template<class T> F<n::yes<decltype(1)>> *c1(T) { return nullptr; }
template<class T> F<n::yes<typename n::bare<decltype(S())>::type> && true> *c2(T) { return nullptr; }

// Qualifiers that an alias template adds to its argument's.
template<class T> using id = T;
template<class T> T *d1(T, id<T const *const>) { return nullptr; }
template<class T> T *d2(T, void (*)(id<T const *const>, T)) { return nullptr; }
template<class T> T *d3(T, id<const T **const> const *const *) { return nullptr; }
template<class T> T *d4(T, id<id<T *const> const> *) { return nullptr; }

// An alias template's parameter has the type of the argument.
template<class T, T N> struct constant { };
template<auto N> using constant_t = constant<decltype(N), N>;
template<int N> int e1(constant_t<N>) { return N; }
template<class T, T N> int e3(T, constant_t<N>) { return N; }

int main()
{
	const int *p = nullptr;
	C<int> x;

	a1<int, 1>(0), a2<int, 1>(0), a3<int, true>(0), a4<int, 1, 2>(0), a5<int, 1>(0), a6<int, 1>(0), a7<int, 1>(0), a8<int, 1>(0);
	a9<int, 1>(0);
	b1(0, 1), b2(0, x), b3(0, &x), b4(0, x), b5(0, x);
	c1(0), c2(0);
	e1(constant_t<1>()), e3<long, 1>(1, {});
	d1(0, p), d2<int>(0, nullptr), d3<int>(0, nullptr), d4<int>(0, nullptr);
}
