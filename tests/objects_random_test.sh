#!/bin/sh
# Constant evaluation of what random programs do to objects, with g++ as the judge: what it says when the program runs and when it is compiled.
# usage: objects_random_test.sh BIN_FOLDER; SEED chooses the first of the programs (it is printed), SETS how many functions one has.
. "$(dirname "$0")/harness.sh"
seed=${SEED:-1}
echo "seed $seed"
cd "$work" || exit 1
g++ --version >/dev/null 2>&1 || skip_all "no g++"

# refused SOURCE: the lines of the errors that g++ has, those that functions are called from among them.
refused() { g++ -std=c++20 -w -fsyntax-only "$1" 2>&1 | sed -n 's/^[a-z]*\.cc:\([0-9]*\):[0-9]*: *\(error:\|  required\).*/\1/p' | sort -un; }

compare() {
	generate_program -v seed="$1" -v sets="${SETS:-60}" -f "$here/constexpr/objects.awk" >all.cc
	refused all.cc >lines
	awk 'FILENAME == "lines" { drop[$1] = 1; next } !(FNR in drop && /^constexpr u f[0-9]/)' lines all.cc >valid.cc
	[ -z "$(refused valid.cc)" ] || return 0 # a class is not valid: the next program
	{
		cat valid.cc
		echo '#include <cstdio>'
		echo 'int main() {'
		sed -n 's/^constexpr u \(f[0-9]*\)().*/std::printf("\1 %u\\n", \1());/p' valid.cc
		echo '}'
	} >run.cc
	g++ -std=c++20 -w run.cc -o run || return 1
	{ cat valid.cc; ./run | sed 's/\(.*\) \(.*\)/static_assert(\1() == \2u);/'; } >answered.cc
	refused answered.cc >lines
	awk 'FILENAME == "lines" { drop[$1] = 1; next } !(FNR in drop)' lines answered.cc >asserts.cc
	"$bin/cu-parse" --std c++20 --stats asserts.cc -o /dev/null 2>said
	all=$(grep -c '^static_assert' asserts.cc) unknown=$(sed -n 's/^static_asserts that .* unknown //p' said)
	grep -q '^static_asserts that .* fail 0,' said || { grep 'that fails' said | head -3; return 1; }
	[ "$all" -gt 20 ] && [ $((unknown * 10)) -le "$all" ] || { echo "$unknown of $all are not known"; return 1; }
}
each_seed "$seed" 5
finish
