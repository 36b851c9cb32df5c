/* Recursion of templates that has no end. */
#include "recursion.h"

enum {
	TOO_DEEP_MAX = 16,   /* what is noted of a template */
	LONGEST_CHAIN = 900, /* as many nested instantiations as g++ allows */
	LONGEST_CYCLE = 32,  /* of templates that lead to one another */
	FAR_AWAY = 32,       /* in a chain */
	DEEP_MAX = 1 << 16   /* how much may be there: where types are too deep to be told, recursion ends that is none */
};

static u32 place_of(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_routine: return il_routine(il, index)->position;
	case IL_variable: return il_variable(il, index)->position;
	case IL_type: return il_type(il, index)->position;
	default: return 0;
	}
}

/* Where the template of an instance stands; 0: it is none. */
static u32 place_of_template(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity),
	    flags = il_any_kind(entity) == IL_routine ? il_routine(il, index)->entity : il_variable(il, index)->entity;

	return flags & enf_instantiation ? place_of(il, entity) : 0;
}

static void note_place(struct parser *p, u32 place)
{
	bool is_new;
	u32 *times = place ? il_map_at(&p->too_deep, place, &is_new) : NULL;

	if (times && *times < TOO_DEEP_MAX)
		++*times;
}

void note_too_deep(struct parser *p, u32 template) { note_place(p, place_of(p->il, il_template(p->il, template)->prototype)); }

bool is_endless(const struct parser *p, u32 template)
{
	return p->too_deep.count && il_map_find(&p->too_deep, place_of(p->il, il_template(p->il, template)->prototype)) == TOO_DEEP_MAX;
}

static u32 length_of_chain(const struct parser *p, const struct instance_chains *chains, u32 place)
{
	u32 user = chains->user, i;

	for (i = 0; user && i < LONGEST_CYCLE; i++, user = chains->links.at[user].user)
		if (place_of_template(p->il, chains->links.at[user].entity) == place)
			return chains->links.at[user].length + 1;
	return 1;
}

/* How much a function or variable is: with each two parameters, or arguments of templates, one more. */
static u32 weight_of(const struct il *il, il_any entity)
{
	enum { ALONE = 4 };
	bool is_routine = il_any_kind(entity) == IL_routine;
	u32 index = il_any_index(entity), info = is_routine ? il_routine(il, index)->template_info : il_variable(il, index)->template_info,
	    weight = il_template_info(il, info)->argument_count, param;

	if (!is_routine)
		return ALONE + weight / 2;
	info = il_type(il, il_routine(il, index)->class_type)->template_info;
	weight += il_template_info(il, info)->argument_count;
	for (param = il_type(il, il_routine(il, index)->type)->first_param; param; param = il_param_type(il, param)->next)
		weight++;
	return ALONE + weight / 2;
}

/* An instance is that far from the first of its template. */
static void weigh(struct parser *p, struct instance_chains *chains, il_any entity, u32 place)
{
	bool is_new;
	u32 *weight = il_map_at(&chains->deep, place, &is_new);

	*weight += weight_of(p->il, entity);
	if (*weight > DEEP_MAX)
		*il_map_at(&p->too_deep, place, &is_new) = TOO_DEEP_MAX;
}

void chains_ask_from(struct instance_chains *chains, il_any user) { chains->user = il_map_find(&chains->link_of, user); }

bool chain_instance(struct parser *p, struct instance_chains *chains, il_any entity)
{
	u32 place = place_of_template(p->il, entity), length = place ? length_of_chain(p, chains, place) : 0, *link;
	bool is_new;

	if (length > 1 && il_map_find(&p->too_deep, place) == TOO_DEEP_MAX)
		return il_map_find(&chains->link_of, entity);
	if (length > LONGEST_CHAIN) {
		note_place(p, place);
		return false;
	}
	link = il_map_at(&chains->link_of, entity, &is_new);
	if (!is_new)
		return true;
	if (length > FAR_AWAY)
		weigh(p, chains, entity, place);
	if (!chains->links.count)
		vec_push(&chains->links, (struct chained){ 0 });
	*link = chains->links.count;
	vec_push(&chains->links, (struct chained){ .user = chains->user, .length = length, .entity = entity });
	return true;
}

void chains_free(struct instance_chains *chains)
{
	vec_free(&chains->links);
	il_map_free(&chains->link_of);
	il_map_free(&chains->deep);
}
