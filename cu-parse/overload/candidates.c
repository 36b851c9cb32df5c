#include "../types/placeholder.h"
#include "candidates.h"
#include "../scopes/entity.h"
#include "../scopes/class_members.h"
#include "function_address.h"
#include "../typing/generic_lambda.h"
#include "../typing/required_instances.h"
#include "../typing/typing.h"

#include <stdlib.h>

void candidate_set_free(struct candidate_set *set)
{
	vec_free(&set->list);
	vec_free(&set->conversions);
	vec_free(&set->operands);
	vec_free(&set->index);
}

static bool is_function(const struct parser *p, il_any entity) { return is_function_name(classify(p, entity)); }

/* The function or the function template's pattern. */
static u32 routine_of(const struct parser *p, il_any entity)
{
	return il_any_index(il_any_kind(entity) == IL_template ? il_template(p->il, il_any_index(entity))->prototype : entity);
}

enum { SHORT_LIST = 32 }; /* which is looked through */

static bool is_same(const struct candidate *a, const struct candidate *b)
{
	return a->routine == b->routine && a->template == b->template && a->class == b->class;
}

/* The slot of a candidate, or a free one where it is not in the index, which has room. */
static u32 *slot_of(struct candidate_set *set, const struct candidate *c)
{
	u32 mask = set->index.count - 1, at = hash_mix((u64)c->routine << 32 ^ (u64)c->template << 16 ^ c->class) & mask;

	while (set->index.at[at] && !is_same(&set->list.at[set->index.at[at] - 1], c))
		at = (at + 1) & mask;
	return &set->index.at[at];
}

/* Indexes what was added to the list, and all of it where the index is too small or candidates have been dropped. */
static void index_list(struct candidate_set *set)
{
	u32 size = SHORT_LIST;

	while (size < 4 * set->list.count)
		size *= 2;
	if (size > set->index.count || set->list.count < set->indexed) {
		vec_free(&set->index);
		(void)vec_slot(&set->index, size - 1);
		set->index.count = size;
		set->indexed = 0;
	}
	for (; set->indexed < set->list.count; set->indexed++)
		*slot_of(set, &set->list.at[set->indexed]) = set->indexed + 1;
}

static bool is_listed(struct candidate_set *set, const struct candidate *c)
{
	u32 i;

	if (set->list.count > SHORT_LIST) {
		index_list(set);
		return *slot_of(set, c) != 0;
	}
	for (i = 0; i < set->list.count; i++)
		if (is_same(&set->list.at[i], c))
			return true;
	return false;
}

static void add_candidate(const struct parser *p, struct candidate_set *set, il_any entity, const struct candidate *like)
{
	struct candidate c = *like;

	if (il_any_kind(entity) == IL_template)
		c.template = il_any_index(entity);
	else
		c.routine = il_any_index(entity);
	if (!routine_of(p, entity)) {
		set->incomplete = true;
		return;
	}
	if (!is_listed(set, &c))
		vec_push(&set->list, c);
}

/* ---- visibility ---- */

/* Than what is parsed: a template, or a body that had to wait. */
static bool is_declared_later(const struct parser *p, il_any entity)
{
	return il_routine(p->il, routine_of(p, entity))->position > position(p);
}

/* What the block of an instance declares has the record of the template's block. */
static bool is_declared_in_block(const struct parser *p, il_any entity, u32 scope)
{
	u32 decl = il_routine(p->il, routine_of(p, entity))->first_decl;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next)
		if (il_full_entity_decl_info(p->il, decl)->flags & dcf_local &&
		    (p->replaying || il_full_entity_decl_info(p->il, decl)->scope == scope))
			return true;
	return false;
}

static bool is_namespace(const struct parser *p, u32 scope)
{
	return p->scopes.at[scope].kind == sck_namespace || p->scopes.at[scope].kind == sck_file;
}

