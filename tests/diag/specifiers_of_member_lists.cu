/* Storage classes are refused once for a list of members, and constexpr only where the type is known. */
struct A {
	constexpr auto a = 1; constexpr int b = 2; const constexpr auto c = 3; constexpr undefined d = 4; static constexpr auto e = 5;
	constexpr auto *f = "x"; constexpr auto g; constexpr auto h = 1, i = 2; constexpr int j = 1, k = 2; constexpr auto closure = [] { return 1; };
};
struct E {
	extern int a, *b, c; extern int d; register int e, f; extern int g(), h; extern int i, j(); static int k, l; mutable int m, n;
	extern __attribute__((device)) int o, p;
};
