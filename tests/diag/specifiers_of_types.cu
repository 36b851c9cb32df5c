// Storage classes and function specifiers of classes and enumerations that no object is declared with.
extern struct E1 { int a; };
static struct E2 { int a; };
extern struct E3 { int a; } e3;
static struct E4 { int a; } e4;
extern struct E5;
static enum E6 { q1 };
static enum class E7 : int;
typedef struct E8 { int a; };
mutable struct E9 { int b; };
thread_local struct E10 { int b; };
register struct E11 { int b; };
extern "C" struct E12 { int b; };
constexpr struct E13 { int b; };
inline struct E14 { int b; };
static union { int u1; float u2; };
static union U { int a; };
struct M {
	static struct N { int a; };
	extern struct O { int a; };
	static struct P;
	virtual struct Q { };
	static struct R { int a; } r;
	friend struct S;
	union { int m1; float m2; };
};
void f() { static struct E15 { int a; }; extern struct E16 { int a; }; static union { int a; }; static struct E17 { int a; } x; a = x.a; }
struct T {
	int x, y;
	T(int a) : x(a), int(1) { }
	T() : y(1), float(2), x(1) { }
	T(char) : int(1) { }
	T(long) : const(1) { }
	T(short) : x(1), y(2) { }
};
