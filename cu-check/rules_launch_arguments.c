/* Arguments of a launch that convert to no parameter [conv], said only where it is certain, and values of its configuration. */
#include "values.h"

/* An argument: its type as it is written, and behind typedefs and cv. */
struct argument {
	u32 expr, type;
	const struct il_type *stripped;
	u32 cv;
	bool is_converted; /* there is a node for that, which is looked at by itself */
};

static bool is_enumeration(const struct il_type *type) { return type->kind == tk_integer && type->int_kind == ik_enum; }
static bool is_scoped(const struct il_type *type) { return is_enumeration(type) && type->flags & tyf_scoped_enum; }
static bool is_number(const struct il_type *type) { return (type->kind == tk_integer && !is_enumeration(type)) || type->kind == tk_float; }

static bool is_unsure(const struct il_type *type)
{
	return type->flags & (tyf_dependent | tyf_contains_error | tyf_closure) || type->kind == tk_error || type->kind == tk_typeref;
}

/* ---- pointers ---- */

/* What a pointer, or an array as one, points to; 0: it is neither. */
static u32 pointee(const struct il_type *type)
{
	return (type->kind == tk_pointer && type->pointer_kind == pk_pointer) || type->kind == tk_array ? type->type : 0;
}

/* Whether a pointer to something certainly becomes no pointer to something else [conv.ptr] [conv.qual]. */
static bool is_other_pointer(const struct il *il, u32 from, u32 to)
{
	u32 from_cv = 0, to_cv = 0;
	const struct il_type *s = stripped(il, from, &from_cv), *t = stripped(il, to, &to_cv);

	if (is_unsure(s) || is_unsure(t) || s->kind == tk_routine || t->kind == tk_routine)
		return false;
	if (t->kind == tk_void || s == t)
		return from_cv & ~to_cv;
	if (s->kind == tk_array || t->kind == tk_array)
		return s->kind != t->kind;
	if (il_is_class(s) && il_is_class(t))
		return !s->class_info || !il_class_info(il, s->class_info)->first_base;
	if (s->kind == tk_pointer && t->kind == tk_pointer)
		return is_other_pointer(il, s->type, t->type) && stripped(il, t->type, &to_cv)->kind != tk_void;
	return s->kind != tk_integer || t->kind != tk_integer || s->int_kind != t->int_kind || is_enumeration(s);
}

/* ---- conversions ---- */

/* A conversion function to another class. */
static bool gives_class(const struct il *il, const struct il_routine *conversion)
{
	const struct il_type *type = stripped(il, conversion->conversion_type, &(u32){ 0 });

	return il_is_class(type) && !(type->flags & tyf_dependent);
}

/* Whether objects of a class certainly convert to nothing by themselves, or to classes alone. */
static bool has_no_conversions(const struct il *il, const struct il_type *type, bool but_to_classes)
{
	const struct il_class_info *info = il_class_info(il, type->class_info);
	u32 entry;

	if (!type->class_info || type->template_info || info->first_base)
		return false;
	for (entry = il_scope(il, info->scope)->first_entry; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) == IL_routine && il_routine(il, il_any_index(target))->special_kind == sfk_conversion &&
		    !(but_to_classes && gives_class(il, il_routine(il, il_any_index(target)))))
			return false;
	}
	return true;
}

/* Whether a number may be a null pointer constant: only literals are looked at. */
static bool may_be_null(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);

	if (node->kind == enk_constant)
		return !il_constant(il, node->constant)->value || !node->constant;
	return node->kind != enk_variable && node->kind != enk_param_ref &&
	       (node->kind != enk_operation ||
	        (node->operation != eok_add && node->operation != eok_subtract && node->operation != eok_multiply &&
	         node->operation != eok_indirect && node->operation != eok_subscript));
}

static bool fits_pointer(const struct il *il, const struct argument *a, const struct il_type *to)
{
	const struct il_type *from = a->stripped;

	if (is_number(from) || is_enumeration(from))
		return from->kind == tk_integer && (from->int_kind != ik_bool || il_expr_node(il, a->expr)->kind != enk_constant) &&
		       may_be_null(il, a->expr);
	return !pointee(from) || !is_other_pointer(il, pointee(from), to->type);
}

static bool fits_number(const struct il_type *from, const struct il_type *to)
{
	if (is_scoped(from) || from->kind == tk_nullptr)
		return to->kind == tk_integer && to->int_kind == ik_bool && from->kind == tk_nullptr;
	return !pointee(from) || (to->kind == tk_integer && to->int_kind == ik_bool);
}

static void report(struct check *c, const struct argument *a, enum diag_id id, u32 parameter)
{
	const struct il_expr_node *node = il_expr_node(c->il, a->expr);

	diag_report(c->diag, id, node->range_begin, il_is_class(a->stripped) ? node->type : a->type, parameter);
}

