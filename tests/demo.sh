#!/bin/sh
# The pipeline, stage by stage, on a real program. usage: demo.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cp "$here/demo/saxpy.cu" "$work/" && cd "$work" || exit 1
cuda=$(sh "$here/cuda_root.sh")
include=$cuda/include
[ -e "$include/cuda_runtime.h" ] || { include=$here/include; cuda=; }

show() { printf '\n$ %s\n' "$*"; }
show cat saxpy.cu
cat saxpy.cu
show "gcc -E -x c++ -D__CUDACC__ -I$include -include cuda_runtime.h saxpy.cu -o saxpy.ii"
gcc -E -x c++ -D__CUDACC__ -D__NVCC__ -D__CUDACC_VER_MAJOR__=13 -D__CUDACC_VER_MINOR__=0 -D__CUDACC_VER_BUILD__=0 -I"$include" \
	-include cuda_runtime.h saxpy.cu -o saxpy.ii || exit 1
wc -c saxpy.ii
show "cu-parse --stats --orig_src_file_name saxpy.cu saxpy.ii -o saxpy.il"
"$bin/cu-parse" --stats --orig_src_file_name saxpy.cu saxpy.ii -o saxpy.il || exit 1
show "cu-dump --name saxpy saxpy.il"
"$bin/cu-dump" --name saxpy saxpy.il
show "cu-check saxpy.il -o checked.il"
"$bin/cu-check" saxpy.il -o checked.il || exit 1
show "cu-mark --stats checked.il -o marked.il"
"$bin/cu-mark" --stats checked.il -o marked.il || exit 1
show "cu-emit-host --stub_file_name saxpy.stub.c --device-hidden-visibility marked.il -o saxpy.int.c; tail saxpy.int.c"
"$bin/cu-emit-host" --stub_file_name saxpy.stub.c --device-hidden-visibility marked.il -o saxpy.int.c || exit 1
awk '/saxpy.cu"/ { p = 1 } p' saxpy.int.c | tail -n 60
show "cu-emit-dev marked.il -o saxpy.dev.il; cu-dump --summary saxpy.dev.il"
"$bin/cu-emit-dev" marked.il -o saxpy.dev.il || exit 1
"$bin/cu-dump" --summary saxpy.dev.il | tail -n 3
show "cu-parse --bodies=used saxpy.ii | cu-mark | cu-emit-dev --source -o saxpy.dev.ii; tail saxpy.dev.ii"
"$bin/cu-parse" --bodies=used saxpy.ii | "$bin/cu-mark" | "$bin/cu-emit-dev" --source -o saxpy.dev.ii || exit 1
wc -c saxpy.dev.ii
tail saxpy.dev.ii
if [ -z "$cuda" ]; then
	show "g++ -fsyntax-only -x c++ saxpy.int.c   (with the stand-in headers; no CUDA Toolkit here)"
	touch saxpy.stub.c
	g++ -fsyntax-only -w -I"$include" -x c++ saxpy.int.c && echo "accepted"
fi
