#!/bin/sh
# Symbols: cu-dump --mangled on the programs in mangle/, which have all forms of names and types, beside nm of what g++ makes of them.
# What instances are called is seen where they are used: the programs in mangle/used/, and random signatures and entities, for which SEED and
# SETS can be set. usage: mangle_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
programs=$here/mangle
cd "$work" || exit 1
count=0

# lines TITLE FILE: reports the lines of the file, if there are any.
lines() { same "$name: $1" /dev/null "$2"; }

# No entities of the program: tables, guards, initialization, unwinding, groups of constructors (C5).
not_entities='^(_ZT|_ZGV|_ZGR|_GLOBAL__|_Z[0-9]+__static_init|DW\.|__tls|__dso|__cxa|__gxx|_ZdlPvm?$|_GLOBAL_OFFSET|atexit|_Unwind)|[CD]5(E|I)'
# What makes pointers of closures is there where it is used; g++ does without some calls of it.
of_closures='E[0-9]*_(4_FUN|cvP)'

# names PROGRAM: g++'s symbols are names that we give; what we give are symbols of g++ (deleting destructors are for classes
# with virtual functions).
names() {
	name=$(basename "$1")
	g++ -std=c++20 -w -fno-exceptions -fkeep-inline-functions -fkeep-static-functions -c "$1" -o x.o && g++ -std=c++20 -w -E "$1" -o x.ii &&
		"$bin/cu-parse" --c++20 --bodies=all x.ii -o x.il && "$bin/cu-dump" --mangled x.il >dump || { fail "$name"; return; }
	nm x.o | awk '{ print $NF }' | grep -Ev "$not_entities|$of_closures" | sort -u >theirs
	cut -f 1 dump | sort -u >ours
	comm -23 theirs ours >some
	lines "symbols of g++ that are not given" some
	comm -13 theirs ours | grep -v 'D0Ev$' >some
	lines "names that g++ does not give" some
	count=$((count + $(wc -l <theirs)))
}

# used PROGRAM: the same for the instances that a program uses, of C++17 or as its name says C++14 or C++20. What we list may be inline or
# static and not used, but other instances are.
used() {
	name=$(basename "$1") std=c++17
	case $name in *14.cc) std=c++14 ;; *20.cc) std=c++20 ;; esac
	g++ -std=$std -w -fno-exceptions -c "$1" -o x.o && g++ -std=$std -w -E "$1" -o x.ii &&
		"$bin/cu-parse" --$std --bodies=used x.ii -o x.il && "$bin/cu-dump" --mangled x.il >dump || { fail "$name"; return; }
	nm x.o | awk '{ print $NF }' | sort -u >emitted
	g++ -std=$std -w -fno-exceptions -fkeep-inline-functions -c "$1" -o x.o && nm x.o | awk '{ print $NF; sub(/C2E/, "C1E", $NF); print $NF }' | sort -u - emitted >all
	grep -Ev "$not_entities" emitted >theirs
	cut -f 1 dump | sort -u >ours
	comm -23 theirs ours >missing
	comm -13 all ours | grep 'I.*E' | grep -Ev "E[0-9]*_clE|$of_closures|D0Ev\$" >some
	lines "names that g++ does not give" some
	count=$((count + $(comm -12 theirs ours | wc -l)))
}

for program in "$programs"/*.cc; do
	names "$program"
done
for program in "$programs"/used/*.cc; do
	used "$program"
	lines "symbols of g++ that are not given" missing
done

# Lambdas beside extended ones, in the object that nvcc makes of the host file.
extended() {
	nvcc -std=c++17 --extended-lambda -keep -c "$programs/extended.cu" -o x.o 2>log || { fail "extended.cu: nvcc refuses it: $(cat log)"; return; }
	"$bin/cu-parse" --c++17 --extended-lambda --bodies=used extended.cpp4.ii | "$bin/cu-dump" --mangled - | cut -f 1 | grep '^_Z4host' | sort -u >ours
	nm x.o | awk '$NF ~ /^_Z4host/ { print $NF }' | sort -u >theirs
	same "extended.cu" theirs ours
	count=$((count + $(wc -l <theirs)))
}
# Shadows of device variables, in that object. Of unnamed namespaces nvcc makes others.
shadows() {
	nvcc -std=c++17 -keep -c "$programs/shadows.cu" -o x.o 2>log || { fail "shadows.cu: nvcc refuses it: $(cat log)"; return; }
	"$bin/cu-parse" --c++17 --bodies=used shadows.cpp4.ii | "$bin/cu-dump" --mangled - | cut -f 1 | grep shadowed_ | sort -u >ours
	nm x.o | awk '$NF ~ /shadowed_/ && $NF !~ /_GLOBAL__N__/ { print $NF }' | sort -u >theirs
	[ "$(wc -l <theirs)" -ge 9 ] || fail "shadows.cu: nvcc makes no shadows"
	comm -23 theirs ours >missing
	same "shadows.cu" /dev/null missing
	count=$((count + $(wc -l <theirs)))
}
if command -v nvcc >log; then extended; shadows; else skip; fi

# random GENERATOR STANDARD SETS: a program of the generator, without what g++ refuses and what uses that.
random() {
	program=$(basename "$1" .awk)${2#17}.cc
	generate_program -v seed="${SEED:-1}" -v sets="$3" -v std="$2" -f "$1" >"$program"
	while g++ "-std=c++$2" -w -fno-exceptions -fmax-errors=0 -S -o /dev/null "$program" 2>&1 |
		sed -n "s/^$program:\([0-9]*\):[0-9]*: \(error\|sorry\|internal\).*/\1d/p" | sort -u >refused && [ -s refused ]; do
		sed -i -f refused "$program"
	done
	used "$program"
}

# Of random signatures nearly all have names.
random "$programs/signatures.awk" 17 "${SETS:-150}"
[ $(($(wc -l <missing) * 10)) -lt "$(wc -l <theirs)" ] || lines "too many symbols of g++ that are not given" missing
for standard in 17 20; do
	random "$programs/entities.awk" $standard "${SETS:-150}"
	lines "symbols of g++ that are not given" missing
done
echo "$count symbols"
finish
