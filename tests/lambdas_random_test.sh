#!/bin/sh
# Random programs with extended lambdas (diag/generate_lambdas.awk) that are valid, built with the installed nvcc and with our front end in
# cudafe++'s place, as dropin_test.sh does it. usage: lambdas_random_test.sh BIN_FOLDER; SEED chooses the programs, PROGRAMS how many,
# CELLS how large they are.
. "$(dirname "$0")/harness.sh"
first=${SEED:-1} programs=${PROGRAMS:-2}
echo "seed $first"

set --
seed=$first
while [ "$seed" -lt $((first + programs)) ]; do
	generate_program -v seed="$seed" -v cells="${CELLS:-25}" -v valid=1 -f "$here/diag/generate_lambdas.awk" >"$work/lambdas_$seed.cu"
	set -- "$@" "$work/lambdas_$seed.cu"
	seed=$((seed + 1))
done
sh "$here/dropin_test.sh" "$bin" "$@"
