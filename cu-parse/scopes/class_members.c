#include "../templates/instantiate.h"
#include "class_members.h"
#include "../overload/operators.h"
#include "../typing/closure_members.h"
#include "../typing/typing.h"

/* Whether scope_of_type() gives the members of just this class: a specialization's may be those of a partial specialization instead. */
static bool has_certain_members(const struct parser *p, u32 class)
{
	const struct il_type *record = il_type(p->il, class);

	return record->class_info || !record->template_info ||
	       !(il_template(p->il, il_template_info(p->il, record->template_info)->template)->flags & tf_partially_specialized);
}

struct class_members members_of_class(struct parser *p, u32 class)
{
	struct class_members members = { 0 };
	u32 bare = type_strip(p, class, NULL);

	members.scope = scope_of_type(p, bare);
	if (members.scope) {
		members.info = il_type(p->il, p->scopes.at[members.scope].type)->class_info;
		members.certain = has_certain_members(p, bare) && members.info;
	}
	p->provisional += !members.certain || il_class_info(p->il, members.info)->flags & clf_being_defined;
	return members;
}

bool is_incomplete_class(struct parser *p, u32 class)
{
	u32 bare = type_strip(p, class, NULL);
	const struct il_type *record = il_type(p->il, bare);

	if (record->class_info)
		return false;
	p->provisional++;
	return !(record->template_info || is_member_of_instance(p, bare)) || is_undefined_specialization(p, bare);
}

u32 direct_base(struct parser *p, u32 class, u32 n)
{
	struct class_members members = members_of_class(p, class);
	u32 base, type;

	if (!members.certain)
		return !n && !is_incomplete_class(p, class) ? p->error_type : 0;
	for (base = il_class_info(p->il, members.info)->first_base; base && n; n--)
		base = il_base_class(p->il, base)->next;
	if (!base)
		return 0;
	type = type_strip(p, type_of_member(p, il_base_class(p->il, base)->type, type_strip(p, class, NULL)), NULL);
	return il_base_class(p->il, base)->flags & bcf_pack || type_is_dependent(p, type) || !is_class_type(p, type) ? p->error_type : type;
}

static enum outcome search_base(struct parser *p, u32 derived, u32 base, u32 *budget)
{
	enum outcome result = OUTCOME_FAILURE;
	u32 n, type;

	if (!*budget || !--*budget)
		return OUTCOME_UNKNOWN;
	for (n = 0; (type = direct_base(p, derived, n)); n++) {
		enum outcome found;

		if (type == p->error_type)
			return OUTCOME_UNKNOWN;
		found = type_canonical(p, type) == base ? OUTCOME_SUCCESS : search_base(p, type, base, budget);
		if (found == OUTCOME_SUCCESS)
			return found;
		if (found == OUTCOME_UNKNOWN)
			result = found;
	}
	return result;
}

enum outcome is_derived_from(struct parser *p, u32 derived, u32 base)
{
	return search_base(p, derived, type_canonical(p, type_strip(p, base, NULL)), &(u32){ MOST_BASES });
}

/* A search for all ways to a base class. A virtual base is one, however many classes have it. */
struct way_search {
	u32 base, budget, virtual_count, virtuals[32];
	struct base_ways ways;
};

static bool is_visited(struct way_search *s, u32 class)
{
	u32 i;

	for (i = 0; i < s->virtual_count; i++)
		if (s->virtuals[i] == class)
			return true;
	if (s->virtual_count < COUNT_OF(s->virtuals))
		s->virtuals[s->virtual_count++] = class;
	else
		s->ways.unknown = true;
	return false;
}

static void search_ways(struct parser *p, struct way_search *s, u32 derived, bool is_public, bool is_virtual)
{
	u32 info = members_of_class(p, derived).info, base = info ? il_class_info(p->il, info)->first_base : 0, n, type;

	for (n = 0; (type = direct_base(p, derived, n)) && !s->ways.unknown; n++, base = il_base_class(p->il, base)->next) {
		struct il_base_class record = *il_base_class(p->il, base);
		u32 class = type_canonical(p, type);
		bool open = is_public && record.access == as_public, through = is_virtual || record.flags & bcf_virtual;
		bool visited = record.flags & bcf_virtual && is_visited(s, class);

		if (type == p->error_type || !--s->budget) {
			s->ways.unknown = true;
		} else if (class == s->base) {
			s->ways.count += !visited;
			s->ways.is_public |= open;
			s->ways.is_virtual |= through;
		} else if (!visited) {
			search_ways(p, s, type, open, through);
		} else if (open && !s->ways.is_public) { /* nobody came by the open way */
			s->ways.unknown = true;
		}
	}
}

