#!/bin/sh
# The command line of cudafe++: what it refuses and in which words, which options reach which tool, and statuses.
# Where the CUDA Toolkit is installed, its cudafe++ gets the same command lines and must answer the same.
# usage: wrapper_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1

# answer STATUS FIRST_LINE ARGUMENT...: the status and the first line on stderr; the rest as the reference has it.
answer() {
	want=$1 line=$2
	shift 2
	"$bin/cudafe++" "$@" >out 2>err </dev/null
	got=$?
	if [ $got != "$want" ]; then fail "cudafe++ $*: status $got, expected $want"
	elif [ "$(head -n 1 err)" != "$line" ]; then fail "cudafe++ $*: $(head -n 1 err)"
	elif [ "$want" = 4 ] && [ "$(tail -n 1 err)" != 'Compilation terminated.' ]; then fail "cudafe++ $*: ends $(tail -n 1 err)"
	else pass
	fi
	if [ -z "$reference" ]; then
		skip
		return
	fi
	"$reference" "$@" >reference.out 2>reference.err </dev/null
	[ $? = $got ] && cmp -s err reference.err && pass || fail "cudafe++ $*: the reference says: $(head -n 3 reference.err)"
}
rejected() {
	line=$1
	shift
	answer 4 "Command-line error: $line" "$@"
}
accepted() { answer 0 '' --stub_file_name s --gen_c_file_name host.c "$@" good.ii; }

echo 'int x;' >good.ii
mkdir folder
accepted
accepted -w
accepted --no_warn --m6
accepted -e5
accepted --gen_device_file_name device.gpu
accepted -we 5
accepted -rW
accepted -D 'A=a b' -DB=1
accepted --diag_warn 5 --diag_suppress 1,2 --diag_error=20012
accepted --error_limit=7 --relaxed_constexpr --orig_src_file_name=a.cu --
rejected 'invalid option: --nosuch' --nosuch good.ii
rejected 'invalid option: --nosuch=1' --nosuch=1 good.ii
rejected 'invalid option: --nosuch' --brief_diagnostics --nosuch good.ii
rejected 'invalid option: --nosuch' --brief_diagnostics --no_brief_diagnostics --nosuch good.ii
rejected 'invalid option: --nosuch' --nosuch --brief_diagnostics good.ii
rejected 'invalid option: -h' -h good.ii
rejected 'invalid option: -wq' -wq good.ii
rejected 'invalid option: -w-q' -w-q good.ii
rejected 'invalid option: -we' -we
rejected 'invalid option: --m64=1' --m64=1 good.ii
rejected 'invalid option: --gnu_version=' --gnu_version= good.ii
rejected 'invalid option: --embedded_c' --embedded_c good.ii
rejected 'more than one command line option matches the abbreviation "--no_w":' --no_w good.ii
rejected 'more than one command line option matches the abbreviation "--c++1":' --c++1 good.ii
rejected '"--gnu" requires an argument' --gnu
rejected 'invalid number: abc' --gnu_version=abc good.ii
rejected 'invalid number: -1' --error_limit -1 good.ii
rejected 'invalid error number in diagnostic control option: 3795' --diag_suppress=1,3795 good.ii
rejected 'invalid error number in diagnostic control option: 0' --diag_error 0 good.ii
rejected 'invalid error tag in diagnostic control option: foo' --diag_warning=20050,foo good.ii
rejected 'invalid error tag in diagnostic control option: ' --diag_once=1, good.ii
rejected 'invalid number: 20050-D' --diag_remark=20050-D good.ii
accepted '--diag_suppress=1, unsafe_device_call'
rejected 'invalid error limit: 0' --error_limit=0 good.ii
rejected 'invalid GNU version number: 30199' --gnu_version=30199 good.ii
rejected 'invalid instantiation mode: some' -tsome good.ii
rejected 'unrecognized output mode (must be one of text, sarif): xml' --output_mode xml good.ii
rejected 'no "sm_90" --target configuration exists' --target=sm_90 good.ii
rejected 'an output file was specified, but none is needed' -nosuch good.ii
rejected 'missing source file name'
rejected 'missing source file name' --
rejected 'missing source file name' --orig_src_file_name good.ii
rejected 'too many arguments on command line' good.ii good.ii
rejected 'too many arguments on command line' good.ii -w
rejected 'too many arguments on command line' -- -w x
answer 4 'Catastrophic error: cannot open source file "missing.ii"' missing.ii
answer 4 'Catastrophic error: cannot open source file "folder": is a directory' folder
answer 4 'Catastrophic error: cannot open source file "": invalid file name' ''
# Given up at the error limit, in the first stage and in the second.
printf 'int f() { return a; }\nint g() { return b; }\nint h() { return c; }\n' >three.ii
answer 4 'three.ii(1): error: identifier "a" is undefined' --stub_file_name s --gen_c_file_name host.c -e2 three.ii
answer 4 'three.ii(1): error: identifier "a" is undefined' --no_code_gen -e1 three.ii
answer 2 'three.ii(1): error: identifier "a" is undefined' --stub_file_name s --gen_c_file_name host.c -e4 three.ii
printf '__attribute__((global)) int f() {}\n__attribute__((global)) int g() {}\n' >two.ii
"$bin/cudafe++" --gen_c_file_name host.c -e1 two.ii 2>err
[ $? = 4 ] && grep -q '^Error limit reached' err && grep -q '^Compilation terminated' err && pass || fail "the limit in cu-check: $(cat err)"
if [ -n "$reference" ]; then
	[ "$("$bin/cudafe++" --dump_command_options)" = "$("$reference" --dump_command_options)" ] && pass || fail "the list of options"
