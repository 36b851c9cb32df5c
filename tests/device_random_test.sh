#!/bin/sh
# Random programs for devices (device/generate_*.awk): cicc makes the same PTX of their device source as of the whole program. They need
# no headers but the stand-in. usage: device_random_test.sh BIN_FOLDER; SEED chooses the programs (it is printed where one fails),
# PROGRAMS how many, CELLS how large they are. With TOOLS_ALONE=1 (harness.sh) the device source is made, and not read.
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1
first=${SEED:-1} programs=${PROGRAMS:-40}
cuda=$(sh "$here/cuda_root.sh")
[ -x "$cuda/nvvm/bin/cicc" ] || skip_all "no CUDA Toolkit" "$programs"
printf '_00000000_10_program_cu_00000000_1' >module_id

# ptx SOURCE NAME: the code without comments in NAME.code.
ptx() {
	"$cuda/nvvm/bin/cicc" $flags --gnu_version=120200 --allow_managed --orig_src_file_name program.cu --orig_src_path_name program.cu \
		-arch compute_90 -m64 --no-version-ident --include_file_name fatbin.c -tused --module_id_file_name module_id \
		--gen_c_file_name c --stub_file_name stub --gen_device_file_name gpu "$1" -o "$2.ptx" >log 2>&1 &&
		grep -v '^[[:space:]]*//' "$2.ptx" >"$2.code"
}

# compare SEED GENERATOR: says what differs; 2: the program is wrong.
compare() {
	generate_program -v seed="$1" -v cells="${CELLS:-4}" -f "$2" >program.cu
	flags=$(sed -n '1s,^// flags:,,p' program.cu)
	gcc -E -x c++ -D__CUDACC__ -D__CUDA_ARCH__=900 -I"$here/include" -include cuda_runtime.h program.cu -o full.ii || return 2
	[ -n "$TOOLS_ALONE" ] || ptx full.ii full || return 2
	"$bin/cu-parse" $flags --bodies=used full.ii 2>log | "$bin/cu-check" 2>>log | "$bin/cu-mark" 2>>log | "$bin/cu-emit-dev" --source -o device.ii 2>>log ||
		{ echo "there is no device source: $(head -n 1 log)"; return 1; }
	[ -z "$TOOLS_ALONE" ] || return 0
	ptx device.ii device || { echo "cicc refuses the device source: $(grep -m 1 error log)"; return 1; }
	cmp -s full.code device.code || { echo "PTX differs:"; diff full.code device.code | head -n 10; return 1; }
}

for generator in "$here"/device/generate_*.awk; do
	seed=$first
	while [ "$seed" -lt $((first + programs)) ]; do
		why=$(compare "$seed" "$generator")
		case $? in
		0) pass ;;
		1) fail "$(basename "$generator" .awk), seed $seed: $why" ;;
		*) skip ;;
		esac
		seed=$((seed + 1))
	done
done
finish
