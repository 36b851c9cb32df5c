// Variables that heads of statements declare, members and parameters of templates, declared again.
void f(int *p, int a)
{
	int arr[3];
	for (int x : arr) { int x; }
	for (int i = 0; i < 3; i++) { int i; }
	if (int i = 0; i) { int i; } else { int i; }
	if (int c = 1) { int c; } else { int c; }
	while (int d = 2) { int d; { int d; } }
	switch (int e = 1) { case 1: int e; }
	for (int i = 0; i < 3; i++) { { int i; } }
	for (int i = 0; i < 3; i++) for (int i = 0; i < 3; i++) { }
	for (int i = 0; i < 3; i++) if (int i = 1) { }
	auto l = [](int b) { int b; };
	auto l2 = [x = 1] { int x; };
	auto l3 = [a] { int a; };
	{ int a; }
	for (int a = 0;;) { }
	if (p) int a;
	int i;
	for (int i = 0;;) { }
}
void g(int a) try { int a; } catch (...) { int b; }
void h(int a) { int a; }
template <class T> struct A { int x; int x; int g; void g(); enum E { a }; enum { a }; void m(T x); void m(int x); };
template <class T, int N> struct B { int T; void m() { int N; } struct C { int T; }; };
template <class T> void p() { int T; { int T; } }
template <class... Ts> void o() { int Ts; }
template <template <class> class TT> void n() { int TT; }
template <class T> void body(T a) { int b; int b; for (int i = 0;;) { int i; } }
template <class T> struct D { };
template <class T> struct D<T *> { };
template <> struct D<int> { };
template <class T, class U> struct D { };
template <class T> struct A { };
template <class T> struct Fine;
template <class T> struct Fine { T T_; };
template <class T> struct Fine;
