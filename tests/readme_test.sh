#!/bin/sh
# The tour and the section on diagnostics in the README show what the tools print. usage: readme_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1
ln -s "$here" tests
PATH=$bin:$PATH

# Indented lines of the section: command N in cmd.N, what follows it in out.N.
awk '/^## / { tour = /minute|Diagnostics/ } tour && sub(/^    /, "") { if (sub(/^\$ /, "")) print > "cmd." ++n; else print > "out." n; next }
	tour && /^$/ && n { print > "out." n }' "$here/../README.md"
number=1
while [ -e cmd.$number ]; do
	touch out.$number
	case $(cat cmd.$number) in "cat "*) sed '$d' out.$number >"$(sed 's/cat //' cmd.$number)" ;; esac   # the files of the examples
	sh cmd.$number >got 2>&1
	same_text "$(cat cmd.$number)" "$(cat out.$number)" "$(cat got)"   # $( ) drops the empty lines at the end
	number=$((number + 1))
done
expect "the commands of the tour are found" [ "$number" -gt 5 ]
finish