fi

# What the tools are told. Stand-ins for them note their arguments, one per line.
mkdir tools
cp "$bin/cudafe++" tools/
for tool in cu-parse cu-check cu-emit-host; do
	printf '#!/bin/sh\nprintf "%%s\\n" "$@" >"${0%%/*}/$(basename "$0").args"\ncat >/dev/null\nexit ${STATUS_%s:-0}\n' \
		"$(echo $tool | tr - _)" >tools/$tool
	chmod +x tools/$tool
done
# told TOOL EXPECTED: its arguments in the last run, joined by |
told() {
	got=$(tr '\n' '|' <"tools/$1.args")
	[ "$got" = "$2" ] && pass || fail "$1 was told $got, expected $2"
}
run() { tools/cudafe++ "$@" </dev/null 2>err; }

run --c++17 --static-host-stub --device-hidden-visibility --gnu_version=120200 --display_error_number --orig_src_file_name "a b.cu" \
	--orig_src_path_name "/x/a b.cu" --allow_managed --m64 --parse_templates --gen_c_file_name "a b.cpp" --stub_file_name "a b.stub.c" \
	--gen_module_id_file --module_id_file_name "a b.id" good.ii
told cu-parse '--c++17|--gnu_version=120200|--leave_diagnostics|--orig_src_file_name=a b.cu|--orig_src_path_name=/x/a b.cu|--|good.ii|'
told cu-check '--static-host-stub|'
told cu-emit-host '--static-host-stub|--device-hidden-visibility|--gen_module_id_file|--module_id_file_name=a b.id|--stub_file_name=a b.stub.c|--gen_c_file_name=a b.cpp|'
run --c++20 --device-c --debug_mode --extended-lambda --no-shadow -wW -e3 --diag_warn h_hd_illegal_call '--diag_suppress=1, 2' folder/../good.ii
told cu-parse '--c++20|--device-c|--extended-lambda|--no_warnings|--promote_warnings|--error_limit=3|--diag_warning=h_hd_illegal_call|--diag_suppress=1,2|--leave_diagnostics|--orig_src_file_name=folder/../good.ii|--orig_src_path_name=|--|folder/../good.ii|'
told cu-check '--device-c|--no_warnings|--promote_warnings|--error_limit=3|--diag_warning=h_hd_illegal_call|--diag_suppress=1,2|--no_display_error_number|'
told cu-emit-host '--device-c|--debug_mode|--extended-lambda|--no-shadow-functions|--gen_c_file_name=good.int.c|'
run --clang --c++14 --unicode_source_kind=UTF-8 --clang_version=140000 --partial-link --c++23 good.ii
told cu-parse '--c++14|--c++20|--leave_diagnostics|--orig_src_file_name=good.ii|--orig_src_path_name=|--|good.ii|'
told cu-emit-host '--clang|--partial-link|--gen_c_file_name=good.int.c|'
run -
told cu-parse '--leave_diagnostics|--orig_src_file_name=-|--orig_src_path_name=|--|-|'
told cu-emit-host '--gen_c_file_name=-|'
cp good.ii ./-w
run -- -w
told cu-parse '--leave_diagnostics|--orig_src_file_name=-w|--orig_src_path_name=|--|-w|'
rm tools/cu-emit-host.args
run -n -r good.ii
told cu-check '--remarks|--no_display_error_number|-o|/dev/null|'
[ ! -e tools/cu-emit-host.args ] && pass || fail "--no_code_gen makes a host file"

