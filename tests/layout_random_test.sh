#!/bin/sh
# Random classes and instances of class templates (layout/generate_classes.awk): their sizes, alignments and offsets of members are those
# that g++ has. usage: layout_random_test.sh BIN_FOLDER; SEED chooses the programs (it is printed), PROGRAMS how many, CLASSES how large
# they are.
. "$(dirname "$0")/harness.sh"
first=${SEED:-1} programs=${PROGRAMS:-4}
g++ --version >/dev/null 2>&1 || skip_all "no g++" "$programs"
cd "$work" || exit 1
echo "seed $first"

# compare SEED: says which assertions of g++'s do not hold.
compare() {
	generate_program -v seed="$1" -v classes="${CLASSES:-60}" -f "$here/layout/generate_classes.awk" >program.cc
	g++ -std=c++17 -w -DPRINT program.cc -o program 2>errors || { echo "g++ refuses the program:"; head -n 3 errors; return 1; }
	{ cat program.cc; ./program; } >asserted.cc
	g++ -std=c++17 -E -P asserted.cc -o asserted.ii
	"$bin/cu-parse" --c++17 --stats asserted.ii -o /dev/null >output 2>&1
	has_asserts output "$(grep -c '^static_assert' asserted.ii)" || return 1
	sed -n 's/^static_assert that .*asserted.ii:\([0-9]*\)$/\1p/p' output >wrong
	[ ! -s wrong ] || { sed -n -f wrong asserted.ii; return 1; }
}

each_seed "$first" "$programs"
finish
