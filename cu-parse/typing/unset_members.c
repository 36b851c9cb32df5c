/* Classes that have const members or references, and no constructor. */
#include "invalid.h"
#include "typing.h"

static bool is_constructor(const struct parser *p, il_any target)
{
	il_any routine = il_any_kind(target) == IL_template ? il_template_of(p->il, target)->prototype : target;

	return il_routine_of(p->il, routine)->special_kind == sfk_constructor;
}

/* Whether a class declares constructors, or has some by a using-declaration. */
static bool has_constructors(const struct parser *p, const struct il_class_info *info)
{
	u32 entry = il_scope(p->il, info->scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (is_constructor(p, target) || il_any_kind(target) == IL_using_declaration)
			return true;
	}
	return false;
}

/* [dcl.init.aggr]/1, but for constructors */
static bool may_be_aggregate(const struct parser *p, const struct il_class_info *info)
{
	u32 base, field;

	for (base = info->first_base; base; base = il_base_class(p->il, base)->next)
		if (il_base_class(p->il, base)->flags & bcf_virtual || il_base_class(p->il, base)->access != as_public)
			return false;
	for (field = info->first_field; field; field = il_field(p->il, field)->next)
		if (il_field(p->il, field)->access != as_public)
			return false;
	return !(info->flags & clf_virtual_functions);
}

/* DIAG_unset_const_member, DIAG_unset_reference_member; 0: nothing is wrong with the member. */
static enum diag_id what_is_unset(struct parser *p, const struct il_field *field)
{
	u32 cv = 0, type = type_strip(p, field->type, &cv);

	if (!field->name || field->initializer_end)
		return 0;
	if (is_reference_type(p, type))
		return DIAG_unset_reference_member;
	while (il_type(p->il, type)->kind == tk_array)
		type = type_strip(p, il_type(p->il, type)->type, &cv);
	return cv & tyf_const ? DIAG_unset_const_member : 0;
}

void check_unset_members(struct parser *p, u32 class)
{
	const struct il_type record = *il_type(p->il, class);
	const struct il_class_info *info = il_class_info(p->il, record.class_info);
	bool reported = false;
	enum diag_id id;
	u32 field;

	if (!is_as_written(p) || !record.name || record.kind == tk_union || has_constructors(p, info) || may_be_aggregate(p, info))
		return;
	for (field = info->first_field; field; field = il_field(p->il, field)->next) {
		if (!(id = what_is_unset(p, il_field(p->il, field))))
			continue;
		if (!reported)
			diag_report(p->diag, DIAG_no_ctor_but_const_or_ref_member, record.position,
			            info->template ? "class template" : "class", il_any_of(IL_type, class));
		diag_detail(p->diag, id, il_any_of(IL_field, field));
		reported = true;
	}
}
