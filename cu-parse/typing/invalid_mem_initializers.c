/* What is said about the mem-initializers of a constructor [class.base.init]: those that are wrong, and those that are missing. */
#include "../types/layout.h"
#include "invalid.h"

#include "../overload/constructors.h"
#include "../scopes/class_members.h"
#include "../types/special_members.h"

/* Whether a name that is not found in a class is none there; dependent bases have no say where it is written [temp.dep]/3. */
static bool has_known_names(struct parser *p, u32 class)
{
	return is_in_template(p) && type_is_dependent(p, class) ?
	               !(p->scopes.at[scope_of_type(p, class)].has_unknown_names & UNKNOWN_NAMES) :
	               members_of_class(p, class).certain;
}

/* Whether what the class has by that name is neither a member of its own or of its anonymous unions nor a base; member: 0, it is none of
 * these sorts. */
static bool is_no_part(struct parser *p, il_any member, const struct id_expression *id)
{
	u32 class;

	if (il_any_kind(member) == IL_field) {
		class = il_field(p->il, il_any_index(member))->class_type;
		return class != p->class_type && !il_is_anonymous_class(p->il, class);
	}
	if (il_any_kind(member) == IL_type) {
		class = type_strip(p, il_any_index(member), NULL);
		return !is_in_template(p) && is_known_type(p, class) && class != p->class_type &&
		       (!is_class_type(p, class) || is_incomplete_class(p, class) ||
		        (complete_class(p, class) && is_derived_from(p, p->class_type, class) == OUTCOME_FAILURE));
	}
	return id->found.class == NAME_VARIABLE || id->found.class == NAME_ROUTINE || id->found.class == NAME_NOT_FOUND;
}

/* Whether a mem-initializer names a base that is one of a base alone, and not virtual [class.base.init]/2. */
static bool is_indirect_base(struct parser *p, il_any member)
{
	u32 base = il_any_kind(member) == IL_type ? type_strip(p, il_any_index(member), NULL) : 0, n = 0, direct;
	struct base_ways ways;

	if (!base || is_in_template(p) || !is_known_type(p, base) || !is_class_type(p, base) || base == p->class_type)
		return false;
	while ((direct = direct_base(p, p->class_type, n++)))
		if (!is_known_type(p, direct) || type_strip(p, direct, NULL) == base)
			return false;
	ways = ways_to_base(p, p->class_type, base);
	return ways.count && !ways.is_virtual && !ways.unknown;
}

void check_mem_initializer(struct parser *p, const struct il_constructor_init *init, const struct id_expression *id, u32 place)
{
	u32 field = il_any_kind(init->member) == IL_field ? il_any_index(init->member) : 0, first = init->first_expr;
	u32 type = field ? il_field(p->il, field)->type : il_any_kind(init->member) == IL_type ? il_any_index(init->member) : 0;
	bool list = first && il_expr_node(p->il, first)->kind == enk_braced_init_list && !is_first_in_parentheses(p, first);

	if ((field && !list && check_array_member(p, field, first)) || !in_code(p))
		return;
	if (!in_instance(p) && !id->qualifier.present && id->kind == ID_IDENTIFIER && is_no_part(p, init->member, id) &&
	    has_known_names(p, p->class_type)) {
		report_error(p, id->begin, DIAG_no_member_to_initialize, ident_text(p, id->ident), class_word(p, p->class_type),
		             il_any_of(IL_type, p->class_type));
		return;
	}
	if (is_indirect_base(p, init->member)) {
		report_error(p, id->begin, DIAG_indirect_base);
		return;
	}
	if (field && check_dependent_value(p, first, type))
		return;
	if (!is_known_type(p, type) || (field && attributes_change_type(p, il_field(p->il, field)->first_attribute)))
		return;
	if (list && is_class_type(p, type))
		check_braced(p, type, first);
	else if (is_class_type(p, type))
		check_parenthesized(p, type, first, field ? PARENTHESES_OF_MEMBER : PARENTHESES_OF_BASE, place);
	else if (first && il_expr_node(p->il, first)->next)
		report_error(p, begin_of(p, il_expr_node(p->il, first)->next), DIAG_too_many_initializers);
	else if (first && il_expr_node(p->il, first)->kind != enk_braced_init_list)
		check_conversion_to(p, first, type, CONVERT_DIRECT);
	else if (list)
		check_list_initialization(p, first, type);
}

