/* What is said where a constant expression is required and there is certainly none [expr.const]: bounds of arrays, enumerators, case
 * labels, constexpr variables, static assertions, template arguments. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../traits/traits.h"
#include "typing_rules.h"

enum { DEPTH_MAX = 16 }; /* of members in members */

/* Says that the text is no constant expression of the type, 0: any integral one. */
static bool require_constant(struct parser *p, u32 begin, u32 end, u32 type)
{
	bool reported;
	struct constant value = required_constant_of_text(p, p->scope, begin, end, type, &reported);

	return !reported && value.known;
}

/* Whether what stands here is run: in the body of a function or lambda, but not in a class there. */
static bool is_run(const struct parser *p)
{
	u32 scope;

	for (scope = p->scope; scope; scope = p->scopes.at[scope].parent)
		switch (p->scopes.at[scope].kind) {
		case sck_block:
		case sck_condition:
		case sck_function: return true;
		case sck_class_struct_union: return false;
		}
	return false;
}

void check_type_of_bound(struct parser *p, u32 node)
{
	enum sort sort;

	if (!node || !in_code(p) || !is_run(p) || !is_known_operand(p, node))
		return;
	sort = sort_of(p, node);
	if ((is_class_type(p, type_at(p, node)) ? cannot_convert(p, node, p->builtin[ik_unsigned_long], false) :
	                                          sort != SORT_INTEGRAL && sort != SORT_UNKNOWN) &&
	    !diag_was_said(p->diag, DIAG_exp_integral, begin_of(p, node))) /* in the template as it is written */
		report_error(p, begin_of(p, node), DIAG_exp_integral);
}

void check_array_bound(struct parser *p, u32 begin, u32 end, u32 flags)
{
	struct constant value;

	check_names_as_written(p, begin, end);
	if (!is_compiled_once(p) || !(flags & (tyf_variable_bound | tyf_dependent)))
		return;
	value = constant_of_text(p, p->scope, begin, end);
	if (value.known && value.bits >> 127)
		report_error(p, begin, DIAG_array_size_not_positive);
	else if (flags & tyf_dependent)
		return;
	else if (!value.known && !is_run(p)) /* else it may vary */
		require_constant(p, begin, end, p->builtin[ik_unsigned_long]);
}

/* ---- template arguments ---- */

/* A value where a type is wanted: of a name in it that is said, else where it is certainly a value. */
static bool check_no_value(struct parser *p, const struct il_template_arg *arg)
{
	if (arg->kind != tak_nontype || report_argument_is_no_type(p, arg->range_begin, arg->range_end))
		return arg->kind != tak_nontype;
	if (!arg->constant && !(arg->expr && has_known_type(p, arg->expr)))
		return true;
	report_error(p, arg->range_begin, DIAG_exp_type_specifier);
	return false;
}

/* Whether an argument is what its parameter is: a type, a value, a template. */
static bool is_argument_for(struct parser *p, const struct il_template_arg *arg, u32 number)
{
	const struct il_template_param *param = il_template_param(p->il, number);

	if (param->kind == tpk_template)
		return check_argument_is_template(p, arg, number);
	if (param->kind == tpk_type && !check_no_value(p, arg))
		return false;
	if (param->kind == tpk_nontype && arg->kind == tak_type)
		report_error(p, arg->range_begin, DIAG_type_not_allowed);
	else
		return param->kind != tpk_type || arg->kind != tak_template ||
		       !check_template_has_arguments(p, arg->template, arg->range_begin);
	return false;
}

/* Whether an argument for a parameter that is a pointer or reference, or a pointer for auto, is a constant for all we know. */
static bool is_address_for(struct parser *p, const struct il_template_arg *arg, u32 type)
{
	u32 node = arg->expr ? arg->expr : argument_node(p, arg->range_begin, arg->range_end);
	u32 sort = il_type(p->il, type_strip(p, type, NULL))->kind;

	if (!node || is_in_template(p) || !has_known_type(p, node))
		return true;
	if (has_placeholder(p, type))
		return il_type(p->il, type_strip(p, type_at(p, node), NULL))->kind != tk_pointer || !report_fleeting_argument(p, node, 0);
	if (sort != tk_pointer || !cannot_convert(p, node, type, false))
		return sort != tk_pointer || !report_fleeting_argument(p, node, type);
	if (!is_reference_type(p, type))
		report_conversion(p, node, type, CONVERT_TEMPLATE_ARGUMENT);
	return is_reference_type(p, type);
}

