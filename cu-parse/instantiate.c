/* Template arguments and the scopes that bind them [temp.arg] [temp.inst]. */
#include "instantiate.h"
#include "constant.h"
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

/* ---- function templates ---- */

u32 specialization_for_call(struct parser *p, u32 template, u32 explicit_args, const struct call *call, enum outcome *outcome)
{
	(void)p, (void)template, (void)explicit_args, (void)call;
	*outcome = OUTCOME_UNKNOWN;
	return 0;
}

/* ---- non-type arguments [temp.arg.nontype] ---- */

u32 identity_of_value(const struct il_constant *value)
{
	return hash_mix((u64)hash_mix((u64)value->value ^ (u64)3 << 48) << 32 ^ hash_mix((u64)value->value) ^ (u64)value->high) | 1;
}

void argument_of_value(struct parser *p, struct il_template_arg *arg, const struct constant *value)
{
	struct il_constant *record;

	arg->kind = tak_nontype;
	arg->is_dependent = 0;
	arg->constant = il_new_constant(p->il, &record);
	record->kind = ck_integer;
	record->type = value->type;
	record->value = (i64)(u64)value->bits;
	record->high = (i64)(u64)(value->bits >> 64);
	arg->identity = identity_of_value(record);
}

u32 template_arg_of_value(struct parser *p, u32 type, const struct constant *value)
{
	struct constant converted = type ? constant_convert(p, value, type) : *value;
	struct il_template_arg *arg;
	u32 index = il_new_template_arg(p->il, &arg);

	argument_of_value(p, arg, converted.known ? &converted : value);
	return index;
}

struct constant value_of_argument(struct parser *p, u32 arg)
{
	const struct il_constant *record = il_constant(p->il, il_template_arg(p->il, arg)->constant);

	if (!il_template_arg(p->il, arg)->constant || record->kind != ck_integer)
		return constant_unknown(0);
	return (struct constant){ record->type, true, (u128)(u64)record->high << 64 | (u64)record->value };
}

static bool value_of_literal(struct parser *p, const struct token *token, struct constant *value)
{
	struct integer_literal literal;
	bool ok;

	switch (token->kind) {
	case TOK_INTEGER:
		ok = integer_literal_value(p->il, token, &literal);
		break;
	case TOK_CHARACTER:
		ok = character_literal_value(p->il, token, &literal);
		break;
	case TOK_true:
	case TOK_false:
		*value = constant_integer(p, ik_bool, token->kind == TOK_true);
		return true;
	default:
		return false;
	}
	if (!ok || literal.overflow || literal.suffix)
		return false;
	*value = constant_integer(p, literal.int_kind, literal.value);
	return true;
}

static bool mentions_template_param(struct parser *p, u32 first, u32 end)
{
	u32 i;

	for (i = first; i < end; i++) {
		struct lookup found;

		if (p->tokens[i].kind != TOK_IDENTIFIER)
			continue;
		found = lookup_unqualified(p, p->tokens[i].value, LOOKUP_ANY);
		if (found.class == NAME_UNKNOWN || (found.class == NAME_TYPE && type_is_dependent(p, il_any_index(found.entity))) ||
		    (found.class == NAME_VARIABLE && il_variable(p->il, il_any_index(found.entity))->template_param))
			return true;
	}
	return false;
}

void identify_argument(struct parser *p, struct il_template_arg *arg, u32 first_token, u32 end_token)
{
	struct constant value;
	bool minus = p->tokens[first_token].kind == TOK_MINUS, known;

	arg->kind = tak_nontype;
	known = first_token + minus + 1 == end_token && value_of_literal(p, &p->tokens[first_token + minus], &value);
	if (known && minus)
		value = constant_unary(p, eok_negate, &value);
	if (known && value.known) {
		argument_of_value(p, arg, &value);
	} else {
		arg->identity = identity_of_tokens(p, first_token, end_token);
		arg->is_dependent = mentions_template_param(p, first_token, end_token);
	}
}
