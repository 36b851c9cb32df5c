#!/bin/sh
# cu-check --list and --explain. What the explanations show is tested by check_explanations_test. usage: explain_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$work" || exit 1
"$bin/cu-check" --list >list 2>err
expect "--list: status" [ $? = 0 ]
expect "--list: standard error" [ ! -s err ]
expect "--list: a line for each diagnostic" [ "$(wc -l <list)" -gt 60 ]
expect "--list: number, severity, tag, text" [ -z "$(grep -vE '^ *([0-9]+|-)  (suppressed|note|remark|warning|soft error|error|catastrophe|internal error) {2,}[a-zA-Z_0-9]+ {2,}[^ ]' list)" ]
expect "--list: texts begin in one column" [ "$(cut -c 74 list | sort -u | wc -l)" = 1 ]
awk '$1 != "-" { if ($1 < last) exit 1; last = $1 }' list
expect "--list: by number" [ $? = 0 ]
sed "s/soft error/soft_error/; s/internal error/internal_error/" list | awk '{ print $3; if ($1 != "-") print $1 }' | sort -u >words
while read -r word; do
	takes_turn 8 || continue
	"$bin/cu-check" --explain "$word" >out 2>err && [ ! -s err ] && grep -q "^[a-zA-Z_0-9]*\( ([0-9]*)\)*: an\{0,1\} " out || echo "$word"
done <words >not_explained
expect "--explain: all that is listed: $(head -n 3 not_explained)" [ ! -s not_explained ]
"$bin/cu-check" --explain 20048 >by_number
"$bin/cu-check" --explain global_function_return_type >by_tag
expect "--explain: by number and by tag" cmp -s by_number by_tag
expect "--explain: meaning and examples" [ "$(grep -c '^WRONG$\|^RIGHT$\|must have a void return type$\|A kernel runs' by_tag)" = 4 ]
for word in '' nosuch 99999 -1 0 %s%n; do
	"$bin/cu-check" "--explain=$word" >out 2>err
	expect "--explain=$word: status" [ $? = 1 ]
	expect "--explain=$word: message" [ "$(grep -c "no diagnostic here is called" err)$(wc -c <out)" = 10 ]
done
for option in --diag_suppress=x --diag_error=99999 --diag_once=1,,2 --error_limit=0 --error_limit=-1 --error_limit=1x --output_mode=x; do
	"$bin/cu-check" $option </dev/null >out 2>err
	expect "$option: refused" [ "$?.$(wc -l <err)" = 4.1 ]
done
# Diagnostics do not get into files when standard error is closed, and do no harm when it is full.
echo 'void f() { break; }' >x.ii
"$bin/cu-parse" x.ii -o x.il 2>&-
expect "cu-parse without standard error" [ $? = 2 ]
"$bin/cu-parse" --leave_diagnostics x.ii | "$bin/cu-check" -o y.il 2>&-
expect "cu-check without standard error" [ $? = 2 ]
"$bin/cu-parse" --leave_diagnostics x.ii | "$bin/cu-check" --output_mode=sarif -o z.il 2>/dev/full
expect "cu-check with standard error full" [ $? = 2 ]
for il in x y z; do
	"$bin/cu-dump" --summary $il.il >out 2>&1
	expect "an IL without a message in it" [ $? = 0 ]
done
finish
