// Arrays whose bound is counted from expansions of packs, and ranges whose begin is found by their type.
struct Tag {};
template <class T> struct Held {
	T *held;
	Held(T &t, Tag) : held(&t) {}
	Held(const Held &) = delete;
	~Held() {}
	int value() { return *held; }
};
template <class T, class... U> int in_braces(T &t, U &...u)
{
	Held<T> all[] = { { t, Tag() }, { u, Tag() }... };
	int sum = 0;

	for (auto &one : all)
		sum += one.value();
	return sum;
}
struct Made {
	Made(int) {}
	~Made() {}
};
template <class... U> int objects(U... u)
{
	Made all[] = { u... };

	return sizeof all / sizeof all[0];
}

namespace space {
struct Element {
	int n;
	template <class T> T as() const { return T(n); }
};
struct Iterator {
	Element *at;
	const Element &operator*() const { return *at; }
	Iterator &operator++() { return ++at, *this; }
	friend bool operator!=(Iterator a, Iterator b) { return a.at != b.at; }
};
inline Iterator begin(Iterator i) { return i; }
inline Iterator end(const Iterator &) { return Iterator(); }
} // namespace space

int main()
{
	int a = 1, b = 2, sum = in_braces(a, b) + in_braces(a) + objects(1, 2);

	for (auto &element : space::Iterator{ nullptr })
		sum += element.as<long>();
	return sum;
}
