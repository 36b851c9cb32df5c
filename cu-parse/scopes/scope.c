/* Scopes, bindings and name lookup [basic.scope] [basic.lookup]. */
#include "../templates/instantiate.h"
#include "../templates/packs.h"
#include "../typing/closure_members.h"
#include "class_members.h"
#include "entity.h"
#include "waiting_members.h"

#include <stdlib.h>

enum { LATEST_DIRECTIVES = 64 };
enum { MAX_LOOKUP_DEPTH = 1024 }; /* of bases and using-directives; deeper is "unknown" */

bool is_block(const struct scope_state *state) { return state->kind == sck_block || state->kind == sck_condition; }

/* Where lookup goes on from a scope in parent: deep nests of blocks that declare nothing would make it quadratic. */
static u32 scope_to_search(const struct parser *p, u32 parent)
{
	const struct scope_state *state = &p->scopes.at[parent];

	return is_block(state) && !state->names && !state->first_directive && !state->has_unknown_names ? state->around : parent;
}

/* Before a scope has its first name: those inside of it that are open, as where an undefined name counts as declared further out, shall
 * no longer pass over it. */
static void end_passing_over(struct parser *p, u32 scope)
{
	u32 inner;

	if (is_block(&p->scopes.at[scope]))
		for (inner = p->scope; inner && inner != scope; inner = p->scopes.at[inner].parent)
			p->scopes.at[inner].around = p->scopes.at[inner].parent;
}

void scope_set_parent(struct parser *p, u32 scope, u32 parent)
{
	il_scope(p->il, scope)->parent = p->scopes.at[scope].parent = parent;
	p->scopes.at[scope].around = scope_to_search(p, parent);
}

u32 scope_new(struct parser *p, enum il_scope_kind kind, u32 parent, il_any owner)
{
	struct il_scope *scope;
	u32 index = il_new_scope(p->il, &scope);
	struct scope_state state = { .kind = kind };

	scope->kind = kind;
	scope->owner = owner;
	while (p->scopes.count < index)
		vec_push(&p->scopes, (struct scope_state){ 0 });
	vec_push(&p->scopes, state);
	if (parent) {
		scope_set_parent(p, index, parent);
		p->scopes.at[index].in_instance = p->scopes.at[parent].in_instance;
	}
	return index;
}

bool scope_is_inside(const struct parser *p, u32 scope, u32 outer)
{
	while (scope && scope != outer)
		scope = p->scopes.at[scope].parent;
	return scope;
}

bool is_inside_class_of(const struct parser *p, u32 around)
{
	u32 scope;
	bool found = false;

	for (scope = p->scope; scope && scope != around; scope = p->scopes.at[scope].parent)
		found |= p->scopes.at[scope].kind == sck_class_struct_union;
	return scope && found;
}

u32 lambda_of_this(const struct parser *p)
{
	return p->lambda && !is_inside_class_of(p, il_lambda(p->il, p->lambda)->scope) ? p->lambda : 0;
}

/* ---- bindings ---- */

static u32 binding_slot(const struct parser *p, u32 scope, u32 ident)
{
	u32 mask = p->binding_slots - 1;
	u32 slot = hash_mix((u64)scope << 32 | ident) & mask;

	while (p->bindings[slot].symbol && (p->bindings[slot].ident != ident || p->bindings[slot].scope != scope))
		slot = (slot + 1) & mask;
	return slot;
}

/* Slots for about as many names as a source of so many tokens binds: to move them to a larger table costs as much as to enter them. */
static u32 first_binding_slots(const struct parser *p)
{
	u32 slots = 4096;

	while (slots < p->lexed.tokens.count / 16)
		slots *= 2;
	return slots;
}

static void grow_bindings(struct parser *p)
{
	struct binding *old = p->bindings;
	u32 count = p->binding_slots, i;

	p->binding_slots = count ? count * 2 : first_binding_slots(p);
	p->bindings = xcalloc(p->binding_slots, sizeof *p->bindings);
	for (i = 0; i < count; i++)
		if (old[i].symbol)
			p->bindings[binding_slot(p, old[i].scope, old[i].ident)] = old[i];
	free(old);
}

static u16 bit_of_name(u32 ident) { return (u16)(1u << (ident & 15)); }
static u32 bit_of_scope(u32 scope) { return 1u << (scope & 31); }

