/* The virtual functions that a class's table points at: all but those that something more derived overrides [class.virtual]/2. */
#include "../implicit/implicit.h"
#include "../scopes/class_members.h"
#include "../typing/typing.h"
#include "uses.h"

/* The class whose table is used, and what is overridden in what it was derived by. */
struct table {
	struct uses *u;
	u32 class;
	struct il_map overridden;
	u32 steps;
};

static void note_overridden(struct table *t, u32 routine)
{
	u32 record = il_routine(t->u->p->il, routine)->first_overridden;

	for (; record; record = il_overriding_virtual_func(t->u->p->il, record)->next)
		il_map_at(&t->overridden, il_overriding_virtual_func(t->u->p->il, record)->overridden, &(bool){ false });
}

/* The class of the table, or base of it, that a virtual operator= of a base takes; 0: none. */
static u32 assigned_class(struct parser *p, const struct table *t, const struct il_routine *routine)
{
	u32 param = il_type(p->il, type_strip(p, routine->type, NULL))->first_param, class;

	if (routine->operator_token != TOK_ASSIGN || !param)
		return 0;
	class = object_class(p, type_without_reference(p, il_param_type(p->il, param)->type));
	if (!class || class == routine->class_type || is_derived_from(p, class, routine->class_type) != OUTCOME_SUCCESS)
		return 0;
	return class == t->class || is_derived_from(p, t->class, class) == OUTCOME_SUCCESS ? class : 0;
}

/* An operator= that is declared implicitly overrides one of a base, as any other function does [class.virtual]/2. */
static void use_assignment(struct table *t, u32 routine)
{
	struct parser *p = t->u->p;
	u32 class = assigned_class(p, t, il_routine(p->il, routine)), assignment;
	enum special_member kind = class ? special_kind_of(p, routine, class) : SPECIAL_MEMBER_COUNT;

	assignment = kind != SPECIAL_MEMBER_COUNT ? implicit_member(p, class, kind) : 0;
	if (!assignment)
		return;
	il_map_at(&t->overridden, routine, &(bool){ false });
	use_routine(t->u, assignment);
}

static void use_functions_of(struct table *t, u32 class)
{
	struct parser *p = t->u->p;
	u32 info = il_type(p->il, class)->class_info, entry = info ? il_scope(p->il, il_class_info(p->il, info)->scope)->first_entry : 0;
	u32 base, n;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		u32 routine = il_any_kind(target) == IL_routine ? il_any_index(target) : 0;

		if (!(il_routine(p->il, routine)->flags & rf_virtual) || il_routine(p->il, routine)->special_kind == sfk_destructor)
			continue;
		note_overridden(t, routine);
		use_assignment(t, routine);
		if (!(il_routine(p->il, routine)->flags & rf_pure_virtual) && !il_map_find(&t->overridden, routine))
			use_routine(t->u, routine);
	}
	for (n = 0; info && (base = direct_base(p, class, n)) && t->steps++ < MOST_BASES && !stack_is_low(p->stack_bound); n++)
		use_functions_of(t, type_strip(p, base, NULL));
}

void use_table(struct uses *u, u32 class)
{
	struct table t = { .u = u, .class = class };
	u32 destructor = destructor_of(u->p, class);
	bool is_new;

	il_map_at(&u->tables, class, &is_new);
	if (!is_new)
		return;
	use_functions_of(&t, class);
	if (il_routine(u->p->il, destructor)->flags & rf_virtual)
		use_routine(u, destructor);
	il_map_free(&t.overridden);
}

static bool is_inline(const struct parser *p, const struct il_routine *routine)
{
	u32 scope = routine->definition ? il_full_entity_decl_info(p->il, routine->definition)->scope : 0;

	return routine->flags & (rf_inline | rf_constexpr | rf_consteval) || (scope && p->scopes.at[scope].kind == sck_class_struct_union);
}

/* Whether the table of its class is defined where this function is: the first virtual one that is neither pure nor inline
 * [vague-vtable]. */
static bool is_key_function(const struct parser *p, u32 index)
{
	const struct il_routine *routine = il_routine(p->il, index);
	u32 entry;

	if (!(routine->flags & rf_virtual) || !routine->definition || is_inline(p, routine) ||
	    routine->entity & (enf_instantiation | enf_member_of_template | enf_explicit_specialization))
		return false;
	entry = il_scope(p->il, il_class_info(p->il, il_type(p->il, routine->class_type)->class_info)->scope)->first_entry;
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_routine *member = il_routine(p->il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);

		if (member->flags & rf_virtual && !(member->flags & rf_pure_virtual) && !is_inline(p, member))
			return il_any_index(target) == index;
	}
	return false;
}

void use_virtual_functions(struct uses *u, u32 index)
{
	const struct il_routine *routine = il_routine(u->p->il, index);
	bool is_virtual_destructor = routine->special_kind == sfk_destructor && routine->flags & rf_virtual;

	if (routine->class_type && (routine->special_kind == sfk_constructor || is_virtual_destructor || is_key_function(u->p, index)))
		use_table(u, routine->class_type);
}
