/* Conversions in braces that may lose something [dcl.init.list]/7: an error, but a warning where constructors are called and in what
 * initializes an object that is declared. */
#include "../lib/il/names.h"
#include "../lib/il/operations.h"
#include "calls.h"
#include "values.h"

enum { LISTS_MAX = 100 };

/* ---- what a conversion loses ---- */

/* In bits; 0 of what has a width that is not known here. */
static u32 floating_width(const struct il *il, u32 type)
{
	switch (stripped(il, type, &(u32){ 0 })->int_kind) {
	case ik_float: return 32;
	case ik_double: return 64;
	case ik_long_double: return 80;
	default: return 0;
	}
}

bool is_bit_field(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, expr));

	if (il_is_member_access(node))
		node = il_expr_node(il, il_expr_node(il, node->first_operand)->next);
	return il_any_kind(node->target) == IL_field && il_field(il, il_any_index(node->target))->is_bit_field;
}

/* Whether the target type has all values of an integral type. */
static bool holds_all_values(u8 from, u8 to)
{
	u32 from_width = integral_width(from), to_width = integral_width(to);

	if (to == ik_bool)
		return from == ik_bool;
	if (integral_is_signed(from) && !integral_is_signed(to))
		return false;
	return from_width < to_width || (from_width == to_width && integral_is_signed(from) == integral_is_signed(to));
}

static bool is_pointer(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	return t->kind == tk_array || (t->kind == tk_pointer && t->pointer_kind == pk_pointer);
}

/* Whether a floating type has no such value for an integral constant. */
static bool is_inexact(const struct il *il, struct folded value, u8 from, u32 to)
{
	long double exact = integral_is_signed(from) ? (long double)(i64)value.bits : (long double)value.bits;

	switch (floating_width(il, to)) {
	case 32: return (float)exact != exact;
	case 64: return (double)exact != exact;
	default: return false;
	}
}

enum loss { LOSES_NOTHING, MAY_LOSE, DOES_NOT_FIT, IS_INEXACT };

static enum loss loss_of(struct check *c, u32 expr, u32 to_type)
{
	u32 from_type = il_expr_node(c->il, expr)->type;
	u8 from = integral_kind_of(c->il, from_type), to = integral_kind_of(c->il, to_type);
	bool from_floating = is_floating(c->il, from_type), to_floating = is_floating(c->il, to_type);
	struct folded value;
	u32 cv = 0;

	stripped(c->il, from_type, &cv);
	if ((from_floating && to) || (to == ik_bool && is_pointer(c->il, from_type)))
		return MAY_LOSE;
	value = fold(c, expr);
	if (value.state == FOLD_INTEGER && from && to_floating)
		return is_inexact(c->il, value, from, to_type) ? IS_INEXACT : LOSES_NOTHING;
	if (value.state == FOLD_INTEGER && from && to && to != ik_bool)
		return integral_fits(from, to, value.bits) ? LOSES_NOTHING : DOES_NOT_FIT;
	if (value.state != FOLD_NOT_CONSTANT || (from_floating && cv & tyf_const))
		return LOSES_NOTHING;
	if (from_floating && to_floating)
		return floating_width(c->il, to_type) < floating_width(c->il, from_type) ? MAY_LOSE : LOSES_NOTHING;
	if (from && to_floating)
		return from != ik_bool ? MAY_LOSE : LOSES_NOTHING;
	return from && to && !holds_all_values(from, to) && !is_bit_field(c->il, expr) ? MAY_LOSE : LOSES_NOTHING;
}

/* ---- what is said about it ---- */

enum context { IN_NOTHING, IN_OBJECT, IN_VALUE };

static u32 unqualified(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);

	return t->kind == tk_typeref && t->typeref_kind == trk_qualified ? t->type : type;
}

