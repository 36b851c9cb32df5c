// A } in a condition ends the block around it.
int call(int);
int condition(int a)
{
	if (call(a} {
		a = 2;
	}
	return a;
}