u32 newest_symbol(const struct parser *p, u32 scope, u32 ident)
{
	const struct identifier *identifier = &p->lexed.identifiers.at[ident];
	u32 i;

	if (!(identifier->flags & IDF_DECLARED))
		return 0;
	if (identifier->scope != SEVERAL_SCOPES) /* most names: no need to search */
		return identifier->scope == scope ? identifier->symbol : 0;
	if (!(identifier->scopes & bit_of_scope(scope)) || (scope < p->scopes.count && !(p->scopes.at[scope].names & bit_of_name(ident))))
		return 0;
	for (i = scope < p->scopes.count ? p->scopes.at[scope].first_listed : 0; i; i = p->listed.at[i].next)
		if (p->listed.at[i].ident == ident)
			return p->listed.at[i].symbol;
	return p->bindings[binding_slot(p, scope, ident)].symbol;
}

u32 bound_symbol(struct parser *p, u32 scope, u32 ident)
{
	u32 symbol = newest_symbol(p, scope, ident);

	if (!symbol || il_any_kind(p->symbols.at[symbol].entity) != IL_none)
		return symbol;
	if (is_waiting(&p->symbols.at[symbol]) && declare_waiting(p, scope, symbol))
		symbol = newest_symbol(p, scope, ident);
	return p->symbols.at[symbol].entity ? symbol : 0; /* nothing is known of what is being declared */
}

u32 count_bound(struct parser *p, u32 scope, u32 ident)
{
	u32 symbol = bound_symbol(p, scope, ident), count = 0;

	for (; symbol; symbol = p->symbols.at[symbol].next)
		count++;
	return count;
}

/* A place in the hash table, which is there before anything is bound. */
static u32 *hashed_name(struct parser *p, u32 scope, u32 ident)
{
	struct binding *binding = &p->bindings[binding_slot(p, scope, ident)];

	p->binding_count += !binding->symbol;
	binding->scope = scope;
	binding->ident = ident;
	return &binding->symbol;
}

/* Where the symbol of a name in a scope is kept, or will be. Most scopes are of parameters, and have but a few names. */
static u32 *place_of_name(struct parser *p, u32 scope, u32 ident)
{
	enum { MOST_LISTED = 4 };
	struct scope_state *state = &p->scopes.at[scope];
	u32 i, count = 0;

	for (i = state->first_listed; i; i = p->listed.at[i].next, count++)
		if (p->listed.at[i].ident == ident)
			return &p->listed.at[i].symbol;
	if (count == MOST_LISTED || state->kind == sck_namespace || state->kind == sck_file)
		return hashed_name(p, scope, ident);
	if (!p->listed.count)
		vec_push(&p->listed, (struct listed_name){ 0 });
	vec_push(&p->listed, (struct listed_name){ ident, 0, state->first_listed });
	state->first_listed = p->listed.count - 1;
	return &vec_last(&p->listed).symbol;
}

void bind(struct parser *p, u32 scope, u32 ident, il_any entity)
{
	struct identifier *identifier = &p->lexed.identifiers.at[ident];
	u32 *symbol;

	if (!ident || !entity)
		return;
	if (identifier->used_in == scope)
		record_changed_meaning(p, scope, ident);
	if (p->binding_count * 3 >= p->binding_slots * 2)
		grow_bindings(p);
	if (scope < p->scopes.count) { /* those of labels are no scopes of the IL (labels.c) */
		if (!p->scopes.at[scope].names)
			end_passing_over(p, scope);
		p->scopes.at[scope].names |= bit_of_name(ident);
		symbol = place_of_name(p, scope, ident);
	} else {
		symbol = hashed_name(p, scope, ident);
	}
	if (*symbol && p->symbols.at[*symbol].entity == entity)
		return;
	if (!p->symbols.count)
		vec_push(&p->symbols, (struct symbol){ 0 });
	vec_push(&p->symbols, (struct symbol){ entity, p->symbols.at[*symbol].entity ? *symbol : 0, 0 });
	*symbol = p->symbols.count - 1;
	if (!(identifier->flags & IDF_DECLARED) || identifier->scope == scope) {
		identifier->scope = scope;
		identifier->symbol = *symbol;
	} else {
		identifier->scope = SEVERAL_SCOPES;
	}
	identifier->scopes |= bit_of_scope(scope);
	identifier->flags |= il_any_kind(entity) == IL_expr_node ? IDF_DECLARED : IDF_DECLARED | IDF_NAMES_ENTITY;
}

