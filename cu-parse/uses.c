/* Implicit instantiation of the functions that a program uses [temp.inst]/4: from the functions that are compiled for sure, through what
 * their bodies call, to the bodies of specializations and of members of instances. */
#include "instantiate.h"
#include "layout.h"

struct uses {
	struct parser *p;
	VEC(u32) first_node;      /* by routine: the newest node of its body that names a function */
	VEC(u32) next_node;       /* by node: the one before */
	VEC(u32) waiting;         /* routines whose body is to be looked at */
	u32 seen;                 /* nodes up to here are known */
};

static void use(void *context, u32 routine)
{
	struct uses *u = context;
	struct il_routine *record = il_routine(u->p->il, routine);

	if (!routine || record->entity & (enf_needed | enf_is_template | enf_member_of_template) || type_is_dependent(u->p, record->type))
		return;
	record->entity |= enf_needed;
	vec_push(&u->waiting, routine);
}

static bool names_function(const struct il_expr_node *node)
{
	return il_any_kind(node->target) == IL_routine && node->target && node->evaluation != evk_unevaluated;
}

/* Takes note of the nodes that are new: those of routines that are in use are followed at once. */
static void note_nodes(struct uses *u)
{
	struct parser *p = u->p;

	for (; u->seen < p->il->table[IL_expr_node].count; u->seen++) {
		const struct il_expr_node *node = il_expr_node(p->il, u->seen);
		u32 routine = node->routine;

		while (u->next_node.count <= u->seen)
			vec_push(&u->next_node, 0u);
		while (u->first_node.count <= routine)
			vec_push(&u->first_node, 0u);
		if (!names_function(node))
			continue;
		u->next_node.at[u->seen] = u->first_node.at[routine];
		u->first_node.at[routine] = u->seen;
		if (il_routine(p->il, routine)->entity & enf_needed)
			use(u, il_any_index(node->target));
	}
}

/* Whether a function is compiled whether or not somebody calls it. */
static bool is_compiled(const struct parser *p, const struct il_routine *routine)
{
	return routine->flags & rf_has_body && !(routine->entity & (enf_is_template | enf_member_of_template | enf_instantiation)) &&
	       !(routine->flags & (rf_inline | rf_constexpr | rf_consteval)) && routine->linkage != nlk_internal &&
	       !(routine->class_type && !(il_full_entity_decl_info(p->il, routine->definition)->flags & dcf_out_of_class));
}

static void follow(struct uses *u, u32 routine)
{
	struct parser *p = u->p;
	u32 node;

	if (!il_routine(p->il, routine)->definition && il_routine(p->il, routine)->entity & enf_instantiation && !define_member(p, routine))
		define_specialization(p, routine);
	require_body(p, routine);
	note_nodes(u);
	for (node = routine < u->first_node.count ? u->first_node.at[routine] : 0; node; node = u->next_node.at[node])
		use(u, il_any_index(il_expr_node(p->il, node)->target));
}

void instantiate_used(struct parser *p)
{
	struct uses u = { .p = p, .seen = 1 };
	u32 i, count = p->il->table[IL_routine].count;

	note_nodes(&u);
	for (i = 1; i < count; i++)
		if (is_compiled(p, il_routine(p->il, i)))
			use(&u, i);
	for (i = 1; i < u.seen; i++)   /* initializers */
		if (!il_expr_node(p->il, i)->routine && names_function(il_expr_node(p->il, i)))
			use(&u, il_any_index(il_expr_node(p->il, i)->target));
	for (i = 1; i < p->il->table[IL_instantiation_directive].count; i++)
		instantiate_explicitly(p, i, use, &u);
	while (u.waiting.count)
		follow(&u, vec_pop(&u.waiting));
	vec_free(&u.first_node);
	vec_free(&u.next_node);
	vec_free(&u.waiting);
}
