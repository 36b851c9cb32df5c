#!/bin/sh
# kernels_test.sh BIN: of tests/uses/*.cu, the kernels that --bodies=used finds are those that the stub file of nvcc registers.
bin=${1:-build/bin}
here=$(dirname "$0")
command -v nvcc >/dev/null || { echo "kernels_test: skipped, no CUDA Toolkit is installed"; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
failed=0 count=0
# The numbers of the routines that are kernels with a body.
kernels() { sed -n '/"es_global"/{/"rf_has_body"/s/^{"entry":"routine","index":\([0-9]*\),.*/\1/p;}' | sort; }
for program in "$here"/uses/*.cu; do
	name=$(basename "$program" .cu)
	std=$(sed -n '1s/^\/\/ nvcc: -std=//p' "$program")
	nvcc "-std=${std:=c++17}" -keep -keep-dir "$tmp" -c "$program" -o "$tmp/o" 2>"$tmp/log" || { cat "$tmp/log"; failed=1; continue; }
	grep -o '), [A-Za-z_][A-Za-z_0-9]*, (-1));' "$tmp/$name.cudafe1.stub.c" | sed 's/), //; s/,.*//' | sort -u >"$tmp/theirs"
	"$bin/cu-parse" "--$std" --bodies=used "$tmp/$name.cpp4.ii" >"$tmp/il" || failed=1
	"$bin/cu-dump" --json --kind routine "$tmp/il" | kernels >"$tmp/numbers"
	"$bin/cu-dump" --mangled "$tmp/il" | sed -n 's/^\([^	]*\)	routine@\([0-9]*\).*/\2 \1/p' | sort | join "$tmp/numbers" - | cut -d' ' -f2 | sort -u >"$tmp/ours"
	diff "$tmp/theirs" "$tmp/ours" || { echo "FAIL $program"; failed=1; }
	count=$((count + $(wc -l <"$tmp/theirs")))
done
[ $count -gt 0 ] || { echo "kernels_test: the judge named none"; failed=1; }
[ $failed = 0 ] && echo "kernels_test: $count kernels, passed"
exit $failed
