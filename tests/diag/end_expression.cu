int f(int a)
{
	while (a) {
		a
