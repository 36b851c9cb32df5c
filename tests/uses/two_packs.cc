/* Function templates with two packs: instances differ in where one ends and the other begins. */
template <class...> struct types { };
template <class... A, class... B> int count(types<A...>, types<B...>) { return 10 * sizeof...(A) + sizeof...(B); }
template <class... A, class... B> int later(types<A...>, types<B...>);
template <class R, class... A, class... B> R between(R (*)(A...), R (*)(B...)) { return R(sizeof...(A)); }
template <class... A> struct outer {
	template <class... B, class... C> int inner(types<B...>, types<C...>);
};
template <class... A> template <class... B, class... C> int outer<A...>::inner(types<B...>, types<C...>) { return sizeof...(A) + sizeof...(B); }
int none(); int one(int); int two(int, char);
int use()
{
	int sum = count(types<int, char>(), types<>()) + count(types<int>(), types<char>()) + count(types<>(), types<int, char>());
	sum += later(types<int, char>(), types<>()) + later(types<int>(), types<char>()) + later(types<>(), types<int, char>());
	sum += between(none, two) + between(two, none) + between(one, one);
	return sum + outer<int>().inner(types<int>(), types<>()) + outer<int>().inner(types<>(), types<int>());
}
template <class... A, class... B> int later(types<A...> a, types<B...> b) { return count(types<A..., int>(), b) + count(a, b); }
