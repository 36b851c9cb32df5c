#!/bin/sh
# Whether objects of random classes can be made, copied, moved and assigned, trivially or without exceptions, with g++ as the judge.
# usage: special_members_random_test.sh BIN_FOLDER; SEED and SETS choose the classes (a seed is printed).
. "$(dirname "$0")/harness.sh"
seed=${SEED:-1}
echo "seed $seed"
cd "$work" || exit 1
g++ --version >/dev/null 2>&1 || skip_all "no g++"

generate_program -v seed="$seed" -v sets="${SETS:-60}" -f "$here/typing/special_members.awk" >all
grep -v '^?' all >classes.cc
# Without the classes that g++ refuses, and those that have these as parts.
while g++ -std=c++20 -w -fsyntax-only classes.cc 2>&1 | sed -n 's/^classes.cc:\([0-9]*\):[0-9]*: error:.*/\1/p' | sort -u >refused && [ -s refused ]; do
	awk 'NR == FNR { drop[$1] = 1; next } !(FNR in drop)' refused classes.cc >kept && mv kept classes.cc
done
sed -n 's/^struct \([A-Z][A-Za-z0-9]*\) .*/\1/p' classes.cc >known
awk 'NR == FNR { is[$1] = 1; next } /^\?/ { name = $0; sub(/^[^(]*\(/, "", name); sub(/[,) ].*/, "", name); if (name in is) print substr($0, 2) }' \
	known all >questions
# What g++ says to each question; some are errors for it.
{ cat classes.cc; echo '#include <cstdio>'; echo 'int main() {'; sed 's/.*/std::printf("%s == %d\\n", "&", (int)(&));/' questions; echo '}'; } >ask.cc
g++ -std=c++20 -w -fsyntax-only ask.cc 2>&1 | sed -n 's/^ask.cc:\([0-9]*\):[0-9]*: error:.*/\1d/p' | sort -u >errors
sed -i -f errors ask.cc
if ! g++ -std=c++20 -w ask.cc -o ask; then
	fail "g++ refuses the questions"
else
	{ cat classes.cc; ./ask | sed 's/.*/static_assert(&);/'; } >answered.cc
	"$bin/cu-parse" --std c++20 --stats answered.cc -o /dev/null 2>said
	counts=$(grep '^static_asserts that' said)
	unknown=${counts##* }
	all=$(grep -c '^static_assert' answered.cc)
	echo "$counts"
	case $counts in
	*" fail 0, "*) pass ;;
	*) fail "$(sed -n 's/^static_assert that fails: .*:\([0-9]*\)$/\1p/p' said | sed -n -f - answered.cc 2>/dev/null | head -5)" ;;
	esac
	[ "$all" -gt 500 ] && [ $((unknown * 20)) -lt "$all" ] && pass || fail "$unknown of $all answers are not known"
fi
finish
