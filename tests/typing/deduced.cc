// Declarations that leave their types to be deduced; as expressions.cc.
namespace std {
template <class E> class initializer_list { const E *first; unsigned long count; public: const E *begin() const; const E *end() const; };
}
using std::initializer_list;
struct B { int x; };
struct Fields { int a; const long b; int &r; mutable char m; B s; int array[2]; };
struct Derived : Fields { void f(); };
struct Empty { };
struct Both : Empty, Fields { };
struct Iterator { B &operator*() const; Iterator &operator++(); bool operator!=(const Iterator &) const; };
struct ConstIterator { const B &operator*(); ConstIterator &operator++(); bool operator!=(const ConstIterator &) const; };
struct Range { Iterator begin(); ConstIterator begin() const; Iterator end(); ConstIterator end() const; };
struct Pointers { const float *begin() const; const float *end() const; };
struct ByValue { struct I { long operator*(); I &operator++(); bool operator!=(I); }; I begin(); I end(); };
int function(double);
const int &reference();
int &&rvalue();
B make();
const B make_const();
constexpr int constant_number = 3, constant_array[] = { 1, 2 };
constexpr const int &constant_reference = constant_number;
constexpr const int *constant_pointer = &constant_number;
auto namespace_scope = 1.5f;
const auto &namespace_reference = namespace_scope;
auto *namespace_pointer = &namespace_scope;
static auto braced{ 'c' };
constexpr auto computed = sizeof(int) * 2;
struct Static { static constexpr auto member = 3u; static inline auto other = 2.0; };
auto no_return() { }
auto one_return(int i) { return i + 1l; }
auto several(bool b) { if (b) return 1; return 2; }
auto by_reference(int &i) -> auto & { return i; }
decltype(auto) same(int &i) { return (i); }
decltype(auto) name(int &i) { return i; }
decltype(auto) value(int i) { return i; }
auto *pointer(const B *b) { return b; }
const auto constant(B b) { return b; }
auto nested(int i) { auto inner = [](long l) { return l; }; return i ? 'a' : 'b'; }
auto branches(int i) { while (i) { switch (i) { case 1: return "one"; default: return "other"; } } return "none"; }
auto in_try() { try { return 1u; } catch (...) { return 2u; } }
auto recursive(int i) { if (!i) return 1; return recursive(i - 1) * 2; }
struct Methods { auto get() const { return member; } auto &ref() { return member; } int member; };
template <int N> struct Sized { int of[N]; };

