/* What is said about lists in braces that certainly cannot initialize a number, array or aggregate [dcl.init.list] [dcl.init.aggr]. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../overload/constructors.h"
#include "../traits/traits.h"

enum { DEEPEST_LIST = 20 };

static bool is_list(const struct parser *p, u32 node) { return il_expr_node(p->il, node)->kind == enk_braced_init_list; }

static bool is_designated(const struct parser *p, u32 node) { return il_expr_node(p->il, node)->kind == enk_initializer; }

/* The name of the only designator .name or name: of an element, its token in *at; 0: it has others. */
static u32 name_in_designator(const struct parser *p, u32 element, u32 *at)
{
	*at = token_at(p, begin_of(p, element));
	if (p->tokens[*at].kind == TOK_IDENTIFIER && p->tokens[*at + 1].kind == TOK_COLON)
		return p->tokens[*at].value;
	*at += 1;
	if (p->tokens[*at - 1].kind != TOK_DOT || p->tokens[*at].kind != TOK_IDENTIFIER ||
	    (p->tokens[*at + 1].kind != TOK_ASSIGN && p->tokens[*at + 1].kind != TOK_LBRACE))
		return 0;
	return p->tokens[*at].value;
}

/* Whether all elements are expressions, lists or have one name as a designator: no packs. */
static bool is_plain_list(const struct parser *p, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand, at;

	for (; element; element = il_expr_node(p->il, element)->next)
		if (il_expr_node(p->il, element)->flags & exf_dependent ||
		    (is_designated(p, element) && !name_in_designator(p, element, &at)))
			return false;
	return true;
}

static bool check_list(struct parser *p, u32 list, u32 type, u32 depth);

/* Whether an element is an object of the class that a subobject is of: it is that, and not its first member. */
static bool is_object_of(struct parser *p, u32 element, u32 type)
{
	return !is_designated(p, element) && is_known_type(p, type) && is_class_type(p, type) && has_known_type(p, element) &&
	       is_class_type(p, type_at(p, element)) &&
	       reference_related(p, type_strip(p, type, NULL), type_at(p, element)) == RELATED_SAME;
}

static bool is_no_aggregate(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	if (is_class_type(p, type))
		return complete_class(p, type) && trait_is_aggregate(p, &type, 1) == TRAIT_FALSE;
	return record->kind != tk_array && is_scalar(record);
}

/* An element for a subobject. False: braces may be left out, what follows is not known. */
static bool check_element(struct parser *p, u32 element, u32 type, u32 depth)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;

	if (is_list(p, element))
		return check_list(p, element, type, depth + 1);
	if (is_object_of(p, element, type)) {
		check_conversion_to(p, element, type, CONVERT_INITIALIZER);
		return true;
	}
	if (kind == tk_array && is_string_literal(p, element) && is_character_array(p, type))
		return check_array_value(p, element, type, CONVERT_INITIALIZER);
	if (is_designated(p, element) || kind == tk_array || kind == tk_vector || !is_known_type(p, type) ||
	    (is_class_type(p, type) && !is_no_aggregate(p, type_strip(p, type, NULL))))
		return false;
	check_conversion_to(p, element, type, CONVERT_INITIALIZER);
	return true;
}

static bool check_elements_of_array(struct parser *p, u32 *element, const struct il_type *array, u32 end, u32 depth);
static bool check_elements_of_class(struct parser *p, u32 *element, u32 class, u32 end, u32 depth);
static bool check_elements_of_union(struct parser *p, u32 *element, u32 class, u32 end, u32 depth);
static bool is_plain_union(struct parser *p, u32 class);

/* Whether a class is initialized by lists of what its members are, and these are all known. */
static bool is_plain_aggregate(struct parser *p, u32 class)
{
	return il_type(p->il, class)->kind != tk_union && complete_class(p, class) &&
	       !il_class_info(p->il, il_type(p->il, class)->class_info)->first_base && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE;
}

/* ---- what no element is for [dcl.init.aggr]/5.2 ---- */

static u32 end_of_list(const struct parser *p, u32 list) { return il_expr_node(p->il, list)->range_end - 1; }

static void check_missing_field(struct parser *p, u32 field, u32 end, u32 depth);

