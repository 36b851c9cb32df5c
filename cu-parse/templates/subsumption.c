/* Normal forms of constraints and their partial ordering [temp.constr.normal] [temp.constr.order]. */
#include "constraints.h"
#include "../syntax/expr.h"

#include <stdlib.h>

/* Where normal forms are larger, or concepts name concepts deeper, the order is unknown: subsumption takes exponential time. */
enum { MOST_ATOMS = 256, MOST_NODES = 4096, MOST_STEPS = 100000, DEEPEST = 200 };

/* An atomic constraint: its expression, and the parameter mapping, which is the list of arguments of the concept that it stands in. */
struct atom {
	u32 first, args;
};
struct normal {
	u8 kind;
	u32 left, right, atom;
}; /* enum constraint_kind; 0 is the constraint that is always satisfied */

struct normalization {
	struct parser *p;
	u32 atom_count, node_count, steps, depth;
	bool unknown; /* something has no normal form that is known */
	struct atom atom[MOST_ATOMS];
	struct normal node[MOST_NODES];
};

static u32 new_node(struct normalization *n, u8 kind, u32 left, u32 right, u32 atom)
{
	if (n->node_count == MOST_NODES) {
		n->unknown = true;
		return 0;
	}
	n->node[n->node_count] = (struct normal){ kind, left, right, atom };
	return n->node_count++;
}

static u32 conjunction_of(struct normalization *n, u32 left, u32 right)
{
	return left && right ? new_node(n, CONSTRAINT_AND, left, right, 0) : left + right;
}

/* ---- atomic constraints ---- */

/* Whether the expression names that parameter. */
static bool names_parameter(const struct parser *p, u32 first, u32 end, u32 param)
{
	for (; first < end; first++)
		if (p->tokens[first].kind == TOK_IDENTIFIER &&
		    p->lexed.identifiers.at[p->tokens[first].value].name == il_template_param(p->il, param)->name)
			return true;
	return false;
}

/* Whether two lists agree in the arguments for the parameters that the expression names [temp.constr.atomic]/2. */
static bool same_mapping(struct parser *p, const struct constraint *c, u32 decl, u32 a, u32 b)
{
	u32 param = decl ? il_template_decl(p->il, decl)->first_param : 0;

	if (a == b || same_arguments(p, a, b))
		return true;
	for (; param && a && b; param = il_template_param(p->il, param)->next) {
		const struct il_template_arg *x = il_template_arg(p->il, a), *y = il_template_arg(p->il, b);

		if (il_template_param(p->il, param)->flags & tf_pack)
			return !names_parameter(p, c->first, c->end, param) || same_arguments(p, a, b);
		if (names_parameter(p, c->first, c->end, param) &&
		    (x->kind != y->kind || x->type != y->type || x->template != y->template || x->identity != y->identity))
			return false;
		a = x->next;
		b = y->next;
	}
	return true;
}

static u32 atomic(struct normalization *n, const struct constraint *c, u32 decl, u32 args)
{
	u32 i;

	for (i = 0; i < n->atom_count; i++)
		if (n->atom[i].first == c->first && same_mapping(n->p, c, decl, n->atom[i].args, args))
			break;
	if (i == MOST_ATOMS) {
		n->unknown = true;
		return 0;
	}
	if (i == n->atom_count)
		n->atom[n->atom_count++] = (struct atom){ c->first, args };
	return new_node(n, CONSTRAINT_ATOM, 0, 0, i);
}

/* ---- normal forms ---- */

/* Where an expression stands: in a concept of these parameters with these arguments, or in a declaration. */
struct place {
	u32 decl, args;
};

static u32 normalize(struct normalization *n, u32 number, const struct place *place);

static bool has_unknown_argument(struct normalization *n, u32 list)
{
	for (; list; list = il_template_arg(n->p->il, list)->next) {
		const struct il_template_arg *arg = il_template_arg(n->p->il, list);

		if (arg->kind == tak_type && type_is_unknown(n->p, arg->type))
			return true;
	}
	return false;
}

