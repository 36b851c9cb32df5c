// Names of members of class templates that an alias is the result of: the alias's argument is a value, not what it was worked out from.
template <class T> struct Index {
	static constexpr int value = 1;
};
template <class T> struct Size {
	static constexpr unsigned long value = 3;
};
template <bool B, class T> struct Enable {
	using type = T;
};
template <unsigned long I, class T> using element = typename Enable<(I < Size<T>::value), T>::type;
template <class A> struct Map {
	template <class T> element<(Index<A>::value - 1), T> *at(T &t) { return &t; }
	template <class T> element<(Index<T>::value - 1), T> *dependent(T &t) { return &t; }
};
int main()
{
	int i = 0;
	Map<char>().at(i);
	Map<char>().dependent(i);
}

// Aliases of arrays, pointers and functions whose arguments are values: these are deduced from what the alias is made of.
template <long a> using Text = const char[a];
template <class, long c, long e, class F> int lengths(Text<c> &, Text<e> &, F) { return c * e; }
template <unsigned long N> using Pointer = int (*)[N];
template <unsigned long N> int pointed(Pointer<N>) { return N; }
template <int N> struct Box { };
template <int N> using Function = Box<N + 1> (*)(Box<N>);
template <int N> Box<N> call(Function<N>) { return {}; }
template <class T, long N> using Member = int (T::*)[N];
template <class T, long N> Box<N> member(Member<T, N>) { return {}; }
struct WithArray { int a[4]; };
int two[2];
Box<4> next(Box<3>) { return {}; }
int deduce_values()
{
	Box<3> called = call(next);
	Box<4> of_member = member(&WithArray::a);
	return lengths<int>("", "ab", 1) + pointed(&two) + (int)sizeof(called) + (int)sizeof(of_member);
}
