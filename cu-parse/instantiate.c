/* Template arguments and the scopes that bind them [temp.arg] [temp.inst]. */
#include "instantiate.h"
#include "deduce.h"
#include "overload.h"
#include "packs.h"

#include <stdlib.h>

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

bool is_open_argument(const struct parser *p, const struct il_template_arg *arg)
{
	switch (arg->kind) {
	case tak_type: return type_is_unknown(p, arg->type) || type_is_dependent(p, arg->type);
	case tak_nontype: return !arg->constant;
	default: return !arg->template || il_template(p->il, arg->template)->kind == templk_template_template_param;
	}
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

struct constant value_of_argument(struct parser *p, u32 arg)
{
	u32 constant = il_template_arg(p->il, arg)->constant;

	return constant ? constant_of_il(p, constant) : constant_unknown(0);
}

u32 template_arg_of_value(struct parser *p, u32 type, const struct constant *value)
{
	struct constant converted = type ? constant_convert(p, value, type) : *value;
	struct il_template_arg *record, arg = { 0 };
	u32 index;

	set_argument_value(p, &arg, &converted);
	index = il_new_template_arg(p->il, &record);
	*record = arg;
	return index;
}

/* ---- replay ---- */

enum { MAX_INSTANTIATION_DEPTH = 256, MAX_INSTANTIATIONS = 1 << 20 };

bool begin_replay(struct parser *p, struct replay *replay, u32 first, u32 end, u32 scope)
{
	if (p->instantiation_depth == MAX_INSTANTIATION_DEPTH || p->instantiations == MAX_INSTANTIATIONS || stack_is_low(p->stack_bound))
		return false;
	p->instantiation_depth++;
	p->instantiations++;
	replay->saved = leave_surroundings(p);
	p->at = p->statement = first;
	p->scope = scope;
	p->template_depth = p->class_depth = p->routine = p->lambda = p->class_type = p->doubt = 0;
	p->recording = p->tentative = p->in_main_file = p->in_unnamed_namespace = p->in_linkage_specification = false;
	p->silent = p->replaying = true;
	p->expansion = NULL;
	p->failure = NULL;
	p->evaluation = evk_evaluated;
	p->access = as_none;
	p->linkage = nlk_external;
	p->greater_ends = p->in_launch_config = false;
	forget_memo(p, first, end);
	return true;
}

void end_replay(struct parser *p, const struct replay *replay)
{
	p->instantiation_depth--;
	restore_surroundings(p, &replay->saved);
}

/* ---- what parameters mean ---- */

/* A non-type argument as a variable that has its value. */
static il_any value_variable(struct parser *p, u32 param, u32 arg)
{
	struct il_template_arg argument = *il_template_arg(p->il, arg);
	struct il_template_param parameter = *il_template_param(p->il, param);
	struct il_variable *variable;
	struct il_constant *constant;
	u32 index = il_new_variable(p->il, &variable), value;

	variable->name = parameter.name;
	variable->position = parameter.name_range_begin;
	variable->flags = vf_template_parameter | vf_constexpr;
	variable->type = p->error_type;
	if (!argument.constant)
		return il_any_of(IL_variable, index);
	value = il_new_constant(p->il, &constant);
	*constant = *il_constant(p->il, argument.constant);
	constant->next = 0;
	variable->type = constant->type;
	variable->constant = value;
	return il_any_of(IL_variable, index);
}

static il_any meaning(struct parser *p, u32 param, u32 arg)
{
	const struct il_template_arg *argument = il_template_arg(p->il, arg);

	switch (argument->kind) {
	case tak_type: return il_any_of(IL_type, argument->type);
	case tak_template: return il_any_of(IL_template, argument->template);
	default: return value_variable(p, param, arg);
	}
}

static il_any declared_parameter(const struct il_template_param *param)
{
	return param->kind == tpk_type	   ? il_any_of(IL_type, param->type) :
	       param->kind == tpk_template ? il_any_of(IL_template, param->template) : il_any_of(IL_variable, param->variable);
}

static void bind_parameter_pack(struct parser *p, u32 scope, u32 param, u32 ident, const struct argument *argument)
{
	VEC(il_any) elements = { 0 };
	u32 arg = argument->first, i;

	for (i = 0; i < argument->elements; i++, arg = il_template_arg(p->il, arg)->next)
		vec_push(&elements, meaning(p, param, arg));
	bind_pack(p, scope, ident, elements.at, elements.count, declared_parameter(il_template_param(p->il, param)));
	vec_free(&elements);
}

u32 bind_arguments(struct parser *p, u32 parent, u32 decl, const struct argument_set *set)
{
	u32 scope = scope_new(p, sck_template_declaration, parent, 0), param = il_template_decl(p->il, decl)->first_param, i;

	for (i = 0; param && i < set->count; i++, param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		const char *name = il_text(p->il, record->name);
		u32 ident = record->name ? identifier_number(&p->lexed, p->il, name, strlen(name)) : 0;

		if (!ident)
			continue;
		if (set->of[i].is_pack)
			bind_parameter_pack(p, scope, param, ident, &set->of[i]);
		else if (set->of[i].known)
			bind(p, scope, ident, meaning(p, param, set->of[i].first));
		else
			bind(p, scope, ident, declared_parameter(record));
	}
	return scope;
}

/* ---- default arguments ---- */

/* The declaration of the template whose parameter list has the default argument at that place. */
static u32 head_around(const struct parser *p, const struct il_template *template, u32 position)
{
	u32 decl = template->first_decl, head;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next) {
		head = il_full_entity_decl_info(p->il, decl)->template_decl;
		if (head && il_template_decl(p->il, head)->params_begin < position && position < il_template_decl(p->il, head)->params_end)
			return head;
	}
	return template->decl;
}

