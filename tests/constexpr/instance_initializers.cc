/* Initializers of variable templates and static members that begin with ( in functions, which ask for them. */
template <class T> constexpr int sum = (sizeof(T)) + 1;
template <class T> constexpr int product = (sizeof(T) + 1) * (sizeof(T));
template <class T> constexpr bool either = (false || sizeof(T) == 1) || true;
template <class T> constexpr int direct(sizeof(T));
template <class T> constexpr int nested((sizeof(T)) + 1);
template <class T> constexpr int cast = (char)sizeof(T) + 1;
template <class T> constexpr int list{ (sizeof(T)) + 1 };
template <class T> struct S {
	static const int value;
	static constexpr int own = (sizeof(T)) + 1;
};
template <class T> const int S<T>::value = (sizeof(T)) + 1;

int f()
{
	static_assert(sum<char> == 2, "");
	static_assert(product<char> == 2, "");
	static_assert(either<int>, "");
	static_assert(direct<char> == 1, "");
	static_assert(nested<char> == 2, "");
	static_assert(cast<char> == 2, "");
	static_assert(list<char> == 2, "");
	static_assert(S<char>::value == 2, "");
	static_assert(S<char>::own == 2, "");
	return sum<short>;
}