void add_using_directive(struct parser *p, u32 scope, u32 nominated_scope)
{
	struct scope_state *state = &p->scopes.at[scope];
	u32 i, steps;

	if (scope == nominated_scope)
		return;
	for (i = state->first_directive, steps = 0; i && steps < LATEST_DIRECTIVES; i = p->directives.at[i - 1].next, steps++)
		if (p->directives.at[i - 1].scope == nominated_scope) /* twice would do no harm */
			return;
	vec_push(&p->directives, (struct using_directive){ nominated_scope, state->first_directive });
	state->first_directive = p->directives.count;
}

u32 enclosing_namespace_scope(const struct parser *p, u32 scope)
{
	while (p->scopes.at[scope].kind != sck_namespace && p->scopes.at[scope].kind != sck_file)
		scope = p->scopes.at[scope].parent;
	return scope;
}

bool is_being_defined(const struct parser *p, u32 scope)
{
	const struct scope_state *state = &p->scopes.at[scope];
	u32 info = state->kind == sck_class_struct_union ? il_type(p->il, state->type)->class_info : 0;

	return il_class_info(p->il, info)->flags & clf_being_defined;
}

u32 declaration_scope(const struct parser *p)
{
	u32 scope = p->scope;

	while (p->scopes.at[scope].kind == sck_template_declaration)
		scope = p->scopes.at[scope].parent;
	return scope;
}

enum name_class classify(const struct parser *p, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_type: return NAME_TYPE;
	case IL_variable: return NAME_VARIABLE;
	case IL_field: return NAME_FIELD;
	case IL_routine: return NAME_ROUTINE;
	case IL_namespace: return NAME_NAMESPACE;
	case IL_template:
		switch (il_template(p->il, index)->kind) {
		case templk_class:
		case templk_alias:
		case templk_template_template_param: return NAME_TYPE_TEMPLATE;
		case templk_variable: return NAME_VARIABLE_TEMPLATE;
		case templk_concept: return NAME_CONCEPT;
		default: return NAME_FUNCTION_TEMPLATE;
		}
	default: return NAME_UNKNOWN;
	}
}

static bool admits(enum lookup_mode mode, enum name_class class)
{
	switch (mode) {
	case LOOKUP_TYPE:
	case LOOKUP_BASE: return class == NAME_TYPE || class == NAME_TYPE_TEMPLATE || class == NAME_UNKNOWN;
	case LOOKUP_NAMESPACE: return class == NAME_NAMESPACE || class == NAME_UNKNOWN;
	case LOOKUP_BEFORE_SCOPE:
		return class == NAME_TYPE || class == NAME_TYPE_TEMPLATE || class == NAME_NAMESPACE || class == NAME_UNKNOWN;
	default: return true;
	}
}

/* The first declaration of a type, variable or template, 0 for none. */
static u32 declaration_of(const struct parser *p, il_any entity)
{
	u32 index = il_any_index(entity);
	il_any prototype;

	if (il_any_kind(entity) == IL_type)
		return il_type(p->il, index)->first_decl;
	if (il_any_kind(entity) == IL_variable)
		return il_variable(p->il, index)->first_decl;
	prototype = il_template(p->il, index)->prototype;
	return il_any_kind(prototype) == IL_type ? il_type(p->il, il_any_index(prototype))->first_decl :
	                                           il_template(p->il, index)->first_decl;
}

bool is_declared_behind(const struct parser *p, il_any entity)
{
	u32 decl = declaration_of(p, entity);

	return decl && il_full_entity_decl_info(p->il, decl)->decl_begin > position(p);
}

/* Whether a namespace, or a type, variable or template of one, is declared behind what is parsed: a template, or a body that had to wait. Not to be
 * asked of elaborated types, which declare what they name. */
static bool is_later(const struct parser *p, u32 scope, enum name_class class, il_any entity)
{
	if (class == NAME_NAMESPACE)
		return il_namespace(p->il, il_any_index(entity))->position > position(p);
	if ((class != NAME_TYPE && class != NAME_VARIABLE && class != NAME_TYPE_TEMPLATE && class != NAME_CONCEPT) ||
	    (p->scopes.at[scope].kind != sck_namespace && p->scopes.at[scope].kind != sck_file))
		return false;
	return is_declared_behind(p, entity);
}

