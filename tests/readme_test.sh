#!/bin/sh
# The tour and the section on diagnostics in the README show what the tools print. usage: readme_test.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
ln -s "$here" tests
PATH=$bin:$PATH

# Indented lines of the section: command N in cmd.N, what follows it in out.N.
awk '/^## / { tour = /minute|Diagnostics/ } tour && sub(/^    /, "") { if (sub(/^\$ /, "")) print > "cmd." ++n; else print > "out." n; next }
	tour && /^$/ && n { print > "out." n }' "$here/../README.md"
passed=0 failed=0 number=1
while [ -e cmd.$number ]; do
	touch out.$number
	case $(cat cmd.$number) in "cat "*) sed '$d' out.$number >"$(sed 's/cat //' cmd.$number)" ;; esac   # the files of the examples
	sh cmd.$number >got 2>&1
	if [ "$(cat got)" = "$(cat out.$number)" ]; then   # $( ) drops the empty lines at the end
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $(cat cmd.$number)"
		diff out.$number got | head -n 20
	fi
	number=$((number + 1))
done
[ "$passed" -ge 5 ] || { echo "FAIL only $passed commands of the tour were found"; failed=1; }
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
