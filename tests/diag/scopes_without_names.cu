/* :: wants a name behind it, and one of a class or namespace before it. */
struct S {};
namespace N {}
int v;
int fn(int);
void numbers(float l) {
	if (l :: 0.0 || v) {
	}
	S::3;
	N::(2);
	v::3;
	::3;
	unknown::4;
	N::<3>(1);
	int x = (v::1) + 2;
}
void members(int *p) {
	int x = v::y;
	x = fn::z(1);
	p::q;
}
int g = v::y;
int h() { return v::c(2); }
