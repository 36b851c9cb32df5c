// flags: --extended-lambda
/* A closure in a template has a dependent type: the comma before it may be an operator function. */
template <class T> int in_template(T t, int n) {
	auto plain = (n, [](int x) { });
	auto captured = (n, [n] __attribute__((device)) (int x) { });
	auto number = (n, 3);
	auto named = (n, plain);
	return n;
}
int instance = in_template(1, 1);
int in_function(int n) { auto captured = (n, [n] __attribute__((device)) (int x) { }); auto named = (n, captured); return n; }
