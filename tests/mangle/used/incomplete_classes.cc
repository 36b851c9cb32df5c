// Substitutions fail where a class is not complete that a parameter or a value needs; and where the type of an empty pack's elements is none.
template <class T> T &&value();
struct Incomplete;
Incomplete make(int);
template <class T> void take(T);
template <class T> int cast(decltype((void)make(value<T>())) *) { return 1; }
template <class T> int cast(...) { return 2; }
template <class T> int comma(decltype(make(value<T>()), 0) *) { return 1; }
template <class T> int comma(...) { return 2; }
template <class T> int operand(decltype(make(value<T>())) *) { return 1; }
template <class T> int operand(...) { return 2; }
template <class T> decltype(take<T>(value<T>())) *passed(int) { return 0; }
template <class T> int passed(...) { return 2; }

template <bool, class T = void> struct only {};
template <class T> struct only<true, T> { using type = T; };
template <int I, typename only<I == 0, int>::type...> int none() { return 1; }
template <int I, typename only<I != 0, int>::type...> int none() { return 2; }
template <class T, T...> int list() { return 1; }
template <class... T, typename only<(sizeof(T) > 1), int>::type... V> int each(T...) { return 1; }
int use()
{
	passed<int>(0);
	each(1, 2);
	each('c');
	return cast<int>(0) + comma<int>(0) + operand<int>(0) + passed<Incomplete>(0) + none<0>() + none<1>() + list<int>() + list<int, 1>();
}
