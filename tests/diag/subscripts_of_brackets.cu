/* [[ in an expression of a function is a subscript by a lambda. */
int f(int, int);
void t(int *m, int i, int **k) {
	m[[i];
	m[[i]];
	int x = m[[i] + 1;
	x = k[[0]][1];
	x = m[ [] { return 1; }() ];
	[[maybe_unused]] int y = x;
}
void arguments(int *m, int i) { f(m[[i], 2); f(1, m[[i]]); }
