/* No type is a reference to a reference as it is written, or const void. */
struct F {
	int a;
};
typedef F &R;
template <class T> struct C {
	typedef T &type;
	T &member;
};
void t(F &a, F & &b, F &&c, F && &d, F & && e, F &*f) {}
int & &x = *(int *)0;
int &&& y = 1;
void u() {
	int i = 0;
	int & &r = i;
	int &* q = &i;
	auto & &s = i;
	const void v = 3;
	void w = 2;
	static const void z = 1;
}
const void g = 2;
void fine(R &a, R &&b, C<F &>::type &c, const volatile void *p, F *&f, int (&array)[2], int (&&other)[2]) {}
