/* Questions about types. */
#include "plan.h"

enum { DEEPEST = 1000 }; /* derivations that are followed */

const struct il_type *without_aliases(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);
	u32 steps;

	for (steps = 0; steps < DEEPEST && t->kind == tk_typeref && t->type; steps++)
		t = il_type(il, t->type);
	return t;
}

bool is_reference(const struct il *il, u32 type)
{
	const struct il_type *t = without_aliases(il, type);

	return t->kind == tk_pointer && t->pointer_kind != pk_pointer;
}

bool is_class(const struct il *il, u32 type)
{
	u8 kind = without_aliases(il, type)->kind;

	return kind == tk_class || kind == tk_struct || kind == tk_union;
}

bool is_const(const struct il *il, u32 type)
{
	u32 steps;

	for (steps = 0; type && steps < DEEPEST; steps++) {
		const struct il_type *t = il_type(il, type);

		if (t->kind == tk_typeref && t->typeref_kind == trk_qualified && t->flags & tyf_const)
			return true;
		if (t->kind != tk_typeref && t->kind != tk_array)
			return false;
		type = t->type;
	}
	return false;
}

bool has_placeholder(const struct il *il, u32 type)
{
	u32 steps;

	for (steps = 0; type && steps < DEEPEST; steps++) {
		const struct il_type *t = il_type(il, type);

		if (t->kind == tk_auto)
			return true;
		if (t->kind == tk_typeref &&
		    (t->typeref_kind == trk_auto || t->typeref_kind == trk_decltype_auto || t->typeref_kind == trk_constrained_auto))
			return true;
		if (t->kind == tk_typeref && t->typeref_kind != trk_qualified && t->typeref_kind != trk_pack_expansion)
			return false;
		if (t->kind != tk_typeref && t->kind != tk_pointer)
			return false;
		type = t->type;
	}
	return false;
}
