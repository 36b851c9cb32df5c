// flags: --extended-lambda
/* Bounds of arrays in bodies, which need not be constant, but integral. */
enum class Scoped { one = 1 };
enum Unscoped { two = 2 };
struct Plain { int a; };
struct Converts { constexpr operator int() const { return 3; } };
int *pointer;
double number;
void plain(Plain object, int n) {
	int a[pointer], b[2.0], c[number], d[Scoped::one], e[object], f[nullptr], g["text"];
	int near_misses[two][true]['c'], converted[Converts()], varied[n][object.a];
	using Alias = int[pointer];
	int (*q)[pointer];
	new int[pointer][3];
}
template <class T> void in_template(T t, int n) { int a[pointer]; int b[t]; int c[n]; int d[t ? 2 : 3]; }
void instance() { in_template(1, 2); }
void lambdas(int *p, double d, int n) {
	auto copied = [p, d, n] { int a[p], b[d], c[n]; };
	auto implicit = [=] __attribute__((device)) { int a[p], c[n]; };
	auto referred = [&] { int a[p], b[d], c[n]; };
	auto renamed = [q = p] { int a[q]; };
	auto generic = [p](auto x) { int a[p]; int b[x]; };
	generic(1);
}
