// Copies and assignments that a template makes, since it takes what is not const, or a const rvalue, better than the special members do.
template <class T> struct wrapped {
	T value;
	wrapped() {}
	wrapped(const wrapped &) = default;
	wrapped(wrapped &&) = default;
	wrapped &operator=(const wrapped &) = default;
	template <class U> wrapped(wrapped<U> &) {}
	template <class U> wrapped(const wrapped<U> &&) {}
	template <class U> wrapped &operator=(U &&) { return *this; }
};
template <class F> void use(F) {}
template <class F> void pass(F f) { use(static_cast<F &&>(f)); }
struct with_const { const wrapped<char> member; };
struct of_not_const {
	wrapped<float> member;
	of_not_const() {}
	of_not_const(of_not_const &) = default;
	of_not_const &operator=(of_not_const &) = default;
};
struct assigned { wrapped<long> member; };

void captured(wrapped<int> &a)
{
	pass([=] { (void)&a; });
}
void captured_const(const wrapped<int *> &a)
{
	const wrapped<int *> b = a;
	pass([=] { (void)&b; });
}
void members()
{
	with_const a, b = static_cast<with_const &&>(a);
	of_not_const c, d(c);
	c = d;
}
void assign(assigned &a, assigned &b)
{
	a = b;
	a = static_cast<assigned &&>(b);
}
wrapped<unsigned> alternative(bool condition, wrapped<unsigned> a) { return condition ? a : wrapped<unsigned>(); }
wrapped<bool> result(wrapped<bool> &a) { return a; }
