/* What is said about the mem-initializers of a constructor [class.base.init]: those that are wrong, and those that are missing. */
#include "invalid.h"

#include "../scopes/class_members.h"
#include "../types/special_members.h"

void check_mem_initializer(struct parser *p, const struct il_constructor_init *init, const struct id_expression *id, u32 place)
{
	u32 field = il_any_kind(init->member) == IL_field ? il_any_index(init->member) : 0, first = init->first_expr;
	u32 type = field ? il_field(p->il, field)->type : il_any_kind(init->member) == IL_type ? il_any_index(init->member) : 0;
	bool list = first && il_expr_node(p->il, first)->kind == enk_braced_init_list && !is_first_in_parentheses(p, first);

	if (!in_plain_code(p))
		return;
	if (!type && id->found.class == NAME_NOT_FOUND && !id->qualifier.present && id->kind == ID_IDENTIFIER &&
	    members_of_class(p, p->class_type).certain) {
		p->errors++;
		diag_report(p->diag, DIAG_no_member_to_initialize, id->begin, ident_text(p, id->ident), class_word(p, p->class_type), p->class_type);
		return;
	}
	if (!type || (field && attributes_change_type(p, il_field(p->il, field)->first_attribute)))
		return;
	if (is_class_type(p, type))
		check_construction(p, type, first, list, place);
	else if (first && il_expr_node(p->il, first)->kind != enk_braced_init_list && !il_expr_node(p->il, first)->next)
		check_conversion_to(p, first, type, CONVERT_DIRECT);
}

/* Whether a mem-initializer is for the part, or for the class itself: another constructor then initializes all. */
static bool is_initialized(struct parser *p, u32 init, il_any part)
{
	for (; init; init = il_constructor_init(p->il, init)->next) {
		il_any member = il_constructor_init(p->il, init)->member;
		u32 type = il_any_kind(member) == IL_type ? type_strip(p, il_any_index(member), NULL) : 0;

		if (!member || member == part || (type && (type == p->class_type || il_any_of(IL_type, type) == part)))
			return true;
	}
	return false;
}

/* Members that cannot be without a value. */
static bool needs_initializer(struct parser *p, u32 init, u32 index)
{
	const struct il_field *field = il_field(p->il, index);
	struct subobject o;

	return field->name && !field->initializer_begin && is_known_type(p, field->type) && strip_to_element(p, field->type, &o) &&
	       (o.is_reference || (o.cv & tyf_const && !is_class_type(p, o.type))) && !is_initialized(p, init, il_any_of(IL_field, index));
}

static void report_uninitialized_members(struct parser *p, u32 init, u32 first_field, u32 place)
{
	u32 field = first_field;
	bool reported = false;

	for (; field; field = il_field(p->il, field)->next) {
		if (!needs_initializer(p, init, field))
			continue;
		if (!reported)
			diag_report(p->diag, DIAG_members_without_initializer, place, il_any_of(IL_routine, p->routine));
		p->errors += !reported;
		reported = true;
		diag_detail(p->diag, is_reference_type(p, il_field(p->il, field)->type) ? DIAG_uninitialized_reference_member :
		            DIAG_uninitialized_const_member, il_any_of(IL_field, field));
	}
}

void check_missing_initializers(struct parser *p, u32 place)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);
	u32 class = p->class_type, info = class ? il_type(p->il, class)->class_info : 0, init = routine->first_ctor_init, part;

	if (!in_plain_code(p) || routine->special_kind != sfk_constructor || !info || il_type(p->il, class)->kind == tk_union ||
	    is_initialized(p, init, 0))
		return;
	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next) {
		u32 base = type_strip(p, il_base_class(p->il, part)->type, NULL);

		if (!is_initialized(p, init, il_any_of(IL_type, base)))
			check_default_initialization(p, base, place, true);
	}
	for (part = il_class_info(p->il, info)->first_field; part; part = il_field(p->il, part)->next)
		if (il_field(p->il, part)->name && !il_field(p->il, part)->initializer_begin && !is_initialized(p, init, il_any_of(IL_field, part)))
			check_default_initialization(p, il_field(p->il, part)->type, place, false);
	report_uninitialized_members(p, init, il_class_info(p->il, info)->first_field, place);
}
