/* What statements and declarations call without naming it. */
template<class T> struct Iterator {
	T *at;
	Iterator(T *at) : at(at) {}
	Iterator(const Iterator &other) : at(other.at) {}
	~Iterator() {}
	bool operator!=(const Iterator &other) const { return at != other.at; }
	Iterator &operator++() { ++at; return *this; }
	T operator*() const { return T(*at); }
	Iterator operator++(int) { Iterator old(*this); ++at; return old; }
	bool operator==(const Iterator &other) const { return at == other.at; }
};
template<class T> struct Range {
	T elements[3];
	Iterator<T> begin() { return Iterator<T>(elements); }
	Iterator<T> end() { return elements + 3; }
	~Range() {}
};
namespace N {
template<class T> struct Associated { T first, second; };
template<class T> T *begin(Associated<T> &a) { return &a.first; }
template<class T> T *end(Associated<T> &a) { return &a.second + 1; }
}
template<class T> struct Element {
	T value;
	Element() : value() {}
	Element(const Element &other) : value(other.value) {}
	Element &operator=(const Element &other) { value = other.value; return *this; }
	~Element() {}
	operator T() const { return value; }
};
namespace std {
typedef decltype(sizeof 0) size_t;
template<class T> struct tuple_size;
template<size_t I, class T> struct tuple_element;
}
template<class T> struct Pair {
	T a, b;
	template<int I> T get() const { return I ? b : a; }
};
namespace N {
template<class T> struct Two { T a, b; };
template<int I, class T> T &get(Two<T> &two) { return I ? two.b : two.a; }
template<int I, class T> T get(Two<T> &&two) { return I ? two.b : two.a; }
}
template<class T> struct std::tuple_size<Pair<T>> { static const int value = 2; };
template<std::size_t I, class T> struct std::tuple_element<I, Pair<T>> { typedef T type; };
template<class T> struct std::tuple_size<N::Two<T>> { static const int value = 2; };
template<std::size_t I, class T> struct std::tuple_element<I, N::Two<T>> { typedef T type; };

template<class T> Range<T> make_range() { return Range<T>(); }
template<class T> auto deduced_copy(const Element<T> &e) { return e; }
template<class T> struct Thrown { T t; Thrown(T t) : t(t) {} Thrown(const Thrown &o) : t(o.t) {} ~Thrown() {} };
template<class T> T limit() { return 3; }
template<class T> struct Allocated {
	T t;
	Allocated(T t = limit<T>()) : t(t) {}
	~Allocated() {}
	static void *operator new(std::size_t size) { return ::operator new(size); }
	static void *operator new[](std::size_t size) { return ::operator new[](size); }
	static void operator delete(void *p) { ::operator delete(p); }
	static void operator delete[](void *p) { ::operator delete[](p); }
};
template<class T> struct Aggregate { Element<T> first; T second = limit<T>(); Element<T> third; };
template<class T> struct Lists { Element<T> all[2]; Aggregate<T> aggregate; };
template<class T> struct Guard { T t; Guard(T t) : t(t) {} ~Guard() {} explicit operator bool() const { return t; } bool operator!() const { return !t; } };
template<class T> struct Lvalue { T t; operator T &() { return t; } };
template<class T> void reference(const Element<T> &) {}
template<class T> Element<T> value() { return Element<T>(); }
template<class T> void by_value(Element<T>, Element<T>) {}
template<class T> struct Delegates {
	Element<T> e;
	Delegates(const Element<T> &e, T) : e(e) {}
	Delegates(T t) : Delegates(Element<T>(), t) {}
};
template<class T> struct Never { Never() {} ~Never() {} };

void program(Element<long> *pointer)
{
	for (Element<int> e : make_range<Element<int>>())
		(void)e;
	N::Associated<Element<char>> associated;
	for (auto &e : associated)
		(void)e;
	Pair<Element<short>> pair;
	auto [a, b] = pair;
	N::Two<int> two{};
	auto &[c, d] = two;
	auto &&[f, g] = N::Two<char>{};
	auto copy = deduced_copy(*pointer);
	try {
		throw Thrown<int>(1);
	} catch (Thrown<int> thrown) {
	} catch (Thrown<char> &) {
	}
	delete new Allocated<int>;
	delete[] new Allocated<char>[3];
	Aggregate<long> aggregate = { *pointer };
	Lists<int> lists = { { Element<int>() }, {} };
	if (Guard<int> guard = Guard<int>(1))
		while (!guard)
			;
	bool both = Guard<char>('a') && Guard<long>(1);
	Lvalue<int> lvalue{ 1 };
	int sum = lvalue + 1;
	const Element<unsigned> &extended = value<unsigned>();
	reference(value<short>());
	by_value(*pointer, value<long>());
	Delegates<char> delegates('x');
	static Element<double> local;
	auto lambda = [copy, by_init = *pointer] { return copy; };
	lambda();
	Element<int> assigned[2], from[2];
	assigned[0] = from[1];
	*pointer = value<long>(), value<float>();
	Element<bool> *array = new Element<bool>[2]();
	auto chosen = both ? value<wchar_t>() : Element<wchar_t>();
	sizeof(Never<int>());
}