struct base_ways ways_to_base(struct parser *p, u32 derived, u32 base)
{
	struct way_search s = { .base = type_canonical(p, type_strip(p, base, NULL)), .budget = MOST_BASES };

	search_ways(p, &s, derived, true, false);
	return s.ways;
}

static bool names_functions(const struct parser *p, u32 symbol)
{
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		enum name_class class = classify(p, p->symbols.at[symbol].entity);

		if (!is_function_name(class) && class != NAME_TYPE)
			return false;
	}
	return true;
}

/* The call operator of a closure type, which is declared now; *unknown: it may have another one. */
static u32 call_operator_of(struct parser *p, u32 class, u32 scope, u32 ident, bool *unknown)
{
	if (!lambda_of_class(p, class) || ident != operator_ident(p, "()"))
		return 0;
	*unknown = !declare_closure_members(p, class);
	return bound_symbol(p, scope, ident);
}

/* Whether a class's n-th base was written as something that depends on a template's parameters. */
static bool is_dependent_base(const struct parser *p, const struct class_members *members, u32 n)
{
	u32 base = il_class_info(p->il, members->info)->first_base;

	for (; base && n; n--)
		base = il_base_class(p->il, base)->next;
	return base && il_base_class(p->il, base)->flags & bcf_written_dependent;
}

bool dominates(struct parser *p, u32 class, u32 hiding, u32 hidden)
{
	return is_derived_from(p, hiding, hidden) == OUTCOME_SUCCESS && ways_to_base(p, class, hidden).count == 1;
}

/* unqualified: as a name without a qualifier is looked up, dependent bases of the class are passed over [temp.dep]/3; not those of a base. */
static struct member_functions search_class(struct parser *p, u32 class, u32 ident, bool unqualified, u32 *budget)
{
	struct member_functions none = { OUTCOME_FAILURE, 0, 0 }, unknown = { OUTCOME_UNKNOWN, 0, 0 }, found = none;
	struct class_members members = members_of_class(p, class);
	bool is_unknown = false;
	u32 symbol, n, base;

	if (!members.certain || !*budget || !--*budget)
		return is_incomplete_class(p, class) ? none : unknown;
	symbol = bound_symbol(p, members.scope, ident);
	if (!symbol)
		symbol = call_operator_of(p, type_strip(p, class, NULL), members.scope, ident, &is_unknown);
	if (symbol)
		return names_functions(p, symbol) ? (struct member_functions){ OUTCOME_SUCCESS, symbol, class } : unknown;
	if (is_unknown)
		return unknown;
	for (n = 0; (base = direct_base(p, class, n)); n++) {
		struct member_functions inherited;

		if (unqualified && is_dependent_base(p, &members, n))
			continue;
		inherited = base == p->error_type ? unknown : search_class(p, base, ident, false, budget);
		if (inherited.outcome == OUTCOME_FAILURE || (found.outcome == OUTCOME_SUCCESS && inherited.symbol == found.symbol &&
		                                             type_canonical(p, inherited.class) == type_canonical(p, found.class)))
			continue;
		if (inherited.outcome == OUTCOME_UNKNOWN)
			return unknown;
		if (found.outcome == OUTCOME_SUCCESS && dominates(p, class, found.class, inherited.class))
			continue;
		if (found.outcome == OUTCOME_SUCCESS && !dominates(p, class, inherited.class, found.class))
			return unknown;
		found = inherited;
	}
	return found;
}

struct member_functions find_member_functions(struct parser *p, u32 class, u32 ident)
{
	return search_class(p, type_strip(p, class, NULL), ident, false, &(u32){ MOST_BASES });
}

struct member_functions find_unqualified_functions(struct parser *p, u32 class, u32 ident)
{
	return search_class(p, type_strip(p, class, NULL), ident, true, &(u32){ MOST_BASES });
}

