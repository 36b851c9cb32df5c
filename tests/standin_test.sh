#!/bin/sh
# Without a CUDA Toolkit: programs that need little of it go through the pipeline with the stand-in headers, and g++ accepts the
# host output. usage: standin_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
for program in "$here"/demo/saxpy.cu "$here"/cuda/kernels_plain.cu "$here"/cuda/launches.cu "$here"/cuda/managed.cu; do
	name=$(basename "$program" .cu)
	touch "$work/$name.stub.c"
	if gcc -E -x c++ -D__CUDACC__ -I"$here/include" -include cuda_runtime.h "$program" -o "$work/$name.ii" &&
		"$bin/cudafe++" --c++17 --gen_c_file_name "$work/$name.cpp" --stub_file_name "$name.stub.c" "$work/$name.ii" &&
		g++ -std=c++17 -fsyntax-only -w -I"$here/include" "$work/$name.cpp"; then
		pass
	else
		fail "$name"
	fi
done
finish
