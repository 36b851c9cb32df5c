// Class templates whose arguments no constructor or deduction guide gives.
namespace ns {
template <class T> struct P1 {
	P1(T *);
	P1(T *, int);
};
} // namespace ns
template <class T> struct P1 {
	P1(T *);
};
template <class T> struct Guided {
	Guided(T *);
};
Guided(int)->Guided<char>;
template <class T> struct Several {
	template <class U> Several(T *, U);
	Several(T, T *) = delete;
};
struct X {
	int i;
} x;
template <class T> struct Base {
	Base(T, const char *);
};
struct Derived : Base<int> {
	Derived();
} derived;
ns::P1 p1(3);
const ns::P1 p2(3);
static ::P1 p3{3, 4};
::P1 const p4 = 3;
P1 p5(3, 4);
Guided g1('c', 3);
Guided g2 = {nullptr};
Several s1(3, 4);
Several s2(3);
P1 valid_1(&x);
Several valid_3(&x, 3);
Base valid_4(derived);
P1 valid_5 = valid_1;
void wrong() {
	auto a = ::P1(3);
	auto b = ::P1{3};
	auto c = ns::P1();
	auto d = ns::P1(3, 4);
	auto e = ns::P1{};
	ns::P1 f;
	ns::P1 g{};
	ns::P1 h(x), i(&x), j("abc", 'c');
	ns::P1 m = {3, 4};
	P1 k(derived);
	a(::P1(3));
	return ::P1(3);
}
void valid() {
	auto a = ::P1(&x);
	auto b = ns::P1{&x, 3};
}
template <class T> void of_template(T t) {
	::P1 a(3);
	::P1 b(t);
}
