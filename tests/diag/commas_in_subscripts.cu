// flags: --c++17
// flags: --c++20
// Commas without parentheses in subscripts, which C++20 deprecates; they are operators.
struct S { int operator,(int); int operator[](S); };
template <class T> void f(int *a, T b) { a[0] = a[b, 1] + a[1, b] + a[(b, 1)]; }
int g(int *a, int b, int c, S s)
{
	f(a, 1);
	a[0] = a[b++, c] + a[(b++, c)] + a[b++, c++, b] + a[S(), 10];
	return s[{ }];
}
