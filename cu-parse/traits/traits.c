/* Type traits: their table, their expressions, and whether two types are one. */
#include "traits.h"
#include "../constants/constant.h"
#include "../types/layout.h"

/* ---- same types ---- */

enum { CV = tyf_const | tyf_volatile };

/* What is behind typedefs, with its cv; false where it is not known. */
static bool plain_type(struct parser *p, u32 type, u32 *bare, u32 *cv)
{
	u32 steps;

	*cv = 0;
	for (steps = 0; steps < 4096 && type; steps++) {
		const struct il_type *record = il_type(p->il, type);

		if (record->kind != tk_typeref) {
			*bare = type;
			return record->kind != tk_error && record->kind != tk_auto && record->kind != tk_template_param &&
			       record->kind != tk_vector;
		}
		if (record->typeref_kind == trk_pack_expansion || typedef_changes_type(p, type))
			return false;
		if (record->typeref_kind == trk_qualified)
			*cv |= record->flags & CV;
		type = record->type;
	}
	return false;
}

static enum trait_value same_functions(struct parser *p, const struct il_type *a, const struct il_type *b)
{
	enum { FLAGS = tyf_ellipsis | tyf_fn_const | tyf_fn_volatile | tyf_fn_lvalue_ref | tyf_fn_rvalue_ref | tyf_noexcept };
	enum trait_value same = trait_and(trait_bool((a->flags & FLAGS) == (b->flags & FLAGS)), same_types(p, a->type, b->type));
	u32 x = a->first_param, y = b->first_param;

	for (; x && y && same != TRAIT_FALSE; x = il_param_type(p->il, x)->next, y = il_param_type(p->il, y)->next)
		same = trait_and(same, il_param_type(p->il, x)->flags & pf_pack || il_param_type(p->il, y)->flags & pf_pack ?
		                               TRAIT_UNKNOWN :
		                               same_types(p, il_param_type(p->il, x)->type, il_param_type(p->il, y)->type));
	return !x && !y ? same : TRAIT_FALSE;
}

static enum trait_value same_arrays(struct parser *p, u32 a, u32 b, u32 cv_of_a, u32 cv_of_b)
{
	const struct il_type *x = il_type(p->il, a), *y = il_type(p->il, b);
	enum trait_value same = same_types(p, type_qualified(p, x->type, cv_of_a), type_qualified(p, y->type, cv_of_b));
	struct layout first, second;

	x = il_type(p->il, a);
	y = il_type(p->il, b);
	if ((x->flags | y->flags) & tyf_unknown_bound)
		return trait_and(same, trait_bool(x->flags & y->flags & tyf_unknown_bound));
	if (same == TRAIT_TRUE && (!layout_of(p, a, &first) || !layout_of(p, b, &second)))
		return TRAIT_UNKNOWN;
	return same == TRAIT_TRUE ? trait_bool(first.size == second.size) : same;
}

/* Whether two lists of arguments of one template, of which one ended first, certainly differ: with a pack in the end all that is known is
 * there, while default arguments may not be. */
static bool differ_in_pack(const struct parser *p, u32 template, u32 shorter)
{
	u32 param = il_template_decl(p->il, il_template(p->il, template)->decl)->first_param;

	for (; param && !(il_template_param(p->il, param)->flags & tf_pack); param = il_template_param(p->il, param)->next)
		if (shorter-- == 0)
			return false;
	return param;
}

static bool have_different_values(const struct parser *p, const struct il_template_arg *a, const struct il_template_arg *b)
{
	const struct il_constant *x = il_constant(p->il, a->constant), *y = il_constant(p->il, b->constant);

	if ((x->kind == ck_aggregate || x->kind == ck_float) && (y->kind == ck_aggregate || y->kind == ck_float))
		return !il_same_value(p->il, a->constant, b->constant);
	if (x->kind == ck_address && y->kind == ck_address && (x->target == y->target || il_any_kind(x->target) == IL_field))
		return !il_same_value(p->il, a->constant, b->constant);
	return x->kind == ck_integer && y->kind == ck_integer && (x->value != y->value || x->high != y->high);
}

/* Specializations of one template: different when a type argument or number is; other arguments could be equal all the same. */
static enum trait_value same_specializations(struct parser *p, u32 a, u32 b)
{
	u32 x = il_template_info(p->il, a)->first_argument, y = il_template_info(p->il, b)->first_argument, count = 0;
	u32 template = il_template_info(p->il, a)->template;

