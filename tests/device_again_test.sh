#!/bin/sh
# The device IL of tests/device/*.cu and tests/cuda/*.cu: marked again it keeps everything, byte for byte, and its source is accepted again. A
# program with // bodies: all is parsed with --bodies=all, too. Without a CUDA Toolkit with the stand-in headers, which few programs are content
# with. usage: device_again_test.sh BIN_FOLDER [PROGRAM.cu ...]
. "$(dirname "$0")/harness.sh"
shift
cuda=$(sh "$here/cuda_root.sh")
if [ -e "$cuda/include/cuda_runtime.h" ]; then
	headers="-I$cuda/include -isystem $cuda/include/cccl"
	[ $# -gt 0 ] || set -- "$here"/device/*.cu "$here"/cuda/*.cu
else
	headers="-I$here/include"
	[ $# -gt 0 ] || set -- "$here"/demo/saxpy.cu "$here"/cuda/kernels_plain.cu "$here"/cuda/launches.cu "$here"/cuda/managed.cu
fi
macros="-D__CUDACC__ -D__NVCC__ -D__CUDACC_EXTENDED_LAMBDA__ -D__CUDA_ARCH__=900 -D__CUDA_ARCH_LIST__=900 -D__CUDACC_VER_MAJOR__=13
	-D__CUDACC_VER_MINOR__=0 -D__CUDACC_VER_BUILD__=88 -DCUDA_DOUBLE_MATH_FUNCTIONS"

# keeps_all BODIES: says what is not kept.
keeps_all() {
	"$bin/cu-parse" --$standard --bodies=$1 "$work/full.ii" | "$bin/cu-mark" -o "$work/marked.il" && "$bin/cu-emit-dev" "$work/marked.il" -o "$work/once.il" ||
		{ echo "there is no device IL"; return 1; }
	"$bin/cu-mark" "$work/once.il" | "$bin/cu-emit-dev" -o "$work/twice.il" || { echo "the device IL cannot be marked"; return 1; }
	"$bin/cu-dump" "$work/once.il" "$work/twice.il" >"$work/changes"
	[ ! -s "$work/changes" ] || { grep -v '^$' "$work/changes" | head -n 5; return 1; }
	cmp -s "$work/once.il" "$work/twice.il" || { echo "the second device IL has other bytes"; return 1; }
}

# again PROGRAM: says what is wrong.
again() {
	standard=c++17 all=
	grep -q '^// nvcc:.*-std=c++20' "$1" && standard=c++20
	grep -q '^// bodies: all' "$1" && all=all
	gcc -E -x c++ -std=$standard $macros $headers -include cuda_runtime.h "$1" -o "$work/full.ii" 2>"$work/log" || { head -n 1 "$work/log"; return 1; }
	for bodies in $all used; do
		keeps_all $bodies || return 1
	done
	"$bin/cu-emit-dev" --source "$work/marked.il" -o "$work/device.ii" && "$bin/cu-parse" --$standard --bodies=used "$work/device.ii" -o "$work/source.il" ||
		{ echo "the device source is not accepted"; return 1; }
}

for program; do
	takes_turn 6 || continue
	if why=$(again "$program" 2>&1); then pass; else fail "$(basename "$program"): $why"; fi
done
finish
