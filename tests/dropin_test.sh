#!/bin/sh
# Builds each program of tests/cuda with the installed nvcc and with our front end in cudafe++'s place, and compares exit status,
# module id, symbols, code and host reference arrays of the host objects, and what the host compiler warns of.
# usage: dropin_test.sh BIN_FOLDER [PROGRAM.cu ...]
# A program names flags for nvcc in comments; it is built once for each of them: // nvcc: -rdc=true
# With TOOLS_ALONE=1 (harness.sh) our front end reads the programs, and nothing is built.
. "$(dirname "$0")/harness.sh"
shift
[ $# -gt 0 ] || set -- "$here"/cuda/*.cu
command -v nvcc >/dev/null 2>&1 || skip_all "no CUDA Toolkit" $#

symbols() { nm -f posix "$1" | cut -d' ' -f1,2 | sort; }
code() { objdump -dr --no-show-raw-insn --no-addresses "$1" | tail -n +4; }
# The host reference arrays.
references() { objdump -s -j .nvHRKI -j .nvHRKE -j .nvHRDI -j .nvHRDE -j .nvHRCI -j .nvHRCE "$1" 2>/dev/null | tail -n +4; }

# The host compiler's warnings, without columns.
warnings() { grep '\[-W[^]]*\]$' "$1" | sed 's/:\([0-9]*\):[0-9]*: /:\1: /' | sort; }

# The command that nvcc runs for a tool, with its words quoted as in the dry run.
command_of() { sed -n 's/^#\$ //p' "$work/dry" | grep -E -e "$1" | head -n 1; }

# alone PROGRAM FLAG...: the front end takes the program.
alone() {
	program=$1
	shift
	mkdir -p "$work/our" && rm -f "$work"/our/*
	nvcc -keep -keep-dir "$work/our" "$@" -dryrun -c "$program" -o "$work/our.o" 2>"$work/dry"
	front=$(command_of '^cudafe\+\+ ') preprocess=$(command_of '-E .*cpp4.ii')
	[ -n "$front" ] && [ -n "$preprocess" ] || { echo "no commands in the dry run"; return 1; }
	sh -c "$preprocess" 2>"$work/our.err" && sh -c "\"$bin/\"$front" >"$work/our.err" 2>&1 || { echo "our front end fails: $(head -n 1 "$work/our.err")"; return 1; }
}

# compare PROGRAM FLAG...: says what differs.
compare() {
	program=$1 name=$(basename "$1" .cu)
	shift
	mkdir -p "$work/ref" "$work/our" && rm -f "$work"/ref/* "$work"/our/* "$work/our.o"
	nvcc -keep -keep-dir "$work/ref" "$@" -c "$program" -o "$work/ref.o" 2>"$work/ref.err" || { echo "the reference refuses it: $(grep -m 1 error "$work/ref.err")"; return 1; }
	nvcc -keep -keep-dir "$work/ref" "$@" -dryrun -c "$program" -o "$work/ref.o" 2>"$work/dry"
	front=$(command_of '^cudafe\+\+ ') host=$(command_of "^gcc .* -c .*cudafe1.cpp")
	[ -n "$front" ] && [ -n "$host" ] || { echo "no commands in the dry run"; return 1; }
	cp "$work"/ref/*.stub.c "$work"/ref/*.fatbin.c "$work/our/" 2>/dev/null
	cp "$work"/ref/*.reg.c "$work/our/" 2>/dev/null
	front=$(printf '%s' "$front" | sed "s,$work/ref/,$work/our/,g; s,^cudafe++,\"$bin/cudafe++\",; s,$work/our/$name.cpp4.ii,$work/ref/$name.cpp4.ii,")
	host=$(printf '%s' "$host" | sed "s,$work/ref/,$work/our/,g; s,$work/ref.o,$work/our.o,")
	sh -c "$front" >"$work/our.err" 2>&1 || { echo "our front end fails: $(head -n 1 "$work/our.err")"; return 1; }
	cmp -s "$work/ref/$name.module_id" "$work/our/$name.module_id" || { echo "module ids differ"; return 1; }
	sh -c "$host" >"$work/host.err" 2>&1 || { echo "host compile: $(grep -m 1 error "$work/host.err")"; return 1; }
	[ "$(symbols "$work/ref.o")" = "$(symbols "$work/our.o")" ] || { echo "symbols differ"; return 1; }
	[ "$(code "$work/ref.o")" = "$(code "$work/our.o")" ] || { echo "code differs"; return 1; }
	[ "$(references "$work/ref.o")" = "$(references "$work/our.o")" ] || { echo "host reference arrays differ"; return 1; }
	[ "$(warnings "$work/ref.err")" = "$(warnings "$work/host.err")" ] || { echo "warnings differ"; return 1; }
}

how=compare
[ -z "$TOOLS_ALONE" ] || how=alone
for program; do
	takes_turn 3 || continue
	grep '^// nvcc:' "$program" >"$work/flags" || echo >"$work/flags"
	while read -r flags; do
		flags=${flags#// nvcc:}
		if why=$($how "$program" $flags); then pass; else fail "$(basename "$program")${flags:+ ($flags )}: $why"; fi
	done <"$work/flags"
done
finish
