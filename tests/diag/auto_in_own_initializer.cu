/* A variable whose type is deduced has none yet in its own initializer: of functions, of structured bindings, in lambdas. */
auto x = x + 1;
auto [a, b] = f(a);
auto [c] = c;
const auto &[q, r] = q;
auto y = sizeof(y);
auto w = [] { return w; };
auto v(v);
auto u{u};
decltype(auto) t = t;
template <class T> struct B {
	B(T);
};
B object(object);
int first[2];
undeclared[g] = first[g] * g;
void function() {
	auto l = l;
	auto m = [&] { return m; }();
	for (auto i = i;;) {
	}
	static auto s = s;
	if (auto e = e) {
	}
	auto [j, k] = j;
	int array[2];
	for (auto array : array)
		;
	auto recursive = [](int i) { return i ? recursive(i - 1) : 0; };
}
template <class T> void of_template(T d) {
	auto l = l;
	auto k = d + k;
	for (auto j : j) {
	}
}
auto hidden = 1;
void hides() {
	auto hidden = ::hidden;
	auto of_other = hidden + 1;
	auto f = [hidden = hidden] { return hidden; };
	auto g = [](auto g) { return g; };
	int self = sizeof(self);
}
/* what was undefined once stays no type */
int p = missing;
missing = 3;
missing(2);
missing *pointer;
function(other);
other += 1;
