/* What is said about return statements [stmt.return], [dcl.spec.auto]. */
#include "invalid.h"

#include "../syntax/expr.h"
#include "../types/placeholder.h"

void check_empty_return(struct parser *p)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);
	u32 function = type_strip(p, routine->type, NULL), result = il_type(p->il, function)->type;

	if (in_plain_code(p) && !p->lambda && is_host_code(p, 0) && il_type(p->il, function)->kind == tk_routine &&
	    is_known_type(p, result) && !has_placeholder(p, result) && il_type(p->il, type_strip(p, result, NULL))->kind != tk_void)
		diag_report(p->diag, DIAG_return_without_value, position(p), il_any_of(IL_routine, p->routine));
}

/* Whether the function around has no result that could be declared. */
static bool is_in_special(const struct parser *p)
{
	u8 kind = il_routine(p->il, p->lambda ? 0 : p->routine)->special_kind;

	return kind == sfk_constructor || kind == sfk_destructor;
}

void check_return_of_special(struct parser *p)
{
	if (is_in_special(p) && in_code(p) && !in_instance(p))
		report_error(p, position(p), DIAG_constructor_returns_value);
}

/* What the function or lambda around returns; 0: that is deduced, or not known. */
static u32 declared_result(const struct parser *p)
{
	u32 function = type_strip(p, il_routine(p->il, p->routine)->type, NULL);

	if (p->lambda)
		return il_lambda(p->il, p->lambda)->declared_return;
	return il_type(p->il, function)->kind == tk_routine ? il_type(p->il, function)->type : 0;
}

void check_return(struct parser *p, u32 node)
{
	bool is_list = il_expr_node(p->il, node)->kind == enk_braced_init_list;
	u32 result = declared_result(p);
	bool is_void_list = is_list && result && il_type(p->il, type_strip(p, result, NULL))->kind == tk_void;

	if (!node || !result || is_in_special(p) || !in_code(p) || (is_void_list ? in_instance(p) : is_in_template(p)) ||
	    !(has_known_type(p, node) || is_void(p, node) || is_list || is_overloaded_name(p, node)) || !is_known_type(p, result))
		return;
	if (il_type(p->il, type_strip(p, result, NULL))->kind != tk_void) {
		check_conversion_to(p, node, result, CONVERT_RETURN);
	} else if (is_void_list) {
		report_error(p, begin_of(p, node), DIAG_list_of_incomplete_type, result);
	} else if (!is_void(p, node)) {
		report_error(p, begin_of(p, node), DIAG_bad_return_value_type);
		diag_move(p->diag, il_expr_node(p->il, node)->range_end); /* behind what is said of parts of it */
	}
}

/* The declared result of the function or lambda around, with a placeholder; 0: it is not deduced here. */
static u32 placeholder_around(const struct parser *p)
{
	u32 result = declared_result(p);

	if (p->lambda && !(il_lambda(p->il, p->lambda)->flags & lf_explicit_return))
		return p->auto_type;
	return result && has_placeholder(p, result) ? result : 0;
}

/* Of a class: the value is copied or moved into an object of the deduced type. Inside of lambdas what these copy is constant. */
static void check_returned_object(struct parser *p, u32 node, u32 type)
{
	const struct il_expr_node *value = il_expr_node(p->il, node);

	if (node && is_class_type(p, type) && !is_copied_around(p, value->target))
		check_conversion_to(p, node, type, CONVERT_RETURN);
}

void check_deduced_result(struct parser *p, u32 node, bool is_wrong)
{
	bool takes_part = in_plain_code(p) && p->evaluation != evk_discarded && !p->body.may_be_discarded;
	u32 declared = takes_part ? placeholder_around(p) : 0, type;

	if (declared && node && il_expr_node(p->il, node)->kind == enk_braced_init_list) {
		report_error(p, begin_of(p, node), p->lambda ? DIAG_list_without_return_type_of_lambda : DIAG_list_without_return_type);
		p->body.has_no_result = true;
	}
	if (declared && check_overloaded_value(p, node))
		p->body.has_no_result = true;
	if (declared && is_wrong && node && !has_known_type(p, node) && !is_void(p, node))
		p->body.has_no_result = true;
	if (!declared || p->body.has_no_result || (node && !has_known_type(p, node) && !is_void(p, node)))
		return;
	type = node && !is_void(p, node) ? deduced_type(p, declared, node) : p->void_type;
	if (!type || (!is_known_type(p, type) && type != p->void_type))
		return;
	check_returned_object(p, node, type);
	if (!p->body.deduced_result) {
		p->body.deduced_result = type;
		check_constraint_of_result(p, type_of_placeholder(p, declared, type));
	} else if (!node && !p->lambda && is_host_code(p, 0) && p->body.deduced_result != p->void_type)
		diag_report(p->diag, DIAG_return_without_value, position(p), il_any_of(IL_routine, p->routine));
	else if (node && type_canonical(p, type) != type_canonical(p, p->body.deduced_result)) {
		report_error(p, begin_of(p, node), DIAG_deduced_results_differ, type, p->body.deduced_result);
		diag_move(p->diag, il_expr_node(p->il, node)->range_end + 1); /* behind what is said of parts of it */
		p->body.has_no_result = true;
	}
}
