// The condition of a for declares a variable without a value: what is said of any such variable, and that.
struct S { S(int); operator bool(); };
struct D { operator bool(); };

void f()
{
	for (int i = 0; int q; i++) { }
	for (int i = 0; const int q; i++) { }
	for (; auto q;) { }
	for (; int &q;) { }
	for (; S q;) { }
	for (; D q;) { }
	if (const int q) { }
	if (auto q) { }
	if (S q) { }
	while (const int *q) { }
	for (; int q = 1;) { }
	for (; D q = {};) { }
	for (; D q{};) { }
	if (int q = 1) { }
}

template <class T>
void g(T t)
{
	for (T i = 0; int q;) { }
	for (; T q;) { }
}
