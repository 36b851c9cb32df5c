// What stands in templates depends on their parameters or has a type: of no expression in here the type is unknown. As expressions.cc.
typedef decltype(sizeof 0) size_t;
namespace std {
template <class E> class initializer_list {
	const E *first;
	size_t count;
	constexpr initializer_list(const E *, size_t);

public:
	constexpr initializer_list() : first(nullptr), count(0) {}
	constexpr size_t size() const { return count; }
	constexpr const E *begin() const { return first; }
	constexpr const E *end() const { return first + count; }
};
}
template <size_t N> struct Number { using type = char[N]; static constexpr size_t value = N; };
template <size_t N> Number<N> number();
template <class T> T &&declared();

// Constants whose values depend on parameters, as arguments.
template <size_t A> auto by_local()
{
		constexpr size_t c = A + 1;
		const size_t d = c;
		number<d>();
		typename Number<c>::type array = {};
		return number<c + sizeof array>();
}
template <class T> struct Constants {
	static constexpr size_t n = sizeof(T) * 2;
	static const size_t m = n + 1;
	static constexpr T typed = 3;
	static constexpr size_t known = 7;
	enum { e = sizeof(T) + 4, k };
	Number<n> a() { return {}; }
	Number<m> b();
	typename Number<n>::type array;
	auto c() { return number<n>(); }
	template <size_t B> static Number<B + n> d() { return number<B + n>(); }
	auto f() { return number<k>(); }
	auto g() { return number<Constants::n>(); }
	auto h() { return number<typed>(); }
	auto i() { return number<known>(); }
	auto j() { constexpr auto size = sizeof(array) + m; return [] { return number<size>(); }; }
};
template <class T> Number<Constants<T>::m> Constants<T>::b() { return number<m>(); }

// Dependent elements in lists.
constexpr int max(std::initializer_list<int> list)
{
		int result = 0;
		for (int i : list)
			result = i > result ? i : result;
		return result;
}
template <class T> T first(std::initializer_list<T>);
template <class T, size_t N> constexpr size_t length(T (&&)[N]) { return N; }
template <class T, size_t N> constexpr size_t length(T (&)[N]) { return N; }
struct Three { static constexpr int n = 3; };
struct Five { static constexpr int n = 5; };
template <int N, class... Bs> struct Largest {
	static constexpr int value = max({ N, Bs::n... });
	Number<max({ Bs::n..., N })> get() { return number<max({ N, Bs::n... })>(); }
};
template <class... T> auto first_of(T... t) { return first({ t..., t... }); }
template <class T, class... U> decltype(first({ declared<T>(), declared<U>()... })) first_declared(T, U...);
template <class... T> Number<length({ T()... })> how_many(T...) { return number<length({ T()... })>(); }

// Arrays of unknown bound: each instance gets its own.
template <int... N> constexpr int values[] = { N..., 0 };
template <class... T> constexpr size_t sizes[]{ sizeof(T)..., 1 };
template <class T> constexpr T rows[][2] = { 1, 2, 3, 4, 5 };
template <class T> constexpr Number<sizeof(T)> objects[] = { {}, {}, {} };
template <int A, int... N> constexpr int partial[] = { N..., A };
template <int... N> constexpr int partial<0, N...>[] = { N..., 0, 0, 0 };
template <class... T> struct Arrays {
	static constexpr size_t inside[] = { sizeof(T)... };
	static inline const char *names[] = { "a", (sizeof(T), "b")... };
	static const size_t outside[];
	static const size_t nowhere[];
	template <int... N> static const int both[];
};
template <class... T> const size_t Arrays<T...>::outside[] = { 1, sizeof(T)... };
template <class... T> template <int... N> const int Arrays<T...>::both[] = { N..., sizeof(T)... };
template <class T> Number<sizeof(values<1, sizeof(T)>)> of_values() { return {}; }
template <int... N> auto last() { return values<N...>[sizeof(values<N...>) / sizeof(int) - 1]; }
template <int... N> int sum() { int n = 0; for (auto x : values<N...>) n += x; return n; }

void test()
{
	by_local<3>();
	by_local<4>();
	Constants<int>().a();
	Constants<int>().b();
	Constants<int>().array;
	Constants<int>().c();
	Constants<int>::d<5>();
	Constants<short>().f();
	Constants<short>().g();
	Constants<short>().h();
	Constants<short>().i();
	Constants<short>().j()();
	Largest<4, Three, Five>::value;
	Largest<4, Three, Five>().get();
	Largest<2>().get();
	first_of(1, 2, 3);
	first_declared(1.0, 2.0);
	how_many(1, 2, 3);
	number<sizeof(values<1, 2>)>();
	number<sizeof(values<>)>();
	number<values<4, 5, 6>[1]>();
	number<values<4, 5, 6>[3] + 1>();
	number<sizeof(sizes<int, char>)>();
	number<sizes<int, char>[1]>();
	number<sizeof(rows<char>)>();
	number<rows<char>[2][0]>();
	number<sizeof(partial<1, 2>)>();
	number<sizeof(partial<0, 2>)>();
	number<length(values<1, 2>)>();
	values<1, 2>;
	&values<1, 2>;
	objects<int>;
	of_values<int>();
	last<1, 2>();
	sum<1, 2>();
	number<sizeof(Arrays<int, char>::inside)>();
	number<Arrays<int, char>::inside[1]>();
	number<sizeof(Arrays<int, char>::names)>();
	number<sizeof(Arrays<int, char>::outside)>();
	number<sizeof(Arrays<int, char>::both<1, 2>)>();
	Arrays<int>::inside;
	Arrays<int>::outside;
	Arrays<int>::nowhere;
	Arrays<int>::both<1>;
}

// What depends on template parameters: members of other specializations, of templates with dependent arguments, and of the class itself.
namespace dependent_members {
template <class T> struct Empty {};
template <> struct Empty<char> {
	static char *get();
	static const int value = 1;
};
template <class T> struct User;
template <class T> struct User<T *> {
	static int f() { return Empty<T>::get()[0] + Empty<T>::value; }
};
int (*use)() = User<char *>::f;
union Any {
	void *access();
	template <class T> T &access() { return *static_cast<T *>(access()); }
};
struct Holder {
	Any any;
	template <class T> T get() { return any.access<T>(); }
	template <class T> auto deduced() -> decltype(any.access<T>());
};
template <class T> int take(T);
template <class> struct Map {
	static void names() { take(&Map::field), take(&Map<int>::field), take(&Map::function); }
	int field;
	void function();
};
void instances()
{
	Map<char>::names();
	Holder().get<int>();
}
}
