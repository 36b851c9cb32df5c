/* Access to members through the class that names them [class.access.base]/5: that of the object, or of the qualifier. What is not certain
 * is taken for accessible. */
#include "access.h"
#include "../scopes/class_members.h"
#include "typing.h"
#include "../scopes/friends.h"

/* Whether the class is one of those that what is parsed is a part of. */
static bool is_inside(const struct parser *p, u32 class)
{
	u32 around[] = { p->class_type, il_routine(p->il, p->routine)->class_type }, i, scope;

	for (scope = p->scope; scope; scope = p->scopes.at[scope].parent)
		if (p->scopes.at[scope].kind == sck_class_struct_union && p->scopes.at[scope].type == class)
			return true;
	for (i = 0; i < COUNT_OF(around); i++)
		for (scope = around[i] ? il_type(p->il, around[i])->class_info : 0; scope;) {
			u32 type = p->scopes.at[il_class_info(p->il, scope)->scope].type, parent = il_type(p->il, type)->parent_scope;

			if (type == class)
				return true;
			scope = parent && p->scopes.at[parent].kind == sck_class_struct_union ?
			                il_type(p->il, p->scopes.at[parent].type)->class_info :
			                0;
		}
	return false;
}

/* Whether what is parsed is a part of any class, or of a function. */
static bool is_inside_any(const struct parser *p) { return p->class_type || p->routine || innermost_class_scope(p, p->scope); }

enum outcome accessible_here(struct parser *p, u32 class, u8 access)
{
	enum outcome friend;

	if (!class || (access != as_private && access != as_protected) || is_inside(p, class))
		return OUTCOME_SUCCESS;
	friend = befriends_context(p, class);
	/* what a derived class and its friends may do to protected members depends on the object */
	return friend == OUTCOME_FAILURE && access == as_protected && is_inside_any(p) ? OUTCOME_UNKNOWN : friend;
}

/* A search for a member from its naming class on, through all bases. */
struct access_search {
	u32 scope, ident, budget; /* the member's own class and name */
	u8 access;                /* in that */
};

/* What a class has of the member. */
struct reached {
	bool is_found, is_closed; /* closed: it is private to a base, and no member here [class.access.base]/1 */
	u8 access;
	enum outcome outcome; /* whether it may be named here */
};

static u8 narrower(u8 a, u8 b) { return a > b ? a : b; }

/* The widest access that using-declarations of the name give a member in a class; as_none: there are none. */
static u8 access_of_using(const struct parser *p, u32 scope, u32 ident)
{
	u32 entry = il_scope(p->il, scope)->first_entry, name = p->lexed.identifiers.at[ident].name;
	u8 access = as_none;

	for (; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;
		const struct il_using_declaration *using =
			il_using_declaration(p->il, il_any_kind(target) == IL_using_declaration ? il_any_index(target) : 0);

		if (il_any_kind(target) == IL_using_declaration && using->name == name && using->access < access)
			access = using->access;
	}
	return access;
}

static struct reached reached_in(struct parser *p, u32 class, u8 access)
{
	return (struct reached){ true, false, access, accessible_here(p, class, access) };
}

/* What is found in a base with such an access, as a member of the derived class. */
static struct reached through_base(struct parser *p, struct reached r, u32 class, u8 access)
{
	enum outcome by_base = worst(accessible_here(p, class, access), r.outcome), as_member;

	r.is_closed |= r.access == as_private;
	r.access = narrower(r.access, access);
	as_member = r.is_closed ? OUTCOME_FAILURE : accessible_here(p, class, r.access);
	r.outcome = by_base > as_member ? by_base : as_member;
	return r;
}

static struct reached search_bases(struct parser *p, struct access_search *s, u32 class);

/* The member in a class, by the way that gives most [class.paths]. */
static struct reached search_member(struct parser *p, struct access_search *s, u32 class)
{
	struct class_members members = members_of_class(p, class);

	if (!members.certain || !s->budget || !--s->budget)
		return (struct reached){ true, false, as_public, OUTCOME_SUCCESS };
	if (members.scope == s->scope)
		return reached_in(p, class, s->access);
	if (bound_symbol(p, members.scope, s->ident)) {
		u8 access = access_of_using(p, members.scope, s->ident);

		return reached_in(p, class, access == as_none ? as_public : access);
	}
	return search_bases(p, s, class);
}

static struct reached search_bases(struct parser *p, struct access_search *s, u32 class)
{
	u32 n, type, base = il_class_info(p->il, members_of_class(p, class).info)->first_base;
	struct reached best = { 0 };

	for (n = 0; (type = direct_base(p, class, n)); n++, base = il_base_class(p->il, base)->next) {
		u8 access = il_base_class(p->il, base)->access;
		struct reached r = { true, false, as_public, OUTCOME_SUCCESS };

		if (type != p->error_type)
			r = search_member(p, s, type);
		if (!r.is_found)
			continue;
		r = through_base(p, r, type_strip(p, class, NULL), access);
		if (!best.is_found || r.outcome > best.outcome ||
		    (r.outcome == best.outcome && (r.is_closed < best.is_closed || r.access < best.access)))
			best = r;
	}
	return best;
}

