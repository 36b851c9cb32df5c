# A random program about name lookup [basic.lookup]: awk -f random.awk -v seed=N -v sets=N -f lookup.awk
# Each variable, function and typedef has a type of its own, so the type of an expression tells which was found. Lines of one tab are
# expressions; g++ may refuse any line, but for those that open or close scopes.

function pick(list, part, n) { n = split(list, part, "|"); return part[1 + int(uniform() * n)] }
function chance(p) { return uniform() < p }
function result() { results++; return "R" results }
function variable() { return pick("v|w") }
function called() { return pick("f|f|g") }
function typename() { return pick("t|u") }
function any_class() { return class_path[1 + int(uniform() * classes)] }
function object() { return "::ob<" any_class() ">()" }
function argument() { return classes && chance(0.7) ? object() : pick("1|1|1.5|nullptr") }
function arguments() { return argument() (chance(0.2) ? ", " argument() : "") }
function parameter() { return classes && chance(0.6) ? (chance(0.3) ? any_class() : "const " any_class() " &") : pick("int|int|double|void *|long") }
function parameters() { return parameter() (chance(0.2) ? ", " parameter() : "") }

# A namespace, from outside or from a scope around where it may be found.
function any_space(    path) {
	path = space_path[1 + int(uniform() * spaces)]
	if (chance(0.6)) return path
	sub(/^::/, "", path)
	if (chance(0.5)) sub(/^[a-z]+[0-9]*::/, "", path)
	return path
}
function qualifier() {
	if (classes && chance(0.35)) return (chance(0.4) ? last_name(any_class()) : any_class()) "::"
	return (spaces && chance(0.8) ? any_space() : "") "::"
}
function last_name(path) { sub(/^.*::/, "", path); return path }
function prefix() { return chance(0.35) ? qualifier() : "" }

function expression(tabs,    r) {
	r = uniform()
	if (r < 0.25) return prefix() variable()
	if (r < 0.5) return prefix() called() "(" arguments() ")"
	if (r < 0.55) return "(" called() ")(" arguments() ")"
	if (r < 0.7) return "::of(static_cast<" prefix() typename() " *>(nullptr))"
	if (r < 0.75) return "::number<" prefix() pick("e|e1") ">()"
	if (!classes) return prefix() variable()
	if (r < 0.8) return object() pick(" + | - ") argument()
	if (r < 0.9) return object() "." (chance(0.3) ? any_class() "::" : "") variable()
	return object() "." (chance(0.2) ? any_class() "::" : "") called() "(" arguments() ")"
}
function expressions(n) { while (n-- > 0) print "\t" expression() ";" }

# What may stand in a block before the expressions.
function local_declaration(    r) {
	r = uniform()
	if (r < 0.2 && spaces) return "namespace z = " any_space() ";"
	if (r < 0.45 && spaces) return "using namespace " any_space() ";"
	if (r < 0.65 && spaces) return "using " any_space() "::" pick("v|f|t|w|g|u") ";"
	if (r < 0.8) return result() " &" called() "(" parameters() ");"
	if (r < 0.9) return "typedef " result() " " typename() ";"
	return result() " &" variable() " = *(R" results " *)nullptr;"
}
function test(head,    n) {
	print head " {"
	for (n = int(uniform() * 3); n > 0; n--) print "\t\t" local_declaration()
	expressions(2 + int(uniform() * 4))
	if (chance(0.4)) {
		print "{"
		print "\t\t" local_declaration()
		expressions(2)
		print "}"
	}
	print "}"
}

function member(    r) {
	r = uniform()
	if (r < 0.3) return "static " result() " " variable() ";"
	if (r < 0.55) return "static " result() " &" called() "(" parameters() ");"
	if (r < 0.7) return "typedef " result() " " typename() ";"
	if (r < 0.85) return "friend " result() " &" called() "(" pick("|const ") self pick("| &") (chance(0.3) ? ", " parameter() : "") ");"
	if (r < 0.9) return "friend " result() " &operator" pick("+|-") "(const " self " &, " parameter() ");"
	if (r < 0.95) return "enum { " pick("e|e1") " = " (++numbers) " };"
	return classes ? "using " any_class() "::" pick("v|f|t|w|g|u") ";" : ";"
}
function class_definition(path,    bases, n, name) {
	name = "A" (++names)
	for (n = int(uniform() * 3); n > 0 && classes; n--) bases = bases (bases ? ", " : " : ") (chance(0.2) ? "virtual " : "") any_class()
	if (bases ~ /, / && chance(0.5)) sub(/,.*/, "", bases)
	print "struct " name ";"
	self = name
	print "struct " name bases " {"
	for (n = 1 + int(uniform() * 4); n > 0; n--) print member()
	if (chance(0.4)) test("static void test()")
	print "};"
	class_path[++classes] = path "::" name
}

function declaration(path, depth,    r, name) {
	r = uniform()
	if (r < 0.16) print "extern " result() " " variable() ";"
	else if (r < 0.34) print result() " &" called() "(" parameters() ");"
	else if (r < 0.38) print "template <class T> " result() " &" called() "(T" pick("| &| *") ");"
	else if (r < 0.46) print "typedef " result() " " typename() ";"
	else if (r < 0.5) print "enum { " pick("e|e1") " = " (++numbers) " };"
	else if (r < 0.54 && classes) print result() " &operator" pick("+|-") "(const " any_class() " &, " parameter() ");"
	else if (r < 0.6 && spaces) print "using namespace " any_space() ";"
	else if (r < 0.67 && spaces) print "using " any_space() "::" pick("v|f|t|w|g|u") ";"
	else if (r < 0.7 && spaces) print "namespace z" (++names) " = " any_space() ";"
	else if (r < 0.8) class_definition(path)
	else if (r < 0.9 && depth) space(path, depth - 1)
	else test("void test" (++names) "()")
}
function space(path, depth,    n, kind, name) {
	kind = chance(0.15) ? "inline" : chance(0.12) ? "unnamed" : ""
	name = kind == "inline" ? "i" (++names) : pick("a|b|c")
	if (kind == "unnamed") print "namespace {"
	else {
		print (kind ? "inline " : "") "namespace " name " {"
		path = path "::" name
		if (!(path in known)) { known[path] = 1; space_path[++spaces] = path }
	}
	for (n = 4 + int(uniform() * 6); n > 0; n--) declaration(path, kind ? 0 : depth)
	print "}"
}

BEGIN {
	seed_uniform(seed)
	print "template <class T> T &ob();\ntemplate <class T> T &of(T *);\ntemplate <int> struct Number;\ntemplate <int N> Number<N> &number();"
	for (i = 1; i <= sets * 60; i++) print "struct R" i ";"
	for (i = 1; i <= sets; i++) if (chance(0.4)) space("", 2); else declaration("", 2)
	for (i = 1; i <= sets * 2; i++) test("void test" (++names) "()")
}
