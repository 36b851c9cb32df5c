/* Constants that have numbers: what a constructor copies into an array member from a braced list of constants is called CONSTRUCTOR$N by
 * cicc, and what a function copies that a constexpr constructor makes of constants FUNCTION$N. N counts the temporaries of all functions for
 * devices that come out before it, also of those that host code alone uses; and what counted.c finds. String literals have numbers of their
 * own, $str$N, which count those in all functions for devices that anybody uses. */
#include "text.h"

#include "../lib/il/names.h"

u32 routine_with_string(const struct il *il, const struct il_expr_node *e)
{
	bool is_string = e->kind == enk_constant && il_constant(il, e->constant)->kind == ck_string;

	return is_string && e->evaluation == evk_evaluated ? e->routine : 0;
}

struct search {
	const struct il *il;
	bool (*is_searched)(const struct il *il, il_any target);
	bool found;
};

static bool is_parameter(const struct il *il, il_any target)
{
	return il_any_kind(target) == IL_variable && il_variable_of(il, target)->flags & vf_parameter;
}

/* Whether what a name means certainly has no value before the program runs. */
static bool is_no_constant(const struct il *il, il_any target)
{
	const struct il_variable *v = il_variable_of(il, target);

	switch (il_any_kind(target)) {
	case IL_variable: return !(v->flags & vf_constexpr) && !v->constant;
	case IL_routine: return !(il_routine_of(il, target)->flags & (rf_constexpr | rf_consteval));
	default: return il_any_kind(target) == IL_field;
	}
}

static enum il_walk find_mention(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct search *search = walker->context;

	(void)depth;
	search->found |= kind == IL_expr_node && search->is_searched(search->il, il_expr_node(search->il, index)->target);
	return search->found ? IL_WALK_STOP : IL_WALK_INTO;
}

/* Whether an expression mentions such a thing. */
static bool mentions(const struct il *il, u32 expr, bool (*is_searched)(const struct il *, il_any))
{
	struct search search = { .il = il, .is_searched = is_searched };
	struct il_walker walker = { .enter = find_mention, .context = &search };

	il_walk(il, IL_expr_node, expr, &walker);
	return search.found;
}

static u8 kind_of(const struct il *il, u32 type) { return il_type(il, il_behind_typerefs(il, type))->kind; }

static bool is_numbered(const struct il *il, const struct il_constructor_init *init)
{
	if (il_any_kind(init->member) != IL_field || il_expr_node(il, init->first_expr)->kind != enk_braced_init_list ||
	    kind_of(il, il_field_of(il, init->member)->type) != tk_array)
		return false;
	return !mentions(il, init->first_expr, is_parameter);
}

static bool is_empty(const struct il *il, u32 class)
{
	const struct il_class_info *info = il_class_info(il, il_type(il, class)->class_info);

	return !info->first_field && !info->first_base;
}

/* Whether an expression makes an object with a constexpr constructor; T{ … } needs no constant for that. */
static bool constructs(const struct il *il, const struct il_expr_node *e)
{
	const struct il_routine *r = il_any_kind(e->target) == IL_routine ? il_routine_of(il, e->target) : il_routine(il, 0);

	if (e->kind != enk_temp_init && !(e->kind == enk_operation && e->operation == eok_functional_cast && !(e->flags & exf_braced)))
		return false;
	return r->special_kind == sfk_constructor && r->flags & rf_constexpr && !is_empty(il, r->class_type);
}

static bool has_list(const struct il *il, const struct il_expr_node *e)
{
	u32 operand;

	for (operand = e->first_operand; operand; operand = il_expr_node(il, operand)->next)
		if (il_expr_node(il, operand)->kind == enk_braced_init_list)
			return true;
	return false;
}

/* T{ … }, an array. */
static bool casts_to_array(const struct il *il, const struct il_expr_node *e)
{
	return e->kind == enk_operation && e->operation == eok_functional_cast && kind_of(il, e->type) == tk_array;
}

