#!/bin/sh
# Another reader of device source: clang makes the same PTX of it as of the whole program. No CUDA Toolkit is needed, but the
# stand-in headers, which these programs are content with. usage: clang_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
set --
for name in class_names concepts debug_mode device_deduced kernels_friends kernels_plain kernels_specialized kernels_template key_functions \
	launches lines specializations unnamed_namespaces; do
	set -- "$@" "$here/cuda/$name.cu"
done
for name in classes extended_lambdas forward lambdas lookup operators relaxed statements templates; do set -- "$@" "$here/device/$name.cu"; done
set -- "$@" "$here/demo/saxpy.cu"
not_alone device_again_test.sh $#
clang --print-targets 2>/dev/null | grep -q nvptx64 || skip_all "no clang that writes PTX" $#

ptx() { clang -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_70 -std=$standard -w -S "$1" -o "$2" 2>"$work/log"; }

# compare PROGRAM: says what differs.
compare() {
	standard=c++17
	grep -q '^// nvcc:.*-std=c++20' "$1" && standard=c++20
	clang -E -x c++ -std=$standard -D__CUDACC__ -D__CUDA_ARCH__=700 -I"$here/include" -include cuda_runtime.h "$1" -o "$work/full.ii" &&
		ptx "$work/full.ii" "$work/full.ptx" || { echo "clang refuses it: $(grep -m 1 error: "$work/log")"; return 1; }
	"$bin/cu-parse" --$standard --bodies=used "$work/full.ii" | "$bin/cu-mark" | "$bin/cu-emit-dev" --source -o "$work/device.ii" || return 1
	ptx "$work/device.ii" "$work/device.ptx" || { echo "clang refuses the device source: $(grep -m 1 error: "$work/log")"; return 1; }
	cmp -s "$work/full.ptx" "$work/device.ptx" || { echo "PTX differs"; diff "$work/full.ptx" "$work/device.ptx" | head -n 10; return 1; }
}

for program; do
	if why=$(compare "$program"); then pass; else fail "$(basename "$program"): $why"; fi
done
finish
