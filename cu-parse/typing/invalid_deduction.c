/* What is said where auto certainly stands for no type [dcl.type.auto.deduct]. */
#include "invalid.h"

#include "../../lib/il/names.h"
#include "../syntax/expr.h"
#include "../types/placeholder.h"
#include "typing.h"

/* Whether there is no std::initializer_list, as is said. */
static bool check_initializer_list_declared(struct parser *p, u32 list)
{
	if (standard_template(p, "initializer_list"))
		return true;
	if (!diag_was_said(p->diag, DIAG_include_initializer_list, il_expr_node(p->il, list)->range_begin))
		report_error(p, il_expr_node(p->il, list)->range_begin, DIAG_include_initializer_list);
	return false;
}

bool is_no_initializer_list(struct parser *p, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand, type = 0, other;

	while (element && il_expr_node(p->il, element)->kind == enk_braced_init_list && il_expr_node(p->il, element)->next)
		element = il_expr_node(p->il, element)->next;
	if (!element || il_expr_node(p->il, element)->kind == enk_braced_init_list)
		return true;
	for (; element; element = il_expr_node(p->il, element)->next) {
		if (!has_known_type(p, element) || il_expr_node(p->il, element)->flags & exf_dependent)
			return false;
		other = type_canonical(p, unqualified_type(p, decayed_type(p, type_at(p, element)), NULL));
		if (type && type != other)
			return true;
		type = other;
	}
	return !check_initializer_list_declared(p, list);
}

/* Whether the name of functions is one that arguments do not make one function of [over.over]/4. */
static bool may_name_several(const struct parser *p, u32 expr)
{
	const struct il_expr_node *name = il_expr_node(p->il, il_in_parentheses(p->il, expr));

	if (name->kind == enk_operation && name->operation == eok_address_of)
		name = il_expr_node(p->il, il_in_parentheses(p->il, name->first_operand));
	return !il_is_member_access(name) && !(name->flags & exf_template_id);
}

/* Whether an expression without a type has an error that was said. */
static bool is_wrong(const struct parser *p, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(p->il, expr);
	bool is_typed = node->kind == enk_new_delete || (node->type && node->type != p->error_type);
	u32 i = p->errors && !is_typed ? p->diag->messages.count : 0;

	while (i && (p->diag->messages.at[i - 1].place < node->range_begin || p->diag->messages.at[i - 1].place >= node->range_end))
		i--;
	return i;
}

/* auto (*)(int) and the like, which tell the parameters of a function. */
static bool is_part_of_function(struct parser *p, u32 declared)
{
	u32 bare = type_strip(p, type_without_reference(p, declared), NULL), pointee = pointed_to(p, bare);

	if (il_type(p->il, bare)->kind == tk_ptr_to_member)
		pointee = il_type(p->il, bare)->type;
	return il_type(p->il, pointee ? type_strip(p, pointee, NULL) : bare)->kind == tk_routine;
}

/* Whether a placeholder type certainly has no type of a single expression. */
static bool deduces_nothing_of(struct parser *p, u32 declared, u32 expr)
{
	const struct il_type *type = il_type(p->il, type_strip(p, declared, NULL));

	if (is_void(p, expr))
		return true;
	if (is_function_set(p, expr) && may_name_several(p, expr))
		return !is_part_of_function(p, declared) &&
		       (!p->routine || !p->template_depth); /* of objects in a body, instances say it */
	return type->kind == tk_pointer && type->pointer_kind == pk_pointer &&
	       (is_wrong(p, expr) || (has_known_type(p, expr) && is_arithmetic_type(p, type_at(p, expr))));
}

/* is_direct: what is in braces or parentheses, the expression may be a list all the same. */
static bool deduces_nothing(struct parser *p, u32 type, u32 expr, bool is_direct)
{
	u32 element;

	if (il_expr_node(p->il, expr)->kind != enk_braced_init_list)
		return !il_expr_node(p->il, expr)->next && deduces_nothing_of(p, type, expr);
	element = il_expr_node(p->il, expr)->first_operand;
	if (element && !il_expr_node(p->il, element)->next && (is_direct || is_void(p, element)))
		return deduces_nothing_of(p, type, element);
	return !is_direct && is_no_initializer_list(p, expr);
}

/* ---- names of class templates [over.match.class.deduct] ---- */

void report_no_deduced_class(struct parser *p, u32 template, u32 place)
{
	const struct il_template *record = il_template(p->il, template);
	struct buffer name = { 0 };
	u32 i = 0;

	while (i < p->guides.count && (il_routine(p->il, p->guides.at[i])->name != record->name ||
	                               il_routine(p->il, p->guides.at[i])->parent_scope != record->parent_scope))
		i++;
	if (i < p->guides.count) /* a guide is no member, and shown with the namespace that it is declared in */
		il_add_declaration_name(p->il, il_any_of(IL_template, template), &name);
	else
		buffer_printf(&name, "%s", il_text(p->il, record->name));
	report_error(p, place, DIAG_no_matching_constructor, name.text);
	buffer_free(&name);
}