# The last stage's status is that of the whole, and 4 is explained.
STATUS_cu_emit_host=2 run good.ii
[ $? = 2 ] && [ ! -s err ] && pass || fail "status 2"
STATUS_cu_emit_host=4 run good.ii
[ $? = 4 ] && grep -q '^1 catastrophic error detected in the compilation of "good.ii"' err && pass || fail "status 4"

STATUS_cu_emit_host=3 run good.ii
[ $? = 4 ] && [ ! -s err ] && pass || fail "status 3"

# A stage that is killed, or that cannot start: said, status 4, nothing left.
mkdir broken
# broken STAGE COMMAND: with this in its place
broken() {
	cp "$bin"/cu-parse "$bin"/cu-check "$bin"/cu-emit-host "$bin/cudafe++" broken/
	rm broken/$1
	[ -z "$2" ] || { printf '#!/bin/sh\n%s\n' "$2" >broken/$1 && chmod +x broken/$1; }
	(broken/cudafe++ --gen_c_file_name broken.c good.ii) 2>err </dev/null
	[ $? = 4 ] && [ "$(tail -n 1 err)" = 'Compilation terminated.' ] && pass || fail "broken $1 $2: $(cat err)"
	ls broken.c* >/dev/null 2>&1 && fail "broken $1 $2 leaves $(ls broken.c*)"
}
for stage in cu-parse cu-check cu-emit-host; do
	broken $stage ''
	broken $stage 'kill -9 $$'
	broken $stage 'ulimit -c 0; kill -11 $$'
	broken $stage 'echo out of memory >&2; exit 4'
done
broken cu-emit-host 'echo >broken.c.$$.tmp; kill -9 $$'

# Found through a link, and through PATH.
ln -s "$bin/cudafe++" link
./link --gen_c_file_name linked.c good.ii && [ -s linked.c ] && pass || fail "through a link"
PATH=$bin:$PATH cudafe++ --gen_c_file_name path.c good.ii && cmp -s linked.c path.c && pass || fail "through PATH"
"$bin/cudafe++" - <good.ii >piped.c && [ -s piped.c ] && pass || fail "from standard input"
"$bin/cudafe++" --error_output messages missing.ii 2>err
[ $? = 4 ] && [ ! -s err ] && grep -q missing.ii messages && pass || fail "--error_output"
"$bin/cudafe++" -v 2>err && grep -q 'release 13.0' err && pass || fail "-v"
"$bin/cudafe++" -V good.ii 2>err
[ $? = 1 ] && [ ! -e good.int.c ] && pass || fail "-V"
"$bin/cudafe++" --help | grep -q gen_c_file_name && pass || fail "--help"

finish
