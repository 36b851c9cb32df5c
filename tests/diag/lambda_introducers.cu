/* What stands in an introducer and is no capture; references of init-captures; names of parameters. */
struct member {
	static int shared;
	int own;
	int (*function)(int);
};
struct made { };

void introducers(int n, int *q, member m)
{
	auto number = [1] { };
	auto behind_default = [=, 1] { return 2; };
	auto reference_to_number = [&1] { };
	auto comma_of_default = [=,] { };
	auto comma_of_reference = [&,] { };
	auto comma = [n,] { };
	auto first_comma = [, n] { };
	auto type = [int] { };
	auto string = ["n"] { };
	auto indirection = [*q] { };
	auto parentheses = [(n)] { };
	auto two_names = [n q] { };
	auto two_references = [&&n] { };
	auto negated = [-n, q] { return q; };
	auto late_default = [n, &] { };
	auto semicolon = [;] { };
	auto several = [1, 2] (int x) { return x + unknown; };
}

void references(int n)
{
	const int limit = 3;
	auto of_number = [&x = 1] { };
	auto of_sum = [&x = n + 1] { };
	auto in_parentheses = [&x(n + 1)] { };
	auto in_braces = [&x{n + 1}] { };
	auto of_object = [&x = made()] { };
	auto of_constant = [&x = limit] { };
	auto of_string = [&x = "abc"] { };
	auto of_variable = [&x = n] { };
}

template <class T>
void in_templates(T value, int n)
{
	auto number = [1] { };
	auto dependent = [&x = value + 1] { };
	auto late = [&x = n + 1] { };
	auto names = [] (int a, T a) { };
}

void parameters()
{
	auto twice = [] (int a, int a) { };
	auto generic = [] (int a, auto a) { };
	auto twice_twice = [] (int a, int b, int a, int b) { return a; };
	auto unnamed = [] (int, int) { };
}

struct object {
	int own;
	void references_to_this(int n)
	{
		auto reference = [&this] { return own; };
		auto before_another = [&this, n] { return n; };
		auto behind_another = [n, &this] { return n; };
		auto behind_default = [=, &this] { return own; };
		auto behind_reference = [&, &this] { return own; };
		auto copy = [&*this] { return n; };
		auto initialized = [&this = own] { };
		auto indirection = [&*n] { };
	}
	static void without()
	{
		auto reference = [&this] { };
		auto copy = [&*this] { };
	}
};