/* What an object is converted to by its function; the reference takes nothing for narrowed there, where g++ warns. */
static bool is_converted_object(const struct il *il, const struct il_expr_node *node)
{
	return node->flags & exf_implicit && il_any_kind(node->target) == IL_routine &&
	       il_routine(il, il_any_index(node->target))->special_kind == sfk_conversion;
}

static void report_loss(struct check *c, u32 expr, u32 type, enum context context)
{
	static const u16 messages[][2] = {
		[MAY_LOSE] = { DIAG_narrowing_conversion, DIAG_narrowing_conversion_error },
		[DOES_NOT_FIT] = { 0, DIAG_narrowing_of_constant },
		[IS_INEXACT] = { DIAG_inexact_narrowing, DIAG_inexact_narrowing_error },
	};
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	enum loss loss = is_converted_object(c->il, node) ? LOSES_NOTHING : loss_of(c, expr, type);
	u16 id = loss ? messages[loss][context == IN_VALUE] : 0;

	if (id)
		report_at(c, (enum diag_id)id, node->range_begin, node->range_begin, unqualified(c->il, node->type),
		          unqualified(c->il, type));
	else if (context == IN_OBJECT)
		check_integral_conversion(c, expr, integral_kind_of(c->il, type));
}

/* ---- lists in bodies ---- */

/* E where an argument, one of those from first on, is for a parameter of type std::initializer_list<E> [dcl.init.list]/3.6; or 0. */
static u32 listed_type(const struct il *il, il_any routine, u32 first, u32 argument)
{
	u32 param = stripped(il, il_routine_of(il, routine)->type, &(u32){ 0 })->first_param, type;
	const struct il_type *record;

	for (; first && first != argument && param; first = il_expr_node(il, first)->next)
		param = il_param_type(il, param)->next;
	type = first && param ? il_param_type(il, param)->type : 0;
	record = stripped(il, type, &(u32){ 0 });
	if (record->kind == tk_pointer)
		type = unqualified(il, record->type);
	return type ? il_element_of_initializer_list(il, type) : 0;
}

/* A list that a constructor takes or that is among its arguments, which are in parentheses or in another list, around. */
static enum context context_of_constructed(const struct il *il, const struct il_expr_node *made, u32 list, u32 around)
{
	u32 element = listed_type(il, made->target, made->first_operand, around);

	if (list == around)
		return element ? IN_VALUE : IN_OBJECT;
	if (around != made->first_operand)
		return IN_OBJECT;
	if (element)
		return is_class_type(il, element) ? IN_OBJECT : IN_VALUE;
	return listed_type(il, made->target, il_expr_node(il, around)->first_operand, list) ? IN_VALUE : IN_OBJECT;
}

/* return {…}; */
static enum context context_of_return(struct check *c, u32 list)
{
	const struct il_expr_node *node = il_expr_node(c->il, list);
	u32 lambda = lambda_around(c, node->range_begin);
	u32 function = lambda ? il_lambda(c->il, lambda)->function_type : il_routine(c->il, node->routine)->type;
	u32 result = stripped(c->il, function, &(u32){ 0 })->type;

	return result && is_class_type(c->il, result) ? IN_OBJECT : IN_VALUE;
}

/* T{…}, new T{…}: as that of the variable which it alone initializes. */
static enum context context_of_object(struct check *c, u32 expr)
{
	il_any owner = owner_of(c, expr);
	u32 variable = il_any_kind(owner) == IL_variable ? il_any_index(owner) : 0;
	const struct il_type *type = stripped(c->il, il_variable(c->il, variable)->type, &(u32){ 0 });

	return variable && (type->kind != tk_pointer || type->pointer_kind == pk_pointer) ? IN_OBJECT : IN_VALUE;
}

static enum context context_of_cast(struct check *c, u32 expr, u32 list)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 element = il_element_of_initializer_list(c->il, node->type);

	if (listed_type(c->il, node->target, node->first_operand, list) || (element && (list || !is_class_type(c->il, element))))
		return IN_VALUE;
	return node->target || !is_class_type(c->il, node->type) ? IN_OBJECT : context_of_object(c, expr);
}

