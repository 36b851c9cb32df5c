#!/bin/sh
# `make toolkit`: its nvcc builds a program with our front end in cudafe++'s place. usage: toolkit_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
command -v nvcc >/dev/null 2>&1 || skip_all "no CUDA Toolkit"
mkdir "$work/build" && ln -s "$bin" "$work/build/bin"
MAKEFLAGS= make -s -C "$here/.." BUILD="$work/build" BIN="$(echo "$bin"/c*)" TOOLKIT="$work/toolkit" toolkit >"$work/log" 2>&1 &&
	"$work/toolkit/bin/nvcc" -keep -keep-dir "$work" "$here/demo/saxpy.cu" -o "$work/saxpy" >>"$work/log" 2>&1 &&
	[ -x "$work/saxpy" ] && "$bin/cudafe++" --c++17 --static-host-stub --device-hidden-visibility --orig_src_file_name "$here/demo/saxpy.cu" \
	--stub_file_name saxpy.cudafe1.stub.c --module_id_file_name "$work/saxpy.module_id" --gen_c_file_name "$work/ours.cpp" \
	"$work/saxpy.cpp4.ii" && cmp "$work/ours.cpp" "$work/saxpy.cudafe1.cpp" && pass || fail "$(cat "$work/log")"
finish