/* A subobject without an element in the list that ends there: it is made from {}, as its members are if it is an aggregate. */
static void check_missing(struct parser *p, u32 type, u32 end, u32 depth)
{
	struct subobject o;
	u32 class, field;

	if (depth > DEEPEST_LIST || !is_known_type(p, type) || !strip_to_element(p, type, &o) || o.is_reference ||
	    !is_class_type(p, o.type))
		return;
	class = type_strip(p, o.type, NULL);
	if (!is_plain_aggregate(p, class)) {
		check_object_from_nothing(p, class, end);
		return;
	}
	for (field = o.is_array ? 0 : il_class_info(p->il, il_type(p->il, class)->class_info)->first_field; field;
	     field = il_field(p->il, field)->next)
		check_missing_field(p, field, end, depth + 1);
}

static void check_missing_field(struct parser *p, u32 field, u32 end, u32 depth)
{
	if (il_field(p->il, field)->name && !il_field(p->il, field)->initializer_begin)
		check_missing(p, il_field(p->il, field)->type, end, depth);
}

/* The elements for a subobject: of an array or aggregate whose braces are left out, where they cannot be for all of it
 * [dcl.init.aggr]/15. *element is then the one behind. False: what is for what is not known. */
static bool check_elements(struct parser *p, u32 *element, u32 type, u32 end, u32 depth)
{
	u32 inner = type_strip(p, type, NULL);
	struct il_type array = *il_type(p->il, inner);
	bool is_array = array.kind == tk_array && !(array.flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent));

	if (!is_list(p, *element) && !is_designated(p, *element) && has_known_type(p, *element) && depth < DEEPEST_LIST &&
	    is_scalar(il_type(p->il, type_strip(p, type_at(p, *element), NULL))) && !is_string_literal(p, *element)) {
		if (is_array && array.size)
			return check_elements_of_array(p, element, &array, end, depth + 1);
		if (is_class_type(p, inner) && is_plain_aggregate(p, inner) &&
		    il_class_info(p->il, il_type(p->il, inner)->class_info)->first_field)
			return check_elements_of_class(p, element, inner, end, depth + 1);
		if (is_class_type(p, inner) && is_plain_union(p, inner))
			return check_elements_of_union(p, element, inner, end, depth + 1);
	}
	if (!check_element(p, *element, type, depth))
		return false;
	*element = il_expr_node(p->il, *element)->next;
	return true;
}

/* Reports the element behind all that there is room for. */
static void check_end(struct parser *p, u32 element)
{
	if (element)
		report_error(p, begin_of(p, element), DIAG_too_many_initializers);
}

static bool check_elements_of_array(struct parser *p, u32 *element, const struct il_type *array, u32 end, u32 depth)
{
	bool has_bound = !(array->flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent));
	u64 count = has_bound ? array->size : UINT64_MAX;
	u32 type = array->type;

	for (; *element && count; count--)
		if (!check_elements(p, element, type, end, depth))
			return false;
	if (count && has_bound && is_class_type(p, type) && !is_plain_aggregate(p, type_strip(p, type, NULL)))
		check_missing(p, type, end, depth);
	return true;
}

static bool check_array(struct parser *p, u32 list, u32 whole, u32 depth)
{
	struct il_type array = *il_type(p->il, type_strip(p, whole, NULL));
	u32 element = il_expr_node(p->il, list)->first_operand;

	if (element && is_string_literal(p, element) && !il_expr_node(p->il, element)->next && is_character_array(p, whole))
		return check_array_value(p, element, whole, CONVERT_DIRECT);
	if (!check_elements_of_array(p, &element, &array, end_of_list(p, list), depth))
		return false;
	check_end(p, element);
	return true;
}

/* A list of one object, which is perhaps of the class [dcl.init.list]/3.1. */
static bool may_copy(struct parser *p, u32 element, u32 class)
{
	return element && !il_expr_node(p->il, element)->next && !is_list(p, element) && is_class_type(p, type_at(p, element)) &&
	       reference_related(p, class, type_at(p, element)) != NOT_RELATED;
}

/* The field that a designator names, *number the how manyth it is; 0: there is none. NOT_KNOWN: it may be in an anonymous union. */
enum { NOT_KNOWN = UINT32_MAX };
static u32 designated_field(struct parser *p, u32 class, u32 ident, u32 *number)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;

	for (*number = 0; field; field = il_field(p->il, field)->next, ++*number) {
		const struct il_field *record = il_field(p->il, field);

		if (!record->name && !record->is_bit_field)
			return NOT_KNOWN;
		if (record->name == p->lexed.identifiers.at[ident].name)
			return field;
	}
	return 0;
}