/* A class that is known to friend declarations only. */
static bool is_hidden_class(const struct parser *p, enum name_class class, il_any entity)
{
	if (!p->hidden_classes || (class != NAME_TYPE && class != NAME_TYPE_TEMPLATE))
		return false;
	if (il_any_kind(entity) == IL_template)
		entity = il_template(p->il, il_any_index(entity))->prototype;
	return il_any_kind(entity) == IL_type && il_type(p->il, il_any_index(entity))->entity & enf_hidden_friend;
}

/* Chooses from the symbols of one scope: a type is hidden by anything else of its name [basic.scope.hiding]. */
static bool choose(struct parser *p, u32 scope, u32 symbol, enum lookup_mode mode, struct lookup *found)
{
	u32 i;

	found->class = NAME_NOT_FOUND;
	for (i = symbol; i; i = p->symbols.at[i].next) {
		il_any entity = element_of_pack(p, p->symbols.at[i].entity);
		enum name_class class = classify(p, entity);

		if (!admits(mode, class) || is_hidden_class(p, class, entity) || (mode != LOOKUP_TYPE && is_later(p, scope, class, entity)))
			continue;
		if (found->class == NAME_NOT_FOUND || (found->class == NAME_TYPE && class != NAME_TYPE)) {
			found->class = class;
			found->entity = entity;
			found->symbol = symbol;
			found->scope = scope;
		}
		if (class != NAME_TYPE)
			break;
	}
	return found->class != NAME_NOT_FOUND;
}

enum { NOMINATED_MAX = 64 }; /* namespaces that one unqualified lookup finds named by using-directives; more are "unknown" */

struct search {
	struct parser *p;
	u32 ident;
	enum lookup_mode mode;
	u32 depth;
	bool unknown;     /* a place was passed that may have the name */
	bool unqualified; /* using-directives are for later: see nominate() */
	bool virtual;     /* what was found is in a virtual base, or in a base of one */
	u32 number;       /* of the search: scopes that it has been in have it */
	u32 nominated_count;
	struct {
		u32 scope, as_in;
	} nominated[NOMINATED_MAX];
};

/* Without clearing the array, half a kilobyte: each name in the source begins a search, and few searches need them. */
static void begin_search(struct search *search, struct parser *p, u32 ident, enum lookup_mode mode)
{
	search->p = p;
	search->ident = ident;
	search->mode = mode;
	search->depth = 0;
	search->unknown = search->unqualified = search->virtual = false;
	search->number = ++p->searches;
	search->nominated_count = 0;
}

static bool visit(struct search *search, u32 scope)
{
	struct scope_state *state = &search->p->scopes.at[scope];

	if (state->visitor == search->number)
		return false;
	state->visitor = search->number;
	return true;
}

static bool search_scope(struct search *search, u32 scope, struct lookup *found);

/* Whether lookup of a name without a qualifier passes over a base [temp.dep]/3. */
static bool is_base_passed_over(const struct parser *p, u32 base, bool is_around, bool is_written_there)
{
	return is_around && is_written_there && il_base_class(p->il, base)->flags & bcf_written_dependent;
}

/* A member of a virtual base is hidden by that of a later base of the class, which has the first one's class as a base, too. */
static void search_hiding_base(struct search *search, u32 type, u32 base, struct lookup *found)
{
	struct parser *p = search->p;
	u32 scope = scope_of_type(p, il_base_class(p->il, base)->type), hidden = p->scopes.at[found->scope].type;
	struct lookup other;

	if (scope && search_scope(search, scope, &other) && p->scopes.at[other.scope].type && hidden &&
	    dominates(p, type, p->scopes.at[other.scope].type, hidden))
		*found = other;
}

static bool search_bases(struct search *search, u32 type, bool is_around, struct lookup *found)
{
	struct parser *p = search->p;
	const struct il_type *class = il_type(p->il, type);
	u32 base = class->class_info ? il_class_info(p->il, class->class_info)->first_base : 0;
	bool is_written_there = class->flags & tyf_dependent || in_instance(p); /* not for an instance: template <> template <class T> … */
	bool is_found = false;

	for (; base && (!is_found || search->virtual); base = il_base_class(p->il, base)->next) {
		u32 base_type = il_base_class(p->il, base)->type, scope = scope_of_type(p, base_type);

		if (is_base_passed_over(p, base, is_around, is_written_there))
			continue;
		if (is_found) {
			search_hiding_base(search, type, base, found);
		} else if (scope && search_scope(search, scope, found)) {
			is_found = true;
			search->virtual |= (il_base_class(p->il, base)->flags & bcf_virtual) != 0;
		} else if (!scope || uses_pattern(p, base_type)) {
			search->unknown = true;
		}
	}
	return is_found;
}

