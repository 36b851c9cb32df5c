#!/bin/sh
# Lets a cu-parse that was compiled with -fprofile-generate count what it does: mostly to declare what headers have, then to instantiate
# templates, and some of everything else. usage: profile.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

for header in algorithm array cmath cstdio functional iostream iterator limits map memory string tuple type_traits vector; do
	echo "#include <$header>"
done >"$work/headers.h"
g++ -E -x c++ -std=c++17 -D__CUDACC__ -I"$here/include" -include cuda_runtime.h -include "$work/headers.h" "$here/demo/saxpy.cu" \
	-o "$work/saxpy.ii" || exit 1
for bodies in needed needed needed needed all; do
	"$bin/cu-parse" --bodies=$bodies "$work/saxpy.ii" -o /dev/null || exit 1
done
g++ -E -x c++ -std=c++20 -D__CUDACC__ -I"$here/include" -include cuda_runtime.h "$here/profile/templates.cu" -o "$work/templates.ii" \
	2>/dev/null && "$bin/cu-parse" --std c++20 "$work/templates.ii" -o /dev/null   # where g++ knows C++20
for program in "$here"/cuda/*.cu; do
	"$bin/cu-parse" "$program" -o /dev/null 2>/dev/null   # some have errors
done
exit 0