/* What a scope itself has of the name. Returns whether it has any. */
static bool add_declared(struct parser *p, struct candidate_set *set, u32 scope, u32 ident)
{
	u32 symbol = bound_symbol(p, scope, ident);
	bool space = is_namespace(p, scope), found = false, is_local;
	struct candidate plain = { 0 };

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (space && il_any_kind(entity) == IL_variable && is_declared_behind(p, entity))
			continue;
		if (!is_function(p, entity)) { /* a type is hidden; what was marked as undefined is not there */
			set->incomplete |= il_any_kind(entity) != IL_type && il_any_kind(entity) != IL_expr_node;
			found |= il_any_kind(entity) != IL_expr_node;
			continue;
		}
		is_local = !space && is_declared_in_block(p, entity, scope);
		if ((is_hidden_function(p, routine_of(p, entity)) && !is_local) || (space && is_declared_later(p, entity)))
			continue;
		add_candidate(p, set, entity, &plain);
		set->has_members |= is_local;
		found = true;
	}
	return found;
}

/* ---- using-directives [basic.lookup.unqual]/2 ---- */

enum { NOMINATED_MAX = 256 };
/* Namespaces whose members are visible as if they were declared in another one. */
struct nominated {
	u32 count;
	bool incomplete;
	struct {
		u32 scope, as_in;
	} at[NOMINATED_MAX + 1]; /* one more than there are: to turn them around */
};

/* The namespace scope that is nominated in from as if it were declared there; false: it is already, or there are too many. */
static bool nominate(const struct parser *p, struct nominated *n, u32 from, u32 scope)
{
	u32 i, as_in = enclosing_namespace_scope(p, from);

	while (!scope_is_inside(p, scope, as_in))
		as_in = p->scopes.at[as_in].parent;
	for (i = 0; i < n->count; i++)
		if (n->at[i].scope == scope && n->at[i].as_in == as_in)
			return false;
	if (n->count == NOMINATED_MAX) {
		n->incomplete = true;
		return false;
	}
	n->at[n->count].scope = scope;
	n->at[n->count++].as_in = as_in;
	return true;
}

/* What the directives of a scope, inline namespaces among them, make visible as if they were in from: the latest first, behind what it nominates
 * itself. */
static void nominate_all(const struct parser *p, struct nominated *n, u32 from, u32 scope)
{
	u32 directive = p->scopes.at[scope].first_directive, at;

	for (; directive; directive = p->directives.at[directive - 1].next) {
		u32 target = p->directives.at[directive - 1].scope;

		at = n->count;
		if (!is_namespace(p, target) || !nominate(p, n, from, target))
			continue;
		nominate_all(p, n, from, target);
		n->at[n->count] = n->at[at];
		memmove(&n->at[at], &n->at[at + 1], (n->count - at) * sizeof(n->at[0]));
	}
}

/* What a namespace has that is visible in another one. */
static bool add_oldest_first(struct parser *p, struct candidate_set *set, u32 scope, u32 ident)
{
	u32 low = set->list.count, high;
	bool found = add_declared(p, set, scope, ident);

	if (set->indexed > low) {
		vec_free(&set->index);
		set->indexed = 0;
	}
	for (high = set->list.count; low + 1 < high; low++) {
		struct candidate last = set->list.at[--high];

		set->list.at[high] = set->list.at[low];
		set->list.at[low] = last;
	}
	return found;
}

/* What the inline namespaces of one have, where each comes behind its own inline ones. */
static bool add_inline(struct parser *p, struct candidate_set *set, const struct nominated *n, u32 scope, u32 ident)
{
	bool found = false;
	u32 i;

	for (i = n->count; i && p->scopes.at[scope].has_inline; i--) {
		u32 target = n->at[i - 1].scope;

		if (!p->scopes.at[target].is_inline || p->scopes.at[target].parent != scope)
			continue;
		found |= add_inline(p, set, n, target, ident);
		found |= add_oldest_first(p, set, target, ident);
	}
	return found;
}

static bool search_namespace(struct parser *p, struct candidate_set *set, const struct nominated *n, u32 scope, u32 ident)
{
	bool found = add_inline(p, set, n, scope, ident);
	u32 i;

	found |= found ? add_oldest_first(p, set, scope, ident) : add_declared(p, set, scope, ident);
	for (i = n->count; i; i--)
		if (n->at[i - 1].as_in == scope)
			found |= add_oldest_first(p, set, n->at[i - 1].scope, ident);
	return found;
}