/* The inline namespaces of a namespace, whose members are its own [namespace.qual]/1. */
static bool search_inline_namespaces(struct search *search, u32 scope, struct lookup *found)
{
	struct parser *p = search->p;
	u32 i, symbol;

	for (i = p->scopes.at[scope].first_directive; i; i = p->directives.at[i - 1].next) {
		u32 inner = p->directives.at[i - 1].scope;

		if (!p->scopes.at[inner].is_inline || p->scopes.at[inner].parent != scope)
			continue;
		symbol = bound_symbol(p, inner, search->ident);
		if ((symbol && choose(p, inner, symbol, search->mode, found)) || search_inline_namespaces(search, inner, found))
			return true;
	}
	return false;
}

static bool search_directives(struct search *search, u32 scope, struct lookup *found)
{
	struct parser *p = search->p;
	bool is_inline_alone = true;
	u32 i;

	for (i = p->scopes.at[scope].first_directive; i; i = p->directives.at[i - 1].next)
		is_inline_alone &= p->scopes.at[p->directives.at[i - 1].scope].is_inline;
	if (!is_inline_alone && search_inline_namespaces(search, scope, found))
		return true;
	for (i = p->scopes.at[scope].first_directive; i; i = p->directives.at[i - 1].next)
		if (search_scope(search, p->directives.at[i - 1].scope, found))
			return true;
	return false;
}

/* Whether lookup without a qualifier finds in a scope just what is bound there, as in most scopes. */
static bool is_plain_scope(const struct scope_state *state)
{
	return state->kind != sck_class_struct_union && !state->first_directive && !state->has_unknown_names && !state->is_of_member;
}

/* Notes the namespaces that the directives of one scope nominate as if these stood in another one, but for those that have nothing of the
 * name. */
static void nominate_as_in(struct search *search, u32 scope, u32 origin)
{
	struct parser *p = search->p;
	u32 i, n, as_in;

	for (i = p->scopes.at[scope].first_directive; i; i = p->directives.at[i - 1].next) {
		u32 nominated = p->directives.at[i - 1].scope;

		if (is_plain_scope(&p->scopes.at[nominated]) && !bound_symbol(p, nominated, search->ident))
			continue;
		for (n = 0; n < search->nominated_count && search->nominated[n].scope != nominated; n++)
			;
		if (n < search->nominated_count)
			continue;
		if (n == NOMINATED_MAX) {
			search->unknown = true;
			return;
		}
		for (as_in = origin; as_in && !scope_is_inside(p, nominated, as_in);)
			as_in = p->scopes.at[as_in].parent;
		search->nominated[n].scope = nominated;
		search->nominated[n].as_in = as_in;
		search->nominated_count++;
	}
}

/* Notes for unqualified lookup which namespaces the directives of a scope nominate, and theirs: their members are visible as if they were
 * those of the nearest namespace around both [namespace.udir]/2 [namespace.udir]/4. */
static void nominate(struct search *search, u32 scope)
{
	u32 i = search->nominated_count;

	for (nominate_as_in(search, scope, scope); i < search->nominated_count; i++)
		nominate_as_in(search, search->nominated[i].scope, scope);
}

static bool search_nominated(struct search *search, u32 scope, struct lookup *found)
{
	u32 i;

	for (i = 0; i < search->nominated_count; i++)
		if (search->nominated[i].as_in == scope && search_scope(search, search->nominated[i].scope, found))
			return true;
	return false;
}

/* A friend that only its class has declared is found through arguments alone [namespace.memdef]/3. That is minded where a
 * variable of the name is in a namespace that the scope nominates, an inline or unnamed one, too; *found becomes that. */
static void prefer_nominated_variable(struct search *search, u32 scope, struct lookup *found)
{
	struct parser *p = search->p;
	u32 i, symbol;

	if (!is_function_name(found->class) || !(il_routine(p->il, routine_of_symbol(p, found->symbol))->flags & rf_friend))
		return;
	for (i = p->scopes.at[scope].first_directive; i; i = p->directives.at[i - 1].next) {
		u32 inner = p->directives.at[i - 1].scope;
		struct lookup other;

		symbol = bound_symbol(p, inner, search->ident);
		if (symbol && choose(p, inner, symbol, search->mode, &other) && other.class == NAME_VARIABLE) {
			*found = other;
			return;
		}
	}
}

