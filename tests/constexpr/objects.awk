# Random classes whose members for copying, moving, assigning and destroying leave their marks in a number, and functions that do such things
# to objects and return it: awk -f random.awk -v seed=N -v sets=N -f objects.awk. A function a line: constexpr u f<number>() …
function pick(list, part, n) { n = split(list, part, "|"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }
function digit() { return int(1 + uniform() * 8) }
# How a member or base of a class is made from the log l, and from another object's.
function made(c) { return aggregate[c] ? "make" c "(l)" : "l" }
function from_parts(c, moves,    text, k) {
	if (base[c] != "") text = base[c] "(" (moves ? "static_cast<" base[c] " &&>(o)" : "o") "), "
	for (k = 0; k < parts[c]; k++) text = text "m" k "(" (moves ? "moved(o.m" k ")" : "o.m" k) "), "
	return text "log(o.log), k(o.k + " digit() ")"
}
function mark(n) { return "*log = *log * 3 + " n " + k;" }
function declare_class(c, number,    k, text) {
	print "struct " c (base[c] != "" ? " : " base[c] : "") " {"
	for (k = 0; k < parts[c]; k++) print "\t" part[c, k] " m" k ";"
	if (aggregate[c]) {
		print "\tu k = " digit() ";\n};"
		return
	}
	if (base[c] != "") text = base[c] "(" made(base[c]) "), "
	for (k = 0; k < parts[c]; k++) text = text "m" k "(" made(part[c, k]) "), "
	print "\tu *log, k;\n\tconstexpr " c "(u *l) : " text "log(l), k(" digit() ") { *log = *log * 3 + " number "; }"
	print "\tconstexpr " c "(const " c " &o)" (chance(0.1) ? " = default;" : " : " from_parts(c, 0) " { " mark(number + 11) " }")
	if (chance(0.2)) print "\tconstexpr " c "(" c " &o) : " from_parts(c, 0) " { " mark(number + 111) " }"
	if (chance(0.6)) print "\tconstexpr " c "(" c " &&o) : " from_parts(c, 1) " { " mark(number + 21) " }"
	if (chance(0.3)) print "\tconstexpr " c " &operator=(const " c " &) = default;"
	else if (chance(0.4)) print "\tconstexpr " c " &operator=(" c " o) { k = k * 5 + o.k + 1; return *this; }"
	else {
		print "\tconstexpr " c " &operator=(const " c " &o) { k = k * 5 + o.k + 1; return *this; }"
		if (chance(0.6)) print "\tconstexpr " c " &operator=(" c " &&o) { k = k * 7 + o.k + 2; return *this; }"
		if (chance(0.2)) print "\ttemplate <class A> constexpr " c " &operator=(A &&a) { k = k * 9 + a.k + 3; return *this; }"
	}
	if (chance(0.7)) print "\tconstexpr ~" c "() { " mark(number + 31) " }"
	if (chance(0.3)) print "\tconstexpr operator u() const { return k; }"
	print "};"
}
function declare_functions(c,    k, list) {
	for (k = 0; k < parts[c]; k++) list = list (k ? ", " : "") (aggregate[part[c, k]] ? "make" part[c, k] "(l)" : part[c, k] "(l)")
	print "constexpr " c " make" c "(u *l) { return " (aggregate[c] ? "{" list "}" : c "(l)") "; }"
	print "constexpr " c " copy" c "(const " c " &x) { return x; }\nconstexpr u get" c "(const " c " &x) { return x.k; }"
}
function value(c, v) {
	return pick(v "|" v "|make" c "(&l)|copy" c "(" v ")|moved(" v ")|copy" c "(make" c "(&l))|(l % 2 ? a : b)|(l += 1, " v ")|static_cast<const " c " &>(" v ")")
}
function step(c, v) {
	return pick(v " = " value(c, pick("a|b")) ";|{ " c " t = " value(c, v) "; r = r * 3 + t.k; }|{ " c " t(" value(c, v) "); r = r * 3 + t.k; }|" \
		"{ " c " t[2] = { " value(c, "a") ", " value(c, "b") " }; r = r * 3 + t[1].k; }|" \
		"{ auto t = [" v "] { return " v ".k; }; auto s = t; r = r * 3 + s(); }|{ auto t = [x = " value(c, v) "]() mutable { return x.k++; }; r = r * 3 + t() + t(); }|" \
		"{ const " c " &t = " value(c, v) "; r = r * 3 + t.k; }|r = r * 3 + get" c "(" value(c, v) ");|{ " c " *t = new " c "(" value(c, v) "); r = r * 3 + t->k; delete t; }|" \
		"{ struct P { " c " x; u y; } p{ " value(c, v) ", 2 }; auto [x, y] = p; r = r * 3 + x.k + y; P q = moved(p); r = r * 3 + q.x.k; }|" \
		"for (int i = 0; i < 2; i++) { " c " t = " value(c, v) "; if (i == 0 && t.k % 2) continue; r += t.k; }|" \
		"{ union U { " c " x; char y; constexpr U(const " c " &z) : x(z) { } constexpr ~U() { } } w(" v "); r = r * 3 + w.x.k; w.x.~" c "(); }|" \
		"r = r * 3 + " value(c, v) ".k;|" value(c, v) ";")
}
BEGIN {
	seed_uniform(seed)
	print "using u = unsigned;\ntemplate <class T> constexpr T &&moved(T &t) { return static_cast<T &&>(t); }"
	for (i = 0; i < 6; i++) {
		c = "T" i
		parts[c] = i ? pick("0|0|1|2") : 0
		for (k = 0; k < parts[c]; k++) part[c, k] = "T" int(uniform() * i)
		aggregate[c] = parts[c] && chance(0.25)
		base[c] = i && !aggregate[c] && chance(0.25) ? "T" int(uniform() * i) : ""
		if (base[c] != "" && aggregate[base[c]]) base[c] = ""
		declare_class(c, i)
		declare_functions(c)
	}
	for (i = 0; i < sets; i++) {
		c = "T" int(uniform() * 6)
		text = "constexpr u f" i "() { u l = " i % 7 ", r = 0; { " c " a = make" c "(&l); " c " b(a);"
		for (n = pick("2|3|4|5"); n > 0; n--) text = text " " step(c, pick("a|b"))
		print text " r = r * 3 + a.k; } return r * 31 + l; }"
	}
}
