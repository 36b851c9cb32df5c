/* Template arguments and the scopes that bind them [temp.arg] [temp.inst]. */
#include "../types/layout.h"
#include "instantiate.h"

#include "constraints.h"
#include "../overload/conversion.h"
#include "partial.h"
#include "../types/placeholder.h"
#include "../typing/invalid.h"
#include "../typing/typing.h"
#include "packs.h"
#include "recursion.h"

#include <stdlib.h>

/* ---- argument sets ---- */

bool arguments_begin(struct parser *p, u32 decl, struct argument_set *set)
{
	u32 param = il_template_decl(p->il, decl)->first_param;

	set->decl = decl;
	set->count = set->around = 0;
	set->of_class = set->of_wrong = false;
	for (; param; param = il_template_param(p->il, param)->next) {
		if (set->count == PARAMETERS_MAX)
			return false;
		set->of[set->count++] = (struct argument){ .is_pack = il_template_param(p->il, param)->flags & tf_pack };
	}
	return true;
}

/* Whether an argument of a list is for a parameter of that number, from 1, as far as that is said. */
static bool may_be_for(const struct parser *p, u32 arg, u32 number)
{
	u8 parameter = il_template_arg(p->il, arg)->parameter;

	return !parameter || parameter == number;
}

bool arguments_of_list(struct parser *p, u32 decl, u32 first, struct argument_set *set)
{
	u32 arg = first, i;

	if (!arguments_begin(p, decl, set))
		return false;
	for (i = 0; i < set->count && arg; i++) {
		struct argument *argument = &set->of[i];

		argument->known = true;
		if (argument->is_pack && !may_be_for(p, arg, i + 1))
			continue;
		argument->first = arg;
		for (; arg && (argument->is_pack ? may_be_for(p, arg, i + 1) : argument->first == arg);
		     arg = il_template_arg(p->il, arg)->next) {
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
		for (n = set->of[i].is_pack ? set->of[i].elements : 1, arg = set->of[i].first; n--;
		     arg = il_template_arg(p->il, arg)->next) {
			struct il_template_arg copy = *il_template_arg(p->il, arg), *record;

			*link = new_argument(p, &record);
			*record = copy;
			record->parameter = (u8)(i + 1);
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

struct constant value_for_parameter(struct parser *p, const struct constant *value, u32 type)
{
	u8 kind = il_type(p->il, type = type_strip(p, type, NULL))->kind;

	if (value->known && type_strip(p, value->type, NULL) == p->nullptr_type &&
	    (kind == tk_pointer || kind == tk_ptr_to_member || kind == tk_nullptr))
		return (struct constant){ .type = type, .known = true };
	return constant_convert(p, value, type);
}

/* An integral constant like that, the same for all arguments while it is in the IL. */
static u32 argument_constant(struct parser *p, const struct il_constant *wanted, u32 hash)
{
	struct il_constant *constant;
	bool is_new;
	u32 *known = il_map_at(&p->argument_values, hash + !hash, &is_new);

	if (!is_new && *known < p->il->table[IL_constant].count && !memcmp(il_constant(p->il, *known), wanted, sizeof *wanted))
		return *known;
	*known = il_new_constant(p->il, &constant);
	*constant = *wanted;
	return *known;
}

void set_argument_value(struct parser *p, struct il_template_arg *arg, const struct constant *value)
{
	struct il_constant constant;
	u32 enumerator = 0;

	if (il_type(p->il, value->type)->int_kind == ik_enum)
		enumerator_of_value(p, value->type, value->bits, &enumerator);
	memset(&constant, 0, sizeof constant); /* with what is between its members */
	constant.target = enumerator ? il_any_of(IL_variable, enumerator) : 0;
	constant.kind = ck_integer;
	constant.type = value->type;
	constant.value = (i64)(u64)value->bits;
	constant.high = (i64)(u64)(value->bits >> 64);
	arg->kind = tak_nontype;
	arg->identity = hash_mix((u64)value->bits ^ hash_mix((u64)(value->bits >> 64)));
	arg->constant = argument_constant(p, &constant, hash_mix((u64)constant.type << 32 ^ arg->identity));
}

void set_argument_constant(struct parser *p, struct il_template_arg *arg, u32 constant)
{
	const struct il_constant *value = il_constant(p->il, constant);
	struct constant integer = constant_of_il(p, constant);
	u32 part;

	if (integer.known) {
		set_argument_value(p, arg, &integer);
		return;
	}
	arg->kind = tak_nontype;
	arg->constant = constant;
	arg->identity =
		value->target && !value->first_part ? hash_mix(value->target) : hash_mix((u64)value->value ^ hash_mix((u64)value->high));
	for (part = value->first_part; part; part = il_constant(p->il, part)->next)
		arg->identity =
			hash_mix((u64)arg->identity << 32 ^ (u64)il_constant(p->il, part)->value ^ il_constant(p->il, part)->target);
}

/* The type of &entity, or of a function, variable or field itself. */
static u32 type_of_address(struct parser *p, il_any entity, bool is_pointer)
{
	const struct il_routine *routine;
	u32 index = il_any_index(entity), type;

	switch (il_any_kind(entity)) {
	case IL_routine:
		routine = il_routine(p->il, index);
		return is_pointer && routine->class_type && !(routine->flags & rf_static_member) ?
		               type_member_pointer(p, routine->class_type, routine->type) :
		               type_pointer(p, pk_pointer, routine->type);
	case IL_field: return type_member_pointer(p, il_field(p->il, index)->class_type, il_field(p->il, index)->type);
	default:
		type = type_of_variable(p, index);
		return is_pointer && !(il_variable(p->il, index)->flags & vf_template_parameter) && !type_is_unknown(p, type) ?
		               type_pointer(p, pk_pointer, type) :
		               type;
	}
}

void set_argument_address(struct parser *p, struct il_template_arg *arg, il_any entity, bool is_pointer)
{
	struct il_constant *constant;
	u32 index = il_new_constant(p->il, &constant), number = il_any_index(entity), type = type_of_address(p, entity, is_pointer);

	if (il_any_kind(entity) == IL_variable && il_variable(p->il, number)->flags & vf_template_parameter) {
		if (il_variable(p->il, number)->constant) { /* handed on */
			*constant = *il_constant(p->il, il_variable(p->il, number)->constant);
			constant->next = 0;
		}
		if (!is_pointer && constant->type && constant->kind != ck_address) {
			set_argument_constant(p, arg, index);
			return;
		}
		entity = constant->kind == ck_address ? constant->target : 0;
		type = constant->type;
	}
	if (!entity || type_is_unknown(p, type) || type_is_dependent(p, type))
		return;
	if (is_pointer)
		constant->address_kind = abk_variable;
	constant->kind = ck_address;
	constant->target = entity;
	constant->type = type;
	arg->constant = index;
	arg->identity = hash_mix(entity);
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
	index = new_argument(p, &record);
	*record = arg;
	return index;
}

/* ---- instances that have been made ---- */

u32 template_instance(struct parser *p, u32 template, u32 args)
{
	u32 key = hash_arguments(p, args, template), *value;
	bool is_new;

	if (!p->template_instances.count)
		vec_push(&p->template_instances, (struct template_instance){ 0 });
	for (;; key++) {
		key += !key; /* the map has no 0 */
		value = il_map_at(&p->template_instance_map, key, &is_new);
		if (is_new) {
			keep_arguments(p, args);
			*value = p->template_instances.count;
			vec_push(&p->template_instances, (struct template_instance){ .template = template, .args = args });
			return *value;
		}
		if (p->template_instances.at[*value].template == template && same_arguments(p, p->template_instances.at[*value].args, args))
			return *value;
	}
}

/* Of a small source; a large one may have more. */
enum { MAX_INSTANTIATION_DEPTH = 1024, MAX_GENERATION = 1024, MAX_INSTANTIATIONS = 1 << 17 }; /* [implimits] recommends 1,024 */

/* How deep in other instantiations a question is asked, and that it is before the end of the source. What could not be told is asked again
 * where less is in between: classes that were incomplete are complete then. */
static u16 asking_depth(const struct parser *p)
{
	return (u16)(1 + p->instantiation_depth + (p->unit_is_parsed ? 0 : MAX_INSTANTIATION_DEPTH));
}

/* Where what could not be told is asked again although it was asked often: half as deep in other instantiations, or at the end of the source.
 * That ends soon. */
static u16 half_as_deep(u16 inside)
{
	u16 before_end = inside > MAX_INSTANTIATION_DEPTH ? MAX_INSTANTIATION_DEPTH : 0;

	return (u16)(before_end + (inside - before_end) / 2);
}

/* Whether there is no end of instances of the template inside of others. */
static bool nests_without_end(struct parser *p, u32 template)
{
	if (p->instantiation_depth == MAX_INSTANTIATION_DEPTH || stack_is_low(p->stack_bound))
		note_too_deep(p, template);
	return is_endless(p, template);
}

bool begin_instance(struct parser *p, u32 index)
{
	struct template_instance *instance = &p->template_instances.at[index];
	u32 progress = p->instantiations + p->bodies_parsed;
	bool is_tired = instance->attempts >= MAX_INSTANCE_ATTEMPTS;
	bool may_differ = (!is_tired && instance->progress != progress) ||
	                  asking_depth(p) < (is_tired ? half_as_deep(instance->inside) : instance->inside);

	if (instance->state != INSTANCE_NEW && (instance->state != INSTANCE_DONE || instance->outcome != OUTCOME_UNKNOWN || !may_differ))
		return false;
	if (nests_without_end(p, instance->template)) {
		instance->outcome = OUTCOME_UNKNOWN;
		return false;
	}
	instance->state = INSTANCE_RUNNING;
	instance->inside = asking_depth(p);
	return true;
}

void end_instance(struct parser *p, u32 index, enum outcome outcome)
{
	struct template_instance *instance = &p->template_instances.at[index];

	/* while a class is being defined, nothing is lost by waiting */
	if (instance->attempts < MAX_INSTANCE_ATTEMPTS)
		instance->attempts += p->defining_classes ? 1 : MAX_INSTANCE_ATTEMPTS / 4;
	instance->outcome = (u8)outcome;
	instance->state = INSTANCE_DONE;
	instance->progress = p->instantiations + p->bodies_parsed;
}

/* ---- replay ---- */

bool instantiations_are_used_up(const struct parser *p) { return p->instantiations == MAX_INSTANTIATIONS + p->lexed.tokens.count; }

bool begin_replay(struct parser *p, struct replay *replay, u32 first, u32 end, u32 scope)
{
	if (p->instantiation_depth == MAX_INSTANTIATION_DEPTH || instantiations_are_used_up(p) || stack_is_low(p->stack_bound))
		return false;
	p->instantiation_depth++;
	p->instantiations++;
	let_go_again(p);
	replay->saved = leave_surroundings(p);
	p->at = p->statement = first;
	p->scope = scope;
	p->template_depth = p->class_depth = p->routine = p->lambda = p->class_type = p->class_around_default = p->cv_of_declarator =
		p->function_name = p->prototype = p->alias = p->doubt = p->constant_argument = 0;
	p->recording = p->tentative = p->in_user_file = p->in_unnamed_namespace = p->in_linkage_specification = false;
	p->silent = p->replaying = true;
	p->noted_instance = 0;
	p->spelling = p->typed_parameters = p->names_parameters = false;
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

static u32 new_value_variable(struct parser *p, u32 param, u32 value)
{
	struct il_template_param parameter = *il_template_param(p->il, param);
	struct il_variable *variable;
	struct il_constant *constant;
	u32 index = il_new_variable(p->il, &variable), copy;

	variable->name = parameter.name;
	variable->position = parameter.name_position;
	variable->flags = vf_template_parameter | vf_constexpr;
	variable->type = p->error_type;
	if (!value)
		return index;
	copy = il_new_constant(p->il, &constant);
	*constant = *il_constant(p->il, value);
	constant->next = 0;
	variable->type = constant->type;
	variable->constant = copy;
	if (constant->kind == ck_aggregate) {
		u32 type = type_qualified(p, variable->type, tyf_const);

		il_variable(p->il, index)->type = type;
	}
	return index;
}

/* Whether a parameter's variable has that value. */
static bool stands_for(const struct parser *p, u32 variable, u32 param, u32 value)
{
	const struct il_variable *record = il_variable(p->il, variable);

	return record->position == il_template_param(p->il, param)->name_position && il_same_value(p->il, record->constant, value);
}

/* A non-type argument as a variable that has its value: one for each value of a parameter. */
static il_any value_variable(struct parser *p, u32 param, u32 arg)
{
	u32 value = il_template_arg(p->il, arg)->constant, key = hash_mix((u64)param << 32 | il_template_arg(p->il, arg)->identity), *known;
	bool is_new;

	for (;; key++) {
		key += !key; /* the map has no 0 */
		known = il_map_at(&p->value_variables, key, &is_new);
		if (is_new)
			*known = new_value_variable(p, param, value);
		if (is_new || stands_for(p, *known, param, value))
			return il_any_of(IL_variable, *known);
	}
}

static il_any meaning(struct parser *p, u32 param, u32 arg)
{
	const struct il_template_arg *argument = il_template_arg(p->il, arg);

	switch (argument->kind) {
	case tak_type: return il_any_of(IL_type, type_of_argument(argument));
	case tak_template: return il_any_of(IL_template, argument->template);
	default: return value_variable(p, param, arg);
	}
}

static il_any declared_parameter(const struct il_template_param *param)
{
	return param->kind == tpk_type     ? il_any_of(IL_type, param->type) :
	       param->kind == tpk_template ? il_any_of(IL_template, param->template) :
	                                     il_any_of(IL_variable, param->variable);
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

/* Whether template parameters with a class's scope around are those of a member's definition outside of the class. */
static bool is_outside_of(const struct parser *p, u32 scope, u32 decl)
{
	const struct scope_state *state = &p->scopes.at[scope];
	const struct il_class_info *info = il_class_info(p->il, state->type ? il_type(p->il, state->type)->class_info : 0);

	return state->kind == sck_class_struct_union && info->body_end && il_template_decl(p->il, decl)->params_begin > info->body_end;
}

u32 bind_arguments(struct parser *p, u32 parent, u32 decl, const struct argument_set *set)
{
	u32 scope = scope_new(p, sck_template_declaration, parent, 0), param = il_template_decl(p->il, decl)->first_param, i;

	p->scopes.at[scope].in_instance = p->scopes.at[scope].binds_arguments = 1;
	p->scopes.at[scope].is_of_member = is_outside_of(p, parent, decl);
	for (i = 0; param && i < set->count; i++, param = il_template_param(p->il, param)->next) {
		const struct il_template_param *record = il_template_param(p->il, param);
		u32 ident = record->name ? identifier_of(p, il_text(p->il, record->name)) : 0;

		if (!ident)
			continue;
		if (record->kind == tpk_template)
			note_bound_template(p, scope, ident, record->template);
		if (set->of[i].is_pack)
			bind_parameter_pack(p, scope, param, ident, &set->of[i]);
		else if (set->of[i].known)
			bind(p, scope, ident, meaning(p, param, set->of[i].first));
		else
			bind(p, scope, ident, declared_parameter(record));
	}
	return scope;
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

/* The newest partial specialization of a class's template; 0: there is none. */
static u32 newest_partial(const struct parser *p, u32 type)
{
	u32 template = il_template_info(p->il, il_type(p->il, type)->template_info)->template;

	return template <p->first_partial.count ? p->first_partial.at[template] : 0;
}

/* What a class is made of, and a scope in which its template's parameters are bound; 0: nothing, or it cannot be told. */
static u32 scope_of_pattern(struct parser *p, u32 type, struct pattern *pattern)
{
	const struct il_template_info *template = il_template_info(p->il, il_type(p->il, type)->template_info);
	u32 scope, definition, declared = 0;

	if (il_type(p->il, type)->template_info) {
		if (!choose_pattern(p, template->template, template->first_argument, pattern)) {
			if (is_compiled_once(p))
				check_ambiguous_partials(p, type);
			return 0;
		}
		if (il_any_kind(pattern->entity) != IL_type)
			return 0;
		declared = il_any_index(pattern->entity);
		if (il_type(p->il, declared)->class_info)
			return bind_arguments(p, pattern->parent ? pattern->parent : il_type(p->il, declared)->parent_scope,
			                      pattern->set.decl, &pattern->set);
	}
	definition = definition_of_class(p, type, &declared, &pattern->set, &scope);
	pattern->entity = il_any_of(IL_type, definition);
	if (!definition && !il_type(p->il, declared)->class_info) {
		u32 partial = newest_partial(p, type);
		struct instance_question *question = question_about(p, type);

		question->undefined = declared;
		question->partial = partial;
	}
	return definition ? scope : 0;
}

struct instance_request request_for(const struct parser *p, il_any entity)
{
	return (struct instance_request){ entity, position(p), p->instantiation_depth, p->routine || p->lambda || p->class_around_default };
}

static void instantiate_class(struct parser *p, u32 type)
{
	struct instance_request request = request_for(p, il_any_of(IL_type, type));
	struct pattern pattern;
	struct il_class_info info;
	struct il_type definition;
	struct replay replay;
	u32 scope, depth = instance_depth(p, p->routine) + 1;

	if (depth > DEEPEST_INSTANCE || !(scope = scope_of_pattern(p, type, &pattern)))
		return;
	definition = *il_type(p->il, il_any_index(pattern.entity));
	info = *il_class_info(p->il, definition.class_info);
	if (info.flags & clf_being_defined)
		return;
	if (!begin_replay(p, &replay, token_at(p, info.head_end), token_at(p, info.body_end), scope))
		return;
	p->in_system_header = definition.entity & enf_in_system_header;
	note_errors_of_instance(p, il_any_of(IL_type, type));
	vec_push(&p->requests, request);
	if (il_type(p->il, type)->template_info)
		note_class_instance(p, type, &pattern, depth);
	p->defining_classes++;
	define_instance(p, type, &definition, &info);
	p->defining_classes--;
	p->requests.count--;
	end_replay(p, &replay);
}

struct instance_question *question_about(struct parser *p, u32 type)
{
	u32 *index = vec_slot(&p->question_of, type);

	if (!*index) {
		if (!p->instance_questions.count)
			vec_push(&p->instance_questions, (struct instance_question){ 0 });
		vec_push(&p->instance_questions, (struct instance_question){ 0 });
		*index = p->instance_questions.count - 1;
	}
	return &p->instance_questions.at[*index];
}

/* Whether the last attempt to instantiate a class failed where another one may not. */
static bool may_be_instantiated_now(struct parser *p, u32 type)
{
	const struct instance_question *asked = question_about(p, type);

	return !asked->inside || asking_depth(p) < asked->inside ||
	       (asked->undefined && (il_type(p->il, asked->undefined)->class_info || newest_partial(p, type) != asked->partial));
}

static bool make_complete(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	u16 saved = p->class_generation, generation;
	struct instance_question *question;
	u32 template;

	if (record->class_info)
		return true;
	if (record->kind != tk_class && record->kind != tk_struct && record->kind != tk_union)
		return false;
	if (record->template_info ? record->entity & enf_explicit_specialization || !is_concrete(p, type) : !is_member_of_instance(p, type))
		return false;
	if (!may_be_instantiated_now(p, type))
		return false;
	question = question_about(p, type);
	generation = question->generation ? question->generation : p->class_generation + 1;
	*question = (struct instance_question){
		.inside = asking_depth(p), .generation = generation, .made = question->made, .is_told_of = question->is_told_of
	};
	template = il_template_info(p->il, record->template_info)->template;
	if (generation > MAX_GENERATION)
		note_too_deep(p, template);
	if (generation > MAX_GENERATION || nests_without_end(p, template))
		return false;
	p->class_generation = generation;
	instantiate_class(p, type);
	p->class_generation = saved;
	return il_type(p->il, type)->class_info;
}

bool complete_class(struct parser *p, u32 type)
{
	bool complete = make_complete(p, type);

	p->provisional += !complete;
	return complete;
}

bool is_undefined_specialization(struct parser *p, u32 type) { return !complete_class(p, type) && question_about(p, type)->undefined; }

/* ---- alias templates [temp.alias] ---- */

u32 end_of_alias(const struct parser *p, u32 first)
{
	while (p->tokens[first].kind != TOK_SEMICOLON && p->tokens[first].kind != TOK_END)
		first++;
	return first;
}

/* failed: NULL where what fails is said. */
static u32 replay_alias(struct parser *p, u32 specialization, bool *failed)
{
	struct instance_request request = request_for(p, il_any_of(IL_type, specialization));
	struct il_template_info info = *il_template_info(p->il, il_type(p->il, specialization)->template_info);
	struct il_template record = *il_template(p->il, info.template);
	struct argument_set set;
	struct replay replay;
	u32 alias = il_any_index(record.prototype), first, type, attributes = 0, inner = 0, alignment = 0;

	if (!record.decl || il_any_kind(record.prototype) != IL_type || !arguments_of_list(p, record.decl, info.first_argument, &set))
		return 0;
	first = token_at(p, il_type(p->il, alias)->position);
	if (!begin_replay(p, &replay, first, end_of_alias(p, first), bind_arguments(p, record.parent_scope, record.decl, &set)))
		return 0;
	vec_push(&p->requests, request);
	p->alias = info.template;
	p->constant_argument = replay.saved.constant_argument;
	p->failure = failed;
	if (!failed) {
		p->silent = p->replaying = false;
		p->in_user_file = true;
	}
	advance(p);
	parse_attributes(p, &attributes, &(u32){ 0 }, false);
	accept(p, TOK_ASSIGN);
	type = attributed_type(p, parse_attributed_type_id(p, &inner), attributes, p->scope);
	if (!requested_alignment(p, attributes, p->scope, 0, UINT32_MAX, true, &alignment) ||
	    !requested_alignment(p, inner, p->scope, 0, UINT32_MAX, true, &alignment))
		type = 0;
	il_type(p->il, specialization)->alignment = alignment;
	p->requests.count--;
	end_replay(p, &replay);
	return !type || type_is_unknown(p, type) ? 0 : type;
}

u32 instantiate_alias(struct parser *p, u32 specialization, bool *failed)
{
	u32 type;

	*failed = false;
	type = replay_alias(p, specialization, failed);
	return *failed ? 0 : type;
}

void report_failed_alias(struct parser *p, u32 specialization) { replay_alias(p, specialization, NULL); }

/* ---- variable templates ---- */

/* A variable like that of the pattern, with the type that one of its declarations has now. */
static u32 replay_variable(struct parser *p, u32 pattern, u32 declaration, u32 scope, u32 template, u32 args)
{
	struct il_variable record = *il_variable(p->il, pattern), *variable;
	struct il_full_entity_decl_info decl = *il_full_entity_decl_info(p->il, declaration);
	struct il_template_info *info;
	struct specifiers s;
	struct declarator d;
	struct replay replay;
	u32 index;

	if (!begin_replay(p, &replay, token_at(p, decl.specifiers_begin), token_at(p, decl.declarator_end), scope))
		return 0;
	parse_specifiers(p, &s, CONTEXT_NAMESPACE, NULL);
	parse_declarator(p, &s, &d, false, CONTEXT_NAMESPACE);
	end_replay(p, &replay);
	index = il_new_variable(p->il, &variable);
	*variable = record;
	variable->type = d.type;
	variable->parent_scope = scope;
	variable->template = variable->first_decl = variable->init_expr = variable->constant = 0;
	variable->entity =
		(record.entity & ~(u32)(enf_is_template | enf_member_of_template | enf_partial_specialization)) | enf_instantiation;
	variable->template_info = il_new_template_info(p->il, &info);
	info->template = template;
	info->first_argument = args;
	info->specialization = il_any_of(IL_variable, index);
	complete_bound(p, index);
	return index;
}

/* The definition outside of its class of a static member template, or of that which it comes from; 0: there is none. Its parameters have
 * names of their own. */
static u32 variable_defined_outside(struct parser *p, u32 template, u32 args, struct pattern *pattern)
{
	u32 of = template, decl = 0;

	for (; of && !decl; of = decl ? of : pattern_of_member_template(p, of)) {
		pattern->entity = il_template(p->il, of)->prototype;
		decl = il_any_kind(pattern->entity) == IL_variable ? il_variable(p->il, il_any_index(pattern->entity))->first_decl : 0;
		while (decl && (!(il_full_entity_decl_info(p->il, decl)->flags & dcf_out_of_class) ||
		                !il_full_entity_decl_info(p->il, decl)->template_decl))
			decl = il_full_entity_decl_info(p->il, decl)->next;
	}
	if (!decl)
		return 0;
	pattern->parent = scope_for_heads(p, template, il_full_entity_decl_info(p->il, decl)->template_decl);
	return pattern->parent && arguments_of_list(p, il_full_entity_decl_info(p->il, decl)->template_decl, args, &pattern->set) ? decl :
	                                                                                                                            0;
}

static u32 make_variable(struct parser *p, u32 template, u32 args)
{
	struct pattern pattern, outside = { 0 };
	u32 scope, decl = 0;

	if (!choose_pattern(p, template, args, &pattern) || il_any_kind(pattern.entity) != IL_variable)
		return 0;
	if (!pattern.set.decl) /* an explicit specialization */
		return il_any_index(pattern.entity);
	if (pattern.entity == il_template(p->il, template)->prototype && p->scopes.at[il_template(p->il, template)->parent_scope].type)
		decl = variable_defined_outside(p, template, args, &outside);
	if (decl)
		pattern = outside;
	else
		decl = il_variable(p->il, il_any_index(pattern.entity))->first_decl;
	scope = bind_arguments(p, pattern.parent ? pattern.parent : il_template(p->il, template)->parent_scope, pattern.set.decl,
	                       &pattern.set);
	return replay_variable(p, il_any_index(pattern.entity), decl, scope, template, args);
}

u32 specialize_variable(struct parser *p, u32 template, const struct template_args *given)
{
	bool dependent = false;
	u32 args = complete_arguments(p, template, given, &dependent), index, arg, variable;

	for (arg = args; arg; arg = il_template_arg(p->il, arg)->next)
		dependent |= is_open_argument(p, il_template_arg(p->il, arg));
	index = dependent ? 0 : template_instance(p, template, args);
	release_arguments(p, args);
	if (!index)
		return 0;
	args = p->template_instances.at[index].args;
	if (p->failure && template_constraints_satisfied(p, template, args) == OUTCOME_FAILURE)
		substitution_fails(p);
	if (begin_instance(p, index)) {
		variable = make_variable(p, template, args);
		p->template_instances.at[index].entity = il_any_of(IL_variable, variable);
		end_instance(p, index, variable ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN);
	}
	return il_any_index(p->template_instances.at[index].entity);
}
