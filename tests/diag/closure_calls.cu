// Calls of closures with other arguments than their lambdas have parameters.
struct S { int m; };
void calls(int n, S s)
{
	auto plain = [](int i) { return i; };
	plain(1);
	plain(1, 2);
	plain("a");
	plain();
	auto two = [](int a, float b) -> float { return a * b; };
	two(1);
	two(1, 2.0f);
	auto reference = [&n](int &x) { x = n; };
	reference(n);
	reference(3);
	auto without = [n] { return n; };
	without(3);
	auto changing = [=]() mutable { return n++; };
	changing(1);
	auto defaults = [](int a, int b = 3) { return a + b; };
	defaults(1);
	defaults();
	defaults(1, 2, 3);
	auto variadic = [](const char *format, ...) { };
	variadic("a", 1, 2);
	variadic(1);
	auto objects = [](const S &x, S *y) { };
	objects(s, &s);
	objects(s, s);
	[](float x) { return x; }(s);
}
template <class T> void in_template(T x)
{
	auto f = [](int a) { return a; };
	f(x);
}
