#!/bin/sh
# JIT mode, where a program is all device code: what is said of tests/jit, as it stands (FILE.jit) and with --default-device
# (FILE.default_device), and what cudafe++ makes of it. Where NVRTC is installed, it must say the same.
# usage: jit_test.sh BIN_FOLDER; UPDATE=1 has NVRTC make the expected files
. "$(dirname "$0")/harness.sh"
root=$(sh "$here/cuda_root.sh")
cd "$here/jit" || exit 1

library=$(ls "$root"/lib64/libnvrtc.so.?? "$root"/targets/*/lib/libnvrtc.so.?? 2>/dev/null | head -n 1)
[ -n "$library" ] && ${CC:-gcc} -o "$work/nvrtc" nvrtc.c -ldl || library=
for program in *.cu; do
	name=${program%.cu}
	for mode in jit default_device; do
		option=$([ $mode = jit ] || echo -default-device)
		if [ -n "$library" ]; then
			"$work/nvrtc" "$library" "$program" --gpu-architecture=compute_75 $option >"$work/nvrtc.out"
			[ -z "$UPDATE" ] || cp "$work/nvrtc.out" "$name.$mode"
			same "$name: NVRTC, $mode" "$name.$mode" "$work/nvrtc.out"
		else
			skip
		fi
		"$bin/cu-parse" --leave_diagnostics ${option:+-$option} "$program" |
			"$bin/cu-check" $([ $mode = jit ] && echo --jit || echo --default-device) -o /dev/null 2>"$work/out"
		same "$name, $mode" "$name.$mode" "$work/out"
	done
done

cd "$work" || exit 1
cat >good.cu <<'END'
int table[4];
int helper(int i) { return table[i]; }
template <class T> T twice(T t) { return t + t; }
__attribute__((global)) void kernel(int *p) { *p = twice(helper(1)); }
END
"$bin/cudafe++" --default-device good.cu >out 2>&1
expect "--default-device: status" [ $? = 0 ]
expect "--default-device: nothing is said" [ ! -s out ]
expect "--default-device: files: $(ls good.*)" [ "$(echo good.*)" = "good.cu good.gpu" ]
"$bin/cu-parse" --default-device good.gpu | "$bin/cu-dump" -k routine - | sed -n 's/^[a-z]*-scope routine@[0-9]* "\(.*\)"/\1/p' | sort -u >out
printf 'helper\nkernel\ntwice\n' >names
same "the device half" names out
"$bin/cudafe++" --default-device --gen_c_file_name host.c --gen_device_file_name other.gpu good.cu
expect "--gen_device_file_name" cmp -s good.gpu other.gpu
expect "there is no host file" [ ! -e host.c ]
"$bin/cudafe++" --default-device - <good.cu >out
expect "standard output" grep -q kernel out
"$bin/cudafe++" --default-device --no_code_gen --gen_device_file_name none.gpu good.cu
expect "--no_code_gen" [ ! -e none.gpu ]
echo '__attribute__((host)) int h() { return 1; }' >bad.cu
"$bin/cudafe++" --default-device bad.cu 2>out
expect "a host function: status" [ $? = 2 ]
expect "a host function: said" grep -q 'explicitly marked as a __host__ function is not allowed in JIT mode' out
expect "a host function: no file" [ ! -e bad.gpu ]
"$bin/cudafe++" --default-device --diag_suppress=no_host_in_jit bad.cu
expect "it can be suppressed" [ $? = 0 -a -s bad.gpu ]
rm bad.gpu

# Not in JIT mode: the host file and the device half.
"$bin/cudafe++" --stub_file_name s --gen_c_file_name host.c --gen_device_file_name half.gpu good.cu
expect "both halves: status" [ $? = 0 ]
expect "both halves" [ -s host.c -a -s half.gpu ]
expect "the kernel is in the device half" grep -q kernel half.gpu
"$bin/cudafe++" --gen_c_file_name bad.c --gen_device_file_name bad.gpu missing.cu 2>out
expect "no source: status" [ $? = 4 ]
echo 'int f() { return undefined; }' >bad.cu
"$bin/cudafe++" --gen_c_file_name bad.c --gen_device_file_name bad.gpu bad.cu 2>out
expect "errors: status" [ $? = 2 ]
expect "errors: no files" [ ! -e bad.gpu -a ! -e bad.c ]
expect "errors are said once" [ "$(grep -c undefined out)" = 2 ]
finish
