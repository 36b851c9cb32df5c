// Lists that no constructor takes, of classes that have constructors for std::initializer_list.
namespace std {
template<class T>
class initializer_list {
	const T *first;
	unsigned long count;
	constexpr initializer_list(const T *a, unsigned long n) : first(a), count(n) { }

    public:
	constexpr initializer_list() noexcept : first(nullptr), count(0) { }
};
}
struct other {
};
struct from_int {
	from_int(int);
};
struct of_ints {
	of_ints(std::initializer_list<int>);
	of_ints(int, int);
};
struct of_classes {
	of_classes(const std::initializer_list<from_int> &, int = 0);
	of_classes(other, int);
};
struct of_templates {
	template<class T>
	of_templates(std::initializer_list<T>);
	of_templates(int *);
};
struct with_template {
	with_template(std::initializer_list<int>);
	template<class T>
	with_template(T *, T *);
};
template<class T>
struct many {
	many();
	many(std::initializer_list<T>);
	many(int, const T &);
};
struct converts {
	operator int();
};

of_ints a2{ other{} };
of_ints a4 = { other{} };
of_ints a5{ 1, other{} };
of_ints a7 = { other{}, other{} };
of_classes b1{ other{} };
of_classes b2 = { 1, other{} };
with_template d1{ other{} };
with_template d2{ 1, other{} };
many<int> e1{ other{} };
many<from_int> e2 = { 1, other{} };
void f(other *o)
{
	of_ints x{ o, o };
	many<int> y = { *o, 1 };
	of_ints{ other{} };
	new of_ints{ *o };
}

of_ints a6 = { 1, 2, 3 };
of_ints a8{ converts(), 1 };
of_classes b3 = { 1, 2, 3 };
of_classes b4{ other{}, 1 };
of_templates c1 = { 1, 2 };
of_templates c2{ nullptr };
of_templates c3{ other{} };
with_template d3{ "a", "b" };
with_template d4{ 1, 2 };
many<int> e3 = { 1, 2 }, e4{}, e5{ e3 };
many<from_int> e6 = { 1, 2 };
many<other> e7{ 1, other{} }, e8{ other{}, other{} };
many<other *> e9{ nullptr };
