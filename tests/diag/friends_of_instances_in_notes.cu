// Friends that instances of one class template have are several functions of a name.
template <class T> struct Box { T v; friend Box operator+(const Box &a, const Box &b) { return a; } friend bool same(Box a, Box b) { return true; } };
template <class T> struct List { struct It { friend bool operator==(It, It) { return true; } }; It begin(); friend List operator-(List a) { return a; } };
struct P { friend P operator*(P, P) { return P(); } };
void f(Box<int> a)
{
	a + 2;
	same(a, 3);
}
void g(Box<int> a, Box<float> b)
{
	a + 2;
	a + b;
	same(a, b);
	same(a, 3);
}
void h(List<int> x, List<float> y)
{
	x.begin() == 3;
	x.begin() == y.begin();
	-x;
	x - 1;
	-y;
	y - 1;
}
void i(P p) { p * p; p * "x"; }
