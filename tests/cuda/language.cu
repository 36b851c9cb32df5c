// nvcc: -std=c++20
// Declarations and bodies that a parser can stumble over, with launches among them.
#include <vector>
#include <string>
#include <map>
#include <algorithm>
template <class T> concept small = sizeof(T) <= 8;
template <small T> __global__ void k(T t) { }
template <class T> requires small<T> T twice(T t) { return t + t; }
enum class color : unsigned char { red, green = 3 };
union number { int i; float f; };
struct flags { unsigned a : 3, : 2, b : 1; mutable int c = 4; };
using function = int (*)(int, const char *);
typedef int (*array_of_functions[3])(void);
struct base { virtual ~base() = default; virtual int f() const & noexcept { return 1; } };
struct derived final : virtual public base { int f() const & noexcept override { return 2; } using base::base; explicit operator bool() const { return true; } };
template <class T, class... R> auto sum(T t, R... r) { if constexpr (sizeof...(r) == 0) return t; else return t + sum(r...); }
template <class... T> auto fold(T... t) { return (t + ...) + (0 + ... + t); }
constexpr int operator""_k(unsigned long long v) { return v * 1000; }
consteval int immediate(int x) { return x; }
static_assert(immediate(3) == 3, "immediate");
int (*returns_pointer(int))(int);
namespace a::b::inline c { struct deep { int x; auto operator<=>(const deep &) const = default; }; }
template <class T> struct outer { template <class U> struct inner { static int count; }; };
template <class T> template <class U> int outer<T>::inner<U>::count = 3;
template <int N> struct fixed { int data[N > 2 ? N : 2]; int size() const { return N >> 1; } };
int main()
{
	std::map<std::string, std::vector<int>> m{ { "a", { 1, 2 } } };
	for (auto &[key, value] : m)
		for (int x : value)
			k<<<x, 1>>>(x);
	auto l = [&, n = 3]<class T>(T t) mutable -> int { return n += t; };
	if (auto it = m.find("a"); it != m.end())
		k<<<1, 1>>>(l(2));
	int array[] = { 1, 2, 3 }, a = 1, b = 2, c = 3;
	a < b > (c);
	bool less = a < b && b > c;
	std::sort(array, array + 3, [](int x, int y) { return x < y; });
	fixed<(3 > 2) ? 4 : 5> f{};
	fixed<8> shifted;
	label:
	switch (a) {
	case 1 ... 3: k<<<f.size(), shifted.size()>>>((char)less); break;
	default: if (a > 5) goto label;
	}
	try { throw 3; } catch (int e) { k<<<1, e>>>(e); } catch (...) { }
	const char *raw = R"x(k<<<1,1>>>(1); )")x";
	decltype(auto) d = (a);
	asm volatile("nop" : : : "memory");
	return sum(1, 2, 3) + fold(1, 2) + 1_k + (raw[0] != 'k') + d + sizeof(outer<int>::inner<char>::count) + int(color::green);
}
