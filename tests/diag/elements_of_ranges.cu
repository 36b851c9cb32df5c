// Variables of range-based for statements that the elements do not initialize.
struct S { int x; };
struct V { int *begin(); int *end(); };
struct W { const int *begin() const; const int *end() const; };
void f(V v, W w)
{
	int a[3];
	S s[3] = { };
	for (int *p : a) { }
	for (float x : a) { }
	for (const int &x : a) { }
	for (char &c : a) { }
	for (int x : s) { }
	for (S &x : s) { }
	for (auto *p : a) { }
	for (const char *c : v) { }
	for (int x : v) { }
	for (long &x : v) { }
	for (int &x : w) { }
	for (auto &x : w) { x = 1; }
}
template <class T> void g(T v) { for (int *x : v) { } }
void h(V v) { g(v); }
