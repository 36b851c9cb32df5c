/* What is said about calls that several functions take, of which none is the best [over.match.best]. */
#include "../../lib/il/operations.h"
#include "candidate_names.h"

#include "../../lib/il/names.h"
#include "../overload/overload.h"
#include "../syntax/expr.h"

/* Not a function with C linkage that several namespaces declare [dcl.link]/6. */
static bool are_different_functions(const struct parser *p, const struct candidate_set *set)
{
	u32 i, k;

	for (i = 0; i < set->list.count; i++)
		for (k = 0; k < i; k++) {
			const struct il_routine *one = il_routine(p->il, set->list.at[i].routine);
			const struct il_routine *two = il_routine(p->il, set->list.at[k].routine);

			if (one->name == two->name && one->linkage == nlk_c && two->linkage == nlk_c && !one->class_type)
				return false;
		}
	return true;
}

/* Keeps the best ones of a set; false: it is not certain that there are several. */
static bool are_ambiguous(struct parser *p, struct candidate_set *set, const struct arguments *arguments)
{
	keep_ambiguous(p, set, arguments);
	return set->list.count > 1 && are_different_functions(p, set) && are_equally_bad(set, arguments);
}

/* The last one found comes first. */
static void list_candidates(struct parser *p, const struct candidate_set *set)
{
	u32 i;

	for (i = set->list.count; i; i--) {
		const struct candidate *c = &set->list.at[i - 1];

		diag_detail(p->diag, c->template ? DIAG_ambiguous_template : DIAG_ambiguous_candidate,
		            il_any_of(IL_routine, declared_routine(p, c)));
	}
}

/* What the functions are called that a name finds without the arguments, and what they are. */
static const char *add_found_name(struct parser *p, const struct il_expr_node *name, const struct candidate_set *set, u32 object_type,
                                  struct buffer *out)
{
	u32 class = naming_class(p, name, set, object_type), count = set->list.count;
	struct candidate_set found = { 0 };
	const char *kind = "overloaded function ";

	if (!class && !(name->flags & (exf_qualified_name | exf_member_name))) {
		add_unqualified(p, &found, p->scope, identifier_of(p, il_text(p->il, name->name)), false);
		count = found.has_members ? set->list.count : found.list.count;
	}
	if (count < 2)
		kind = !count ? "" : found.list.at[0].template ? "function template " : "function ";
	add_name_of_candidates(p, count == 1 ? &found : set, name, class, count, out);
	candidate_set_free(&found);
	return kind;
}

bool check_ambiguous_call(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, struct candidate_set *set,
                          const struct arguments *arguments)
{
	struct buffer function = { 0 };
	u32 errors = p->errors, object_type = callee_of(p, call) != name ? arguments->object.type : 0;
	const char *kind;

	if (!are_ambiguous(p, set, arguments))
		return false;
	kind = add_found_name(p, name, set, object_type, &function);
	report_error(p, place_of_function_name(p, call, name), DIAG_ambiguous_function, kind, function.text);
	buffer_free(&function);
	if (p->errors == errors)
		return false;
	list_candidates(p, set);
	add_argument_types(p, il_expr_node(p->il, call->first_operand)->next);
	if (object_type)
		add_object_type(p, object_type);
	return true;
}

bool check_ambiguous_constructor(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 first_argument,
                                 u32 place)
{
	struct buffer name = { 0 };

	if (resolve(p, set, arguments).outcome != OUTCOME_FAILURE || !are_ambiguous(p, set, arguments))
		return false;
	il_add_function_name(p->il, il_any_of(IL_routine, declared_routine(p, set->list.at)), &name);
	report_error(p, place, DIAG_ambiguous_constructor, name.text);
	buffer_free(&name);
	list_candidates(p, set);
	add_argument_types(p, first_argument);
	return true;
}

void check_ambiguous_conversion(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 class, u32 place)
{
	u32 from = arguments->at[0].type;

	if (resolve(p, set, arguments).outcome != OUTCOME_FAILURE || !are_ambiguous(p, set, arguments))
		return;
	report_error(p, place, DIAG_several_constructors, from, class);
	list_candidates(p, set);
}

bool check_ambiguous_object_call(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 first_argument,
                                 u32 place)
{
	u32 type = arguments->object.type, class = type_strip(p, type, NULL);
	struct buffer name = { 0 };

	if (resolve(p, set, arguments).outcome != OUTCOME_FAILURE || !are_ambiguous(p, set, arguments))
		return false;
	add_name_of_candidates(p, set, NULL, class, set->list.count, &name);
	report_error(p, place, DIAG_ambiguous_function, "overloaded function ", name.text);
	buffer_free(&name);
	list_candidates(p, set);
	add_argument_types(p, first_argument);
	add_object_type(p, type);
	return true;
}
