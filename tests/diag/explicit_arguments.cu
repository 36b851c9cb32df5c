// Explicit arguments of function templates that their parameters do not take.
template <class T> __attribute__((device)) void one(T);
template <class T, class U> void two(T, U);
template <int N> void number(int);
template <class T, int N> void mixed(T);
template <class... T> void pack(T...);
template <template <class> class C> void of_template();
template <class T> struct V { };
void calls()
{
	two<int, int, int>(1, 2);
	two<int, float>(1, 2);
	two<int>("a", 2);
	number<int>(3);
	number<3, 4>(3);
	number<3>(3);
	mixed<3, int>(1);
	mixed<int, 3>(1);
	mixed<int>(3);
	of_template<int>();
	of_template<V>();
	two<V, int>(1, 2);
	two<const int &, V<int>, 3>(1, 2);
	pack<int, float>(1, 2);
	two<int *, float>(1, 2);
}