static bool is_scoped_enum(struct parser *p, u32 type) { return is_enum_type(p, type) && il_type(p->il, type)->flags & tyf_scoped_enum; }

/* Whether a type that is an integral one but bool has not the value of a constant, of an integral type, too. */
static bool is_narrowed(struct parser *p, const struct constant *value, u32 type)
{
	struct constant converted = constant_convert(p, value, type);

	return converted.known && !is_enum_type(p, type) && integral_kind(p, type) != ik_bool && converted.bits != value->bits;
}

/* Whether values of one type are none of the other [expr.const]/10: what points to nothing is no integer, 0 points to nothing only where it
 * is assigned. */
static bool is_of_other_sort(struct parser *p, u32 from, u32 to)
{
	u8 kind = il_type(p->il, to)->kind;

	if (kind == tk_integer && il_type(p->il, from)->kind == tk_float)
		return true;
	if (kind == tk_integer)
		return from == p->nullptr_type || (from != to && (is_enum_type(p, to) || is_scoped_enum(p, from)));
	return il_type(p->il, from)->kind == tk_integer &&
	       (kind == tk_nullptr || kind == tk_ptr_to_member || (kind == tk_pointer && !is_reference_type(p, to)));
}

static bool is_number(const struct il_constant *constant) { return constant->kind == ck_integer || constant->kind == ck_float; }

static void report_narrowing_argument(struct parser *p, const struct il_template_arg *arg, u32 from, u32 to)
{
	u32 errors = p->errors;

	report_error(p, arg->range_begin, DIAG_narrowing_of_constant, from, to);
	if (p->errors > errors)
		diag_move(p->diag, arg->range_end); /* behind what is said of its operands */
}

/* Whether an argument that is a number, or nullptr, is one for a parameter [temp.arg.nontype], whose values may be fewer. */
static bool is_number_for(struct parser *p, const struct il_template_arg *arg, u32 type)
{
	const struct il_constant *constant = il_constant(p->il, arg->constant);
	u32 to = type_strip(p, type, NULL), from = type_strip(p, constant->type, NULL);
	struct constant value = constant_of_il(p, arg->constant);

	bool is_tolerated = il_in_system_header(p->il, arg->range_begin); /* a macro's text: NULL, too */

	if (is_of_other_sort(p, from, to) &&
	    !(is_tolerated && il_type(p->il, from)->kind == tk_integer && il_type(p->il, to)->kind != tk_integer))
		report_error(p, arg->range_begin, DIAG_incompatible_template_argument, constant->type, type);
	else if (il_type(p->il, to)->kind == tk_integer && value.known && is_narrowed(p, &value, to) && !is_tolerated)
		report_narrowing_argument(p, arg, constant->type, type);
	else
		return true;
	return false;
}

/* Whether an expression is an address, which is no constant of an integral type, not even a true one. */
static bool is_address(struct parser *p, u32 node)
{
	enum sort sort = sort_of(p, node);

	return is_known_operand(p, node) && (is_pointer_sort(sort) || sort == SORT_MEMBER_POINTER);
}

/* Before C++20 no value that is an argument has a floating type: said of such a parameter, or one of a deduced type. */
static bool check_no_floating(struct parser *p, const struct il_template_arg *arg, u32 type)
{
	u32 bare = type_strip(p, type, NULL), node;

	if (!is_before_cxx20(p) || arg->kind != tak_nontype || (bare != p->auto_type && il_type(p->il, bare)->kind != tk_float))
		return true;
	node = arg->expr ? arg->expr : argument_node(p, arg->range_begin, arg->range_end);
	if (!node || !is_known_operand(p, node) || sort_of(p, node) != SORT_FLOATING)
		return true;
	report_error(p, arg->range_begin, DIAG_exp_integral_or_enum);
	return false;
}

