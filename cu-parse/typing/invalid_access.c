/* Members and bases that cannot be named where they are [class.access]. */
#include "../../lib/il/names.h"
#include "../scopes/class_members.h"
#include "../scopes/friends.h"
#include "invalid.h"
#include "usable.h"

enum { DEEPEST_PATH = 20 };

/* Private members are inaccessible whatever class they are found in, protected ones of the object's class alone. What a friend of some
 * class may name of a base of that is not looked at. */
bool is_inaccessible(struct parser *p, u32 class, u8 access, u32 object_class)
{
	if (access == as_protected && (p->class_type || il_routine(p->il, p->routine)->class_type || class != object_class))
		return false;
	return access != as_protected ? accessible_here(p, class, access) == OUTCOME_FAILURE :
	                                accessible_here(p, class, as_private) == OUTCOME_FAILURE && !is_friend_of_any(p, p->routine);
}

/* The only way from a class to a base. */
struct base_path {
	u32 ways;
	bool is_closed;
};

/* ident: a name whose declaration in a class on the way [namespace.udecl] opens it; 0: none. */
static void follow_bases(struct parser *p, u32 class, u32 base, u32 ident, bool is_closed, u32 depth, struct base_path *path)
{
	u32 info = il_type(p->il, class)->class_info, step = info ? il_class_info(p->il, info)->first_base : 0;
	bool in_class = p->class_type || il_routine(p->il, p->routine)->class_type;

	if (class == base) {
		path->ways++;
		path->is_closed = is_closed;
		return;
	}
	if (!info || depth > DEEPEST_PATH || il_type(p->il, class)->flags & tyf_dependent) {
		path->ways = 2;
		return;
	}
	if (ident && bound_symbol(p, il_class_info(p->il, info)->scope, ident))
		path->ways = 2;
	for (; step && path->ways < 2; step = il_base_class(p->il, step)->next) {
		u8 access = il_base_class(p->il, step)->access;
		u32 type = type_strip(p, il_base_class(p->il, step)->type, NULL);
		bool closes = access == as_private || (access == as_protected && !in_class);

		closes = closes && accessible_here(p, class, as_private) == OUTCOME_FAILURE;
		follow_bases(p, type, base, ident, is_closed || closes, depth + 1, path);
	}
}

/* Whether a base of a class is certainly inaccessible here [class.access.base]/4. */
static bool is_inaccessible_base(struct parser *p, u32 class, u32 base, u32 ident)
{
	struct base_path path = { 0 };

	if (!class || !base || class == base)
		return false;
	follow_bases(p, class, base, ident, false, 0, &path);
	return path.ways == 1 && path.is_closed;
}

bool is_closed_base(struct parser *p, u32 class, u32 base)
{
	return is_derived_from(p, class, base) == OUTCOME_SUCCESS && is_inaccessible_base(p, class, base, 0);
}

static u32 class_around(const struct parser *p) { return p->class_type ? p->class_type : il_routine(p->il, p->routine)->class_type; }

static bool is_inaccessible_through(struct parser *p, u32 object_class, u32 class, const char *name)
{
	return is_inaccessible_base(p, object_class ? type_strip(p, object_class, NULL) : class_around(p), class, identifier_of(p, name));
}

/* Whether a protected member of a base is named outside of all classes and their friends. */
static bool is_closed_to_all(struct parser *p, u32 object_class, u32 class, const char *name)
{
	u32 object = object_class ? type_strip(p, object_class, NULL) : 0;
	struct base_path path = { 0 };

	if (!object || object == class || class_around(p) || is_friend_of_any(p, p->routine))
		return false;
	follow_bases(p, object, class, identifier_of(p, name), false, 0, &path);
	return path.ways == 1;
}

/* The class that a type is, or refers or points to. */
static u32 class_behind(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));
	u32 class = record->kind == tk_pointer ? type_strip(p, record->type, NULL) : type_strip(p, type, NULL);

	return is_known_type(p, class) && is_class_type(p, class) && !(il_type(p->il, class)->flags & tyf_closure) ? class : 0;
}

static bool may_befriend(struct parser *p, u32 class)
{
	return !complete_class(p, class) || befriends_context(p, class) != OUTCOME_FAILURE;
}

/* Whether protected members that are not static can be named through objects of some derived classes here, but not of the object's
 * [class.protected]. Friends of the class may name them through any object. */
