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
