/* What a const variable of class type holds is known where it is defined; the others are read [20091]. */
struct Point {
	unsigned x, y;
};
struct Made {
	int x;
	constexpr __attribute__((host)) __attribute__((device)) Made(int v = 1) : x(v) {}
};
extern const __attribute__((device)) Point elsewhere;
const __attribute__((device)) Point here = { 1, 2 };
const __attribute__((device)) Made made;
extern const __attribute__((device)) Made made_elsewhere;
extern const __attribute__((device)) Made made_later;
const __attribute__((device)) Made made_later(3);
int f(int *p)
{
	p[elsewhere.x] = 1;
	p[here.x] = 1;
	p[made.x] = 1;
	p[made_elsewhere.x] = 1;
	return elsewhere.y + made_elsewhere.x + here.x + made.x + made_later.x;
}
template <class T> void g(T *p) { p[elsewhere.x] = p[here.x]; }
