// C++20: closures of lambdas in decltype, as template arguments and bases.
template <class T> struct Held { T t; Held() {} ~Held() {} void call() { t(3); } };
template <class T> struct Derived : T { int twice(int a) { return T::operator()(a) * 2; } };

int block()
{
	auto other = [](int) {};
	Held<decltype([](int) {})> held;
	held.call();
	other(3);
	Derived<decltype([](int a) { return a + 1; })> derived;
	struct Local : decltype([](int a) { return a - 1; }) { int k; } local;
	return derived.twice(3) + local(4);
}
struct Class { void member() { Held<decltype([](int) {})>().call(); } };
void use() { Class().member(); }
template <class T> int instance(T) { Held<decltype([](T) {})> held; held.call(); return 0; }
int i = instance(3), l = instance(4L);