static bool is_field_designated(struct parser *p, u32 list, u32 field)
{
	u32 element = il_expr_node(p->il, list)->first_operand, at;

	while (element && p->lexed.identifiers.at[name_in_designator(p, element, &at)].name != il_field(p->il, field)->name)
		element = il_expr_node(p->il, element)->next;
	return element;
}

static void check_not_designated(struct parser *p, u32 list, u32 class, u32 depth)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;

	for (; field; field = il_field(p->il, field)->next)
		if (!is_field_designated(p, list, field))
			check_missing_field(p, field, end_of_list(p, list), depth);
}

/* A list whose elements have designators [dcl.init.aggr]/3.1. */
static bool check_designators(struct parser *p, u32 list, u32 class, u32 depth)
{
	u32 element = il_expr_node(p->il, list)->first_operand, before = NOT_KNOWN, at, number;

	for (; element && is_designated(p, element); element = il_expr_node(p->il, element)->next, before = number) {
		u32 ident = name_in_designator(p, element, &at), field = designated_field(p, class, ident, &number);
		u32 value = il_expr_node(p->il, element)->first_operand;

		if (field == NOT_KNOWN)
			return false;
		if (!field) {
			report_error(p, p->tokens[at].position, DIAG_no_such_field, class_word(p, class), class, ident_text(p, ident));
			return true;
		}
		if (before != NOT_KNOWN && number <= before) {
			report_error(p, p->tokens[at].position,
			             number == before ? DIAG_repeated_designator : DIAG_designators_out_of_order);
			return true;
		}
		if (!check_element(p, value, il_field(p->il, field)->type, depth))
			return false;
	}
	if (!element && il_type(p->il, class)->kind != tk_union)
		check_not_designated(p, list, class, depth);
	return true;
}

static bool check_elements_of_class(struct parser *p, u32 *element, u32 class, u32 end, u32 depth)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;

	for (; *element && field; field = il_field(p->il, field)->next) {
		if (il_is_unnamed_bit_field(il_field(p->il, field)))
			continue;
		if (!il_field(p->il, field)->name || !check_elements(p, element, il_field(p->il, field)->type, end, depth))
			return false;
	}
	for (; field; field = il_field(p->il, field)->next)
		check_missing_field(p, field, end, depth);
	return true;
}

static bool is_plain_union(struct parser *p, u32 class)
{
	return il_type(p->il, class)->kind == tk_union && complete_class(p, class) && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE;
}

/* The element for a union is that for its first member [dcl.init.aggr]/19. */
static bool check_elements_of_union(struct parser *p, u32 *element, u32 class, u32 end, u32 depth)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;

	while (field && il_is_unnamed_bit_field(il_field(p->il, field)))
		field = il_field(p->il, field)->next;
	return !*element || !field ||
	       (il_field(p->il, field)->name && check_elements(p, element, il_field(p->il, field)->type, end, depth));
}

static bool check_aggregate(struct parser *p, u32 list, u32 class, u32 depth)
{
	u32 element = il_expr_node(p->il, list)->first_operand;

	if (is_plain_union(p, class) && !may_copy(p, element, class)) {
		if (element && is_designated(p, element))
			return !il_expr_node(p->il, element)->next && check_designators(p, list, class, depth);
		if (element && is_object_of(p, element, class))
			return false;
		if (!check_elements_of_union(p, &element, class, end_of_list(p, list), depth))
			return false;
		check_end(p, element);
		return true;
	}
	if (!is_plain_aggregate(p, class) || may_copy(p, element, class))
		return false;
	if (element && is_designated(p, element))
		return check_designators(p, list, class, depth);
	if (!check_elements_of_class(p, &element, class, end_of_list(p, list), depth))
		return false;
	check_end(p, element);
	return true;
}

bool may_convert_directly(struct parser *p, u32 node, u32 to)
{
	u32 type = type_at(p, node), class;

	if (!type || !is_class_type(p, type))
		return type && sort_of(p, node) == SORT_NULLPTR && integral_kind(p, type_strip(p, to, NULL)) == ik_bool;
	class = type_strip(p, type, NULL);
	return type_is_unknown(p, class) || !complete_class(p, class) || has_conversion_functions(p, class);
}

static void report_designator(struct parser *p, u32 element, u32 type)
{
	u32 at;

	name_in_designator(p, element, &at);
	report_error(p, p->tokens[at].position, DIAG_designator_of_no_aggregate, type);
}

