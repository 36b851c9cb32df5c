#!/bin/sh
# calls_test.sh BIN: of tests/uses/*.cc, what g++ calls in each function, written or not, is called in our tree of the function.
. "$(dirname "$0")/harness.sh"
command -v g++ >/dev/null || skip_all "no g++"
not_alone uses_test.sh
count=0
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
	g++ -std=c++$standard -E "$program" -o "$work/ii" || { fail "$program: g++ refuses it"; continue; }
	g++ -std=c++$standard -w -S -o /dev/null -fdump-tree-cfg-asmname="$work/dump" "$program" || { fail "$program: g++ refuses it"; continue; }
	called_by_gxx <"$work/dump" | normalized >"$work/theirs"
	"$bin/cu-parse" --c++$standard --bodies=used "$work/ii" >"$work/il" || fail "$program: cu-parse"
	"$bin/cu-dump" --mangled "$work/il" >"$work/names"
	awk '{ print $1 }' "$work/names" | normalized >"$work/known"
	"$bin/cu-dump" --json "$work/il" | called_in_tree "$work/names" | normalized >"$work/ours"
	# Left out are call operators of closures, those that delete, and calls of what --mangled has no name for.
	awk 'FILENAME == ARGV[1] { known[$1] = 1; next } FILENAME == ARGV[2] { ours[$1, $2] = caller[$1] = 1; next }
	     $1 in caller && $2 !~ /U[lt].*_cl/ && ($2 in known || !(($1, "?") in ours)) && !(($1, $2) in ours) && !(("*", $2) in ours)' \
		"$work/known" "$work/ours" "$work/theirs" >"$work/missing"
	if [ -s "$work/missing" ] || [ ! -s "$work/ours" ]; then
		fail "$program: called by g++ alone:"
		cat "$work/missing"
	else
		pass
	fi
	count=$((count + $(wc -l <"$work/theirs")))
done
echo "$count calls"
expect "the judge names calls" [ $count -gt 0 ]
finish
