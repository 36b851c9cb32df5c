// flags: --c++14
// flags: --c++17
/* Bodies of instances of generic lambdas are looked at by calls before C++17 where they give the type of the result alone. */
__attribute__((device)) int device(int);
void declared()
{
	auto calls = [](auto x) -> int { return device(x); };
	calls(1);
	auto converts = [](auto x) -> void { int *p = x; };
	converts(1);
	auto ends = [](auto x) -> int { if (x) return 3; };
	ends(1);
	auto at_once = [](auto x) -> const int & { return sizeof(x); }(1);
	struct local {
		void member() { [](auto x) -> void { int *p = x; }(1); }
	};
}
__attribute__((device)) void in_device()
{
	auto converts = [](auto x) -> void { int *p = x; };
	converts(1);
}
void deduced()
{
	auto converts = [](auto x) { int *p = x; return 3; };
	converts(1);
	auto of_auto = [](auto x) -> auto { int *p = x; return 3; };
	of_auto(1);
	auto of_pointer = [](auto x) -> auto * { int *p = x; return p; };
	of_pointer(1);
}
auto of_namespace = [](auto x) -> void { int *p = x; };
void late() { of_namespace(3); }