/* What a class may do to protected members of one that it may derive from: those that need an object take just its own. */
static enum outcome allowed_to_derived(struct parser *p, u32 class, u32 base, u32 object)
{
	enum outcome derived = is_derived_from(p, class, base);

	if (derived != OUTCOME_SUCCESS || !object || type_canonical(p, object) == type_canonical(p, class))
		return derived;
	return is_derived_from(p, object, class) == OUTCOME_SUCCESS ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN;
}

/* Whether one of the classes around derives from a protected member's, and has such an object [class.protected]; 0: none is needed. */
static enum outcome accessible_to_derived(struct parser *p, u32 base, u32 object)
{
	u32 scopes[] = { p->scope, scope_of_type(p, p->class_type), scope_of_type(p, il_routine(p->il, p->routine)->class_type) }, i, scope;
	enum outcome best = is_any_friend(p) ? OUTCOME_UNKNOWN : OUTCOME_FAILURE, outcome;

	for (i = 0; i < COUNT_OF(scopes); i++)
		for (scope = scopes[i]; scope && best != OUTCOME_SUCCESS; scope = p->scopes.at[scope].parent)
			if (p->scopes.at[scope].kind == sck_class_struct_union) {
				outcome = allowed_to_derived(p, p->scopes.at[scope].type, base, object);
				best = outcome > best ? outcome : best;
			}
	return best;
}

enum outcome accessible_through(struct parser *p, u32 naming, const struct member_access *m)
{
	struct access_search s = { .ident = m->ident, .budget = MOST_BASES, .access = m->access };
	struct reached r;
	enum outcome outcome;

	naming = naming ? type_strip(p, naming, NULL) : 0;
	if (!naming || !is_class_type(p, naming) || naming == m->class) {
		outcome = accessible_here(p, m->class, m->access);
	} else {
		s.scope = members_of_class(p, m->class).scope;
		r = search_member(p, &s, naming);
		outcome = r.is_found ? r.outcome : accessible_here(p, m->class, m->access);
	}
	return outcome == OUTCOME_UNKNOWN && naming ? accessible_to_derived(p, m->class, m->needs_object ? naming : 0) : outcome;
}

enum outcome accessible_base(struct parser *p, u32 class, u32 base)
{
	struct member_access any_member = { .class = type_strip(p, base, NULL), .access = as_public, .needs_object = true };
	enum outcome derived;

	if (!class || type_canonical(p, type_strip(p, class, NULL)) == type_canonical(p, any_member.class))
		return OUTCOME_SUCCESS;
	derived = is_derived_from(p, class, base);
	return derived == OUTCOME_SUCCESS ? accessible_through(p, class, &any_member) : derived;
}

bool member_access_of(struct parser *p, il_any entity, struct member_access *m)
{
	u32 index = il_any_index(entity), scope = 0, name;

	switch (il_any_kind(entity)) {
	case IL_routine:
		*m = (struct member_access){ .class = il_routine(p->il, index)->class_type, .access = il_routine(p->il, index)->access };
		m->needs_object = !(il_routine(p->il, index)->flags & rf_static_member);
		name = il_routine(p->il, index)->name;
		break;
	case IL_field:
		*m = (struct member_access){ .class = il_field(p->il, index)->class_type, .access = il_field(p->il, index)->access };
		m->needs_object = true;
		name = il_field(p->il, index)->name;
		break;
	case IL_variable: {
		const struct il_variable *record = il_variable(p->il, index);
		const struct il_type *enumeration = il_type(p->il, record->flags & vf_enumerator ? record->type : 0);

		scope = record->flags & vf_enumerator ? enumeration->parent_scope : record->parent_scope;
		*m = (struct member_access){ .access = record->flags & vf_enumerator ? enumeration->access : record->access };
		name = record->name;
		break;
	}
	case IL_type:
		scope = il_type(p->il, index)->parent_scope;
		*m = (struct member_access){ .access = il_type(p->il, index)->access };
		name = il_type(p->il, index)->name;
		break;
	case IL_template:
		entity = il_template(p->il, index)->prototype;
		return il_any_kind(entity) != IL_template && member_access_of(p, entity, m);
	default: return false;
	}
	if (scope && p->scopes.at[scope].kind == sck_class_struct_union)
		m->class = p->scopes.at[scope].type;
	if (m->class)
		m->ident = identifier_of(p, il_text(p->il, name));
	return m->class;
}

void require_access(struct parser *p, const struct qualifier *qualifier, const struct lookup *found)
{
	struct member_access member;
	enum outcome outcome;

	if (!p->failure || !qualifier->present || !found->scope || p->scopes.at[found->scope].kind != sck_class_struct_union ||
	    found->entity == il_any_of(IL_type, p->scopes.at[found->scope].type) || !member_access_of(p, found->entity, &member))
		return;
	outcome = accessible_through(p, qualifier->type, &member);
	p->doubts += outcome == OUTCOME_UNKNOWN;
	if (outcome == OUTCOME_FAILURE)
		substitution_fails(p);
}
