// flags: --extended-lambda
/* Calls in operands that are not evaluated fail as others do; members need no objects there, and parameters are named in array bounds. */
struct Pod {
	int a;
	int m();
};
struct One { int operator()(Pod); };
struct Two { int operator()(Pod); int operator()(int, int); };
int two(int, int);
int pod(Pod);
void calls()
{
	auto none = [] { return 1; };
	auto by_class = [](Pod p) { return 1; };
	auto by_default = [](int a, int b = 2) { return 1; };
	auto generic = [](auto x, auto y) { return 1; };
	(void)sizeof(none(1));
	(void)sizeof(by_class(1));
	(void)noexcept(by_default());
	(void)sizeof(by_default(1) + by_class(Pod()));
	decltype(generic(1)) *x = 0;
	int bound[sizeof(by_class(1))];
	auto result = []() -> decltype(none(2)) { return 1; };
	(void)sizeof(two(1));
	(void)sizeof(pod(1));
	(void)sizeof(One()(1));
	(void)sizeof(Two()(1));
	(void)sizeof(Pod().m(2));
}
__attribute__((device)) int device(int n)
{
	auto lambda = [] __attribute__((device)) (int (*p)[3]) {};
	decltype(lambda(n)) *x = 0;
	return 0;
}
struct Members {
	int x;
	int f();
	static void g() { (void)sizeof(x); (void)sizeof(Members::x + 1); (void)sizeof(f()); }
};
template <class T, class = decltype(T()(1))> int overloaded(T, int);
template <class T> int overloaded(T, long);
void valid(int n)
{
	int function(int size, int (*p)[sizeof(size)]);
	void (*pointer)(int size, int (*p)[sizeof(size)]);
	struct Local { int member(int size, int (*p)[sizeof(size)]); };
	overloaded([](Pod) { return 1; }, 1);
	(void)sizeof(Members::x);
	(void)sizeof(n++);
	(void)sizeof(overloaded(One(), 1));
}
template <class T> void of_template(T t)
{
	auto taken = [](T y) { return 1; };
	auto pod = [](Pod) { return 1; };
	(void)sizeof(taken(1));
	(void)sizeof(pod(t));
	(void)sizeof(pod(1));
	(void)noexcept(t.member(1));
}
