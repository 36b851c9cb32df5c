#!/bin/sh
# What cu-dump says of two ILs.
# usage: compare_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1

# check NAME STATUS EXPECTED ARGUMENT...: what cu-dump prints, without empty lines.
check() {
	name=$1 status=$2 expected=$3
	shift 3
	got=$("$bin/cu-dump" "$@" 2>&1)
	got_status=$?
	got=$(printf '%s\n' "$got" | sed '/^$/d')
	same_text "$name" "status $status
$expected" "status $got_status
$got"
}
# il NAME: NAME.cu from standard input, and NAME.il of it.
il() { cat >"$1.cu" && "$bin/cu-parse" "$1.cu" -o "$1.il"; }
# differ NAME OLD NEW EXPECTED: of two sources
differ() { printf '%s\n' "$2" | il a && printf '%s\n' "$3" | il b && check "$1" $([ -n "$4" ]; echo $((!$?))) "$4" a.il b.il; }

differ "the same" 'int f(int a) { return a; }' 'int f(int a) { return a; }' ''
differ "places and white space do not count" 'int f(int a) { return a; } int g();' 'int f(
	int a) {

	return a; }     int g ();' ''
differ "an added, a removed function" 'int f(); int old(int);' 'int f(); namespace n { int added(double, char *); }' \
'removed routine "old(int)" at a.cu:1:14
added namespace "n" at b.cu:1:22
added routine "n::added(double, char *)" at b.cu:1:28'
differ "overloads" 'int f(int); int f(long);' 'int f(long); int f(char);' \
'removed routine "f(int)" at a.cu:1:5
added routine "f(char)" at b.cu:1:18'
differ "what a function returns" 'int f(int);' 'long f(int);' \
'changed routine "f(int)" at a.cu:1:5, b.cu:1:6
  type:                  "int (int)" -> "long (int)"
  full_entity_decl_info at a.cu:1:1, b.cu:1:1:
    type:                "int (int)" -> "long (int)"'
differ "execution spaces" '__attribute__((host)) void f();' '__attribute__((device)) void f();' \
'changed routine "f()" at a.cu:1:28, b.cu:1:30
  es_host:               TRUE -> FALSE
  es_device:             FALSE -> TRUE
  attribute at a.cu:1:16, b.cu:1:16:
    name:                "host" -> "device"
    cuda:                cua_host -> cua_device
    range:               "host" -> "device"
  full_entity_decl_info at a.cu:1:1, b.cu:1:1:
    es_host:             TRUE -> FALSE
    es_device:           FALSE -> TRUE
    ms_device:           FALSE -> TRUE'
differ "an added field" 'struct S { int a, c; };' 'struct S { int a, b, c; };' \
'added field "S::b" at b.cu:1:19
changed type "S" at a.cu:1:8, b.cu:1:8
  added: field "S::b" at b.cu:1:19'
differ "the order of fields" 'struct S { int a; int b; };' 'struct S { int b; int a; };' \
'changed type "S" at a.cu:1:8, b.cu:1:8
  removed: field "S::a" at a.cu:1:16
  added: field "S::a" at b.cu:1:23'
differ "a type" 'struct S { int a; }; int v; typedef int T;' 'struct S { int *a; }; long v; typedef char T;' \
'changed field "S::a" at a.cu:1:16, b.cu:1:17
  type:                  "int" -> "int *"
changed variable "v" at a.cu:1:26, b.cu:1:28
  type:                  "int" -> "long"
  full_entity_decl_info at a.cu:1:22, b.cu:1:23:
    type:                "int" -> "long"
changed type "T" at a.cu:1:41, b.cu:1:44
  type:                  "int" -> "char"'
differ "a class with all it has" 'int x;' 'int x; struct S { struct T { int a; } t; void f() { int local; } enum { one }; };' \
'added type "S" at b.cu:1:15'
differ "a template with its instances" 'int v = 1;' 'int v = 1; template <class T> T t(T a) { return a; } int x = t(1); template <int N> struct C { int a[N]; }; C<3> c;' \
'added template "t" at b.cu:1:40
added variable "x" at b.cu:1:58
added template "C" at b.cu:1:94
added variable "c" at b.cu:1:114'
differ "an instance" 'template <class T> struct C { T t; }; C<int> a;' 'template <class T> struct C { T t; }; C<int> a; C<long> *b;' \
'added type "C<long>" at b.cu:1:29
added variable "b" at b.cu:1:58'
differ "statements come and go" 'int g(int); int f(int a) { g(1); if (a) return 2; g(3); return 4; }' \
	'int g(int); int f(int a) { g(0); g(1); if (a) return 3; g(3); return 4; }' \
'changed routine "f(int)" at a.cu:1:17, b.cu:1:17
  added: statement "g(0);" at b.cu:1:28
  constant at a.cu:1:48, b.cu:1:54:
    value:               2 -> 3'
differ "another expression" 'int f(int a) { return a + 1; }' 'int f(int a) { return a * 1; }' \
'changed routine "f(int)" at a.cu:1:5, b.cu:1:5
  replaced: expr_node "a + 1" -> expr_node "a * 1" at a.cu:1:23, b.cu:1:23'
differ "a conversion" 'long a; long f() { return a; }' 'int a; long f() { return a; }' \
'changed variable "a" at a.cu:1:6, b.cu:1:5
  type:                  "long" -> "int"
  full_entity_decl_info at a.cu:1:1, b.cu:1:1:
    type:                "long" -> "int"
changed routine "f()" at a.cu:1:14, b.cu:1:13
  replaced: expr_node "a" (enk_variable) -> expr_node "a" (eok_cast) at a.cu:1:27, b.cu:1:26'
