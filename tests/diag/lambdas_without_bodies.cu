/* What looks like a lambda and has no body is of no type; nothing is captured. */
void elements(int n) {
	float a[2];
	int b;
	a[0] = [b(n) * 2];
	a[0] = [b];
	;[n] = b;
	[3] = b;
	n = [q];
	a[1] = [b](int x) n + x;
}
void closed(int n) { float a[2]; a [1] = [n(3]; }
int fine(int n) { return [n] { return n; }() + [](int x) { return x; }(2); }