/* The value of an argument for a parameter of a type. */
static bool is_value_for(struct parser *p, const struct il_template_arg *arg, u32 type, bool of_function)
{
	bool reported = false;
	u32 node;

	if (!check_no_floating(p, arg, type))
		return of_function;
	if (has_placeholder(p, type) && is_of_no_structure(p, arg)) {
		if (!of_function)
			report_error(p, arg->range_begin, DIAG_not_structural);
		return false;
	}
	if (arg->kind == tak_nontype && arg->constant && !arg->is_dependent && !arg->is_pack_expansion && !of_function &&
	    is_known_type(p, type) && is_number(il_constant(p->il, arg->constant)))
		return is_number_for(p, arg, type);
	if (arg->kind != tak_nontype || (arg->constant && il_constant(p->il, arg->constant)->kind != ck_address) || arg->is_dependent ||
	    arg->is_pack_expansion || !is_known_type(p, type))
		return true;
	if (il_type(p->il, type_strip(p, type, NULL))->kind != tk_integer)
		return of_function || is_address_for(p, arg, type);
	node = arg->expr ? arg->expr : argument_node(p, arg->range_begin, arg->range_end);
	if (node && is_arithmetic_type(p, type_at(p, node)) && sort_of(p, node) == SORT_FLOATING) {
		report_error(p, arg->range_begin, DIAG_exp_integral_or_enum);
		return of_function; /* of which nothing else is said */
	}
	if (node && (is_address(p, node) || cannot_convert(p, node, type, false))) {
		if (!of_function)
			report_conversion(p, node, type, CONVERT_TEMPLATE_ARGUMENT);
		return false;
	}
	required_constant_of_text(p, p->scope, arg->range_begin, arg->range_end, type, &reported);
	return !reported;
}

/* The type of a parameter for values, which the arguments before it decide about. */
static u32 type_of_value(struct parser *p, u32 param, u32 decl, u32 arguments)
{
	u32 type = il_template_param(p->il, param)->type;

	return type_is_dependent(p, type) ? type_substitute(p, type, il_template_decl(p->il, decl)->depth, arguments) : type;
}

/* Whether those of the arguments that are constants are values for their parameters. first: the first argument of all. */
static bool are_values_for(struct parser *p, u32 arg, u32 param, u32 decl, u32 first)
{
	bool fit = true;

	while (arg && param) {
		const struct il_template_param *record = il_template_param(p->il, param);

		if (record->kind == tpk_nontype && !check_no_floating(p, il_template_arg(p->il, arg), type_of_value(p, param, decl, first)))
			fit = false;
		else if (record->kind == tpk_nontype && il_template_arg(p->il, arg)->constant)
			fit &= is_value_for(p, il_template_arg(p->il, arg), type_of_value(p, param, decl, first), false);
		arg = il_template_arg(p->il, arg)->next;
		param = record->flags & tf_pack ? param : record->next;
	}
	return fit;
}

void check_default_value(struct parser *p, u32 param)
{
	const struct il_template_param *record = il_template_param(p->il, param);

	if (is_as_written(p) && !type_is_dependent(p, record->type))
		is_value_for(p, il_template_arg(p->il, record->default_arg), record->type, false);
}

u32 end_of_arguments(const struct parser *p, const struct template_args *args)
{
	u32 last = args->end - 1, first = last;

	while (first > args->begin && p->il->source[first - 1] == '>')
		first--;
	return last - (last - first) % 2;
}

/* Where the qualified name begins that arguments stand behind and that a statement begins with, perhaps behind attributes; no :: follows them.
 * 0: there is none. */
static u32 first_name(const struct parser *p, const struct template_args *args)
{
	u32 at = token_at(p, args->begin), end = token_at(p, args->end);
	bool is_qualified = false;

	if (il_scope(p->il, p->scope)->kind != sck_block || !p->statement || p->tokens[end].kind == TOK_SCOPE)
		return 0;
	for (at--; at > p->statement && p->tokens[at - 1].kind == TOK_SCOPE; is_qualified = true)
		at -= at - 1 > p->statement && p->tokens[at - 2].kind == TOK_IDENTIFIER ? 2 : 1;
	return is_qualified && (at == p->statement ||
	                        (p->tokens[p->statement].kind == TOK_attribute && p->tokens[at - 1].kind == TOK_RPAREN)) ?
	               p->tokens[at].position :
	               0;
}

/* A statement that begins with a qualified name and too few or too many arguments is no declaration for the reference, either. */
static void check_no_declaration(struct parser *p, const struct template_args *args)
{
	u32 place = first_name(p, args);

	if (place) {
		report_error(p, place, DIAG_exp_declaration);
		diag_move(p->diag, args->end);
	}
}

