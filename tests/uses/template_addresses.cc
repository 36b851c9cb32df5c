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
int main() { launcher<agent>().launch(1, 2.0); }