differ "variables of one name" 'void f() { { int i; } { int i; } { int i; } }' 'void f() { { int i; } { long i; } { int i; } }' \
'changed variable "f()::i" at a.cu:1:29, b.cu:1:30
  type:                  "int" -> "long"
  full_entity_decl_info at a.cu:1:25, b.cu:1:25:
    type:                "int" -> "long"'
differ "what has no name" 'static_assert(sizeof(int) == 4, ""); namespace n { int x; } void f() { auto l = [] { }; }' \
	'static_assert(sizeof(long) == 8, ""); namespace n { int x; } using n::x; void f() { auto l = [] { }; auto m = [] { }; }' \
'removed static_assert "static_assert(sizeof(int) == 4, \"\");" at a.cu:1:1
added static_assert "static_assert(sizeof(long) == 8, \"\");" at b.cu:1:1
added using_declaration "x" at b.cu:1:62
added variable "f()::m" at b.cu:1:107
added lambda "[] { }" at b.cu:1:111
changed routine "f()" at a.cu:1:66, b.cu:1:79
  added: statement "auto m = [] { };" at b.cu:1:102'
system='# 1 "x.cu"
# 1 "sys.h" 1 3'
differ "a body that is text alone" "$system
inline int f(int a) { int b = a; return b + 1; }" "$system
inline int  f(int a) { int b =  a; return b + 2; }" \
'changed routine "f(int)" at sys.h:1:12, sys.h:1:13
  full_entity_decl_info at sys.h:1:1, sys.h:1:1:
    body:                "{ int b = a; return b + 1; }" -> "{ int b = a; return b + 2; }"'
differ "characters that are none" "const char *s = \"a\";" "$(printf 'const char *s = "\033\351";')" \
"changed variable \"s\" at a.cu:1:13, b.cu:1:13
  full_entity_decl_info at a.cu:1:1, b.cu:1:1:
    initializer:         \"= \\\"a\\\"\" -> \"= \\\"\\033$(printf '\351')\\\"\"
  expr_node at a.cu:1:17, b.cu:1:17:
    type:                \"const char [2]\" -> \"const char [3]\"
  constant at a.cu:1:17, b.cu:1:17:
    type:                \"const char [2]\" -> \"const char [3]\""

# What is selected, how it is shown, the header, and trouble.
printf 'int f(int a);\nint v;\n' | il a
printf 'long f(int a);\nlong v;\n' | il b
check "--kind" 1 'changed variable "v" at a.cu:2:5, b.cu:2:6
  type:                  "int" -> "long"
  full_entity_decl_info at a.cu:2:1, b.cu:2:1:
    type:                "int" -> "long"' --kind variable a.il b.il
check "--name" 0 '' --name g a.il b.il
"$bin/cu-parse" --c++20 a.cu -o a20.il
check "the header" 1 'changed il_header
  std_version:           201703 -> 202002' a.il a20.il
printf '__attribute__((device)) int d(); __attribute__((global)) void k() { }' | il c
printf 'int d();' | il d
"$bin/cu-mark" c.il -o marked.il
check "what was marked" 1 'changed il_header
  is_marked:             0 -> 1' c.il marked.il
"$bin/cu-mark" d.il | "$bin/cu-dump" --kind template - marked.il && pass || fail "standard input"
head -c 300 b.il >cut.il
check "a truncated IL" 4 'cu-dump: cut.il: truncated IL stream' a.il cut.il
check "no IL" 4 'cu-dump: a.cu: not an IL stream' a.il a.cu
check "a missing IL" 4 "cu-dump: cannot open source file \"missing\": No such file or directory" a.il missing
check "a summary of two" 4 'cu-dump: --summary, --mangled and --dot show one IL: b.il is one too many' --summary a.il b.il
check "three" 1 "cu-dump: one IL, or two to compare: a.il is one too many
Try 'cu-dump --help'." a.il b.il a.il
if command -v jq >/dev/null 2>&1; then
	"$bin/cu-dump" --json a.il b.il | jq -c 'select(.name == "v") | [.change, .entry, .place_before, .place_after.column, .differences[0].field, .differences[0].after]' >json
	echo '["changed","variable",{"file":"a.cu","line":2,"column":5},6,"type","\"long\""]' >expected
	same "--json" expected json
else
	echo "jq is not installed: the JSON is not checked"
fi

# What stands first gives all else other numbers.
for program in "$here"/golden/*.cu "$here"/cuda/[a-f]*.cu; do
	"$bin/cu-parse" --bodies=used "$program" -o whole.il 2>/dev/null
	{ echo 'namespace first { struct S { int m; void f(S *); template <class T> void t(T); }; template <class T> struct C { T t; }; C<int> c; }'
		cat "$program"; } >more.cu
	"$bin/cu-parse" --bodies=used more.cu -o more.il 2>/dev/null
	others=$("$bin/cu-dump" whole.il more.il | grep '^[a-z]' | grep -v '^added [a-z]* "first\(::\|"\)\|^changed il_header')
	same_text "$program" "" "$others"
done

# Nesting that a stack does not hold.
repeat() { awk -v n="$2" -v s="$1" 'BEGIN { for (i = 0; i < n; i++) printf "%s", s }'; }
for last in 1 2; do { printf 'int x = '; repeat '1 + ' 100000; echo "$last;"; } | il deep$last; done
"$bin/cu-dump" deep1.il deep2.il | grep -q 'value: .*1 -> 2' && pass || fail "a long sum"
{ repeat 'namespace a {' 20000; repeat '}' 20000; } | il spaces
check "deep namespaces" 0 '' spaces.il spaces.il
{ printf 'int '; repeat '*' 100000; echo 'p;'; } | il pointers
check "many pointers" 0 '' pointers.il pointers.il

finish