void test(int i, const int ci, B b, const B cb, B *pb, const B *const pcb, int array[2], Fields &fields, const Fields &cfields, Derived derived, Both both,
          Range range, const Range &crange, Pointers pointers, ByValue by_value, Methods m)
{
	int a[3];
	const char text[4] = {};
	int matrix[2][3];
	auto v1 = i;
	auto v2 = ci;
	auto v3 = cb;
	auto v4 = pcb;
	auto v5 = reference();
	auto v6 = make_const();
	auto v7 = function;
	auto v8 = a;
	auto v9{ ci };
	auto v10(ci);
	auto v11 = { 1, 2 };
	auto v12 = nullptr;
	auto v13 = "text";
	auto v14 = 'c', v15 = 'd';
	auto &r1 = i;
	auto &r2 = ci;
	auto &r3 = a;
	auto &r4 = function;
	auto &r5 = "text";
	auto &r6 = pcb;
	auto &&f1 = i;
	auto &&f2 = ci;
	auto &&f3 = 1;
	auto &&f4 = make();
	auto &&f5 = rvalue();
	auto &&f6 = a;
	auto &&f7 = make_const();
	const auto c1 = i;
	const auto &c2 = i;
	const auto &c3 = 2;
	const auto &c4 = a;
	const auto &&c5 = make();
	volatile auto c6 = ci;
	auto *p1 = pb;
	auto *p2 = pcb;
	const auto *p3 = pb;
	auto *const p4 = pb;
	auto **p5 = &pb;
	auto *p6 = a;
	auto (*p7)(double) = function;
	auto (&r7)[3] = a;
	auto B::*p8 = &B::x;
	decltype(auto) d1 = i;
	decltype(auto) d2 = (i);
	decltype(auto) d3 = reference();
	decltype(auto) d4 = rvalue();
	decltype(auto) d5 = make_const();
	decltype(auto) d6 = fields.r;
	decltype(auto) d7 = (fields.a);
	decltype(i) e1 = i;
	decltype((i)) e2 = i;
	decltype(reference()) e3 = i;
	decltype(i + 1l) e4 = 1;
	decltype(a) e5;
	decltype(cfields.b) e6 = 1;
	decltype((cfields.a)) e7 = i;
	decltype(&function) e8 = function;
	decltype(function) *e9 = function;
	const decltype(i) e10 = 1;
	decltype(cb) &e11 = b;
	decltype(*pb) e12 = b;
	decltype(i ? 1 : 2.0) e13;
	decltype(nullptr) e14;
	decltype(static_cast<B &&>(b)) e15 = make();
	decltype(by_value)::I e16;
	__typeof__(i) t1;
	__typeof__((ci)) t2 = 1;
	__typeof__(int[2]) t3;
	v1;
	v2;
	v3;
	v4;
	v5;
	v6;
	v7;
	v8;
	v9;
	v10;
	v11;
	v12;
	v13;
	v14;
	v15;
	r1;
	r2;
	r3;
	r4;
	r5;
	r6;
	r7;
	f1;
	f2;
	f3;
	f4;
	f5;
	f6;
	f7;
	c1;
	c2;
	c3;
	c4;
	c5;
	c6;
	p1;
	p2;
	p3;
	p4;
	p5;
	p6;
	p7;
	p8;
	d1;
	d2;
	d3;
	d4;
	d5;
	d6;
	d7;
	e1;
	e2;
	e3;
	e4;
	e5;
	e6;
	e7;
	e8;
	e9;
	e10;
	e11;
	e12;
	e13;
	e14;
	e15;
	*e16;
	decltype(m)().member;
	t1;
	t2;
	t3;
	constant_number;
	constant_array;
	constant_reference;
	constant_pointer;
	namespace_scope;
	namespace_reference;
	namespace_pointer;
	braced;
	computed;
	Static::member;
	Static::other;
	no_return();
	one_return(1);
	several(true);
	by_reference(i);
	same(i);
	name(i);
	value(i);
	pointer(pb);
	constant(b);
	nested(1);
	branches(1);
	in_try();
	recursive(3);
	m.get();
	m.ref();
	auto l1 = [x = i, &y = ci, z = a, w{ 2.5 }, u = make_const()] {
	x;
	y;
	z;
	w;
	u;
	};
	for (auto n1 : a) {
	n1;
	}
	for (auto &n2 : a) {
	n2;
	}
	for (const auto &n3 : text) {
	n3;
	}
	for (auto &n4 : matrix) {
	n4;
	}
	for (auto *n5 : { pb, pb }) {
	n5;
	}
	for (auto &n6 : range) {
	n6;
	}
	for (auto &n7 : crange) {
	n7;
	}
	for (auto n8 : crange) {
	n8;
	}
	for (auto &&n9 : pointers) {
	n9;
	}
	for (auto &&n10 : by_value) {
	n10;
	}
	for (int n11 : by_value) {
	n11;
	}
	for (auto n12 : { 1, 2 }) {
	n12;
	}
	for (auto &[s1, s2, s3, s4, s5, s6] : { fields }) {
	s1;
	s3;
	}
	auto [b1, b2, b3, b4, b5, b6] = fields;
	auto &[b11, b12, b13, b14, b15, b16] = cfields;
	const auto &[b21, b22, b23, b24, b25, b26] = derived;
	auto &&[b31, b32, b33, b34, b35, b36] = both;
	auto [b41, b42] = matrix;
	const auto &[b51, b52, b53] = a;
	auto [b61] = make();
	auto [b71]{ cb };
	b1;
	b2;
	b3;
	b4;
	b5;
	b6;
	b11;
	b12;
	b13;
	b14;
	b15;
	b21;
	b24;
	b26;
	b31;
	b35;
	b41;
	b51;
	b61;
	b71;
	auto k1 = [](int x) { return x + 1l; };
	auto k2 = [&] { return; };
	auto k3 = [=](const B &x) -> const B & { return x; };
	auto k4 = [](bool x) { if (x) return "a"; return "b"; };
	auto k5 = [i]() mutable { return i; };
	auto k6 = [&i]() -> decltype(auto) { return (i); };
	auto k7 = [](auto x) { return x; };
	auto k8 = [] { return [](float f) { return f; }; };
	auto k9 = [k1](int x) { return k1(x); };
	const auto &k10 = k1;
	auto k11 = [pb] { return *pb; };
	auto k12 = [](int x, ...) noexcept { };
	k1(1);
	k2();
	k3(b);
	k4(true);
	k5();
	k6();
	k8()(1);
	k9(1);
	k10(2);
	k11();
	k12(1, 2.0);
	if (auto c = pb) {
	c;
	}
	while (const auto w1 = i) {
	w1;
	}
}

