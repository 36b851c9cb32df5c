int f(int a)
{
	int b[] = { 1,
