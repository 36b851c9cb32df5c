/* Behind .* and ->* stands a pointer to a member, before .* an object. */
struct P {
	int x, y;
	P *q;
};
int f(int);
struct convertible {
	operator int P::*() const;
};
template <class T, class U> auto of_template(T t, U u) { return t.*u; }
void t(P p, P *pp, int x, int P::*m, int P::*&r, convertible c) {
	f(p.*x * 2);
	p.*m = 1;
	p.*y;
	pp->*x;
	p.*m.x;
	x.*m;
	pp.*m;
	p.*f;
	p.*r = (pp->*m) + (p.*&P::y);
	of_template(p, m);
}
