// flags: --extended-lambda
/* What messages call the closures of variable templates, of init-captures, and of what is no variable. */
template <class T> auto test = [] __attribute__((device)) () { return T{}; };
template <class T> auto lam = [] __attribute__((device)) (int = 1) { };
template <class T> T pair = [] { return T{}; }() + [] __attribute__((device)) () -> T { return T{}; }();
void bar(int);
void foo()
{
	int x = 0;
	auto z = [x, y = [x] __attribute__((device)) { bar(x); }] { y(); bar(x); };
	test<int>();
	lam<char>();
}
