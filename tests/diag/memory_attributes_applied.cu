// Memory spaces are applied at the end of declarators, those of static members behind their values; then it is told where the variables stand.
void f() {
	__attribute__((constant)) undef1 a[undef2] = undef3;
	static __attribute__((host)) __attribute__((shared)) int b[undef4] = undef5;
	__attribute__((host)) __attribute__((managed)) int d;
	__attribute__((device)) const int h;
	__attribute__((device)) int &i;
	__attribute__((device)) auto j;
	__attribute__((device)) auto k = 1, l = 1.0;
}
constexpr int g() { static __attribute__((shared)) __attribute__((host)) int x; return 0; }
constexpr int g2() { static __attribute__((shared)) __attribute__((host)) int x = 3; return 0; }
inline __attribute__((device)) __attribute__((host)) int v2[undef9] = undef10;
__attribute__((shared)) __attribute__((constant)) __attribute__((host)) int v3[undef11] = undef12;
constexpr __attribute__((managed)) __attribute__((host)) int v4[undef13] = undef14;
__attribute__((device)) auto v5;
__attribute__((device)) void kernels() { __attribute__((shared)) auto k; __attribute__((shared)) auto &m; __attribute__((shared)) decltype(auto) n; }
struct S {
	static __attribute__((host)) const int a = undef15;
	static inline __attribute__((host)) int c = undef16;
	static __attribute__((shared)) const int i = undef17;
	static __attribute__((host)) __attribute__((constant)) int k;
};
__attribute__((host)) int S::k = undef18;
template <class T> __attribute__((host)) int vt = undef19;
// The values of such members are converted without a word, those of others are not.
struct values { static const int a{1.5}; static constexpr int b{1.5}; static const int c; };
const int values::c{1.5};
// Nothing to say.
__attribute__((device)) auto w = 1;
__attribute__((constant)) const int w2 = 2;
