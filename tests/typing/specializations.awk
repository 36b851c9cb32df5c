# A random program about partial specializations of class and variable templates: awk -f random.awk -v seed=N -v sets=N -f specializations.awk
# Each specialization has a type of its own; Si<A, B>::type() asks which one is meant.
function pick(list, part, n) { n = split(list, part, "|"); return part[1 + int(uniform() * n)] }
function pattern(T) {
	return pick("T|T *|const T|T &|T &&|T[N]|T[]|V<T>|V<T, int>|V<T *>|W<T, T>|T (*)(T)|T(int)|T(Us...)|V<Us...>|F<T>|F<Us...>|T C::*|T (C::*)(Us...)|Number<N>|const T *|T *const|volatile T|void (*)(Us...)|W<int, T>|T[3]|V<V<Us>...>|V<T, Us...>|W<T, V<Us...>>")
}
function head(list, extra,    names) {
	names = ""
	if (list ~ /[^A-Za-z]T[^A-Za-z]/) names = names ", class T"
	if (list ~ /[^A-Za-z]U[^A-Za-z]/) names = names ", class U"
	if (list ~ /[^A-Za-z]C[^A-Za-z]/) names = names ", class C"
	if (list ~ /[^A-Za-z]N[^A-Za-z]/) names = names ", int N"
	if (list ~ /[^A-Za-z]F[^A-Za-z]/) names = names ", template <class...> class F"
	if (list ~ /[^A-Za-z]Us[^A-Za-z]/) names = names ", class... Us"
	return "template <" substr(names, 3) ">"
}
function type() {
	return pick("int|char|int *|const int|const int *|int *const|int &|const int &|int &&|int[3]|int[4]|int[]|V<>|V<int>|V<char, int>|V<int *>|V<V<int>>|V<V<int>, V<char>>|W<int, int>|W<int, char>|W<char, V<int>>|int (*)(int)|char (*)(int)|int(int)|char(int, char)|char()|int S::*|int (S::*)(char)|Number<3>|Number<4>|volatile int|void (*)(int, char)|void (*)()|const V<int>|V<int> *|V<int, int>")
}
BEGIN {
	seed_uniform(seed)
	for (i = 1; i <= 2000; i++) printf "struct R%d { };%s", i, i % 10 ? " " : "\n"
	print "struct S { };\ntemplate <class...> struct V { };\ntemplate <class, class> struct W { };\ntemplate <int> struct Number { };"
	for (i = 1; i <= sets; i++) {
		split("", seen)
		printf "template <class A, class B = A> struct S%d { using type = R%d; template <class X> struct In { using type = R%d; }; };\n", i, ++r, ++r
		for (j = 0; j < 2 + int(uniform() * 4); j++) {
			list = " " pattern() ", " pick("U|U|U|int|U *|const U|V<U>|T") " "
			if (list in seen || list ~ /Us.*Us/) continue
			seen[list]
			if (list ~ /[^A-Za-z](T|U|C|N|Us)[^A-Za-z]/)
				printf "%s struct S%d<%s> { using type = R%d; template <class X> struct In { using type = R%d; }; template <class X> struct In<X *> { using type = R%d; }; };\n", head(list), i, list, ++r, ++r, ++r
		}
		if (uniform() < 0.3) printf "template <> struct S%d<%s, %s> { using type = R%d; };\n", i, type(), type(), ++r
	}
	print "void test()\n{"
	for (i = 1; i <= sets; i++)
		for (j = 0; j < 20; j++)
			if (uniform() < 0.8) printf "\tS%d<%s, %s>::type();\n", i, type(), type()
			else printf "\tS%d<%s>::In<%s>::type();\n", i, type(), type()
	print "}"
}
