/* [[ begins an attribute list, also where a lambda is meant. */
void in_bounds()
{
	int b[[] { return 2; }()];
}
void in_subscripts(int *p)
{
	p[[] { return 0; }()] = 1;
	int q = p[[] { return 0; }()];
	p[([] { return 0; }())] = q;
	p[q] = p[ [] { return 0; }()];
}
void attributes()
{
	[[maybe_unused]] int a;
	int b [[maybe_unused]] [3];
	int c[([] { return 1; }())];
	(void)b, (void)c;
}