bool has_member(struct parser *p, u32 class, const char *name)
{
	return find_member_functions(p, class, identifier_of(p, name)).outcome != OUTCOME_FAILURE;
}

/* ---- conversion functions ---- */

/* Of the bases of whole. That of a virtual base is one, however many classes have it. */
static void add_conversion_function(struct parser *p, struct conversion_functions *functions, u32 routine, u32 class, u32 whole)
{
	u32 type = type_of_member(p, il_routine(p->il, routine)->conversion_type, class), i;

	for (i = 0; i < functions->count; i++)
		if (type_canonical(p, functions->at[i].type) == type_canonical(p, type) &&
		    (is_derived_from(p, functions->at[i].class, class) == OUTCOME_SUCCESS ||
		     (functions->at[i].routine == routine && functions->at[i].class == class && ways_to_base(p, whole, class).count == 1)))
			return;
	if (functions->count == CONVERSION_FUNCTIONS_MAX)
		functions->incomplete = true;
	else
		functions->at[functions->count++] = (struct conversion_function){ routine, class, type };
}

static void search_conversion_functions(struct parser *p, u32 class, u32 whole, struct conversion_functions *functions, u32 *budget)
{
	struct class_members members = members_of_class(p, class);
	u32 symbol, n, base;

	if (!members.certain || !*budget || !--*budget) {
		functions->incomplete |= !is_incomplete_class(p, class);
		return;
	}
	class = type_strip(p, class, NULL);
	if (lambda_of_class(p, class) && !captures(p, class))
		functions->incomplete |= !declare_closure_members(p, class);
	for (symbol = bound_symbol(p, members.scope, p->word.operator_word); symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_routine) {
			add_conversion_function(p, functions, il_any_index(entity), class, whole);
		} else if (classify(p, entity) == NAME_FUNCTION_TEMPLATE && functions->template_count < CONVERSION_TEMPLATES_MAX) {
			functions->templates[functions->template_count].template = il_any_index(entity);
			functions->templates[functions->template_count++].class = class;
		} else {
			functions->incomplete = true;
		}
	}
	for (n = 0; (base = direct_base(p, class, n)); n++) {
		if (base == p->error_type)
			functions->incomplete = true;
		else
			search_conversion_functions(p, base, whole, functions, budget);
	}
}

void find_conversion_functions(struct parser *p, u32 class, struct conversion_functions *functions)
{
	functions->count = functions->template_count = 0;
	functions->incomplete = false;
	search_conversion_functions(p, type_strip(p, class, NULL), type_strip(p, class, NULL), functions, &(u32){ MOST_BASES });
}

static bool may_be_explicit(const struct parser *p, u32 routine)
{
	return il_routine(p->il, routine)->flags & (rf_explicit | rf_conditional_explicit);
}

/* Whether a type is of a kind that no qualification conversion gives, and gives, another kind. */
static bool is_scalar_kind(u8 kind)
{
	return kind == tk_integer || kind == tk_float || kind == tk_nullptr || kind == tk_pointer || kind == tk_ptr_to_member;
}

bool may_yield(struct parser *p, u32 conversion_type, u32 to)
{
	u32 from = type_strip(p, type_without_reference(p, conversion_type), NULL);
	u8 source = il_type(p->il, from)->kind, target = il_type(p->il, to = type_strip(p, to, NULL))->kind;

	if (!is_scalar_kind(source) || !is_scalar_kind(target) || is_reference_type(p, to))
		return true;
	if (source == tk_pointer || source == tk_ptr_to_member)
		return source == target;
	return type_canonical(p, from) == type_canonical(p, to);
}

bool may_convert_explicitly(struct parser *p, u32 class, u32 to)
{
	struct conversion_functions functions;
	u32 i;

	find_conversion_functions(p, class, &functions);
	for (i = 0; i < functions.count; i++)
		if (may_be_explicit(p, functions.at[i].routine) && may_yield(p, functions.at[i].type, to))
			return true;
	for (i = 0; i < functions.template_count; i++)
		if (may_be_explicit(p, il_any_index(il_template(p->il, functions.templates[i].template)->prototype)))
			return true;
	return functions.incomplete;
}