/* Whether an expression makes an array, or something for a parameter that may refer to one, from a braced list. */
static bool makes_array(const struct il *il, const struct il_expr_node *e)
{
	return e->kind == enk_operation && (e->operation == eok_call || casts_to_array(il, e)) && has_list(il, e);
}

/* The braced list that an expression makes a new object from; 0: there is none. */
static u32 list_of_new(const struct il *il, const struct il_expr_node *e)
{
	u32 operand;

	for (operand = e->kind == enk_new_delete ? e->first_operand : 0; operand; operand = il_expr_node(il, operand)->next)
		if (il_expr_node(il, operand)->kind == enk_braced_init_list)
			return operand;
	return 0;
}

/* Whether an expression is evaluated on the device. */
static bool is_run(const struct text *text, const struct il_expr_node *e)
{
	return e->routine && e->evaluation == evk_evaluated && text_runs_on_device(text, e->routine);
}

/* Whether constants in an expression can be seen in PTX. Most that an object is made of are gone, but not arrays: others in system headers are
 * not looked at, unless what other units can replace, as instances, comes out as it is. */
static bool is_looked_at(const struct text *text, const struct il_expr_node *e)
{
	return is_run(text, e) && (text->is_relocatable || casts_to_array(text->il, e) || !il_in_system_file(text->il, e->range_begin));
}

/* Whether a function for devices makes an object of constants. */
static bool is_numbered_object(const struct text *text, u32 index)
{
	const struct il *il = text->il;
	const struct il_expr_node *e = il_expr_node(il, index);
	u32 made_of = constructs(il, e) || makes_array(il, e) ? index : list_of_new(il, e);

	return made_of && is_looked_at(text, e) && !mentions(il, made_of, is_no_constant);
}

/* Whether an operator ?: selects such an object or another one, whose places are in memory. */
static bool selects_numbered(const struct text *text, const struct il_expr_node *e)
{
	const struct il *il = text->il;
	u32 operand;

	if (e->kind != enk_operation || e->operation != eok_question || !is_run(text, e))
		return false;
	for (operand = il_expr_node(il, e->first_operand)->next; operand; operand = il_expr_node(il, operand)->next)
		if (constructs(il, il_expr_node(il, operand)) && !mentions(il, operand, is_no_constant))
			return true;
	return false;
}

/* Whether a variable in such a function refers to an array that a braced list of constants makes. */
static bool is_numbered_array(const struct text *text, const struct il_variable *v)
{
	const struct il *il = text->il;
	const struct il_expr_node *e = il_expr_node(il, v->init_expr);
	const struct il_type *type = il_type(il, il_behind_typerefs(il, v->type));

	return e->kind == enk_braced_init_list && type->kind == tk_pointer && type->pointer_kind != pk_pointer &&
	       kind_of(il, type->type) == tk_array && is_looked_at(text, e) && !mentions(il, v->init_expr, is_no_constant);
}

bool text_has_numbered_constants(const struct text *text)
{
	const struct il *il = text->il;
	u32 i, init;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->special_kind == sfk_constructor && text_runs_on_device(text, i))
			for (init = il_routine(il, i)->first_ctor_init; init; init = il_constructor_init(il, init)->next)
				if (is_numbered(il, il_constructor_init(il, init)))
					return true;
	for (i = 1; i < il->table[IL_expr_node].count; i++)
		if (is_numbered_object(text, i) || selects_numbered(text, il_expr_node(il, i)))
			return true;
	for (i = 1; i < il->table[IL_variable].count; i++)
		if (is_numbered_array(text, il_variable(il, i)))
			return true;
	return false;
}

bool text_has_strings(const struct text *text)
{
	const struct il *il = text->il;
	u32 i, routine;

	for (i = 1; i < il->table[IL_expr_node].count; i++)
		if ((routine = routine_with_string(il, il_expr_node(il, i))) && text_runs_on_device(text, routine))
			return true;
	return false;
}
