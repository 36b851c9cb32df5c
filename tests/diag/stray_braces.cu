// A } too many, and what follows it.
int *known, count;
void first(int n)
{
	if (n) {
		count = 1; }
	}
	known[0] = 3;
	unknown[0] = 4;
	other[n] = 5;
	count = 3;
	count++;
	for (int i = 0; i < 3; i++) { count = i; }
	return;
}
int passed_over() { return undefined; }
int semicolon;
int second() { return nothing; }
