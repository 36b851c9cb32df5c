// flags: --c++14
// flags: --c++17
/* Before C++17 a class of which a value becomes an object has a copy or move constructor, though nothing is copied. */
struct deleted {
	int v;
	deleted(int);
	deleted();
	deleted(const deleted &) = delete;
};
deleted made(int);
void takes(deleted);
class hidden {
	hidden(const hidden &);

public:
	hidden(int);
	hidden();
};
hidden made_hidden(int);
void takes_hidden(hidden);
struct changed {
	changed(changed &);
	changed(int);
};
changed made_changed();
struct holder {
	deleted member;
};
holder held();
struct movable {
	movable(int);
	movable(movable &&);
	movable(const movable &) = delete;
};
movable moved();
struct defaulted {
	defaulted(int);
	defaulted(const defaulted &) = default;
};
struct converts {
	operator deleted();
	operator movable();
};
void refused(bool b)
{
	deleted a(made(1)), c = made(1), d{ made(2) };
	deleted e = deleted(2);
	takes(made(1));
	takes(deleted(1));
	deleted f = 1;
	deleted g[2] = { made(1), 3 };
	new deleted{ made(3) };
	auto h = made(1);
	deleted i = b ? made(1) : made(2);
	auto closure = [b] { return made(b); };
	changed j = made_changed();
	holder k = held();
}
void warned()
{
	hidden a(made_hidden(1)), b = made_hidden(1);
	hidden c = 1;
	takes_hidden(made_hidden(1));
}
deleted results(int i)
{
	if (i == 1)
		return 1;
	if (i == 2)
		return deleted(1);
	if (i == 3)
		return { 1 };
	return made(1);
}
hidden hides() { return 1; }
void throws() { throw made(1); }
struct members {
	deleted first = made(3), second{ made(4) };
	deleted third = 1;
	deleted fourth{ 1 };
	members() : first(made(1)), fourth(2) {}
};
struct aggregate {
	deleted d;
	hidden h;
};
aggregate aggregates[1] = { { made(1), 2 } };
deleted global = made(1);
deleted silent(1), silent_too{ 2 }, list = { 3 }, none;
const deleted &reference = made(2);
deleted &&bound = deleted(3);
void valid()
{
	movable a = moved(), b(moved()), c = 1, d = converts();
	movable e[2] = { 1, moved() };
	defaulted f = 1, g(defaulted(2));
	auto h = moved();
	auto &&i = made(1);
	const deleted &j = made(1);
	made(1).v;
	takes(deleted{ 1 }.v);
}
template <class T> T of_template(T (*make)(int))
{
	T a = make(1);
	T b(make(2));
	return 1;
}