/* ---- members ---- */

static bool same_parameters(struct parser *p, u32 a, u32 b)
{
	const struct il_type *x = il_type(p->il, type_strip(p, il_routine(p->il, a)->type, NULL));
	const struct il_type *y = il_type(p->il, type_strip(p, il_routine(p->il, b)->type, NULL));
	u32 ignored = tyf_noexcept | tyf_trailing_return;

	return type_signature(p, p->void_type, x->first_param, x->flags & ~ignored) ==
	       type_signature(p, p->void_type, y->first_param, y->flags & ~ignored);
}

static bool same_result(struct parser *p, u32 a, u32 b)
{
	return type_canonical(p, il_type(p->il, type_strip(p, il_routine(p->il, a)->type, NULL))->type) ==
	       type_canonical(p, il_type(p->il, type_strip(p, il_routine(p->il, b)->type, NULL))->type);
}

/* Whether two functions, or templates with the same heads and results, are declared with the same parameters. */
static bool same_signature(struct parser *p, il_any a, il_any b)
{
	u32 x = routine_of(p, a), y = routine_of(p, b);

	if (il_any_kind(a) != il_any_kind(b) || !same_parameters(p, x, y))
		return false;
	return il_any_kind(a) == IL_routine ||
	       (same_result(p, x, y) && template_signature(p, il_template(p->il, il_any_index(a))->decl, 0) ==
	                                        template_signature(p, il_template(p->il, il_any_index(b))->decl, 0));
}

/* Whether a function that a using-declaration brought from a base is hidden by one of the class [namespace.udecl]/14. Templates are by those
 * behind the using-declaration alone for the reference. */
static bool is_hidden_member(struct parser *p, u32 symbol, il_any function, u32 class)
{
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (entity == function && il_any_kind(function) == IL_template) /* the latest comes first */
			return false;
		if (is_function(p, entity) && entity != function && il_routine(p->il, routine_of(p, entity))->class_type == class &&
		    same_signature(p, function, entity))
			return true;
	}
	return false;
}

static void add_found_members(struct parser *p, struct candidate_set *set, struct member_functions found)
{
	struct candidate member = { .class = found.class };
	u32 symbol, own;

	set->incomplete |= found.outcome == OUTCOME_UNKNOWN;
	if (found.outcome != OUTCOME_SUCCESS)
		return;
	set->has_members = true;
	own = p->scopes.at[members_of_class(p, found.class).scope].type;
	for (symbol = found.symbol; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		u32 routine = is_function(p, entity) ? routine_of(p, entity) : 0;

		if (!routine || (il_routine(p->il, routine)->class_type != own && is_hidden_member(p, found.symbol, entity, own)))
			continue;
		add_candidate(p, set, entity, &member);
	}
}

void add_members(struct parser *p, struct candidate_set *set, u32 class, u32 ident)
{
	add_found_members(p, set, find_member_functions(p, class, ident));
}

/* ---- unqualified and qualified names ---- */

void add_unqualified(struct parser *p, struct candidate_set *set, u32 scope, u32 ident, bool ignore_members)
{
	struct nominated n = { .count = 0 };
	bool found = false;

	for (; scope && !found; scope = p->scopes.at[scope].parent) {
		const struct scope_state *state = &p->scopes.at[scope];

		if (state->kind == sck_class_struct_union) {
			if (ignore_members)
				continue;
			add_found_members(p, set, find_unqualified_functions(p, state->type, ident));
			found = set->has_members || set->incomplete;
			continue;
		}
		if (state->first_directive)
			nominate_all(p, &n, scope, scope);
		set->incomplete |= state->has_unknown_names || n.incomplete;
		found = search_namespace(p, set, &n, scope, ident);
	}
}

static bool contains(const u32 *at, u32 count, u32 value)
{
	while (count--)
		if (at[count] == value)
			return true;
	return false;
}

