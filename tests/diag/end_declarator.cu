int f(int a)
{
	while (a)
		if (a) {
			int b = a,
