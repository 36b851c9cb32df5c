#!/bin/sh
# Diagnostics of tests/diag: our output against FILE.expected everywhere, and .expected against the installed tool where there is
# one. A first line "// flags: ..." has more options. usage: diag_test.sh BIN_FOLDER; with UPDATE=1 the .expected files are made from the installed tool.
. "$(dirname "$0")/harness.sh"
cd "$here/diag" || exit 1
for program in *.cu; do
	name=${program%.cu}
	flags=$(sed -n '1s,^// flags:,,p' "$program")
	if command -v cudafe++ >/dev/null 2>&1; then
		cudafe++ --c++17 --gnu_version=120200 --allow_managed --m64 --parse_templates --display_error_number $flags \
			--gen_c_file_name "$work/ref.c" --stub_file_name s "$program" >"$work/tool" 2>&1
		[ -z "$UPDATE" ] || cp "$work/tool" "$name.expected"
		same "$name: the installed tool says something else" "$name.expected" "$work/tool"
	else
		skip
	fi
	"$bin/cudafe++" --c++17 --gnu_version=120200 --allow_managed --m64 --parse_templates --display_error_number $flags \
		--gen_c_file_name "$work/our.c" --stub_file_name s "$program" >"$work/our" 2>&1
	same "$name: our front end differs" "$name.expected" "$work/our"
done
[ $skipped -eq 0 ] || echo "diag: comparison with the tool skipped: no CUDA Toolkit is installed"
finish
