// Initializers of members and default arguments: read where the class is complete.
struct P { P(int); explicit P(double *); private: P(char *); };
struct S {
	int x = "abc";
	int *p = 1;
	int y = undefined_name;
	const char *s = 1.5;
	P q = 1;
	P q2 = (double *)0;
	P q3{ (char *)0 };
	int &r = 5;
	unsigned u = -1;
	char c = 300;
	int n = nullptr;
	int z{ 1.5 };
	int w = { 1, 2 };
	int a[2] = 3;
	char t[2] = "ab";
	int b[2] = { 1, 2, 3 };
	int d[2]{ 300, 1.5 };
	char *deprecated = "abc";
};
struct T {
	int z = later();
	static int later();
	int *q = &z;
	T *self = this;
	int y = z;
	int (*l)(int) = [](int x) { return x; };
	int k = undefined;
	struct In {
		int a = "x";
		int b = outer;
	} in;
	static int outer;
	void f(int a = later(), int b = constant);
	static const int constant = 4;
	friend void g(int x = "s") { }
	T(int x = "s");
	void h(int i = missing(), unsigned u = -1);
};
void dflt(int x = "abc");
void dflt2(int x = undefd, char c = 300, const char *s = "abc", int *p = nullptr, int *q = 1);
struct Fine {
	int x = 1, *p = nullptr, &r = value, a[3] = { 1, 2 };
	static int value;
	char c[4] = "abc";
	P p1 = 1, p2{ (double *)0 };
	Fine *next = this;
	bool b = next;
	float f = 1, g{ 1 };
	void m(Fine *f = nullptr, const P &p = 1, bool c = 5);
};
void local()
{
	struct L {
		int x = "s";
		int y = 1;
		void m(int z = "t");
	};
}
int narrow{ 1.5 }, several[2]{ 300, 1.5 }, equal = { 1.5 };
char narrow_char{ 300 };
float fits{ 1 };
