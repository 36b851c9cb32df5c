/* Template arguments and the scopes that bind them [temp.arg] [temp.inst]. */
#include "instantiate.h"
#include "overload.h"

/* ---- argument sets ---- */

bool arguments_begin(struct parser *p, u32 decl, struct argument_set *set)
{
	u32 param = il_template_decl(p->il, decl)->first_param;

	set->decl = decl;
	set->count = 0;
	for (; param; param = il_template_param(p->il, param)->next) {
		if (set->count == PARAMETERS_MAX)
			return false;
		set->of[set->count++] = (struct argument){ .is_pack = il_template_param(p->il, param)->flags & tf_pack };
	}
	return true;
}

bool arguments_of_list(struct parser *p, u32 decl, u32 first, struct argument_set *set)
{
	u32 arg = first, i;

	if (!arguments_begin(p, decl, set))
		return false;
	for (i = 0; i < set->count && arg; i++) {
		struct argument *argument = &set->of[i];

		argument->first = arg;
		argument->known = true;
		for (; arg && (argument->is_pack || argument->first == arg); arg = il_template_arg(p->il, arg)->next) {
			if (il_template_arg(p->il, arg)->is_pack_expansion)
				return false;
			argument->elements++;
		}
	}
	for (; i < set->count; i++)
		set->of[i].known = set->of[i].is_pack;
	return !arg;
}

u32 list_of_arguments(struct parser *p, const struct argument_set *set)
{
	u32 first = 0, *link = &first, i, n, arg;

	for (i = 0; i < set->count; i++) {
		if (!set->of[i].known)
			return 0;
		for (n = set->of[i].is_pack ? set->of[i].elements : 1, arg = set->of[i].first; n--; arg = il_template_arg(p->il, arg)->next) {
			struct il_template_arg copy = *il_template_arg(p->il, arg), *record;

			*link = il_new_template_arg(p->il, &record);
			*record = copy;
			record->next = 0;
			link = &record->next;
		}
	}
	return first;
}

u32 identity_of_param(u32 depth, u32 index)
{
	u32 identity = hash_mix((u64)1 << 32 ^ ((u64)2 << 48 | depth << 16 | index));

	return identity ? identity : 1;
}

/* ---- values ---- */

void set_argument_value(struct parser *p, struct il_template_arg *arg, const struct constant *value)
{
	struct il_constant *constant;
	u32 index = il_new_constant(p->il, &constant);

	constant->kind = ck_integer;
	constant->type = value->type;
	constant->value = (i64)(u64)value->bits;
	constant->high = (i64)(u64)(value->bits >> 64);
	arg->kind = tak_nontype;
	arg->constant = index;
	arg->identity = hash_mix((u64)value->bits ^ hash_mix((u64)(value->bits >> 64)));
}

u32 template_arg_of_value(struct parser *p, const struct constant *value)
{
	struct il_template_arg *record, arg = { 0 };
	u32 index;

	set_argument_value(p, &arg, value);
	index = il_new_template_arg(p->il, &record);
	*record = arg;
	return index;
}

/* ---- function templates ---- */

u32 specialization_for_call(struct parser *p, u32 template, u32 explicit_args, const struct call *call, enum outcome *outcome)
{
	(void)p, (void)template, (void)explicit_args, (void)call;
	*outcome = OUTCOME_UNKNOWN;
	return 0;
}
