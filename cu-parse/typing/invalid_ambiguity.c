/* Members and bases that a class has more than once, or from several bases [class.member.lookup] [conv.ptr]. */
#include "candidate_names.h"
#include "invalid.h"

#include "../../lib/il/names.h"
#include "../scopes/class_members.h"

enum { DEEPEST_BASE = 20 };

/* The declarations of a name in a class or, where it has none, in its bases. */
struct finding {
	u32 class, ways;
	bool is_several, is_unknown;
};

/* The scope of the class that a member belongs to, which a using-declaration may have made one of the class with that scope. */
static u32 scope_of_member(const struct parser *p, il_any entity, u32 scope)
{
	switch (il_any_kind(entity)) {
	case IL_field: return il_field(p->il, il_any_index(entity))->parent_scope;
	case IL_variable: return il_variable(p->il, il_any_index(entity))->parent_scope;
	case IL_routine: return il_routine(p->il, il_any_index(entity))->parent_scope;
	case IL_template: return il_template(p->il, il_any_index(entity))->parent_scope;
	default: return scope;
	}
}

static void add_members_found(const struct parser *p, struct finding *f, u32 symbol, u32 scope)
{
	u32 home = scope_of_member(p, p->symbols.at[symbol].entity, scope), class = p->scopes.at[home].type;

	while ((symbol = p->symbols.at[symbol].next))
		f->is_unknown |= scope_of_member(p, p->symbols.at[symbol].entity, scope) != home;
	f->is_unknown |= !class;
	f->is_several |= f->class && f->class != class;
	f->class = class;
	f->ways++;
}

static void find_member(struct parser *p, u32 class, u32 ident, u32 depth, struct finding *f)
{
	u32 info = il_type(p->il, class)->class_info, scope = info ? il_class_info(p->il, info)->scope : 0, base, symbol;

	f->is_unknown |= !scope || depth > DEEPEST_BASE || il_type(p->il, class)->flags & (tyf_dependent | tyf_closure) ||
	                 p->scopes.at[scope].has_unknown_names;
	if (f->is_unknown)
		return;
	symbol = bound_symbol(p, scope, ident);
	if (symbol) {
		add_members_found(p, f, symbol, scope);
		return;
	}
	for (base = il_class_info(p->il, info)->first_base; base; base = il_base_class(p->il, base)->next) {
		f->is_unknown |= (il_base_class(p->il, base)->flags & (bcf_virtual | bcf_dependent | bcf_pack)) != 0;
		find_member(p, type_strip(p, il_base_class(p->il, base)->type, NULL), ident, depth + 1, f);
	}
}

/* Whether a member belongs to an object: for templates the base that has it several times is what is ambiguous. */
static bool is_nonstatic(const struct parser *p, il_any entity)
{
	return il_any_kind(entity) == IL_field ||
	       (il_any_kind(entity) == IL_routine && !(il_routine(p->il, il_any_index(entity))->flags & rf_static_member));
}

static bool is_member(const struct parser *p, il_any member)
{
	il_any entity = il_any_kind(member) == IL_template ? il_template(p->il, il_any_index(member))->prototype : member;

	return il_any_kind(entity) == IL_field || il_any_kind(entity) == IL_routine || il_any_kind(entity) == IL_variable;
}

/* Whether a class has several subobjects of a base that are told apart, which those of virtual bases may not be. */
static bool has_several(struct parser *p, u32 class, u32 base)
{
	struct base_ways ways = ways_to_base(p, class, base);

	return ways.count > 1 && !ways.is_virtual && !ways.unknown;
}

bool is_ambiguous_in_class(struct parser *p, u32 class, u32 ident, il_any entity)
{
	struct finding f = { 0 };

	if (!is_known_type(p, class))
		return false;
	find_member(p, class, ident, 0, &f);
	return !f.is_unknown && (f.is_several || (f.ways > 1 && is_nonstatic(p, entity) && has_several(p, class, f.class)));
}

bool is_ambiguous_member(struct parser *p, u32 class, const struct id_expression *id)
{
	return class && !id->qualifier.present && id->kind == ID_IDENTIFIER && is_member(p, id->found.entity) &&
	       is_ambiguous_in_class(p, class, id->ident, id->found.entity);
}

bool check_ambiguous_member(struct parser *p, u32 class, const struct id_expression *id)
{
	struct buffer name = { 0 };

	if (!in_code(p) || !is_ambiguous_member(p, class, id))
		return false;
	il_add_type_name(p->il, class, 0, &name);
	buffer_printf(&name, "::%s", ident_text(p, id->ident));
	report_error(p, id->begin, DIAG_ambiguous_name, name.text);
	buffer_free(&name);
	return true;
}

/* A variable or function of a namespace, and something else that a using-directive makes visible beside it [namespace.udir]/6. */
static bool check_several_meanings(struct parser *p, const struct id_expression *id)
{
	u8 kind = p->scopes.at[id->found.scope].kind;
	struct buffer name = { 0 };
	u32 scope;

	if (!in_code(p) || in_instance(p) || id->qualifier.present || id->kind != ID_IDENTIFIER ||
	    (kind != sck_file && kind != sck_namespace) || (id->found.class != NAME_VARIABLE && !is_function_name(id->found.class)) ||
	    !(scope = scope_with_other_meaning(p, id->ident, &id->found)))
		return false;
	scope = is_in_template(p) ? 0 : scope_with_name(p, id->ident, scope); /* as it is written in a template */
	add_name_in_scope(p, il_scope(p->il, scope)->owner, ident_text(p, id->ident), &name);
	report_error(p, id->begin, DIAG_ambiguous_name, name.text);
	buffer_free(&name);
	return true;
}

bool check_ambiguous_name(struct parser *p, const struct id_expression *id)
{
	u32 class = p->class_type ? p->class_type : il_routine(p->il, p->routine)->class_type;
	u32 found = id->found.scope ? p->scopes.at[id->found.scope].type : 0;

	if (!found)
		return check_several_meanings(p, id);
	return class && found != class && is_class_type(p, found) && is_derived_from(p, class, found) == OUTCOME_SUCCESS &&
	       check_ambiguous_member(p, class, id);
}

bool check_ambiguous_base(struct parser *p, u32 class, u32 base, u32 place)
{
	if (class == base || !complete_class(p, class) || is_derived_from(p, class, base) != OUTCOME_SUCCESS ||
	    !has_several(p, class, base))
		return false;
	report_error(p, place, DIAG_ambiguous_base, base);
	return true;
}
