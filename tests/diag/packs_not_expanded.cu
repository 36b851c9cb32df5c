// flags: --c++17 --extended-lambda
// Packs that nothing expands, and expansions of no pack.
template <class... A> int use(A... a);
template <class... T> struct List { };

template <class... A> void named(A... a)
{
	use(a);
	int x = a;
	A y;
	a + a;
	use((a));
	auto l = [a] { };
	auto m = [=] { return a + 1; };
	auto n = [q = a] { return q; };
	auto o = [](auto... p) { use(p); };
	auto d = [a] __attribute__((device)) { };
	if (a)
		return;
	static_cast<A>(1);
	for (int i = a; i < 1; i++) { }
}
template <int... N> void values() { int x[N]; int y[] = { N, 1 }; while (N) { } }
template <class... A> int parameter(A a);
template <class... A> A result(int);
template <class... A> struct Base : A { };
template <class... A> struct Field { A a; };
template <class... A> struct Function { void f(A); };
template <class... A> struct Name { using T = A; };
template <class... A> using Alias = A;
template <class... A> int variable = sizeof(A);

// All of these are expanded.
template <class... A> void expanded(A... a)
{
	use(a...);
	use(use(a, a)...);
	use([=] { return a; }()...);
	use([q = a] { int x = q; return x; }()...);
	(use(a), ...);
	(..., a);
	int x[] = { (a, 1)... };
	auto l = [a...] { return use(a...); };
	auto m = [&a...] { return (a + ... + 1); };
	List<A...> list;
	List<List<A>...> lists;
	static_assert(sizeof...(A) == sizeof...(a), "");
	{
		int a = 1;
		use(a);
	}
	try {
	} catch (...) {
		use(static_cast<A>(a)...);
	}
}
template <class... A> void declared(A (*...f)(A), A (&...r)[2], List<A> *...p) { use(f(p)...); }
template <class... A> struct Bases : List<A>... {
	Bases(A... a) : List<A>(a)... { }
	using T = List<A...>;
	template <class... B> void f(List<A, B>... l) noexcept(noexcept(use(A()...))) { use(l...); }
};
template <class... A> auto trailing(A... a) -> decltype(use(a...));

// Nothing in these is a pack.
template <class T> void unpacked(T n)
{
	auto l = [n...] { };
	auto m = [&n...] { };
	use(n...);
	int x[] = { n... };
	use<T...>(n);
}
void no_template(int n)
{
	auto l = [...q = n] { return 1; };
	auto m = [...n] { };
	auto o = [](auto x) { auto p = [x...] { }; };
}

// Template parameters where a < compares are passed over, too.
template <bool, class T> struct Enable;
template <class T> struct Enable<true, T> { using type = T; };
template <bool B, class T> using enable_t = typename Enable<B, T>::type;
template <class... T> struct Row {
	template <class... U, enable_t<sizeof...(U) == sizeof...(T), int> = 0> constexpr Row(U... u) { }

	template <class... U, enable_t<sizeof...(U) < sizeof...(T), int> = 0> constexpr Row(U... u) { }
};
Row<int, int> full(1, 2), half(1);
template <class... T> int functions(void (*...f)(T));
template <class T, class... U> void functions_of_two(void (*)(U...), void (*...f)(T, U));
template <class... T> void references_to_functions(void (&...f)(T));
template <class... T> void one_function(void (*f)(T));
template <class... T> void exceptions(void (*...f)() noexcept(sizeof(T) > 1));

void take(...);
template <class T, class... A> void of_nothing(T t, A... a)
{
	take([] __attribute__((device)) { return 0; }...);
	take([a...] { }...);
	take(sizeof...(a)...);
	take([](T x, A y) { return x; }...);
	take([a] { return sizeof...(a); }...);
	take(sizeof...(a) + a...);
}
