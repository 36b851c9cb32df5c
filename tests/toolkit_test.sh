#!/bin/sh
# `make toolkit`: its nvcc builds a program with our front end in cudafe++'s place. usage: toolkit_test.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
if ! command -v nvcc >/dev/null 2>&1; then
	echo "toolkit: skipped: no CUDA Toolkit is installed"
	echo "0 passed, 0 failed, 1 skipped"
	exit 0
fi
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir "$work/build" && ln -s "$bin" "$work/build/bin"
MAKEFLAGS= make -s -C "$here/.." BUILD="$work/build" BIN="$(echo "$bin"/c*)" TOOLKIT="$work/toolkit" toolkit >"$work/log" 2>&1 &&
	"$work/toolkit/bin/nvcc" -keep -keep-dir "$work" "$here/demo/saxpy.cu" -o "$work/saxpy" >>"$work/log" 2>&1 &&
	[ -x "$work/saxpy" ] && "$bin/cudafe++" --c++17 --static-host-stub --device-hidden-visibility --orig_src_file_name "$here/demo/saxpy.cu" \
	--stub_file_name saxpy.cudafe1.stub.c --module_id_file_name "$work/saxpy.module_id" --gen_c_file_name "$work/ours.cpp" \
	"$work/saxpy.cpp4.ii" && cmp "$work/ours.cpp" "$work/saxpy.cudafe1.cpp" || {
	cat "$work/log"
	echo "0 passed, 1 failed, 0 skipped"
	exit 1
}
echo "1 passed, 0 failed, 0 skipped"
