/* Member functions of class instances that are declared when somebody asks for them [temp.inst]/3. */
#include "waiting_members.h"

#include "../templates/instantiate.h"
#include "../traits/traits.h"
#include "../typing/typing.h"

/* ---- the pattern ---- */

bool has_waiting_members(const struct parser *p) { return p->template_depth && !p->replaying && !p->routine && !p->tentative; }

/* The function that a member-declaration has declared, if it is all that it has; 0: none. */
static u32 declared_function(const struct parser *p, u32 last_entry)
{
	u32 entry = last_entry ? il_source_sequence_entry(p->il, last_entry)->next : il_scope(p->il, p->scope)->first_entry;
	il_any target = il_source_sequence_entry(p->il, entry)->target;

	if (!entry || il_source_sequence_entry(p->il, entry)->next)
		return 0;
	if (il_any_kind(target) == IL_template)
		target = il_template(p->il, il_any_index(target))->prototype;
	return il_any_kind(target) == IL_routine ? il_any_index(target) : 0;
}

/* Whether a class is no other one for a member function of it, as long as nobody asks. */
static bool can_wait(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	const char *name = il_text(p->il, record->name);

	return record->parent_scope == p->scope && (record->special_kind == sfk_none || record->special_kind == sfk_operator) &&
	       !(record->flags & (rf_virtual | rf_pure_virtual | rf_override | rf_final | rf_friend | rf_defaulted)) &&
	       !(record->execution_space & es_global) && strcmp(name, "operator=") != 0 && strncmp(name, "operator new", 12) != 0 &&
	       strncmp(name, "operator delete", 15) != 0;
}

/* Whether, in a file of the user's, where errors of instances are noted, arguments may make a declaration wrong: they decide about types in
 * it, or it names something in what depends on them, or asks for a value. */
static bool may_be_wrong(struct parser *p, u32 routine, u32 begin, u32 end)
{
	u32 at;

	if (!il_in_user_file(p->il, p->tokens[begin].position))
		return false;
	if (type_is_dependent(p, il_routine(p->il, routine)->type))
		return true;
	for (at = begin; at < end && p->tokens[at].kind != TOK_LBRACE && p->tokens[at].kind != TOK_COLON; at++)
		switch (p->tokens[at].kind) {
		case TOK_SCOPE:
			if (at == begin || p->tokens[at - 1].kind != TOK_IDENTIFIER ||
			    lookup_unqualified(p, p->tokens[at - 1].value, LOOKUP_BEFORE_SCOPE).class != NAME_NAMESPACE)
				return true;
			break;
		case TOK_template:
		case TOK_typename:
		case TOK_decltype:
		case TOK_noexcept:
		case TOK_requires:
		case TOK_explicit:
		case TOK_LESS:
		case TOK_LBRACKET:
		case TOK_ASSIGN:
			if (at == begin || p->tokens[at - 1].kind != TOK_operator)
				return true;
			break;
		default: break;
		}
	return false;
}

void note_waiting_member(struct parser *p, u32 begin, u32 last_entry)
{
	u32 routine = declared_function(p, last_entry);

	if (!routine || !can_wait(p, routine) || may_be_wrong(p, routine, begin, p->at))
		return;
	vec_push(&p->noted_members, (struct waiting_member){ .begin = begin,
	                                                     .end = p->at,
	                                                     .ident = identifier_of(p, il_text(p->il, il_routine(p->il, routine)->name)),
	                                                     .next = p->symbols.count,
	                                                     .access = il_routine(p->il, routine)->access });
}

/* Whether a declaration has a name that means something outside and is declared again behind it, in the class: there it is found first if
 * the declaration waits. Of a member that was noted, next is the number of the first symbol behind it. */
static bool names_what_is_hidden_later(const struct parser *p, const struct waiting_member *member)
{
	u32 at;

	for (at = member->begin; at < member->end && p->tokens[at].kind != TOK_LBRACE; at++) {
		u32 ident = p->tokens[at].value;

		if (p->tokens[at].kind == TOK_IDENTIFIER && ident != member->ident && newest_symbol(p, p->scope, ident) >= member->next)
			return true;
	}
	return false;
}