static bool is_of_other_object(struct parser *p, u32 class, u32 object)
{
	u32 around = class_around(p), steps;
	bool derives = false;

	if (!object || !around || (p->routine && !il_routine(p->il, p->routine)->class_type) || may_befriend(p, class) ||
	    may_befriend(p, object))
		return false;
	for (steps = 0; around && steps < DEEPEST_PATH; steps++) {
		if (!is_known_type(p, around) || type_strip(p, around, NULL) == class ||
		    reference_related(p, around, object) != NOT_RELATED || p->scopes.at[scope_of_type(p, around)].has_unknown_names)
			return false;
		derives |= reference_related(p, class, around) == RELATED_BASE;
		around = p->scopes.at[p->scopes.at[scope_of_type(p, around)].parent].type;
	}
	return derives;
}

bool check_protected_function(struct parser *p, const struct il_expr_node *callee, const struct il_expr_node *name, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 object = callee != name ? class_behind(p, type_at(p, callee->first_operand)) : 0;

	if (record->access != as_protected || !record->class_type || record->flags & rf_static_member || name->flags & exf_qualified_name ||
	    !is_of_other_object(p, record->class_type, object))
		return false;
	report_error(p, name->range_begin, DIAG_protected_through_other, il_any_of(IL_routine, routine), object);
	return true;
}

bool check_operator_access(struct parser *p, u32 routine, u32 object_class, u32 begin, u32 place)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 object = type_strip(p, object_class, NULL);

	if (!record->class_type || !in_plain_code(p))
		return true;
	if (record->access == as_protected && is_of_other_object(p, record->class_type, object)) {
		report_error(p, begin, DIAG_protected_through_other, il_any_of(IL_routine, routine), object);
		return false;
	}
	if (!is_inaccessible(p, record->class_type, record->access, object) &&
	    !(record->access == as_protected && is_closed_to_all(p, object, record->class_type, il_text(p->il, record->name))) &&
	    !is_inaccessible_through(p, object, record->class_type, il_text(p->il, record->name)))
		return true;
	report_error(p, place, DIAG_member_inaccessible, il_any_of(IL_routine, routine));
	return false;
}

bool check_protected_field(struct parser *p, il_any entity, u32 object_class, u32 place)
{
	const struct il_field *field = il_any_kind(entity) == IL_field ? il_field(p->il, il_any_index(entity)) : NULL;

	if (!field || field->access != as_protected || !field->class_type || !in_plain_code(p) ||
	    !is_of_other_object(p, field->class_type, type_strip(p, object_class, NULL)))
		return false;
	report_error(p, place, DIAG_protected_through_other, entity, type_strip(p, object_class, NULL));
	return true;
}

bool is_inaccessible_function(struct parser *p, const struct il_expr_node *callee, const struct il_expr_node *name, u32 routine, u32 class)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 object = callee != name ? class_behind(p, type_at(p, callee->first_operand)) : 0;

	if (!record->class_type)
		return false;
	return is_inaccessible(p, record->class_type, record->access, class) ||
	       (!(name->flags & exf_qualified_name) && (callee == name || object) &&
	        is_inaccessible_through(p, object, record->class_type, il_text(p->il, record->name)));
}

void check_member_access(struct parser *p, il_any entity, u32 object_class, u32 place)
{
	u32 index = il_any_index(entity), class = 0;
	const char *name = "";
	u8 access = as_none;

	if (!in_plain_code(p)) /* not in templates, which may be friends */
		return;
	if (il_any_kind(entity) == IL_field) {
		class = il_field(p->il, index)->class_type;
		access = il_field(p->il, index)->access;
		name = il_text(p->il, il_field(p->il, index)->name);
	} else if (il_any_kind(entity) == IL_variable && il_variable(p->il, index)->flags & vf_enumerator) {
		const struct il_type *enumeration = il_type(p->il, il_variable(p->il, index)->type);

		class = enumeration->flags & tyf_scoped_enum ? 0 : p->scopes.at[enumeration->parent_scope].type;
		access = enumeration->access;
		name = il_text(p->il, il_variable(p->il, index)->name);
	} else if (il_any_kind(entity) == IL_variable && il_variable(p->il, index)->flags & vf_static_member) {
		class = p->scopes.at[il_variable(p->il, index)->parent_scope].type;
		access = il_variable(p->il, index)->access;
		name = il_text(p->il, il_variable(p->il, index)->name);
	}
	if (!class || !*name ||
	    (!is_inaccessible(p, class, access, object_class) && !is_inaccessible_through(p, object_class, class, name) &&
	     !(access == as_protected && is_closed_to_all(p, object_class, class, name))))
		return;
	report_error(p, place, DIAG_member_inaccessible, entity);
}

