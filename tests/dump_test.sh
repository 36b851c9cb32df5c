#!/bin/sh
# What cu-dump selects and how it shows it.
# usage: dump_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1

# check NAME EXPECTED COMMAND...: what the command prints, lines sorted.
check() {
	name=$1 expected=$2
	shift 2
	same_text "$name" "$(printf '%s\n' "$expected" | sort)" "$("$@" 2>&1 | sort)"
}
# headings ARGUMENT...: the first lines of the entries that cu-dump shows of x.il.
headings() { "$bin/cu-dump" "$@" x.il | sed -n 's/^[a-z]*-scope \([a-z_]*\)@[0-9]*/\1/p'; }
status() { "$@" >/dev/null 2>&1; echo $?; }

cat >x.ii <<'END'
# 1 "x.cu"
# 1 "sys.h" 1 3
void in_header(int h);
# 2 "x.cu" 2
namespace n { struct S { void f(int a); }; void f(const char *); }
void f(int *p)
{
	return;
}
END
"$bin/cu-parse" x.ii -o x.il || exit 1

check "--kind" 'routine "in_header"
routine "f"
routine "f"
routine "f"' headings --kind routine
check "several kinds" 'namespace "n"
routine "in_header"
routine "f"
routine "f"
routine "f"' headings -k routine -k namespace
check "--main-file" 'routine "f"
routine "f"
routine "f"' headings -k routine --main-file
check "--name with --kind" 'statement
statement' headings --name ::f --kind statement
check "a qualified name" 'parameter "a"' headings --name n::S::f -k parameter
check "the namespace around a name counts" 'full_entity_decl_info "f"
parameter
routine "f"' headings --name n::f
check "owned entries" 'full_entity_decl_info "in_header"
parameter "h"
routine "in_header"' headings --name in_header
names() { "$bin/cu-dump" --mangled "$@" x.il | sed 's/@[0-9]*//'; }
tab=$(printf '\t')
check "--mangled" "_Z9in_headeri${tab}routine in_header
_ZN1n1S1fEi${tab}routine f
_ZN1n1fEPKc${tab}routine f
_Z1fPi${tab}routine f" names
check "--mangled --main-file --name" "_Z1fPi${tab}routine f" names --main-file --name ::f
cat >arrays.cu <<'END'
template <int n, class T> using row = T[n];
template <int n, class T> int by_value(row<n, T> r) { return 1; }
template <int n, class T> int by_reference(const row<n, T> &r) { return 1; }
int ones[1], one = by_value<1, int>(ones) + by_reference(ones);
END
check "--mangled of arrays behind alias templates" 'ones
one' sh -c "'$bin/cu-parse' --bodies=used arrays.cu | '$bin/cu-dump' --mangled - | cut -f 1"
check "--mangled and nothing there" 1 status "$bin/cu-dump" --mangled --name nobody x.il
check "a name that is not there" 1 status "$bin/cu-dump" --name nobody x.il
check "a kind that is not there" 1 status "$bin/cu-dump" --kind vla_dimension x.il
check "no kind" 1 status "$bin/cu-dump" --kind statements x.il
check "standard input" 'namespace "n"' sh -c "'$bin/cu-parse' x.ii | '$bin/cu-dump' -k namespace | sed -n 's/^file-scope \([a-z]*\)@[0-9]*/\1/p'"
check "--summary" 1 sh -c "'$bin/cu-dump' --summary x.il | grep -c '^routine  *4  *[0-9][0-9]*$'"
"$bin/cu-dump" x.il -o whole && "$bin/cu-dump" x.il | cmp -s - whole && check "--output" same echo same || check "--output" same echo differs


# A lambda with the variable that it is in.
cat >l.ii <<'END'
void g(int n)
{
	auto l = [=, m = 1] __attribute__((device)) (int q) -> int { return n + m; };
	auto other = [n] { };
}
END
"$bin/cu-parse" l.ii -o l.il || exit 1
lambdas() { "$bin/cu-dump" --name "$1" -k lambda -k lambda_capture l.il | sed -n 's/^[a-z]*-scope //p; s/^  \(wrapper\|kind\|cpf_implicit\|extended_number\): */\1 /p'; }
check "--name of what holds a lambda" 'cpf_implicit TRUE
extended_number 1
kind cptk_copy
kind cptk_init
lambda@1
lambda_capture@1 "m"
lambda_capture@2 "n"
wrapper lwk_device_return_type' lambdas l
check "--name of what holds another one" 'kind cptk_copy
lambda@2
lambda_capture@3 "n"' lambdas other