void end_waiting_members(struct parser *p, u32 brace, u32 first)
{
	struct il_map counts = { 0 }, newest = { 0 };
	u32 i, list;
	bool is_new;

	if (!p->waiting.count)
		vec_push(&p->waiting, (struct waiting_member){ 0 });
	list = p->waiting.count;
	for (i = first; i < p->noted_members.count; i++)
		++*il_map_at(&counts, p->noted_members.at[i].ident, &is_new);
	for (i = first; i < p->noted_members.count; i++) {
		struct waiting_member member = p->noted_members.at[i];

		if (il_map_find(&counts, member.ident) == count_bound(p, p->scope, member.ident) && !names_what_is_hidden_later(p, &member))
			vec_push(&p->waiting, member);
	}
	p->noted_members.count = first;
	for (i = p->waiting.count; i-- > list;) {
		u32 *next = il_map_at(&newest, p->waiting.at[i].ident, &is_new);

		p->waiting.at[i].next = *next;
		*next = i;
	}
	if (p->waiting.count > list) {
		vec_push(&p->waiting, (struct waiting_member){ 0 });
		*il_map_at(&p->waiting_lists, brace, &is_new) = list;
	}
	il_map_free(&counts);
	il_map_free(&newest);
}

/* ---- the instance ---- */

/* Whether a function may override one of a base without saying so. */
static bool may_override(struct parser *p, u32 type)
{
	u32 base = il_class_info(p->il, il_type(p->il, type)->class_info)->first_base;

	for (; base; base = il_base_class(p->il, base)->next) {
		u32 class = type_strip(p, il_base_class(p->il, base)->type, NULL);

		if (!il_is_class(il_type(p->il, class)) || trait_is_polymorphic(p, &class, 1) != TRAIT_FALSE)
			return true;
	}
	return false;
}

/* Whether an argument is a type of which there are no references, pointers, parameters or results. */
static bool is_odd_argument(struct parser *p, const struct il_template_arg *arg)
{
	const struct il_type *type = il_type(p->il, type_strip(p, arg->type, NULL));

	return arg->kind == tak_type && (type->kind == tk_void || type->kind == tk_array || type->kind == tk_routine ||
	                                 type->kind == tk_error || is_reference_type(p, arg->type));
}

static bool has_odd_arguments(struct parser *p, u32 type)
{
	u32 arg = il_template_info(p->il, il_type(p->il, type)->template_info)->first_argument;

	for (; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_odd_argument(p, il_template_arg(p->il, arg)))
			return true;
	return false;
}

u32 first_waiting_member(struct parser *p, u32 type)
{
	u32 first = p->replaying && !p->template_depth && !p->routine ? il_map_find(&p->waiting_lists, p->at) : 0;

	return first && !may_override(p, type) && !has_odd_arguments(p, type) ? first : 0;
}

bool let_member_wait(struct parser *p, u32 *next)
{
	u32 number = *next, symbol;
	struct waiting_member member = p->waiting.at[number];

	if (member.begin != p->at)
		return false;
	++*next;
	symbol = newest_symbol(p, p->scope, member.ident);
	if (symbol && !is_waiting(&p->symbols.at[symbol])) /* those before it were asked for already */
		return false;
	if (!symbol) {
		bind(p, p->scope, member.ident, il_any_of(IL_none, number));
		symbol = newest_symbol(p, p->scope, member.ident);
	}
	p->symbols.at[symbol].noted = number;
	p->at = member.end;
	return true;
}

static bool declare_member(struct parser *p, u32 type, u32 scope, const struct waiting_member *member)
{
	struct instance_request request = request_for(p, il_any_of(IL_type, type));
	struct replay replay;
	u32 uses = p->class_uses.count, pending = p->class_pending.count;

	if (!begin_replay(p, &replay, member->begin, member->end, scope))
		return false;
	p->in_system_header = il_type(p->il, type)->entity & enf_in_system_header;
	p->class_type = type;
	p->access = member->access;
	p->class_depth = 1;
	vec_push(&p->requests, request);
	parse_declaration(p, CONTEXT_CLASS);
	p->class_depth = 0;
	if (!is_being_defined(p, scope))
		parse_waiting_bodies(p, pending);
	p->requests.count--;
	p->class_uses.count = uses;
	end_replay(p, &replay);
	return true;
}

bool declare_waiting(struct parser *p, u32 scope, u32 symbol)
{
	u32 number = il_any_index(p->symbols.at[symbol].entity), last = p->symbols.at[symbol].noted, next;
	u32 type = p->scopes.at[scope].type;

	p->symbols.at[symbol].entity = 0;
	for (; number; number = next) {
		struct waiting_member member = p->waiting.at[number];

		next = number == last ? 0 : member.next;
		if (!declare_member(p, type, scope, &member)) {
			p->symbols.at[symbol].entity = il_any_of(IL_none, number);
			return false;
		}
	}
	return true;
}

void declare_all_waiting(struct parser *p, u32 type)
{
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, type)->class_info);
	u32 scope = info->scope, number = info->body_begin ? il_map_find(&p->waiting_lists, token_at(p, info->body_begin)) : 0;

	for (; number && p->waiting.at[number].ident; number++)
		bound_symbol(p, scope, p->waiting.at[number].ident);
}
