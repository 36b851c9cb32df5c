#!/bin/sh
# Types and value categories of expressions, with g++ as the judge. usage: typing_test.sh BIN_FOLDER
# In the sources each line that begins with one tab inside test() and the like and ends with ; is an expression. What cu-parse says of
# it becomes a static_assert in front of it. An expression that cu-parse does not know asserts nothing; their number is checked.
bin=$(cd "$1" && pwd)
cd "$(dirname "$0")/typing" || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
failed=0

# Prints "line category type" of the expression statements.
types() {
	"$bin/cu-parse" "$1" -o "$work/il" && "$bin/cu-dump" --kind expr_node "$work/il" | awk '
		function flush() { if (discarded && type != "") print line, category, type; discarded = 0; type = ""; category = "vc_unknown" }
		/^[^ ]/ { flush() }
		$1 == "exf_discarded_value:" { discarded = 1 }
		$1 == "value_category:" { category = $2 }
		$1 == "type:" { type = $0; sub(/^[^"]*"/, "", type); sub(/"$/, "", type) }
		$1 == "range:" { split($2, part, ":"); line = part[2] }
		END { flush() }'
}

# check SOURCE KNOWN: at least KNOWN expressions have a type, and g++ agrees with all of them.
check() {
	types "$1" >"$work/types" || { echo "FAIL $1: cu-parse"; failed=$((failed + 1)); return; }
	awk -v types="$work/types" -v name="$1" '
		BEGIN {
			while ((getline text < types) > 0) {
				split(text, word, " ")
				type = text
				sub(/^[^ ]* [^ ]* /, "", type)
				if (type != "<error>") { of[word[1]] = type; category[word[1]] = word[2]; known++ }
			}
			print "#include <type_traits>"
			print known + 0 > (types ".known")
		}
		NR in of {
			expression = $0
			sub(/;[^;]*$/, "", expression)
			type = of[NR]
			if (category[NR] == "vc_lvalue") type = "std::add_lvalue_reference<" type ">::type"
			if (category[NR] == "vc_xvalue") type = "std::add_rvalue_reference<" type ">::type"
			printf "# %d \"%s\"\n", NR, name
			printf "\tstatic_assert(std::is_same<decltype((%s)), %s>::value, \"%s %s\");\n", expression, type, category[NR], of[NR]
			printf "# %d \"%s\"\n", NR, name
		}
		{ print }' "$1" >"$work/checked.cc"
	known=$(cat "$work/types.known")
	if [ "$known" -lt "$2" ]; then
		echo "FAIL $1: $known expressions have a type, expected $2"
		failed=$((failed + 1))
	elif ! g++ -std=c++17 -w -fsyntax-only "$work/checked.cc" 2>"$work/errors"; then
		echo "FAIL $1"
		grep 'error:' "$work/errors" | head -n 20
		failed=$((failed + 1))
	else
		echo "$1: g++ agrees with $known types"
	fi
}

check expressions.cc 100

# All binary and unary operators with all pairs of fundamental types.
awk 'BEGIN {
	n = split("bool|char|signed char|unsigned char|wchar_t|char16_t|char32_t|short|unsigned short|int|unsigned|long|unsigned long|long long|unsigned long long|float|double|long double|__int128|unsigned __int128", type, "|")
	printf "enum E1 { e };\nvoid test(E1 v0"
	for (i = 1; i <= n; i++) printf ", %s v%d", type[i], i
	print ")\n{"
	m = split("+ - * / < == , && =", op, " ")
	for (i = 0; i <= n; i++) {
		printf "\t+v%d;\n\t-v%d;\n\t!v%d;\n\t&v%d;\n", i, i, i, i
		for (j = 1; j <= n; j++) {
			for (k = 1; k <= m; k++) if (op[k] != "=" || i) printf "\tv%d %s v%d;\n", i, op[k], j
			printf "\t!v1 ? v%d : v%d;\n", i, j
			if (i && (i < 16 || i > 18) && (j < 16 || j > 18)) printf "\tv%d %% v%d;\n\tv%d << v%d;\n\tv%d | v%d;\n", i, j, i, j, i, j
		}
	}
	print "}"
}' >"$work/arithmetic.cc"
cp "$work/arithmetic.cc" "$work/a.cc"
(cd "$work" && check a.cc 4900; exit $failed) || failed=1
[ "$failed" = 0 ]
