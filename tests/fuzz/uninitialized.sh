#!/bin/sh
# The sources of the tests read by a cu-parse that was built with MemorySanitizer: nothing that it uses is without a value.
# usage: uninitialized.sh BIN_FOLDER
. "$(dirname "$0")/../harness.sh"

for source in "$here"/../*/*.cc "$here"/../*/*.cu; do
	g++ -x c++ -std=c++17 -w -E -D'__device__=__attribute__((device))' "$source" -o "$work/source.ii" 2>/dev/null || continue
	"$bin/cu-parse" --std c++17 --bodies=all "$work/source.ii" -o /dev/null >"$work/report" 2>&1
	if grep -q MemorySanitizer "$work/report"; then
		fail "$source"
		grep -A 30 MemorySanitizer "$work/report"
	else
		pass
	fi
done
finish
