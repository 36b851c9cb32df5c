// Attribute lists and what stands behind them end at what ends the declarator.
void lists()
{
	int a[[3]];
	int b [[x y]];
	int c [[, x,, y,]];
	int d [[x, 3]], e [[x, 3, 4 + 5]];
	int f[[3] = 3, g = 4;
	int h[[3 = 3, i = 4;
	int j[[x = 3, k = 4;
	int l[[x + 1] = 3, m = 4;
	int n[[x + 1], o[4] = { 1, 2 };
	int p __attribute__((3)), q __attribute__((unused 4)), r __attribute__((3 + 4, 5));
	int s __attribute__((3), t = 3;
	int u __attribute__((unused = 3, v = 3;
	g = i = k = m = o[0] = t = v;
}
void parameter(int a[[3], int b) { b = 3; }
void no_bound(int a[[], int b) { b = 3; }
void last(int a[[]) { }
int at_namespace[[3] = 3, another = 4;
int use = another;
void statements()
{
	[[3]] int a;
	a = 1;
	[[3] int b;
}