/* Candidates of a qualified name, from namespaces of which each is looked at once. */
struct qualified_search {
	struct parser *p;
	struct candidate_set *set;
	u32 ident;
	VEC(u32) visited; /* scopes */
};

/* Those of a namespace and of the inline ones in it, which become visited; whether there are any. */
static bool add_inline_set(struct qualified_search *search, u32 scope, bool is_nominated)
{
	struct parser *p = search->p;
	u32 i = search->visited.count, first = i, directive;
	bool found = false;

	vec_push(&search->visited, scope);
	for (; i < search->visited.count; i++) {
		u32 space = search->visited.at[i];

		search->set->incomplete |= p->scopes.at[space].has_unknown_names;
		for (directive = p->scopes.at[space].first_directive; directive; directive = p->directives.at[directive - 1].next) {
			u32 target = p->directives.at[directive - 1].scope;

			if (p->scopes.at[target].is_inline && p->scopes.at[target].parent == space &&
			    !contains(search->visited.at, search->visited.count, target))
				vec_push(&search->visited, target);
		}
	}
	for (i = search->visited.count - 1; i > first && !is_nominated; i--)
		is_nominated = bound_symbol(p, search->visited.at[i], search->ident);
	for (i = first; i < search->visited.count; i++)
		found |= is_nominated ? add_oldest_first(p, search->set, search->visited.at[i], search->ident) :
		                        add_declared(p, search->set, search->visited.at[i], search->ident);
	return found;
}

/* [namespace.qual]/2: what directives nominate only where there is none of the name, and of that the same. */
static void add_namespace(struct qualified_search *search, u32 scope, bool is_nominated)
{
	struct parser *p = search->p;
	u32 i = search->visited.count, end, directive;

	if (!is_namespace(p, scope) || contains(search->visited.at, search->visited.count, scope))
		return;
	if (stack_is_low(p->stack_bound)) {
		search->set->incomplete = true;
		return;
	}
	if (add_inline_set(search, scope, is_nominated))
		return;
	for (end = search->visited.count; i < end; i++)
		for (directive = p->scopes.at[search->visited.at[i]].first_directive; directive;
		     directive = p->directives.at[directive - 1].next)
			add_namespace(search, p->directives.at[directive - 1].scope, true);
}

void add_qualified(struct parser *p, struct candidate_set *set, u32 scope, u32 ident)
{
	struct qualified_search search = { .p = p, .set = set, .ident = ident };

	add_namespace(&search, scope, false);
	vec_free(&search.visited);
}

/* ---- argument-dependent lookup [basic.lookup.argdep] ---- */

struct associated {
	struct parser *p;
	VEC(u32) namespaces; /* scopes */
	VEC(u32) classes;
	VEC(u32) with_bases; /* of the classes, those whose bases were looked at */
	VEC(u32) whole;      /* of these, those whose template arguments were looked at */
	u32 depth;
	bool incomplete;
	bool is_pending; /* one of the classes is an instance that was not instantiated */
};

static void associate_type(struct associated *a, u32 type);

/* A namespace with the inline namespaces in it; of an inline one also that around it. */
static void associate_namespace(struct associated *a, u32 scope)
{
	struct parser *p = a->p;
	u32 directive;

	if (!scope)
		return;
	scope = enclosing_namespace_scope(p, scope);
	if (contains(a->namespaces.at, a->namespaces.count, scope))
		return;
	vec_push(&a->namespaces, scope);
	if (p->scopes.at[scope].is_inline)
		associate_namespace(a, p->scopes.at[scope].parent);
	for (directive = p->scopes.at[scope].first_directive; directive; directive = p->directives.at[directive - 1].next) {
		u32 target = p->directives.at[directive - 1].scope;

		if (p->scopes.at[target].is_inline && p->scopes.at[target].parent == scope)
			associate_namespace(a, target);
	}
}

/* The class that a class or enumeration is a member of. */
static void associate_enclosing_class(struct associated *a, u32 scope)
{
	u32 class = scope && a->p->scopes.at[scope].kind == sck_class_struct_union ? a->p->scopes.at[scope].type : 0;

	if (class && !contains(a->classes.at, a->classes.count, class))
		vec_push(&a->classes, class);
}

