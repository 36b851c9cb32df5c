/* Calls and variables in instances of generic lambdas: what depends on the parameters, once for each instance. */
__attribute__((device)) int device(int);
__attribute__((device)) double device(double);
template<class T> __attribute__((device)) T device_template(T);
template<class T> T both(T);
template<class T> __attribute__((device)) T both(T *);
__attribute__((constant)) int constant;

void calls() {
	auto lambda = [](auto x) { return device(x) + both(x); };
	lambda(1);
	lambda(2);
	lambda(3.0);
	lambda('a');
}

void kinds_of_parameters(int i, const int ci) {
	auto lambda = [](auto &x, const auto &y, auto &&z, auto *p) { return device_template(x) + both(p); };
	lambda(i, i, i, &i);
	lambda(ci, 3, 4, &ci);
	auto pack = [](auto first, auto... rest) { return (device_template(rest) + ... + first); };
	pack(1, 'a', 3.0);
	pack(1);
}

void declared_results() {
	auto lambda = [](auto x) -> int { return device(x); };
	lambda(1);
	[](auto x) -> void { device(x); }(1.0);
}

void near_misses() {
	auto not_called = [](auto x) { return device(x); };
	auto not_taken = [](auto x) {
		if constexpr (sizeof(x) == 1)
			device_template(x);
		else
			both(x);
		(void)sizeof(device(x));
	};
	not_taken(1);
}

void nested() {
	auto outer = [](auto f) { return f(3); };
	outer([](auto x) { return device(x); });
	[](auto x) { return [x] { return device_template(x); }(); }(1);
}

template<class T> auto in_instance(T t) {
	auto lambda = [](auto x) { return device_template(x); };
	return lambda(t);
}

template<class T> void in_template(T t) {
	auto lambda = [](auto x) { return device_template(x); };
	lambda(t);
	lambda(1);
}

void instances() {
	in_instance(1);
	in_template(1);
}

__attribute__((device)) void on_device() {
	auto lambda = [](auto x) { return device(x); };
	lambda(1);
}

void variables() {
	auto lambda = [](auto x) {
		constant = 1;
		constant = x;
	};
	lambda(1);
}
