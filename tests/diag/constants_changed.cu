// Nothing is converted to a __constant__ variable that is assigned to in a host function, and nothing is said of what is read beside that.
__attribute__((constant)) int a, b, c, A[4];
__attribute__((constant)) int *p;
void f(int x) {
	x = b + a++;
	x = a + (b = c);
	x = A[a++] + b;
	a = undefined;
	a += undefined2;
	a = "x";
	p = 3;
	a = a = "y";
	a = &x;
}
void by_default(int x = (a = 1, b += 2, c++));
struct S { int m = (a = 1); };
void calls() { by_default(); by_default(); S s; }
template <class T> int in_template(T t) { a = t; a++; return a = 3; }
int x4 = in_template(1);
// Others are read, and converted to.
__attribute__((device)) int d;
void g(int x) { x = b + d++; d = "x"; x = b + x++; }
// A global variable is no local one, wherever it is.
__attribute__((shared)) int shared;
void h() { auto l = [](int x = shared) { }; }
__attribute__((device)) void k() { static int st; auto l = [](int x = shared) { }; auto m = [](int x = st) { }; }
