// Specializations with default values in the default arguments of other templates are those that are written elsewhere.
enum class Round { down, up, nearest };
template <class A, class B> inline constexpr bool same = false;
template <class A> inline constexpr bool same<A, A> = true;
template <class T, int N = 2, Round R = Round::nearest> struct Scale {};
template <class T, class S = Scale<T>> struct Builder {
	static_assert(same<S, Scale<T>>, "of the parameter");
	static_assert(same<S, Scale<short, 2>>, "of a type");
	static_assert(same<S, Scale<T, 2, Round::nearest>>, "of values");
	typedef S type;
};
template <class T, class S = Scale<T>> struct Chosen { static_assert(sizeof(T) == 0, "none"); };
template <class T, int N, Round R> struct Chosen<T, Scale<T, N, R>> { static constexpr int value = N + (int)R; };
template <class T> struct Runner { Builder<T> b; };
Runner<short> runner;
static_assert(same<Builder<short>::type, Scale<short>>);
static_assert(Chosen<short>::value == 4);
static_assert(same<Builder<short>::type, Scale<short, 3>>); // fails
