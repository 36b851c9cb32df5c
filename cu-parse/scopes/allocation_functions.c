/* The allocation and deallocation functions that each program has [basic.stc.dynamic.general]/2. They are declared where it names one. */
#include "entity.h"
#include "scope.h"
#include "../types/types.h"
#include "../typing/typing.h"

bool is_implicit_allocation(const struct parser *p, u32 routine)
{
	return il_routine(p->il, routine)->flags & rf_implicit && !il_routine(p->il, routine)->class_type;
}

/* Those that take over-aligned types are declared where their parameter's type is. */
static void add_parameters(struct parser *p, bool frees, bool is_sized, u32 alignment)
{
	if (frees)
		type_add_param(p, type_pointer(p, pk_pointer, p->void_type), false);
	if (!frees || is_sized)
		type_add_param(p, p->builtin[ik_unsigned_long], false);
	if (alignment)
		type_add_param(p, alignment, false);
}

static void declare_one(struct parser *p, const char *name, bool frees, bool is_sized, u32 alignment)
{
	u32 first = p->param_types.count, ident = identifier_of(p, name), type, key, index;
	struct il_routine *routine;

	add_parameters(p, frees, is_sized, alignment);
	type = type_function(p, frees ? p->void_type : type_pointer(p, pk_pointer, p->void_type), first, frees ? tyf_noexcept : 0);
	key = type_of_declarations(p, p->void_type, il_type(p->il, type)->first_param, 0);
	index = il_new_routine(p->il, &routine);
	*vec_slot(&p->signatures, index) = key;
	routine->name = p->lexed.identifiers.at[ident].name;
	routine->parent_scope = p->global_scope;
	routine->type = type;
	routine->special_kind = sfk_operator;
	routine->operator_token = frees ? TOK_delete : TOK_new;
	routine->linkage = nlk_external;
	routine->flags = rf_implicit;
	bind(p, p->global_scope, ident, il_any_of(IL_routine, index));
}

static void declare_forms(struct parser *p, u32 alignment)
{
	/* clang-format off */
	static const struct { const char *name; bool frees, is_sized; } forms[] = {
		{ "operator new", false, true }, { "operator new[]", false, true },
		{ "operator delete", true, false }, { "operator delete", true, true },
		{ "operator delete[]", true, false }, { "operator delete[]", true, true },
	};
	/* clang-format on */
	u32 i;

	for (i = 0; i < COUNT_OF(forms); i++)
		declare_one(p, forms[i].name, forms[i].frees, forms[i].is_sized, alignment);
}

void declare_allocation_functions(struct parser *p)
{
	u32 alignment = p->il->header.std_version >= 201703 ? standard_type(p, "align_val_t") : 0;

	if (p->has_allocation)
		return;
	p->has_allocation = true;
	declare_forms(p, 0);
	if (alignment && is_enum_type(p, alignment))
		declare_forms(p, alignment);
}

void replace_implicit_allocation(struct parser *p, u32 index, const struct declarator *d)
{
	struct il_routine *routine = il_routine(p->il, index);

	routine->position = d->id.name_begin;
	routine->type = d->type;
	routine->entity = (routine->entity & (enf_referenced | enf_referenced_by_host)) | entity_flags_here(p);
	routine->flags &= ~(u32)rf_implicit;
}
