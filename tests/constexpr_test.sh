#!/bin/sh
# static_asserts by cu-parse, with g++ as the judge. usage: constexpr_test.sh BIN_FOLDER
. "$(dirname "$0")/harness.sh"
cd "$here/constexpr" || exit 1
programs="values.cc bit_fields.cc lookup.cc dynamic.cc bit_cast.cc literals.cc conversions.cc iteration.cc addresses.cc assignment.cc closures.cc
	overriders.cc temporaries.cc allocation_functions.cc selected_functions.cc reversed_comparisons.cc list_arrays.cc returned_objects.cc dominance.cc conversion_templates20.cc call_operators.cc deduced_classes.cc packs.cc substitutions.cc noexcept.cc
	anonymous_unions.cc deduced_members.cc closure_layout.cc disjoint_templates.cc deducible.cc friend_defaults.cc generic_instances.cc converted_alternatives.cc
	repeated_calls.cc aliased_bases.cc pointed_members.cc member_access.cc instance_initializers.cc deleted_moves.cc dependent_bases.cc injected_names.cc this_types.cc template_aliases.cc specialized_constructors.cc declared_later.cc objects_in_substitutions.cc exceptions_allowed.cc template_parameter_defaults.cc converted_to_class.cc used_assignments.cc placeholder_results.cc literal_unions.cc member_initializers.cc copies.cc object_copies.cc aggregate_temporaries.cc inherited_names.cc made_by_inherited.cc function_types.cc
	hidden_bases.cc member_partials20.cc explicit_to_references.cc called_objects.cc converted_nothrow.cc asked_again.cc alias_packs20.cc"

# asserts SOURCE HOLD UNKNOWN: so many static_asserts hold, fail (none) and are unknown.
asserts() {
	counts=$("$bin/cu-parse" --std c++20 --stats "$1" -o /dev/null 2>&1 | grep '^static_asserts that')
	same_text "$1" "static_asserts that hold $2, fail 0, are unknown $3" "$counts"
}

# library SOURCE STANDARD: all static_asserts of a program with headers, and of these, hold.
library() {
	g++ "-std=$2" -w -fsyntax-only "$1" || fail "$1: g++ refuses it"
	g++ "-std=$2" -E "$1" >"$work/ii"
	counts=$("$bin/cu-parse" --std "$2" --stats "$work/ii" -o /dev/null 2>&1 | grep '^static_asserts that')
	case $counts in
	*" fail 0, are unknown 0") pass ;;
	*) fail "$1: $counts" ;;
	esac
}

for source in $programs; do
	asserts $source "$(grep -v '^template' $source | grep -o 'static_assert(' | wc -l)" 0
done
asserts device_vectors.cu 1 0
counts=$("$bin/cu-parse" --std c++17 --extended-lambda --stats extended_lambdas.cu -o /dev/null 2>&1 | grep '^static_asserts that')
same_text extended_lambdas.cu "static_asserts that hold $(grep -c static_assert extended_lambdas.cu), fail 0, are unknown 0" "$counts"
asserts empty_elements.cc 3 2
asserts inherited_constructors.cc "$(grep -c "^static_assert(" inherited_constructors.cc)" 0
# Questions that take nearly all the steps of one: some are answered, but not all; the short ones between them always are.
awk 'BEGIN {
	print "constexpr unsigned f(int n) { unsigned s = 0; for (int i = 0; i < n; i++) s ^= i * 3; return s; }"
	for (i = 0; i < 200; i++)
		printf "static_assert(f(%d) != 7);\nstatic_assert(f(%d) != 7);\n", 70000 + i, i
}' >"$work/many.cc"
counts=$("$bin/cu-parse" --std c++20 --stats "$work/many.cc" -o /dev/null 2>&1 | grep '^static_asserts that')
unknown=${counts##* }
if [ "$unknown" -gt 100 ] && [ "$unknown" -lt 180 ]; then
	same_text "200 long questions" "static_asserts that hold $((400 - unknown)), fail 0, are unknown $unknown" "$counts"
else
	fail "200 long questions: $counts"
fi
asserts no_values.cc 0 "$(grep -c '^static_assert(' no_values.cc)"
asserts unknown_moves.cc 1 1
if g++ --version >/dev/null 2>&1; then
	library converters.cc c++17
	library complex.cc c++17
	library class_deduction17.cc c++17
	library class_deduction17.cc c++20
	library class_deduction20.cc c++20
	library noexcept_deduced20.cc c++20
	library deduction_order20.cc c++20
	library member_templates.cc c++17
	library alignas.cc c++17
	library ranges20.cc c++20
	library vectors.cc c++17
	library vector_types.cc c++17
	library vector_values20.cc c++20
	library static_members.cc c++17
	library library.cc c++20
	library library17.cc c++17
	library library20.cc c++20
	library deduced20.cc c++20
	library deduced_by_resolution.cc c++17
	library inner_expansions.cc c++17
	library argument_counts.cc c++17
	library member_classes20.cc c++20
	library rules20.cc c++20
	library views20.cc c++20
	library template_conversions20.cc c++20
	library rewritten_templates20.cc c++20
	library comparisons_in_concepts20.cc c++20
	library deleted_comparisons20.cc c++20
	library qualified_partial20.cc c++20
	library explicit_conversions.cc c++17
	library explicit_conversions.cc c++20
	library parentheses20.cc c++20
	library class_arguments20.cc c++20
	library function_names20.cc c++20
	library containers20.cc c++20
	library lists20.cc c++20
	library algorithms20.cc c++20
	library similar_types20.cc c++20
	library validity20.cc c++20
	library reinterpretations20.cc c++20
	library noexcept_operators20.cc c++20
	library reversed_friends20.cc c++20
	library alignments.cc c++17
	library alignof_members.cc c++17
	library categories20.cc c++20
	library comparable20.cc c++20
	g++ -std=c++20 -w -fsyntax-only $programs || fail "g++ refuses them"
	g++ -std=c++20 -w -fsyntax-only no_values.cc 2>&1 | grep 'error: ' | sed -n 's/^[^:]*:\([0-9]*\):.*/\1/p' | sort -un >"$work/errors"
	for line in $(grep -n '^static_assert(' no_values.cc | cut -d: -f1); do
		grep -qx "$line" "$work/errors" || fail "no_values.cc:$line: g++ has a value"
	done
else
	skip   # no g++, no judgement
fi
for program in *.cc; do
	grep -q "$program" "$here/constexpr_test.sh" && pass || fail "$program is never run"
done
finish
