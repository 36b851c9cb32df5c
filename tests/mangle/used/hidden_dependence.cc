// Specializations that are first named where alias templates hide what they depend on: elsewhere they are those of any class template.
template <class...> using hide = void;
template <class T, class> using first = T;
template <class T> using pointer = T *;
template <class T> struct holder {
	T *member;
	int value = 3;
	static constexpr int constant = 4;
};
template <class T> void f(holder<hide<T>> *) {}
template <class T> void g(holder<first<int, T>> *) {}
template <class T> void h(T, holder<first<int, T>>) {}
template <class T> void i(T, pointer<first<char, T>>) {}
template <class T> struct outer {
	holder<first<long, T>> member;
};
void j(holder<int>) {}
void k(pointer<char>) {}

int main()
{
	holder<void> a;
	holder<int> b;
	holder<long> c;

	static_assert(sizeof a == 16 && sizeof b == 16 && sizeof c == 16 && sizeof(outer<int>) == 16 && holder<int>::constant == 4);
	f<int>(&a);
	g<int>(&b);
	h(1, b);
	h(1, {});
	i(1, nullptr);
	j({});
	k(nullptr);
	outer<char> d;
}
