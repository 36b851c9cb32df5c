// flags: --c++14
/* The first init-statement is said to be one, not a condition before it that is a declaration (conditions_declared.cu). */
int count;
int initialized(int n)
{
	while (int q = n--)
		count += q;
	if (int q = n)
		count -= q;
	if (int q = n; q) // said of the first one
		return q;
	switch (count = n; n) {
	case 1: return n;
	}
	return 0;
}
