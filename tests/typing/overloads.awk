# Random overload sets, each function with a return type of its own, called with all sorts of arguments.
BEGIN {
	seed_uniform(seed)
	n = split("int|unsigned|long|char|short|bool|float|double|const int &|int &|int &&|long &|const double &|char *|const char *|void *|const void *|int *|const int *|S|const S &|S &|S &&|const S &&|E|C|const volatile int *|int **|S *|const S *|D *", type, "|")
	m = split("i|ci|1|l|c|h|t|f|d|u|p|cp|s|cs|S()|static_cast<S &&>(s)|e|e1|sc|0|\"abc\"|nullptr|v|a|ca|ps|pd|&p|\047c\047|1.5|1.5f|true|1L|&ci", argument, "|")
	print "struct S { int x; };\nstruct D : S { };\nenum E : int { e1 };\nenum class C { c1 };"
	for (i = 1; i <= sets; i++) {
		count = 2 + int(uniform() * 3)
		two = uniform() < 0.4
		split("", seen)
		for (j = 1; j <= count; j++) {
			params = type[1 + int(uniform() * n)] (two ? ", " type[1 + int(uniform() * n)] : "")
			if (params in seen) continue
			seen[params]
			printf "struct R%d_%d;\nR%d_%d *g%d(%s);\n", i, j, i, j, i, params
		}
		pairs[i] = two
	}
	print "void test(int i, const int ci, long l, char c, short h, bool t, float f, double d, unsigned u, int *p, const int *cp, S s, const S cs, E e, C sc, void *v, S *ps, D *pd)\n{\n\tint a[2]; const char ca[3] = {};"
	for (i = 1; i <= sets; i++)
		for (j = 1; j <= m; j++)
			printf "\tg%d(%s%s);\n", i, argument[j], pairs[i] ? ", " argument[1 + int(uniform() * m)] : ""
	print "}"
}
