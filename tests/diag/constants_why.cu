// Why an expression is no constant: members and elements of objects that may change, casts, calls of member functions, if constexpr.
struct S {
	int x;
	constexpr S(int v) : x(v) {}
	int m();
	int cm() const;
	static int sm();
	constexpr int k() const { return x; }
	static const int sc = 3;
};
S object(1);
const S constant_object(1);
constexpr S constexpr_object(1);
int array[3];
const int constants[3] = { 1, 2, 3 };
int &reference = array[0];
namespace N { int g(); }

void members(int n, S s, S &r, const S *p)
{
	constexpr int a1 = object.x;
	constexpr int a2 = constexpr_object.x;
	constexpr int a3 = object.m();
	constexpr int a4 = constexpr_object.cm();
	constexpr int a5 = S::sm();
	constexpr int a6 = constexpr_object.k();
	constexpr int a7 = N::g();
	constexpr int b1 = array[0];
	constexpr int b2 = reference;
	constexpr int b3 = S::sc;
	constexpr int b4 = s.x;
	constexpr int b5 = r.x;
	constexpr int b6 = p->x;
	constexpr int b7 = array[n];
	constexpr int c1 = (int)n;
	constexpr int c2 = int(n);
	constexpr int c3 = static_cast<int>(n) + 1;
	constexpr int c4 = (int)2.5;
	constexpr int c5 = sizeof(n);
	static_assert(s.x == 1);
	static_assert(object.m() > 2, "");
	if constexpr (n > 2)
		return;
	if constexpr (object.m())
		return;
	if constexpr (S::sc > 2)
		return;
	switch (n) {
	case s.x:
	case object.m():
	case S::sc:;
	}
}