/* No constructor or deduction guide takes the arguments: place is where they are, name where the template is named. */
static void report_no_class(struct parser *p, u32 template, u32 first_argument, u32 place, u32 name)
{
	bool is_list = first_argument && il_expr_node(p->il, first_argument)->kind == enk_braced_init_list;

	report_no_deduced_class(p, template, place);
	add_argument_types(p, is_list ? il_expr_node(p->il, first_argument)->first_operand : first_argument);
	report_error(p, name, DIAG_cannot_deduce_class);
	diag_move(p->diag, place);
}

/* The list of an expression whose class is not known has one element, as if that was a scalar. */
static void check_single_element(struct parser *p, u32 list)
{
	u32 second = il_expr_node(p->il, il_expr_node(p->il, list)->first_operand)->next;

	if (il_expr_node(p->il, list)->kind == enk_braced_init_list && second)
		report_error(p, begin_of(p, second), DIAG_too_many_initializers);
}

static bool deduces_no_class(struct parser *p, u32 template, u32 first_argument, bool braced)
{
	bool failed = false, ambiguous;

	if (!in_code_or_initializer(p) || is_in_template(p))
		return false;
	return !deduced_class_or_several(p, template, first_argument, braced, &failed, &ambiguous) && failed && !ambiguous;
}

/* The template's name before a declarator-id, with its qualifiers; 0: it is not there. */
static u32 place_of_template(const struct parser *p, u32 template, u32 name)
{
	u32 at = token_at(p, name) - 1;

	while (at && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_LBRACE &&
	       !(p->tokens[at].kind == TOK_IDENTIFIER &&
	         p->lexed.identifiers.at[p->tokens[at].value].name == il_template(p->il, template)->name))
		at--;
	if (p->tokens[at].kind != TOK_IDENTIFIER)
		return 0;
	while (p->tokens[at - 1].kind == TOK_SCOPE)
		at -= p->tokens[at - 2].kind == TOK_IDENTIFIER ? 2 : 1;
	return p->tokens[at].position;
}

static void check_class_of_variable(struct parser *p, const struct il_variable *variable)
{
	u32 template = deduced_template(p, variable->type), expr = variable->init_expr, name;
	bool braced = il_expr_node(p->il, expr)->kind == enk_braced_init_list;

	if (is_reference_type(p, variable->type) || !deduces_no_class(p, template, expr, braced))
		return;
	name = place_of_template(p, template, variable->position);
	if (name && !diag_was_said(p->diag, DIAG_cannot_deduce_class, name)) /* of the first variable of a declaration */
		report_no_class(p, template, expr, variable->position, name);
}

void check_deduced_class(const struct typing *t, u32 template)
{
	struct parser *p = t->p;
	u32 first = t->operand[0];

	if (!deduces_no_class(p, template, first, t->node->flags & exf_braced))
		return;
	report_no_class(p, template, first, first ? begin_of(p, first) : t->node->range_end - 1, t->node->range_begin);
	check_single_element(p, first);
}

/* new T before C++17, where T is no type. */
static bool check_new_of_template(const struct typing *t, u32 template)
{
	u32 place = template ? place_of_template(t->p, template, t->operand[0] ? begin_of(t->p, t->operand[0]) : t->node->range_end) : 0;

	if (!place || !check_deduction_of_classes(t->p, template, place))
		return false;
	report_error(t->p, place, DIAG_exp_type_specifier);
	unknown(t, UNKNOWN_declared);
	return true;
}

bool check_deduced_new(const struct typing *t)
{
	struct parser *p = t->p;
	u32 template = deduced_template(p, t->node->type_operand), init = t->operand[0], name;
	bool is_braced;

	if (check_new_of_template(t, template))
		return true;
	while (init && il_expr_node(p->il, init)->next)
		init = il_expr_node(p->il, init)->next;
	is_braced = il_expr_node(p->il, init)->kind == enk_braced_init_list;
	if (init && !is_braced && !(il_expr_node(p->il, init)->flags & exf_parenthesized))
		init = 0;
	if (!template || !deduces_no_class(p, template, is_braced ? init : il_expr_node(p->il, init)->first_operand, is_braced))
		return false;
	name = place_of_template(p, template, init ? begin_of(p, init) : t->node->range_end);
	if (!init)
		report_no_deduced_class(p, template, t->node->range_end);
	else if (name)
		report_no_class(p, template, is_braced ? init : il_expr_node(p->il, init)->first_operand, name, name);
	check_single_element(p, init);
	return true;
}