static void associate_template_argument(struct associated *a, u32 arg)
{
	struct parser *p = a->p;
	const struct il_template_arg *record = il_template_arg(p->il, arg);

	if (record->kind == tak_type && record->type)
		associate_type(a, record->type);
	if (record->kind == tak_template && record->template) {
		associate_namespace(a, il_template(p->il, record->template)->parent_scope);
		associate_enclosing_class(a, il_template(p->il, record->template)->parent_scope);
	}
}

/* The last one first. */
static void associate_arguments(struct associated *a, u32 arg)
{
	VEC(u32) args = { 0 };

	for (; arg; arg = il_template_arg(a->p->il, arg)->next)
		vec_push(&args, arg);
	while (args.count)
		associate_template_argument(a, args.at[--args.count]);
	vec_free(&args);
}

static void associate_home(struct associated *a, u32 class)
{
	associate_namespace(a, il_type(a->p->il, class)->parent_scope);
	associate_enclosing_class(a, il_type(a->p->il, class)->parent_scope);
}

/* The bases of a class, each behind its own: what is associated with the template arguments of these is not. */
static void associate_bases(struct associated *a, u32 class)
{
	struct parser *p = a->p;
	u32 n, base;

	if (contains(a->with_bases.at, a->with_bases.count, class))
		return;
	if (a->with_bases.count == MOST_BASES) {
		a->incomplete = true;
		return;
	}
	vec_push(&a->with_bases, class);
	if (!contains(a->classes.at, a->classes.count, class))
		vec_push(&a->classes, class);
	scope_of_type(p, class); /* its friends are declared once it is instantiated */
	for (n = 0; (base = direct_base(p, class, n)); n++) {
		if (base == p->error_type) {
			a->incomplete = true;
			continue;
		}
		associate_bases(a, base);
		associate_home(a, base);
	}
}

static void associate_class(struct associated *a, u32 class)
{
	struct parser *p = a->p;
	u32 template_info;

	if (contains(a->whole.at, a->whole.count, class))
		return;
	vec_push(&a->whole, class);
	associate_home(a, class);
	template_info = il_type(p->il, class)->template_info;
	if (template_info)
		associate_arguments(a, il_template_info(p->il, template_info)->first_argument);
	associate_bases(a, class);
}

static void associate_parameters(struct associated *a, const struct il_type *function)
{
	u32 param;

	for (param = function->first_param; param; param = il_param_type(a->p->il, param)->next)
		associate_type(a, il_param_type(a->p->il, param)->type);
}

static void associate_type(struct associated *a, u32 type)
{
	enum { DEEPEST = 100 };
	struct parser *p = a->p;
	u32 bare = type_strip(p, type_canonical(p, type), NULL);
	struct il_type t = *il_type(p->il, bare);

	if (a->depth == DEEPEST || type_is_unknown(p, bare)) {
		a->incomplete = true;
		return;
	}
	a->depth++;
	switch (t.kind) {
	case tk_pointer:
	case tk_array:
	case tk_complex:
	case tk_vector: associate_type(a, t.type); break;
	case tk_routine:
		associate_type(a, t.type);
		associate_parameters(a, &t);
		break;
	case tk_ptr_to_member:
		associate_type(a, t.class_type);
		associate_type(a, t.type);
		break;
	case tk_integer:
		if (t.int_kind == ik_enum) {
			associate_namespace(a, t.parent_scope);
			associate_enclosing_class(a, t.parent_scope);
		}
		break;
	case tk_class:
	case tk_struct:
	case tk_union:
		if (t.flags & tyf_dependent) /* of a function template whose name is an argument */
			associate_namespace(a, t.parent_scope);
		else
			associate_class(a, bare);
		break;
	case tk_void:
	case tk_float:
	case tk_nullptr:
	case tk_template_param: break;
	case tk_typeref: /* of a function template as well */
		if (t.typeref_kind == trk_pack_expansion)
			associate_type(a, t.type);
		else
			a->incomplete |= !(t.flags & tyf_dependent);
		break;
	default: a->incomplete = true;
	}
	a->depth--;
}

