/* Defaulted comparison operators [class.compare]: what an operator<=> declares besides, and what it gives. */
#include "../scopes/class_members.h"
#include "../typing/typing_rules.h"
#include "../types/special_members.h"
#include "candidates.h"
#include "operators.h"

/* A member of the class, or a friend that it declares, of that name; 0: none. */
static u32 declared_operator(struct parser *p, u32 class, u32 ident)
{
	struct class_members members = members_of_class(p, class);
	u32 entry = members.certain ? il_scope(p->il, members.scope)->first_entry : 0;
	il_str name = p->lexed.identifiers.at[ident].name;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any entity = il_source_sequence_entry(p->il, entry)->target;

		if (il_any_kind(entity) == IL_template)
			entity = il_template(p->il, il_any_index(entity))->prototype;
		if (il_any_kind(entity) == IL_routine && il_routine(p->il, il_any_index(entity))->name == name)
			return il_any_index(entity);
	}
	return 0;
}

void add_implicit_equality(struct parser *p, struct candidate_set *set, u32 class)
{
	u32 spaceship = declared_operator(p, class, operator_ident(p, "<=>")), first = p->param_types.count;

	if (!spaceship || !(il_routine(p->il, spaceship)->flags & rf_defaulted) || declared_operator(p, class, operator_ident(p, "==")))
		return;
	type_add_param(p, type_pointer(p, pk_lvalue_reference, type_qualified(p, class, tyf_const)), false);
	vec_push(&set->list, (struct candidate){ .class = class, .type = type_function(p, p->builtin[ik_bool], first, tyf_fn_const) });
}

u32 comparison_category(struct parser *p, u32 routine)
{
	u32 class = il_routine(p->il, routine)->class_type, field;
	struct class_members members = members_of_class(p, class);
	bool partial = false;
	struct subobject o;

	if (!class || !(il_routine(p->il, routine)->flags & rf_defaulted) || !members.certain || il_class_info(p->il, members.info)->first_base)
		return 0;
	for (field = il_class_info(p->il, members.info)->first_field; field; field = il_field(p->il, field)->next) {
		if (!strip_to_element(p, il_field(p->il, field)->type, &o) || o.is_reference || is_class_type(p, o.type))
			return 0;
		partial |= il_type(p->il, o.type)->kind == tk_float;
	}
	return standard_type(p, partial ? "partial_ordering" : "strong_ordering");
}