/* Parses the text of an argument again. */
static enum outcome replay_argument(struct parser *p, u32 scope, u32 argument, u32 *result)
{
	struct il_template_arg written = *il_template_arg(p->il, argument), *record, arg = { 0 };
	u32 first = token_at(p, written.range_begin), end = token_at(p, written.range_end);
	bool failed = false, dependent = false, parsed;
	struct replay replay;

	if (!begin_replay(p, &replay, first, end, scope))
		return OUTCOME_UNKNOWN;
	p->failure = &failed;
	p->greater_ends = true;
	parsed = parse_template_argument(p, &arg, &dependent) && p->at == end;
	end_replay(p, &replay);
	if (failed)
		return OUTCOME_FAILURE;
	if (!parsed || arg.kind != written.kind || is_open_argument(p, &arg))
		return OUTCOME_UNKNOWN;
	*result = il_new_template_arg(p->il, &record);
	*record = arg;
	if (arg.kind == tak_type) {
		u32 type = type_canonical(p, arg.type);

		il_template_arg(p->il, *result)->type = type;
	}
	return OUTCOME_SUCCESS;
}

enum outcome add_default_arguments(struct parser *p, u32 template, struct argument_set *set)
{
	struct il_template record = *il_template(p->il, template);
	u32 param = il_template_decl(p->il, set->decl)->first_param, i, scope, written;
	enum outcome outcome;

	for (i = 0; i < set->count; i++, param = il_template_param(p->il, param)->next) {
		if (set->of[i].known)
			continue;
		if (set->of[i].is_pack) {
			set->of[i].known = true;
			continue;
		}
		written = il_template_param(p->il, param)->default_arg;
		if (!written)
			return OUTCOME_FAILURE;
		scope = bind_arguments(p, record.parent_scope, head_around(p, &record, il_template_arg(p->il, written)->range_begin), set);
		outcome = replay_argument(p, scope, written, &set->of[i].first);
		if (outcome != OUTCOME_SUCCESS)
			return outcome;
		set->of[i].known = true;
		set->of[i].elements = 1;
	}
	return OUTCOME_SUCCESS;
}

