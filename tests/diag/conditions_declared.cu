// flags: --c++14
/* A condition that is a declaration has been there since C++98; an init-statement has not. */
int count;
int conditions(int n)
{
	if (int q = n)
		return q;
	if (int q{ n })
		return q;
	switch (int q = [] { return 1; }()) {
	case 1: return q;
	}
	while (int q = n--)
		count += q;
	for (int i = n; int q = i; i--)
		count += q;
	if (n)
		return 1;
	return 0;
}
