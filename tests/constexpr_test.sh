#!/bin/sh
# static_asserts by cu-parse, with g++ as the judge. usage: constexpr_test.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
cd "$(dirname "$0")/constexpr" || exit 1
errors=$(mktemp) || exit 1
trap 'rm -f "$errors"' EXIT
failed=0

# expect SOURCE HOLD UNKNOWN: so many static_asserts hold, fail (none) and are unknown.
expect() {
	counts=$("$bin/cu-parse" --std c++20 --stats "$1" -o /dev/null 2>&1 | grep '^static_asserts that')
	if [ "$counts" != "static_asserts that hold $2, fail 0, are unknown $3" ]; then
		echo "FAIL $1: $counts, expected $2 and $3"
		failed=$((failed + 1))
	fi
}

for source in values.cc lookup.cc closures.cc; do
	expect $source "$(grep -v '^template' $source | grep -o 'static_assert(' | wc -l)" 0
done
expect no_values.cc 0 "$(grep -c '^static_assert(' no_values.cc)"
if g++ --version >/dev/null 2>&1; then
	g++ -std=c++20 -w -fsyntax-only library.cc || failed=$((failed + 1))
	g++ -std=c++20 -E library.cc >"$errors"
	counts=$("$bin/cu-parse" --std c++20 --stats "$errors" -o /dev/null 2>&1 | grep '^static_asserts that')
	case $counts in
	*" fail 0, "*) echo "constexpr: library.cc: $counts" ;;
	*) echo "FAIL library.cc: $counts"; failed=$((failed + 1)) ;;
	esac
	g++ -std=c++20 -w -fsyntax-only values.cc lookup.cc closures.cc || failed=$((failed + 1))
	g++ -std=c++20 -w -fsyntax-only no_values.cc 2>&1 | grep 'error: ' | sed -n 's/^[^:]*:\([0-9]*\):.*/\1/p' | sort -un >"$errors"
	for line in $(grep -n '^static_assert(' no_values.cc | cut -d: -f1); do
		grep -qx "$line" "$errors" || { echo "FAIL no_values.cc:$line: g++ has a value"; failed=$((failed + 1)); }
	done
else
	echo "constexpr: no g++, its judgement was skipped"
fi
[ $failed = 0 ] && echo "constexpr: all as expected"
exit $failed