/* ---- partial specializations [temp.spec.partial.match] ---- */

void note_partial_specialization(struct parser *p, u32 template, u32 type, u32 decl, u32 args_begin)
{
	u32 i;

	while (p->first_partial.count <= template)
		vec_push(&p->first_partial, 0u);
	if (!p->partials.count)
		vec_push(&p->partials, (struct partial_specialization){ 0 });
	for (i = p->first_partial.at[template]; i; i = p->partials.at[i].next)
		if (p->partials.at[i].type == type)
			break;
	if (!i) {
		vec_push(&p->partials, (struct partial_specialization){ .type = type, .next = p->first_partial.at[template] });
		i = p->first_partial.at[template] = p->partials.count - 1;
	}
	p->partials.at[i].decl = decl;
	p->partials.at[i].args_begin = args_begin;
}

static u32 first_argument_of(const struct parser *p, u32 type)
{
	return il_template_info(p->il, il_type(p->il, type)->template_info)->first_argument;
}

/* A definition to instantiate, and the arguments for its parameters. */
struct pattern {
	u32 type;
	struct argument_set set;
};

/* Whether the arguments of the partial specialization, with those deduced, are the ones wanted: in non-deduced contexts anything may
 * stand. */
static enum outcome check_specialization(struct parser *p, const struct partial_specialization *partial, u32 template, u32 wanted,
                                         const struct argument_set *set)
{
	u32 first = token_at(p, partial->args_begin), scope = bind_arguments(p, il_template(p->il, template)->parent_scope, partial->decl, set);
	struct template_args args;
	struct replay replay;
	bool failed = false, parsed;
	u32 type, arg;

	if (!begin_replay(p, &replay, first, first, scope))
		return OUTCOME_UNKNOWN;
	p->failure = &failed;
	parsed = parse_template_args(p, &args);
	type = parsed && !failed ? type_template_id(p, template, &args) : 0;
	end_replay(p, &replay);
	if (failed)
		return OUTCOME_FAILURE;
	if (!type || type_is_dependent(p, type) || type_is_unknown(p, type))
		return OUTCOME_UNKNOWN;
	if (type == wanted)
		return OUTCOME_SUCCESS;
	for (arg = args.first; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_open_argument(p, il_template_arg(p->il, arg)))
			return OUTCOME_UNKNOWN;
	return OUTCOME_FAILURE;
}

static enum outcome match_partial(struct parser *p, const struct partial_specialization *partial, u32 template, u32 wanted,
                                  struct argument_set *set)
{
	u32 param_args = first_argument_of(p, partial->type), args = first_argument_of(p, wanted), i;
	enum outcome outcome;

	if (!arguments_begin(p, partial->decl, set))
		return OUTCOME_UNKNOWN;
	outcome = deduce_arguments(p, set, param_args, args);
	if (outcome == OUTCOME_FAILURE)
		return outcome;
	for (i = 0; i < set->count; i++) {
		if (set->of[i].is_pack)
			set->of[i].known = true;
		if (!set->of[i].known)
			return OUTCOME_UNKNOWN;
	}
	return check_specialization(p, partial, template, wanted, set);
}

/* The most specialized partial specialization, or the template itself. False: cannot be told. */
static bool choose_pattern(struct parser *p, u32 type, struct pattern *pattern)
{
	struct il_template_info info = *il_template_info(p->il, il_type(p->il, type)->template_info);
	struct il_template template = *il_template(p->il, info.template);
	u32 i = info.template < p->first_partial.count ? p->first_partial.at[info.template] : 0, best = 0;
	struct argument_set set;

	for (; i; i = p->partials.at[i].next) {
		struct partial_specialization partial = p->partials.at[i], old = p->partials.at[best];
		enum outcome outcome = match_partial(p, &partial, info.template, type, &set);
		int order = 1;

		if (outcome == OUTCOME_UNKNOWN)
			return false;
		if (outcome == OUTCOME_FAILURE)
			continue;
		if (best)
			order = compare_partial_specializations(p, old.decl, first_argument_of(p, old.type), partial.decl,
			                                        first_argument_of(p, partial.type));
		if (!order)
			return false;
		if (order < 0)
			continue;
		best = i;
		pattern->type = partial.type;
		pattern->set = set;
	}
	if (best)
		return true;
	if (il_any_kind(template.prototype) != IL_type || !template.decl)
		return false;
	pattern->type = il_any_index(template.prototype);
	return arguments_of_list(p, template.decl, info.first_argument, &pattern->set);
}

