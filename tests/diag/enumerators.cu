// What enumerations end at, and what is no enumerator.
enum A { A1, A2; A3 };
enum class B { B1, B2; B3 };
enum C { C1 C2, C3 };
enum D { D1, 3, D2 };
enum E { int E1, E2 };
enum F { F1, F2 = ; F3 };
enum G { G1 = 3 + 4, G2, };
enum H { };
enum J { J1 = 1 > 2 ? 3 : 4, J2 = (1, 2), J3 = sizeof(int) < 3, J4 __attribute__((deprecated)), J5 [[deprecated]] = 1, J6 };
int values() { return A1 + D2 + E2 + F1 + G2; }
enum I {
#pragma pack(push)
	I1,
#pragma pack(pop)
	I2
#pragma pack()
};
// Values that are not known: operators take them nevertheless.
namespace unknown_values {
struct Any { int v; template <class U> Any(U x) noexcept(noexcept(U(1))) : v(x) {} };
int sum(int total)
{
	enum { a = int(noexcept(Any{ 1 })), b };
	total += a + b;
	return a < b ? -a : total << b;
}
int text()
{
	enum { a = __PRETTY_FUNCTION__[0], b };
	int n[4] = { a + b, a * 2, ~a, +b };
	switch (a) { default: return n[a] + (a | b) + (a ? 1 : 2); }
}
}
