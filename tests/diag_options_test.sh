#!/bin/sh
# Options about diagnostics: the lines of tests/diag_options/lines, with the output expected of each, which is that of the installed
# tool where there is one; and colors on a terminal. usage: diag_options_test.sh BIN_FOLDER; with UPDATE=1 the expected file is made.
. "$(dirname "$0")/harness.sh"
cd "$here/diag_options" || exit 1
fixed='--c++17 --gnu_version=120200 --allow_managed --m64 --parse_templates --stub_file_name=s program.cu'
# all FRONT_END: what it says with each line of options
all() {
	while read -r line; do
		echo "==== $line"
		old=$IFS IFS='
'
		set -- "$1" $(echo "$line" | sed 's/ -/\n-/g')   # a list can have spaces
		IFS=$old
		front=$1
		shift
		case $line in *display_error_number*) ;; *) set -- --display_error_number "$@" ;; esac
		$front --gen_c_file_name="$work/host.c" "$@" $fixed 2>&1
		echo "status $?"
		set -- "$front"
	done <lines
}
if [ -n "$reference" ]; then
	all cudafe++ >"$work/tool"
	[ -z "$UPDATE" ] || cp "$work/tool" expected
	same "the installed tool says something else" expected "$work/tool"
else
	skip
fi
all "$bin/cudafe++" >"$work/our"
same "our front end differs" expected "$work/our"

# on_terminal FRONT_END: with colors as options and environment want them; A=1 is nothing
on_terminal() {
	while read -r options environment; do
		echo "echo '==== $options $environment'; env -u EDG_COLORS -u GCC_COLORS -u NOCOLOR TERM=xterm '$environment' $1 $options \
			--display_error_number --gen_c_file_name=$work/host.c $fixed"
	done >"$work/commands" <<-END
		--colors A=1
		--no_colors A=1
		--no_colors=--colors A=1
		--brief_diagnostics A=1
		--wrap_diagnostics A=1
		-r NOCOLOR=
		-r NOCOLOR=1
		-r NO_COLOR=1
		-r TERM=dumb
		-r EDG_COLORS=
		-r EDG_COLORS=warning=33:locus=4
		-r EDG_COLORS=warning=3x:locus=4
		-r EDG_COLORS=warning=:locus=4:quote=7
		-r EDG_COLORS=locus=1;2;3;4:note=5:error=6
		-r GCC_COLORS=warning=33
	END
	sed -i 's/--no_colors=--colors/--no_colors --colors/' "$work/commands"
	script -qc "sh $work/commands" /dev/null
}
if command -v script >/dev/null 2>&1 && script -qc true /dev/null >/dev/null 2>&1; then
	on_terminal "$bin/cudafe++" >"$work/our"
	expect "colors on a terminal" [ "$(grep -c "$(printf '\033')" "$work/our")" -gt 50 ]
	if [ -n "$reference" ]; then
		on_terminal cudafe++ >"$work/tool"
		same "on a terminal" "$work/tool" "$work/our"
	else
		skip
	fi
else
	skip
fi
finish
