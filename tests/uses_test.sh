#!/bin/sh
# uses_test.sh BIN: of tests/uses/*.cc, --bodies=used instantiates all functions that g++ emits, and makes no special members of its classes besides (headers have some).
bin=${1:-build/bin}
here=$(dirname "$0")
command -v g++ >/dev/null || { echo "uses_test: skipped, no g++"; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
failed=0 count=0
# Constructors and destructors are counted once; those that delete are none of ours, nor is what initializes all variables.
normalized() { sed 's/\([CD]\)1\([EI]\)/\12\2/; /D0Ev/d' | sort -u; }
for program in "$here"/uses/*.cc; do
	standard=$(sed -n '1s/^.*C++\([0-9]*\):.*/\1/p' "$program") standard=${standard:-17}
	g++ -std=c++$standard -E "$program" -o "$tmp/ii" || { failed=1; continue; }
	g++ -std=c++$standard -w -c "$program" -o "$tmp/o" || { failed=1; continue; }
	nm "$tmp/o" | awk '$(NF-1) ~ /^[Wt]$/ { print $NF }' | grep -Ev '^(_GLOBAL__|_Z41__static_init|__t)' | normalized >"$tmp/theirs"
	nm "$tmp/o" | awk '$(NF-1) != "U" { print $NF }' | normalized >"$tmp/defined"
	"$bin/cu-parse" --c++$standard --bodies=used "$tmp/ii" >"$tmp/il" || failed=1
	"$bin/cu-dump" --mangled "$tmp/il" | awk '$2 ~ /^(routine|lambda)@/ { print $1 }' | normalized >"$tmp/ours"
	if ! comm -23 "$tmp/theirs" "$tmp/ours" >"$tmp/missing" || [ -s "$tmp/missing" ]; then
		echo "FAIL $program: not found:"; cat "$tmp/missing"; failed=1
	fi
	if comm -13 "$tmp/defined" "$tmp/ours" | grep -E '[CD]2E(v|RKS_|RS_|OS_)|aSE(RKS_|RS_|OS_)' | grep -v '^_ZNSt' >"$tmp/more" && ! grep -q '#include' "$program"; then
		echo "FAIL $program: not compiled by g++:"; cat "$tmp/more"; failed=1
	fi
	count=$((count + $(wc -l <"$tmp/theirs")))
done
[ $count -gt 0 ] || { echo "uses_test: the judge named none"; failed=1; }
[ $failed = 0 ] && echo "uses_test: $count symbols, passed"
exit $failed
