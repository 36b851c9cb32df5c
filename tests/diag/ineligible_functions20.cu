// flags: --c++20
// Members whose constraints are not satisfied.
template <class T> concept Small = sizeof(T) < 4;
template <class T> concept HasX = requires(T t) { t.x; };
template <class T> struct M {
	void g() requires Small<T>;
	void g2(int, char = 0) requires Small<T>;
	static void s() requires HasX<T>;
	static void s2(int) requires HasX<T>;
	int operator+(int) requires Small<T>;
	int operator[](int) requires Small<T>;
	int operator()(int) requires Small<T>;
	operator int() requires Small<T>;
	void o(int) requires Small<T>;
	void o(char) requires HasX<T>;
	void o2(int) requires Small<T>;
	void o2(char *);
	void o3(int) requires Small<T>;
	void o3(int);
	void h() {
		g();
		s();
	}
};
template <class T> struct N {
	N() requires Small<T>;
};
template <class T> struct N2 {
	N2(int) requires Small<T>;
};
template <class T> struct N3 {
	N3(const N3 &) requires Small<T>;
	N3();
	N3 &operator=(const N3 &) requires Small<T>;
};
template <class T> struct N5 {
	N5() = default;
	N5(int) requires Small<T>;
};
template <class T> struct N6 {
	N6() requires Small<T> = default;
};
void wrong() {
	M<int> m;
	const M<int> cm;
	M<int> *pm = &m;
	m.g();
	pm->g();
	m.g2(3);
	m.g2();
	M<int>::s();
	M<int>::s2(3);
	M<int>::s2();
	m + 3;
	m[3];
	m(3);
	int i = m;
	m.o(3);
	m.o('c');
	m.o2(3);
	cm.g();
	m.h();
	N<int> n;
	new N<int>;
	N<int>();
	N2<int> n2(3);
	N2<int> n2b{3};
	N2<int> n2c = 3;
	N3<int> n3;
	N3<int> n3b(n3);
	n3 = n3b;
	N5<int> n5(3);
	N6<int> n6;
}
struct D : N<int> {
	D() {}
};
struct D2 {
	N<int> n;
	D2() {}
};
struct D3 : N2<int> {
	D3() : N2(3) {}
};
N<int> gn;

void valid() {
	M<char> m;
	m.g();
	m.g2(3);
	int i = m[3] + m(3) + (m + 3);
	m.o(3);
	m.o('c');
	m.o2(3);
	M<int> mi;
	mi.o3(3);
	N<char> n;
	N2<char> n2{3};
	N3<char> n3;
	N3<char> n3b(n3);
	n3 = n3b;
	N5<char> n5(3);
	N5<int> n5i;
	N6<char> n6;
}
// A constructor that is not eligible is declared all the same.
static_assert(!__is_aggregate(N2<int>));
static_assert(!__is_constructible(N2<int>));
static_assert(!__is_constructible(N<int>));
static_assert(__is_constructible(N<char>));