/* A class around that has another class's name from a base that is closed here, through which the name means the base [class.access.base]. */
static bool is_closed_name(struct parser *p, u32 class)
{
	u32 around = class_around(p), steps;

	for (steps = 0; around && steps < DEEPEST_PATH; steps++) {
		around = type_strip(p, around, NULL);
		if (around == class || !is_known_type(p, around))
			return false;
		if (is_derived_from(p, around, class) == OUTCOME_SUCCESS)
			return is_closed_base(p, around, class);
		around = p->scopes.at[p->scopes.at[scope_of_type(p, around)].parent].type;
	}
	return false;
}

/* Base where that is the name of the class in itself [class.pre]/2. */
static void check_injected_name(struct parser *p, u32 class, u32 place)
{
	struct buffer name = { 0 };

	if (!class_around(p) || !is_known_type(p, class) || !is_closed_name(p, class))
		return;
	il_add_entity_name(p->il, il_any_of(IL_type, class), place, &name);
	buffer_puts(&name, "::");
	buffer_puts(&name, il_text(p->il, il_type(p->il, class)->name));
	report_error(p, place, DIAG_injected_name_inaccessible, name.text, il_type(p->il, class)->position);
	buffer_free(&name);
}

void check_type_access(struct parser *p, const struct qualifier *qualifier, const struct lookup *found, u32 place)
{
	bool tentative = p->tentative, is_looked_at;
	struct member_access member;

	p->tentative = false;
	is_looked_at = p->routine ? in_plain_code(p) : is_as_written(p) && !is_in_template(p);
	p->tentative = tentative;
	if (!is_looked_at || !found->scope || p->scopes.at[found->scope].kind != sck_class_struct_union)
		return;
	if (found->entity == il_any_of(IL_type, p->scopes.at[found->scope].type)) {
		if (!qualifier->present && !tentative)
			check_injected_name(p, il_any_index(found->entity), place);
		return;
	}
	if (!member_access_of(p, found->entity, &member) ||
	    accessible_through(p, qualifier->present ? qualifier->type : 0, &member) != OUTCOME_FAILURE || is_friend_of_any(p, p->routine))
		return;
	if (tentative)
		p->closed_names++;
	else if (p->routine || p->class_type)
		report_error(p, place, DIAG_member_inaccessible, found->entity);
	else /* what is declared with it may be a member or a friend */
		vec_push(&p->closed_types, (struct closed_type){ found->entity, place });
}

/* Whether a member of the class that a declarator-id is qualified with may name a type. */
static bool is_open_to_member(struct parser *p, const struct id_expression *id, il_any entity)
{
	u32 scope = p->scope, class = p->class_type;
	struct member_access member;
	bool is_open;

	if (!id || !id->qualifier.present || p->scopes.at[id->qualifier.scope].kind != sck_class_struct_union)
		return false;
	p->scope = id->qualifier.scope;
	p->class_type = p->scopes.at[p->scope].type;
	is_open = !member_access_of(p, entity, &member) || accessible_here(p, member.class, member.access) != OUTCOME_FAILURE;
	p->scope = scope;
	p->class_type = class;
	return is_open;
}

void report_closed_types(struct parser *p, const struct id_expression *id, u32 routine)
{
	u32 i;

	for (i = 0; i < p->closed_types.count && !is_friend_of_any(p, routine); i++) {
		const struct closed_type *type = &p->closed_types.at[i];

		if (!is_open_to_member(p, id, type->entity) && !diag_was_said(p->diag, DIAG_member_inaccessible, type->place))
			report_error(p, type->place, DIAG_member_inaccessible, type->entity);
	}
	p->closed_types.count = 0;
}

static bool is_pointer(const struct parser *p, u32 type)
{
	return il_type(p->il, type_strip(p, type, NULL))->kind == tk_pointer && !is_reference_type(p, type);
}

bool check_base_conversion(struct parser *p, u32 node, u32 type)
{
	u32 from = class_behind(p, type_at(p, node)), to = class_behind(p, type);

	if (!from || !to || is_pointer(p, type_at(p, node)) != is_pointer(p, type))
		return false;
	if (check_ambiguous_base(p, from, to, begin_of(p, node)))
		return true;
	if (!is_inaccessible_base(p, from, to, 0))
		return false;
	report_error(p, begin_of(p, node), DIAG_inaccessible_base, to);
	return true;
}