/* One of a name: a template, whose result may only be deduced of its specializations, or a function. */
static void associate_named_function(struct associated *a, u32 routine)
{
	struct parser *p = a->p;
	u32 type = type_of_routine(p, routine);
	struct il_type function = *il_type(p->il, type_strip(p, type, NULL));

	a->incomplete |= type == p->error_type;
	if (type != p->error_type && !has_placeholder(p, function.type))
		associate_type(a, function.type);
	associate_parameters(a, &function);
}

static void associate_argument(struct associated *a, const struct source *argument)
{
	struct parser *p = a->p;
	u8 kind = argument->node ? il_expr_node(p->il, argument->node)->kind : 0;
	bool functions = is_overload_set(p, argument->node);
	u32 symbol;

	if (argument->type && !functions) {
		associate_type(a, argument->type);
		return;
	}
	if (kind == enk_braced_init_list)
		return;
	a->incomplete |= !functions;
	associate_arguments(a, functions ? arguments_of_functions(p, argument->node) : 0);
	for (symbol = functions ? functions_of_node(p, argument->node) : 0; symbol; symbol = p->symbols.at[symbol].next)
		if (is_function(p, p->symbols.at[symbol].entity))
			associate_named_function(a, routine_of(p, p->symbols.at[symbol].entity));
}

static u32 template_of_class(const struct parser *p, u32 class)
{
	u32 info = il_type(p->il, class)->template_info;

	return info ? il_template_info(p->il, info)->template : 0;
}

/* The class in whose scope a friend is declared, or 0. */
static u32 befriending_class(const struct parser *p, u32 decl)
{
	u32 scope = il_full_entity_decl_info(p->il, decl)->scope;

	return scope && p->scopes.at[scope].kind == sck_class_struct_union ? p->scopes.at[scope].type : 0;
}

/* Whether a class that was not instantiated would have the friend of a class of its template. */
static bool has_friend_of_pattern(const struct parser *p, u32 class, u32 of)
{
	return of && class != of && !il_type(p->il, class)->class_info && template_of_class(p, class) &&
	       template_of_class(p, class) == template_of_class(p, of);
}

/* Whether an associated class is an instance of a template that was not instantiated. */
static bool any_is_pending(const struct associated *a)
{
	u32 i = a->classes.count;

	while (i && (il_type(a->p->il, a->classes.at[i - 1])->class_info || !template_of_class(a->p, a->classes.at[i - 1])))
		i--;
	return i;
}

/* Instantiates the associated classes that would have that friend, which declares another one then [temp.inst]/3. */
static void instantiate_befriending(struct associated *a, il_any entity)
{
	struct parser *p = a->p;
	u32 decl = il_routine(p->il, routine_of(p, entity))->first_decl, i;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next)
		for (i = 0; i < a->classes.count; i++)
			if (has_friend_of_pattern(p, a->classes.at[i], befriending_class(p, decl)))
				complete_class(p, a->classes.at[i]);
}

/* A friend that lookup through arguments alone finds, of the class in whose scope it is declared [basic.lookup.argdep]/4. */
static void add_friend(struct associated *a, struct candidate_set *set, il_any entity)
{
	struct parser *p = a->p;
	u32 decl = il_routine(p->il, routine_of(p, entity))->first_decl, i;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next) {
		u32 of = befriending_class(p, decl);

		for (i = 0; of && i < a->classes.count; i++) {
			u32 class = a->classes.at[i];
			struct candidate c = { .class = class, .is_friend = true };
			bool from_pattern = a->is_pending && has_friend_of_pattern(p, class, of);

			if (class != of && !from_pattern)
				continue;
			if (class == of && !type_is_dependent(p, class))
				c.class = 0, c.is_friend = false;
			set->incomplete |= from_pattern && !members_of_class(p, class).certain;
			add_candidate(p, set, entity, &c);
		}
	}
}

