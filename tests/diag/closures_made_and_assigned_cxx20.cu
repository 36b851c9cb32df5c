// flags: --c++20 --extended-lambda
/* Since C++20 closures without captures and without a default for them have a default constructor and assignments. */
void closures(int i)
{
	auto plain = [] { };
	auto defaults = [=] { };
	auto references = [&] { };
	auto capturing = [i] { return i; };
	decltype(plain) a, b{};
	decltype(defaults) c;
	decltype(references) d{};
	decltype(capturing) e;
	a = b;
	a = plain;
	plain = 3;
	defaults = defaults;
	references = references;
	capturing = capturing;
	capturing = plain;
}
