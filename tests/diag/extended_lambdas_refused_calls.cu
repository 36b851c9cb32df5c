// flags: --extended-lambda
/* Calls that do not fit call no lambda of the other side. */
void f() { ([] __attribute__((device)) (int (&x)[2]) { return 1; })(); }
void g() { ([] __attribute__((device)) (int x) { return 1; })(); }
void h() { ([] __attribute__((device)) (int x) { return 1; })(1); }
void i()
{
	auto l = [] __attribute__((device)) (int x) { return 1; };
	l();
	l(1);
	l(1, 2);
}
void j()
{
	auto l = [] __attribute__((host)) __attribute__((device)) (int x) { return 1; };
	l();
	l(1);
}