/* To the reference, explicit(true) takes a specialization of a constructor template out of the choice. */
static bool is_chosen_though_explicit(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	return is_explicit(p, routine) == OUTCOME_SUCCESS && !(record->template_info && record->flags & rf_conditional_explicit);
}

void check_copied_list(struct parser *p, u32 list, u32 type)
{
	u32 class = type_strip(p, type, NULL), first = il_expr_node(p->il, list)->first_operand;
	struct resolution r;

	if (!first || !in_code_or_initializer(p) || !is_known_type(p, class) || !is_class_type(p, class) || !is_no_aggregate(p, class) ||
	    il_type(p->il, class)->flags & tyf_closure || element_of_initializer_list(p, class) || !all_have_known_types(p, first))
		return;
	r = resolve_constructors_of_nodes(p, class, list, true);
	if (r.outcome == OUTCOME_SUCCESS && r.best.routine && is_chosen_though_explicit(p, r.best.routine))
		report_error(p, begin_of(p, list), DIAG_explicit_constructor_in_copy);
}

/* A list that is converted to a class with constructors. */
void check_copied_braces(struct parser *p, u32 list, u32 type)
{
	u32 errors = p->errors;

	check_braced(p, type, list);
	if (p->errors == errors)
		check_copied_list(p, list, type);
}

static bool check_complex(struct parser *p, u32 first, u32 part, u32 type)
{
	u32 second = il_expr_node(p->il, first)->next;

	check_conversion_to(p, first, second ? part : type, CONVERT_INITIALIZER);
	if (!second)
		return true;
	check_conversion_to(p, second, part, CONVERT_INITIALIZER);
	check_end(p, il_expr_node(p->il, second)->next);
	return true;
}

/* What is in the list is bound, if it is of that type, and else converted first [dcl.init.list]/3. */
static bool check_reference(struct parser *p, u32 element, u32 type)
{
	u32 errors = p->errors, to = type_without_reference(p, type), bare = type_strip(p, to, NULL);

	if (!is_scalar(il_type(p->il, bare)) || is_enum_type(p, bare) || !has_known_type(p, element))
		return false;
	if (reference_related(p, to, type_at(p, element)) == NOT_RELATED)
		check_conversion_to(p, element, to, CONVERT_INITIALIZER);
	else
		check_binding(p, element, type, CONVERT_INITIALIZER);
	check_end(p, il_expr_node(p->il, element)->next);
	return p->errors > errors;
}

/* What a designator is for: behind its indices. */
static u32 designated_value(const struct parser *p, u32 element)
{
	u32 value = il_expr_node(p->il, element)->first_operand;

	while (il_expr_node(p->il, value)->next)
		value = il_expr_node(p->il, value)->next;
	return value;
}

bool check_foreign_designators(struct parser *p, u32 list)
{
	u32 first = il_expr_node(p->il, list)->first_operand, element, at;

	for (element = is_before_cxx20(p) ? 0 : first; element; element = il_expr_node(p->il, element)->next) {
		at = token_at(p, begin_of(p, element));
		if (is_designated(p, element) && p->tokens[at].kind == TOK_DOT && p->tokens[at + 2].kind == TOK_DOT) {
			report_error(p, p->tokens[at + 2].position, DIAG_chained_designators);
			return true;
		}
		if (is_designated(p, element) != is_designated(p, first)) {
			report_error(p, begin_of(p, is_designated(p, element) ? designated_value(p, element) : element),
			             DIAG_mixed_designators);
			return true;
		}
	}
	return false;
}

/* A value that is no class and no array stands in one pair of braces, and as a part of an aggregate in none. */
static void check_braces_of_scalar(struct parser *p, u32 list, u32 element, u32 type, u32 depth)
{
	if (!is_compiled_once(p))
		return;
	if (depth)
		report_warning(p, begin_of(p, list), DIAG_extra_braces);
	else if (is_list(p, element) && !il_expr_node(p->il, element)->next)
		report_error(p, begin_of(p, element), DIAG_one_level_of_braces, type);
}

/* Whether a list may hold a number for an enumeration: since C++17 E{1} may be written where the underlying type is fixed, but = {1} not
 * [dcl.init.list]/3.8. */
static bool may_be_number(struct parser *p, u32 type, u32 list, u32 depth)
{
	u32 at = token_at(p, il_expr_node(p->il, list)->range_begin);

	return is_enum_type(p, type) && il_type(p->il, type)->flags & (tyf_fixed_underlying | tyf_scoped_enum) && !depth &&
	       !is_before_cxx17(p) && !(at && (p->tokens[at - 1].kind == TOK_ASSIGN || p->tokens[at - 1].kind == TOK_return));
}