# The graph around a name.
cat >g.cu <<'END'
namespace n { struct Base { int x; }; struct S : Base { S *next; }; }
int helper(n::S *s) { n::Base *local = s; return local->x; }
template <class T> int t(T a) { return helper(0) + a; }
int f(int a) { return a ? f(a - 1) : helper(nullptr) + t(1) + helper(0); }
END
"$bin/cu-parse" g.cu -o g.il
graph() { "$bin/cu-dump" "$@" g.il | sed 's/^\t*//; /^digraph/d; /^rankdir/d; /^node/d; /^}/d'; }
check "--dot of a function" '"routine@1" [label="routine\nhelper(n::S *)\ng.cu:2:5"];
"routine@3" [label="routine\nf(int)\ng.cu:4:5", style=bold];
"routine@4" [label="routine\nt<int>(int)\ng.cu:3:24"];
"routine@3" -> "routine@1" [label="expr_node.target"];
"routine@3" -> "routine@3" [label="expr_node.target"];
"routine@3" -> "routine@4" [label="expr_node.target"];' graph --dot f
check "--dot of a class" '"type@36" [label="type\nn::Base\ng.cu:1:22"];
"type@37" [label="type\nn::S\ng.cu:1:46", style=bold];
"field@2" [label="field\nn::S::next\ng.cu:1:60"];
"routine@1" [label="routine\nhelper(n::S *)\ng.cu:2:5"];
"namespace@1" [label="namespace\nn\ng.cu:1:13"];
"type@36" -> "namespace@1" [label="parent_scope"];
"type@37" -> "type@36" [label="base_class.type"];
"type@37" -> "field@2" [label="class_info.first_field\nsource_sequence_entry.target"];
"type@37" -> "namespace@1" [label="parent_scope"];
"field@2" -> "type@37" [label="parent_scope\ntype"];
"routine@1" -> "type@36" [label="variable.type"];
"routine@1" -> "type@37" [label="type"];' graph --dot n::S
check "--depth" '"type@37" [label="type\nn::S\ng.cu:1:46", style=bold];' graph --dot S --depth 0
check "--depth 2" 'n
n::Base
n::Base::x
n::S
n::S::next
helper(n::S *)' sh -c "'$bin/cu-dump' --dot n --depth 2 g.il | sed -n 's/.*label=.[a-z]*.n\([^.]*\).ng.cu.*/\1/p'"
cat >i.cu <<'END'
inline namespace v { enum color { red }; template <class T> struct box { T get() { return T(); } }; }
int overloaded(int i) { return i; }
int overloaded(long) { return box<int>().get() + red; }
END
"$bin/cu-parse" i.cu -o i.il || exit 1
instances() { "$bin/cu-dump" "$@" i.il | sed -n 's/^[a-z]*-scope \([a-z_]*\)@[0-9]*/\1/p'; }
check "names with template arguments" 'type "v::box<int>"' instances --kind type --name 'v::box< int >'
check "an instance's member" 'routine "get"' instances --kind routine --name 'v::box<int>::get'
check "names with parameters" 'routine "overloaded"' instances --kind routine --name 'overloaded(long)'
check "in an inline namespace and an enumeration" 'variable "red"' instances --kind variable --name ::red
check "what no name is" 'cu-dump: nothing is named ::v::overloaded; there is overloaded(int), overloaded(long)' "$bin/cu-dump" --name ::v::overloaded i.il
check "--dot and nothing there" 1 status "$bin/cu-dump" --dot nobody g.il
check "--depth of no number" 1 status "$bin/cu-dump" --dot f --depth all g.il
check "an odd name in a graph" '"routine@1" [label="routine\noperator\"\"_x(const char *, unsigned long)\na \\\"b.cu:1:5", style=bold];' \
	sh -c "printf '# 1 \"a\\001\\\\\"b.cu\"\nint operator\"\"_x(const char *, unsigned long);' | '$bin/cu-parse' | '$bin/cu-dump' --dot 'operator\"\"_x' | sed -n 's/^\t*\(.*label\)/\1/p'"
if command -v dot >/dev/null 2>&1; then
	check "Graphviz reads it" 0 sh -c "'$bin/cu-dump' --dot f g.il | dot -Tsvg >/dev/null 2>&1; echo \$?"
fi

if command -v jq >/dev/null 2>&1; then
	"$bin/cu-dump" --json x.il >x.json
	check "JSON header" '"cu-parse"' jq -c 'select(.entry == "il_header") | .producer' x.json
	check "JSON of a routine" '["f",{"file":"x.cu","line":3,"column":6},"void (int *)"]' \
		jq -c 'select(.entry == "routine" and .body) | [.name, .position, .type.name]' x.json
	check "JSON flags" '["es_global"]' sh -c "echo '__attribute__((global)) void k() { }' | '$bin/cu-parse' |
		'$bin/cu-dump' --json -n k -k routine | jq -c .execution_space"
	check "JSON of a field called index" '[1,true]' sh -c "echo 'template <class T, class U> U f(T);' | '$bin/cu-parse' |
		'$bin/cu-dump' --json -k type | jq -c 'select(.kind == \"tk_template_param\" and .index) | [.index, .number > 3]'"
	check "JSON of every entry" "$("$bin/cu-dump" x.il | grep -c '^[a-z]*-scope ')" \
		jq -s 'map(select(.entry != "il_header")) | length' x.json
	printf '# 1 "a\351\001b"\nint x;\n' | "$bin/cu-parse" | "$bin/cu-dump" --json -k source_file_entry >x.json
	check "JSON of bytes that are no UTF-8" '"a?\u0001b"' sh -c 'jq -c .file_name x.json | tail -n 1'
else
	echo "jq is not installed: the JSON is not checked"
fi
finish
