#!/bin/sh
# Lets the tools of a compilation, compiled with -fprofile-generate, count what they do: mostly to declare what headers have, then to
# instantiate templates, and some of everything else. usage: profile.sh BIN_FOLDER
bin=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# compile SOURCE [OPTION...]: as the wrapper does
compile() {
	source=$1
	shift
	"$bin/cu-parse" "$@" "$source" -o "$work/parsed.il" && "$bin/cu-check" "$work/parsed.il" -o "$work/checked.il" &&
		"$bin/cu-emit-host" "$work/checked.il" -o /dev/null
}
# Of what was compiled last, the device half.
make_device_source() {
	"$bin/cu-mark" "$work/checked.il" -o "$work/marked.il" && "$bin/cu-emit-dev" --source "$work/marked.il" -o /dev/null
}

for header in algorithm array cmath cstdio functional iostream iterator limits map memory string tuple type_traits vector; do
	echo "#include <$header>"
done >"$work/headers.h"
g++ -E -x c++ -std=c++17 -D__CUDACC__ -I"$here/include" -include cuda_runtime.h -include "$work/headers.h" "$here/demo/saxpy.cu" \
	-o "$work/saxpy.ii" || exit 1
for bodies in needed needed needed needed all; do
	compile "$work/saxpy.ii" --bodies=$bodies || exit 1
done
compile "$work/saxpy.ii" --bodies=used && make_device_source || exit 1
g++ -E -x c++ -std=c++20 -D__CUDACC__ -I"$here/include" -include cuda_runtime.h "$here/profile/templates.cu" -o "$work/templates.ii" \
	2>/dev/null && compile "$work/templates.ii" --std c++20 && make_device_source   # where g++ knows C++20
for program in "$here"/cuda/*.cu; do
	compile "$program" 2>/dev/null   # some have errors
done
exit 0
