int f(int a)
{
	for (int i = 0; i < 3;
