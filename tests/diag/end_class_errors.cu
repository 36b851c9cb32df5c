/* The end of the source in a class, behind errors that are none of syntax. */
struct S {
	int a;
	S(int b) : a(b) { }
	static const int limit = 1;
	int limit;
int other;
S operator+(const S &x, const S &y) { return S(x.a); }
template <class T> struct A { };
int main() { S s("x"); return s.a; }
