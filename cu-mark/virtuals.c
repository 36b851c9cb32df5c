/* Virtual functions, also those that do not say so [class.virtual]. */
#include "text.h"

#include "../lib/il/names.h"

#include <stdlib.h>

static u64 member(u32 class_type, il_str name) { return (u64)class_type << 32 | name; }

/* Destructors override each other whatever their names. */
static il_str name_of(const struct il_routine *r) { return r->special_kind == sfk_destructor ? 0 : r->name; }

void virtuals_find(struct virtuals *virtuals, const struct il *il)
{
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->flags & rf_virtual)
			vec_push(virtuals, member(il_routine(il, i)->class_type, name_of(il_routine(il, i))));
	vec_sort(virtuals, compare_u64);
}

void virtuals_free(struct virtuals *virtuals) { vec_free(virtuals); }

enum { BASES_MAX = 1000 }; /* a class that has more, some of them many times, may have any function */

/* Whether a base of a class has a virtual function of that name; *bases were looked at. */
static bool is_inherited(const struct virtuals *virtuals, const struct il *il, u32 class_type, il_str name, u32 *bases)
{
	u32 base = il_class_info(il, il_type(il, class_type)->class_info)->first_base;

	for (; base; base = il_base_class(il, base)->next) {
		u32 type = il_behind_typerefs(il, il_base_class(il, base)->type);
		u64 wanted = member(type, name);

		if (++*bases > BASES_MAX ||
		    (virtuals->count && bsearch(&wanted, virtuals->at, virtuals->count, sizeof wanted, compare_u64)) ||
		    is_inherited(virtuals, il, type, name, bases))
			return true;
	}
	return false;
}

bool virtuals_has(const struct virtuals *virtuals, const struct il *il, u32 routine)
{
	const struct il_routine *r = il_routine(il, routine);

	if (r->flags & (rf_virtual | rf_override | rf_final))
		return true;
	return r->class_type &&
	       (r->special_kind == sfk_none || r->special_kind == sfk_operator || r->special_kind == sfk_conversion ||
	        r->special_kind == sfk_destructor) &&
	       is_inherited(virtuals, il, r->class_type, name_of(r), &(u32){ 0 });
}