/* The auto before a declarator-id, or 0. */
static u32 place_of_auto(const struct parser *p, u32 name)
{
	u32 at = token_at(p, name);

	while (at && p->tokens[at].kind != TOK_auto && p->tokens[at].kind != TOK_SEMICOLON && p->tokens[at].kind != TOK_LBRACE)
		at--;
	return p->tokens[at].kind == TOK_auto ? p->tokens[at].position : 0;
}

/* auto & of a namespace, whose type is deduced when somebody asks for it. */
static void check_deduced_reference(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 expr = variable->init_expr, type;

	if (!is_reference_type(p, variable->type) || il_expr_node(p->il, expr)->next ||
	    il_expr_node(p->il, expr)->kind == enk_braced_init_list)
		return;
	type = deduced_variable_type(p, index);
	if (type && is_known_type(p, type) && !has_placeholder(p, type))
		check_conversion_to(p, expr, type, CONVERT_INITIALIZER);
}

/* auto x{…}; whose list has not just one element, as is said; false: it may have [dcl.type.auto.deduct]/4. */
static bool check_braced_auto(struct parser *p, u32 expr)
{
	const struct il_expr_node *list = il_expr_node(p->il, expr);
	u32 first = list->first_operand;

	if (list->kind != enk_braced_init_list || (first && !il_expr_node(p->il, first)->next) || in_instance(p) || has_expansion(p, first))
		return false;
	report_error(p, list->range_begin, DIAG_braced_auto_of_no_single_element);
	return true;
}

void check_deduced_variable(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	bool is_list;
	u32 place;

	if (variable->init_expr && deduced_template(p, variable->type) && variable->name) {
		check_class_of_variable(p, variable);
		return;
	}
	if (!in_code_or_initializer(p) || !variable->init_expr || !has_placeholder(p, variable->type) || !variable->name ||
	    type_is_decltype_auto(p, variable->type))
		return;
	is_list = variable->flags & vf_braced_initializer && check_braced_auto(p, variable->init_expr);
	if (is_list && (il_expr_node(p->il, variable->init_expr)->first_operand || is_in_template(p)))
		return;
	if (!is_list && !deduces_nothing(p, variable->type, variable->init_expr,
	                                 variable->flags & (vf_braced_initializer | vf_parenthesized_initializer))) {
		check_deduced_reference(p, index);
		return;
	}
	place = place_of_auto(p, variable->position);
	if (!place)
		return;
	report_error(p, place, DIAG_cannot_deduce_auto);
	diag_move(p->diag, position(p)); /* behind what is said of the initializer */
}

void check_deduction_from(struct parser *p, u32 variable, u32 declared, u32 node)
{
	if (!in_code(p) || type_is_decltype_auto(p, declared) || deduced_template(p, declared) ||
	    !deduces_nothing(p, declared, node, false))
		return;
	report_error(p, il_variable(p->il, variable)->position, DIAG_cannot_deduce_auto);
	diag_move(p->diag, position(p));
}

void check_deduced_capture(struct parser *p, u32 type, u32 expr, bool is_direct, u32 place)
{
	bool is_list = is_direct && in_code_or_initializer(p) && expr && check_braced_auto(p, expr);

	if (!in_code_or_initializer(p) || p->template_depth || !expr || (is_list && il_expr_node(p->il, expr)->first_operand) ||
	    (!is_list && !deduces_nothing(p, type, expr, is_direct)))
		return;
	report_error(p, place, DIAG_cannot_deduce_auto);
	diag_move(p->diag, position(p));
}

void check_same_auto(struct parser *p, u32 index, u32 declared, u32 declaration)
{
	struct il_variable variable = *il_variable(p->il, index);
	u32 type, deduced;

	if (!index || !is_as_written(p) || !has_placeholder(p, declared) || deduced_template(p, declared))
		return;
	if (p->implied_auto.declaration == declaration && p->implied_auto.type == p->error_type)
		return;
	deduced = !has_placeholder(p, variable.type) ? variable.type : variable.initializer_end ? deduced_variable_type(p, index) : 0;
	type = deduced ? type_of_placeholder(p, declared, deduced) : 0;
	if (type && p->implied_auto.type && p->implied_auto.declaration == declaration &&
	    type_canonical(p, type) != type_canonical(p, p->implied_auto.type)) {
		report_error(p, variable.position, DIAG_auto_type_differs, type, p->implied_auto.type);
		if (variable.initializer_end)
			diag_move(p->diag, variable.initializer_begin);
	}
	p->implied_auto.declaration = declaration;
	p->implied_auto.type = type;
	if (!check_placeholder_constraint(p, token_at(p, declaration), token_at(p, variable.position), type))
		p->implied_auto.type = p->error_type;
}