/* An expansion of just a pack, for a pack: the one stands for the other. Other expansions have no place in a set. */
static bool bind_expansion(struct normalization *n, u32 decl, u32 list, struct argument_set *set)
{
	struct parser *p = n->p;
	u32 i;

	if (!arguments_begin(p, decl, set))
		return false;
	for (i = 0; i < set->count && list; i++, list = il_template_arg(p->il, list)->next) {
		struct il_template_arg arg = *il_template_arg(p->il, list), *record;

		set->of[i] = (struct argument){ .first = list, .elements = 1, .known = true };
		if (!arg.is_pack_expansion)
			continue;
		arg.type = arg.kind == tak_type ? il_type(p->il, arg.type)->type : 0;
		if (arg.next || i + 1 < set->count || il_type(p->il, arg.type)->kind != tk_template_param)
			return false;
		arg.is_pack_expansion = 0;
		set->of[i].first = new_argument(p, &record);
		*record = arg;
	}
	return i == set->count && !list;
}

/* The normal form of a concept with these arguments, which may depend on parameters. */
static u32 normalize_concept(struct normalization *n, u32 concept, const struct template_args *args)
{
	struct parser *p = n->p;
	u32 decl = il_template(p->il, concept)->decl, first = concept_expression(p, concept), list, result = 0;
	struct argument_set set;
	bool dependent = false;
	struct replay replay;

	list = complete_arguments(p, concept, args, &dependent);
	if (n->depth == DEEPEST || has_unknown_argument(n, list) ||
	    (!arguments_of_list(p, decl, list, &set) && !bind_expansion(n, decl, list, &set)) ||
	    !begin_replay(p, &replay, first, first, bind_arguments(p, il_template(p->il, concept)->parent_scope, decl, &set))) {
		n->unknown = true;
		return 0;
	}
	n->depth++;
	forget_memo(p, first, constraint_of(p, constraint_at(p, first))->end);
	result = normalize(n, constraint_at(p, first), &(struct place){ decl, list });
	n->depth--;
	end_replay(p, &replay);
	return result;
}

/* A concept-id or, with its first argument, a type-constraint at p. */
static u32 normalize_concept_id(struct normalization *n, u32 first_argument)
{
	struct id_expression id;
	struct template_args args = { 0 };

	if (!parse_id_expression(n->p, &id) || id.found.class != NAME_CONCEPT) {
		n->unknown = true;
		return 0;
	}
	if (id.has_args)
		args = id.args;
	if (first_argument) {
		il_template_arg(n->p->il, first_argument)->next = args.first;
		args.first = first_argument;
		args.count++;
	}
	return normalize_concept(n, il_any_index(id.found.entity), &args);
}

static u32 normalize(struct normalization *n, u32 number, const struct place *place)
{
	struct constraint c = *constraint_of(n->p, number);
	u32 left, right;

	if (n->unknown || stack_is_low(n->p->stack_bound)) {
		n->unknown = true;
		return 0;
	}
	switch (c.kind) {
	case CONSTRAINT_ATOM: return atomic(n, &c, place->decl, place->args);
	case CONSTRAINT_CONCEPT: n->p->at = c.first; return normalize_concept_id(n, 0);
	default:
		left = normalize(n, c.left, place);
		right = normalize(n, c.right, place);
		return new_node(n, c.kind, left, right, 0);
	}
}

/* ---- of declarations ---- */

/* A parameter as the argument of its type-constraint. */
static u32 own_argument(struct parser *p, u32 param)
{
	const struct il_template_param record = *il_template_param(p->il, param);
	struct il_template_arg *arg;
	u32 index;

	if (record.kind != tpk_type)
		return 0;
	index = new_argument(p, &arg);
	arg->kind = tak_type;
	arg->type = record.type;
	return index;
}

static u32 normalize_type_constraint(struct normalization *n, u32 param, u32 scope)
{
	struct parser *p = n->p;
	u32 first = token_at(p, il_template_param(p->il, param)->decl_begin), argument = own_argument(p, param), result = 0;
	struct replay replay;

	if (il_template_param(p->il, param)->flags & tf_pack) /* a fold-expression, which is atomic */
		return atomic(n, &(struct constraint){ .first = first }, 0, 0);
	if (!argument || !begin_replay(p, &replay, first, first, scope)) {
		n->unknown = true;
		return 0;
	}
	p->template_depth = il_template_param(p->il, param)->depth + 1;
	forget_memo(p, first, token_at(p, il_template_param(p->il, param)->decl_end));
	result = normalize_concept_id(n, argument);
	end_replay(p, &replay);
	return result;
}