/* In an instance a template may be named by the parameter that it is the argument of. */
static void report_too_few(struct parser *p, u32 template, const struct template_args *args)
{
	const char *name = ident_text(p, p->tokens[token_at(p, args->begin) - 1].value);
	u32 place = end_of_arguments(p, args);

	if (in_instance(p) && strcmp(name, il_text(p->il, il_template(p->il, template)->name)) != 0)
		report_error(p, place, DIAG_too_few_arguments_of_template_parameter, name);
	else
		report_error(p, place, DIAG_too_few_template_arguments, il_any_of(IL_template, template));
}

bool check_template_arguments(struct parser *p, u32 template, const struct template_args *args)
{
	const struct il_template *record = il_template(p->il, template);
	u32 param = record->decl ? il_template_decl(p->il, record->decl)->first_param : 0, arg;
	bool fit = true;

	if (!is_compiled_once(p) || !param)
		return true;
	for (arg = args->first; arg; arg = il_template_arg(p->il, arg)->next)
		if (il_template_arg(p->il, arg)->is_pack_expansion)
			return true;
	if (record->kind != templk_class && record->kind != templk_concept && record->kind != templk_variable &&
	    record->kind != templk_alias)
		return true;
	for (arg = args->first; arg && param; arg = il_template_arg(p->il, arg)->next, param = il_template_param(p->il, param)->next) {
		if (il_template_param(p->il, param)->flags & tf_pack)
			return are_values_for(p, arg, param, record->decl, args->first) && fit;
		fit &= is_argument_for(p, il_template_arg(p->il, arg), param) &&
		       is_value_for(p, il_template_arg(p->il, arg), type_of_value(p, param, record->decl, args->first), false);
	}
	if (arg) {
		report_error(p, il_template_arg(p->il, arg)->range_begin, DIAG_too_many_template_arguments,
		             il_any_of(IL_template, template));
		check_no_declaration(p, args);
	} else if (param && !il_template_param(p->il, param)->default_arg && !(il_template_param(p->il, param)->flags & tf_pack)) {
		if (diag_was_said(p->diag, DIAG_too_few_template_arguments, end_of_arguments(p, args)))
			return false; /* as of an argument */
		report_too_few(p, template, args);
		check_no_declaration(p, args);
	} else {
		return fit;
	}
	return false;
}

/* Whether a template has parameters for so many arguments, and needs no more. */
static bool accepts_argument_count(const struct parser *p, u32 template, u32 count)
{
	u32 param = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;

	for (; param; count--, param = il_template_param(p->il, param)->next) {
		if (il_template_param(p->il, param)->flags & tf_pack)
			return true;
		if (!count)
			return il_template_param(p->il, param)->flags & tf_has_default;
	}
	return !count;
}

bool check_concept_arguments(struct parser *p, const struct id_expression *id)
{
	u32 concept = il_any_index(id->found.entity);

	if (check_template_arguments(p, concept, &id->args))
		return true;
	if (!accepts_argument_count(p, concept, id->args.count) &&
	    (tok(p) == TOK_SEMICOLON || tok(p) == TOK_RPAREN || tok(p) == TOK_COMMA || tok(p) == TOK_RBRACE))
		report_error(p, position(p), DIAG_exp_primary_expr); /* of the concept-id nothing is left */
	return false;
}

void check_type_constraint(struct parser *p, const struct id_expression *id)
{
	u32 concept = il_any_index(id->found.entity), arg = id->args.first, count;

	if (!is_compiled_once(p) || id->args.dependent || accepts_argument_count(p, concept, id->args.count + 1))
		return;
	if (!id->has_args)
		report_error(p, position(p), DIAG_exp_less);
	for (count = 0; arg && accepts_argument_count(p, concept, count + 2); count++)
		arg = il_template_arg(p->il, arg)->next;
	if (arg)
		report_error(p, il_template_arg(p->il, arg)->range_begin, DIAG_too_many_template_arguments,
		             il_any_of(IL_template, concept));
}

bool check_values_of_function_template(struct parser *p, u32 template, u32 first_argument)
{
	const struct il_template *record = il_template(p->il, template);
	u32 param = record->decl ? il_template_decl(p->il, record->decl)->first_param : 0, arg = first_argument;
	bool fit = true;

	if (!in_code(p))
		return true;
	for (; arg && param; arg = il_template_arg(p->il, arg)->next, param = il_template_param(p->il, param)->next) {
		const struct il_template_arg *written = il_template_arg(p->il, arg);
		u32 type = il_template_param(p->il, param)->type;

		if (il_template_param(p->il, param)->flags & tf_pack || written->is_pack_expansion)
			break;
		if (written->kind == tak_nontype && il_template_param(p->il, param)->kind == tpk_nontype && !type_is_dependent(p, type))
			fit &= is_value_for(p, written, type, true);
	}
	return fit;
}