void add_associated(struct parser *p, struct candidate_set *set, u32 ident, const struct source *arguments, u32 count, u32 place)
{
	struct associated a = { .p = p };
	struct candidate plain = { 0 };
	u32 i, symbol;

	for (i = 0; i < count; i++)
		associate_argument(&a, &arguments[i]);
	set->incomplete |= a.incomplete;
	a.is_pending = any_is_pending(&a);
	for (i = 0; a.is_pending && i < a.namespaces.count; i++)
		for (symbol = bound_symbol(p, a.namespaces.at[i], ident); symbol; symbol = p->symbols.at[symbol].next)
			if (is_function(p, p->symbols.at[symbol].entity) &&
			    is_hidden_function(p, routine_of(p, p->symbols.at[symbol].entity)))
				instantiate_befriending(&a, p->symbols.at[symbol].entity);
	for (i = 0; i < a.namespaces.count; i++) {
		for (symbol = bound_symbol(p, a.namespaces.at[i], ident); symbol; symbol = p->symbols.at[symbol].next) {
			il_any entity = p->symbols.at[symbol].entity;

			if (!is_function(p, entity))
				continue;
			if (is_hidden_function(p, routine_of(p, entity)))
				add_friend(&a, set, entity);
			else
				add_candidate(p, set, entity, &plain);
		}
	}
	for (i = 0; place && i < a.classes.count; i++)
		require_class(p, a.classes.at[i], place);
	vec_free(&a.namespaces);
	vec_free(&a.classes);
	vec_free(&a.with_bases);
	vec_free(&a.whole);
}

/* ---- whether so many arguments, and of such types, are possible at all ---- */

/* Whether a declaration stands in a block that is left: its default arguments are its own [dcl.fct.default]/4. */
static bool is_of_block_not_around(const struct parser *p, u32 decl)
{
	u32 scope = il_full_entity_decl_info(p->il, decl)->scope;

	return is_block(&p->scopes.at[scope]) && !p->replaying && !scope_is_inside(p, p->scope, scope);
}

/* Whether some declaration in scope gives the parameter with that number a default argument. */
static bool has_default_in(const struct parser *p, u32 routine, u32 number)
{
	u32 decl = il_routine(p->il, routine)->first_decl, param, i;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next) {
		if (is_of_block_not_around(p, decl))
			continue;
		param = il_full_entity_decl_info(p->il, decl)->first_param;
		for (i = 0; param && i < number; i++)
			param = il_parameter(p->il, param)->next;
		if (param && il_parameter(p->il, param)->flags & pf_default_argument)
			return true;
	}
	return false;
}

static bool has_default_of_lambda(const struct parser *p, u32 lambda, u32 number)
{
	u32 param = il_lambda(p->il, lambda)->first_param;

	while (param && number--)
		param = il_parameter(p->il, param)->next;
	return il_parameter(p->il, param)->flags & pf_default_argument;
}

static bool has_default(const struct parser *p, u32 routine, u32 number)
{
	u32 info = il_routine(p->il, routine)->template_info;
	il_any pattern = info ? il_template(p->il, il_template_info(p->il, info)->template)->prototype : 0;

	if (lambda_of_operator(p, routine))
		return has_default_of_lambda(p, lambda_of_operator(p, routine), number);
	return has_default_in(p, routine, number) ||
	       (il_any_kind(pattern) == IL_routine && has_default_in(p, il_any_index(pattern), number));
}

bool accepts_count(struct parser *p, u32 routine, u32 count)
{
	const struct il_type *type = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL));
	u32 param = type->first_param, n;

	for (n = 0; param && n < count; param = il_param_type(p->il, param)->next, n++)
		if (il_param_type(p->il, param)->flags & pf_pack)
			return true;
	if (param)
		return il_param_type(p->il, param)->flags & pf_pack || has_default(p, routine, n);
	return n == count || type->flags & tyf_ellipsis;
}

bool template_accepts_count(struct parser *p, u32 template, u32 count)
{
	u32 routine = routine_of(p, il_any_of(IL_template, template));

	return !routine || accepts_count(p, routine, count);
}

/* Whether the class is, or is derived from, a specialization of a template. */
static enum outcome is_specialization(struct parser *p, u32 class, u32 template, u32 *budget)
{
	enum outcome result = OUTCOME_FAILURE;
	u32 n, base;

