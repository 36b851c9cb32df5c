/* Defaulted comparison operators [class.compare]: what an operator<=> declares besides, and what it gives. */
#include "../constants/value.h"
#include "../scopes/class_members.h"
#include "../typing/typing_rules.h"
#include "../typing/usable.h"
#include "../types/implicit_members.h"
#include "../types/placeholder.h"
#include "candidates.h"
#include "operators.h"

/* A member of the class, or a friend that it declares, of that name; 0: none. */
static u32 declared_operator(struct parser *p, u32 class, u32 ident)
{
	struct class_members members = members_of_class(p, class);
	il_str name = p->lexed.identifiers.at[ident].name;
	u32 entry;

	if (!members.certain)
		return 0;
	bound_symbol(p, members.scope, ident); /* it may wait */
	for (entry = il_scope(p->il, members.scope)->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any entity = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(entity) == IL_template)
			entity = il_template(p->il, il_any_index(entity))->prototype;
		if (il_any_kind(entity) == IL_routine && il_routine(p->il, il_any_index(entity))->name == name)
			return il_any_index(entity);
	}
	return 0;
}

void add_implicit_equality(struct parser *p, struct candidate_set *set, u32 class)
{
	u32 spaceship = declared_operator(p, class, operator_ident(p, "<=>")), first = p->param_types.count;
	struct candidate c = { .class = class };

	if (!spaceship || !(il_routine(p->il, spaceship)->flags & rf_defaulted) || declared_operator(p, class, operator_ident(p, "==")))
		return;
	if (il_type(p->il, class)->class_info && !(il_routine(p->il, spaceship)->entity & (enf_is_template | enf_member_of_template))) {
		c.routine = implicit_equality(p, class, spaceship);
		c.class = il_routine(p->il, spaceship)->flags & rf_friend ? 0 : class;
	} else {
		type_add_param(p, type_pointer(p, pk_lvalue_reference, type_qualified(p, class, tyf_const)), false);
		c.type = type_function(p, p->builtin[ik_bool], first, tyf_fn_const);
	}
	vec_push(&set->list, c);
}

/* ---- what operator<=> gives [class.spaceship] ---- */

/* The common comparison category so far [cmp.common]; UNKNOWN_CATEGORY: there is none, or it is not known. */
enum category { UNKNOWN_CATEGORY, PARTIAL, WEAK, STRONG };
static const char *const category_names[] = { [PARTIAL] = "partial_ordering", [WEAK] = "weak_ordering", [STRONG] = "strong_ordering" };

static enum category category_of(struct parser *p, u32 type)
{
	enum category category = STRONG;

	while (category != UNKNOWN_CATEGORY) {
		u32 standard = standard_type(p, category_names[category]);

		if (standard && type && same_plain_type(p, type, standard))
			break;
		category--;
	}
	return category;
}

/* Of the operator<=> for two constant objects of a base or member. */
static enum category category_of_part(struct parser *p, u32 type)
{
	enum il_value_category value;
	struct subobject o;
	struct resolution r;

	if (!strip_to_element(p, type, &o) || o.is_reference)
		return UNKNOWN_CATEGORY;
	if (!is_class_type(p, o.type))
		return il_type(p->il, o.type)->kind == tk_float ? PARTIAL : STRONG;
	r = resolve_comparison(p, type_qualified(p, o.type, tyf_const), eok_spaceship);
	return category_of(p, r.best.is_builtin ? builtin_operator_result(p, eok_spaceship, r.best.type, &value) : r.type);
}

static void join(enum category *category, enum category other) { *category = other < *category ? other : *category; }

static enum category category_of_parts(struct parser *p, u32 info)
{
	enum category category = STRONG;
	u32 part;

	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next)
		join(&category, category_of_part(p, il_base_class(p->il, part)->type));
	for (part = il_class_info(p->il, info)->first_field; part; part = il_field(p->il, part)->next)
		if (!il_is_unnamed_bit_field(il_field(p->il, part)))
			join(&category, category_of_part(p, il_field(p->il, part)->type));
	return category;
}

u32 comparison_category(struct parser *p, u32 routine)
{
	u32 class = il_routine(p->il, routine)->flags & rf_defaulted ? compared_class(p, routine) : 0, scope = p->scope, *known;
	struct class_members members;
	enum category category;
	bool is_new;

	if (!class || stack_is_low(p->stack_bound))
		return 0;
	members = members_of_class(p, class);
	if (!members.certain)
		return 0;
	known = il_map_at(&p->comparison_categories, routine, &is_new);
	if (!is_new)
		return *known; /* 0 inside of itself */
	p->scope = members.scope;
	category = category_of_parts(p, members.info);
	p->scope = scope;
	return *il_map_at(&p->comparison_categories, routine, &is_new) = category ? standard_type(p, category_names[category]) : 0;
}

u32 compared_class(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 param = il_type(p->il, type_strip(p, record->type, NULL))->first_param;
	u32 type = param ? type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), NULL) : 0;

	return type && is_class_type(p, type) ? type : 0;
}

/* ---- whether a defaulted operator is deleted [class.compare.default]/2 [class.eq]/2 [class.spaceship] ---- */

/* Whether two of what is no class can be compared. */
static enum outcome is_comparable_scalar(struct parser *p, const struct il_type *type, u8 operation)
{
	return when(operation != eok_spaceship || type->kind == tk_integer || type->kind == tk_float ||
	            (type->kind == tk_pointer && il_type(p->il, type_strip(p, type->type, NULL))->kind != tk_routine));
}