static bool search_scope(struct search *search, u32 scope, struct lookup *found)
{
	struct parser *p = search->p;
	u32 symbol = bound_symbol(p, scope, search->ident);
	const struct scope_state *state = &p->scopes.at[scope];
	bool is_class = state->kind == sck_class_struct_union, is_noted = search->unqualified && !state->is_declarator, result;
	/* names without a qualifier mean no members of dependent bases of classes around [temp.dep]/3, but of bases of the bases */
	bool is_around = search->unqualified && !search->depth;

	if (symbol && choose(p, scope, symbol, search->mode, found)) {
		prefer_nominated_variable(search, scope, found);
		return true;
	}
	if (state->has_unknown_names & (is_around ? UNKNOWN_NAMES : UNKNOWN_NAMES | UNKNOWN_IN_DEPENDENT))
		search->unknown = true;
	if (!is_class && (!state->first_directive || is_noted)) /* for those of namespaces and blocks see nominate() */
		return false;
	if (search->depth == MAX_LOOKUP_DEPTH) {
		search->unknown = true;
		return false;
	}
	if (!visit(search, scope))
		return false;
	search->depth++;
	/* a class's own are those of its anonymous unions and the like, which hide those of bases [class.union.anon]/1 */
	result = search_directives(search, scope, found) || (is_class && search_bases(search, p->scopes.at[scope].type, is_around, found));
	search->depth--;
	return result;
}

static struct lookup not_found(const struct search *search)
{
	return (struct lookup){ .class = search->unknown ? NAME_UNKNOWN : NAME_NOT_FOUND };
}

/* Whether a namespace was found to have just functions that were introduced in these ways. */
static bool has_functions_alone(const struct parser *p, const struct lookup *found, unsigned ways)
{
	u32 symbol = found->symbol;

	if (!is_function_name(found->class) ||
	    (p->scopes.at[found->scope].kind != sck_namespace && p->scopes.at[found->scope].kind != sck_file))
		return false;
	while (symbol && routine_of_symbol(p, symbol) && is_introduced_by(p, routine_of_symbol(p, symbol), ways))
		symbol = p->symbols.at[symbol].next;
	return !symbol;
}

struct lookup lookup_in_scope(struct parser *p, u32 scope, u32 ident, enum lookup_mode mode)
{
	struct search search;
	struct lookup found;

	begin_search(&search, p, ident, mode);
	if (!scope || !search_scope(&search, scope, &found) || has_functions_alone(p, &found, BY_BLOCK))
		return not_found(&search);
	return found;
}

u32 scope_of_declared(struct parser *p, u32 scope, u32 ident, enum lookup_mode mode)
{
	struct lookup found;

	if (!scope || !ident || p->scopes.at[scope].kind != sck_namespace)
		return scope;
	found = lookup_in_scope(p, scope, ident, mode);
	return p->scopes.at[found.scope].is_inline && scope_is_inside(p, found.scope, scope) ? found.scope : scope;
}

/* Whether a name that is not in the scope may be a member of the class all the same: it has unknown bases or the like, or it is a
 * template's pattern and we are in an explicit specialization of a member, maybe a partial specialization's [temp.expl.spec]. Of local
 * classes, which generic lambdas may be around, there are none. */
static bool may_have_more(const struct parser *p, u32 scope)
{
	const struct scope_state *state = &p->scopes.at[scope];
	const struct il_type *class = il_type(p->il, state->kind == sck_class_struct_union ? state->type : 0);

	return state->has_unknown_names & UNKNOWN_NAMES ||
	       (!p->template_depth && class->flags & tyf_dependent && !(class->entity & enf_local_to_function));
}

bool is_passed_over(const struct parser *p, u32 scope, bool *is_of_member)
{
	const struct scope_state *state = &p->scopes.at[scope];
	bool result = *is_of_member && state->kind == sck_template_declaration;

	*is_of_member |= state->is_of_member;
	return result;
}

/* What a template parameter of a class is hidden by in the definition of a member outside: another member of that name [temp.local]/7. */
static bool is_hidden_by_member(struct search *search, u32 scope, struct lookup *found)
{
	struct parser *p = search->p;
	u32 class = p->scopes.at[scope].around, around, symbol;

	if (p->scopes.at[scope].kind != sck_template_declaration || !p->scopes.at[scope].is_of_member ||
	    p->scopes.at[class].kind != sck_class_struct_union)
		return false;
	for (around = class; around && p->scopes.at[around].kind != sck_template_declaration;)
		around = p->scopes.at[around].parent;
	symbol = around ? bound_symbol(p, class, search->ident) : 0;
	return symbol && choose(p, class, symbol, search->mode, found);
}

