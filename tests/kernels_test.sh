#!/bin/sh
# kernels_test.sh BIN: of tests/uses/*.cu, the kernels that --bodies=used finds are those that the stub file of nvcc registers.
. "$(dirname "$0")/harness.sh"
command -v nvcc >/dev/null || skip_all "no CUDA Toolkit"
count=0
# The numbers of the routines that are kernels with a body.
kernels() { sed -n '/"es_global"/{/"rf_has_body"/s/^{"entry":"routine","number":\([0-9]*\),.*/\1/p;}' | sort; }
for program in "$here"/uses/*.cu; do
	name=$(basename "$program" .cu)
	options=$(sed -n '1s/^\/\/ nvcc: //p' "$program")
	nvcc ${options:=-std=c++17} -keep -keep-dir "$work" -c "$program" -o "$work/o" 2>"$work/log" || { fail "$program: nvcc refuses it: $(cat "$work/log")"; continue; }
	grep -oE '\), [A-Za-z_][A-Za-z_0-9]*, (\(-1\)|[0-9]+)\);' "$work/$name.cudafe1.stub.c" | sed 's/), //; s/,.*//' | sort -u >"$work/theirs"
	"$bin/cu-parse" $(echo "$options" | sed 's/^-std=/--/') --bodies=used "$work/$name.cpp4.ii" >"$work/il" || fail "$program: cu-parse"
	"$bin/cu-dump" --json --kind routine "$work/il" | kernels >"$work/numbers"
	"$bin/cu-dump" --mangled "$work/il" | sed -n 's/^\([^	]*\)	routine@\([0-9]*\).*/\2 \1/p' | sort | join "$work/numbers" - | cut -d' ' -f2 | sort -u >"$work/ours"
	same "$program" "$work/theirs" "$work/ours"
	count=$((count + $(wc -l <"$work/theirs")))
done
echo "$count kernels"
expect "the judge names kernels" [ $count -gt 0 ]
finish
