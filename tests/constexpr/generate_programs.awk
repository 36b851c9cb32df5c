# Random constexpr functions, each with a call of it that initializes a constant rN of type long long. Most are constants.
# Variables: seed, functions (how many).
function random(n) { return int(uniform() * n) }
function chance(percent) { return uniform() * 100 < percent }
# One of a list; OR in it stands for what separates.
function pick(list,    n, part) { n = split(list, part, "|"); n = 1 + random(n); gsub(/OR/, "|", part[n]); return part[n] }
function put(text) { body = body text "\n" }
function new_name() { return "v" ++names }

# ---- expressions: unsigned ones wrap around, signed ones stay small most of the time ----

function declare(kind, type,    name) { name = new_name(); variable[kind, ++count[kind]] = name; is_of[name] = type; return name }
function any_variable(kind) { return count[kind] ? variable[kind, 1 + random(count[kind])] : kind == "u" ? "1u" : kind == "s" ? "2" : "1.5" }

function unsigned_leaf(    n) {
	n = random(6)
	return n < 3 ? any_variable("u") : n == 3 ? "(unsigned)" any_variable("s") : n == 4 ? random(300) pick("u|ul|ull") : "(" pick(unsigned_types) ")" random(70000)
}
function unsigned_expression(depth,    n) {
	if (depth <= 0) return unsigned_leaf()
	n = random(12)
	if (n < 4) return "(" unsigned_expression(depth - 1) " " pick("+|-|*|&|OR|^") " " unsigned_expression(depth - 1) ")"
	if (n == 4) return "(" unsigned_expression(depth - 1) " " pick("/|%") " (" unsigned_expression(depth - 1) " | 1u))"
	if (n == 5) return "(" unsigned_expression(depth - 1) " " pick("<<|>>") " " random(chance(3) ? 80 : 8) ")"
	if (n == 6) return "(" condition(depth - 1) " ? " unsigned_expression(depth - 1) " : " unsigned_expression(depth - 1) ")"
	if (n == 7) return "(" pick("~|-|+") unsigned_expression(depth - 1) ")"
	if (n == 8) return "(" pick(unsigned_types) ")(" unsigned_expression(depth - 1) ")"
	if (n == 9) return "__builtin_" pick("popcount|popcountll|clz|ctz|parity|ffs|bswap32|bswap64") "((" unsigned_expression(depth - 1) ") | 1u)"
	if (n == 10) return "(unsigned long)sizeof(" signed_expression(1) ")"
	return "(unsigned)(" signed_expression(depth - 1) ")"
}
function signed_leaf(    n) {
	n = random(8)
	return n < 4 ? "(" any_variable("s") (chance(90) ? " % 100" : "") ")" : n == 4 ? "(int)(" any_variable("u") " & 63)" : n == 5 ? random(100) : n == 6 ? "-" random(20) : "(" pick(signed_types) ")" random(100)
}
function signed_expression(depth,    n) {
	if (depth <= 0) return signed_leaf()
	n = random(13)
	if (n < 4) return "(" signed_expression(depth - 1) " " pick("+|-|*|&|OR|^") " " signed_expression(depth - 1) ")"
	if (n == 4) return "(" signed_expression(depth - 1) " " pick("/|%") " (" signed_leaf() (chance(90) ? " | 1" : "") "))"
	if (n == 5) return "(" signed_leaf() " " pick("<<|>>") " " (chance(95) ? random(4) : random(40) - 4) ")"
	if (n == 6) return "(" condition(depth - 1) " ? " signed_expression(depth - 1) " : " signed_expression(depth - 1) ")"
	if (n == 7) return "(" pick("~|-|+|!|- -") "(" signed_expression(depth - 1) "))"
	if (n == 8) return "(" pick(signed_types) ")(" signed_expression(depth - 1) ")"
	if (n == 9) return "(int)(" float_expression(depth - 1) ")"
	if (n == 10) return condition(depth - 1)
	if (n == 11) return "(" signed_leaf() ", " signed_expression(depth - 1) ")"
	return "(long)(" unsigned_expression(depth - 1) " % 1000)"
}
function float_leaf(    n) {
	n = random(5)
	return n < 2 ? any_variable("f") : n == 2 ? random(100) "." random(100) pick("f||L|") : n == 3 ? "(" pick(float_types) ")" signed_leaf() : pick("0.1f|0.1|1e-3|3.0L|0x1p-4|1e6")
}
function float_expression(depth,    n) {
	if (depth <= 0) return float_leaf()
	n = random(8)
	if (n < 3) return "(" float_expression(depth - 1) " " pick("+|-|*") " " float_expression(depth - 1) ")"
	if (n == 3) return "(" float_expression(depth - 1) " / (" float_leaf() " + 1.25))"
	if (n == 4) return "(" condition(depth - 1) " ? " float_expression(depth - 1) " : " float_expression(depth - 1) ")"
	if (n == 5) return "(" pick(float_types) ")(" float_expression(depth - 1) ")"
	if (n == 6) return "(" float_expression(depth - 1) " " pick("+|-|*") " " signed_leaf() ")"
	return "__builtin_" pick("floor|ceil|trunc|fabs|sqrt|round") "(" float_leaf() ")"
}
function condition(depth,    n) {
	n = random(7)
	if (n < 2) return "(" signed_expression(depth - 1) " " pick("<|>|<=|>=|==|!=") " " signed_expression(depth - 1) ")"
	if (n == 2) return "(" unsigned_expression(depth - 1) " " pick("<|>|<=|>=|==|!=") " " unsigned_expression(depth - 1) ")"
	if (n == 3) return "(" float_expression(depth - 1) " " pick("<|>|<=|>=|==|!=") " " float_expression(depth - 1) ")"
	if (depth <= 0) return "(" signed_leaf() " > 3)"
	if (n == 4) return "(" condition(depth - 1) " " pick("&&|OROR") " " condition(depth - 1) ")"
	if (n == 5) return "!" condition(depth - 1)
	return "(bool)(" signed_expression(depth - 1) ")"
}