/* Says that a template has no parameters for values of a type, which is no class, or not yet. */
static bool report_parameter_type(struct parser *p, u32 begin, u32 type)
{
	if (il_type(p->il, type)->kind == tk_void)
		report_error(p, begin, DIAG_void_template_parameter);
	else if (il_type(p->il, type)->kind == tk_float && is_before_cxx20(p))
		report_error(p, begin, DIAG_floating_template_parameter);
	else if (is_class_type(p, type) && is_known_type(p, type) && is_before_cxx20(p) && !deduced_template(p, type))
		report_error(p, begin, DIAG_class_template_parameter);
	else
		return false;
	return true;
}

void check_type_of_template_parameter(struct parser *p, u32 begin, u32 type)
{
	u32 class = type_strip(p, type, NULL);

	if (is_as_written(p) && report_parameter_type(p, begin, class))
		return;
	if (p->il->header.std_version >= STRUCTURAL_ARGUMENTS && !in_instance(p) && is_class_type(p, class) &&
	    !type_is_dependent(p, class) && trait_is_structural(p, class) == TRAIT_FALSE)
		report_error(p, begin, DIAG_not_structural);
}

/* ---- declarations and statements ---- */

void check_enumerator_value(struct parser *p, u32 begin, u32 end, u32 fixed)
{
	check_names_as_written(p, begin, end);
	if (is_compiled_once(p) && end > begin && !check_lambdas_in_value(p, begin, end))
		require_constant(p, begin, end, fixed);
}

bool check_enumerator_range(struct parser *p, u32 variable, u32 previous, u32 fixed)
{
	const struct il_variable *v = il_variable(p->il, variable);
	u32 place = v->initializer_end ? v->initializer_begin : v->position, errors = p->errors;

	if (!p->in_user_file || in_instance(p) || (v->init_expr && il_expr_node(p->il, v->init_expr)->type == p->error_type) ||
	    !exceeds_underlying_type(p, variable, previous, fixed) || p->errors != errors)
		return true;
	report_error(p, place, DIAG_enum_value_out_of_underlying_range, fixed);
	return false;
}

/* A value is not converted from one scoped enumeration, or to one [expr.const]/10. */
static bool is_of_other_enum(struct parser *p, u32 node, u32 to)
{
	u32 from = type_strip(p, type_at(p, node), NULL);

	return is_known_type(p, from) && from != to && (is_scoped_enum(p, from) || is_scoped_enum(p, to)) &&
	       is_scalar(il_type(p->il, from));
}

bool check_case_value(struct parser *p, u32 node, u32 type)
{
	u32 errors = p->errors, to = type_strip(p, type, NULL);
	struct constant value;

	if (!node || !in_code(p) || (type != p->error_type && !is_known_type(p, type)))
		return true;
	if (check_lambdas_in_value(p, il_expr_node(p->il, node)->range_begin, il_expr_node(p->il, node)->range_end))
		return false;
	value = constant_of_expression(p, node);
	if (il_type(p->il, to)->kind != tk_integer) /* as was said of the condition */
		report_not_constant(p, node, 0);
	else if (is_of_other_enum(p, node, to))
		report_error(p, begin_of(p, node), DIAG_constant_of_other_type, type_at(p, node), type);
	else if (!value.known)
		report_not_constant(p, node, type);
	else if (is_narrowed(p, &value, to))
		report_error(p, begin_of(p, node), DIAG_narrowing_of_constant, type_at(p, node), type);
	return p->errors == errors;
}

void check_condition_constant(struct parser *p, const struct il_static_assert *record)
{
	bool reported;

	if (check_lambdas_in_value(p, record->condition_begin, record->condition_end))
		return;
	required_constant_of_text(p, record->scope, record->condition_begin, record->condition_end, ANY_TYPE, &reported);
}

void report_value_not_constant(struct parser *p, u32 expr)
{
	u32 errors = p->errors;

	if (report_not_constant(p, expr, ANY_TYPE) && p->errors > errors)
		diag_move(p->diag, il_expr_node(p->il, expr)->range_end + 1);
}

