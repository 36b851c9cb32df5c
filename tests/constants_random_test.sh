#!/bin/sh
# Random constexpr functions (constexpr/generate_programs.awk), as C++17 and C++20: what is a constant for g++ is one for cu-parse, with the
# same value and without an error, and nothing else is. usage: constants_random_test.sh BIN_FOLDER; SEED chooses the programs (it is
# printed), PROGRAMS how many, FUNCTIONS how large they are.
. "$(dirname "$0")/harness.sh"
first=${SEED:-1} programs=${PROGRAMS:-3}
g++ --version >/dev/null 2>&1 || skip_all "no g++" $((2 * programs))
cd "$work" || exit 1
echo "seed $first"

# Which constants are none for g++: the numbers of lines that it mentions where it has errors. Where it only mentions the function it is not
# clear for whose constant.
refused_lines() {
	sed 's/^constexpr long long \(r[0-9]*\).*/& static_assert(\1 == \1);/' program.cc >used.cc   # what is none is not always refused by itself
	g++ "-std=c++$1" -w -fsyntax-only -fmax-errors=0 used.cc 2>&1 | sed -n 's/^.*used\.cc:\([0-9]*\):.*/\1/p' | sort -un
}

# The values of the others, "number value" each.
values() {
	awk 'FILENAME == "refused" { refused[$1]; next } !/^constexpr long long r/ { print; next } !(FNR in refused || FNR - 1 in refused) { print; split($4, r, "r"); known[++count] = r[2] }
		END { print "#include <cstdio>\nint main() {"; for (i = 1; i <= count; i++) printf "printf(\"%s %%lld\\n\", r%s);\n", known[i], known[i]; print "}" }' \
		refused program.cc >printing.cc
	g++ "-std=c++$1" -w printing.cc -o printing 2>errors || { head -n 3 errors; return 1; }
	./printing
}

# compare SEED STANDARD: says what differs.
compare() {
	generate_program -v seed="$1" -v std="$2" -v functions="${FUNCTIONS:-25}" -f "$here/constexpr/generate_programs.awk" >program.cc
	refused_lines "$2" >refused
	values "$2" >known || { cat known; echo "g++ refuses the program"; return 1; }
	awk 'FILENAME == "refused" { refused[$1]; next } FILENAME == "known" { value[$1] = $2; next } { line++ }
		/^constexpr long long r/ && (line - 1 in refused) && !(line in refused) { next } { print } /^constexpr long long r/ { split($4, r, "r")
			if (r[2] in value) printf "static_assert(r%s == %s);\n", r[2], value[r[2]] == "-9223372036854775808" ? "-9223372036854775807 - 1" : value[r[2]]
			else printf "static_assert(r%s == r%s);   // no constant\n", r[2], r[2] }' refused known program.cc >asserted.cc
	g++ "-std=c++$2" -E asserted.cc -o asserted.ii
	"$bin/cu-parse" "--c++$2" --stats asserted.ii -o /dev/null >output 2>&1
	has_asserts output "$(grep -c '^static_assert' asserted.cc)" || return 1
	sed -n 's/^static_assert that .*asserted.cc:\([0-9]*\)$/\1/p; s/^asserted.cc(\([0-9]*\)): error.*/\1/p' output | sort -un |
		awk 'NR == FNR { other[$1]; next } /^static_assert/ && (FNR in other) != /no constant$/ { print before; print; wrong = 1 } { before = $0 } END { exit !wrong }' \
		- asserted.cc && { sed 's/^/SAID: /' output | grep -E 'error|assert'; echo "$(grep -c . known) constants"; return 1; }
	return 0
}

each_seed "$first" "$programs" 17 20
finish
