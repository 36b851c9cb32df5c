/* The aggregate deduction candidate [over.match.class.deduct]/1: a function whose parameters are the bases and members that a list of
 * elements initializes. */
#include "../overload/conversion.h"
#include "../scopes/class_members.h"
#include "../traits/traits.h"
#include "../typing/typing.h"
#include "class_deduction.h"

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
		if (il_field(p->il, field)->access != as_public && !il_is_unnamed_bit_field(il_field(p->il, field)))
			return false;
	for (; base; base = il_base_class(p->il, base)->next)
		if (il_base_class(p->il, base)->access != as_public || il_base_class(p->il, base)->flags & bcf_virtual)
			return false;
	return true;
}

static bool is_string_or_list(const struct parser *p, u32 element)
{
	const struct il_expr_node *node = il_expr_node(p->il, element);

	return node->kind == enk_braced_init_list || (node->kind == enk_constant && il_constant(p->il, node->constant)->kind == ck_string);
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

/* The elements of an array without braces of its own: as many parameters as it has elements. False: there are no such. */
static bool add_array_elements(struct parser *p, u32 type, u32 *element)
{
	const struct il_type array = *il_type(p->il, type_strip(p, type, NULL));
	u64 i;

	if (array.kind != tk_array || array.flags & (tyf_unknown_bound | tyf_variable_bound) || array.size >> 40 || array.parent_scope ||
	    is_string_or_list(p, *element) || il_type(p->il, type_strip(p, array.type, NULL))->kind == tk_array)
		return false;
	for (i = 0; i < array.size && *element; i++) {
		type_add_param(p, array.type, false);
		if (!il_expr_node(p->il, *element)->next || i + 1 == array.size)
			break;
		*element = il_expr_node(p->il, *element)->next;
	}
	return true;
}

u32 value_of_designated(const struct parser *p, u32 element)
{
	const struct il_expr_node *node = il_expr_node(p->il, element);

	if (node->kind != enk_initializer)
		return element;
	return node->name && node->first_operand && !il_expr_node(p->il, node->first_operand)->next ? node->first_operand : 0;
}

/* The field that a designator names, that one or a later one; 0: it is not known. */
static u32 designated_field(const struct parser *p, u32 field, u32 element)
{
	while (field && (!il_field(p->il, field)->name || il_field(p->il, field)->name != il_expr_node(p->il, element)->name))
		field = il_field(p->il, field)->next;
	return value_of_designated(p, element) ? field : 0;
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

static u32 next_field(const struct parser *p, u32 field)
{
	do
		field = il_field(p->il, field)->next;
	while (field && il_is_unnamed_bit_field(il_field(p->il, field)));
	return field;
}

/* Whether an element is for the first part of an aggregate class: it cannot initialize one as a whole [dcl.init.aggr]/15. */
static bool is_for_part(struct parser *p, u32 class, u32 element)
{
	struct source source = source_of_node(p, element);

	return is_class_type(p, class) && il_type(p->il, class)->kind != tk_union && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE &&
	       implicit_conversion(p, &source, class).kind == CONVERSION_NONE;
}

static void add_part(struct parser *p, u32 type, u32 *element, bool *unknown);

/* Whether there is an element for another part, which *element becomes: the first part takes the one that it is. */
static bool take_element(const struct parser *p, bool *is_first, u32 *element)
{
	u32 next = *is_first ? *element : il_expr_node(p->il, *element)->next;

	*is_first = false;
	*element = next ? next : *element;
	return next;
}

/* The bases and members of a class without braces of its own, as far as there are elements. */
static void add_parts(struct parser *p, u32 class, u32 *element, bool *unknown)
{
	u32 n, base, field = il_class_info(p->il, members_of_class(p, class).info)->first_field;
	bool is_first = true;

	for (n = 0; (base = direct_base(p, class, n)) && !*unknown; n++)
		if (take_element(p, &is_first, element))
			add_part(p, base, element, unknown);
	for (; field && !*unknown; field = next_field(p, field)) {
		*unknown |= !il_field(p->il, field)->name;
		if (take_element(p, &is_first, element))
			add_part(p, type_of_member(p, il_field(p->il, field)->type, class), element, unknown);
	}
	*unknown |= is_first; /* an empty class takes none */
}

/* The parameters for one part: *element becomes the last one that it takes. */
static void add_part(struct parser *p, u32 type, u32 *element, bool *unknown)
{
	u32 bare = type_strip(p, type, NULL);

	if (add_array_elements(p, type, element))
		return;
	if (may_elide_braces(p, type, *element) && is_for_part(p, bare, *element) && !stack_is_low(p->stack_bound)) {
		add_parts(p, bare, element, unknown);
		return;
	}
	*unknown |= may_elide_braces(p, type, *element);
	add_parameter(p, type, *element);
}

/* The parameters for the elements; false: there are too many elements, or *unknown. */
static bool add_parameters(struct parser *p, u32 info, u32 element, bool *unknown)
{
	u32 base = il_class_info(p->il, info)->first_base, field = il_class_info(p->il, info)->first_field, type;

	for (; element && !*unknown; element = il_expr_node(p->il, element)->next) {
		bool designated = il_expr_node(p->il, element)->kind == enk_initializer;

		if (designated)
			field = base ? 0 : designated_field(p, field, element);
		type = base ? il_base_class(p->il, base)->type : field ? il_field(p->il, field)->type : 0;
		*unknown |= designated && !type;
		if (!type)
			return false;
		if (base && il_base_class(p->il, base)->flags & bcf_pack) { /* it takes all that is left */
			*unknown |= il_base_class(p->il, base)->next || field;
			type_add_param(p, type_pack_expansion(p, type), true);
			return true;
		}
		if (designated)
			add_parameter(p, type, value_of_designated(p, element));
		else
			add_part(p, type, &element, unknown);
		if (base)
			base = il_base_class(p->il, base)->next;
		else
			field = next_field(p, field);
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
