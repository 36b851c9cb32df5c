struct S {{
	int x;
};
int g(S *s) { return s->x; }
