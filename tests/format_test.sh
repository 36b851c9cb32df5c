#!/bin/sh
# The C sources have the layout that .clang-format describes (make format). usage: format_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
case $(clang-format --version 2>/dev/null) in
*" version 14."*) ;;
*) skip_all "no clang-format 14, and other versions lay out in other ways" ;;
esac
cd "$here/.." || exit 1
find cu-* lib tests -name '*.[ch]' ! -path 'tests/include/*' | sort >"$work/sources"
while read -r source; do
	clang-format "$source" >"$work/formatted"
	same "$source: make format" "$source" "$work/formatted"
done <"$work/sources"
expect "there are sources" [ $((passed + failed)) -gt 300 ]
finish
