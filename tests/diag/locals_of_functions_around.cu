/* Variables of the function around a local class, which its members may name where their values are constants; default arguments of
 * lambdas may not even name static ones. */
int global, array[4]; const int constant = 3; const int unknown = global; extern const int elsewhere; int fn(int); struct S { int m; static const int c = 4; } object;
const double real = 2.0; constexpr S literal{}; enum E { e1 }; const E enumerator = e1; const int &to_constant = constant; int &named = global; template <class T> struct Sized { };
int references(int par, int &rpar)
{
	auto &r = global; int &e = array[2]; int &m = object.m; int local; int &lo = local; const int &cl = local; int &p = par; int &&rr = 3;
	int (&ar)[4] = array; auto &f = fn; S &so = object; const double &conv = global; int &again = named; int &rp = rpar; const int &b = global;
	const int &c = constant; constexpr auto &always = global; static int &sr = global; auto &str = "abc"; const double &d = real; const S &i = literal;
	const E &l = enumerator; const int &t = to_constant; const int &n = S::c; auto &&q = constant;
	struct L {
		int f1() { return r; }
		int f2() { return e + m + lo; }
		int f3() { return cl; }
		int f4() { return p + rr; }
		int f5() { return ar[1] + f(1) + so.m; }
		int f6() { return conv + again; }
		int f7() { return rp + rpar; }
		int f8() { return b; }
		int f9() { return c + always + sr + str[1] + d + i.m + l + t + n + q; }
		int g1() { return sizeof(r) + noexcept(e); }
		int g2() { return [] { return r + e; }(); }
		int g3() { return [=] { return r + e + lo; }(); }
		int g4() { decltype(r) x = global; return x; }
		int g5() { r = 1; r++; return &r == &e; }
		int mm = r; int mm2 = always; static int stat(int x = r) { return x; }
	};
	return L().f1();
}
int constants(int par, const int cpar)
{
	const int u = 3; const double x = 3; const float y{}; constexpr int ab[2] = { 1, 2 }; constexpr S ac{}; static const int &sr = global; const E ag = e1;
	const int ah = cpar; const int ai = unknown; const int aj{ 3 }; const int ak(3); int *const am = nullptr; const int &w = u; const int &k = elsewhere; static int st;
	struct L {
		int f1() { return u + (int)x + (int)y + ab[1] + ac.m + sr + ag; }
		int f2() { return aj + ak + (am == nullptr) + st; }
		int f3() { return ah; }
		int f4() { return ai; }
		int f5() { return cpar; }
		int f6() { return w + k; }
	};
	return L().f1();
}
void default_arguments(int par)
{
	static int st; enum { A, B }; static constexpr int sc = 4; extern int ex; static thread_local int tl; struct L { enum { C }; }; auto &r = global; static int &sr = global; constexpr int &ce = global;
	auto a = [](int x = A, int y = L::C, int z = ex, int w = sizeof(st)) { };
	auto b = [](int x = st) { };
	auto d = [](int x = sc, int y = tl) { };
	auto e = [](int x = sizeof(st) + sizeof(par), int y = [] { return st; }()) { };
	auto f = [](int x = r, int y = sr, int z = ce) { };
}
template <int N, class T> void in_template(T t) { static T st; auto a = [](int x = N, T y = T(), T z = t) { }; auto b = [](T x = st) { }; }