/* What two mem-initializers are for, where both name it; 0: they are for different parts. */
static il_any common_part(struct parser *p, const struct il_constructor_init *a, const struct il_constructor_init *b)
{
	bool are_bases = a->member && b->member && il_any_kind(a->member) == IL_type && il_any_kind(b->member) == IL_type;
	u32 base = are_bases ? il_any_index(a->member) : 0;

	if (are_bases && is_known_type(p, base) && is_known_type(p, il_any_index(b->member)) &&
	    same_unqualified_type(p, base, il_any_index(b->member)))
		return a->member;
	return a->member == b->member && il_any_kind(a->member) == IL_field ? a->member : 0;
}

/* Whether it was said that a mem-initializer names nothing. */
static bool is_for_nothing(const struct parser *p, const struct il_constructor_init *init)
{
	u32 i;

	for (i = p->diag->messages.count; i; i--)
		if (p->diag->messages.at[i - 1].id == DIAG_no_member_to_initialize &&
		    p->diag->messages.at[i - 1].place == init->range_begin)
			return true;
	return false;
}

static bool is_delegating(const struct parser *p, const struct il_constructor_init *init)
{
	return il_any_kind(init->member) == IL_type && type_strip(p, il_any_index(init->member), NULL) == p->class_type;
}

/* The constructor that a mem-initializer for the class itself calls; 0: it is not known. */
static u32 delegated_to(struct parser *p, const struct il_constructor_init *init)
{
	u32 first = init->first_expr;
	bool is_list = first && il_expr_node(p->il, first)->kind == enk_braced_init_list && !is_first_in_parentheses(p, first);
	enum outcome outcome = OUTCOME_UNKNOWN;
	u32 routine = resolve_constructor(p, p->class_type, first, is_list, &outcome);

	return outcome == OUTCOME_SUCCESS ? routine : 0;
}

/* Whether a constructor is called by those that it calls, as far as their bodies were read, which is said [class.base.init]/6. */
static void check_delegation(struct parser *p, u32 init)
{
	enum { LONGEST_CHAIN = 16 };
	u32 routine = delegated_to(p, il_constructor_init(p->il, init)), steps;

	for (steps = 0; routine && routine != p->routine && steps < LONGEST_CHAIN; steps++) {
		u32 next = il_routine(p->il, routine)->first_ctor_init;

		routine =
			next && is_delegating(p, il_constructor_init(p->il, next)) ? delegated_to(p, il_constructor_init(p->il, next)) : 0;
	}
	if (routine && routine == p->routine)
		report_error(p, il_constructor_init(p->il, init)->range_begin, DIAG_delegates_to_itself);
}

/* A mem-initializer for the class itself is the only one [class.base.init]/6. */
static void check_delegating(struct parser *p, u32 init, bool is_first)
{
	const struct il_constructor_init *record = il_constructor_init(p->il, init);

	if (!is_delegating(p, record))
		return;
	if (!is_first)
		report_error(p, record->range_begin, DIAG_delegating_with_others);
	else if (record->next)
		report_error(p, p->tokens[token_at(p, record->range_end)].position, DIAG_delegating_with_others);
	else
		check_delegation(p, init);
}

void check_initialized_twice(struct parser *p, u32 first)
{
	u32 other, init;

	if (!in_plain_code(p))
		return;
	for (init = first; init; init = il_constructor_init(p->il, init)->next) {
		const struct il_constructor_init *again;
		il_any part = 0;

		check_delegating(p, init, init == first);
		again = il_constructor_init(p->il, init);
		for (other = first; other != init && !part; other = il_constructor_init(p->il, other)->next)
			part = common_part(p, il_constructor_init(p->il, other), again);
		if (is_for_nothing(p, again))
			continue;
		if (part && il_any_kind(part) == IL_field)
			report_error(p, again->range_begin, DIAG_member_initialized_twice, part);
		else if (part && type_strip(p, il_any_index(part), NULL) != p->class_type)
			report_error(p, again->range_begin, DIAG_base_initialized_twice, il_any_index(part));
	}
}

