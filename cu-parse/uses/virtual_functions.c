/* Virtual functions are used where an object of their class is made or destroyed: all are in its table [basic.def.odr]/8. */
#include "../implicit/implicit.h"
#include "../traits/traits.h"
#include "uses.h"

enum { MAX_BASES = 1000 };

static bool is_virtual(const struct il_routine *routine)
{
	return routine->flags & (rf_virtual | rf_override);
}

/* What overrides a virtual function of a base is virtual without a word that says so [class.virtual]/2. */
static void use_overriders(struct uses *u, u32 class, u32 derived, u32 *steps)
{
	struct parser *p = u->p;
	u32 info = il_type(p->il, type_strip(p, derived, NULL))->class_info, base, entry, overrider;

	for (base = info ? il_class_info(p->il, info)->first_base : 0; base && (*steps)++ < MAX_BASES; base = il_base_class(p->il, base)->next) {
		u32 type = type_strip(p, il_base_class(p->il, base)->type, NULL);

		for (entry = il_scope(p->il, scope_of_type(p, type))->first_entry; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
			il_any target = il_source_sequence_entry(p->il, entry)->target;

			if (il_any_kind(target) == IL_routine && is_virtual(il_routine(p->il, il_any_index(target))) &&
			    overrider_of(p, class, il_any_index(target), &overrider) == TRAIT_TRUE &&
			    !(il_routine(p->il, overrider)->flags & rf_pure_virtual))
				use_routine(u, overrider);
		}
		if (!stack_is_low(p->stack_bound))
			use_overriders(u, class, type, steps);
	}
}

static void use_table(struct uses *u, u32 class)
{
	struct parser *p = u->p;
	u32 info = il_type(p->il, class)->class_info, entry = info ? il_scope(p->il, il_class_info(p->il, info)->scope)->first_entry : 0;
	u32 destructor = destructor_of(p, class);
	bool is_new;

	il_map_at(&u->tables, class, &is_new);
	if (!is_new)
		return;
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_routine *routine = il_routine(p->il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);

		if (is_virtual(routine) && !(routine->flags & rf_pure_virtual))
			use_routine(u, il_any_index(target));
	}
	use_overriders(u, class, class, &(u32){ 0 });
	if (il_routine(p->il, destructor)->flags & rf_virtual)
		use_routine(u, destructor);
}

void use_virtual_functions(struct uses *u, u32 index)
{
	const struct il_routine *routine = il_routine(u->p->il, index);
	bool is_virtual_destructor = routine->special_kind == sfk_destructor && routine->flags & rf_virtual;

	if (routine->class_type && (routine->special_kind == sfk_constructor || is_virtual_destructor))
		use_table(u, routine->class_type);
}
