#!/bin/sh
# Symbols: cu-dump --mangled on the programs in mangle/, which have all forms of names and types, beside nm of what g++ makes of them.
# usage: mangle_test.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
programs=$(cd "$(dirname "$0")/mangle" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
count=0

# lines TITLE: reports the lines on standard input, if there are any.
lines() {
	text=$(cat)
	[ -z "$text" ] && return
	printf 'FAIL %s: %s\n%s\n' "$name" "$1" "$text" | tee -a failures
}

# No entities of the program: tables, guards, initialization, unwinding, groups of constructors (C5).
not_entities='^(_ZT|_ZGV|_ZGR|_GLOBAL__|_Z[0-9]+__static_init|DW\.|__tls|__dso|__cxa|__gxx|_ZdlPvm?$|_GLOBAL_OFFSET|atexit|_Unwind)|[CD]5(E|I)|_FUNE|K?U.*cvPF'

# names PROGRAM: g++'s symbols are names that we give; what we give are symbols of g++ (deleting destructors are for classes
# with virtual functions).
names() {
	name=$(basename "$1")
	g++ -std=c++20 -w -fno-exceptions -fkeep-inline-functions -fkeep-static-functions -c "$1" -o x.o && g++ -std=c++20 -w -E "$1" -o x.ii &&
		"$bin/cu-parse" --c++20 --bodies=all x.ii -o x.il && "$bin/cu-dump" --mangled x.il >dump || { echo "FAIL $name" | tee -a failures; return; }
	nm x.o | awk '{ print $NF }' | grep -Ev "$not_entities" | sort -u >theirs
	cut -f 1 dump | sort -u >ours
	comm -23 theirs ours | lines "symbols of g++ that are not given"
	comm -13 theirs ours | grep -v 'D0Ev$' | lines "names that g++ does not give"
	count=$((count + $(wc -l <theirs)))
}

for program in "$programs"/*.cc; do
	names "$program"
done
echo "mangle_test: $count symbols, $([ -e failures ] && echo failed || echo passed)"
[ ! -e failures ]