/* Whether a mem-initializer is for the part, or for the class itself: another constructor then initializes all. */
static bool is_initialized(struct parser *p, u32 init, il_any part)
{
	for (; init; init = il_constructor_init(p->il, init)->next) {
		il_any member = il_constructor_init(p->il, init)->member;
		u32 type = il_any_kind(member) == IL_type ? type_strip(p, il_any_index(member), NULL) : 0;

		if (!member && is_for_nothing(p, il_constructor_init(p->il, init)))
			continue;
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

/* What is said of a member without a value. */
static enum diag_id detail_of(const struct parser *p, u32 field)
{
	return p->body.is_constexpr                               ? DIAG_uninitialized_member :
	       is_reference_type(p, il_field(p->il, field)->type) ? DIAG_uninitialized_reference_member :
	                                                            DIAG_uninitialized_const_member;
}

/* Reports the fields of the list that lack an initializer. */
static void report_members(struct parser *p, u32 init, u32 field, u32 place, bool (*lacks)(struct parser *, u32, u32))
{
	enum diag_id id = p->body.is_constexpr ? DIAG_constexpr_members_without_initializer : DIAG_members_without_initializer;
	bool reported = false;

	for (; field; field = il_field(p->il, field)->next) {
		if (!lacks(p, init, field))
			continue;
		if (!reported)
			report_error(p, place, id, il_any_of(IL_routine, p->routine));
		reported = true;
		diag_detail(p->diag, detail_of(p, field), il_any_of(IL_field, field));
	}
}

/* ---- constexpr constructors before C++20 [dcl.constexpr] ---- */

/* Whether a default constructor leaves something of the type without a value; in doubt it does not. */
static bool stays_uninitialized(struct parser *p, u32 type)
{
	struct subobject o;
	u32 info, part;

	if (!is_known_type(p, type) || !strip_to_element(p, type, &o) || stack_is_low(p->stack_bound))
		return false;
	if (!is_class_type(p, o.type))
		return true;
	if (special_is_trivial(p, o.type, DEFAULT_CONSTRUCTOR) != TRAIT_TRUE)
		return false;
	info = il_type(p->il, o.type)->class_info;
	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next)
		if (stays_uninitialized(p, il_base_class(p->il, part)->type))
			return true;
	for (part = il_class_info(p->il, info)->first_field; part; part = il_field(p->il, part)->next)
		if (il_field(p->il, part)->name && stays_uninitialized(p, il_field(p->il, part)->type))
			return true;
	return false;
}

static bool has_unnamed_members(struct parser *p, u32 field)
{
	for (; field; field = il_field(p->il, field)->next)
		if (!il_field(p->il, field)->name && is_class_type(p, il_field(p->il, field)->type))
			return true;
	return false;
}

static bool field_lacks_value(struct parser *p, u32 init, u32 field)
{
	return il_field(p->il, field)->name && !il_field(p->il, field)->initializer_begin &&
	       !is_initialized(p, init, il_any_of(IL_field, field)) && stays_uninitialized(p, il_field(p->il, field)->type);
}

static void check_constexpr_union(struct parser *p, u32 init, u32 first_field, u32 place)
{
	u32 field;

	for (field = first_field; field; field = il_field(p->il, field)->next)
		if (il_field(p->il, field)->initializer_begin)
			return;
	if (!init && first_field && !has_unnamed_members(p, first_field))
		report_error(p, place, DIAG_constexpr_union_without_initializer);
}

static void check_constexpr_bases(struct parser *p, u32 init, u32 base, u32 place)
{
	for (; base; base = il_base_class(p->il, base)->next) {
		u32 type = type_strip(p, il_base_class(p->il, base)->type, NULL);

		if (is_initialized(p, init, il_any_of(IL_type, type)) || !stays_uninitialized(p, type))
			continue;
		report_error(p, place, DIAG_constexpr_base_without_initializer, type);
	}
}

/* Whether the constructor can be called without arguments. A pack of its class may stand for some. */
static bool takes_no_arguments(const struct parser *p, const struct il_routine *routine, u32 constructor)
{
	u32 param = il_full_entity_decl_info(p->il, routine->first_decl)->first_param;

	if (!il_type(p->il, type_strip(p, routine->type, NULL))->first_param)
		return true;
	return param && !(il_parameter(p->il, param)->flags & pf_pack) && !required_arguments(p, constructor);
}

/* What makes an object of a class, or of an array's elements, without arguments, where somebody wrote it without constexpr; 0: it is
 * another one, or not known. */
static u32 plain_default_constructor(struct parser *p, u32 type)
{
	struct class_survey s;
	struct subobject o;
	u32 found = 0, count = 0, i;

	if (!is_known_type(p, type) || !strip_to_element(p, type, &o) || !is_class_type(p, o.type) || o.is_reference)
		return 0;
	if (survey_class(p, o.type, &s) && !s.uncertain && !s.constructor_template && !s.inherits_constructors)
		for (i = 0; i < s.constructors.count; i++) {
			const struct il_routine *routine = il_routine(p->il, s.constructors.at[i]);

			if (!takes_no_arguments(p, routine, s.constructors.at[i]))
				continue;
			count++;
			if (is_user_provided(p, routine) && !(routine->flags & (rf_constexpr | rf_consteval)))
				found = s.constructors.at[i];
		}
	survey_free(&s);
	return count == 1 ? found : 0;
}

enum constexpr_calls { CALLS_NONE, CALLS_INSTANCE, CALLS_WRITTEN };

/* What a constexpr constructor makes without arguments. Whether a template's instance is constexpr is up to its arguments: that is a warning.
 * said: the worst so far, as only what is worse follows. */
static void check_constexpr_default(struct parser *p, u32 type, u32 place, enum constexpr_calls *said)
{
	u32 constructor = p->body.is_constexpr && *said < CALLS_WRITTEN ? plain_default_constructor(p, type) : 0;
	const u32 from_template = enf_instantiation | enf_explicit_specialization;
	il_any called = il_any_of(IL_routine, constructor);

	if (!constructor)
		return;
	if ((il_routine(p->il, constructor)->entity & from_template) != enf_instantiation) {
		report_error(p, place, DIAG_constexpr_constructor_calls, called);
		*said = CALLS_WRITTEN;
	} else if (!*said) {
		report_warning(p, place, DIAG_constexpr_constructor_calls_instance, called);
		*said = CALLS_INSTANCE;
	}
}

/* GNU: an array of no elements, of which no object is made. */
static bool has_no_elements(struct parser *p, u32 type)
{
	struct layout layout;

	return il_type(p->il, type_strip(p, type, NULL))->kind == tk_array && layout_of(p, type, &layout) && !layout.size;
}

/* ---- all of a constructor ---- */

void check_missing_initializers(struct parser *p, u32 place)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);
	u32 class = p->class_type, info = class ? il_type(p->il, class)->class_info : 0, init = routine->first_ctor_init, part, fields;
	bool must_initialize = p->body.is_constexpr && is_before_cxx20(p);
	enum constexpr_calls said = CALLS_NONE;

	if (!in_plain_code(p) || routine->special_kind != sfk_constructor || !info || is_initialized(p, init, 0))
		return;
	fields = il_class_info(p->il, info)->first_field;
	if (il_type(p->il, class)->kind == tk_union) {
		if (must_initialize)
			check_constexpr_union(p, init, fields, place);
		return;
	}
	for (part = il_class_info(p->il, info)->first_base; part; part = il_base_class(p->il, part)->next) {
		u32 base = type_strip(p, il_base_class(p->il, part)->type, NULL);

		if (!is_initialized(p, init, il_any_of(IL_type, base)) && !is_left_to_derived(p, class, part)) {
			check_default_initialization(p, base, place, DEFAULT_BASE);
			check_constexpr_default(p, base, place, &said);
		}
	}
	if (must_initialize)
		check_constexpr_bases(p, init, il_class_info(p->il, info)->first_base, place);
	for (part = fields; part; part = il_field(p->il, part)->next)
		if (il_field(p->il, part)->name && !il_field(p->il, part)->initializer_begin &&
		    !is_initialized(p, init, il_any_of(IL_field, part)) && !has_no_elements(p, il_field(p->il, part)->type)) {
			check_default_initialization(p, il_field(p->il, part)->type, place,
			                             DEFAULT_MEMBER); /* of an abstract one that was said */
			check_constexpr_default(p, il_field(p->il, part)->type, place, &said);
		}
	if (!must_initialize)
		report_members(p, init, fields, place, needs_initializer);
	else if (!has_unnamed_members(p, fields))
		report_members(p, init, fields, place, field_lacks_value);
}