static bool check_list(struct parser *p, u32 list, u32 type, u32 depth)
{
	u32 bare = type_strip(p, type, NULL), element = il_expr_node(p->il, list)->first_operand;
	const struct il_type *record = il_type(p->il, bare);

	if (check_foreign_designators(p, list))
		return true;
	if (!is_plain_list(p, list) || !is_known_type(p, bare) || depth > DEEPEST_LIST || attributed_typedef(p, type))
		return false;
	if (element && is_designated(p, element) && is_no_aggregate(p, bare)) {
		report_designator(p, element, bare);
		return true;
	}
	if (record->kind == tk_array)
		return check_array(p, list, type, depth);
	if (depth && is_no_aggregate(p, bare) && is_class_type(p, bare)) {
		check_copied_braces(p, list, type);
		return true;
	}
	if (is_class_type(p, bare))
		return complete_class(p, bare) && check_aggregate(p, list, bare, depth);
	if (may_be_number(p, bare, list, depth))
		return false;
	if (element && is_reference_type(p, type) && !is_list(p, element))
		return check_reference(p, element, type);
	if (element && is_scalar(record))
		check_braces_of_scalar(p, list, element, bare, depth);
	if (!element || !is_scalar(record) || is_list(p, element) || may_convert_directly(p, element, type))
		return false;
	if (record->kind == tk_complex) /* GNU: its parts */
		return check_complex(p, element, record->type, type);
	if (il_expr_node(p->il, element)->next)
		check_end(p, il_expr_node(p->il, element)->next);
	else
		check_conversion_to(p, element, unqualified_type(p, type, NULL), CONVERT_INITIALIZER);
	return true;
}

void check_list_initialization(struct parser *p, u32 list, u32 type)
{
	if (in_code_or_initializer(p))
		check_list(p, list, type, 0);
}

/* ---- values in parentheses [dcl.init.general]/16.5 /16.6.2.2 ---- */

static bool check_values_of_class(struct parser *p, u32 first, u32 class, u32 depth);

/* A value for a subobject: what is of no such class is for the first member of an aggregate. False: what follows is not known. */
static bool check_value(struct parser *p, u32 value, u32 type, u32 depth)
{
	u32 bare = type_strip(p, type, NULL);

	if (is_class_type(p, bare) && !is_list(p, value) && has_known_type(p, value) && is_plain_aggregate(p, bare)) {
		if (depth > DEEPEST_LIST || conversion_of(p, value, bare, false).kind != CONVERSION_NONE)
			return depth <= DEEPEST_LIST;
		return check_values_of_class(p, value, bare, depth + 1);
	}
	return check_element(p, value, type, depth);
}

/* One value for each member; of those for a member of a member (depth is not 0), the first alone. */
static bool check_values_of_class(struct parser *p, u32 first, u32 class, u32 depth)
{
	u32 field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field, value = first;

	for (; value && field; field = il_field(p->il, field)->next) {
		if (il_is_unnamed_bit_field(il_field(p->il, field)))
			continue;
		if (!il_field(p->il, field)->name || !check_value(p, value, il_field(p->il, field)->type, depth))
			return false;
		if (depth)
			return true;
		value = il_expr_node(p->il, value)->next;
	}
	check_end(p, value);
	return true;
}

bool check_values_of_aggregate(struct parser *p, u32 class, u32 first)
{
	return is_plain_aggregate(p, class) && check_values_of_class(p, first, class, 0);
}

void check_values_of_array(struct parser *p, u32 type, u32 first)
{
	const struct il_type array = *il_type(p->il, type_strip(p, type, NULL));
	bool has_bound = !(array.flags & (tyf_unknown_bound | tyf_variable_bound | tyf_dependent));
	u64 count = has_bound ? array.size : UINT64_MAX;
	u32 value = first;

	if (!in_code_or_initializer(p) || !first || !is_known_type(p, array.type) || !all_have_known_types(p, first))
		return;
	if (is_string_literal(p, first) && is_character_array(p, type)) {
		check_array_value(p, first, type, CONVERT_DIRECT);
		return;
	}
	for (; value && count; value = il_expr_node(p->il, value)->next, count--)
		if (!check_value(p, value, array.type, 0))
			return;
	check_end(p, value);
}
