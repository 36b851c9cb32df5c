// for (x : range), where what is declared has no type, or no name.
struct type {
	type(int);
};
namespace space {
}
int function();
void undefined_name()
{
	int v[3];
	for (x : v) {
	}
	for (y : v)
		used(y);
	int after = nothing;
}
void other_names()
{
	int v[3], x;
	for (x : v)
		;
	for (v : v)
		undefined;
	for (space : v)
		;
	for (function : v)
		;
}
void types()
{
	int v[3];
	for (int : v)
		;
	for (type : v)
		;
	for (const : v)
		;
	for (auto : v)
		;
	for (type type : v)
		;
	for (auto x : v)
		x++;
}
template<class T>
void in_template(T t)
{
	for (x : t)
		;
	for (t : t)
		;
	for (T u : t)
		;
}
void of_nothing()
{
	for (x : w)
		;
}
