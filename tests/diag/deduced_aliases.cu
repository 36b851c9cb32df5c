// Calls that deduce from aliases of arrays: the type of a bound is not that of the parameter. The last one is a mistake.
template <long a> using Text = const char[a];
template <class, int c, int e, class F> __attribute__((device)) int lengths(Text<c> &, Text<e> &, F);
template <int n> __attribute__((device)) int length(Text<n> &);
template <long n> __attribute__((device)) int exact(Text<n> &);
__attribute__((global)) void right(int *p)
{
	p[0] = lengths<int>("", "ab", 1) + length("abc") + exact("abcd");
}
__attribute__((global)) void wrong(int *p)
{
	p[0] = exact(p);
}
