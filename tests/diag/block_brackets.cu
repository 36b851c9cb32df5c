// A ] for the } of a block.
int x;
int closed(int a)
{
	if (a) {
		a = 3;
	]
	x = 4;
	return a;
}
int z = y;
int swallowed() { return 3; }
