// flags: --extended-lambda
// this, and members of its object, in the branches of constexpr if, discarded ones as well.
template <class F> int use(F f);
void written(int n)
{
	if constexpr (false)
		use([*this] __attribute__((device)) { });
	else
		use([this] { });
	if constexpr (true) {
		use([=, *this] __attribute__((device)) { });
	} else {
		this;
		auto l = [] { return this; };
	}
}
template <class T> void in_template(T n)
{
	if constexpr (sizeof(T) == 4)
		use([*this] { });
	else
		use([this] { }), use([] { return this; });
	if constexpr (true)
		(void)this;
	else
		this->n;
}
struct S {
	int m;
	void function();
	static void f(int n)
	{
		if constexpr (sizeof n == 4) {
			this;
			(void)m;
		} else {
			m = 1;
			function();
			(void)sizeof m;
			(void)&S::m;
		}
	}
	template <class T> static void g(T t)
	{
		if constexpr (sizeof t == 4)
			m = 1;
		else
			function();
	}
	/* These have one. */
	void member(int n)
	{
		if constexpr (sizeof n == 4)
			use([this] { return m; });
		else
			use([*this] { return this->m; }), function();
	}
	template <class T> void member_template(T t)
	{
		if constexpr (sizeof t == 4)
			use([this] { return m; });
		else
			use([=] { return this; }), m = 1;
		auto l = [&](auto z) { if constexpr (sizeof z == 4) return m; else return this->m; };
		l(1);
	}
	friend void of_friend(S &s) { if constexpr (sizeof s == 4) s.m = 1; else s.function(); }
	int initialized = [this] { if constexpr (sizeof m == 4) return m; else return 1; }();
};
template <class T> struct C {
	T m;
	template <class U> T member(U u) { if constexpr (sizeof(U) == 4) return this->m; else return m; }
	T plain() { if constexpr (sizeof(T) == 4) { return this->m; } else { return [this] { return m; }(); } }
};
template struct C<int>;
int instance = C<char>().member(1) + C<char>().member('c');