// tuple-like classes
namespace std {
template <class T> struct tuple_size;
template <unsigned long I, class T> struct tuple_element;
template <class A, class B> struct pair { A first; B second; };
template <class A, class B> struct tuple_size<pair<A, B>> { static const unsigned long value = 2; };
template <class A, class B> struct tuple_element<0, pair<A, B>> { typedef A type; };
template <class A, class B> struct tuple_element<1, pair<A, B>> { using type = B; };
template <unsigned long I, class A, class B> typename tuple_element<I, pair<A, B>>::type &get(pair<A, B> &);
template <unsigned long I, class A, class B> const typename tuple_element<I, pair<A, B>>::type &get(const pair<A, B> &);
template <unsigned long I, class A, class B> typename tuple_element<I, pair<A, B>>::type &&get(pair<A, B> &&);
}
template <class A, class B> struct plain_pair { A first; B second; };
struct Mine { int hidden[7]; };
template <> struct std::tuple_size<Mine> { static const unsigned long value = 2; };
template <> struct std::tuple_element<0, Mine> { typedef const char type; };
template <> struct std::tuple_element<1, Mine> { typedef B type; };
template <unsigned long I> typename std::tuple_element<I, Mine>::type &get(const Mine &);
template <> struct std::tuple_size<const Mine> { static const unsigned long value = 2; };
template <> struct std::tuple_element<0, const Mine> { typedef const char type; };
template <> struct std::tuple_element<1, const Mine> { typedef const B type; };

void test_tuples(std::pair<int, B &> p, const std::pair<long, char> &q, plain_pair<int, const B *> r, Mine m, const std::pair<short, B> (&array)[2])
{
	auto [p1, p2] = p;
	auto &[q1, q2] = q;
	auto [q3, q4] = q;
	auto [r1, r2] = r;
	const auto &[r3, r4] = r;
	auto [m1, m2] = m;
	p1;
	p2;
	q1;
	q2;
	q3;
	q4;
	r1;
	r2;
	r3;
	r4;
	m1;
	m2;
	for (auto &[e1, e2] : array) {
	e1;
	e2;
	}
	for (auto [e3, e4] : array) {
	e3;
	e4;
	}
}

// class template argument deduction
template <class A, class Z> struct Two { Two(const A &, const Z &); Two(A *); A first; Z second; };
template <class T> struct Guard { explicit Guard(T &); Guard(T &, int); };
template <class T, class U = long> struct Defaults { Defaults(T); Defaults(int, T, U = 0); };
template <class T> struct Guided { template <class V> Guided(V, int); Guided(const T &, char); };
struct Any { Any(...); };
Guided(const char *, int) -> Guided<B>;
template <class T> Guided(T *, int) -> Guided<T>;
template <class T> struct Listed { Listed(std::initializer_list<T>); Listed(T, T); };
template <class I> struct Sequence { template <class J> Sequence(J, J, I); };
template <class T> struct Value { T value; Value(T v) : value(v) { } };
Value global_value = 2.5;

