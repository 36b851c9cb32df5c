# What the tests that are scripts share. Each begins with
#     . "$(dirname "$0")/harness.sh"
# and ends with finish. Its first argument is the folder of the tools. This sets
#     bin, here    that folder, and the folder of the tests, as absolute paths
#     work         an empty folder of the test's own, which goes when it ends
#     reference    the installed cudafe++, with which ours is compared; empty where there is none, and where TOOLS_ALONE=1: then our tools
#                  read the programs, or some of them, and nothing is compared with what the CUDA Toolkit makes of them, which takes
#                  most of the time
# and counts what passes, fails and is skipped.
bin=$(cd "${1:-build/bin}" && pwd) || exit 1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
reference= no_reference="TOOLS_ALONE=1"
[ -n "$TOOLS_ALONE" ] || reference=$(command -v cudafe++) || no_reference="no CUDA Toolkit is installed"
passed=0 failed=0 skipped=0

pass() { passed=$((passed + 1)); }
fail() {   # WHAT...
	failed=$((failed + 1))
	echo "FAIL $*"
}
skip() { skipped=$((skipped + 1)); }

# generate_program AWK_ARGUMENT...: runs a generator with the functions of random.awk.
generate_program() { awk -f "$here/random.awk" "$@"; }

# expect WHAT CONDITION...: the command succeeds.
expect() {
	what=$1
	shift
	if "$@"; then pass; else fail "$what: $*"; fi
}
# same WHAT EXPECTED GOT: two files have the same bytes; what differs is shown, but for its end.
same() {
	if diff -u "$2" "$3" >"$work/diff"; then
		pass
	else
		fail "$1"
		head -n 30 "$work/diff"
	fi
}
# same_text WHAT EXPECTED GOT: two texts are the same.
same_text() {
	if [ "$2" = "$3" ]; then
		pass
	else
		fail "$1"
		printf -- '--- expected\n%s\n--- got\n%s\n' "$2" "$3"
	fi
}
# skip_all WHY [NUMBER]: ends the test, whose NUMBER of programs cannot be tried here.
skip_all() {
	echo "$(basename "$0" .sh): skipped: $1"
	skipped=${2:-1}
	finish
	exit
}
# not_alone TEST NUMBER: with TOOLS_ALONE=1 ends the test, whose NUMBER of programs another one gives to the same tools.
not_alone() {
	[ -z "$TOOLS_ALONE" ] || skip_all "$no_reference, and $1 reads its programs" "$2"
}
# takes_turn NUMBER: of many programs every one is read, with TOOLS_ALONE=1 one of so many.
turn=0
takes_turn() {
	turn=$((turn + 1))
	[ -z "$TOOLS_ALONE" ] || [ $((turn % $1)) -eq 1 ]
}
# each_seed FIRST NUMBER [STANDARD...]: the test's own compare SEED [STANDARD] succeeds for so many seeds and with each standard of C++, or
# says what is wrong.
each_seed() {
	seed=$1 last=$(($1 + $2 - 1))
	shift 2
	while [ "$seed" -le "$last" ]; do
		for standard in "${@:-}"; do
			if why=$(compare "$seed" $standard); then pass; else fail "seed $seed${standard:+, C++$standard}: $why"; fi
		done
		seed=$((seed + 1))
	done
}
# has_asserts OUTPUT NUMBER: cu-parse --stats gave an answer about so many static assertions, or more; else that is said.
has_asserts() {
	awk -v wanted="$2" '/^static_asserts that hold/ { gsub(/[a-z_,]/, ""); split($0, n, " "); found = n[1] + n[2] + n[3] }
		END { if (found < wanted) print found + 0, "of", wanted, "assertions were looked at"; exit found < wanted }' "$1"
}
# finish: says how many passed; the status is that of the test.
finish() {
	echo "$passed passed, $failed failed, $skipped skipped"
	[ "$failed" -eq 0 ]
}
