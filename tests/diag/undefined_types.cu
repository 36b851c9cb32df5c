// Names that nothing declares where types are wanted, and in constants of classes.
namespace std { struct s { }; }
using X = std::nope;
using Y = std::nope<int>;
using Z = std::nope<int>::type;
using U = Undef1;
using V = Undef1x *;
struct S {
	using A = std::nope4;
	using B = std::nope5<int>;
	using F = Undef9<int>;
	using H = Undef11 &;
	using I = Undef12 (*)(int);
	int bf : undef7;
	static const int c = undef8;
	static constexpr int d = undef9 + 1;
	static inline int g = undef9b;
	static const int e = "x";
	static const int later_used = later;
	static const int later = 3;
	int width : later_too;
	enum { later_too = 3 };
	static constexpr int list[2] = { undef41, 1 };
	static const int fine = later, size = sizeof(int);
	int fine_width : fine;
	using Fine = S;
};
template <class T = Undef3> struct Q;
template <class T = std::nope14> struct Q2;
template <class T> using A2 = Undef6b;
template <class T> using K = std::nope15<T>;
template <class T> using L = Undef16<T>;
template <class T> struct RT {
	static const int c = undef44;
	static constexpr T d = undef46;
	using U = Undef47;
	static const T fine = T();
};
auto l = [undef40] { };
auto l2 = [&undef41] { };
auto l5 = []() -> Undef44 { };
auto l6 = []() -> std::nope20 { };
auto g() -> std::nope21;
auto h() -> Undef22<int>;
auto i(int x) -> Undef23 { return x; }
enum E1 : Undef24 { a1 };
enum class E2 : Undef25 { a2 };
void locals(int n)
{
	using L = Undef54;
	using M = std::nope;
	typedef Undef55 LL;
	auto e = []() -> Undef56 { return 1; };
	auto c = [n, undef52] { return n; };
	L x;
	sizeof(undef58);
}