static enum outcome is_comparable_part(struct parser *p, u32 type, u8 operation)
{
	struct subobject o;
	struct resolution r;

	if (!strip_to_element(p, type, &o))
		return OUTCOME_UNKNOWN;
	if (o.is_reference)
		return OUTCOME_FAILURE;
	if (!is_class_type(p, o.type))
		return is_comparable_scalar(p, il_type(p->il, o.type), operation);
	r = resolve_comparison(p, type_qualified(p, o.type, tyf_const), operation);
	return r.outcome == OUTCOME_SUCCESS ? usable_comparison(p, &r.best) : r.outcome;
}

/* Where a type is given and there is no <=>, == and < take its place. */
static enum outcome is_ordered_part(struct parser *p, u32 type, bool is_deduced)
{
	enum outcome outcome = is_comparable_part(p, type, eok_spaceship);

	if (outcome != OUTCOME_FAILURE || is_deduced)
		return outcome;
	return worst(is_comparable_part(p, type, eok_eq), is_comparable_part(p, type, eok_lt));
}

/* spaceship: the defaulted operator<=>, or 0: for ==. */
static enum outcome are_comparable_parts(struct parser *p, u32 class, u32 info, u32 spaceship)
{
	u32 function = il_routine(p->il, spaceship)->type, part, type;
	bool is_deduced = spaceship && has_placeholder(p, il_type(p->il, type_strip(p, function, NULL))->type);
	enum outcome outcome = OUTCOME_SUCCESS;

	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next) {
		type = type_of_member(p, il_base_class(p->il, part)->type, class);
		outcome = worst(outcome, spaceship ? is_ordered_part(p, type, is_deduced) : is_comparable_part(p, type, eok_eq));
	}
	for (part = il_class_info(p->il, info)->first_field; part; part = il_field(p->il, part)->next) {
		if (il_is_unnamed_bit_field(il_field(p->il, part)))
			continue;
		type = type_of_member(p, il_field(p->il, part)->type, class);
		outcome = worst(outcome, spaceship ? is_ordered_part(p, type, is_deduced) : is_comparable_part(p, type, eok_eq));
	}
	return outcome;
}

/* Whether all bases and members of the class can be compared. */
static enum outcome has_comparable_parts(struct parser *p, u32 class, u32 spaceship)
{
	struct class_members members = members_of_class(p, class);
	enum outcome outcome;
	u32 scope = p->scope, *known;
	il_any question = spaceship ? il_any_of(IL_routine, spaceship) : il_any_of(IL_type, class);
	bool is_new;

	if (!members.certain || stack_is_low(p->stack_bound))
		return OUTCOME_UNKNOWN;
	if (il_type(p->il, class)->kind == tk_union)
		return il_class_info(p->il, members.info)->first_field ? OUTCOME_FAILURE : OUTCOME_SUCCESS;
	known = il_map_at(&p->comparable_classes, question, &is_new);
	if (!is_new)
		return *known ? (enum outcome)(*known - 1) : OUTCOME_UNKNOWN; /* inside of itself */
	p->scope = members.scope;
	outcome = are_comparable_parts(p, class, members.info, spaceship);
	p->scope = scope;
	*il_map_at(&p->comparable_classes, question, &is_new) = (u32)outcome + 1;
	return outcome;
}

/* Whether a defaulted operator other than == and <=> means one of these that can be used. */
static enum outcome has_rewritten(struct parser *p, u32 class, const char *name)
{
	u8 operation = strcmp(name, "operator!=") ? eok_spaceship : eok_eq;
	struct resolution r = resolve_comparison(p, type_qualified(p, class, tyf_const), operation);

	return r.outcome == OUTCOME_SUCCESS ? usable_comparison(p, &r.best) : r.outcome;
}

bool is_deleted_equality(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 class;

	if (!routine || !(record->flags & rf_defaulted) || strcmp(il_text(p->il, record->name), "operator==") != 0)
		return false;
	class = compared_class(p, routine);
	return class && has_comparable_parts(p, class, 0) == OUTCOME_FAILURE;
}

enum outcome usable_comparison(struct parser *p, const struct candidate *chosen)
{
	const struct il_routine *routine = il_routine(p->il, chosen->routine);
	const char *name = chosen->routine ? il_text(p->il, routine->name) : "operator==";
	u32 class = chosen->routine ? compared_class(p, chosen->routine) : chosen->class;
	enum outcome usable;

	if (chosen->is_builtin)
		return OUTCOME_SUCCESS;
	usable = usable_function(p, chosen->routine, 0);
	if (chosen->routine && !(routine->flags & (rf_defaulted | rf_implicit)))
		return usable;
	if (!class || (chosen->template && !chosen->routine))
		return OUTCOME_UNKNOWN;
	if (!strcmp(name, "operator=="))
		return worst(usable, has_comparable_parts(p, class, 0));
	return worst(usable, strcmp(name, "operator<=>") ? has_rewritten(p, class, name) : has_comparable_parts(p, class, chosen->routine));
}

/* ---- what it gives ---- */

u32 three_way_result(struct parser *p, u32 routine)
{
	u32 type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type, deduced;

	if (!has_placeholder(p, type))
		return type;
	deduced = comparison_category(p, routine);
	return deduced ? deduced : deduced_return_type(p, routine);
}
