/* The table of rules and what they share. */
#include "check.h"

#include <stdlib.h>

static void (*const rules[])(struct check *, const struct il_full_entity_decl_info *) = {
	check_function, check_launch_attributes, check_variable, check_misplaced,
};

const struct il_attribute *find_attribute(const struct il *il, u32 first, enum il_cuda_attribute what)
{
	for (; first; first = il_attribute(il, first)->next)
		if (il_attribute(il, first)->cuda == what)
			return il_attribute(il, first);
	return NULL;
}

u32 skip_space(const struct il *il, u32 at)
{
	while (at < il->source_size && (il->source[at] == ' ' || il->source[at] == '\t' || il->source[at] == '\n'))
		at++;
	return at;
}

const char *attribute_spelling(enum il_cuda_attribute what)
{
	static const char *const spellings[IL_cuda_attribute_COUNT] = {
#define CUDA_ATTRIBUTE(kind, name) [kind] = "__" name "__",
#include "../lib/cuda/attributes.def"
#undef CUDA_ATTRIBUTE
	};

	return spellings[what] ? spellings[what] : "?";
}

const struct il_type *stripped(const struct il *il, u32 type, u32 *cv)
{
	const struct il_type *t = il_type(il, type);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type; steps++) {
		if (t->typeref_kind == trk_qualified)
			*cv |= t->flags & (tyf_const | tyf_volatile);
		t = il_type(il, t->type);
	}
	return t;
}

void check_all(const struct il *il, struct diag *diag)
{
	struct check check = { il, diag, xcalloc(il->table[IL_routine].count + 1, sizeof *check.seen) };
	u32 i, j;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if ((!decl->first_attribute && !decl->first_param) || decl->flags & dcf_instantiated)
			continue;
		for (j = 0; j < COUNT_OF(rules); j++)
			rules[j](&check, decl);
	}
	check_fields(&check);
	free(check.seen);
}
