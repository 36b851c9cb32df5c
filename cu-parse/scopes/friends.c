#include "friends.h"

void record_friend(struct parser *p, il_any entity)
{
	u32 scope = p->scope;

	while (scope && p->scopes.at[scope].kind != sck_class_struct_union)
		scope = p->scopes.at[scope].parent;
	if (!scope)
		return;
	vec_push(&p->friends, (struct friend){ entity, p->scopes.at[scope].first_friend, 0 });
	p->scopes.at[scope].first_friend = p->friends.count;
}

void record_friend_specializations(struct parser *p, u32 symbol, u32 type)
{
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		if (il_any_kind(p->symbols.at[symbol].entity) != IL_template)
			continue;
		record_friend(p, p->symbols.at[symbol].entity);
		p->friends.at[p->friends.count - 1].type = type;
	}
}

/* The class, or any that its template makes. */
static enum outcome is_class_of(const struct parser *p, u32 named, u32 class)
{
	u32 type = type_strip(p, named, NULL), info, template;

	if (!type || type_is_unknown(p, type))
		return OUTCOME_UNKNOWN;
	if (type == class)
		return OUTCOME_SUCCESS;
	info = il_type(p->il, type)->template_info; /* a template's class that is not defined has it, too */
	template = il_type(p->il, type)->class_info ? il_class_info(p->il, il_type(p->il, type)->class_info)->template :
	           info                             ? il_template_info(p->il, info)->template :
	                                              0;
	return template && il_template_info(p->il, il_type(p->il, class)->template_info)->template == template ? OUTCOME_SUCCESS :
	                                                                                                         OUTCOME_FAILURE;
}

/* The function, or any that its template makes. */
static bool is_routine_of(const struct parser *p, u32 named, u32 routine)
{
	u32 template = il_routine(p->il, named)->template;

	return named == routine || (template && template == il_routine(p->il, routine)->template) ||
	       (template && il_template_info(p->il, il_routine(p->il, routine)->template_info)->template == template);
}

static u32 first_friend(const struct parser *p, u32 class)
{
	return p->scopes.at[il_class_info(p->il, il_type(p->il, class)->class_info)->scope].first_friend;
}

static enum outcome best(enum outcome a, enum outcome b)
{
	return a == OUTCOME_SUCCESS || b == OUTCOME_SUCCESS ? OUTCOME_SUCCESS : a == OUTCOME_UNKNOWN ? a : b;
}

/* The class that a class is nested in, or 0. */
static u32 class_around(const struct parser *p, u32 class) { return p->scopes.at[il_type(p->il, class)->parent_scope].type; }

enum outcome befriends_class(const struct parser *p, u32 class, u32 other)
{
	enum outcome outcome = OUTCOME_FAILURE;
	u32 i, around;

	for (around = other; around; around = class_around(p, around))
		if (around == class)
			return OUTCOME_SUCCESS;
	for (i = first_friend(p, class); i; i = p->friends.at[i - 1].next)
		for (around = other; around && il_any_kind(p->friends.at[i - 1].entity) == IL_type; around = class_around(p, around))
			outcome = best(outcome, is_class_of(p, il_any_index(p->friends.at[i - 1].entity), around));
	return outcome;
}

/* The template that makes a function, or 0. */
static u32 template_of_routine(const struct parser *p, u32 routine)
{
	return il_template_info(p->il, il_routine(p->il, routine)->template_info)->template;
}

/* Whether a function that a template makes is the one of that type. */
static enum outcome is_specialization_of(struct parser *p, u32 wanted, u32 type)
{
	if (type_is_dependent(p, wanted) || type_is_dependent(p, type) || type_is_unknown(p, wanted) || type_is_unknown(p, type))
		return OUTCOME_UNKNOWN;
	return type_canonical(p, wanted) == type_canonical(p, type) ? OUTCOME_SUCCESS : OUTCOME_FAILURE;
}

static enum outcome befriends_routine(struct parser *p, u32 class, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	enum outcome outcome = record->class_type ? befriends_class(p, class, record->class_type) : OUTCOME_FAILURE;
	u32 template = template_of_routine(p, routine), i;

	for (i = first_friend(p, class); i; i = p->friends.at[i - 1].next) {
		il_any friend = p->friends.at[i - 1].entity;

		if (il_any_kind(friend) == IL_routine && is_routine_of(p, il_any_index(friend), routine))
			return OUTCOME_SUCCESS;
		if (il_any_kind(friend) == IL_template && il_any_index(friend) == template)
			outcome = best(outcome, is_specialization_of(p, p->friends.at[i - 1].type, record->type));
	}
	return outcome;
}

/* Whether a class has a friend of the name of the function that is being declared: which one that is is not known before its type. */
static bool befriends_name(const struct parser *p, u32 class, u32 ident)
{
	u32 name = p->lexed.identifiers.at[ident].name, i;

	for (i = ident ? first_friend(p, class) : 0; i; i = p->friends.at[i - 1].next) {
		il_any friend = p->friends.at[i - 1].entity;
		u32 routine = il_any_kind(friend) == IL_routine ? il_any_index(friend) : 0;

		if (routine && il_routine(p->il, routine)->name == name)
			return true;
	}
	return false;
}

enum outcome befriends_context(struct parser *p, u32 class)
{
	enum outcome outcome = p->routine ? befriends_routine(p, class, p->routine) : OUTCOME_FAILURE;
	u32 scope;

	if (befriends_name(p, class, p->function_name))
		outcome = best(outcome, OUTCOME_UNKNOWN);
	if (p->class_type)
		outcome = best(outcome, befriends_class(p, class, p->class_type));
	if (p->prototype)
		outcome = best(outcome, befriends_routine(p, class, p->prototype));
	for (scope = p->scope; scope && outcome != OUTCOME_SUCCESS; scope = p->scopes.at[scope].parent) {
		il_any owner = il_scope(p->il, scope)->owner;

		if (p->scopes.at[scope].kind == sck_class_struct_union)
			outcome = best(outcome, befriends_class(p, class, p->scopes.at[scope].type));
		else if (p->scopes.at[scope].kind == sck_function && il_any_kind(owner) == IL_routine)
			outcome = best(outcome, befriends_routine(p, class, il_any_index(owner)));
	}
	return outcome;
}

bool is_any_friend(struct parser *p)
{
	u32 classes[] = { p->class_type, il_routine(p->il, p->routine)->class_type }, i, n, around;

	for (i = 0; i < p->friends.count; i++) {
		il_any entity = p->friends.at[i].entity;

		if (il_any_kind(entity) == IL_routine && p->routine && is_routine_of(p, il_any_index(entity), p->routine))
			return true;
		if (il_any_kind(entity) == IL_template && il_any_index(entity) == template_of_routine(p, p->routine))
			return true;
		for (n = 0; n < COUNT_OF(classes) && il_any_kind(entity) == IL_type; n++)
			for (around = classes[n]; around; around = class_around(p, around))
				if (is_class_of(p, il_any_index(entity), around) != OUTCOME_FAILURE)
					return true;
	}
	return false;
}
