#!/bin/sh
# Types and value categories of expressions, with g++ as the judge. usage: typing_test.sh BIN_FOLDER
# In the sources each line that begins with one tab inside test() and the like and ends with ; is an expression. What cu-parse says of
# it becomes a static_assert in its place. An expression that cu-parse does not know asserts nothing; how many it knows is checked.
# SEED and SETS choose the random overload sets (a seed is printed; more sets take longer).
. "$(dirname "$0")/harness.sh"
cd "$here/typing" || exit 1
std=17

# Prints "line category type" of the expression statements.
types() {
	g++ -std=c++$std -E "$1" -o "$work/preprocessed.ii" && { "$bin/cu-parse" "--c++$std" "$work/preprocessed.ii" -o "$work/il" || [ $? = 2 ]; } &&
		"$bin/cu-dump" --kind expr_node "$work/il" | awk -v file="$(basename "$1")" '
		function flush() { if (discarded && type != "") print line, category, type; discarded = 0; type = ""; category = "vc_unknown" }
		/^[^ ]/ { flush() }
		$1 == "exf_discarded_value:" { discarded = 1 }
		$1 == "value_category:" { category = $2 }
		$1 == "type:" { type = $0; sub(/^[^"]*"/, "", type); sub(/"$/, "", type); gsub(/\\\\/, "\\", type) }
		$1 == "range:" { split($2, part, ":"); line = part[2]; discarded = discarded && part[1] == file }
		END { flush() }'
}

# check SOURCE KNOWN: at least KNOWN expressions, or KNOWN% of them, have a type, and g++ agrees with all of them.
check() {
	types "$1" >"$work/types" || { fail "$1: cu-parse"; return; }
	awk -v types="$work/types" -v name="$1" '
		BEGIN {
			while ((getline text < types) > 0) {
				split(text, word, " ")
				type = text
				sub(/^[^ ]* [^ ]* /, "", type)
				of[word[1]] = type
				category[word[1]] = word[2]
				known += type !~ /^<|…|lambda \[/
			}
			print "#include <type_traits>"
			print known + 0 > (types ".known")
		}
		!/^\t[^\t].*;$/ { print; next }       # inside a template
		NR in of && of[NR] ~ /^<|…|lambda \[/ { next }   # unknown, or a type without a name
		NR in of {
			expression = $0
			sub(/;[^;]*$/, "", expression)
			type = of[NR]
			if (category[NR] == "vc_lvalue") type = "std::add_lvalue_reference<" type ">::type"
			if (category[NR] == "vc_xvalue") type = "std::add_rvalue_reference<" type ">::type"
			printf "# %d \"%s\"\n", NR, name
			printf "\tstatic_assert(std::is_same<decltype((%s)), %s>::value, \"%s %s\");\n", expression, type, category[NR], of[NR]
			printf "# %d \"%s\"\n", NR + 1, name
			next
		}
		{ print }' "$1" >"$work/checked.cc"
	known=$(cat "$work/types.known")
	expected=$2
	case $2 in *%) expected=$(($(awk '/^(static )?void test/ { inside = 1 } /^}/ { inside = 0 } inside && /^\t[^\t].*;$/ { n++ } END { print n + 0 }' "$1") * ${2%\%} / 100)) ;; esac
	if [ "$known" -lt "$expected" ]; then
		fail "$1: $known expressions have a type, expected $expected of $2"
	elif ! g++ -std=c++$std -w -fsyntax-only "$work/checked.cc" 2>"$work/errors"; then
		fail "$1"
		grep 'error:' "$work/errors" | head -n 20
	else
		pass
		echo "$1: g++ agrees with $known types"
	fi
}

check expressions.cc 153
check calls.cc 46
check operators.cc 237
check deduced.cc 215
check instances.cc 247
check access.cc 414
check access_inside.cc 97
check vectors.cc 120
check patterns.cc 44
unknown=$("$bin/cu-parse" --stats --bodies=all "$work/preprocessed.ii" -o "$work/il" 2>&1 | sed -n 's/^expressions of unknown type //p')
[ "$unknown" = 0 ] || fail "patterns.cc: $unknown expressions are unknown"
check library.cc 192
std=20
check ranges.cc 219
check constrained_deduction20.cc 30
std=17

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

seed=${SEED:-1}
generate_program -v seed="$seed" -v sets="${SETS:-60}" -f overloads.awk >"$work/overloads.cc"

generate_program -v seed="$seed" -v sets="${SETS:-60}" -f classes.awk >"$work/classes.cc"
generate_program -v seed="$seed" -v sets="${SETS:-60}" -f templates.awk >"$work/templates.cc"
generate_program -v seed="$seed" -v sets="${SETS:-60}" -f specializations.awk >"$work/specializations.cc"
generate_program -v seed="$seed" -v sets="${SETS:-60}" -f substitutions.awk >"$work/substitutions.cc"
generate_program -v seed="$seed" -v sets="${SETS:-60}" -f lookup.awk >"$work/lookup.cc"

# check_random NAME KNOWN: a program without the calls that g++ refuses. Of those that it calls ambiguous (not just a constructor to convert
# an argument with, or conversions that would be errors, near matches; and among built-in operators it counts explicit conversion functions)
# cu-parse knows no type, either.
check_random() {
	g++ -std=c++$std -w -fsyntax-only -fmax-errors=0 "$1.cc" 2>refusals
	cp "$1.cc" "valid_$1.cc"
	for i in 1 2 3; do   # without a declaration more calls are refused
		g++ -std=c++$std -w -fsyntax-only -fmax-errors=0 "valid_$1.cc" 2>&1 | sed -n 's/^valid[^:]*:\([0-9]*\):[0-9]*: error:.*/\1d/p' | sort -u >refused
		sed -i -f refused "valid_$1.cc"
	done
	awk -F: 'NR == FNR { call[FNR] = /^\t([fhk][0-9]*|.*\.g)\(/; next }
		/: error: ambiguous overload/ && call[$2] { next }   # of an argument
		/: error: (ambiguous overload|call of overloaded [^A-Za-z]*[a-z])/ { line = $2; is[line] = 1; next }
		/: error:/ { line = $2 == line ? line : 0 } /near match|\(built-in\)/ { is[line] = 0 }
		END { for (line in is) if (is[line]) print line }' "$1.cc" refusals >ambiguous
	types "$1.cc" 2>/dev/null | awk 'NR == FNR { is[$1] = 1; next } $1 in is && $3 !~ /^</' ambiguous - >answered
	if [ -s answered ]; then
		fail "$1.cc: ambiguous calls have a type:"
		head -n 5 answered
	fi
	check "valid_$1.cc" "$2"
}

# errors PROGRAM: what g++ says of it, "line:error" each.
errors() { g++ -std=c++$std -w -fsyntax-only -fmax-errors=0 "$1" 2>&1 | sed -n 's/^[^:]*:\([0-9]*\):[0-9]*: error: /\1:/p'; }

# check_lookup NAME KNOWN: a program of which g++ refuses some lines: declarations are left out first, as others depend on them. An expression
# with a name that is then found nowhere has no type. Where it says that once for a function, others are left.
check_lookup() {
	for i in 1 2 3 4 5 6; do
		errors "$1.cc" >refused
		awk -F: 'NR == FNR { refused[$1]; next } !(FNR in refused) || /^\t[^\t]/ { print; next } /{$/ { sub(/ : .*{/, " {"); print }' \
			refused "$1.cc" >next.cc
		cmp -s next.cc "$1.cc" && break
		mv next.cc "$1.cc"
	done
	types "$1.cc" 2>/dev/null | awk 'NR == FNR { if (/ambiguous/) several[$1 + 0]; else if (/not declared in|not a member of|has no member|not been declared/) refused[$1 + 0]; next }
		$1 in refused && !($1 in several) && $3 !~ /^</' refused - >answered
	[ ! -s answered ] || { fail "$1.cc: names that g++ does not find have a type:"; head -n 5 answered; }
	for i in 1 2 3 4 5 6; do
		errors "$1.cc" >refused
		[ -s refused ] || break
		awk -F: 'NR == FNR { refused[$1]; next } { print FNR in refused ? "" : $0 }' refused "$1.cc" >next.cc
		mv next.cc "$1.cc"
	done
	check "$1.cc" "$2"
}

cd "$work" || exit 1
check arithmetic.cc 4900
check_random overloads 95%
check_random classes 40%   # less than all where a class is converted to any pointer
check_random templates 95%
check_random specializations 95%
check substitutions.cc 95%
check_lookup lookup 95%
echo "seed $seed"
finish
