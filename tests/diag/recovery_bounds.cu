// Bounds and what stands behind them end at what ends the declarator.
void bounds()
{
	int a[3 + = 3, b = 4;
	int c[3 3 = 3, d = 4;
	int e[3 3 (2) = 3, f = 4;
	int g[3 3, h = 4;
	d = f = h;
	int i[1, 2], j;
	j = 1;
}
void with_default(int a[3 3 = 2, int b) { b = 3; }
void without(int a[3 3, int b) { b = 3; }
struct members {
	int a[3 3 = { 1 }, b[2 2, c;
	int d[1, 2];
};
int size = sizeof(members::c);
int a[3 3 = { 1 }, b[2 2, c;
int use_c = c + d;
typedef int type[3 3, another_type;
another_type of_type = 1;
int two[1, 2];
