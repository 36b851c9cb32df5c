# Random classes and templates of them, and a main() that prints a static_assert for each size, alignment and offset, as g++ has it.
# Variables: seed, classes (how many).
function random(n) { return int(uniform() * n) }
function chance(percent) { return uniform() * 100 < percent }
function pick(list,    n, part) { n = split(list, part, "|"); return part[1 + random(n)] }
function say(expression) { checks = checks "  printf(\"static_assert(%s == %lu);\\n\", \"" expression "\", (unsigned long)(" expression "));\n" }

function scalar() { return pick("char|short|int|long|unsigned char|bool|double|float|long double|__int128|void *|E|L|S|P|A16|A2|V16|V8|wchar_t|char16_t|decltype(nullptr)|_Complex float|int M::*|int (M::*)(int)|void (*)(int)|B16|unsigned|signed char") }
# A member's declaration, whatever its type is.
function declaration(type, name) {
	if (type ~ /\(M::\*\)/) return "int (M::*" name ")(int)"
	if (type ~ /\(\*\)/) return "void (*" name ")(int)"
	return type " " name
}
# A class that was before; of a template with arguments.
function class_before(    k) {
	if (!number) return "Empty"
	k = chance(50) && number > 6 ? number - 1 - random(6) : random(number)
	return parameters[k] ? "C" k "<" arguments(k) ">" : "C" k
}
function arguments(k,    text) {
	text = chance(70) ? pick("char|int|long|double|Empty|S|Pair<char, long>|Pair<Empty, int>") : "C0"
	return parameters[k] > 1 ? text ", " 1 + random(5) : text
}
function alignment() { return chance(85) ? "" : pick("alignas(8) |alignas(16) |__attribute__((aligned(4))) |alignas(long) |alignas(2 * alignof(int)) |__attribute__((packed)) ") }
function member(i,    type, text) {
	if (chance(25)) return bit_field(i)
	if (chance(6)) return "  " pick("union|struct") " { " declaration(scalar(), "f" i) "; " declaration(scalar(), "g" i) "; " (chance(30) ? "struct { char h" i "; short k" i "; }; " : "") "};\n"
	if (chance(4)) return "  struct I" i " { " declaration(scalar(), "x") "; char y; } f" i (chance(40) ? "[2]" : "") ";\n"
	if (chance(35) && !is_union) { type = class_before(); text = (chance(30) ? "[[no_unique_address]] " : "") }
	else if (parameters[number] && chance(60)) { type = is_union ? pick("T *|Pair<long, T *>|Wrap<int>") : pick("T|T *|Pair<T, char>|Pair<char, T>|Wrap<T>"); text = (chance(30) && type !~ /\*/ ? "[[no_unique_address]] " : "") }
	else type = scalar()
	text = text alignment()
	if (type == "B16" || type == "A16" || text ~ /no_unique/) return "  " text declaration(type, "f" i) ";\n"
	return "  " text declaration(type, "f" i (chance(12) && type !~ /\(/ ? "[" (parameters[number] > 1 ? pick("N|N + 1|2 * N") : 1 + random(3)) "]" : "")) ";\n"
}
function bit_field(i,    type, width) {
	type = pick("char|short|int|long|unsigned char|unsigned|bool|E|L|S|P|unsigned long|signed char|__int128|short|int")
	width = type ~ /bool/ ? 1 : type ~ /char|P/ ? 1 + random(8) : type ~ /short|S/ ? 1 + random(16) : type == "long" || type ~ /^L|unsigned long/ ? 1 + random(64) : type ~ /128/ ? 1 + random(128) : 1 + random(32)
	if (chance(12)) return "  " type " : " (chance(40) ? 0 : width) ";\n"
	if (parameters[number] > 1 && width > 5 && chance(30)) width = "N + " width - 5
	return "  " type " f" i " : " width (chance(5) ? " __attribute__((packed))" : "") ";\n"
}
function number_of(name) { sub(/^C/, "", name); sub(/<.*/, "", name); return name }
function bases(    n, i, text, base, kind, seen) {
	n = chance(45) ? 1 + random(3) : 0
	for (i = 0; i < n; i++) {
		base = chance(20) ? pick("Empty|Other|Pod|NonPod|Wrap<int>|Wrap<Empty>") : class_before()
		if (parameters[number] && chance(12)) base = pick("Wrap<T>|Pair<T, int>")
		kind = base ~ /^Wrap/ ? "Wrap" : base   # T may be any
		if (kind in seen || no_base[number_of(base)]) continue
		seen[kind]
		text = text (text ? ", " : " : ") (chance(22) ? "virtual " : "") base
	}
	return text
}
function functions(    text) {
	if (chance(12)) text = text "  virtual void v" number "() { }\n"
	if (chance(6)) text = text "  C" number "() " pick("{ }|= default;") "\n"
	if (chance(6)) text = text "  ~C" number "() " pick("{ }|= default;") "\n"
	if (chance(5)) text = text "  C" number " &operator=(const C" number " &) " pick("= default;|{ return *this; }") "\n"
	if (chance(8)) text = text "  static long s" number "; void m" number "(int); friend void fr" number "(); using type = int; enum { e" number " = 3 };\n"
	return text
}
function generate(    n, i, pack, name, line, hidden, is_final) {
	is_union = chance(8)
	parameters[number] = chance(30) && number ? 1 + random(2) : 0
	pack = chance(7) ? pick("1|2|4|8") : 0
	if (pack) print "#pragma pack(push, " pack ")"
	if (parameters[number]) print "template <class T" (parameters[number] > 1 ? ", int N" : "") ">"
	is_final = chance(4) && !is_union ? " final" : ""
	print (is_union ? "union " : "struct ") (chance(6) ? "alignas(" pick("8|16|32|int|double") ") " : chance(5) ? "__attribute__((packed)) " : "") "C" number is_final (is_union || !number ? "" : bases()) " {\npublic:"
	if (!is_union) printf "%s", functions()
	n = chance(15) ? 0 : 1 + random(5)
	for (i = 0; i < n; i++) {
		line = member(i)
		hidden = chance(4) && !is_union
		printf "%s", hidden ? pick("private: |protected: ") line "public:\n" : line
		fields[number, i] = hidden || line ~ / : |\(/ || line !~ ("[ *]f" i "[;[]") ? "" : "f" i
	}
	print "};"
	if (pack) print "#pragma pack(pop)"
	for (i = parameters[number] ? 2 : 1; i; i--) {
		name = parameters[number] ? "C" number "<" arguments(number) ">" : "C" number
		check(name, n)
	}
	no_base[number] = is_union || is_final
}
function check(name, n,    i, type) {
	type = name
	if (name ~ /,/) { print "using U" ++aliases " = " name ";"; type = "U" aliases }
	say("sizeof(" type ")"); say("alignof(" type ")")
	say("sizeof(Tail<" type ">)"); say("__is_empty(" type ")")
	if (is_union) return
	for (i = 0; i < n; i++) if (fields[number, i]) say("__builtin_offsetof(" type ", " fields[number, i] ")")
}
BEGIN {
	seed_uniform(seed)
	print "struct M; enum E { e0, e1 }; enum L { l0 = 1ull << 40 }; enum class S : short { s0 }; enum __attribute__((packed)) P { p0 };"
	print "typedef int A16 __attribute__((aligned(16))); typedef long A2 __attribute__((aligned(2))); typedef float V16 __attribute__((vector_size(16))); using V8 __attribute__((vector_size(8))) = short; using B16 __attribute__((aligned(16))) = char;"
	print "struct Empty { }; struct Other { }; struct Pod { int a; char b; }; struct NonPod { NonPod() { } ~NonPod() { } int a; char b; };"
	print "template <class A, class B> struct Pair { A first; B second; }; template <class T> struct Wrap { [[no_unique_address]] T inner; char tail; };"
	print "template <class T> struct Tail { [[no_unique_address]] T inner; char tail; };"
	for (number = 0; number < classes; number++) generate()
	print "#ifdef PRINT\n#include <cstdio>\nint main() {\n" checks "}\n#endif"
}
