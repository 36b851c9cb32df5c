/* The address of a template-id that leaves a trailing pack: the parameter that takes it, or its explicit arguments, say which function. */
template<class Agent, class... Args> void kernel(Args...) { Agent::run(); }
template<class K> void info(K k) { (void)k; }
template<class K> void info_of_reference(const K &k) { (void)k; }
struct chevron { template<class K, class... Args> void launch(K k, Args const &...args) const { k(args...); } };
struct agent { static void run() {} };
template<class Agent> struct launcher {
	template<class... Args> void launch(Args... args) const
	{
		info(kernel<Agent, Args...>);
		info_of_reference(&kernel<Agent, Args..., char>);
		chevron().launch(kernel<Agent, Args...>, args...);
		void (*known)(Args..., long) = kernel<Agent>;
		known(args..., 1);
		void (*other)(Args..., short) = &kernel<Agent, Args...>;
		other(args..., 1);
	}
};
template<class... T> struct list {};
template<class Tag, class... T> auto count_of(const T &...) { return list<Tag, T...>(); }
template<class F, class... T> auto apply(F f, list<T...>) { return f(T{}...); }
template<class... T> auto by_variable(list<T...> all) { auto f = &count_of<void, const T &...>; return apply(f, all); }
template<class... T> auto by_argument(list<T...> all) { return apply(count_of<char, const T &...>, all); }
template<class T> struct seen { static void note() {} };
template<class T> void note(T) { seen<T>::note(); }
/* The class's own name is nothing that an object has. */
struct wrapped {};
struct wrapper { int wrapped() const; };
template<class T> auto is_wrapper(int) -> decltype(T().wrapped(), true) { return true; }
template<class T> int is_wrapper(...) { return 0; }
int main() { note(by_variable(list<int, char>())); note(by_argument(list<long>())); note(is_wrapper<wrapped>(1)); note(is_wrapper<wrapper>(1)); launcher<agent>().launch(1, 2.0); }
