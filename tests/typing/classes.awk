# A random program about overload resolution with classes: awk -f random.awk -v seed=N -v sets=N -f classes.awk
# Each function returns a type of its own, so the type of a call tells which was chosen.

function pick(list, part, n) { n = split(list, part, "|"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }
function unique() { result_count++; return "R" result_count }
function spelled(op) { sub(/or$/, "|", op); return op }
function space(i) { return i % 3 == 0 ? "" : i % 3 == 1 ? "n1::" : "n2::" }
function class_name(i) { return space(i) "A" i }
function any_class() { return class_name(int(uniform() * classes)) }

function fundamental() { return pick("int|int|unsigned|long|char|short|bool|double|float|const char *|void *|const void *|int *|const int *|long long") }
function enumeration() { return pick("E0|n1::E1|n2::E2|E3") }
function param_type(    r) {
	r = uniform()
	if (r < 0.30) return fundamental()
	if (r < 0.40) return enumeration()
	if (r < 0.45) return pick("const int &|int &|int &&|const double &|long &|const E0 &")
	if (r < 0.55) return any_class()
	if (r < 0.68) return "const " any_class() " &"
	if (r < 0.76) return any_class() " &"
	if (r < 0.84) return any_class() " &&"
	if (r < 0.92) return pick("|const ") any_class() " *"
	if (r < 0.95) return "std::initializer_list<" pick("int|double|" any_class()) ">"
	return fundamental()
}
function params(    text, n, i) {
	n = pick("1|1|1|2|2")
	text = param_type()
	for (i = 1; i < n; i++) text = text ", " param_type() (chance(0.3) ? " = 0" : "")
	if (text !~ /(int|long|double|char \*|int \*) = 0$/) sub(/ = 0$/, "", text)
	if (chance(0.05)) text = text ", ..."
	return text
}
# A declaration at most once: name and parameters without what does not tell functions apart.
function once(where, name, list,    key) {
	key = where " " name "(" list
	gsub(/ = 0/, "", key)
	if (key in seen) return 0
	seen[key] = 1
	return 1
}
function qualifiers() { return pick("||| const| const| &| &&| const &| volatile| const volatile") }

function declare_operator(i, friend,    op, self, list, quals) {
	self = (friend ? pick(class_name(i) "|const " class_name(i) " &|" class_name(i) " &|" class_name(i) " &&") : "")
	op = pick("+|-|*|/|%|==|!=|<|>|<=|>=|<<|>>|&&|,|+=|-=|<<=|=|[]|()|u!|u-|u*|u&|u~|p++|p--|s++|->")
	quals = pick("| const")
	if (op ~ /^u/) { op = substr(op, 2); list = self }
	else if (op ~ /^s/) { op = substr(op, 2); list = friend ? self ", int" : "int" }
	else if (op ~ /^p/) { op = substr(op, 2); list = self }
	else if (op == "->") { if (friend) return; if (once(i, "->", quals)) printf "\tM *operator->()%s;\n", quals; return }
	else if (op ~ /^(=|\[\]|\(\))$/) { if (friend) return; list = param_type() }
	else list = friend ? (chance(0.7) ? self ", " param_type() : param_type() ", " self) : param_type()
	if (op == "=" && index(list, class_name(i)) && list !~ /\*/) return
	if (!once(friend ? space(i) : i, "operator" op, list (friend ? "" : quals))) return
	if (friend) printf "\tfriend %s operator%s(%s);\n", unique(), op, list
	else printf "\t%s operator%s(%s)%s;\n", unique(), op, list, quals
}

function declare_class(i,    base, n, j, list, type, quals) {
	if (space(i) != "") printf "namespace %s {\n", substr(space(i), 1, 2)
	base = i > 0 && chance(0.5) ? class_name(int(uniform() * i)) : ""
	if (base != "" && i > 1 && chance(0.2)) { type = class_name(int(uniform() * i)); if (type != base) base = base ", " type }
	printf "struct A%d%s {\n", i, base != "" ? " : " base : ""
	n = int(uniform() * 3)
	for (j = 0; j < n; j++) {
		list = param_type() (chance(0.2) ? ", int = 0" : "")
		if (index(list, class_name(i)) && list !~ /\*/) continue
		if (once(i, "A", list)) printf "\t%sA%d(%s);\n", chance(0.3) ? "explicit " : "", i, list
	}
	if (n && chance(0.5)) printf "\tA%d();\n", i
	if (base != "" && base !~ /,/ && chance(0.3)) { type = base; sub(/.*:/, "", type); printf "\tusing %s::%s;\n", base, type }
	if (chance(0.15)) printf "\ttemplate<class T> A%d(%s);\n", i, pick("T *|X<T>|const X<T> &|T, T|T *, int = 0")
	if (chance(0.1)) printf "\ttemplate<class T> operator %s() const;\n", pick("T *|X<T>")
	if (chance(0.25)) printf "\ttemplate<class T> %s g(%s)%s;\n", unique(), pick("T|const T &|T *|T &&|T &|X<T>|const X<T> &|T, T|T, int"), pick("| const")
	n = int(uniform() * 3)
	for (j = 0; j < n; j++) {
		type = chance(0.6) ? pick("int|bool|double|const char *|int *|long|E0|int &|const int &|char") : param_type()
		quals = pick("| const| const| &| &&")
		if (type ~ /initializer/ || index(type, "A" i)) continue
		if (once(i, "operator", type) && !((i " " quals) in dummy)) printf "\t%soperator %s()%s;\n", chance(0.25) ? "explicit " : "", type, quals
	}
	n = int(uniform() * 4)
	for (j = 0; j < n; j++) {
		list = params()
		quals = qualifiers()
		if (once(i, "g", list) ) printf "\t%s g(%s)%s;\n", unique(), list, quals
	}
	if (chance(0.2) && once(i, "g", "static int")) printf "\tstatic %s g(int, char);\n", unique()
	n = int(uniform() * 4)
	for (j = 0; j < n; j++) declare_operator(i, 0)
	n = int(uniform() * 3)
	for (j = 0; j < n; j++) declare_operator(i, 1)
	if (chance(0.5)) {
		list = pick(class_name(i) "|const " class_name(i) " &|" class_name(i) " *") ", " param_type()
		if (once(space(i), "f", list)) printf "\tfriend %s f(%s);\n", unique(), list
	}
	print "};"
	if (space(i) != "") print "}"
}

function argument(    i) {
	if (chance(0.5)) {
		i = int(uniform() * classes)
		return pick("a" i "|ca" i "|pa" i "()|static_cast<" class_name(i) " &&>(a" i ")|&a" i "|pca" i "()")
	}
	if (chance(0.1)) return pick("{}|{ 1 }|{ 1, 2 }|{ a0 }|{ 1.5 }|{ \"x\" }")
	return pick("i|ci|l|c|h|t|d|fl|u|p|cp|s|0|1|nullptr|true|'c'|1.5|e0|e1|e2|e3|v|q|E0()|xi|cxc|X<double>()|\"abc\"|3L")
}
function object(    i) { i = int(uniform() * classes); return pick("a" i "|a" i "|ca" i "|pa" i "()|pca" i "()") }
function operand(    text) { do text = chance(0.7) ? object() : argument(); while (text ~ /^\{/); return text }

BEGIN {
	seed_uniform(seed)
	classes = 6
	print "namespace std { template<class E> class initializer_list {"
	print "const E *first; decltype(sizeof 0) count; constexpr initializer_list(const E *, decltype(sizeof 0)); public: constexpr initializer_list(); }; }"
	for (i = 1; i <= 3000; i++) printf "struct R%d { };%s", i, i % 10 ? " " : "\n"
	print "struct M { int m; };\ntemplate<class T> struct X { };\nenum E0 { e00 };\nenum class E3 { e30 };"
	print "namespace n1 { enum E1 : short { e10 }; }\nnamespace n2 { enum class E2 : char { e20 }; }"
	for (i = 0; i < classes; i++)
		printf space(i) == "" ? "struct A%d;\n" : "namespace " substr(space(i), 1, 2) " { struct A%d; }\n", i
	for (i = 0; i < classes; i++) declare_class(i)
	print "void k0(M, M, M); void k1(M, M, M); void k2(M, M, M); void k3(M, M, M);"
	# functions of namespaces, operators of enumerations
	for (i = 1; i <= sets / 2; i++) {
		where = pick("|n1|n2|n1")
		name = pick("f|f|k" int(uniform() * 4) "|operator")
		if (name == "operator") name = name spelled(pick("+|==|!=|<|!|-|~|<<|or|&|^|++"))
		list = params()
		if (name ~ /^operator/) {
			list = pick(enumeration() "|const " enumeration() " &")
			if (name !~ /[!~]$|\+\+/) list = chance(0.5) ? list ", " pick(enumeration() "|int|" param_type()) : list ", " enumeration()
			if (name ~ /\+\+/) list = enumeration() " &"
		}
		if (!once(where == "" ? "" : where "::", name, list)) continue
		if (where == "n2" && name != "k" && chance(0.4)) { printf "namespace n2 { inline namespace v { %s %s(%s); } }\n", unique(), name, list; continue }
		printf where == "" ? "%s %s(%s);\n" : "namespace " where " { %s %s(%s); }\n", unique(), name, list
	}
	for (i = 1; i <= sets; i++) {
		n = 2 + int(uniform() * 4)
		for (j = 0; j < n; j++) {
			list = params()
			if (once("", "h" i, list)) printf "%s h%d(%s);\n", unique(), i, list
		}
	}
	for (i = 0; i < classes; i++)
		printf "%s pa%d(); const %s pca%d();\n", class_name(i), i, class_name(i), i
	for (i = 0; i < classes; i++) if (space(i) != "") printf "using %s;\n", class_name(i)
	print "using n1::E1;\nusing n2::E2;"
	printf "%s", chance(0.5) ? "using namespace n1;\n" : "using n2::f;\n"
	print "namespace n3 {"
	print pick("using n1::f;|using namespace n2;|using namespace n1;|")
	printf "void test(int i, const int ci, long l, char c, short h, bool t, double d, float fl, unsigned u, int *p, const int *cp, const char *s, void *v, const void *q, E0 e0, n1::E1 e1, n2::E2 e2, E3 e3, X<int> &xi, const X<char> &cxc"
	for (i = 0; i < classes; i++) printf ", %s &a%d, const %s &ca%d", class_name(i), i, class_name(i), i
	print ")\n{"
	for (i = 1; i <= sets; i++) {
		for (j = 0; j < 6; j++) printf "\th%d(%s%s);\n", i, argument(), chance(0.3) ? ", " argument() : ""
		for (j = 0; j < 4; j++) printf "\tf(%s%s);\n", argument(), chance(0.5) ? ", " argument() : ""
		printf "\tk%d(%s);\n", int(uniform() * 4), argument()
		for (j = 0; j < 6; j++) printf "\t%s.g(%s%s);\n", object(), argument(), chance(0.3) ? ", " argument() : ""
		for (j = 0; j < 8; j++) {
			op = spelled(pick("+|-|*|/|%|==|!=|<|>|<=|>=|<<|>>|&&|,|+=|-=|<<=|=|=|or|&|^"))
			if (chance(0.5)) printf "\t%s %s %s;\n", object(), op, operand()
			else printf "\t%s %s %s;\n", operand(), op, operand()
		}
		for (j = 0; j < 4; j++) printf "\t%s%s;\n", pick("!|-|*|&|~|++|--|+"), chance(0.8) ? object() : pick("e0|e1|e2|e3")
		printf "\t%s++;\n\t%s[%s];\n\t%s(%s);\n", object(), object(), argument(), object(), argument()
		printf "\t%s->m;\n", object()
	}
	print "}\n}"
}