/* ---- classes [temp.inst]/2 ---- */

static bool is_concrete(const struct parser *p, u32 type)
{
	const struct il_template_info *info = il_template_info(p->il, il_type(p->il, type)->template_info);
	u32 arg;

	if (il_type(p->il, type)->flags & (tyf_dependent | tyf_contains_error))
		return false;
	for (arg = info->first_argument; arg; arg = il_template_arg(p->il, arg)->next)
		if (is_open_argument(p, il_template_arg(p->il, arg)))
			return false;
	return il_template(p->il, info->template)->kind == templk_class;
}

static void instantiate_class(struct parser *p, u32 type)
{
	struct pattern pattern;
	struct il_class_info info;
	struct il_type definition;
	struct replay replay;
	u32 first, end, scope;

	if (!choose_pattern(p, type, &pattern))
		return;
	definition = *il_type(p->il, pattern.type);
	if (!definition.class_info)
		return;
	info = *il_class_info(p->il, definition.class_info);
	if (info.flags & clf_being_defined)
		return;
	first = token_at(p, info.head_end);
	end = token_at(p, info.body_end);
	scope = bind_arguments(p, definition.parent_scope, pattern.set.decl, &pattern.set);
	if (!begin_replay(p, &replay, first, end, scope))
		return;
	p->in_system_header = definition.entity & enf_in_system_header;
	define_instance(p, type, &definition, &info);
	end_replay(p, &replay);
}

bool complete_class(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	if (record->class_info)
		return true;
	if (record->kind != tk_class && record->kind != tk_struct && record->kind != tk_union)
		return false;
	if (!record->template_info || record->entity & enf_explicit_specialization || !is_concrete(p, type))
		return false;
	while (p->instance_asked.count <= type)
		vec_push(&p->instance_asked, (u8)0);
	if (p->instance_asked.at[type])
		return false;
	p->instance_asked.at[type] = 1;
	instantiate_class(p, type);
	return il_type(p->il, type)->class_info;
}

/* ---- alias templates [temp.alias] ---- */

u32 instantiate_alias(struct parser *p, u32 template, u32 args, bool *failed)
{
	struct il_template record = *il_template(p->il, template);
	struct argument_set set;
	struct replay replay;
	u32 alias = il_any_index(record.prototype), first, type;

	*failed = false;
	if (!record.decl || il_any_kind(record.prototype) != IL_type || !arguments_of_list(p, record.decl, args, &set))
		return 0;
	first = token_at(p, il_type(p->il, alias)->position);
	if (!begin_replay(p, &replay, first, token_at(p, record.definition_end), bind_arguments(p, record.parent_scope, record.decl, &set)))
		return 0;
	p->failure = failed;
	advance(p);
	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	accept(p, TOK_ASSIGN);
	type = parse_type_id(p);
	end_replay(p, &replay);
	return *failed || type_is_unknown(p, type) || type_is_dependent(p, type) ? 0 : type;
}

/* ---- function templates ---- */

u32 specialization_for_call(struct parser *p, u32 template, u32 explicit_args, const struct call *call, enum outcome *outcome)
{
	(void)p, (void)template, (void)explicit_args, (void)call;
	*outcome = OUTCOME_UNKNOWN;
	return 0;
}
