#include "friends.h"

/* ---- what is recorded ---- */

/* In place of a class's scope: any class. In place of an entity: one that is not known; behind it a name of functions. */
enum { ANY_CLASS = 0, UNKNOWN_ENTITY = 0 };
#define NAMED(name) (1ull << 32 | (name))

/* By what a friend is looked for: the class that befriends it, and the entity, its template, or its name. */
static u32 hash_of(u32 scope, u64 what)
{
	u32 hash = hash_mix((u64)scope << 34 ^ what);

	return hash + !hash; /* the map has no 0 */
}

static u32 matching_friend(const struct parser *p, u32 i, u32 scope, u64 what)
{
	while (i && (p->friends.at[i - 1].scope != scope || p->friends.at[i - 1].what != what))
		i = p->friends.at[i - 1].next;
	return i;
}

/* The friends of a class that are found by an entity or name: i - 1 is the index into p->friends; 0: there are none any more. */
static u32 first_friend(const struct parser *p, u32 scope, u64 what)
{
	return matching_friend(p, il_map_find(&p->friend_map, hash_of(scope, what)), scope, what);
}

static u32 next_friend(const struct parser *p, u32 i)
{
	return matching_friend(p, p->friends.at[i - 1].next, p->friends.at[i - 1].scope, p->friends.at[i - 1].what);
}

static void record_in(struct parser *p, u32 scope, u64 what, il_any entity, u32 type)
{
	bool is_new;
	u32 *newest = il_map_at(&p->friend_map, hash_of(scope, what), &is_new);

	vec_push(&p->friends, (struct friend){ .what = what, .scope = scope, .entity = entity, .type = type, .next = *newest });
	*newest = p->friends.count;
}

/* Of the class around. */
static void record(struct parser *p, u64 what, il_any entity, u32 type)
{
	u32 scope = innermost_class_scope(p, p->scope);

	if (!scope)
		return;
	record_in(p, scope, what, entity, type);
	record_in(p, ANY_CLASS, what, entity, type);
}

static void record_class(struct parser *p, u32 named)
{
	u32 type = type_strip(p, named, NULL), template;

	if (!type || type_is_unknown(p, type)) {
		record(p, UNKNOWN_ENTITY, 0, 0);
		return;
	}
	record(p, il_any_of(IL_type, type), il_any_of(IL_type, type), 0);
	template = il_template_info(p->il, il_type(p->il, type)->template_info)->template;
	if (template)
		record(p, il_any_of(IL_template, template), il_any_of(IL_type, type), 0);
}

void record_friend(struct parser *p, il_any entity)
{
	const struct il_routine *routine = il_routine_of(p->il, entity);

	if (il_any_kind(entity) != IL_routine) {
		record_class(p, il_any_index(entity));
		return;
	}
	record(p, entity, entity, 0);
	record(p, NAMED(routine->name), entity, 0);
	if (routine->template)
		record(p, il_any_of(IL_template, routine->template), entity, 0);
}

void record_friend_specializations(struct parser *p, u32 symbol, u32 type)
{
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any template = p->symbols.at[symbol].entity;

		if (il_any_kind(template) == IL_template)
			record(p, template, template, type);
	}
}

/* ---- what befriends what ---- */

/* A class that is known, or any that its template makes. */
static bool is_class_of(const struct parser *p, u32 type, u32 class)
{
	u32 info = il_type(p->il, type)->template_info, template; /* a template's class that is not defined has it, too */

	template = il_type(p->il, type)->class_info ? il_class_info(p->il, il_type(p->il, type)->class_info)->template :
	                                              il_template_info(p->il, info)->template;
	return type == class || (template && il_template_info(p->il, il_type(p->il, class)->template_info)->template == template);
}

static enum outcome best(enum outcome a, enum outcome b)
{
	return a == OUTCOME_SUCCESS || b == OUTCOME_SUCCESS ? OUTCOME_SUCCESS : a == OUTCOME_UNKNOWN ? a : b;
}

/* The class that a class is nested in, or 0. */
static u32 class_around(const struct parser *p, u32 class) { return p->scopes.at[il_type(p->il, class)->parent_scope].type; }

/* Whether a class, or any for ANY_CLASS, befriends another one by itself or by its template. */
static bool befriends_just(const struct parser *p, u32 scope, u32 other)
{
	u32 template = il_template_info(p->il, il_type(p->il, other)->template_info)->template, i;

	if (first_friend(p, scope, il_any_of(IL_type, other)))
		return true;
	i = template ? first_friend(p, scope, il_any_of(IL_template, template)) : 0;
	while (i && !is_class_of(p, il_any_index(p->friends.at[i - 1].entity), other))
		i = next_friend(p, i);
	return i;
}

/* The same, or a class around it. */
static enum outcome befriends(const struct parser *p, u32 scope, u32 other)
{
	u32 around;

	for (around = other; around; around = class_around(p, around))
		if (befriends_just(p, scope, around))
			return OUTCOME_SUCCESS;
	return other && first_friend(p, scope, UNKNOWN_ENTITY) ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
}

enum outcome befriends_class(const struct parser *p, u32 class, u32 other)
{
	u32 around;

	for (around = other; around; around = class_around(p, around))
		if (around == class)
			return OUTCOME_SUCCESS;
	return befriends(p, scope_of_class(p, class), other);
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

/* Whether a class, or any, befriends a function by its template: that, or what it makes of the function's type. */
static enum outcome befriends_by_template(struct parser *p, u32 scope, u32 template, u32 type)
{
	enum outcome outcome = OUTCOME_FAILURE;
	u32 i;

	for (i = template ? first_friend(p, scope, il_any_of(IL_template, template)) : 0; i; i = next_friend(p, i)) {
		if (il_any_kind(p->friends.at[i - 1].entity) == IL_routine)
			return OUTCOME_SUCCESS;
		outcome = best(outcome, is_specialization_of(p, p->friends.at[i - 1].type, type));
	}
	return outcome;
}

static enum outcome befriends_function(struct parser *p, u32 scope, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (first_friend(p, scope, il_any_of(IL_routine, routine)) ||
	    (record->template && first_friend(p, scope, il_any_of(IL_template, record->template))))
		return OUTCOME_SUCCESS;
	return befriends_by_template(p, scope, template_of_routine(p, routine), record->type);
}

static enum outcome befriends_routine(struct parser *p, u32 class, u32 routine)
{
	u32 class_type = il_routine(p->il, routine)->class_type;
	enum outcome by_class = class_type ? befriends_class(p, class, class_type) : OUTCOME_FAILURE;

	return best(by_class, befriends_function(p, scope_of_class(p, class), routine));
}

/* Whether a class has a friend of the name of the function that is being declared: which one that is is not known before its type. */
static bool befriends_name(const struct parser *p, u32 class, u32 ident)
{
	return ident && first_friend(p, scope_of_class(p, class), NAMED(p->lexed.identifiers.at[ident].name));
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

bool is_friend_of_any(const struct parser *p, u32 routine) { return first_friend(p, ANY_CLASS, il_any_of(IL_routine, routine)); }

bool is_any_friend(struct parser *p)
{
	u32 class = il_routine(p->il, p->routine)->class_type;

	return (p->routine && befriends_function(p, ANY_CLASS, p->routine) != OUTCOME_FAILURE) ||
	       befriends(p, ANY_CLASS, p->class_type) != OUTCOME_FAILURE || befriends(p, ANY_CLASS, class) != OUTCOME_FAILURE;
}
