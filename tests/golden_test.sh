#!/bin/sh
# IL dumps of tests/golden, as text that a person can read: FILE.dump is what cu-dump shows of FILE.cu.
# usage: golden_test.sh BIN_FOLDER; with UPDATE=1 the dumps are made anew (read the difference before you commit it).
. "$(dirname "$0")/harness.sh"
cd "$here/golden" || exit 1
for program in *.cu; do
	name=${program%.cu}
	"$bin/cu-parse" "$program" -o "$work/il" && "$bin/cu-dump" -k routine -k full_entity_decl_info -k expr_node -k expr_extra -k statement -k lambda \
		-k lambda_capture -k variable -k template -k template_param -k param_type -k parameter -k field -k attribute -k source_sequence_entry \
		"$work/il" >"$work/dump" 2>&1
	[ -z "$UPDATE" ] || cp "$work/dump" "$name.dump"
	same "$name" "$name.dump" "$work/dump"
done
# The dump of an IL that went over a pipe through every stage is the dump of the IL as it was written.
"$bin/cu-parse" kernel.cu | "$bin/cu-check" | "$bin/cu-mark" | "$bin/cu-dump" -k routine | grep -v 'keep_' >"$work/piped"
"$bin/cu-parse" kernel.cu | "$bin/cu-dump" -k routine >"$work/direct"
same "the stages change what they pass on" "$work/direct" "$work/piped"
finish
