/* C++20: aggregates and arrays from values in parentheses: what makes each element, and those that are left. */
template <int N> struct item {
	int value;
	item(int v) : value(v) { }
	item() : value(N) { }
	item(const item &other) : value(other.value) { }
	~item() { value = 0; }
};
struct pair { item<0> first; item<1> second; int number = item<2>(7).value; };
template <class T> T converted(int v) { return T(v); }
struct base { item<3> inner; };
struct derived : base { item<4> more; };
template <class T, class... A> T make(A... a) { return T(a...); }
template <class T> struct owner {
	T both;
	item<5> rows[2];
	owner() : both(1, 2), rows(T(3).a) { }
};
int use()
{
	pair p(1), q(1, 2, converted<int>(3));
	item<6> three[3](1, item<6>(2));
	derived d(base(4), 5);
	pair *made = new pair(6);
	owner<pair> o;
	int sum = p.number + q.number + three[2].value + d.more.value + made->number + make<pair>(1, 2).number + make<derived>(base(1)).more.value;
	delete made;
	return sum + static_cast<pair>(8).number;
}
