/* What is said about the types and parameters of operator, allocation and conversion functions and literal operators [over.oper]
 * [basic.stc.dynamic] [class.conv.fct] [over.literal]. */
#include "invalid.h"

#include "../../lib/il/names.h"
#include "../scopes/class_members.h"
#include "../types/placeholder.h"

enum { SUBSCRIPT = 254, CALL = 255 }; /* as names.c has them */

/* [over.sub] [over.call] [over.assign] [over.ref] */
static bool must_be_member(u8 token) { return token == SUBSCRIPT || token == CALL || token == TOK_ASSIGN || token == TOK_ARROW; }

/* How many operands an operator takes, at least and at most [over.oper]; false: any number. */
static bool operands_of(u8 token, u32 *least, u32 *most)
{
	*least = *most = 2;
	switch (token) {
	case CALL:
	case TOK_new:
	case TOK_delete:
	case TOK_co_await: return false;
	case SUBSCRIPT: return true;
	case TOK_NOT:
	case TOK_TILDE:
	case TOK_ARROW: *least = *most = 1; return true;
	case TOK_PLUS:
	case TOK_MINUS:
	case TOK_STAR:
	case TOK_AND:
	case TOK_INCREMENT:
	case TOK_DECREMENT: *least = 1; return true;
	default: return true;
	}
}

/* Of a dependent type; a pointer is none, whatever it points to. */
static bool may_be_class(struct parser *p, u32 type)
{
	return !is_known_type(p, type) && il_type(p->il, type_strip(p, type, NULL))->kind != tk_pointer;
}

static u32 place_of_assignment(const struct parser *p, const struct il_parameter *parameter)
{
	return p->tokens[token_at(p, place_of_default(p, parameter)) - 1].position;
}

/* [over.inc] */
static void check_postfix(struct parser *p, const struct declarator *d, u32 type)
{
	u8 token = d->id.operator_token;

	if ((token == TOK_INCREMENT || token == TOK_DECREMENT) && is_known_type(p, type) &&
	    (is_reference_type(p, type) || type_strip(p, type, NULL) != p->builtin[ik_int]))
		report_error(p, d->id.name_begin, DIAG_postfix_parameter_not_int, ident_text(p, d->id.ident));
}

static void check_operands(struct parser *p, const struct declarator *d, bool is_member)
{
	u32 least, most, count = is_member, param, last = 0;
	bool may_be = false;

	if (!is_member && must_be_member(d->id.operator_token)) {
		report_error(p, d->id.name_begin, DIAG_operator_is_no_member, ident_text(p, d->id.ident));
		return;
	}
	if (!operands_of(d->id.operator_token, &least, &most))
		return;
	if (d->params_ellipsis) {
		report_error(p, d->id.name_begin, DIAG_ellipsis_of_operator);
		return;
	}
	for (param = d->first_param; param; param = il_parameter(p->il, param)->next, count++) {
		const struct il_parameter *record = il_parameter(p->il, param);
		u32 type = type_without_reference(p, record->type);

		if (record->flags & (pf_pack | pf_explicit_this))
			return;
		if (record->flags & pf_default_argument)
			report_error(p, place_of_assignment(p, record), DIAG_default_argument_not_allowed);
		may_be |= is_class_type(p, type) || is_enum_type(p, type) || may_be_class(p, type);
		last = param;
	}
	if (count > most)
		report_error(p, d->id.name_begin, DIAG_too_many_operands);
	else if (count < least)
		report_error(p, d->id.name_begin, DIAG_too_few_operands);
	else if (count == 2)
		check_postfix(p, d, il_parameter(p->il, last)->type);
	if (!is_member && !may_be)
		report_error(p, d->id.name_begin, DIAG_operands_of_no_class);
}

/* ---- allocation [basic.stc.dynamic.allocation] [basic.stc.dynamic.deallocation] ---- */

static bool is_void_pointer(struct parser *p, u32 type)
{
	return il_type(p->il, type_strip(p, type, NULL))->pointer_kind == pk_pointer && pointed_to(p, type) == p->void_type;
}

/* C++20: operator delete(C *, std::destroying_delete_t) destroys the object itself. */
static bool may_destroy(struct parser *p, u32 first)
{
	u32 to = pointed_to(p, il_parameter(p->il, first)->type);

	return !is_before_cxx20(p) && to && is_class_type(p, to) && il_parameter(p->il, first)->next;
}

/* Whether it is known what the declarator of one takes and returns. */
static bool is_known_allocation(struct parser *p, const struct declarator *d)
{
	u32 result = il_type(p->il, type_strip(p, d->type, NULL))->type, first = d->first_param;

	return first && !(il_parameter(p->il, first)->flags & (pf_pack | pf_explicit_this)) &&
	       is_known_type(p, il_parameter(p->il, first)->type) && is_known_type(p, result) && !has_placeholder(p, result);
}

