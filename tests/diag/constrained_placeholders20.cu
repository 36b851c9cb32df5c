// flags: --c++20
// Types that placeholders stand for which do not satisfy their constraints.
template <class T> concept Small = sizeof(T) < 4;
template <class T, class U> concept Same = __is_same(T, U);
template <class T> concept HasX = requires(T t) { t.x; };
template <class T> concept Both = Small<T> && HasX<T>;
namespace ns {
template <class T> concept Small = sizeof(T) < 4;
}
struct S {
	static constexpr ns::Small auto m = 3;
	inline static Small auto valid = 'c';
	Small auto f() { return 3; }
	Small auto g();
	Small auto h() { return 'c'; }
};
typedef int Int;
Int gi;
Small auto a1 = 3;
const Small auto a2 = 3;
static Small auto const a3 = 3;
ns::Small auto a4 = 3;
Same<char> auto a5 = 3, a6 = 'c', a7 = 4;
Same<char> auto valid_1 = 'c', valid_2 = 'd';
Small auto &a8 = gi;
Small auto a9 = gi;
Small auto a10(3);
Small auto a11{3};
Both auto a12 = 'c';
Both auto a13 = 3;
constexpr Same<const int> auto a14 = 3;
Small decltype(auto) a15 = 3;
Small decltype(auto) a16 = (gi);
Same<int> decltype(auto) valid_3 = 3;
auto a17 = [](int x) -> Small auto { return x; };
auto a18 = [](int x) {
	Small auto y = x;
	return y;
};
auto valid_4 = [](char x) -> Small auto { return x; };
void f(int i, char c) {
	Small auto x = i;
	Small auto valid_5 = c;
	static Small auto s = 3;
	for (Small auto k = 0; k < 3; k++)
		;
	int array[3] = {};
	for (Small auto e : array)
		;
	if (Small auto q = i)
		;
	if (Small auto q = c)
		;
	while (Same<int> auto w = c)
		;
}
Small auto f1(int i) { return i; }
Small auto f2(int i) {
	if (i)
		return 'c';
	return 'd';
}
auto f3(int i) -> Small auto { return i; }
auto f4(char i) -> Small auto { return i; }
Small auto S::g() { return 3; }
template <class T> void f5(T t) {
	Small auto v = t;
	Small auto w = 3;
	Small auto y = 'c';
}
void uses() { f5(3); }
