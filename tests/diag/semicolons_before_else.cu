// Semicolons missing before else, and before the while of a do statement.
int in_return(int n)
{
	if (n == 0)
		return 0
	else
		return undefined1;
}
int in_expression(int n)
{
	if (n == 0)
		n = 3
	else if (n == 1)
		f(n
	else
		return undefined2;
	if (n)
		if (n == 4)
			n++;
		else
			n--
	else
		n = undefined3;
	return n;
}
int in_block(int n)
{
	if (n == 0) {
		n = 3
		else n = passed_over;
	}
	if (n == 1)
		n = 3;
	else
		n = 4
	else
		n = passed_over;
	return n;
}
int before_while(int n)
{
	do
		n--
	while (n > undefined4);
	do
		f(n
	while (n);
	return n;
}
