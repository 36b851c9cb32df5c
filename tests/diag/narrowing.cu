// Narrowing in braces: an error of arguments, results, assignments and new objects, but a warning where constructors are called and of
// objects that are declared.
struct S {
	int a;
	char c;
};
struct K {
	K(int, char);
};
struct N {
	S s;
	int x[2];
};
struct Base {
	Base(int);
};
struct Derived : Base {
	K k;
	Derived(double d) : Base{ d }, k{ d, 'a' } {}
};
void take(int);
void take_float(float);
void take_char(char);
void take_bool(bool);
void take_s(S);
void take_n(N);
void take_reference(const S &);
void take_k(K);
struct O {
	void m(S);
};
enum E { e0, e1 };

int returned(double d) { return { d }; }
char returned_constant() { return { 300 }; }
bool returned_bool(int v) { return { v }; }
S returned_class(double d) { return { d, 'a' }; }
S returned_object(double d) { return S{ d, 'a' }; }
K returned_by_constructor(double d) { return { d, 'a' }; }

void arguments(double d, int v, int *q, long long l)
{
	O o;

	take({ d });
	take({ 1.5 });
	take_char({ 300 });
	take_char({ v + 1 });
	take_float({ v });
	take_float({ l });
	take_float({ 123456789 });
	take_bool({ v });
	take_bool({ q });
	take_s({ d, 'a' });
	take_s(S{ d, 'a' });
	take_n({ { d, 'a' }, { 1, d } });
	take_reference({ d, 'a' });
	take_k({ d, 'a' });
	take_k({ 1, 300 });
	take_k(K{ d, 'a' });
	o.m({ d, 'a' });
	take(int{ d });
	/* nothing is lost */
	const int five = 5;
	take({ v });
	take_char({ 'a' });
	take_char({ 1 + 1 });
	take_char({ five });
	take_char({ e1 });
	take_float({ 1 });
	take_float({ 1.5 });
	take_float({ 16777216 });
	take_bool({ 1 });
	take_bool({ v > 1 });
	take_s({ v, 'a' });
}

void objects(double d, int v, int *q)
{
	S s;
	N n;
	auto by_cast = S{ d, 'a' };
	S by_cast_too = S{ d, 'a' };
	auto by_constructor = K{ d, 'a' };
	const S &of_class{ d, 'a' };
	const int &of_number{ d };
	bool b{ v }, by_equals = { d }, of_pointer{ q }, bit{ v & 1 }, ok{ !v }, ok_too{ v == 2 };
	int *number = new int{ d }, *numbers = new int[2]{ d, 1.5 };
	S *object = new S{ d, 'a' };
	N *nested = new N{ { d, 'a' } };
	K *constructed = new K{ 1.5, 'c' };

	s = { d, 'a' };
	s = S{ d, 'a' };
	n.s = { d, 'a' };
	n.x[0] = { d };
	S{ d, 'a' };
	K{ d, 'a' };
	new S{ d, 'a' };
	new N{ { d, 'a' } };
	new int[2]{ d, 1 };
	new K{ 1.5, 'c' };
	throw S{ d, 'a' };
}

// What an object's conversion function gives is not narrowed.
namespace converted {
struct Long { operator long(); } l;
struct Double { operator double(); } d;
struct Pointer { operator int *(); } p;
void g(int);
void h(float);
void k(const int &);
void f()
{
	g({ l });
	h({ d });
	k({ l });
	int i{ l };
	int j = { d };
	float x = { d };
	bool b{ p };
}
int q() { return { l }; }
struct S { int m; } s = { l };
struct M { int m; M() : m{ d } {} };
int *n = new int{ l };
int wrong() { return { long(l) }; }
}
