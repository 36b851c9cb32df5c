# Random classes with special members, templates that compete with these, bases and members that cannot be copied, moved or made, and what
# can be done with them: awk -f random.awk -v seed=N -v sets=N -f special_members.awk
# A class a line, as struct X<number> …, then a line ?trait(…) for each question.
function pick(list, part, n) { n = split(list, part, "|"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }
function member(    name) {
	name = chance(0.5) && classes > 0 ? "X" int(uniform() * classes) : "M" int(uniform() * 8)
	disputed += name in is_disputed
	return name
}
# Adds a member function at most once: kind names it. For g++ a destructor that may not be called throws nothing, for NVIDIA's tool what it
# calls may throw.
function add(kind, text,    hidden) {
	if (kind in has) return
	has[kind] = 1
	hidden = chance(0.25)
	text = text (hidden && kind == "destructor" ? " noexcept" : pick("||| noexcept| = default| = delete| = default| noexcept(false)")) ";"
	body = body (hidden ? " " pick("private|protected") ": " text " public:" : " " text)
}
function add_other(kind, text, ends) {
	if (kind in has) return
	has[kind] = 1
	body = body " " text pick(ends) ";"
}
function declare(c,    n, i) {
	n = pick("0|0|1|1|2|3|4")
	for (i = 0; i < n; i++) {
		if (chance(0.5)) add(pick("default"), c "()")
		if (chance(0.25)) add("copy", c "(const " c " &)")
		if (chance(0.2)) add("copy of variable", c "(" c " &)")
		if (chance(0.2)) add("move", c "(" c " &&)")
		if (chance(0.2)) add("assign", c " &operator=(const " c " &)")
		if (chance(0.2)) add("move-assign", c " &operator=(" c " &&)")
		if (chance(0.15)) add("destructor", "~" c "()")
		if (chance(0.15)) add_other("of int", pick("|explicit ") c "(int)", "| noexcept| = delete")
		if (chance(0.15)) add_other("template", "template <class T> " pick("|explicit ") c "(T &&)", "| noexcept| = delete")
		if (chance(0.15)) add_other("assigning template", "template <class T> " c " &operator=(T &&)", "| noexcept| = delete")
		if (chance(0.1)) add_other("other template", "template <class T> " c "(const T &, int = 0)", "| noexcept")
		if (chance(0.1)) add_other("to int", "operator int() const", "| noexcept| = delete")
		if (chance(0.1)) add_other("assign int", c " &operator=(int)", "| noexcept")
		if (chance(0.1)) add_other("of M1", c "(M1)", "| noexcept")
	}
}
function question(trait, arguments) { questions = questions "?" trait "(" arguments ")\n" }
function ask(c,    n, i, of, trait) {
	n = split(", " c "|, const " c " &|, " c " &|, const " c "|, int|, Conversion|, ToM1|, int, int|", of, "|")
	for (i = 1; i <= n; i++) question("__is_constructible", c of[i])
	n = split(", " c "|, const " c " &|, int|", of, "|")
	for (i = 1; i <= n; i++) {
		if (!disputed) question("__is_trivially_constructible", c of[i])
		question("__is_nothrow_constructible", c of[i])
	}
	n = split(c " &|const " c " &|" c "|int", of, "|")
	for (i = 1; i <= n; i++) {
		question("__is_assignable", c " &, " of[i])
		question("__is_trivially_assignable", c " &, " of[i])
		question("__is_nothrow_assignable", c " &, " of[i])
	}
	n = split("__is_aggregate|__is_empty|__is_polymorphic|__has_virtual_destructor|__is_standard_layout", trait, "|")
	for (i = 1; i <= n; i++) question(trait[i], c)
}
BEGIN {
	seed_uniform(seed)
	print "struct M0 { M0() noexcept; M0(const M0 &) = default; };"
	print "struct M1 { M1(); M1(const M1 &); M1 &operator=(const M1 &); ~M1(); };"
	print "struct M2 { M2(M2 &&) noexcept; M2 &operator=(M2 &&); M2(int); };"
	print "struct M3 { M3(M3 &); M3 &operator=(M3 &); M3() = default; };"
	print "struct M4 { M4() = delete; M4(const M4 &) = default; ~M4() noexcept(false); };"
	print "struct M5 { int &r; M5(int &); };"
	print "struct M6 { M6() = default; private: M6(const M6 &); };"
	print "struct M7 { const int c = 3; M7 &operator=(const M7 &) & = default; };"
	print "struct Conversion { operator int() const; };\nstruct ToM1 { operator M1() const noexcept; };"
	for (i = 0; i < sets; i++) {
		c = "X" i
		body = bases = ""
		disputed = 0
		split("", has)
		if (chance(0.35)) bases = " : " pick("||virtual |private ") member()
		if (chance(0.1) && bases !~ /M0$/) bases = (bases == "" ? " : " : bases ", ") "virtual M0"
		n = pick("0|0|1|1|2")
		for (k = 0; k < n; k++) {
			type = chance(0.5) ? member() : pick("int|int &|const int|int &&|int *|double")
			body = body " " type " m" k (chance(0.1) && type !~ /&/ ? "[2]" : chance(0.15) && type ~ /^(int|double|const int)$/ ? pick(" = 3|{}| = 1 + 2") : "") ";"
		}
		declare(c)
		if (chance(0.1)) body = body " virtual void f();"
		print "struct " c bases " {" body " };"
		classes++
		# For g++ a defaulted copy constructor is not trivial beside one for variables, for clang and NVIDIA's tool it is.
		if ("copy" in has && "copy of variable" in has) disputed = 1
		if (disputed) is_disputed[c] = 1
		ask(c)
	}
	printf "%s", questions
}
