#!/bin/sh
# Diagnostics of tests/diag: our output against FILE.expected everywhere, and .expected against the installed tool where there is
# one. A first line "// flags: ..." has more options; each such line that follows is for another run, compared with FILE.2.expected and
# so on. usage: diag_test.sh BIN_FOLDER; with UPDATE=1 the .expected files are made from the installed tool.
. "$(dirname "$0")/harness.sh"
cd "$here/diag" || exit 1

# flags_of PROGRAM: the options of each run on a line of its own.
flags_of() {
	if head -n 1 "$1" | grep -q '^// flags:'; then
		sed -n 's,^// flags:,,p; t; q' "$1"
	else
		echo
	fi
}
# front_end TOOL OPTION...: what it prints about the program.
front_end() {
	tool=$1
	shift
	"$tool" --c++17 --gnu_version=120200 --allow_managed --m64 --parse_templates --display_error_number "$@" \
		--gen_c_file_name "$work/host.c" --stub_file_name s "$program" 2>&1
}

for program in *.cu; do
	takes_turn 4 || continue
	flags_of "$program" >"$work/flags"
	run=1
	while read -r flags; do
		name=${program%.cu}
		[ $run -eq 1 ] || name=$name.$run
		if [ -n "$reference" ]; then
			front_end cudafe++ $flags 2>/dev/null | sed '/^Aborted/d' >"$work/tool" # where it aborts, the shell says so
			[ -z "$UPDATE" ] || cp "$work/tool" "$name.expected"
			same "$name: the installed tool says something else" "$name.expected" "$work/tool"
		else
			skip
		fi
		front_end "$bin/cudafe++" $flags >"$work/our"
		same "$name: our front end differs" "$name.expected" "$work/our"
		! grep -q '^Command-line error' "$work/our" || fail "$name: the front end has no such options: $flags"
		run=$((run + 1))
	done <"$work/flags"
done
[ $skipped -eq 0 ] || echo "diag: comparison with the tool skipped: $no_reference"
finish