static bool takes_what_it_must(struct parser *p, const struct declarator *d)
{
	u32 type = il_parameter(p->il, d->first_param)->type;

	return d->id.operator_token == TOK_new ? type_strip(p, type, NULL) == p->builtin[ik_unsigned_long] :
	                                         is_void_pointer(p, type) || may_destroy(p, d->first_param);
}

static bool returns_what_it_must(struct parser *p, const struct declarator *d)
{
	u32 result = il_type(p->il, type_strip(p, d->type, NULL))->type;

	return d->id.operator_token == TOK_new ? is_void_pointer(p, result) : result == p->void_type;
}

bool check_scope_of_allocation(struct parser *p, const struct declarator *d, u32 scope)
{
	bool allocates = d->id.operator_token == TOK_new;

	if (d->id.kind != ID_OPERATOR || (!allocates && d->id.operator_token != TOK_delete) || !is_as_written(p) ||
	    d->id.qualifier.present || p->scopes.at[scope].kind != sck_namespace || !is_known_allocation(p, d) ||
	    !takes_what_it_must(p, d) || !returns_what_it_must(p, d))
		return true;
	report_error(p, d->id.name_begin, allocates ? DIAG_allocation_in_namespace : DIAG_deallocation_in_namespace);
	return false;
}

static void check_allocation_function(struct parser *p, const struct declarator *d)
{
	bool allocates = d->id.operator_token == TOK_new;
	u32 first = d->first_param;

	if (!first && !d->params_ellipsis) {
		report_error(p, d->id.name_begin, DIAG_too_few_operands);
		return;
	}
	if (!is_known_allocation(p, d))
		return;
	if (!takes_what_it_must(p, d))
		report_error(p, d->id.name_begin, allocates ? DIAG_allocation_takes_size : DIAG_deallocation_takes_pointer);
	if (!returns_what_it_must(p, d))
		report_error(p, d->id.name_begin, allocates ? DIAG_allocation_returns_pointer : DIAG_deallocation_returns_void);
	if (allocates && il_parameter(p->il, first)->flags & pf_default_argument)
		report_error(p, place_of_assignment(p, il_parameter(p->il, first)), DIAG_default_argument_not_allowed);
}

/* ---- conversion functions ---- */

/* Whether objects of the class become that anyhow [class.conv.fct]/4. */
static bool needs_no_function(struct parser *p, u32 class, u32 to)
{
	u32 type = type_strip(p, type_without_reference(p, to), NULL);

	return type == p->void_type || type == class || (is_class_type(p, type) && is_derived_from(p, class, type) == OUTCOME_SUCCESS);
}

/* In a template as it is written, too, and in instances of it. */
static void check_conversion_is_called(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 routine)
{
	u32 class = il_routine(p->il, routine)->class_type;
	struct buffer name = { 0 };

	if (s->storage == sc_static || il_routine(p->il, routine)->template || il_routine(p->il, routine)->position != d->id.name_begin ||
	    !d->id.type || !needs_no_function(p, class, d->id.type))
		return;
	il_add_conversion_signature(p->il, routine, &name);
	report_warning(p, d->id.name_begin, DIAG_conversion_not_called, name.text);
	buffer_free(&name);
}

static void check_conversion_function(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 routine, bool is_member)
{
	if (!is_member) {
		report_error(p, d->id.name_begin, DIAG_conversion_is_no_member);
		return;
	}
	if (s->type || s->flags & SPEC_CONST)
		report_error(p, s->type_begin, DIAG_return_type_of_conversion);
	if (d->first_param || d->params_ellipsis) {
		report_error(p, d->id.name_begin, DIAG_parameters_of_conversion);
		return;
	}
	check_conversion_is_called(p, s, d, routine);
}

void check_operator_function(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 routine, bool is_member)
{
	u8 token = d->id.operator_token;

	if (d->id.kind == ID_CONVERSION && is_member && il_any_kind(p->noted_instance) == IL_type && is_compiled_once(p))
		check_conversion_is_called(p, s, d, routine);
	if (d->id.qualifier.present || !is_as_written(p))
		return;
	if (d->id.kind == ID_CONVERSION)
		check_conversion_function(p, s, d, routine, is_member);
	else if (d->id.kind != ID_OPERATOR)
		return;
	else if (token == TOK_new || token == TOK_delete)
		check_allocation_function(p, d);
	else if (!is_member || s->storage != sc_static)
		check_operands(p, d, is_member);
}