/* Whether the alias template was found in its type, behind which its name is declared [basic.scope.pdecl]. What is parsed out of order
 * meanwhile, and names that are qualified, may well mean it: they name members of other instances. */
static bool is_alias_in_itself(const struct parser *p, const struct lookup *found)
{
	u32 prototype, begin;

	if (found->class != NAME_TYPE_TEMPLATE || il_any_index(found->entity) != p->alias)
		return false;
	prototype = il_any_index(il_template(p->il, p->alias)->prototype);
	begin = token_at(p, il_type(p->il, prototype)->position);
	return p->at >= begin && p->at <= end_of_alias(p, begin); /* the name has been read */
}

bool has_hidden_functions_alone(const struct parser *p, const struct lookup *found)
{
	return has_functions_alone(p, found, BY_FRIEND | BY_BLOCK);
}

static struct lookup lookup_from(struct parser *p, u32 scope, u32 ident, enum lookup_mode mode)
{
	struct search search;
	struct lookup found;
	u32 only_scope = p->lexed.identifiers.at[ident].scope; /* or SEVERAL_SCOPES, which is around none */
	bool is_of_member = false;

	if (!(p->lexed.identifiers.at[ident].flags & IDF_DECLARED)) { /* no scope has it: only unknown ones could */
		for (; scope; scope = p->scopes.at[scope].around)
			if (may_have_more(p, scope))
				return (struct lookup){ .class = NAME_UNKNOWN };
		return (struct lookup){ .class = NAME_NOT_FOUND };
	}
	begin_search(&search, p, ident, mode);
	search.unqualified = true;
	for (; scope; scope = p->scopes.at[scope].around) {
		if (!search.nominated_count && is_plain_scope(&p->scopes.at[scope]) && !bound_symbol(p, scope, ident))
			continue;
		if (is_passed_over(p, scope, &is_of_member))
			continue;
		search.number = ++p->searches;
		if (is_hidden_by_member(&search, scope, &found) || search_scope(&search, scope, &found)) {
			if (is_alias_in_itself(p, &found))
				continue;
			if (!has_hidden_functions_alone(p, &found))
				return found;
		}
		/* what just a scope around declares needs no directive */
		if (p->scopes.at[scope].first_directive && !p->scopes.at[scope].is_declarator &&
		    (only_scope == SEVERAL_SCOPES || !scope_is_inside(p, scope, only_scope)))
			nominate(&search, scope);
		if (search.nominated_count && search_nominated(&search, scope, &found) && !has_hidden_functions_alone(p, &found))
			return found;
		search.unknown |= may_have_more(p, scope);
	}
	return not_found(&search);
}

struct lookup lookup_unqualified(struct parser *p, u32 ident, enum lookup_mode mode) { return lookup_from(p, p->scope, ident, mode); }

static bool is_c_variable(const struct parser *p, const struct lookup *found)
{
	return found->class == NAME_VARIABLE && il_variable(p->il, il_any_index(found->entity))->linkage == nlk_c;
}

/* Of functions: whether just a friend declaration is known, which lookup by name does not find [namespace.memdef]/3. */
static bool is_hidden_friend(const struct parser *p, const struct lookup *found)
{
	return is_function_name(found->class) && il_routine(p->il, routine_of_symbol(p, found->symbol))->flags & rf_friend;
}

/* Whether two declarations of a name that are visible in one place make it ambiguous: those of functions are overloads, and variables with C
 * linkage are one [dcl.link]/6. */
static bool are_ambiguous(const struct parser *p, const struct lookup *a, const struct lookup *b)
{
	if (is_hidden_friend(p, a) || is_hidden_friend(p, b))
		return false;
	return a->entity != b->entity && !(is_function_name(a->class) && is_function_name(b->class)) && b->class != NAME_UNKNOWN &&
	       b->class != NAME_NAMESPACE && !(is_c_variable(p, a) && is_c_variable(p, b));
}

/* The scope around a place that has what was found, or that a directive makes its members visible in; all nominations up to there are
 * noted. */
