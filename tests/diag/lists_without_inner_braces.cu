// Lists whose inner braces are left out: how many values there is room for, and what they are for.
template <class T, int N> struct array { T elements[N]; };
struct two { int a, b; };
struct mixed { two first; int second[2]; const char *name; char text[4]; };
struct constructed { constructed(int); int a; };
struct outer { constructed c; int n; };
struct empty { };
struct with_empty { empty e; int n; };
struct based : two { int c; };
union either { int a; float b; };
struct with_union { either e; int n; };
two source();
int square[2][2] = { 1, 2, 3, 4, 5 };
int ragged[2][2] = { { 1 }, 2, 3, 4 };
int open[][2] = { 1, 2, 3, 4, 5 };
two pairs[2] = { 1, 2, 3, 4, 5 };
array<int, 3> many = { 1, 2, 3, 4 };
array<int, 3> braced = { { 1, 2, 3, 4 } };
array<two, 2> nested = { 1, 2, 3, 4, 5 };
array<array<int, 2>, 2> deep = { 1, 2, 3, 4, 5 };
mixed parts = { 1, 2, 3, 4, "name", "abc", 5 };
mixed wrong = { 1, 2, 3, "four", "name", "abc" };
mixed letters = { 1, 2, 3, 4, "name", 'a', 'b', 'c', 'd', 'e' };
int full[2][2] = { 1, 2, 3, 4 };
mixed fits = { 1, 2, 3, 4, "name", "abc" };
mixed copied = { source(), 3, 4 };
mixed fewer = { 1 };
outer converted = { 1, 2 };
with_empty of_empty = { {}, 1 };
with_union of_union = { 1, 2 };
char texts[2][4] = { "abc", "def" };
void local(int n, float *p)
{
  int values[2][2] = { n, n, n, n, n };
  array<float, 2> pointers = { n * 1.0f, p };
  static array<int, 4> all = { 1, 2, 3, 4 };
}
