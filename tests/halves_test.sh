#!/bin/sh
# halves_test.sh BIN: cu-parse tells the device half, which it instantiates what is used of, from the host half, which cu-check looks at.
. "$(dirname "$0")/harness.sh"
command -v nvcc >/dev/null || skip_all "no CUDA Toolkit"
is_device_half() { "$bin/cu-parse" --c++17 "$1" | "$bin/cu-dump" >"$work/dump" && grep -q is_device_half "$work/dump"; }
is_host_half() { ! is_device_half "$1"; }
for flags in "" "-rdc=true" "--default-stream per-thread" "--default-stream per-thread -rdc=true" "-DCUDA_FORCE_CDP1_IF_SUPPORTED -arch=sm_80 -rdc=true"; do
	nvcc -std=c++17 $flags -keep -keep-dir "$work" -c "$here/demo/saxpy.cu" -o "$work/o" 2>"$work/log" || { fail "nvcc $flags: $(cat "$work/log")"; continue; }
	expect "a device half ($flags)" is_device_half "$work/saxpy.cpp1.ii"
	expect "a host half ($flags)" is_host_half "$work/saxpy.cpp4.ii"
done
finish
