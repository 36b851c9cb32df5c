int f(int a)
{
	a = static_cast<int
