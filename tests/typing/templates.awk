# A random program about calls of function templates beside functions: awk -f random.awk -v seed=N -v sets=N -f templates.awk
# Each function and template returns a type of its own.

function pick(list, part, n) { n = split(list, part, "|"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }
function unique() { result_count++; return "R" result_count }

function template_param(    r) {
	r = uniform()
	if (r < 0.5) return pick("T|T|T &|const T &|T &&|const T &&|T *|const T *|T **|T *const &|T (&)[2]|const T (&)[4]|T (*)(T)|int (*)(T)")
	if (r < 0.8) return pick("V<T>|const V<T> &|V<T> &|V<T> &&|V<T *>|V<V<T>>|V<T> *|const V<T> *|W<T, int>|const W<T, U> &|W<U, T>")
	return pick("int|long|const D &|B|double|const char *|typename V<T>::type|std::initializer_list<T>|T B::*")
}
function plain_param() {
	return pick("int|unsigned|long|char|double|const int &|int &|int &&|const char *|int *|const int *|void *|const void *|B|const B &|D &|D|const D *|V<int>|const V<int> &|V<char> &|E|bool")
}
function heads(list,    names) {
	names = "class T"
	if (list ~ /U/) names = names ", class U"
	return names
}
function declare(i,    r, list, n, j) {
	n = pick("1|1|1|2|2")
	r = uniform()
	list = ""
	if (r < 0.35) {
		for (j = 0; j < n; j++) list = list (j ? ", " : "") plain_param()
		if (list in seen) return
		seen[list]
		printf "%s h%d(%s);\n", unique(), i, list
		return
	}
	for (j = 0; j < n; j++) list = list (j ? ", " : "") template_param()
	if (r > 0.85) {
		list = pick("T, Us...|Us...|T *, Us...|Us *...|const T &, const Us &...|V<Us...>|int, Us...|T, T, Us...")
		if ("..." list in seen) return
		seen["..." list]
		printf "template<%sclass... Us> %s h%d(%s);\n", list ~ /T/ ? "class T, " : "", unique(), i, list
		return
	}
	if (list !~ /T/) return
	if (list in seen) return
	seen[list]
	if (r > 0.8) printf "template<%s, class = typename enable<%s>::type> %s h%d(%s);\n", heads(list), pick("sizeof(T) == 4|sizeof(T) == 1|(sizeof(T) > 4)|is_pointer<T>::value"), unique(), i, list
	else printf "template<%s> %s h%d(%s);\n", heads(list), unique(), i, list
}
function argument() {
	return pick("i|i|ci|l|c|u|d|t|p|cp|pp|s|0|1|nullptr|'c'|1.5|\"abc\"|a|ca|b|cb|dd|cd|pb|pd|pcd|B()|D()|static_cast<B &&>(b)|vi|cvi|vc|vpi|vvi|V<int>()|pvi|w|w2|e|f1|&f1|mp|va|{ 1, 2 }")
}

BEGIN {
	seed_uniform(seed)
	print "namespace std { template<class E> class initializer_list {"
	print "const E *first; decltype(sizeof 0) count; constexpr initializer_list(const E *, decltype(sizeof 0)); public: constexpr initializer_list(); }; }"
	for (i = 1; i <= 2000; i++) printf "struct R%d { };%s", i, i % 10 ? " " : "\n"
	print "struct B { int x; };\nstruct D : B { };\nenum E { e0 };\ntemplate<class... T> struct V { using type = int; };\ntemplate<class T, class U> struct W { };"
	print "struct VD : V<long> { };\ntemplate<bool> struct enable { };\ntemplate<> struct enable<true> { using type = int; };"
	print "template<class T> struct is_pointer { static constexpr bool value = false; };\ntemplate<class T> struct is_pointer<T *> { static constexpr bool value = true; };"
	print "int f1(int);"
	for (i = 1; i <= sets; i++) {
		split("", seen)
		printf "void h%d(R1, R1, R1);\n", i
		n = 2 + int(uniform() * 4)
		for (j = 0; j < n; j++) declare(i)
	}
	print "void test(int i, const int ci, long l, char c, unsigned u, double d, bool t, int *p, const int *cp, int **pp, const char *s, B b, const B cb, D dd, const D cd, B *pb, D *pd, const D *pcd, V<int> vi, const V<int> cvi, V<char> vc, V<int *> vpi, V<V<int>> vvi, V<int> *pvi, W<char, int> w, W<int, char> w2, E e, int B::*mp, VD va)\n{\n\tint a[2]; const char ca[4] = {};"
	for (i = 1; i <= sets; i++)
		for (j = 0; j < 14; j++) printf "\th%d(%s%s);\n", i, argument(), chance(0.4) ? ", " argument() : ""
	print "}"
}
