/* Whether the arguments of a class template can be deduced, asked by constraints [over.match.class.deduct]. */
template <class T> T &&declval();
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
template <class A, class B> concept different = !same<A, B>;
template <class T> concept scalar = __is_enum(T) || same<T, int>;

/* Nothing deduces R from an rvalue. */
template <class R> struct Reference {
	static void take(R &);
	static void take(R &&) = delete;
	template <different<Reference> T>
		requires requires { take(declval<T>()); }
	Reference(T &&);
};
template <class R> Reference(R &) -> Reference<R>;
struct Class {};
template <class R> concept in_braces = requires { Reference{ declval<R>() }; };
template <class R> concept in_parentheses = requires { Reference(declval<R>()); };
static_assert(!in_braces<Class> && in_braces<Class &>);
static_assert(!in_parentheses<Class> && in_parentheses<Class &>);
static_assert(in_parentheses<Reference<int>>);

/* A result that hangs on it. */
template <class R> struct Owner {
	Owner(R &&);
};
struct All {
	template <class R> constexpr auto operator()(R &&r) const
	{
		if constexpr (in_braces<R>)
			return Reference{ static_cast<R &&>(r) };
		else
			return Owner{ static_cast<R &&>(r) };
	}
} inline constexpr all;
template <class R> using all_t = decltype(all(declval<R>()));
static_assert(same<all_t<Class>, Owner<Class>> && same<all_t<Class &>, Reference<Class>>);

/* A constructor whose specialization would not fit the constraints is out, the guide is not. */
template <class T> concept wrapped = requires(T t) { t.is_wrapped; };
template <class T> struct Wrapped {
	bool is_wrapped;
	Wrapped(T);
};
template <class T> Wrapped<T> wrap(T);
template <wrapped T> struct View {
	View(T);
};
template <class T> View(T &&) -> View<decltype(wrap(declval<T>()))>;
template <class T> concept viewed = requires { View(declval<T>()); };
static_assert(viewed<Class> && viewed<int>);
template <class T> concept piped = requires(T t) { t | 1; };
template <viewed T> int operator|(T, int);
static_assert(piped<Class>);

/* No constraint fits. */
template <scalar T> struct Number {
	Number(T);
};
template <class T> concept counted = requires { Number(declval<T>()); };
static_assert(counted<int> && !counted<Class>);

// What a default argument's value can be converted to.
namespace converted_defaults {
template <class T> constexpr bool null(...) { return false; }
template <class T, T = nullptr> constexpr bool null(long) { return true; }
struct S {};
static_assert(!null<int>(1) && !null<bool>(1) && null<int *>(1) && null<int S::*>(1) && null<decltype(nullptr)>(1) && !null<void>(1));
}

// A base that is a base of another one that matches does not count; the type of an array's bound is what nothing else says it is; arguments
// that are given need not have the type of the parameter.
namespace deduced_of_bases {
	template <class... T> struct chain;
	template <> struct chain<> { };
	template <class T, class... U> struct chain<T, U...> : chain<U...> { };
	struct first : chain<int, int>, chain<int> { };
	struct last : chain<int>, chain<int, int> { };
	template <class... T> constexpr int length(const chain<T...> *) { return sizeof...(T); }
	constexpr int length(const void *) { return -1; }
	static_assert(length((first *)0) == 2 && length((last *)0) == 2);
}
namespace deduced_of_bounds {
	template <class A, class B> constexpr bool same = false;
	template <class A> constexpr bool same<A, A> = true;
	template <class T, T N> struct number { };
	template <class T, T N> number<T, N> before(T, int (&)[N]);
	template <class T, T N> number<T, N> behind(int (&)[N], T);
	template <class T, T N> number<T, N> alone(int (&)[N]);
	int array[4];
	static_assert(same<decltype(before('c', array)), number<char, 4>> && same<decltype(behind(array, 3u)), number<unsigned, 4>>);
	static_assert(same<decltype(alone(array)), number<unsigned long, 4>>);
	template <unsigned long, class> struct pair { };
	template <long N, class T> constexpr bool given(pair<N, T>) { return true; }
	static_assert(given<1>(pair<1, int>()));
}

/* auto * takes the values of pointers alone [temp.deduct.type]/14 */
namespace placeholders {
int number;
template <auto v> constexpr int kind = 0;
template <auto *p> constexpr int kind<p> = 1;
static_assert(kind<3> == 0);
static_assert(kind<&number> == 1);
template <class T, auto v> struct of {
	static constexpr int kind = 0;
};
template <class T, auto *p> struct of<T *, p> {
	static constexpr int kind = 1;
};
static_assert(of<int *, 3>::kind == 0);
static_assert(of<int *, &number>::kind == 1);
}
