/* A block declares nothing of the global scope; and :: wants a name behind it. */
namespace N { int now(); }
int v;
struct S {
	static int m;
};
void t() {
	float ::d;
	d = 1;
	int ::v = 2;
	v = 3;
	::v = 4;
	int n = N::;
	n = N::&now();
	n = N::, 3;
	n = (N::);
	extern int ::e;
	int ::fn(int);
	fn(1);
	const int ::q = 3, r = 4;
	n = r + ::v + ::S::m + ::N::now();
	::S s;
	const ::S *p = new ::S;
	int S::*member = nullptr;
}
