#!/bin/sh
# calls_test.sh BIN: of tests/uses/*.cc, what g++ calls in each function, written or not, is called in our tree of the function.
bin=${1:-build/bin}
here=$(dirname "$0")
command -v g++ >/dev/null || { echo "calls_test: skipped, no g++"; exit 0; }
tmp=$(mktemp -d) || exit 1
trap 'rm -rf "$tmp"' EXIT
failed=0 count=0
normalized() { sed 's/\([CD]\)[14]\([EI]\)/\12\2/g; s/CI1/CI2/g' | sort -u; }

# Each function and what it calls, by the names of symbols.
called_by_gxx() {
	awk '/^;; Function / { f = $0; sub(/.* \(/, "", f); sub(/,.*/, "", f); next }
	     { while (match($0, /_Z[A-Za-z0-9_]+ \(/)) { print f, substr($0, RSTART, RLENGTH - 2); $0 = substr($0, RSTART + RLENGTH) } }'
}
# The same of the tree; what destroys variables is called by * .
called_in_tree() {
	awk 'function number(field) {
		if (!match($0, "\"" field "\":[{]\"entry\":\"routine\",\"number\":[0-9]+"))
			return ""
		field = substr($0, RSTART, RLENGTH)
		sub(/.*:/, "", field)
		return field
	     }
	     NR == FNR { if (split($2, entry, "@") == 2 && entry[1] == "routine") name[entry[2]] = $1; next }
	     number("target") != "" && number("routine") != "" { t = number("target"); print name[number("routine")], t in name ? name[t] : "?" }
	     number("destructor") != "" { print "*", name[number("destructor")] }' "$1" -
}
for program in "$here"/uses/*.cc; do
	standard=$(sed -n '1s/^.*C++\([0-9]*\):.*/\1/p' "$program") standard=${standard:-17}
	g++ -std=c++$standard -E "$program" -o "$tmp/ii" || { failed=1; continue; }
	g++ -std=c++$standard -w -S -o /dev/null -fdump-tree-cfg-asmname="$tmp/dump" "$program" || { failed=1; continue; }
	called_by_gxx <"$tmp/dump" | normalized >"$tmp/theirs"
	"$bin/cu-parse" --c++$standard --bodies=used "$tmp/ii" >"$tmp/il" || failed=1
	"$bin/cu-dump" --mangled "$tmp/il" >"$tmp/names"
	awk '{ print $1 }' "$tmp/names" | normalized >"$tmp/known"
	"$bin/cu-dump" --json "$tmp/il" | called_in_tree "$tmp/names" | normalized >"$tmp/ours"
	# Left out are call operators of closures, those that delete, and calls of what --mangled has no name for.
	awk 'FILENAME == ARGV[1] { known[$1] = 1; next } FILENAME == ARGV[2] { ours[$1, $2] = caller[$1] = 1; next }
	     $1 in caller && $2 !~ /U[lt].*_cl/ && ($2 in known || !(($1, "?") in ours)) && !(($1, $2) in ours) && !(("*", $2) in ours)' \
		"$tmp/known" "$tmp/ours" "$tmp/theirs" >"$tmp/missing"
	if [ -s "$tmp/missing" ] || [ ! -s "$tmp/ours" ]; then
		echo "FAIL $program: called by g++ alone:"; cat "$tmp/missing"; failed=1
	fi
	count=$((count + $(wc -l <"$tmp/theirs")))
done
[ $count -gt 0 ] || { echo "calls_test: the judge named none"; failed=1; }
[ $failed = 0 ] && echo "calls_test: $count calls, passed"
exit $failed
