/* Closures have an operator() that can be named. */
void f() {
	auto lambda = [](int x) { return x; };
	lambda.operator()(1);
	auto generic = [](auto x) { return x; };
	generic.operator()(1);
	generic.operator()<int>(2);
}
