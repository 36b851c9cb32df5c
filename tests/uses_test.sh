#!/bin/sh
# uses_test.sh BIN: of tests/uses/*.cc, --bodies=used instantiates all functions that g++ emits, and makes no special members of its classes besides (headers have some).
. "$(dirname "$0")/harness.sh"
command -v g++ >/dev/null || skip_all "no g++"
count=0
# Constructors and destructors are counted once; those that delete are none of ours, nor is what initializes all variables.
normalized() { sed 's/\([CD]\)1\([EI]\)/\12\2/; /D0Ev/d' | sort -u; }
for program in "$here"/uses/*.cc; do
	takes_turn 2 || continue
	standard=$(sed -n '1s/^.*C++\([0-9]*\):.*/\1/p' "$program") standard=${standard:-17}
	g++ -std=c++$standard -E "$program" -o "$work/ii" || { fail "$program: g++ refuses it"; continue; }
	g++ -std=c++$standard -w -c "$program" -o "$work/o" || { fail "$program: g++ refuses it"; continue; }
	nm "$work/o" | awk '$(NF-1) ~ /^[Wtu]$/ { print $NF }' | grep -Ev '^(_GLOBAL__|_Z41__static_init|_ZT|_ZGV|__t)|\.(actor|destroy)$' | normalized >"$work/theirs"
	nm "$work/o" | awk '$(NF-1) != "U" { print $NF }' | normalized >"$work/defined"
	"$bin/cu-parse" --c++$standard --bodies=used "$work/ii" >"$work/il" || fail "$program: cu-parse"
	"$bin/cu-dump" --mangled "$work/il" | awk '$2 ~ /^(routine|lambda|variable)@/ { print $1 }' | normalized >"$work/ours"
	comm -23 "$work/theirs" "$work/ours" >"$work/missing"
	same "$program: not found" /dev/null "$work/missing"
	if comm -13 "$work/defined" "$work/ours" | grep -E '[CD]2E(v|RKS_|RS_|OS_)|aSE(RKS_|RS_|OS_)' | grep -v '^_ZNSt' >"$work/more" && ! grep -q '#include' "$program"; then
		fail "$program: not compiled by g++:"
		cat "$work/more"
	fi
	count=$((count + $(wc -l <"$work/theirs")))
done
echo "$count symbols"
expect "the judge names symbols" [ $count -gt 0 ]
finish
