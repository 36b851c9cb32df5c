/* Resolutions that are remembered: most operators and calls of a program have operands of few types. */
#include "../typing/typing.h"
#include "overload.h"

#include <stdlib.h>

enum { LASTING = 0, FEWEST_SLOTS = 256, MOST_SLOTS = 1 << 16 };

struct resolutions {
	struct known_resolution {
		u64 key;      /* 0: a free slot */
		u32 declared; /* LASTING, or p->declared + 1: for as long as that is so */
		struct resolution found;
	} * slots;
	u32 slot_count, count;
	bool vary; /* default arguments depend on the block */
};

static struct resolutions *resolutions(struct parser *p)
{
	if (!p->resolutions)
		p->resolutions = xcalloc(1, sizeof *p->resolutions);
	return p->resolutions;
}

void resolutions_free(struct parser *p)
{
	if (p->resolutions)
		free(p->resolutions->slots);
	free(p->resolutions);
	p->resolutions = NULL;
}

/* ---- questions ---- */

static u64 mix(u64 key, u32 high, u32 low)
{
	key = (key ^ ((u64)high << 32 | low)) * 0x9E3779B97F4A7C15ull;
	return key ^ key >> 32;
}

static u64 add_candidate(u64 key, const struct candidate *c)
{
	u32 flags = c->is_friend | c->is_reversed << 1 | c->is_rewritten << 2 | c->is_builtin << 3 | c->is_contextual << 4;

	return mix(mix(mix(key, c->routine, c->template), c->class, c->type), c->surrogate, flags);
}

/* Of an expression that is a value of some type, and no more than that. False: it is a list, or the like. */
static bool add_argument(struct parser *p, const struct source *argument, u64 *key)
{
	const struct il_expr_node *node = il_expr_node(p->il, argument->node);
	enum value_sort sort = value_sort(p, argument);

	if (!argument->type || argument->category == vc_unknown || type_is_unknown(p, argument->type) ||
	    type_is_dependent(p, argument->type))
		return false;
	if (argument->node && (node->flags & exf_dependent || node->kind == enk_braced_init_list || node->kind == enk_initializer ||
	                       il_is_pack_expansion(node) || node->type != argument->type || node->value_category != argument->category ||
	                       il_written(p->il, argument->node) != argument->node))
		return false;
	*key = mix(*key, argument->type, argument->category | (u32)sort << 8);
	return sort != VALUE_NOT_KNOWN;
}

u64 resolution_key(struct parser *p, const struct candidate_set *set, const struct arguments *arguments)
{
	const struct call *call = &arguments->call;
	u32 how = arguments->is_operator | arguments->is_postfix << 1 | arguments->has_object << 2 | call->object_is_lvalue << 3 |
	          !call->first_argument << 4 | set->incomplete << 5 | set->more_builtin << 6 | set->has_builtins << 7 |
	          (u32)set->operation << 8 | (p->evaluation == evk_unevaluated) << 16 | (p->failure != NULL) << 17 | call->cv << 18;
	u64 key = mix(mix(0, arguments->count, set->list.count), call->class, how);
	u32 i;

	if (call->has_explicit_args || set->wants_conversions || (p->resolutions && p->resolutions->vary))
		return 0;
	if (arguments->has_object && !add_argument(p, &arguments->object, &key))
		return 0;
	for (i = 0; i < arguments->count; i++)
		if (!add_argument(p, &arguments->at[i], &key))
			return 0;
	for (i = 0; i < set->list.count; i++)
		key = add_candidate(key, &set->list.at[i]);
	return key + !key;
}

/* ---- answers ---- */

/* That of the key, or a free slot for it. */
static struct known_resolution *slot_of(const struct resolutions *all, u64 key)
{
	u32 at = (u32)key & (all->slot_count - 1);

	while (all->slots[at].key && all->slots[at].key != key)
		at = (at + 1) & (all->slot_count - 1);
	return &all->slots[at];
}

/* Room for one more; when there are too many they are forgotten. */
static void make_room(struct resolutions *all)
{
	struct resolutions old = *all;
	u32 i;

	if (4 * (u64)(all->count + 1) <= 3 * (u64)all->slot_count)
		return;
	all->slot_count = old.slot_count == MOST_SLOTS ? FEWEST_SLOTS : old.slot_count ? 2 * old.slot_count : FEWEST_SLOTS;
	all->slots = xcalloc(all->slot_count, sizeof *all->slots);
	if (old.slot_count == MOST_SLOTS)
		all->count = old.slot_count = 0;
	for (i = 0; i < old.slot_count; i++)
		if (old.slots[i].key)
			*slot_of(all, old.slots[i].key) = old.slots[i];
	free(old.slots);
}

bool recall_resolution(struct parser *p, u64 key, struct resolution *r)
{
	const struct known_resolution *known = p->resolutions && p->resolutions->count ? slot_of(p->resolutions, key) : NULL;

	if (!known || !known->key || (known->declared != LASTING && (known->declared != p->declared + 1 || p->defining_classes)))
		return false;
	p->provisional += known->declared != LASTING;
	*r = known->found;
	return true;
}

void remember_resolution(struct parser *p, u64 key, const struct resolution *r, u32 provisional)
{
	struct resolutions *all = resolutions(p);
	bool lasting = p->provisional == provisional;
	struct known_resolution *known;

	if (r->outcome != OUTCOME_SUCCESS || r->best.is_builtin || r->best.is_uncertain || type_is_unknown(p, r->type) ||
	    (!lasting && p->defining_classes))
		return;
	make_room(all);
	known = slot_of(all, key);
	all->count += !known->key;
	*known = (struct known_resolution){ key, lasting ? LASTING : p->declared + 1, *r };
}

static bool has_default_arguments(const struct parser *p, u32 param)
{
	while (param && !(il_parameter(p->il, param)->flags & pf_default_argument))
		param = il_parameter(p->il, param)->next;
	return param;
}

void note_default_arguments(struct parser *p, u32 decl, bool in_block)
{
	struct resolutions *all = resolutions(p);

	if (!has_default_arguments(p, il_full_entity_decl_info(p->il, decl)->first_param))
		return;
	free(all->slots);
	*all = (struct resolutions){ .vary = all->vary | in_block };
}
