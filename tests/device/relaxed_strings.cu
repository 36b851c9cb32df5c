// nvcc: --expt-relaxed-constexpr
/* With --expt-relaxed-constexpr the string literals of constexpr functions count that the host uses. */
constexpr const char *pick(const char *a, const char *b, int n) { return n ? a : b; }
template <class T> constexpr int of_host(T n)
{
	const char *s = pick("counted", "too", n);

	return s[n];
}
template <class T> constexpr int of_nobody(T n) { return "not counted"[n]; }
int host(int n) { return of_host(n); }
__global__ void k(const char **p) { *p = "numbered"; }