static u32 level_of(struct search *search, const struct lookup *found)
{
	struct parser *p = search->p;
	u32 scope, i;

	for (scope = p->scope; scope; scope = p->scopes.at[scope].around) {
		if (p->scopes.at[scope].first_directive && !p->scopes.at[scope].is_declarator)
			nominate(search, scope);
		if (scope == found->scope)
			return scope;
		for (i = 0; i < search->nominated_count; i++)
			if (search->nominated[i].scope == found->scope && search->nominated[i].as_in == scope)
				return scope;
	}
	return 0;
}

u32 scope_with_other_meaning(struct parser *p, u32 ident, const struct lookup *found)
{
	struct search search;
	struct lookup other;
	u32 level, i;

	begin_search(&search, p, ident, LOOKUP_ANY);
	search.unqualified = true;
	level = level_of(&search, found);
	if (!level || search.unknown)
		return 0;
	for (i = 0; i < search.nominated_count; i++) {
		if (search.nominated[i].as_in != level || search.nominated[i].scope == found->scope)
			continue;
		search.number = ++p->searches;
		if (search_scope(&search, search.nominated[i].scope, &other) && are_ambiguous(p, found, &other))
			return level;
	}
	return 0;
}

struct lookup lookup_qualified(struct parser *p, const struct qualifier *qualifier, u32 ident, enum lookup_mode mode)
{
	struct lookup found;

	if (!qualifier->present)
		return lookup_unqualified(p, ident, mode);
	if (!qualifier->scope)
		return (struct lookup){ .class = NAME_UNKNOWN };
	found = lookup_in_scope(p, qualifier->scope, ident, mode);
	if (found.class == NAME_NOT_FOUND && qualifier->type && (qualifier->in_pattern || uses_pattern(p, qualifier->type)))
		found.class = NAME_UNKNOWN;
	return found;
}

/* A type or class template of the library, wherever it is declared: who asks may stand before it. */
static struct lookup lookup_in_std(struct parser *p, const char *name)
{
	struct lookup std = lookup_in_scope(p, p->global_scope, p->word.std, LOOKUP_ANY);

	if (std.class != NAME_NAMESPACE)
		return (struct lookup){ 0 };
	return lookup_in_scope(p, il_namespace(p->il, il_any_index(std.entity))->scope, identifier_of(p, name), LOOKUP_TYPE);
}

u32 standard_type(struct parser *p, const char *name)
{
	struct lookup found = lookup_in_std(p, name);

	return found.class == NAME_TYPE ? il_any_index(found.entity) : 0;
}

u32 standard_template(struct parser *p, const char *name)
{
	struct lookup found = lookup_in_std(p, name);

	return found.class == NAME_TYPE_TEMPLATE ? il_any_index(found.entity) : 0;
}

u32 scope_of_type(struct parser *p, u32 type)
{
	u32 stripped = type_strip(p, type, NULL);
	const struct il_type *record = il_type(p->il, stripped);

	if (!record->class_info) {
		complete_class(p, stripped);
		record = il_type(p->il, stripped);
	}
	if (record->class_info)
		return il_class_info(p->il, record->class_info)->scope;
	if (record->template_info && record->kind != tk_typeref) {
		u32 template = il_template_info(p->il, record->template_info)->template;
		il_any pattern = il_template(p->il, template)->prototype;

		if (il_any_kind(pattern) == IL_type && il_any_index(pattern) != stripped) {
			record = il_type(p->il, il_any_index(pattern));
			if (record->class_info)
				return il_class_info(p->il, record->class_info)->scope;
		}
	}
	return 0;
}

u32 scope_for_lookup(struct parser *p, u32 type)
{
	u32 stripped = type_strip(p, type, NULL);

	if (il_type(p->il, stripped)->flags & tyf_closure)
		declare_closure_members(p, stripped);
	return scope_of_type(p, stripped);
}

bool uses_pattern(const struct parser *p, u32 type) { return !il_type(p->il, type_strip(p, type, NULL))->class_info; }

u32 add_source_entry(struct parser *p, il_any target, u32 decl, u32 begin, u32 end)
{
	struct il_source_sequence_entry *entry;
	u32 scope = declaration_scope(p), index;
	struct scope_state *state = &p->scopes.at[scope];

	if (p->tentative)
		return 0;
	index = il_new_source_sequence_entry(p->il, &entry);
	entry->target = target;
	entry->decl = decl;
	entry->range_begin = begin;
	entry->range_end = end;
	if (state->last_entry)
		il_source_sequence_entry(p->il, state->last_entry)->next = index;
	else
		il_scope(p->il, scope)->first_entry = index;
	state->last_entry = index;
	return index;
}