	if (template != il_template_info(p->il, b)->template)
		return TRAIT_FALSE;
	for (; x && y; x = il_template_arg(p->il, x)->next, y = il_template_arg(p->il, y)->next, count++) {
		const struct il_template_arg *first = il_template_arg(p->il, x), *second = il_template_arg(p->il, y);

		if (first->kind != second->kind || first->is_pack_expansion || second->is_pack_expansion)
			return TRAIT_UNKNOWN;
		if (first->kind == tak_nontype && have_different_values(p, first, second))
			return TRAIT_FALSE;
		if (first->kind == tak_type && same_types(p, first->type, second->type) == TRAIT_FALSE)
			return TRAIT_FALSE;
	}
	return (x || y) && !il_template_arg(p->il, x | y)->is_pack_expansion && differ_in_pack(p, template, count) ? TRAIT_FALSE :
	                                                                                                             TRAIT_UNKNOWN;
}

enum trait_value same_types(struct parser *p, u32 a, u32 b)
{
	const struct il_type *x, *y;
	u32 cv_of_a, cv_of_b;

	if (!plain_type(p, a, &a, &cv_of_a) || !plain_type(p, b, &b, &cv_of_b) || stack_is_low(p->stack_bound))
		return TRAIT_UNKNOWN;
	x = il_type(p->il, a);
	y = il_type(p->il, b);
	if (x->flags & tyf_dependent || y->flags & tyf_dependent)
		return TRAIT_UNKNOWN;
	if (x->kind == tk_array && y->kind == tk_array)
		return same_arrays(p, a, b, cv_of_a, cv_of_b);
	if (cv_of_a != cv_of_b && x->kind != tk_array && y->kind != tk_array && x->kind != tk_routine && y->kind != tk_routine)
		return TRAIT_FALSE;
	if (a == b)
		return TRAIT_TRUE;
	if (x->template_info && y->template_info)
		return same_specializations(p, x->template_info, y->template_info);
	if (x->kind != y->kind || x->int_kind != y->int_kind || x->pointer_kind != y->pointer_kind)
		return TRAIT_FALSE;
	switch (x->kind) {
	case tk_pointer: return same_types(p, x->type, y->type);
	case tk_routine: return same_functions(p, x, y);
	case tk_ptr_to_member: return trait_and(same_types(p, x->type, y->type), same_types(p, x->class_type, y->class_type));
	case tk_complex: return same_types(p, x->type, y->type);
	default: return TRAIT_FALSE; /* there is one of each fundamental type, class and enumeration */
	}
}

enum trait_value trait_is_same(struct parser *p, const u32 *types, u32 count)
{
	(void)count;
	return same_types(p, types[0], types[1]);
}

/* GNU: top-level cv does not count, nor does an array's missing bound. */
enum trait_value trait_types_compatible(struct parser *p, const u32 *types, u32 count)
{
	u32 a, b, cv;

	(void)count;
	if (!plain_type(p, types[0], &a, &cv) || !plain_type(p, types[1], &b, &cv))
		return TRAIT_UNKNOWN;
	return il_type(p->il, a)->kind == tk_array || il_type(p->il, b)->kind == tk_array ? TRAIT_UNKNOWN : same_types(p, a, b);
}

/* ---- expressions ---- */

enum { TYPES_MAX = 64 };

static const struct trait {
	const char *name;
	u32 least, most;
	enum trait_value (*value)(struct parser *p, const u32 *types, u32 count);
} traits[] = {
#define TRAIT(name, least, most, function) { name, least, most, trait_##function },
	TRAITS(TRAIT)
#undef TRAIT
};

static const struct trait *find_trait(const char *name)
{
	u32 i;

	for (i = 0; i < COUNT_OF(traits); i++)
		if (!strcmp(traits[i].name, name))
			return &traits[i];
	return NULL;
}

bool is_trait(const char *name) { return find_trait(name); }

/* The value for these types; TRAIT_UNKNOWN where the name is no trait. */
static enum trait_value trait_of_types(struct parser *p, const char *name, const u32 *types, u32 count)
{
	const struct trait *trait = find_trait(name);
	u32 i;

	if (!trait || count < trait->least || count > trait->most)
		return TRAIT_UNKNOWN;
	for (i = 0; i < count; i++)
		if (!types[i] || type_is_unknown(p, types[i]) || type_is_dependent(p, types[i]))
			return TRAIT_UNKNOWN;
	return trait->value(p, types, count);
}

enum trait_value trait_of_expression(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);
	u32 operand = node->first_operand, types[TYPES_MAX], count = 0;

	for (; operand; operand = il_expr_node(p->il, operand)->next) {
		const struct il_expr_node *record = il_expr_node(p->il, operand);

		if (record->kind != enk_type_operand || count == TYPES_MAX)
			return TRAIT_UNKNOWN;
		types[count++] = record->type_operand;
	}
	return trait_of_types(p, il_text(p->il, node->name), types, count);
}