static enum context context_of_new(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	return node->flags & exf_array_form || is_class_type(c->il, node->type_operand) ? context_of_object(c, expr) : IN_VALUE;
}

/* Whether no other function of the scope has the name. */
static bool is_only_function(const struct il *il, u32 routine)
{
	u32 entry = il_scope(il, il_routine(il, routine)->parent_scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) == IL_template)
			target = il_template(il, il_any_index(target))->prototype;
		if (il_any_kind(target) == IL_routine && il_any_index(target) != routine &&
		    il_routine(il, il_any_index(target))->name == il_routine(il, routine)->name)
			return false;
	}
	return true;
}

/* An argument, which may be a list: of several functions, and templates, none takes it, but where a std::initializer_list is made. */
static enum context context_of_argument(const struct il *il, const struct il_expr_node *call, u32 list)
{
	const struct il_expr_node *callee = il_expr_node(il, il_in_parentheses(il, call->first_operand));
	u32 routine;

	if (il_is_member_access(callee))
		callee = il_expr_node(il, il_expr_node(il, callee->first_operand)->next);
	routine = il_any_kind(callee->target) == IL_routine ? il_any_index(callee->target) : 0;
	if (list && listed_type(il, callee->target, il_expr_node(il, call->first_operand)->next, list))
		return IN_VALUE;
	return !call->target && routine && !(il_routine(il, routine)->entity & enf_instantiation) && is_only_function(il, routine) ?
	               IN_VALUE :
	               IN_NOTHING;
}

/* The same of what is assigned, but for the operator that a class has implicitly. */
static enum context context_of_assigned(const struct il *il, const struct il_expr_node *node, u32 list)
{
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;

	return !routine || listed_type(il, node->target, list, list) || il_routine(il, routine)->flags & rf_implicit ? IN_VALUE :
	                                                                                                               IN_NOTHING;
}

/* Of what stands in a list directly. Those that initialize variables and members are looked at below. */
static enum context context_of(struct check *c, u32 list)
{
	const struct il_expr_node *node;
	u32 parent, depth, first = list;
	il_any owner;

	for (depth = 0; depth < LISTS_MAX; depth++, list = parent) {
		parent = parent_expression(c, list);
		node = il_expr_node(c->il, parent);
		if (!parent || node->kind == enk_temp_init || (node->kind != enk_braced_init_list && node->kind != enk_initializer))
			break;
	}
	owner = owner_of(c, list);
	if (il_any_kind(owner) == IL_statement)
		return il_statement(c->il, il_any_index(owner))->kind == stmk_return ? context_of_return(c, list) : IN_NOTHING;
	if (il_any_kind(owner) != IL_expr_node)
		return IN_NOTHING;
	if (node->kind == enk_temp_init)
		return depth < 2 ? context_of_constructed(c->il, node, first, list) : IN_OBJECT;
	if (node->kind == enk_new_delete)
		return context_of_new(c, parent);
	if (node->kind != enk_operation)
		return IN_NOTHING;
	switch (node->operation) {
	case eok_functional_cast: return context_of_cast(c, parent, depth ? 0 : list);
	case eok_call: return context_of_argument(c->il, node, depth ? 0 : list);
	case eok_assign: return context_of_assigned(c->il, node, depth ? 0 : list);
	default: return IN_NOTHING;
	}
}

bool is_in_braces(const struct il_expr_node *list)
{
	return list->kind == enk_braced_init_list || (list->kind == enk_initializer && !(list->flags & exf_parenthesized));
}

void check_narrowing(struct check *c, u32 expr)
{
	const struct il_expr_node *cast = il_expr_node(c->il, expr);
	u32 list = parent_expression(c, expr);
	enum context context;

	if (!is_implicit_conversion(cast) || cast->flags & exf_default || !is_in_braces(il_expr_node(c->il, list)))
		return;
	context = context_of(c, list);
	if (context)
		report_loss(c, cast->first_operand, cast->type, context);
}

