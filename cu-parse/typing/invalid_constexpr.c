/* What is said about constexpr functions that cannot be such [dcl.constexpr]: their types, variables and statements. What the
 * initializers of constexpr constructors leave out stands in invalid_mem_initializers.c. */
#include "invalid.h"

#include "../traits/traits.h"
#include "../types/special_members.h"

static bool is_no_literal_type(struct parser *p, u32 type);

/* Whether a closure has a copy of something that is of no literal type. */
static bool copies_no_literal(struct parser *p, const struct il_lambda *lambda)
{
	u32 i;

	for (i = lambda->first_capture; i; i = il_lambda_capture(p->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(p->il, i);
		u32 variable = capture->kind == cptk_init ? capture->variable : 0;

		if (capture->kind == cptk_copy && il_any_kind(capture->captured) == IL_variable)
			variable = il_any_index(capture->captured);
		if (variable && is_no_literal_type(p, type_without_reference(p, il_variable(p->il, variable)->type)))
			return true;
	}
	return false;
}

/* The lambda that a closure type is of, NULL: it is none. */
static const struct il_lambda *lambda_of_closure(const struct parser *p, u32 type)
{
	const struct il_type *class = il_type(p->il, type_strip(p, type, NULL));

	return class->flags & tyf_closure ? il_lambda(p->il, il_class_info(p->il, class->class_info)->lambda) : NULL;
}

/* An extended lambda is replaced by an object of a class that is no literal type. */
static bool is_extended_closure(const struct parser *p, u32 type)
{
	const struct il_lambda *lambda = lambda_of_closure(p, type);

	return lambda && lambda->wrapper && il_has_option(p->il, "extended-lambda");
}

static bool is_no_literal_closure(struct parser *p, u32 type)
{
	const struct il_lambda *lambda = lambda_of_closure(p, type);

	return lambda && (is_before_cxx17(p) || is_extended_closure(p, type) || copies_no_literal(p, lambda));
}

static bool is_no_literal_type(struct parser *p, u32 type)
{
	return is_known_type(p, type) && !has_placeholder(p, type) &&
	       (is_no_literal_closure(p, type) || trait_is_literal_type(p, &type, 1) == TRAIT_FALSE);
}

/* Whether result and parameters are of literal types. */
static bool check_signature(struct parser *p, const struct il_routine *routine, const struct il_full_entity_decl_info *decl)
{
	u32 result = il_type(p->il, type_strip(p, routine->type, NULL))->type, param;

	if (routine->special_kind == sfk_none && is_no_literal_type(p, result)) {
		report_with_type(p, DIAG_result_of_no_literal_type, decl->name_begin, result);
		return false;
	}
	for (param = decl->first_param; param; param = il_parameter(p->il, param)->next)
		if (is_no_literal_type(p, il_parameter(p->il, param)->type)) {
			report_with_type(p, DIAG_parameter_of_no_literal_type, decl->name_begin, il_parameter(p->il, param)->type);
			return false;
		}
	return true;
}

void begin_constexpr_body(struct parser *p, u32 decl)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);

	if (!(routine->flags & rf_constexpr) || !is_compiled_once(p) || p->noted_instance) /* that one just gives no constants */
		return;
	p->body.of_constexpr = true;
	p->body.is_constexpr = check_signature(p, routine, il_full_entity_decl_info(p->il, decl));
	if (tok(p) == TOK_try && is_before_cxx20(p) && !is_in_template(p))
		report_error(p, position(p),
		             routine->special_kind == sfk_constructor ? DIAG_constexpr_constructor_is_try_block :
		                                                        DIAG_constexpr_function_is_try_block);
}

/* Where the word constexpr stands among specifiers that begin there. */
static u32 constexpr_position(const struct parser *p, u32 begin)
{
	u32 token = token_at(p, begin);

	while (token < p->at && p->tokens[token].kind != TOK_constexpr)
		token++;
	return p->tokens[token].position;
}

static bool has_direct_virtual_base(const struct parser *p, u32 class)
{
	u32 base = il_class_info(p->il, il_type(p->il, class)->class_info)->first_base;

	while (base && !(il_base_class(p->il, base)->flags & bcf_virtual))
		base = il_base_class(p->il, base)->next;
	return base;
}

void check_constexpr_declaration(struct parser *p, u32 index, u32 specifiers_begin)
{
	const struct il_routine *routine = il_routine(p->il, index);

	if (!(routine->flags & rf_constexpr) || !is_compiled_once(p))
		return;
	if (routine->special_kind == sfk_destructor && is_before_cxx20(p))
		report_error(p, constexpr_position(p, specifiers_begin), DIAG_constexpr_destructor);
	else if (routine->special_kind == sfk_constructor && routine->class_type && has_direct_virtual_base(p, routine->class_type))
		report_error(p, constexpr_position(p, specifiers_begin), DIAG_constexpr_with_virtual_base);
}

/* ---- variables ---- */

static bool has_fields(struct parser *p, u32 class)
{
	u32 info = il_type(p->il, class)->class_info, base;

	if (stack_is_low(p->stack_bound) || il_class_info(p->il, info)->first_field)
		return true;
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next)
		if (has_fields(p, type_strip(p, il_base_class(p->il, base)->type, NULL)))
			return true;
	return false;
}

