// Friends with reserved names are no functions of the compiler: argument-dependent lookup finds them in operands, too.
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
template <class T> struct Vec {
	T x;
	friend constexpr Vec __vec_max(const Vec &a, const Vec &) { return a; }
};
constexpr Vec<int> *v = nullptr;
static_assert(!same<decltype(__vec_max(*v, *v)), Vec<int>>, "a friend");
template <class T> constexpr auto max(const T &a, const T &b) { return __vec_max(a, b); }
static_assert(!same<decltype(max(*v, *v)), Vec<int>>, "a friend that is called in a template");
template <class T> constexpr auto has(int) -> decltype(__vec_max(T(), T()), true) { return true; }
template <class T> constexpr bool has(...) { return false; }
static_assert(!has<Vec<char>>(0), "there is one");
static_assert(has<int>(0), "there is none");