# ---- statements ----

function scalar(    n, type) {
	n = random(5)
	if (n < 2) { type = pick(signed_types); value = "(" signed_expression(2) ") % 100"; put(type " " declare("s", type) " = " value ";") }
	else if (n < 4) { type = pick(unsigned_types); value = unsigned_expression(2); put((chance(15) ? "auto" : type) " " declare("u", type) " = (" type ")(" value ");") }
	else { type = pick(float_types); value = float_expression(2); put(type " " declare("f", type) " = " value ";") }
}
function writable(kind,    i, name) {
	for (i = 0; i < 8; i++) if ((name = any_variable(kind)) ~ /^[a-z][0-9]*$/) return name
	return kind == "s" ? "a" : kind == "u" ? "c" : "d"
}
function assignment(    n, name) {
	n = random(6)
	if (n < 2) { name = writable("s"); put(name " " pick("=|=|+=|-=|^=|&=|OR=") " (" signed_expression(2) ") % 50;") }
	else if (n == 2) { name = writable("u"); if (is_of[name] !~ /Small/) put(name " " pick("=|+=|-=|*=|^=|&=|OR=") " " unsigned_expression(2) ";") }
	else if (n == 3) { name = writable("u"); if (is_of[name] !~ /Small/) put(name " " pick("<<=|>>=") " " random(7) ";") }
	else if (n == 4) { name = writable("f"); put(name " " pick("=|+=|-=") " " float_expression(1) ";") }
	else if (n == 5) { name = writable("u"); if (is_of[name] !~ /bool|Small/) put(pick("++|--") name "; " name pick("++|--") ";") }
}
# Statements in braces; what they declare is gone behind.
function block(depth, statements,    s, u, f, i) {
	s = count["s"]; u = count["u"]; f = count["f"]
	put("{")
	for (i = 0; i < statements; i++) statement(depth - 1)
	put("}")
	count["s"] = s; count["u"] = u; count["f"] = f
}
function loop(depth,    n, name, s) {
	n = random(5)
	name = new_name()
	s = count["s"]
	if (n < 2) { put("for (" pick("int|unsigned char|long|short") " " name " = " random(3) "; " name " < " 2 + random(8) "; " pick("++" name "|" name "++|" name " += 2") ")"); variable["s", ++count["s"]] = name "+0" }
	else if (n == 2) { put("for (int " name " = " 3 + random(9) "; " name "-- > 0;)"); variable["s", ++count["s"]] = name "+0" }
	else if (n == 3) { put("for (" pick("auto|int|const auto &|auto &&|const int &") " " name " : " pick("table|{ 1, 7, -4 }|grid[1]") ")"); variable["s", ++count["s"]] = name "+0" }
	else { put("for (int " name " = 0; ; " name "++)"); put("{ if (" name " > " random(6) ") break;"); if (chance(40)) put("if (" condition(1) ") continue;"); block(depth, 2); put("}"); count["s"] = s; return }
	put("{"); if (chance(25)) put("if (" condition(1) ") " pick("continue|break") ";")
	block(depth, 1 + random(3)); put("}")
	count["s"] = s
}
function choice(depth,    n, i) {
	n = random(4)
	if (n < 2) { put("if (" (chance(20) ? "int q = " signed_leaf() "; q > " random(9) " && " : "") condition(2) ")"); block(depth, 1 + random(2)); if (chance(50)) { put("else"); block(depth, 1 + random(2)) } }
	else if (n == 2) {
		put("switch ((" signed_expression(1) ") & 3) {")
		for (i = 0; i < 4; i++) { put(chance(15) ? "default:" : "case " i ":"); if (i == 3 || chance(70)) { block(depth, 1); if (chance(70)) put("break;") } if (body ~ /default:/ && i < 3) { i++; put("case " i ": ;") ; break } }
		put("}")
	} else { put("do"); block(depth, 1); put("while (" condition(0) " && ++guard < " random(6) ");") }
}
function memory(    a, n, p, t) {
	a = new_name(); p = new_name(); n = 3 + random(5); t = pick("int|long|short|unsigned char")
	put(t " " a "[" n "] = { " random(50) ", (" t ")(" signed_leaf() " & 31), " random(9) " }; " t " *" p " = " a " + " random(n) ";")
	if (chance(60)) put("*" p " " pick("+=|^=|=") " 3; " p " = " a " + " n " - 1; *" p "-- = 4; " p "[0] = (" t ")(" p "[1] * 2 + (" p " - " a ") + (" p " > " a ") + (" p " == &" a "[" random(n) "]));")
	if (chance(40)) put("for (auto &x : " a ") x = (" t ")((x * 3 + 1) & 127);")
	if (chance(30)) put("{ int k = 0; for (" t " *b = " a ", *e = " a " + " n "; b != e; ++b) if (*b > 4) k++; " a "[0] = (" t ")k; }")
	if (chance(30)) put("{ " t " (&w)[" n "] = " a "; w[1] += 2; auto &[" names_of(n) "] = " a "; b1 = b0; }")
	if (chance(20)) put("{ const " t " *c = " a "; " a "[1] = (" t ")(*(c + 1) ^ c[0] ^ (!c) ^ (c != nullptr)); }")
	variable["s", ++count["s"]] = "(int)" a "[" random(chance(4) ? n + 2 : n) "]"
}
function names_of(n,    i, text) { for (i = 0; i < n; i++) text = text (i ? ", " : "") "b" i; return text }
function object(    o, n) {
	o = new_name(); n = random(12)
	if (n == 0) { put("Point " o "{ " signed_leaf() ", " random(40) " }; { auto [x, y] = " o "; " o ".y += x + y % 7; auto &[p, q] = " o "; p++; q -= 2; }"); variable["s", ++count["s"]] = o "." pick("x|y") }
	else if (n == 1) { put("Bits " o "{ " random(8) ", " random(16) ", true, -1 }; " o ".a += " random(9) "; " o ".b++; " o ".d = (" signed_leaf() "); " o ".c = " condition(1) ";"); variable["s", ++count["s"]] = "(int)" o "." pick("a|b|c|d") }
	else if (n == 2) { put("Choice " o "{ .i = " signed_leaf() " }; if (" condition(1) ") " (std >= 20 && chance(15) ? o ".f = 2.5f; else " : "") o ".i = 6;"); variable["s", ++count["s"]] = (chance(80) ? "0 * " : "") o ".i" }
	else if (n == 3) { put("Circle " o "(" random(20) "); Square q" o "(" random(9) "); const Shape *s" o " = " condition(1) " ? (const Shape *)&" o " : &q" o "; Shape &t" o " = q" o "; t" o ".grow();"); variable["s", ++count["s"]] = "(s" o "->area() + t" o ".area() + " o ".Shape::name())" }
	else if (n == 4 && std >= 20) { put("int *" o " = new int[" 2 + random(5) "]{ 3, 4 }; " o "[1] += " signed_leaf() "; Shape *n" o " = " condition(1) " ? (Shape *)new Circle(3) : new Square(4);"); put("int r" o " = " o "[1] + n" o "->area(); " "delete[] " o "; delete n" o ";"); variable["s", ++count["s"]] = "r" o }
	else if (n == 5) { put("auto " o " = [&, n = " signed_leaf() "](auto x, int y = 2) mutable { n += (int)x; return n * y; }; int c" o " = " o "(1) + " o "((char)4, 3);"); variable["s", ++count["s"]] = "(c" o " + " o "(2L))" }
	else if (n == 6) { put("Counter " o "; { Guard g(" o "); Guard h(" o "); " o ".n += 3; } int c" o " = " o ".n;"); variable["s", ++count["s"]] = "c" o }
	else if (n == 7) { put("List<" 1 + random(4) "> " o "; " o ".set(0, " signed_leaf() "); int c" o " = " o ".sum() + sum(1, " random(9) ", (short)3, " signed_leaf() ") + fib<" random(9) ">::value + List<2>::size;"); variable["s", ++count["s"]] = "c" o }
	else if (n == 8) { put("Money " o "{ " random(90) " }; " o " += Money{ " random(9) " }; " o " = " o " * 3 - 2_m; " o "++; bool b" o " = " o (std >= 20 ? pick(" < | > | <= | >= | == | != ") : " == ") "Money{ 40 };"); variable["s", ++count["s"]] = "((int)" o " + b" o ")" }
	else if (n == 9) { put("int Point::*" o " = " condition(1) " ? &Point::x : &Point::y; Point p" o "{ 3, " random(50) " }; int (Point::*m" o ")(int) const = &Point::dot; int (*f" o ")(int, int) = " pick("&twice|twice|apart|*apart") ";"); variable["s", ++count["s"]] = "(p" o ".*" o " + (p" o ".*m" o ")(2) + f" o "(3, 4))" }
	else if (n == 10) { put("Tree " o "{ " random(9) ", { 1, { 2, 3 } }, { { 4 } } }; Tree c" o " = " o "; c" o ".in.two.b += 5; c" o ".rows[0].a ^= " o ".in.two.a; Derived d" o "(c" o ".in.two.b); Base &b" o " = d" o "; b" o ".value++; Base s" o " = d" o ";"); variable["s", ++count["s"]] = "(c" o ".in.two.b + c" o ".rows[0].a + d" o ".value + s" o ".get() + d" o ".get())" }
	else { put("V4 " o " = { " random(9) ", (int)(" signed_leaf() "), 3, -1 }; F4 w" o " = __builtin_convertvector(" o ", F4) * 1.5f; V4 m" o " = " o " " pick("<|>|==|!=") " " pick("2|V4{ 3, 1, 3, -1 }") "; V4 x" o " = m" o " ? " o " * 2 : -" o "; " o " = __builtin_shuffle(x" o ", " o " & 3) + (w" o " > 2.0f) + (V4)w" o " / 100000 + (!m" o " | x" o ");"); variable["s", ++count["s"]] = "(" o "[" random(4) "] % 1000)" }
}
# As object(), of what is rarer.
function construct(    o, n, e) {
	o = new_name(); n = random(18); e = "r" o
	if (n == 0) put("const char *" o " = " pick("\"abcdef\"|\"hello\"|\"a\\0bc\"|\"\\x41\\n\"") "; int r" o " = 0; while (*" o ") r" o " = (r" o " * 7 + *" o "++) & 1023; char t" o "[] = \"wxyz\"; t" o "[1] -= 'w' - 'a'; r" o " += t" o "[" random(5) "] + (int)sizeof t" o " + (int)__builtin_strlen(t" o ") + (__builtin_memcmp(t" o ", \"waz\", " 1 + random(3) ") > 0);")
	else if (n == 1) put("Color " o " = (" signed_leaf() " > 5) ? Color::red : Color::blue; int r" o " = (int)" o " + (" o " == Color::red) + green; switch (" o ") { case Color::red: r" o " += 4; [[fallthrough]]; case Color::blue: r" o "++; }")
	else if (n == 2) put("int r" o " = 0; bool b" o " = __builtin_" pick("add|sub|mul") "_overflow(" signed_expression(1) ", " pick("1|2147483647|-7|100000") ", &r" o "); r" o " = (r" o " % 1000) + b" o ";")
	else if (n == 3) put("Matrix<int, 2, 3> " o "{ { { 1, " random(9) ", 3 }, { 4, 5 } } }; auto u" o " = " o ".transposed(); u" o "(2, 1) += " signed_leaf() "; int r" o " = u" o "(2, 1) + u" o "(" random(3) ", " random(2) ") + (int)(u" o ".size == 6) + (" o " * u" o ")(1, 1);")
	else if (n == 4) put("auto " o " = [&](auto self, int k) -> int { return k < 2 ? k : self(self, k - 1) + self(self, k - " 1 + random(2) " - 1); }; int r" o " = " o "(" o ", " random(9) ");")
	else if (n == 5) put("Handle " o "{ { " random(9) ", " random(9) " } }; " o "->x += 3; (*" o ").y ^= " random(9) "; int r" o " = " o "[0] * 10 + " o "[1] + (" o " ? 100 : 0) + " o "(" signed_leaf() ", 2) + !" o ";")
	else if (n == 6) put("int r" o " = 0; for (auto x : Range{ " random(5) ", " 3 + random(9) " }) { if (x % 3 == " random(3) ") continue; r" o " += x; } for (auto [k, w] : { Point{ 1, 2 }, Point{ 3, " random(9) " } }) r" o " = r" o " * 2 + k - w;")
	else if (n == 7) put("Both " o "(" random(9) "); Left *l" o " = &" o "; Right *q" o " = &" o "; int r" o " = l" o "->l + q" o "->r + ((void *)l" o " != (void *)q" o ") + (static_cast<Both *>(q" o ") == &" o ") + static_cast<Both &>(*l" o ").get();" (std >= 20 ? " r" o " += (dynamic_cast<Both *>(l" o ") != nullptr) + (dynamic_cast<Right *>(l" o ") == q" o ");" : ""))
	else if (n == 8) put("Pair " o "{ " random(9) ", " random(40) "L }; auto p" o " = Pair(" o ".first + 1, (char)2); int r" o " = (int)(" o ".second + p" o ".first + sizeof(p" o ")) + limits<" pick("int|long|char|unsigned") ">::bits + (int)half<" random(40) "> + kind(" pick(any_variable("s") "|" any_variable("u") "|" any_variable("f") "|&a|table") ");")
	else if (n == 9) put("constexpr int s" o "[] = { 5, 3, " random(9) " }; int *n" o "[2] = { &a, &b }, **m" o " = n" o "; " (chance(50) ? "**m" o " += 1; " : "") "*m" o "[1] -= 2; " (std >= 20 ? "std::swap(n" o "[0], n" o "[1]); " : "") "int r" o " = s" o "[" random(3) "] + (*n" o " == &b) + *n" o "[1] % 50;")
	else if (n == 10) put("int r" o " = " signed_leaf() "; (r" o " > " random(9) " ? a : r" o ") = " random(9) "; int &k" o " = " condition(1) " ? a : r" o "; k" o " += 3; const int &c" o " = " signed_leaf() " + 1; r" o " = (r" o " + c" o " + k" o ") % 1000;")
	else if (n == 11 && std >= 20) put("int r" o " = std::bit_cast<int>(" (chance(50) ? "(float)(" float_leaf() ")" : "Four{ 1, 2, " random(9) ", 4 }") ") % 10007; Four w" o " = std::bit_cast<Four>((unsigned)(" any_variable("u") ")); r" o " += w" o ".c[" random(4) "];")
	else if (n == 12 && std >= 20) put("Any " o "; std::construct_at(&" o ".s, Small3{ " random(9) ", 2, 3 }); int r" o " = " o ".s.b; std::destroy_at(&" o ".s); std::construct_at(&" o ".n, " signed_leaf() "); r" o " += " o ".n; std::allocator<int> l" o "; int *p" o " = l" o ".allocate(3); for (int i = 0; i < 3; i++) std::construct_at(p" o " + i, i * 2); r" o " += p" o "[" random(3) "]; l" o ".deallocate(p" o ", 3);")
	else if (n == 13 && std >= 20) put("auto o" o " = " float_leaf() " <=> " float_leaf() "; auto q" o " = " signed_leaf() " <=> " random(20) "; int r" o " = (o" o " < 0) + 2 * (o" o " == 0) + 4 * (q" o " > 0) + 8 * std::is_gteq(q" o ") + 16 * (Version{ 1, " random(4) " } < Version{ 1, 2 }) + square(" random(9) ");")
	else if (n == 14 && std >= 20) put("int r" o " = 0; try { if (" condition(1) ") r" o " = 3; else r" o " = " signed_leaf() "; } catch (...) { r" o " = 5; } Trace t" o "[2] = { { r" o " }, { r" o " } }; { Trace k(r" o "), l = k; r" o " += l.self == &l; }")
	else if (n == 15) put("int r" o " = 0; if (int k = " signed_leaf() "; k > 3) r" o " = k; else r" o " = -k; while (int w = r" o " > 40 ? 3 : 0) r" o " -= w * 5; r" o " += pack_sum<1, " random(9) ", 3>() + last(1, 2L, " random(9) ") + (table_of<1, 2>::count == 2);")
	else if (n == 16) put("Outer " o "{ " random(9) " }; int r" o " = " o ".run() + Outer::Inner<3>::deep + Outer::count + " o ".twice(" signed_leaf() ") + Outer{}.base;")
	else put("long double " o " = " float_expression(1) "; float f" o " = (float)" o "; int r" o " = (f" o " == " o ") + 2 * ((double)" o " < 5) + 4 * (f" o " >= 1e3f) + 8 * (int)(" o " != " o ") + 16 * __builtin_isnan(" o ") + 32 * (__builtin_signbit(f" o ") != 0);")
	if (body ~ "r" o) variable["s", ++count["s"]] = e
}
function statement(depth,    n) {
	n = random(depth > 0 ? 14 : 6)
	if (n < 3) scalar()
	else if (n < 6) assignment()
	else if (n == 6) loop(depth)
	else if (n == 7) choice(depth)
	else if (n == 8) memory()
	else if (n < 11) object()
	else construct()
}
function generate(number,    i, n, f) {
	body = ""; guarded = 0
	split("", count); names = 0
	count["s"] = 2; variable["s", 1] = "a"; variable["s", 2] = "b"
	count["u"] = 1; variable["u", 1] = "c"; count["f"] = 1; variable["f", 1] = "d"
	put("constexpr long long f" number "(int a, int b, unsigned c, double d) {")
	put("unsigned long long hash = 0; int guard = 0;")
	n = 3 + random(6)
	for (i = 0; i < n; i++) statement(2)
	for (i = 1; i <= count["s"]; i++) put("hash = hash * 31 + (long long)" variable["s", i] ";")
	for (i = 1; i <= count["u"]; i++) put("hash = hash * 37 + (unsigned long long)" variable["u", i] ";")
	for (i = 1; i <= count["f"]; i++) put("if (" variable["f", i] " > -1e9 && " variable["f", i] " < 1e9) hash = hash * 41 + (unsigned long long)(long long)(" variable["f", i] " * 1000);")
	if (number && chance(30)) put("if (a > 0) hash ^= (unsigned long long)f" random(number) "(a - 1, b & 7, c + 1, 0.5);")
	put("return (long long)hash; }")
	gsub(/\n/, " ", body)
	print body
	print "constexpr long long r" number " = f" number "(" random(20) ", " random(60) - 20 ", " random(1000) "u, " random(50) "." random(8) ");"
}
BEGIN {
	seed_uniform(seed)
	signed_types = "int|int|signed char|short|long|long long|char|__int128"
	unsigned_types = "unsigned|unsigned|unsigned char|unsigned short|unsigned long|unsigned long long|bool|unsigned __int128|char16_t|Small"
	float_types = "double|double|float|long double"
	print "#include <initializer_list>\n#include <utility>" (std >= 20 ? "\n#include <compare>\n#include <bit>\n#include <memory>" : "")
	print "typedef int V4 __attribute__((vector_size(16))); typedef float F4 __attribute__((vector_size(16)));"
	print "enum Small : unsigned char { small0, small1 }; constexpr int table[] = { 3, 1, 4, 1, 5, -9 }; constexpr int grid[2][3] = { { 1, 2, 3 }, { 4, 5, 6 } };"
	print "struct Point { int x, y; constexpr int dot(int k) const { return k * (x % 100 + y % 100); } };"
	print "struct Bits { unsigned a : 3, b : 4; bool c : 1; int d : 5; };"
	print "union Choice { int i; float f; };"
	print "struct Shape { int size; constexpr Shape(int s) : size(s) { } " (std >= 20 ? "constexpr virtual ~Shape() { } " : "") (std >= 20 ? "constexpr virtual int area() const = 0; constexpr virtual void grow() { size++; }" : "constexpr int area() const { return size; } constexpr void grow() { size++; }") " constexpr int name() const { return 1; } };"
	print "struct Circle : Shape { using Shape::Shape; " (std >= 20 ? "constexpr ~Circle() { } " : "") "constexpr int area() const " (std >= 20 ? "override " : "") "{ return 3 * size * size; } };"
	print "struct Square : Shape { int extra = 2; " (std >= 20 ? "constexpr ~Square() { } " : "") "constexpr Square(int s) : Shape(s + 1) { } constexpr int area() const " (std >= 20 ? "final " : "") "{ return size * size + extra; } constexpr void grow() " (std >= 20 ? "override " : "") "{ Shape::grow(); extra *= 2; } };"
	print "struct Counter { int n = 1; }; struct Guard { Counter &c; constexpr Guard(Counter &x) : c(x) { c.n *= 2; } " (std >= 20 ? "constexpr ~Guard() { c.n -= 1; }" : "") " };"
	print "template <int N> struct List { int at[N] = { }; static constexpr int size = N; constexpr void set(int i, int v) { at[i] = v; } constexpr int sum() const { int s = 0; for (int x : at) s += x % 1000; return s; } };"
	print "template <class... T> constexpr int sum(T... t) { return (0 + ... + (int)(t % 50)); }"
	print "template <int N> struct fib { static constexpr int value = fib<N - 1>::value + fib<N - 2>::value; }; template <> struct fib<0> { enum { value }; }; template <> struct fib<1> { static const int value = 1; };"
	print "struct Money { long cents; constexpr Money &operator+=(Money m) { cents += m.cents; return *this; } friend constexpr Money operator*(Money m, int k) { return { m.cents * k }; } constexpr Money operator-(const Money &m) const { return Money{ cents - m.cents }; } constexpr Money operator++(int) { Money m = *this; ++cents; return m; } constexpr explicit operator int() const { return (int)(cents % 1000); } " (std >= 20 ? "constexpr auto operator<=>(const Money &) const = default; " : "constexpr bool operator==(const Money &m) const { return cents == m.cents; } ") "};"
	print "constexpr Money operator\"\"_m(unsigned long long n) { return { (long)n }; }"
	print "constexpr int twice(int a, int b) { return a * 2 + b; } constexpr int apart(int a, int b) noexcept { return a > b ? a - b : b - a; }"
	print "struct Two { int a, b; }; struct In { int k; Two two; }; struct Tree { int n; In in; Two rows[2]; };"
	print "struct Base { int value; constexpr Base(int v) : value(v) { } constexpr int get() const { return value; } }; struct Other { char pad = 1; }; struct Derived : Other, Base { constexpr Derived(int v) : Base(v & 255) { } constexpr int get() const { return value + pad; } };"
	print "enum class Color : char { red = 3, blue = 'b' }; enum Plain { green = 7 };"
	print "template <class T, int R, int C> struct Matrix { T at[R][C]; static constexpr int size = R * C; constexpr T &operator()(int r, int c) { return at[r][c]; } constexpr const T &operator()(int r, int c) const { return at[r][c]; } constexpr Matrix<T, C, R> transposed() const { Matrix<T, C, R> m{}; for (int r = 0; r < R; r++) for (int c = 0; c < C; c++) m(c, r) = at[r][c]; return m; } template <int K> constexpr Matrix<T, R, K> operator*(const Matrix<T, C, K> &o) const { Matrix<T, R, K> m{}; for (int r = 0; r < R; r++) for (int k = 0; k < K; k++) for (int c = 0; c < C; c++) m(r, k) += at[r][c] * o(c, k) % 100; return m; } };"
	print "struct Handle { Point p; constexpr Point *operator->() { return &p; } constexpr Point &operator*() { return p; } constexpr int operator[](int i) const { return i ? p.y : p.x; } constexpr explicit operator bool() const { return p.x > p.y; } constexpr int operator()(int a, int b = 1) const { return a % 10 + b; } };"
	print "struct Range { int first, last; struct Iterator { int at; constexpr int operator*() const { return at; } constexpr Iterator &operator++() { ++at; return *this; } constexpr bool operator!=(Iterator o) const { return at != o.at; } }; constexpr Iterator begin() const { return { first }; } constexpr Iterator end() const { return { last > first ? last : first }; } };"
	print "struct Left { int l = 1; " (std >= 20 ? "constexpr virtual ~Left() { }" : "") " }; struct Right { int r = 2; constexpr Right(int x) : r(x) { } " (std >= 20 ? "constexpr virtual ~Right() { } constexpr virtual int get() const { return 0; }" : "") " }; struct Both : Left, Right { " (std >= 20 ? "constexpr ~Both() { } " : "") "constexpr Both(int x) : Right(x + 1) { l += x; } constexpr int get() const { return l * r % 100; } };"
	print "template <class A, class B> struct Pair { A first; B second; constexpr Pair(A a, B b) : first(a), second(b) { } }; template <class T> struct limits { static constexpr int bits = sizeof(T) * 8; }; template <> struct limits<char> { enum { bits = 3 }; }; template <int N> constexpr double half = N / 2.0;"
	print "constexpr int kind(int) { return 1; } constexpr int kind(unsigned) { return 2; } constexpr int kind(double) { return 3; } constexpr int kind(long) { return 4; } constexpr int kind(unsigned long) { return 5; } constexpr int kind(const int *) { return 6; } template <class T> constexpr int kind(T t) { return 7 + sizeof(t); }"
	print "struct Four { unsigned char c[4]; }; struct Small3 { short a, b, c; }; union Any { constexpr Any() : n(0) { } " (std >= 20 ? "constexpr ~Any() { } " : "") "int n; Small3 s; };"
	if (std >= 20) print "struct Version { int major, minor; auto operator<=>(const Version &) const = default; }; consteval int square(int x) { return x * x; } struct Trace { int &n; const Trace *self; constexpr Trace(int &x) : n(x), self(this) { ++n; } constexpr Trace(const Trace &t) : n(t.n), self(this) { n += 2; } constexpr ~Trace() { n -= n % 3; } };"
	print "template <int... N> constexpr int pack_sum() { int s = 0; ((s += N, s *= 2), ...); return s; } template <class T> constexpr T last(T t) { return t; } template <class T, class... U> constexpr auto last(T, U... u) { if constexpr (sizeof...(U) == 1) return (u + ...); else return last(u...); } template <int... N> struct table_of { static constexpr int count = sizeof...(N); };"
	print "struct Outer { int base = 4; constexpr Outer() = default; constexpr Outer(int b) : Outer() { base += b; } static inline constexpr int count = 3; template <int N> struct Inner { static constexpr int deep = N + count; }; constexpr int twice(int x) const { auto f = [this, x](int k) { return base + x % 9 + k; }; return f(1) + f(2); } constexpr int run() { auto g = [*this]() mutable { return base++ + base; }; return g() + g() + base; } };"
	for (number = 0; number < functions; number++) generate(number)
}
