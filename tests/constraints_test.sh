#!/bin/sh
# Requirements of requires-expressions and orders of constraints, with g++ as the judge. usage: constraints_test.sh BIN_FOLDER
# Each static_assert of a generated program holds, or its negation does: g++ says which. cu-parse must never say otherwise, and know the
# answer of almost all. Where the installed tool and g++ differ, as about sizeof(void), the programs of tests/diag say what holds.
# SEED and SETS choose the random programs (a seed is printed; more sets take longer).
. "$(dirname "$0")/harness.sh"
cd "$here/constraints" || exit 1
seed=${SEED:-1}

# decide SOURCE: what static_asserts say becomes true; lines with other errors go.
decide() {
	for i in 1 2 3; do
		g++ -std=c++20 -w -fsyntax-only -fmax-errors=0 -fno-diagnostics-show-caret -fconcepts-diagnostics-depth=0 "$1" 2>"$work/errors" && return 0
		awk -F: -v source="$1" '
			NR == FNR { if ($1 == source && / error: /) { if (/static assertion failed/) wrong[$2] = 1; else bad[$2] = 1 } next }
			FNR in bad { print ""; next }
			FNR in wrong { sub(/^static_assert\(/, "static_assert(!(") ; sub(/\);$/, "));") }
			{ print }' "$work/errors" "$1" >"$1.decided" && mv "$1.decided" "$1"
	done
	[ -z "$KEEP" ] || cp "$1" "$KEEP"
	grep -m 5 'error:' "$work/errors"
	return 1
}

# check NAME UNKNOWN: no static_assert of the program fails, and at most UNKNOWN are not known.
check() {
	if ! decide "$work/$1.cc"; then
		fail "$1: g++ finds errors in the program"
		return
	fi
	"$bin/cu-parse" --c++20 --stats "$work/$1.cc" 2>&1 >/dev/null | sed -n 's/^static_asserts that hold \([0-9]*\), fail \([0-9]*\), are unknown \([0-9]*\)$/\1 \2 \3/p' >"$work/counts"
	read -r holds fails unknown <"$work/counts"
	if [ "${fails:-1}" -gt 0 ] || [ "$unknown" -gt "$2" ]; then
		fail "$1: $holds hold, $fails fail, $unknown are unknown, expected at most $2"
		[ -z "$KEEP" ] || cp "$work/$1.cc" "$KEEP"
	else
		pass
		echo "$1: $holds of $((holds + unknown)) constraints are as g++ says"
	fi
}

for name in forms library; do
	g++ -std=c++20 -E "$name.cc" -o "$work/$name.cc" || exit 1   # what is preprocessed is C++, too
done
check forms 0
check library 0

types='int|char|long|double|bool|void|unsigned|int *|const char *|void *|int &|const int|int[3]|void()|int (*)(int)|int Aggregate::*|decltype(nullptr)|Plain|Scoped|Empty|Aggregate|const Aggregate|Aggregate *|MoveOnly|Immovable|NoDefault|Explicit|Converts|Private|PrivateDestructor|Deleted|Operators|const Operators|Throws|Abstract|Derived|Derived *|Protected|Container|const Container|Box<int>|Box<double>|Union|adl::X|adl::Y|FromAny|FromLarge|FromPointers|FromInt|Source|ToClasses'
{
	cat types.cc
	awk -v types="$types" '
		BEGIN { n = split(types, type, "|") }
		{
			printf "template<class T> concept R%d = requires(T t, const T c) { %s; };\n", NR, $0
			for (i = 1; i <= n; i++) printf "static_assert(R%d<%s>);\n", NR, type[i]
		}' requirements.txt
} >"$work/requirements.cc"
check requirements 135

generate_program -v seed="$seed" -v sets="${SETS:-30}" -f subsumption.awk >"$work/subsumption.cc"
check subsumption 0

echo "seed $seed"
# Where there is more to instantiate than a program may ask for, answers are unknown, never wrong.
generate_program -v seed=6068 -v sets=60 -f subsumption.awk >"$work/used_up.cc"
check used_up 3000
finish
