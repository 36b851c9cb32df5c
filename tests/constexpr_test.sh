#!/bin/sh
# static_asserts by cu-parse, with g++ as the judge. usage: constexpr_test.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
cd "$(dirname "$0")/constexpr" || exit 1
errors=$(mktemp) || exit 1
trap 'rm -f "$errors"' EXIT
failed=0
programs="values.cc lookup.cc dynamic.cc bit_cast.cc literals.cc conversions.cc iteration.cc addresses.cc assignment.cc closures.cc
	overriders.cc temporaries.cc call_operators.cc deduced_classes.cc"

# expect SOURCE HOLD UNKNOWN: so many static_asserts hold, fail (none) and are unknown.
expect() {
	counts=$("$bin/cu-parse" --std c++20 --stats "$1" -o /dev/null 2>&1 | grep '^static_asserts that')
	if [ "$counts" != "static_asserts that hold $2, fail 0, are unknown $3" ]; then
		echo "FAIL $1: $counts, expected $2 and $3"
		failed=$((failed + 1))
	fi
}

# library SOURCE STANDARD: all static_asserts of a program with headers, and of these, hold.
library() {
	g++ "-std=$2" -w -fsyntax-only "$1" || failed=$((failed + 1))
	g++ "-std=$2" -E "$1" >"$errors"
	counts=$("$bin/cu-parse" --std "$2" --stats "$errors" -o /dev/null 2>&1 | grep '^static_asserts that')
	case $counts in
	*" fail 0, are unknown 0") ;;
	*) echo "FAIL $1: $counts"; failed=$((failed + 1)) ;;
	esac
}

for source in $programs; do
	expect $source "$(grep -v '^template' $source | grep -o 'static_assert(' | wc -l)" 0
done
expect no_values.cc 0 "$(grep -c '^static_assert(' no_values.cc)"
if g++ --version >/dev/null 2>&1; then
	library library.cc c++20
	library library17.cc c++17
	library library20.cc c++20
	library deduced20.cc c++20
	library class_arguments20.cc c++20
	library containers20.cc c++20
	library lists20.cc c++20
	library algorithms20.cc c++20
	g++ -std=c++20 -w -fsyntax-only $programs || failed=$((failed + 1))
	g++ -std=c++20 -w -fsyntax-only no_values.cc 2>&1 | grep 'error: ' | sed -n 's/^[^:]*:\([0-9]*\):.*/\1/p' | sort -un >"$errors"
	for line in $(grep -n '^static_assert(' no_values.cc | cut -d: -f1); do
		grep -qx "$line" "$errors" || { echo "FAIL no_values.cc:$line: g++ has a value"; failed=$((failed + 1)); }
	done
else
	echo "constexpr: no g++, its judgement was skipped"
fi
[ $failed = 0 ] && echo "constexpr: all as expected"
exit $failed
