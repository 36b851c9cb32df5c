struct S {
	int x;
	int f()
	{{
		return x;
	}
	int g();
	int h() { return g(); }
};
int g(S *s) { return s->x; }
