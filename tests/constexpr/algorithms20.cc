// Tables, sorting, parsing and number theory in constants.
#include <array>
#include <algorithm>
#include <string_view>
#include <vector>
#include <utility>
#include <cstddef>
template <class K, class V, std::size_t N> struct Map {
	std::array<std::pair<K, V>, N> data;
	constexpr const V &at(const K &k) const {
		for (auto &[a, b] : data)
			if (a == k)
				return b;
		throw 1;
	}
	constexpr bool has(const K &k) const {
		return std::any_of(data.begin(), data.end(), [&](const auto &p) { return p.first == k; });
	}
};
template <class K, class V, class... R> Map(std::pair<K, V>, R...) -> Map<K, V, 1 + sizeof...(R)>;
constexpr Map<std::string_view, int, 3> colors{{{{"red", 1}, {"green", 2}, {"blue", 3}}}};
static_assert(colors.at("green") == 2 && colors.has("red") && !colors.has("pink"));
template <std::size_t N> constexpr auto sieve() {
	std::array<bool, N> p{};
	p.fill(true);
	p[0] = p[1] = false;
	for (std::size_t i = 2; i * i < N; i++)
		if (p[i])
			for (auto j = i * i; j < N; j += i)
				p[j] = false;
	return p;
}
static_assert(sieve<50>()[47] && !sieve<50>()[49]);
constexpr unsigned hash(std::string_view s) {
	unsigned h = 2166136261u;
	for (char c : s)
		h = (h ^ (unsigned char)c) * 16777619u;
	return h;
}
static_assert(hash("abc") != hash("abd"));
template <class T, T... I> constexpr auto squares(std::integer_sequence<T, I...>) { return std::array<T, sizeof...(I)>{(I * I)...}; }
static_assert(squares(std::make_integer_sequence<int, 5>{})[4] == 16);
constexpr int collatz(int n) {
	std::vector<int> v;
	while (n != 1) {
		v.push_back(n);
		n = n % 2 ? 3 * n + 1 : n / 2;
	}
	return v.size();
}
static_assert(collatz(6) == 8);
struct Matrix {
	double m[2][2];
	constexpr Matrix operator*(const Matrix &o) const {
		Matrix r{};
		for (int i = 0; i < 2; i++)
			for (int j = 0; j < 2; j++)
				for (int k = 0; k < 2; k++)
					r.m[i][j] += m[i][k] * o.m[k][j];
		return r;
	}
};
constexpr Matrix fib(int n) {
	Matrix r{{{1, 0}, {0, 1}}}, b{{{1, 1}, {1, 0}}};
	for (; n; n >>= 1, b = b * b)
		if (n & 1)
			r = r * b;
	return r;
}
static_assert(fib(10).m[0][1] == 55);
constexpr auto sorted = [] {
	std::array a{3, 1, 2};
	std::sort(a.begin(), a.end());
	return a;
}();
static_assert(sorted[0] == 1 && sorted[2] == 3);
constexpr bool balanced(std::string_view s) {
	std::vector<char> st;
	for (char c : s) {
		if (c == '(')
			st.push_back(c);
		else if (c == ')') {
			if (st.empty())
				return false;
			st.pop_back();
		}
	}
	return st.empty();
}
static_assert(balanced("(()())") && !balanced("(()"));
constexpr std::string_view trim(std::string_view s) {
	while (!s.empty() && s.front() == ' ')
		s.remove_prefix(1);
	while (!s.empty() && s.back() == ' ')
		s.remove_suffix(1);
	return s;
}
static_assert(trim("  x ") == "x" && trim("   ").empty());
constexpr int parse(std::string_view s) {
	int n = 0;
	for (auto c : s) {
		if (c < '0' || c > '9')
			break;
		n = n * 10 + (c - '0');
	}
	return n;
}
static_assert(parse("123abc") == 123);
int main() {
	Map m{std::pair{1, 2}, std::pair{3, 4}};
	return colors.at("red") + fib(5).m[0][0] + sieve<10>()[7] + m.data.size() + collatz(3);
}
