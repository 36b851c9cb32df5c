#!/bin/sh
# Diagnostics of random programs (diag/generate_*.awk): the front end refuses nothing that the installed tool takes, and ends as it
# should; how many outputs are the same is printed. usage: diag_random_test.sh BIN_FOLDER; SEED chooses the programs (it is printed),
# PROGRAMS how many of each sort, CELLS how large they are.
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1
first=${SEED:-1} programs=${PROGRAMS:-40}

# front_end TOOL: what it prints about program.cu with the options in flags; its status.
front_end() {
	"$1" --c++17 --gnu_version=120200 --allow_managed --m64 --parse_templates --display_error_number $flags \
		--gen_c_file_name host.c --stub_file_name s program.cu 2>&1
}

for generator in "$here"/diag/generate_*.awk; do
	name=$(basename "$generator" .awk) agreed=0 compared=0 seed=$first
	while [ "$seed" -lt $((first + programs)) ]; do
		takes_turn 4 || { seed=$((seed + 1)) && continue; }
		generate_program -v seed="$seed" -v cells="${CELLS:-3}" -f "$generator" >program.cu
		flags=$(sed -n '1s,^// flags:,,p' program.cu)
		front_end "$bin/cudafe++" >our
		status=$?
		expect "$name, seed $seed: status $status" [ $status = 0 -o $status = 2 ]
		if [ -n "$reference" ]; then
			front_end cudafe++ >tool
			theirs=$?
			expect "$name, seed $seed: refused" [ $status = 0 -o $theirs != 0 ]
			compared=$((compared + 1))
			! cmp -s our tool || agreed=$((agreed + 1))
		else
			skip
		fi
		seed=$((seed + 1))
	done
	[ $compared = 0 ] || echo "$name, seeds from $first: $agreed of $compared outputs are the same"
done
finish