/* T x; that leaves x without a value. */
static bool is_left_uninitialized(struct parser *p, const struct il_variable *variable)
{
	struct subobject o;

	if (variable->initializer_end || !is_known_type(p, variable->type) || has_placeholder(p, variable->type) ||
	    deduced_template(p, variable->type) || !strip_to_element(p, variable->type, &o) || o.is_reference)
		return false;
	if (il_type(p->il, type_strip(p, variable->type, NULL))->flags & (tyf_unknown_bound | tyf_variable_bound))
		return false;
	return !is_class_type(p, o.type) || (special_is_trivial(p, o.type, DEFAULT_CONSTRUCTOR) == TRAIT_TRUE && has_fields(p, o.type));
}

static bool is_certainly_static(const struct il_variable *variable)
{
	return variable->storage_class == sc_static || variable->storage_class == sc_extern || variable->flags & vf_thread_local ||
	       variable->memory_space;
}

bool is_constexpr_of_no_literal_type(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);

	return variable->flags & vf_constexpr && !variable->template && is_compiled_once(p) && !is_in_template(p) &&
	       (!in_instance(p) || p->noted_instance) && !is_extended_closure(p, variable->type) && is_no_literal_type(p, variable->type);
}

void report_no_literal_type(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 end = variable->initializer_end ? variable->initializer_end : variable->position;

	report_error(p, constexpr_position(p, il_full_entity_decl_info(p->il, variable->first_decl)->specifiers_begin),
	             DIAG_constexpr_variable_not_literal);
	diag_move(p->diag, end + 1); /* behind what is wrong with the value */
}

void check_variable_of_constexpr(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 errors = p->errors;

	if (index && p->body.may_be_constexpr)
		p->body.may_be_constexpr = !is_certainly_static(variable) && !is_no_literal_type(p, variable->type) &&
		                           !(is_before_cxx20(p) && is_left_uninitialized(p, variable));
	if (!index || !p->body.is_constexpr || !is_compiled_once(p) || variable->flags & vf_static_member)
		return;
	if (is_certainly_static(variable)) {
		report_error(p, variable->position, DIAG_constexpr_function_has_static);
		diag_move(p->diag, position(p) + 1); /* behind what is said of the variable itself */
	} else if (is_in_template(p))
		return;
	else if (is_no_literal_type(p, variable->type))
		report_with_type(p, DIAG_variable_of_no_literal_type, variable->position, variable->type);
	else if (is_before_cxx20(p) && is_left_uninitialized(p, variable))
		report_error(p, variable->position, DIAG_constexpr_function_has_uninitialized);
	p->body.is_constexpr = p->errors == errors;
}

/* ---- statements ---- */

void check_statement_of_constexpr(struct parser *p)
{
	p->body.may_be_constexpr &= tok(p) == TOK_asm || tok(p) == TOK_goto || !is_before_cxx20(p);
	if (!p->body.is_constexpr || !is_compiled_once(p) || (tok(p) != TOK_goto && !is_before_cxx20(p)))
		return;
	if (tok(p) == TOK_asm || is_in_template(p))
		diag_report(p->diag, DIAG_odd_statement_in_constexpr, position(p));
	else
		report_error(p, position(p), DIAG_wrong_statement_in_constexpr);
}

bool is_literal_signature(struct parser *p, u32 result, u32 param)
{
	for (; param; param = il_parameter(p->il, param)->next)
		if (is_no_literal_type(p, il_parameter(p->il, param)->type))
			return false;
	return !is_no_literal_type(p, result);
}

bool is_of_no_literal_types(struct parser *p, u32 routine)
{
	u32 param = il_full_entity_decl_info(p->il, il_routine(p->il, routine)->definition)->first_param;
	u32 result = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type;
	bool is_new, answer;

	if (il_map_find(&p->literal_signatures, routine))
		return il_map_find(&p->literal_signatures, routine) > 1;
	answer = !is_literal_signature(p, il_routine(p->il, routine)->special_kind == sfk_none ? result : 0, param);
	*il_map_at(&p->literal_signatures, routine, &is_new) = answer + 1;
	return answer;
}

void check_label_of_constexpr(struct parser *p)
{
	if (p->body.of_constexpr && is_compiled_once(p))
		report_error(p, position(p), DIAG_label_in_constexpr);
}

/* ---- if consteval [stmt.if]/4 ---- */

void check_if_consteval(struct parser *p, u32 at)
{
	u32 function = lambda_of_this(p) ? 0 : p->routine, flags = il_routine(p->il, function)->flags;

	if (!is_as_written(p) || !in_code(p))
		return;
	if (p->il->header.std_version <= 202002)
		diag_report(p->diag, DIAG_consteval_if_nonstandard, p->tokens[at].position);
	if (function && flags & rf_consteval)
		diag_report(p->diag, DIAG_consteval_if_in_consteval, p->tokens[at + 1].position);
	else if (function && !(flags & rf_constexpr))
		diag_report(p->diag, DIAG_consteval_if_not_constexpr, p->tokens[at + 1].position);
}

void check_else_of_consteval(struct parser *p, u32 statement)
{
	u8 kind = il_statement(p->il, statement)->kind;

	if ((kind == stmk_if_consteval || kind == stmk_if_not_consteval) && tok(p) != TOK_LBRACE && in_code(p))
		report_error(p, position(p), DIAG_consteval_if_without_braces);
}
