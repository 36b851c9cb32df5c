// Calls of generic lambdas: instances of the call operator.
template<class T> struct w { };
struct S { int x; };
int out(...);
template<class F> int apply(F f) { return f(1); }
template<class T> void in_template(T t)
{
	auto l = [](T, w<T>, auto a) { return out(a); };
	l(t, {}, t);
}
template<class T> struct class_of {
	int member(T t) { return [](auto a, T b) { return out(a, b); }(t, t); }
};
struct plain {
	int x = [](auto a) { return out(a); }(1);
	int member() { return [this](auto a) { return out(a, x); }('c'); }
};
inline auto variable = [](auto a) { return out(a); };
static int initialized = variable(1);

void types()
{
	int x = 0;
	const int y = 1;
	auto value = [](auto a, int b) { return out(a, b); };
	auto reference = [](auto &a, const auto &b, auto &&c) { return out(a, b, c); };
	auto pointer = [](auto *a, auto const *b) { return out(a, b); };
	auto capture = [=](auto a) mutable { return out(a, x); };

	value(1, 2); value('c', 2); value(1, 3); value(S(), 1);
	reference(x, x, x); reference(y, y, 1);
	pointer(&x, &y); capture(1);
}

void packs()
{
	auto all = [](auto... a) { return out(a...); };
	auto rest = [](int, auto a, auto &&... b) { return out(a, b...); };

	all(); all(1); all(1, 'c'); rest(1, 2); rest(1, 'c', 3, 4.0);
}

void results()
{
	auto type = [](auto a) -> int { return out(a); };
	auto same = [](auto a) -> decltype(a) { return (decltype(a))out(a); };
	auto sum = [](auto a, auto b) -> decltype(a + b) { return out(a, b); };
	auto placeholder = [](auto a) -> auto & { static int x = out(a); return x; };
	auto exact = [](auto a) -> decltype(auto) { return out(a); };

	type(1); same(1); sum(1, 2L); exact(1);
	(void)placeholder;
}

void numbered()
{
	[](auto a) { return out(a); }(1);
	[](auto a) { return out(a); }(2);
	[](int a) { return [](auto b) { return out(b); }(a); }(2);
	[](auto a) { return out(a); }('c');
	apply([](auto a) { return out(a); });
	auto self = [](auto self, int n) -> int { return n ? self(self, n - 1) : 0; };
	self(self, out());
}

int main()
{
	in_template(1); in_template('c');
	class_of<int>().member(1); class_of<char>().member('c');
	plain().member();
	types(); packs(); results(); numbered();
}
