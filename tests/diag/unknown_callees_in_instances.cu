// Names before calls whose arguments depend on template parameters: instances find them by their arguments, or nothing does.
template <class T> void scan(const T *in, T *out, int n, bool all)
{
	if (all)
		check(out[n]);
	else {
		check(in[0]);
		check(in[1]);
	}
	independent(n);
}
template void scan(const int *, int *, int, bool);
template void scan(const float *, float *, int, bool);

template <class T> auto deduced(T x) { return twice(x); }
int used = deduced(1);

void generic()
{
	auto l = [](auto x) { return lost(x); };
	l(3);
}

template <class... T> void pack(T... x) { each(x...); }
template void pack(int, float);

// Valid: found by arguments, in bases, or not looked at.
struct X { friend void found(X) { } };
template <class T> void finds(T x) { found(x); }
template void finds(X);
template <class T> struct Base { void member(int); };
template <class T> struct Derived : Base<T> { void f() { member(T()); } };
template struct Derived<int>;
template <class T> void unused(T x) { nobody_asks(x); }
void calls() { unused(1); }

// What is said about the arguments comes before it.
void order(int *p, int n)
{
	launch(n,
	       (p, *p, 3));
	launch(n,
	       (p, n, 3));
}

// In a template what begins at the same place is said to have no effect once.
template <class T> void order_of_pattern(int *p, int n)
{
	launch(n, (p, *p, 3));
	(p, *p, 3);
	n = (n, n, 3);
}
