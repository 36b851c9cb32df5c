/* The aggregate deduction candidate [over.match.class.deduct]/1: a function whose parameters are the bases and members that a list of
 * elements initializes. */
#include "../typing/typing.h"
#include "class_deduction.h"

static bool is_field_of_value(const struct il_field *field) { return field->name || !field->is_bit_field; }

/* A virtual function, or constructors of a base. */
static bool spoils_aggregate(const struct parser *p, il_any member)
{
	u32 index = il_any_index(member);

	if (il_any_kind(member) == IL_routine)
		return il_routine(p->il, index)->flags & rf_virtual;
	return il_any_kind(member) == IL_using_declaration && il_using_declaration(p->il, index)->flags & uf_inherits_constructors;
}

/* Whether a template's pattern is an aggregate, dependent bases being taken for such without virtual functions. */
static bool is_aggregate_pattern(struct parser *p, u32 info)
{
	u32 base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field;
	u32 scope = il_class_info(p->il, info)->scope, entry = il_scope(p->il, scope)->first_entry;

	if (bound_symbol(p, scope, p->word.constructor))
		return false;
	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next)
		if (spoils_aggregate(p, il_source_sequence_entry(p->il, entry)->target))
			return false;
	for (; field; field = il_field(p->il, field)->next)
		if (il_field(p->il, field)->access != as_public && is_field_of_value(il_field(p->il, field)))
			return false;
	for (; base; base = il_base_class(p->il, base)->next)
		if (il_base_class(p->il, base)->access != as_public || il_base_class(p->il, base)->flags & bcf_virtual)
			return false;
	return true;
}

/* An element as a parameter [over.match.class.deduct]/1: arrays are references, so that they keep their bounds. */
static void add_parameter(struct parser *p, u32 type, u32 element)
{
	bool is_array = il_type(p->il, type_strip(p, type, NULL))->kind == tk_array;

	if (is_array && il_expr_node(p->il, element)->kind == enk_braced_init_list)
		type = type_pointer(p, pk_rvalue_reference, type);
	else if (is_array)
		type = type_pointer(p, pk_lvalue_reference, type_qualified(p, type, tyf_const));
	type_add_param(p, type, false);
}

/* Whether the element may be the first of several for one part, without braces of its own [dcl.init.aggr]/15. */
static bool may_elide_braces(struct parser *p, u32 type, u32 element)
{
	const struct il_expr_node *node = il_expr_node(p->il, element);
	u32 bare = type_strip(p, type, NULL);
	const struct il_type *record = il_type(p->il, bare);

	if (node->kind == enk_braced_init_list || type_is_dependent(p, bare) || (record->kind != tk_array && !is_class_type(p, bare)))
		return false;
	return !node->type || type_canonical(p, type_strip(p, node->type, NULL)) != type_canonical(p, bare);
}

/* The parameters for the elements; false: there are too many elements, or *unknown. */
static bool add_parameters(struct parser *p, u32 info, u32 element, bool *unknown)
{
	u32 base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field;

	for (; element && !*unknown; element = il_expr_node(p->il, element)->next) {
		u32 type = base ? il_base_class(p->il, base)->type : field ? il_field(p->il, field)->type : 0;

		*unknown = il_expr_node(p->il, element)->kind == enk_initializer || (type && may_elide_braces(p, type, element));
		if (!type)
			return false;
		if (base && il_base_class(p->il, base)->flags & bcf_pack) { /* it takes all that is left */
			*unknown |= il_base_class(p->il, base)->next || field;
			type_add_param(p, type_pack_expansion(p, type), true);
			return true;
		}
		add_parameter(p, type, element);
		if (base)
			base = il_base_class(p->il, base)->next;
		else
			do
				field = il_field(p->il, field)->next;
			while (field && !is_field_of_value(il_field(p->il, field)));
	}
	return true;
}

u32 aggregate_candidate(struct parser *p, u32 template, u32 first_element, bool *unknown)
{
	il_any pattern = il_template(p->il, template)->prototype;
	u32 info = il_any_kind(pattern) == IL_type ? il_type(p->il, il_any_index(pattern))->class_info : 0, first = p->param_types.count,
	    type = 0;

	if (p->il->header.std_version < 202002 || !first_element || !info || !is_aggregate_pattern(p, info))
		return 0;
	if (add_parameters(p, info, first_element, unknown))
		type = type_function(p, p->void_type, first, 0);
	p->param_types.count = first;
	return *unknown ? 0 : type;
}
