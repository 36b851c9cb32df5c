#!/bin/sh
# Random programs that are valid (valid/generate_classes.awk), as C++17 and C++20: the front end has no errors in any cell that the
# installed tool takes, and says the same where that one takes all. usage: valid_random_test.sh BIN_FOLDER; SEED chooses the programs (it
# is printed), PROGRAMS how many, CELLS how large they are.
. "$(dirname "$0")/harness.sh"
first=${SEED:-1} programs=${PROGRAMS:-8}
command -v cudafe++ >/dev/null 2>&1 || skip_all "no CUDA Toolkit" $((2 * programs))
cd "$work" || exit 1
echo "seed $first"

# generate SEED STANDARD LEFT_OUT: a preprocessed program without some cells.
generate() {
	generate_program -v seed="$1" -v cells="${CELLS:-6}" -v std="$2" -v without=" $3 " -f "$here/valid/generate_classes.awk" >program.cu
	gcc -E -x c++ -std=c++"$2" -D__CUDACC__ -I"$here/include" program.cu -o program.ii
}
front_end() {   # TOOL STANDARD
	"$1" --c++"$2" --gnu_version=120200 --allow_managed --m64 --parse_templates --display_error_number --extended-lambda \
		--gen_c_file_name host.c --stub_file_name s program.ii 2>&1
}
# The numbers of the cells in which an output has errors.
wrong_cells() { sed -n 's/^cell\([0-9]*\)([0-9]*): \(catastrophic \)*error.*/\1/p' "$1" | sort -u; }

# compare SEED STANDARD: says what differs.
compare() {
	generate "$1" "$2" ""
	front_end cudafe++ "$2" >tool
	front_end "$bin/cudafe++" "$2" >our
	wrong_cells tool >wrong
	wrong_cells our | comm -13 wrong - | grep . && { echo "are cells with errors to us alone"; return 1; }
	if [ -s wrong ]; then
		generate "$1" "$2" "$(tr '\n' ' ' <wrong)"
		front_end cudafe++ "$2" >tool
		front_end "$bin/cudafe++" "$2" >our
	fi
	cmp -s tool our || { echo "the output differs:"; diff tool our | head -n 10; return 1; }
}

each_seed "$first" "$programs" 17 20
finish
