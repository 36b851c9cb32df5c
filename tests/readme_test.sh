#!/bin/sh
# The commands in the README that stand behind a $ print what it shows. usage: readme_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1
ln -s "$here" tests
PATH=$bin:$PATH

# Command N in cmd.N, the indented lines that follow it in out.N.
awk '/^[^ ]/ { shown = 0 }
	sub(/^    \$ /, "") { print > "cmd." ++n; shown = 1; next }
	shown && (sub(/^    /, "") || /^$/) { print > "out." n }' "$here/../README.md"
number=1
while [ -e cmd.$number ]; do
	touch out.$number
	case $(cat cmd.$number) in "cat "*) sed '$d' out.$number >"$(sed 's/cat //' cmd.$number)" ;; esac   # the files of the examples
	sh cmd.$number >got 2>&1
	same_text "$(cat cmd.$number)" "$(cat out.$number)" "$(cat got)"   # $( ) drops the empty lines at the end
	number=$((number + 1))
done
expect "the commands are found" [ "$number" -gt 15 ]
finish