void check_constexpr_variable(struct parser *p, const struct il_variable *variable)
{
	u32 expr = variable->init_expr;

	if (is_in_template(p)) /* the reference sees it in instances, and says nothing there */
		return;
	if (!(variable->flags & (vf_constexpr | vf_constinit)) || !expr || il_expr_node(p->il, expr)->next ||
	    !is_arithmetic_type(p, variable->type) || il_expr_node(p->il, expr)->kind == enk_braced_init_list)
		return;
	if (!constant_of_expression(p, expr).known)
		report_value_not_constant(p, expr);
}

/* An instance that nothing is said of. */
static bool is_silent_instance(const struct parser *p) { return in_instance(p) && !p->noted_instance; }

/* Whether a capture is a pointer that it is initialized with. */
static bool holds_pointer(const struct parser *p, const struct il_lambda_capture *capture)
{
	return capture->kind == cptk_init &&
	       il_type(p->il, type_strip(p, il_variable(p->il, capture->variable)->type, NULL))->kind == tk_pointer;
}

/* Whether a closure has references to what it captures; of those to constants something else is said. */
static bool captures_by_reference(struct parser *p, u32 lambda)
{
	u32 i, cv = 0;
	bool found = false;

	for (i = il_lambda(p->il, lambda)->first_capture; i && !(cv & tyf_const); i = il_lambda_capture(p->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(p->il, i);

		if (capture->kind == cptk_reference && il_any_kind(capture->captured) == IL_variable)
			type_strip(p, il_variable_of(p->il, capture->captured)->type, &cv);
		found |= capture->kind == cptk_reference || capture->kind == cptk_init_reference || holds_pointer(p, capture);
	}
	return found && !(cv & tyf_const);
}

/* Whether values of a type are pointers or references, or have some, or are made of extended lambdas for host and device. */
static bool may_designate(struct parser *p, u32 type, u32 depth)
{
	const struct il_type *t = il_type(p->il, type_strip(p, type, NULL));
	u32 i;

	if (t->kind == tk_array)
		return depth && may_designate(p, t->type, depth - 1);
	if (!t->class_info || !depth)
		return t->kind == tk_pointer;
	if (t->flags & tyf_closure)
		return captures_by_reference(p, il_class_info(p->il, t->class_info)->lambda) ||
		       il_lambda(p->il, il_class_info(p->il, t->class_info)->lambda)->wrapper == lwk_host_device;
	for (i = il_class_info(p->il, t->class_info)->first_field; i; i = il_field(p->il, i)->next)
		if (may_designate(p, il_field(p->il, i)->type, depth - 1))
			return true;
	for (i = il_class_info(p->il, t->class_info)->first_base; i; i = il_base_class(p->il, i)->next)
		if (may_designate(p, il_base_class(p->il, i)->type, depth - 1))
			return true;
	return false;
}

/* Whether a variable has to be a constant, and all is known that is asked for to find out whether it is. */
static bool is_known_constexpr(struct parser *p, const struct il_variable *variable)
{
	return variable->flags & vf_constexpr && !variable->template && !is_in_template(p) && !deduced_template(p, variable->type) &&
	       is_known_type(p, variable->type) && !has_placeholder(p, variable->type) &&
	       !attributes_change_type(p, variable->first_attribute);
}

void check_constexpr_address(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);

	if (is_known_constexpr(p, variable) && may_designate(p, variable->type, DEPTH_MAX))
		report_fleeting_variable(p, index);
}

/* The type of a constexpr variable of deduced type is that of its one value. */
static void check_constexpr_auto(struct parser *p, const struct il_variable *variable, u32 expr)
{
	if (variable->flags & vf_constexpr && !variable->template && !is_in_template(p) && !is_silent_instance(p) &&
	    !il_expr_node(p->il, expr)->next && has_known_type(p, expr) && is_arithmetic_type(p, type_at(p, expr)) &&
	    !constant_of_expression(p, expr).known)
		report_value_not_constant(p, expr);
}

void check_constexpr_object(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 expr = variable->init_expr;
	bool is_list = expr && il_expr_node(p->il, expr)->kind == enk_braced_init_list;

	if (expr && type_strip(p, variable->type, NULL) == p->auto_type)
		check_constexpr_auto(p, variable, expr);
	if (is_known_constexpr(p, variable) && !is_silent_instance(p) && !is_reference_type(p, variable->type) &&
	    (is_list || !is_scalar(il_type(p->il, type_strip(p, variable->type, NULL)))) && (expr || !variable->initializer_end))
		if (report_initialization(p, index))
			il_variable(p->il, index)->type = p->error_type; /* nothing more is said about it */
}