static void check_class_parameter(struct check *c, const struct argument *a, const struct il_type *to, u32 parameter)
{
	const struct il_type *from = a->stripped;

	if (strcmp(il_text(c->il, to->name), "dim3") || from == to)
		return;
	if (is_scoped(from) || from->kind == tk_nullptr || from->kind == tk_routine || pointee(from))
		report(c, a, DIAG_no_suitable_constructor, parameter);
	else if (il_is_class(from) && strcmp(il_text(c->il, from->name), "uint3") && has_no_conversions(c->il, from, false))
		report(c, a, DIAG_no_user_defined_conversion, parameter);
}

/* The type of what a number becomes an object of the class by: a parameter of a constructor; 0: there is none. */
static u32 number_taken(const struct il *il, const struct il_type *class)
{
	u32 entry = class->class_info ? il_scope(il, il_class_info(il, class->class_info)->scope)->first_entry : 0;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		const struct il_routine *routine = il_routine_of(il, il_source_sequence_entry(il, entry)->target);
		u32 param = stripped(il, routine->type, &(u32){ 0 })->first_param;

		if (routine->special_kind == sfk_constructor && is_number(stripped(il, il_param_type(il, param)->type, &(u32){ 0 })))
			return il_param_type(il, param)->type;
	}
	return 0;
}

/* What the value of an argument loses as a parameter. */
static void check_value(struct check *c, const struct argument *a, u32 parameter)
{
	const struct il_type *to = stripped(c->il, parameter, &(u32){ 0 });
	u32 type = il_is_class(to) ? number_taken(c->il, to) : parameter;

	if (type && (is_number(a->stripped) || (is_enumeration(a->stripped) && !is_scoped(a->stripped))))
		check_plain_initializer(c, a->expr, type);
}

static void check_argument(struct check *c, const struct argument *a, u32 parameter)
{
	u32 cv = 0;
	const struct il_type *from = a->stripped, *to = stripped(c->il, parameter, &cv);
	bool is_scalar = is_number(to) || is_enumeration(to) || (to->kind == tk_pointer && pointee(to)), fits = true;

	if (is_unsure(from) || is_unsure(to))
		return;
	if (il_is_class(to))
		check_class_parameter(c, a, to, parameter);
	else if (is_scalar && il_is_class(from) && has_no_conversions(c->il, from, true))
		report(c, a, DIAG_no_conversion_function, parameter);
	else if (is_enumeration(to))
		fits = from == to || !(is_number(from) || is_enumeration(from));
	else if (is_number(to))
		fits = fits_number(from, to);
	else if (is_scalar)
		fits = fits_pointer(c->il, a, to);
	if (!fits)
		report(c, a, DIAG_incompatible_param, parameter);
	else if (!a->is_converted)
		check_value(c, a, parameter);
}

/* The expression that is written, and its type without const and volatile. */
static struct argument written_argument(const struct il *il, u32 expr)
{
	struct argument a = { 0 };
	u32 steps;

	for (steps = 0; steps < 1000 && il_expr_node(il, expr)->flags & exf_implicit && il_expr_node(il, expr)->first_operand; steps++)
		expr = il_expr_node(il, expr)->first_operand;
	a.is_converted = steps > 0;
	a.expr = expr;
	a.type = il_expr_node(il, expr)->type;
	a.stripped = stripped(il, a.type, &a.cv);
	for (steps = 0; steps < 1000 && il_type(il, a.type)->kind == tk_typeref && il_type(il, a.type)->typeref_kind == trk_qualified;
	     steps++)
		a.type = il_type(il, a.type)->type;
	return a;
}

void check_configuration_values(struct check *c, u32 first_argument, u32 first_parameter)
{
	for (; first_argument && first_parameter;
	     first_argument = il_expr_node(c->il, first_argument)->next, first_parameter = il_param_type(c->il, first_parameter)->next) {
		struct argument a = written_argument(c->il, first_argument);

		if (a.type && !a.is_converted && !(il_expr_node(c->il, a.expr)->flags & exf_dependent))
			check_value(c, &a, il_param_type(c->il, first_parameter)->type);
	}
}

void check_launch_arguments(struct check *c, u32 first_argument, u32 first_parameter)
{
	for (; first_argument && first_parameter;
	     first_argument = il_expr_node(c->il, first_argument)->next, first_parameter = il_param_type(c->il, first_parameter)->next) {
		struct argument a = written_argument(c->il, first_argument);

		if (a.type && il_expr_node(c->il, a.expr)->kind != enk_braced_init_list &&
		    !(il_expr_node(c->il, a.expr)->flags & exf_dependent))
			check_argument(c, &a, il_param_type(c->il, first_parameter)->type);
	}
}