	if (template_of_class(p, class) == template)
		return OUTCOME_SUCCESS;
	if (!*budget || !--*budget)
		return OUTCOME_UNKNOWN;
	for (n = 0; (base = direct_base(p, class, n)); n++) {
		enum outcome found = base == p->error_type ? OUTCOME_UNKNOWN : is_specialization(p, base, template, budget);

		if (found != OUTCOME_FAILURE)
			result = found;
		if (result == OUTCOME_SUCCESS)
			break;
	}
	return result;
}

/* Whether a type names a template parameter where it is certainly deduced [temp.deduct.type]/8: to others arguments are converted. */
static bool is_deduced(struct parser *p, u32 type)
{
	struct il_type t = *il_type(p->il, type_strip(p, type, NULL));
	u32 param = t.first_param, arg = t.template_info ? il_template_info(p->il, t.template_info)->first_argument : 0;

	if (!type_is_dependent(p, type) || stack_is_low(p->stack_bound))
		return false;
	switch (t.kind) {
	case tk_template_param: return true;
	case tk_pointer:
	case tk_array: return is_deduced(p, t.type);
	case tk_ptr_to_member: return is_deduced(p, t.class_type) || is_deduced(p, t.type);
	case tk_typeref: return t.typeref_kind == trk_pack_expansion && is_deduced(p, t.type);
	case tk_routine:
		while (param && !is_deduced(p, il_param_type(p->il, param)->type))
			param = il_param_type(p->il, param)->next;
		return param || is_deduced(p, t.type);
	case tk_class:
	case tk_struct:
	case tk_union:
		while (arg && !(il_template_arg(p->il, arg)->kind == tak_type && is_deduced(p, il_template_arg(p->il, arg)->type)))
			arg = il_template_arg(p->il, arg)->next;
		return arg;
	default: return false;
	}
}

/* Whether deduction may succeed for a parameter and an argument whose type is known. */
static bool may_deduce(struct parser *p, u32 param, const struct source *argument)
{
	u32 bare = type_strip(p, type_without_reference(p, param), NULL), from = type_strip(p, argument->type, NULL);
	const struct il_type *t = il_type(p->il, bare), *a = il_type(p->il, from);
	u8 kind = a->kind == tk_array ? (u8)tk_pointer : a->kind;

	switch (t->kind) {
	case tk_class:
	case tk_struct:
	case tk_union:
		if (!t->template_info || !(t->flags & tyf_dependent))
			return true;
		if (il_template(p->il, template_of_class(p, bare))->kind != templk_class)
			return is_class_type(p, from);
		return is_class_type(p, from) &&
		       is_specialization(p, from, template_of_class(p, bare), &(u32){ MOST_BASES }) != OUTCOME_FAILURE;
	case tk_pointer: return kind == tk_pointer || kind == tk_routine;
	case tk_ptr_to_member: return kind == tk_ptr_to_member;
	case tk_array: return a->kind == tk_array;
	case tk_routine: return kind == tk_routine || kind == tk_pointer;
	default: return true;
	}
}

bool may_accept(struct parser *p, u32 template, u32 class, const struct source *arguments, u32 count, convert_function *convert)
{
	u32 routine = routine_of(p, il_any_of(IL_template, template)), param, n;

	if (!routine || !accepts_count(p, routine, count))
		return !routine;
	param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param;
	for (n = 0; param && n < count; param = il_param_type(p->il, param)->next, n++) {
		u32 type = il_param_type(p->il, param)->type;

		if (il_param_type(p->il, param)->flags & pf_pack)
			return true;
		if (class)
			type = type_of_member(p, type, class);
		if (!arguments[n].type || type_is_unknown(p, arguments[n].type) || type_is_unknown(p, type))
			continue;
		if (type_is_dependent(p, type) ? is_deduced(p, type) && !may_deduce(p, type, &arguments[n]) :
		                                 convert(p, &arguments[n], type).kind == CONVERSION_NONE)
			return false;
	}
	return true;
}
