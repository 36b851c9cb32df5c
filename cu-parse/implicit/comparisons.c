/* What defaulted comparison operators do with bases and members [class.compare.default] [class.eq] [class.spaceship]. */
#include "implicit.h"
#include "../constants/value.h"
#include "../overload/operators.h"
#include "../typing/typing.h"

/* ---- which operator ---- */

static u8 comparison_of(const struct parser *p, const struct il_routine *routine)
{
	switch (routine->operator_token) {
	case TOK_EQUAL: return eok_eq;
	case TOK_NOT_EQUAL: return eok_ne;
	case TOK_LESS: return eok_lt;
	case TOK_LESS_EQUAL: return eok_le;
	case TOK_GREATER: return strcmp(il_text(p->il, routine->name), "operator>") ? eok_ge : eok_gt;
	case TOK_SPACESHIP: return eok_spaceship;
	default: return eok_none;
	}
}

bool is_defaulted_comparison(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return record->flags & rf_defaulted && record->special_kind == sfk_operator && comparison_of(p, record) != eok_none;
}

/* ---- one part ---- */

/* The operator that is looked at: the type that it gives, and the cv of the objects that it takes. */
struct defaulted {
	struct implicit *e;
	u32 routine, result, cv;
};

static bool is_typed(const struct parser *p, u32 node)
{
	u32 type = il_expr_node(p->il, node)->type;

	return type && !type_is_unknown(p, type) && !type_is_dependent(p, type);
}

/* x op x, for an object of that type. */
static u32 compared(const struct defaulted *c, enum il_operation_kind operation, u32 type)
{
	struct implicit *e = c->e;
	struct subobject o;

	strip_to_element(e->p, type, &o);
	type = type_qualified(e->p, o.type, o.cv | c->cv);
	return implicit_operator(e, operation, value_node(e, type, vc_lvalue), value_node(e, type, vc_lvalue));
}

static void add(const struct defaulted *c, il_any part, il_str name, u32 node, u32 count)
{
	add_initializer(c->e, c->routine, part, name, destroyed_after(c->e, node, count));
}

static void add_condition(const struct defaulted *c, il_any part, il_str name, enum il_operation_kind operation, u32 type)
{
	u32 count = c->e->temporaries.count, node = compared(c, operation, type);

	if (is_typed(c->e->p, node))
		add(c, part, name, explicit_condition(c->e, node), count);
}

/* Whether a result is not 0. */
static void add_not_equal(const struct defaulted *c, il_any part, il_str name)
{
	u32 count = c->e->temporaries.count;

	add(c, part, name, compared_with_zero(c->e, eok_ne, value_node(c->e, c->result, vc_lvalue), c->result, false), count);
}

/* a <=> b converted to the result, or that of a == b and a < b [class.spaceship]/1; and whether it is not 0. */
static void add_three_way(const struct defaulted *c, il_any part, il_str name, u32 type)
{
	struct implicit *e = c->e;
	u32 count = e->temporaries.count, node = compared(c, eok_spaceship, type);

	if (is_typed(e->p, node)) {
		add(c, part, name, explicit_initialization(e, c->result, INIT_COPY, node), count);
	} else {
		add_condition(c, part, name, eok_eq, type);
		add_condition(c, part, name, eok_lt, type);
	}
	add_not_equal(c, part, name);
}

static void compare_part(const struct defaulted *c, u8 operation, il_any part, il_str name, u32 type)
{
	struct parser *p = c->e->p;
	struct subobject o;

	if (!strip_to_element(p, type, &o))
		return;
	if (!is_class_type(p, o.type) && operation != eok_eq)
		add_not_equal(c, part, name);
	if (!is_class_type(p, o.type))
		return;
	if (operation == eok_eq)
		add_condition(c, part, name, eok_eq, type);
	else
		add_three_way(c, part, name, type);
}

/* ---- all of them ---- */

static void compare_parts(const struct defaulted *c, u8 operation, u32 class)
{
	struct parser *p = c->e->p;
	u32 info = il_type(p->il, class)->class_info, base = il_class_info(p->il, info)->first_base, field;

	for (; base; base = il_base_class(p->il, base)->next) {
		u32 type = il_base_class(p->il, base)->type;

		compare_part(c, operation, il_any_of(IL_type, type), il_type(p->il, type)->name, type);
	}
	for (field = il_class_info(p->il, info)->first_field; field; field = il_field(p->il, field)->next)
		compare_part(c, operation, il_any_of(IL_field, field), il_field(p->il, field)->name, il_field(p->il, field)->type);
}

/* At last they are equal: std::strong_ordering::equal, as the result. */
static void add_equal(const struct defaulted *c)
{
	struct implicit *e = c->e;
	u32 strong = standard_type(e->p, "strong_ordering"), count = e->temporaries.count;

	if (strong && !same_plain_type(e->p, strong, c->result))
		add(c, 0, 0, explicit_initialization(e, c->result, INIT_COPY, value_node(e, strong, vc_lvalue)), count);
}

/* By another operator of the class: != by ==, < by <=>. */
static void compare_whole(const struct defaulted *c, u8 operation, u32 class)
{
	struct implicit *e = c->e;
	struct parser *p = e->p;
	u32 count = e->temporaries.count, node = compared(c, operation == eok_ne ? eok_eq : eok_spaceship, class), routine;

	if (!is_typed(p, node))
		return;
	routine = il_any_index(il_expr_node(p->il, node)->target);
	if (operation != eok_ne && routine)
		node = compared_with_zero(e, (enum il_operation_kind)operation, node, three_way_result(p, routine), false);
	add(c, 0, 0, node, count);
}

void explicit_comparison(struct implicit *e, u32 routine)
{
	struct parser *p = e->p;
	u8 operation = comparison_of(p, il_routine(p->il, routine));
	struct defaulted c = { .e = e, .routine = routine };
	u32 class = compared_class(p, routine), param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;

	if (!class || il_routine(p->il, routine)->flags & rf_deleted || !complete_class(p, class) || !il_type(p->il, class)->class_info)
		return;
	type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), &c.cv);
	if (operation != eok_eq && operation != eok_spaceship) {
		compare_whole(&c, operation, class);
	} else if (operation == eok_eq || (c.result = three_way_result(p, routine))) {
		compare_parts(&c, operation, class);
		if (operation == eok_spaceship)
			add_equal(&c);
	}
}
