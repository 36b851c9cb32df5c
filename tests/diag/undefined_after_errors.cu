/* A definition that is refused defines nothing. */
static int other_result(int);
static int lost(float, int);
inline int never(int);
float other_result(int) { return 1; }
{
	return 1;
}
int use() { return other_result(1) + lost(1, 2) + never(3); }
