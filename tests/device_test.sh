#!/bin/sh
# The device source of tests/device/*.cu: cicc makes the same PTX of it as of the whole program, and warns of nothing else.
# usage: device_test.sh BIN_FOLDER [PROGRAM.cu ...]
# A program names flags for nvcc in a comment: // nvcc: -rdc=true
# With // calls: known nothing may be kept because it is not known what the program calls; with // calls: unknown something must be.
. "$(dirname "$0")/harness.sh"
shift
[ $# -gt 0 ] || set -- "$here"/device/*.cu
not_alone device_again_test.sh $#
cuda=$(sh "$here/cuda_root.sh")
if [ ! -x "$cuda/bin/nvcc" ] || [ ! -x "$cuda/nvvm/bin/cicc" ]; then
	skip_all "no CUDA Toolkit" $#
fi
full=0 kept=0

# The command that nvcc runs for a tool, as the dry run quotes it.
command_of() { sed -n 's/^#\$ //p' "$work/dry" | grep -E -e "$1" | head -n 1; }
# code FILE: PTX without comments; with -G, without places and the tables for debuggers, and the numbers in names and labels, which
# count what the host has, too; unless the program says that the tables are the same.
code() {
	grep -v -E '^[[:space:]]*//' "$1" |
		if [ -n "$debug" ] && ! grep -q '^// debug info: same' "$program"; then
			sed -e '/^[[:space:]]*\.section[[:space:]]*\.debug_/,$d' -e '/^[[:space:]]*\.\(loc\|file\)[[:space:]]/d' \
				-e 's/\$[A-Za-z_]*[0-9][0-9]*/$N/g' -e '/^[[:space:]]*$/d'
		else
			cat
		fi
}

# compare PROGRAM FLAG...: says what differs. The source that cicc reads has the same name both times.
compare() {
	program=$1 name=$(basename "$1" .cu)
	shift
	rm -rf "$work/dir" && mkdir "$work/dir" && cd "$work/dir" || return 1
	nvcc_flags="-std=c++17 -arch=sm_90"
	case "$*" in *-std=*) nvcc_flags="-arch=sm_90" ;; esac
	case " $* " in *" -G "*) debug=--debug_mode lines=--keep_lines ;; *) debug= lines= ;; esac
	"$cuda/bin/nvcc" $nvcc_flags "$@" --keep --dryrun -c "$program" -o ref.o 2>"$work/dry"
	printf '_00000000_10_program_cu_00000000_1' >"$name.module_id"
	preprocess=$(command_of "-E .*$name.cpp1.ii") cicc=$(command_of '^"\$CICC_PATH/cicc')
	[ -n "$preprocess" ] && [ -n "$cicc" ] || { echo "no commands in the dry run"; return 1; }
	CICC_PATH=$cuda/nvvm/bin
	eval "$preprocess" 2>log && eval "$cicc" >log 2>&1 || { echo "the reference refuses it: $(grep -m 1 error log)"; return 1; }
	mv "$name.cpp1.ii" full.ii && mv "$name.ptx" full.ptx
	grep warning log >full.warnings
	language=$(printf '%s' "$cicc" | grep -o -e '--c++[0-9]*' -e '--gnu_version=[0-9]*' -e '--device-c' -e '--relaxed_constexpr')
	"$bin/cu-parse" $language full.ii | "$bin/cu-check" | "$bin/cu-mark" $debug --stats 2>stats | "$bin/cu-emit-dev" --source $lines -o "$name.cpp1.ii" || { echo "there is no device source"; return 1; }
	! grep -q '^// calls: known' "$program" || ! grep -A 3 'calls are not known' stats || { echo "so more is kept than is needed"; return 1; }
	! grep -q '^// calls: unknown' "$program" || grep -q 'calls are not known' stats || { echo "all calls are known"; return 1; }
	eval "$cicc" >log 2>&1 || { echo "cicc refuses the device source: $(grep -m 1 error log)"; return 1; }
	! grep warning log | grep -v -x -F -f full.warnings || { echo "which is a new warning"; return 1; }
	code full.ptx >full.code
	code "$name.ptx" >ref.code
	cmp -s full.code ref.code || { echo "PTX differs:"; diff full.code ref.code | head -n 10; return 1; }
	wc -c <full.ii >"$work/full"
	wc -c <"$name.cpp1.ii" >"$work/kept"
}

for program; do
	flags=$(sed -n 's,^// nvcc:,,p' "$program" | head -n 1)
	case $program in /*) ;; *) program=$PWD/$program ;; esac
	if why=$(compare "$program" $flags); then
		pass
		full=$((full + $(cat "$work/full"))) kept=$((kept + $(cat "$work/kept")))
	else
		fail "$(basename "$program")${flags:+ ($flags )}: $why"
		[ -z "$KEEP" ] || { mkdir -p "$KEEP" && cp -r "$work/dir" "$KEEP/$(basename "$program" .cu)"; }
	fi
done
echo "$full bytes for devices, $kept of them in device sources"
finish
