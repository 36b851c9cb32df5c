// flags: --extended-lambda
/* Closures have no default constructor and no assignment before C++20; an object without a value needs a default constructor. */
template <class T> struct holder {
	T value;
	holder() { }
};
auto global = [] { };
decltype(global) another_global;
struct with_member {
	decltype(global) member;
	int number;
	with_member() { }
};
struct implicit {
	decltype(global) member;
};
implicit of_implicit;

void made(int i)
{
	auto capturing = [i] { return i; };
	using closure = decltype(capturing);
	closure uninitialized;
	closure braces{};
	closure copied(capturing), listed{capturing}, assigned = capturing;
	closure several[2];
	closure function();
	static closure is_static;
	closure();
	closure{};
	new closure;
	new closure();
	new closure{};
	(void)closure();
	auto deduced = closure();
}

void assigned(int i)
{
	auto capturing = [i] { return i; };
	auto empty = [] { };
	auto device = [i] __attribute__((device)) { return i; };
	auto both = [i] __attribute__((host)) __attribute__((device)) { return i; };
	auto generic = [] (auto x) { return x; };
	const auto constant = capturing;
	capturing = capturing;
	empty = empty;
	device = device;
	both = both;
	generic = generic;
	capturing = constant;
	capturing = empty;
	empty = 3;
	generic = [] (auto x) { return x; };
	capturing = static_cast<decltype(capturing) &&>(capturing);
	decltype(device) other_device;
	decltype(both) other_both;
}

template <class T> void in_template(T t)
{
	auto capturing = [t] { return t; };
	decltype(capturing) uninitialized;
	capturing = capturing;
}

/* The same of classes that anybody writes. */
struct deleted {
	deleted() = delete;
	deleted(int);
	int number;
};
struct has_deleted {
	deleted member;
};
struct converts {
	converts(int);
};
struct reference {
	int &member;
};
struct aggregate {
	int number, other;
};
struct takes_deleted {
	deleted first, second;
	takes_deleted() : first(), second{} { }
};
void take(const deleted &);

void values()
{
	deleted();
	deleted{};
	deleted braces{};
	deleted list = {};
	deleted value{1}, parentheses(2);
	new deleted();
	new deleted{};
	converts();
	converts other{};
	reference();
	new reference();
	has_deleted();
	take(deleted());
	(void)deleted();
	auto copied = deleted();
	const deleted &bound = deleted();
	aggregate();
	aggregate{};
	new aggregate();
	throw deleted();
}

/* A constructor for any arguments is inherited, too. */
struct anything {
	constexpr anything(...) { }
};
struct inherits : anything {
	using anything::anything;
};
struct inherits_again : inherits {
	using inherits::inherits;
};
inherits of_number(0), of_nothing, of_braces{};
inherits_again in_braces{ 0 }, converted = "text";
