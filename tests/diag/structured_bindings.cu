// flags: --c++17
// flags: --c++20
// Structured bindings that do not fit what they bind.
struct Pair { int x, y; };
struct Triple { int x, y, z; };
struct Empty { };
struct Incomplete;
class Hidden { int x; public: int y; friend int of_friend(Hidden); };
struct Base { int b; };
struct Derived : Base { };
struct Both : Base { int own; };
struct Bits { int a : 3, : 5, b : 2; static int c; };
struct WithUnion { union { int a; float b; }; int c; };
union Union { int a; float b; };
namespace std {
using size_t = unsigned long;
template <class T> struct tuple_size;
template <size_t I, class T> struct tuple_element;
}
struct Tuple { int x; template <std::size_t I> int get() const { return x; } };
template <> struct std::tuple_size<Tuple> { static constexpr std::size_t value = 2; };
template <std::size_t I> struct std::tuple_element<I, Tuple> { using type = int; };

int fields(Pair p, Triple *t, Derived d, Bits bits)
{
	auto [a, b] = p;
	auto [one] = p;
	const auto &[c, e, f, g] = *t;
	auto &&[h, i, j, k, l] = *t;
	auto [m] = d;
	auto [n, o] = d;
	auto [q, r] = bits;
	auto [s, u, v] = bits;
	return a + b;
}

int arrays()
{
	int v[3] = { 1, 2, 3 };
	auto &[a, b, c] = v;
	auto [d, e] = v;
	auto &[f, g, h, i] = v;
	return a;
}

int tuples(Tuple t)
{
	auto [a, b] = t;
	auto [c] = t;
	auto [d, e, f] = t;
	return a + b;
}

void nothing_to_bind(int n, const int *p, Union u, WithUnion w, Both both, Empty empty, Incomplete &i)
{
	auto [a, b] = n;
	const auto &[c, d] = n;
	auto [e, f] = p;
	auto [g] = u;
	auto [h, j] = w;
	auto [k, l] = both;
	auto [m] = empty;
	auto &[o, q] = i;
	const auto &[r] = i;
}

int of_friend(Hidden h) { auto [a, b] = h; return a; }
int hidden(Hidden h) { auto [a, b] = h; return a; }

void loops(Pair (&pairs)[4], int (&numbers)[4])
{
	for (auto [x, y] : pairs) { }
	for (const auto &[x] : pairs) { }
	for (auto &&[x, y, z] : pairs) { }
	for (auto [x, y] : numbers) { }
	for (auto [x, y, z] = pairs[0]; x < y; x++) { }
	if (auto [x] = pairs[0]; x) { }
}

template <class T> void in_template(T t)
{
	auto [a, b, c] = Pair{ 1, 2 };
	auto [d, e, f] = t;
}

int specifiers(Pair p)
{
	int [a, b] = p;
	static auto [e, f] = p;
	constexpr auto [g, h] = Pair{ 1, 2 };
	auto [i, j];
	auto [k, k] = p;
	int l = 0;
	auto [l, m] = p;
	return l;
}

__attribute__((device)) int captured(Pair p)
{
	auto [a, b] = p;
	auto first = [a, &b] { return a + b; };
	auto second = [=] { return a + a; };
	auto third = [c = a] { return c; };
	return first() + second() + third();
}
