// Template arguments without their >, and what the next token that is waited for is.
template <class T> struct box { T value; };
template <class T, int N> struct row { T value[N]; };
template <class T> T twice(T);
template <class T> constexpr int number = 1;

box<int first;
box<box<int> nested;
row<int, 3 counted;
row<int, (3) listed = { 1 };
box<int made(int x) { return 1; }
const box<int *pointer() { return 0; }

struct holder {
	box<int member;
	int other;
};
struct derived : box<int { int more; };
template <class T> struct pattern : box<T { T more; };
typedef box<int alias;
using other_alias = box<box<int>;

int from_call = twice<int(3);
int from_variable = number<int + 1;

void parameters(box<int a, int b) { b = 1; }
void second(int a, box<int b) { a = 1; }
template <class T> void of_template(box<T a) { }
__attribute__((global)) void kernel(box<int a, int *out) { out[0] = 1; }

void body()
{
	box<int local;
	box<int braced = { 3 }, more;
	int after;

	more = 2; // of a type that is not known
	after = 1;
	local.value = 2;
}

template <int N> struct sized { bool smaller = N < 3; };
bool compared(int a, int b) { return a < b && number<int> < b; }
box<int> whole;
row<box<int>, (3 > 2)> closed;