/* Its value is not converted by a node. */
void check_braced_value(struct check *c, const struct il_expr_node *node)
{
	u32 element = il_expr_node(c->il, node->first_operand)->first_operand;

	if (node->flags & exf_braced && element && !il_expr_node(c->il, element)->next && !is_class_type(c->il, node->type) &&
	    il_expr_node(c->il, element)->kind != enk_braced_init_list && il_expr_node(c->il, element)->type)
		if (loss_of(c, element, node->type) != DOES_NOT_FIT)
			report_loss(c, element, node->type, IN_OBJECT);
}

/* ---- lists that initialize variables and members ---- */

/* The elements of an array; 0: a class's members. */
static u32 type_of_elements(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	return t->kind == tk_array ? t->type : t->class_info ? 0 : type;
}

static void check_list(struct check *c, u32 list, u32 type, enum context context)
{
	u32 element = il_expr_node(c->il, list)->first_operand;

	for (; element && !stack_is_low(c->stack_bound); element = il_expr_node(c->il, element)->next) {
		const struct il_expr_node *node = il_expr_node(c->il, element);
		enum loss loss;

		if (node->kind == enk_braced_init_list)
			check_list(c, element, type ? type_of_elements(c->il, type) : 0, context);
		else if (node->kind == enk_initializer) /* .member = value */
			check_list(c, element, 0, context);
		else if (is_implicit_conversion(node) && !(node->flags & exf_default))
			report_loss(c, node->first_operand, node->type, context);
		else if (!is_implicit_conversion(node) && type && !(node->flags & (exf_dependent | exf_instantiated)) &&
		         ((loss = loss_of(c, element, type)) == MAY_LOSE || loss == IS_INEXACT))
			report_loss(c, element, type, context);
		else if (!is_implicit_conversion(node) && type)
			check_plain_initializer(c, element, type);
	}
}

static void check_initializer(struct check *c, u32 expr, u32 type)
{
	const struct il_type *record = stripped(c->il, type, &(u32){ 0 });
	bool is_reference = record->kind == tk_pointer && record->pointer_kind != pk_pointer;
	bool is_value;
	u32 element;

	if (is_reference)
		type = record->type;
	element = il_element_of_initializer_list(c->il, unqualified(c->il, type));
	is_value = element ? !is_class_type(c->il, element) : is_reference && !is_class_type(c->il, type);
	if (il_expr_node(c->il, expr)->kind == enk_braced_init_list)
		check_list(c, expr, type_of_elements(c->il, type), is_value ? IN_VALUE : IN_OBJECT);
	else if (!is_reference)
		check_plain_initializer(c, expr, type);
}

/* The constant that a static member has in its class is converted to its type without a word about that. */
static bool has_value_in_class(const struct il *il, const struct il_variable *variable)
{
	return variable->flags & vf_static_member && !(variable->flags & (vf_constexpr | vf_inline)) &&
	       il_full_entity_decl_info(il, variable->first_decl)->initializer_end;
}

void check_initialized_variable(struct check *c, const struct il_variable *variable)
{
	if (!(variable->entity & enf_instantiation) && !(variable->flags & (vf_enumerator | vf_template_parameter)) &&
	    !has_value_in_class(c->il, variable))
		check_initializer(c, variable->init_expr, variable->type);
}

void check_initialized_field(struct check *c, const struct il_field *field) { check_initializer(c, field->init_expr, field->type); }

void check_braced_member(struct check *c, const struct il_constructor_init *init)
{
	const struct il_expr_node *node = il_expr_node(c->il, init->first_expr);

	if (init->range_end && node->kind == enk_braced_init_list && !(node->flags & exf_instantiated))
		check_list(c, init->first_expr, 0, IN_OBJECT);
}
