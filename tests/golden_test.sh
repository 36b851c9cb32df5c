#!/bin/sh
# IL dumps of tests/golden, as text that a person can read: FILE.dump is what cu-dump shows of FILE.cu.
# usage: golden_test.sh BIN_FOLDER; with UPDATE=1 the dumps are made anew (read the difference before you commit it).
bin=$(cd "$1" && pwd)
cd "$(dirname "$0")/golden" || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
for program in *.cu; do
	name=${program%.cu}
	"$bin/cu-parse" "$program" -o "$work/il" && "$bin/cu-dump" -k routine -k full_entity_decl_info -k expr_node -k statement -k lambda \
		-k lambda_capture -k variable -k template -k template_param -k param_type -k parameter -k field -k attribute -k source_sequence_entry \
		"$work/il" >"$work/dump" 2>&1
	[ -z "$UPDATE" ] || cp "$work/dump" "$name.dump"
	if diff -u "$name.dump" "$work/dump" >"$work/diff"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAIL $name"
		head -n 40 "$work/diff"
	fi
done
# The dump of an IL that went over a pipe through every stage is the dump of the IL as it was written.
"$bin/cu-parse" kernel.cu | "$bin/cu-check" | "$bin/cu-mark" | "$bin/cu-dump" -k routine | grep -v 'keep_' >"$work/piped"
"$bin/cu-parse" kernel.cu | "$bin/cu-dump" -k routine >"$work/direct"
if diff -u "$work/direct" "$work/piped" >"$work/diff"; then
	passed=$((passed + 1))
else
	failed=$((failed + 1))
	echo "FAIL the stages change what they pass on"
	head -n 20 "$work/diff"
fi
echo "$passed passed, $failed failed, 0 skipped"
[ $failed -eq 0 ]
