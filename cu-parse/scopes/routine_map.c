/* Overload sets [over.load]: most are small and searched as they are; large ones are entered into a map. */
#include "entity.h"

enum { SMALL_SET = 32 };

u32 routine_of_symbol(const struct parser *p, u32 symbol)
{
	il_any entity = p->symbols.at[symbol].entity;

	if (il_any_kind(entity) == IL_template)
		entity = il_template(p->il, il_any_index(entity))->prototype;
	return il_any_kind(entity) == IL_routine ? il_any_index(entity) : 0;
}

bool is_introduced_by(const struct parser *p, u32 routine, unsigned ways)
{
	const struct il_full_entity_decl_info *decl;
	u32 index;

	for (index = il_routine(p->il, routine)->first_decl; index; index = decl->next) {
		decl = il_full_entity_decl_info(p->il, index);
		if (!(decl->flags & dcf_friend && ways & BY_FRIEND) && !(is_block(&p->scopes.at[decl->scope]) && ways & BY_BLOCK))
			return false;
	}
	return routine && !is_implicit_allocation(p, routine);
}

/* The function of an overload set that a declaration in the scope may declare again, or 0: what a using-declaration brings into a class
 * is a base's [namespace.udecl]/14. */
static u32 own_routine(const struct parser *p, u32 scope, u32 symbol)
{
	u32 routine = routine_of_symbol(p, symbol);

	return p->scopes.at[scope].kind == sck_class_struct_union && il_routine(p->il, routine)->parent_scope != scope ? 0 : routine;
}

/* The map's value of what a name with a signature means in a scope. Keys are hashes: the next one is tried where two collide. */
static u32 *slot_of(struct parser *p, u32 scope, u32 ident, u32 signature)
{
	u32 key = hash_mix((u64)hash_mix((u64)scope << 32 | ident) << 32 | signature), *value;
	bool is_new;

	for (;; key++) {
		key += !key; /* the map has no 0 */
		value = il_map_at(&p->overload_map, key, &is_new);
		if (is_new) {
			*value = p->overloads.count;
			vec_push(&p->overloads, (struct overload){ scope, ident, signature, 0 });
		}
		if (p->overloads.at[*value].scope == scope && p->overloads.at[*value].ident == ident &&
		    p->overloads.at[*value].signature == signature)
			return &p->overloads.at[*value].index;
	}
}

/* Enters the symbols that the map has not got. Which is the newest that it has is in it too, as signature 0. */
static void enter_set(struct parser *p, u32 scope, u32 ident, u32 newest)
{
	u32 entered = *slot_of(p, scope, ident, 0), symbol;

	for (symbol = newest; symbol != entered; symbol = p->symbols.at[symbol].next) {
		u32 routine = own_routine(p, scope, symbol), *slot;

		if (routine && !*(slot = slot_of(p, scope, ident, signature_of_routine(p, routine))))
			*slot = routine;
	}
	*slot_of(p, scope, ident, 0) = newest;
}

u32 find_routine(struct parser *p, u32 scope, u32 ident, u32 signature)
{
	u32 newest = scope ? bound_symbol(p, scope, ident) : 0, symbol = newest, steps;

	for (steps = 0; symbol && steps < SMALL_SET; steps++, symbol = p->symbols.at[symbol].next) {
		u32 routine = own_routine(p, scope, symbol);

		if (routine && signature_of_routine(p, routine) == signature)
			return routine;
	}
	if (!symbol)
		return 0;
	enter_set(p, scope, ident, newest);
	return *slot_of(p, scope, ident, signature);
}
