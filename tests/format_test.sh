#!/bin/sh
# The C sources have the layout that .clang-format describes (make format). usage: format_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
[ -z "$TOOLS_ALONE" ] || skip_all "$no_reference"
case $(clang-format --version 2>/dev/null) in
*" version 14."*) ;;
*) skip_all "no clang-format 14, and other versions lay out in other ways" ;;
esac
cd "$here/.." || exit 1
find cu-* lib tests -name '*.[ch]' ! -path 'tests/include/*' | sort >"$work/sources"
expect "there are sources" [ "$(wc -l <"$work/sources")" -gt 300 ]
xargs clang-format --dry-run -Werror <"$work/sources" >"$work/log" 2>&1 && pass ||
	fail "make format: $(sed -n 's/:[0-9]*:[0-9]*: error: .*//p' "$work/log" | sort -u | tr '\n' ' ')"
finish