void test_classes(B b, const B cb, int i, const char *s, int *pi, Value<char> v)
{
	Two t1(1, 'c');
	Two t2{ 1.5, s };
	const Two t3(b, cb);
	Guard g1(b);
	Guard g2{ i, 1 };
	Defaults d1(1.0f);
	Defaults d2(1, 'c');
	Defaults d3(1, 'c', 2u);
	Guided u1(pi, 1);
	Guided u2(2, 'c');
	Guided u3(s, 1);
	Listed l1(1, 2);
	Value v1 = 1;
	Value v2 = v;
	Value v3(v);
	Value v4{ v1 };
	auto a1 = Two(2l, 3);
	auto a2 = Value{ 'x' };
	t1;
	t2;
	t3;
	t1.second;
	g1;
	g2;
	d1;
	d2;
	d3;
	u1;
	u2;
	u3;
	l1;
	v1;
	v2;
	v3;
	v4;
	a1;
	a2;
	a2.value;
	Two(1, 2);
	Value{ 3u };
	new Value(1);
	new Value{ b };
	global_value.value;
}

// of constructor templates with default arguments that mention the parameters of the class, and with packs of their own
template <bool, class T = int> struct If { };
template <class T> struct If<true, T> { using type = T; };
template <class... T> struct Pack {
	Pack(const T &...);
	template <class... U, typename If<sizeof...(T) == sizeof...(U)>::type = 0> Pack(U &&...);
	template <class... U, typename If<sizeof...(T) == sizeof...(U)>::type = 0> Pack(const Pack<U...> &);
	template <class... U> Pack(Pack<U, T...> *...);
};
template <class T> struct Enabled {
	Enabled(T *);
	template <class U, typename If<(sizeof(U) > sizeof(T)), int>::type = 0> Enabled(T, U);
	template <class U, typename If<(sizeof(U) == sizeof(T)), int>::type = 0> Enabled(T, U, T);
};

void test_own_parameters(B b, int i, double d)
{
	Pack p1(i);
	Pack p2(i, b, 'c');
	Pack p3(&b);
	Enabled e1('c', i);
	Enabled e2(i, 1u, i);
	Enabled e3(&d);
	p1;
	p2;
	p3;
	e1;
	e2;
	e3;
	Pack(1, 2l);
}

// arguments for template template parameters, which one of the functions has
template <class... T> struct Types { };
template <class T, unsigned long N> struct Counted { };
template <class T, class U = T> struct Defaulted { };
template <template <class...> class C, class T> C<T> filled(T);
template <template <class, unsigned long> class C, class N = int, class T> C<N, sizeof(T)> filled(T);
template <template <class> class C> C<char> filled(...);

void test_templates(double d)
{
	filled<Types>(d);
	filled<Counted>(d);
	filled<Counted, char>(d);
	filled<Defaulted>(d);
}

struct Holder {
	int member;
	void generic_lambdas(int i, double d, B b, const B cb, B *pb)
	{
		auto square = [](auto x) { return x * x; };
		auto same = [](auto &&x) -> decltype(auto) { return x; };
		auto pick = [&](const auto &x, auto *y) { if (i) return y; return &b; };
		auto both = [=](auto x, long y) { auto z = x + y; return z; };
		auto given = [](auto x) -> const decltype(x) & { static decltype(x) y; return y; };
		auto this_too = [this](auto x) { return x + member; };
		auto twice = [](auto f, auto x) { return f(f(x)); };
		auto maker = [](auto x) { return [x](int y) { return x + y; }; };
		auto loop = [](auto x) { for (auto y : { x, x }) return y; return x; };
	square(i);
	square(d);
	square('c');
	same(i);
	same(cb);
	pick(1, pb);
	both(1, 2);
	both(2.0f, 2);
	given(d);
	given(b);
	this_too(1.5);
	twice(square, 2);
	twice(square, 2.5f);
	maker(1.5)(2);
	loop(3u);
	}
};
