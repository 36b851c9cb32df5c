/* Virtual functions are used where an object of their class is made or destroyed: all are in its table [basic.def.odr]/8. */
#include "../implicit/implicit.h"
#include "uses.h"

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

		if (routine->flags & rf_virtual && !(routine->flags & rf_pure_virtual))
			use_routine(u, il_any_index(target));
	}
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
