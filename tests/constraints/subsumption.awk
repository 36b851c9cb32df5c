# A random program about constraints: awk -f random.awk -v seed=N -v sets=N -f subsumption.awk
# Functions, class template specializations and members that differ in their constraints alone; which is chosen says what is more constrained.

function chance(p) { return uniform() < p }
function number(n) { return int(uniform() * n) }
function of_type(text, type) { gsub(/@/, type, text); return text }

# A constraint-expression about the type @.
function atom(    r) {
	r = uniform()
	if (r < 0.75) return "C" number(concepts) "<@>"
	if (r < 0.85) return "M" number(members) "<@, " (chance(0.5) ? "int" : "@ *") ">"
	if (r < 0.90) return "(sizeof(@) > " number(6) ")"
	if (r < 0.95) return "requires { typename @::type" number(3) "; }"
	return "(!C" number(concepts) "<@>)"
}
function expression(depth,    left, right) {
	if (depth == 0 || chance(0.3)) return atom()
	left = expression(depth - 1)
	right = chance(0.3) ? left : expression(depth - 1)
	if (chance(0.65)) return "(" left " && " right ")"
	return "(" left " || " right ")"
}
function declare_function(name, k, result,    r, parameters, clause) {
	r = uniform()
	clause = chance(0.7) ? " requires " of_type(expression(2), "T") : ""
	if (r < 0.3) return "template<class T>" clause " " result " " name "(T)"
	if (r < 0.5) return "template<C" number(concepts) " T>" clause " " result " " name "(T)"
	if (r < 0.6) return "template<M" number(members) "<int> T>" clause " " result " " name "(T)"
	if (r < 0.85) return "template<class T> " result " " name "(T)" clause
	return result " " name "(C" number(concepts) " auto)"
}

BEGIN {
	seed_uniform(seed)
	types = split("char|short|int|long|X0|X1|X2|X3|int *|double", type, "|")
	print "struct X0 { using type0 = int; };\nstruct X1 { using type0 = int; using type1 = int; char c[2]; };"
	print "struct X2 { using type1 = int; using type2 = int; int i[2]; };\nstruct X3 { using type0 = int; using type1 = int; using type2 = int; long l[3]; };"
	for (concepts = 0; concepts < 4; concepts++)
		printf "template<class T> concept C%d = %s;\n", concepts, of_type(concepts < 3 ? "requires { typename @::type" concepts "; }" : "sizeof(@) > 3", "T")
	print "template<class T, class U> concept M0 = sizeof(T) >= sizeof(U);"
	for (members = 1; members < 3; members++)
		printf "template<class T, class U> concept M%d = M%d<T, U> && %s;\n", members, members - 1, of_type("C" number(concepts) "<@>", "T")
	for (; concepts < 14; concepts++)
		printf "template<class T> concept C%d = %s;\n", concepts, of_type(expression(2), "T")
	for (i = 0; i < sets; i++) {
		n = 2 + number(3)
		split("", seen)
		for (k = 1; k <= n; k++) {
			text = declare_function("f" i, k, "char (&@@")
			sub(/char \(&@@ f[0-9]+/, "char (\\&f" i, text)
			# the result stands around the declarator
			head = text
			position = index(text, "char (&f")
			rest = substr(text, position)
			match(rest, /\((T|C[0-9]+ auto)\)/)
			text = substr(text, 1, position - 1) "auto " substr(rest, 8, RSTART + RLENGTH - 8) " -> char (&)[" k "]" substr(rest, RSTART + RLENGTH)
			plain = text !~ /requires|C[0-9]|M[0-9]/
			if (text in seen || (plain && seen["plain"]++)) continue
			seen[text]
			print text ";"
		}
		printf "template<class T> concept F%d_0 = requires(T t) { f%d(t); };\n", i, i
		for (k = 1; k <= n; k++) printf "template<class T> concept F%d_%d = requires(T t) { requires sizeof(f%d(t)) == %d; };\n", i, k, i, k
		for (j = 1; j <= types; j++)
			for (k = 0; k <= n; k++) printf "static_assert(F%d_%d<%s>);\n", i, k, type[j]
	}
	for (i = 0; i < sets; i++) {
		n = 1 + number(3)
		# each is more constrained than the one before: that two are ambiguous would be an error
		printf "template<class T> struct S%d { static constexpr int value = 0; };\n", i
		for (k = 1; k <= n; k++)
			printf "template<class T> concept D%d_%d = %s;\n", i, k, (k == 1 ? of_type(expression(2), "T") : "(sizeof(T) >= " (k - 1) ") && D" i "_" (k - 1) "<T>")
		for (k = n; k; k--)
			printf "template<class T> requires D%d_%d<T> struct S%d<T> { static constexpr int value = %d; };\n", i, k, i, k
		printf "template<class T> struct N%d {\n\tchar f();\n", i
		for (k = 2; k <= n + 1; k++) printf "\tauto f() -> char (&)[%d] requires %s;\n", k, of_type(expression(2), "T")
		print "};"
		for (k = 0; k <= n; k++) printf "template<class T> concept S%d_%d = requires { requires S%d<T>::value == %d; };\n", i, k, i, k
		for (k = 1; k <= n + 1; k++) printf "template<class T> concept N%d_%d = requires(N%d<T> x) { requires sizeof(x.f()) == %d; };\n", i, k, i, k
		for (j = 1; j <= types; j++) {
			for (k = 0; k <= n; k++) printf "static_assert(S%d_%d<%s>);\n", i, k, type[j]
			for (k = 1; k <= n + 1; k++) printf "static_assert(N%d_%d<%s>);\n", i, k, type[j]
		}
	}
}
