int f(int a)
{
	if (a
