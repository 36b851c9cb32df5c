// Expansions in what an alias template stands for, when its pack is itself given expansions: in calls, lists and parameters.
template <class T> T &&declval();
template <class...> struct tup { };
template <class F, class... A> using result = decltype(declval<F>()(declval<A>()...));
template <class F, class... A> using result_of_both = result<F, A..., A *...>;
template <class... A> using function = int (*)(A...);

template <class F, class... A> result<F, A...> all(F f, A &&...a) { return f(a...); }
template <class F, class B, class... A> result<F, B, A *...> pointers(F f, B b, A *...a) { return f(b, a...); }
template <class F, class B, class... A> result<F, tup<B>, tup<A>...> tuples(F f, B, A *...) { return f(tup<B>(), tup<A>()...); }
template <class F, class B> result<F, B> one(F f, B b) { return f(b); }
template <class F, class... A> result_of_both<F, A...> both(F, A &&...) { return 1; }
template <class F, class A> result_of_both<F, A> both_of_one(F, A &&) { return 1; }
template <class B, class... A> int takes(function<B, A...>, B, A...) { return 1; }
template <class B, class... A> int takes_pack(B, tup<A...>, function<A...>) { return 1; }
template <class B, class... A> int takes_pointers(B, tup<A...>, function<A *...>) { return 1; }
template <class B, class... A> int takes_tuples(B, tup<A...>, function<B, tup<A> *...>) { return 1; }

struct callable {
	template <class... A> int operator()(A...) const { return 0; }
	template <class F, class... A> auto member(F f, A &&...a) -> result<F, A...> { return f(a...); }
};

int main()
{
	callable c;
	int (*of_values)(int, char) = nullptr;
	int (*of_pointers)(int *, char *) = nullptr;
	int (*of_tuples)(int, tup<int> *, tup<char> *) = nullptr;

	all(c, 1, 2L) + pointers(c, 1L, "") + tuples(c, 1L, "") + one(c, 2) + both(c, 1, 2L) + both_of_one(c, 1) + c.member(c, 3);
	takes<int, char>(of_values, 1, 2);
	takes_pack(1, tup<int, char>(), of_values);
	takes_pointers(1, tup<int, char>(), of_pointers);
	takes_tuples(1, tup<int, char>(), of_tuples);
}
