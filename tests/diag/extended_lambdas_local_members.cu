// flags: --extended-lambda
/* Default member initializers of a class in a generic lambda are not looked at for calls across execution spaces, its member functions are. */
__attribute__((device)) int dev(int);
void instances() {
	auto g = [](auto x) {
		struct Local {
			int a = [] __attribute__((device)) (int y) { return y; }(3);
			decltype(x) b = [] __attribute__((device)) (int y) { return y; }(3);
			int c = dev(1), d = [](int y) { return dev(y); }(3);
			int member() { return dev(3); }
		} local;
		local.member();
		return local.a + dev(x);
	};
	g(2);
}
struct Holds { /* here the lambda is in the initializer */
	int a = [](auto x) { return dev(x); }(1);
	int b = [](auto x) { struct Local { int c = dev(1); } local; return local.c + dev(x); }(1);
};
