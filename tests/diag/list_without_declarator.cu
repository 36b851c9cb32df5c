// A list where a declarator should be, and lists that a semicolon ends.
struct tag { int a, b; };
tag { return 1; }
int after_tag;
void { int a; a = 1; }
inline void { if (1) { } }
int after_void;
static int {};
template <class T> const T { return 1; }
struct holder {
	const int { return 1; }
	int other;
	int last;
};
int of_holder = holder().last;

int numbers[] = { 1, 2; };
int more_numbers[] = { 1, +; }
int from_return[] = { return 1; }
tag assigned = { 1; 2; };
void body()
{
	int local[] = { 1, 2; };
}
int whole[] = { 1, 2, };
