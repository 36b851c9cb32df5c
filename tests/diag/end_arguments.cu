void call(int, int, int);
int f(int a)
{
	if (a) {
		call(a,