static u32 normalize_clause(struct normalization *n, u32 first, u32 scope, u32 depth)
{
	struct parser *p = n->p;
	struct replay replay;
	u32 result;

	if (!begin_replay(p, &replay, first, first, scope)) {
		n->unknown = true;
		return 0;
	}
	p->template_depth = depth;
	forget_memo(p, first, constraint_of(p, constraint_at(p, first))->end);
	result = normalize(n, constraint_at(p, first), &(struct place){ 0 });
	end_replay(p, &replay);
	return result;
}

/* All that a declaration is constrained by [temp.constr.decl]/3. */
static u32 normal_form(struct normalization *n, const struct constrained *of)
{
	struct parser *p = n->p;
	struct il_template_decl decl = *il_template_decl(p->il, of->decl);
	u32 result = 0, param, trailing = 0, scope = decl.scope;

	for (param = of->decl ? decl.first_param : 0; param; param = il_template_param(p->il, param)->next)
		if (il_template_param(p->il, param)->flags & tf_constrained)
			result = conjunction_of(n, result, normalize_type_constraint(n, param, decl.scope));
	if (of->decl && decl.requires_clause) {
		u32 first = token_at(p, il_requires_clause(p->il, decl.requires_clause)->range_begin) + 1;

		result = conjunction_of(n, result, normalize_clause(n, first, decl.scope, decl.depth + 1));
	}
	if (of->declaration)
		trailing = trailing_requires(p, il_full_entity_decl_info(p->il, of->declaration));
	if (trailing) {
		scope = of->decl ? scope : il_full_entity_decl_info(p->il, of->declaration)->scope;
		result = conjunction_of(n, result, normalize_clause(n, trailing, scope, of->decl ? decl.depth + 1 : 0));
	}
	return result;
}

static bool is_constrained(const struct parser *p, const struct constrained *of)
{
	return (of->decl && il_template_decl(p->il, of->decl)->flags & tf_constrained) ||
	       (of->declaration && trailing_requires(p, il_full_entity_decl_info(p->il, of->declaration)));
}

/* ---- subsumption ---- */

struct clause {
	u64 has[MOST_ATOMS / 64];
};

static bool holds(const struct normalization *n, u32 node, const struct clause *clause)
{
	const struct normal *c = &n->node[node];

	if (!node)
		return true;
	if (c->kind == CONSTRAINT_ATOM)
		return clause->has[c->atom / 64] >> c->atom % 64 & 1;
	return c->kind == CONSTRAINT_AND ? holds(n, c->left, clause) && holds(n, c->right, clause) :
	                                   holds(n, c->left, clause) || holds(n, c->right, clause);
}

struct pending {
	u32 node;
	const struct pending *next;
};

/* Whether the other one holds with every disjunctive clause of what is pending, together with those atoms. More atoms make no less hold:
 * the rest does not matter where it holds already, nor does an alternative to what is among the atoms. */
static bool subsumes(struct normalization *n, const struct pending *pending, struct clause clause, u32 other)
{
	if (holds(n, other, &clause))
		return true;
	if (n->steps++ == MOST_STEPS || stack_is_low(n->p->stack_bound)) {
		n->unknown = true;
		return false;
	}
	for (; pending; pending = pending->next) {
		const struct normal *c = &n->node[pending->node];
		struct pending left = { c->left, pending->next }, right = { c->right, pending->next }, both = { c->left, &right };

		if (holds(n, pending->node, &clause))
			continue;
		if (c->kind == CONSTRAINT_AND)
			return subsumes(n, &both, clause, other);
		if (c->kind == CONSTRAINT_OR)
			return subsumes(n, &left, clause, other) && subsumes(n, &right, clause, other);
		clause.has[c->atom / 64] |= (u64)1 << c->atom % 64;
	}
	return holds(n, other, &clause);
}

int compare_constraints(struct parser *p, const struct constrained *first, const struct constrained *second, bool *known)
{
	struct normalization *n = xmalloc(sizeof *n);
	struct clause none = { { 0 } };
	u32 a, b;
	bool one, two;

	n->p = p;
	n->atom_count = n->steps = n->depth = 0;
	n->node_count = 1;
	n->unknown = false;
	a = normal_form(n, first);
	b = normal_form(n, second);
	one = !is_constrained(p, second) || subsumes(n, &(struct pending){ a, NULL }, none, b);
	two = !is_constrained(p, first) || subsumes(n, &(struct pending){ b, NULL }, none, a);
	*known = !n->unknown || is_constrained(p, first) != is_constrained(p, second);
	free(n);
	return !*known || one == two ? 0 : one ? -1 : 1;
}
