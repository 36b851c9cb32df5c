/* Specializations of function templates for calls [temp.deduct] [temp.fct.spec]: deduced arguments, defaults, and the declaration parsed
 * again with them. */
#include "../types/placeholder.h"
#include "../implicit/implicit.h"
#include "constraints.h"
#include "deduce.h"
#include "recursion.h"
#include "../scopes/entity.h"
#include "../scopes/waiting_members.h"
#include "../overload/function_address.h"
#include "../overload/overload.h"
#include "../traits/traits.h"
#include "../typing/closure_members.h"
#include "../typing/typing.h"

/* ---- substitution into the declaration ---- */

/* Where the declaration is whose tokens stand for the template, the definition if possible: in case there is a body to instantiate. *scope
 * gets the scope around its template parameters; 0 when it is not known. */
static u32 declaration_to_replay(struct parser *p, u32 routine, u32 *scope)
{
	const struct il_routine *prototype = il_routine(p->il, routine);
	u32 decl = prototype->definition ? prototype->definition : definition_of_member(p, routine, scope);

	if (!prototype->definition && decl)
		return decl;
	decl = decl ? decl : prototype->first_decl;
	*scope = il_full_entity_decl_info(p->il, decl)->flags & dcf_out_of_class ? prototype->parent_scope :
	                                                                           il_full_entity_decl_info(p->il, decl)->scope;
	return decl;
}

/* The token that a function-body begins with. */
static u32 body_token(const struct parser *p, const struct il_full_entity_decl_info *decl)
{
	u32 token = token_at(p, decl->initializer_begin ? decl->initializer_begin : decl->body_begin);

	return decl->flags & dcf_function_try ? token - 1 : token;
}

static u32 new_instance(struct parser *p, u32 template, u32 args, const struct il_routine *prototype, const struct declarator *d,
                        const struct specifiers *s)
{
	struct il_routine *routine;
	struct il_template_info *info;
	u32 index = il_new_routine(p->il, &routine), arg;

	*vec_slot(&p->signatures, index) = 0; /* by which overloads are told apart: of an instance there is none */
	*routine = *prototype;
	routine->type = d->type;
	routine->conversion_type = d->id.kind == ID_CONVERSION ? d->id.type : 0;
	routine->entity = (prototype->entity & ~(u32)(enf_is_template | enf_member_of_template)) | enf_instantiation;
	routine->flags &= ~(u32)rf_body_parsed;
	routine->template = routine->first_decl = routine->definition = routine->body = routine->body_scope = routine->first_ctor_init = 0;
	routine->first_overridden = 0;
	routine->template_info = il_new_template_info(p->il, &info);
	info->template = template;
	info->first_argument = args;
	info->specialization = il_any_of(IL_routine, index);
	for (arg = args; arg; arg = il_template_arg(p->il, arg)->next)
		info->argument_count++;
	new_decl(p, il_any_of(IL_routine, index), s, d, NULL);
	return index;
}

/* The body of decl, a declaration of the template's, can be asked for as that of the routine; own is the instance's declaration, in whose
 * scope it is parsed. */
static void note_instance_body(struct parser *p, u32 routine, const struct il_full_entity_decl_info *decl, u32 own, u32 scope)
{
	struct il_routine *record = il_routine(p->il, routine);
	struct il_full_entity_decl_info *info = il_full_entity_decl_info(p->il, own);

	if (!(decl->flags & dcf_definition) || !decl->body_end || decl->flags & (dcf_defaulted | dcf_deleted))
		return;
	info->flags |= decl->flags & (dcf_definition | dcf_function_try);
	info->body_begin = decl->body_begin;
	info->body_end = decl->body_end;
	info->initializer_begin = decl->initializer_begin;
	info->initializer_end = decl->initializer_end;
	record->flags |= rf_has_body;
	record->definition = own;
	add_pending(p, &(struct pending_body){ own, routine, body_token(p, decl), scope });
}

/* The trailing requires-clause of a declarator that was parsed, in the scope of its parameters. */
static enum outcome trailing_clause_satisfied(struct parser *p, const struct declarator *d)
{
	struct surroundings saved = leave_surroundings(p);
	enum outcome outcome;

	p->scope = d->scope;
	p->at = token_at(p, d->requires_begin) + 1;
	outcome = satisfied_here(p);
	restore_surroundings(p, &saved);
	return outcome;
}

/* Whether two function types certainly differ, whatever they say of exceptions. */
static bool is_other_type(struct parser *p, u32 a, u32 b)
{
	const struct il_type *x = il_type(p->il, type_strip(p, a, NULL)), *y = il_type(p->il, type_strip(p, b, NULL));
	u32 other = tyf_noexcept | tyf_trailing_return, first;

	if ((x->flags | y->flags) & (tyf_contains_error | tyf_dependent | tyf_noexcept_param))
		return false;
	first = type_signature(p, x->type, x->first_param, x->flags & ~other);
	y = il_type(p->il, type_strip(p, b, NULL));
	return type_canonical(p, first) != type_canonical(p, type_signature(p, y->type, y->first_param, y->flags & ~other));
}

/* Whether a function takes or returns an object of an abstract class by value, where that is complete [temp.deduct]/11. */
static bool has_abstract_value(struct parser *p, u32 function)
{
	struct il_type type = *il_type(p->il, type_strip(p, function, NULL));
	u32 param;

	if (is_abstract_class(p, type.type))
		return true;
	for (param = type.first_param; param && !is_abstract_class(p, il_param_type(p->il, param)->type);
	     param = il_param_type(p->il, param)->next)
		;
	return param;
}

static void note_unsatisfied(struct parser *p, u32 template, u32 args)
{
	p->template_instances.at[template_instance(p, template, args)].is_unsatisfied = true;
}

/* Parses the declaration with the parameters bound to arguments. A specialization of which it is not known whether its constraints are
 * satisfied is made, too. Without result none is made: it may just be that it is none, as it is if it has another type than is wanted. */
static enum outcome substitute(struct parser *p, u32 template, const struct argument_set *set, u32 args, u32 wanted, u32 *result)
{
	u32 number = il_any_index(il_template(p->il, template)->prototype);
	struct il_routine prototype = *il_routine(p->il, number);
	u32 parent = 0, scope;
	struct il_full_entity_decl_info decl = *il_full_entity_decl_info(p->il, declaration_to_replay(p, number, &parent));
	bool failed = false, in_class = prototype.class_type && !(decl.flags & dcf_out_of_class);
	enum outcome constraints;
	struct declarator d = { 0 };
	struct specifiers s;
	struct replay replay;

	if (lambda_of_class(p, prototype.class_type))
		return result ? specialize_closure_member(p, number, set, args, result) : OUTCOME_UNKNOWN;
	if (!decl.template_decl || !parent)
		return OUTCOME_UNKNOWN;
	scope = bind_arguments(p, parent, decl.template_decl, set);
	constraints = constraints_satisfied(p, decl.template_decl, scope, set);
	if (constraints == OUTCOME_FAILURE)
		note_unsatisfied(p, template, args);
	if (constraints == OUTCOME_FAILURE ||
	    !begin_replay(p, &replay, token_at(p, decl.specifiers_begin), token_at(p, decl.declarator_end), scope))
		return worst(constraints, OUTCOME_UNKNOWN);
	p->failure = &failed;
	p->class_type = prototype.class_type;
	p->prototype = number;
	p->access = prototype.access;
	parse_specifiers(p, &s, in_class ? CONTEXT_CLASS : CONTEXT_NAMESPACE, NULL);
	if (!failed) /* in lexical order, until it fails [temp.deduct.general]/7 */
		parse_declarator(p, &s, &d, false, in_class ? CONTEXT_CLASS : CONTEXT_NAMESPACE);
	if (!failed && d.requires_end)
		constraints = worst(constraints, trailing_clause_satisfied(p, &d));
	if (!failed && constraints == OUTCOME_FAILURE)
		note_unsatisfied(p, template, args);
	failed |= constraints == OUTCOME_FAILURE ||
	          (d.is_function && ((wanted && is_other_type(p, d.type, wanted)) || has_abstract_value(p, d.type)));
	if (result && !failed && d.is_function && !type_is_dependent(p, d.type) && !type_is_unknown(p, d.type)) {
		*result = new_instance(p, template, args, &prototype, &d, &s);
		note_parameter_scope(p, *result, d.scope);
		note_instance_body(p, *result, &decl, il_routine(p->il, *result)->first_decl, d.scope);
	}
	end_replay(p, &replay);
	return failed ? OUTCOME_FAILURE : result && *result ? constraints : OUTCOME_UNKNOWN;
}

bool define_instance_body(struct parser *p, u32 routine, u32 definition, u32 scope)
{
	struct il_routine *record = il_routine(p->il, routine);
	struct il_full_entity_decl_info decl = *il_full_entity_decl_info(p->il, definition);
	struct specifiers s;
	struct declarator d;
	struct replay replay;

	if (!begin_replay(p, &replay, token_at(p, decl.specifiers_begin), token_at(p, decl.declarator_end), scope))
		return false;
	p->class_type = record->class_type;
	parse_specifiers(p, &s, CONTEXT_NAMESPACE, NULL);
	parse_declarator(p, &s, &d, false, CONTEXT_NAMESPACE);
	if (d.is_function)
		note_instance_body(p, routine, &decl, new_decl(p, il_any_of(IL_routine, routine), &s, &d, NULL), d.scope);
	end_replay(p, &replay);
	return record->definition;
}

bool define_specialization(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	struct il_template_info info = *il_template_info(p->il, record->template_info);
	const struct il_full_entity_decl_info *decl;
	u32 parent = 0, definition;
	struct argument_set set;

	if (!record->template_info || !(record->entity & enf_instantiation))
		return false;
	definition = declaration_to_replay(p, il_any_index(il_template(p->il, info.template)->prototype), &parent);
	decl = il_full_entity_decl_info(p->il, definition);
	if (!(decl->flags & dcf_definition) || !decl->template_decl || !parent ||
	    !arguments_of_list(p, decl->template_decl, info.first_argument, &set))
		return false;
	return define_instance_body(p, routine, definition, bind_arguments(p, parent, decl->template_decl, &set));
}

/* ---- explicit arguments and specializations ---- */

static u32 last_of_list(const struct parser *p, u32 arg)
{
	while (il_template_arg(p->il, arg)->next)
		arg = il_template_arg(p->il, arg)->next;
	return arg;
}

static bool fits_parameter(const struct parser *p, u32 param, u32 arg)
{
	u8 kind = il_template_param(p->il, param)->kind;

	switch (il_template_arg(p->il, arg)->kind) {
	case tak_type: return kind == tpk_type;
	case tak_template: return kind == tpk_template;
	default: return kind == tpk_nontype;
	}
}

/* Whether the argument is a number that the parameter cannot have. */
static bool is_no_value_for(struct parser *p, u32 param, const struct il_template_arg *arg)
{
	u32 type = il_template_param(p->il, param)->type;

	return arg->constant && il_constant(p->il, arg->constant)->kind == ck_integer && !is_reference_type(p, type) &&
	       is_scalar(stripped_type(p, type)) && takes_number(p, type, arg->constant) == OUTCOME_FAILURE;
}

/* The arguments that the call names [temp.arg.explicit]; a pack takes the rest, and may be deduced further. */
static enum outcome give_explicit(struct parser *p, struct argument_set *set, u32 arg)
{
	u32 param = il_template_decl(p->il, set->decl)->first_param, i = 0;

	for (; arg; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg), *record;
		u32 index;

		if (copy.is_pack_expansion || (is_open_argument(p, &copy) && !awaits_parameter(p, &copy)))
			return OUTCOME_UNKNOWN;
		if (i == set->count || (!take_as_template(p, &copy, param) && !fits_parameter(p, param, arg)))
			return OUTCOME_FAILURE;
		if (copy.kind == tak_template && is_no_template_for(p, param, copy.template))
			return OUTCOME_FAILURE;
		if (copy.kind == tak_type) {
			copy.template = 0; /* the name of a class template in itself */
			copy.type = type_canonical(p, copy.type);
		} else if (copy.kind == tak_nontype && is_no_value_for(p, param, &copy))
			return OUTCOME_FAILURE;
		else if (copy.kind == tak_nontype)
			convert_argument(p, &copy, param, 0, 0);
		if (is_of_no_structure(p, &copy))
			return OUTCOME_FAILURE;
		if (is_open_argument(p, &copy))
			return OUTCOME_UNKNOWN;
		index = new_argument(p, &record);
		*record = copy;
		record->next = 0;
		if (set->of[i].elements)
			il_template_arg(p->il, last_of_list(p, set->of[i].first))->next = index;
		else
			set->of[i].first = index;
		set->of[i].elements++;
		if (set->of[i].is_pack)
			continue;
		set->of[i++].known = true;
		param = il_template_param(p->il, param)->next;
	}
	return OUTCOME_SUCCESS;
}

/* The arguments that give a function of that type, of which some may be given. */
static enum outcome arguments_for_type(struct parser *p, u32 template, u32 given, u32 type, struct argument_set *set)
{
	struct il_template record = *il_template(p->il, template);
	enum outcome outcome;

	if (!record.decl || il_any_kind(record.prototype) != IL_routine || !arguments_begin(p, record.decl, set))
		return OUTCOME_UNKNOWN;
	outcome = give_explicit(p, set, given);
	if (outcome == OUTCOME_SUCCESS)
		outcome = deduce_function_type(p, set, il_routine(p->il, il_any_index(record.prototype))->type, type);
	return outcome == OUTCOME_SUCCESS ? add_default_arguments(p, template, set) : outcome;
}

/* Whether the template has a specialization of that type: parameters that do not deduce may have none [temp.deduct.decl]/1. */
static enum outcome specialize_for_type(struct parser *p, u32 template, u32 given, u32 type)
{
	struct argument_set set;
	enum outcome outcome = arguments_for_type(p, template, given, type, &set);
	u32 args;

	if (outcome != OUTCOME_SUCCESS || p->template_depth)
		return outcome;
	args = list_of_arguments(p, &set);
	outcome = substitute(p, template, &set, args, type, NULL);
	release_arguments(p, args);
	return outcome == OUTCOME_FAILURE ? outcome : OUTCOME_SUCCESS;
}

/* Whether a template and what specializes it say the same of exceptions, which is no matter there. */
static bool agree_on_noexcept(const struct parser *p, u32 template, u32 type)
{
	const struct il_routine *prototype = il_routine_of(p->il, il_template(p->il, template)->prototype);

	return !((il_type(p->il, type_strip(p, prototype->type, NULL))->flags ^ il_type(p->il, type_strip(p, type, NULL))->flags) &
	         (tyf_noexcept | tyf_noexcept_param));
}

/* Whether an argument that is given changes when it becomes the type of a parameter [dcl.fct]/5. */
static bool is_any_adjusted(struct parser *p, u32 given)
{
	for (; given; given = il_template_arg(p->il, given)->next) {
		u32 cv = 0, type = type_strip(p, il_template_arg(p->il, given)->type, &cv);

		if (cv & (tyf_const | tyf_volatile) || il_type(p->il, type)->kind == tk_array || il_type(p->il, type)->kind == tk_routine)
			return true;
	}
	return false;
}

bool specializes_none(struct parser *p, u32 symbol, u32 given, u32 type)
{
	u32 first = symbol;

	if (is_any_adjusted(p, given))
		return false;
	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (classify(p, entity) != NAME_FUNCTION_TEMPLATE || !agree_on_noexcept(p, il_any_index(entity), type) ||
		    specialize_for_type(p, il_any_index(entity), given, type) != OUTCOME_FAILURE)
			return false;
	}
	return first;
}

u32 specialized_template(struct parser *p, u32 symbol, u32 given, u32 type)
{
	u32 best = 0, newest = 0, template;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		if (classify(p, p->symbols.at[symbol].entity) != NAME_FUNCTION_TEMPLATE)
			continue;
		template = il_any_index(p->symbols.at[symbol].entity);
		newest = newest ? newest : template;
		if (specialize_for_type(p, template, given, type) == OUTCOME_SUCCESS &&
		    (!best || compare_function_templates(p, template, best, WHOLE_TYPE) < 0))
			best = template;
	}
	return best ? best : newest;
}

/* The explicit specialization with these arguments, or 0 [temp.expl.spec]. */
static u32 explicit_specialization(struct parser *p, u32 template, u32 args)
{
	u32 info = il_template(p->il, template)->first_specialization;
	struct argument_set set;

	for (; info; info = il_template_info(p->il, info)->next) {
		struct il_template_info record = *il_template_info(p->il, info);
		u32 routine = il_any_index(record.specialization);

		if (il_any_kind(record.specialization) == IL_routine &&
		    arguments_for_type(p, template, record.first_argument, il_routine(p->il, routine)->type, &set) == OUTCOME_SUCCESS &&
		    same_arguments(p, list_of_arguments(p, &set), args))
			return routine;
	}
	return 0;
}

void complete_specialization(struct parser *p, u32 routine)
{
	u32 index = il_routine(p->il, routine)->template_info, args, arg;
	struct il_template_info *info, record = *il_template_info(p->il, index);
	struct argument_set set;

	if (arguments_for_type(p, record.template, record.first_argument, il_routine(p->il, routine)->type, &set) != OUTCOME_SUCCESS)
		return;
	args = list_of_arguments(p, &set);
	keep_arguments(p, args);
	info = il_template_info(p->il, index);
	info->first_argument = args;
	info->argument_count = 0;
	for (arg = args; arg; arg = il_template_arg(p->il, arg)->next)
		info->argument_count++;
}

static void set_instance_depth(struct parser *p, u32 routine, u32 depth) { *vec_slot(&p->instance_depth, routine) = depth; }

static enum outcome make_specialization(struct parser *p, u32 template, const struct argument_set *set, u32 args, u32 *routine)
{
	u32 depth = instance_depth(p, p->routine);
	enum outcome outcome;

	*routine = explicit_specialization(p, template, args);
	if (*routine)
		return OUTCOME_SUCCESS;
	if (depth >= DEEPEST_INSTANCE) {
		note_too_deep(p, template);
		return OUTCOME_UNKNOWN;
	}
	outcome = substitute(p, template, set, args, 0, routine);
	if (*routine)
		set_instance_depth(p, *routine, depth + 1);
	return outcome;
}

/* A specialization whose declaration asks for itself: as a rule it is none there, as a class that it needs is not complete
 * [temp.deduct]/8. */
static enum outcome substitute_within(struct parser *p, u32 template, const struct argument_set *set, u32 index)
{
	enum outcome outcome;

	if (p->template_instances.at[index].state != INSTANCE_RUNNING)
		return OUTCOME_UNKNOWN;
	p->template_instances.at[index].state = INSTANCE_RUNNING_TWICE;
	outcome = substitute(p, template, set, p->template_instances.at[index].args, 0, NULL);
	p->template_instances.at[index].state = INSTANCE_RUNNING;
	return outcome;
}

u32 specialize_function(struct parser *p, u32 template, const struct argument_set *set, enum outcome *outcome)
{
	u32 args = list_of_arguments(p, set), index = template_instance(p, template, args), routine = 0, failed = p->failed_argument;

	release_arguments(p, args);
	args = p->template_instances.at[index].args;
	if (p->template_instances.at[index].state == INSTANCE_RUNNING || p->template_instances.at[index].state == INSTANCE_RUNNING_TWICE) {
		*outcome = substitute_within(p, template, set, index);
		return 0;
	}
	p->failed_argument = 0;
	if (begin_instance(p, index)) {
		routine = il_any_index(p->template_instances.at[index].entity);
		*outcome = routine ? instance_satisfied(p, routine, set) : make_specialization(p, template, set, args, &routine);
		p->template_instances.at[index].entity = il_any_of(IL_routine, routine);
		p->template_instances.at[index].failed_argument = *outcome == OUTCOME_FAILURE ? p->failed_argument : 0;
		end_instance(p, index, *outcome);
	}
	p->failed_argument = p->template_instances.at[index].failed_argument ? p->template_instances.at[index].failed_argument : failed;
	*outcome = (enum outcome)p->template_instances.at[index].outcome;
	return *outcome == OUTCOME_FAILURE ? 0 : il_any_index(p->template_instances.at[index].entity);
}

/* ---- calls ---- */

/* A class that is a member of the class with that scope, and no typedef, template or instance of one; else 0. */
static u32 member_class(const struct parser *p, il_any member, u32 scope)
{
	u32 type = il_any_kind(member) == IL_type ? il_any_index(member) : 0;
	const struct il_type *record = il_type(p->il, type);

	return is_class_record(record) && record->parent_scope == scope && !record->template_info ? type : 0;
}

/* Whether a member of the class, a function or static data member, is instantiated with it. */
static bool is_instantiated_with(const struct parser *p, il_any member, u32 type, u32 scope)
{
	const struct il_routine *routine = il_routine_of(p->il, member);
	const struct il_variable *variable = il_variable_of(p->il, member);

	if (il_any_kind(member) == IL_routine)
		return routine->class_type == type && !routine->template;
	return il_any_kind(member) == IL_variable && variable->flags & vf_static_member && variable->parent_scope == scope &&
	       !variable->template;
}

/* All members of a class that are no templates themselves, then those of its member classes [temp.explicit]/10. */
static void use_members(struct parser *p, u32 type, void (*use)(void *, il_any), void *context)
{
	u32 scope, first, entry;

	if (stack_is_low(p->stack_bound) || !complete_class(p, type))
		return;
	declare_all_waiting(p, type);
	scope = scope_of_type(p, type);
	first = scope ? il_scope(p->il, scope)->first_entry : 0;
	for (entry = first; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any member = il_source_sequence_entry(p->il, entry)->target;

		if (is_instantiated_with(p, member, type, scope))
			use(context, member);
	}
	for (entry = first; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		u32 class = member_class(p, il_source_sequence_entry(p->il, entry)->target, scope);

		if (class)
			use_members(p, class, use, context);
	}
}

/* The instance of a function or variable template that a directive is about; 0: none. */
static il_any directed_instance(struct parser *p, const struct il_instantiation_directive *directive)
{
	struct il_template_info info = *il_template_info(p->il, directive->template_info);
	struct template_args args = { .first = info.first_argument };
	enum outcome outcome;
	u32 index;

	if (il_template(p->il, info.template)->kind == templk_variable) {
		index = specialize_variable(p, info.template, &args);
		return index ? il_any_of(IL_variable, index) : 0;
	}
	index = specialization_for_type(p, info.template, info.first_argument, il_full_entity_decl_info(p->il, directive->decl)->type,
	                                &outcome);
	return index ? il_any_of(IL_routine, index) : 0;
}

void instantiate_explicitly(struct parser *p, u32 directive, void (*use)(void *, il_any), void *context)
{
	struct il_instantiation_directive record = *il_instantiation_directive(p->il, directive);
	il_any instance;

	if (record.kind != insk_define)
		return;
	if (il_any_kind(record.target) == IL_type)
		use_members(p, type_strip(p, il_any_index(record.target), NULL), use, context);
	else if (il_any_kind(record.target) == IL_routine || il_any_kind(record.target) == IL_variable)
		use(context, record.target);
	else if (record.template_info && (instance = directed_instance(p, &record)))
		use(context, instance);
}

/* ---- bodies of instances that are looked at ---- */

static void require_definition(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);

	if (!record->definition && record->entity & enf_instantiation && !(record->flags & rf_implicit) && !define_member(p, routine))
		define_specialization(p, routine);
	if (require_body(p, routine))
		make_calls_explicit(p, routine);
}

/* The function that a directive is about, and its parser. */
struct explicit_instance {
	struct parser *p;
	u32 directive;
};

static void require_explicitly(void *context, il_any instance)
{
	const struct explicit_instance *e = context;
	const struct il_instantiation_directive *record = il_instantiation_directive(e->p->il, e->directive);

	if (il_any_kind(instance) != IL_routine)
		return;
	if (record->template_info &&
	    il_template(e->p->il, il_template_info(e->p->il, record->template_info)->template)->kind == templk_function)
		il_template_info(e->p->il, record->template_info)->specialization = instance;
	require_definition(e->p, il_any_index(instance));
}

/* Whether the instance that a call names is made when that is read: its value may be wanted, or the class that it is a friend of has its
 * definition. */
static bool is_instantiated_early(const struct parser *p, const struct il_expr_node *node)
{
	const struct il_routine *routine = il_routine(p->il, il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0);

	return node->evaluation != evk_unevaluated &&
	       (routine->flags & rf_constexpr || (routine->flags & rf_friend && !routine->template_info)) &&
	       routine->entity & enf_instantiation && !(node->flags & exf_dependent);
}

/* Expressions that the body of a function has, or the program. */
struct node_range {
	u32 at, end;
	il_any routine;
};

/* Instances that bodies call are made before what comes behind these, so that recursion without end is soon seen. */
static void require_called_instances(struct parser *p)
{
	struct instance_chains chains = { 0 };
	VEC(struct node_range) ranges = { 0 };

	vec_push(&ranges, (struct node_range){ 1, p->il->table[IL_expr_node].count, 0 });
	while (ranges.count) {
		struct node_range *range = &ranges.at[ranges.count - 1];
		u32 node = range->at++, count = p->il->table[IL_expr_node].count;
		il_any callee;

		if (node >= range->end) {
			ranges.count--;
			continue;
		}
		callee = il_expr_node(p->il, node)->target;
		chains_ask_from(&chains, range->routine);
		if (!is_instantiated_early(p, il_expr_node(p->il, node)) || !chain_instance(p, &chains, callee))
			continue;
		require_definition(p, il_any_index(callee));
		vec_push(&ranges, (struct node_range){ count, p->il->table[IL_expr_node].count, callee });
	}
	vec_free(&ranges);
	chains_free(&chains);
}

void require_instances(struct parser *p)
{
	u32 i;

	require_called_instances(p);
	for (i = 1; i < p->il->table[IL_instantiation_directive].count; i++)
		if (!il_in_system_header(p->il, il_instantiation_directive(p->il, i)->range_begin))
			instantiate_explicitly(p, i, require_explicitly, &(struct explicit_instance){ p, i });
}

/* Gives back the arguments that a call gives and those that were deduced, as far as a specialization has none of its own. */
static void release_set(struct parser *p, const struct argument_set *set, const u32 *given)
{
	u32 i;

	for (i = 0; i < set->count; i++) {
		release_arguments(p, given[i]);
		if (set->of[i].first != given[i])
			release_arguments(p, set->of[i].first);
	}
}

u32 specialization_for_call(struct parser *p, u32 template, u32 explicit_args, const struct call *call, enum outcome *outcome)
{
	struct il_template record = *il_template(p->il, template);
	u32 given[PARAMETERS_MAX], routine = 0, i;
	struct argument_set set;

	*outcome = OUTCOME_UNKNOWN;
	if ((record.kind != templk_function && record.kind != templk_deduction_guide) || il_any_kind(record.prototype) != IL_routine ||
	    !record.decl || !arguments_begin(p, record.decl, &set))
		return 0;
	*outcome = record.flags & tf_in_local_class ? OUTCOME_FAILURE : give_explicit(p, &set, explicit_args);
	for (i = 0; i < set.count; i++)
		given[i] = set.of[i].first;
	if (*outcome == OUTCOME_SUCCESS)
		*outcome = deduce_call(p, &set, il_routine(p->il, il_any_index(record.prototype))->type, call->first_argument);
	if (*outcome == OUTCOME_SUCCESS) {
		*outcome = add_default_arguments(p, template, &set);
		routine = *outcome == OUTCOME_SUCCESS ? specialize_function(p, template, &set, outcome) : 0;
	} else {
		for (i = 0; i < set.count; i++) /* what else there was may be gone */
			set.of[i].first = given[i];
	}
	release_set(p, &set, given);
	return routine;
}

/* Whether the arguments are all there: parameters without have defaults, and are no packs where a target type could give these more. */
static bool are_complete(const struct parser *p, const struct argument_set *set, bool has_target)
{
	u32 param = il_template_decl(p->il, set->decl)->first_param, i;

	for (i = 0; i < set->count; i++, param = il_template_param(p->il, param)->next)
		if (set->of[i].is_pack ? has_target : !set->of[i].known && !il_template_param(p->il, param)->default_arg)
			return false;
	return true;
}

u32 specialization_named(struct parser *p, u32 template, u32 explicit_args, bool has_target, enum outcome *outcome)
{
	struct il_template record = *il_template(p->il, template);
	struct argument_set set;
	u32 routine;

	*outcome = OUTCOME_UNKNOWN;
	if (record.kind != templk_function || il_any_kind(record.prototype) != IL_routine || !record.decl ||
	    !arguments_begin(p, record.decl, &set))
		return 0;
	*outcome = give_explicit(p, &set, explicit_args);
	if (*outcome == OUTCOME_SUCCESS && !are_complete(p, &set, has_target))
		*outcome = has_target ? OUTCOME_UNKNOWN : OUTCOME_FAILURE;
	if (*outcome == OUTCOME_SUCCESS)
		*outcome = add_default_arguments(p, template, &set);
	routine = *outcome == OUTCOME_SUCCESS ? specialize_function(p, template, &set, outcome) : 0;
	return *outcome == OUTCOME_SUCCESS ? routine : 0;
}

bool named_is_unsatisfied(struct parser *p, u32 template, u32 explicit_args)
{
	struct argument_set set;
	u32 args, index;

	if (!arguments_begin(p, il_template(p->il, template)->decl, &set) || give_explicit(p, &set, explicit_args) != OUTCOME_SUCCESS ||
	    !are_complete(p, &set, false) || add_default_arguments(p, template, &set) != OUTCOME_SUCCESS)
		return false;
	args = list_of_arguments(p, &set);
	index = template_instance(p, template, args);
	release_arguments(p, args);
	return p->template_instances.at[index].is_unsatisfied;
}

/* The specialization that the given arguments name by themselves, if it has that type: a parameter's type that is all given is not deduced
 * from, as const T & of T = const int & [temp.deduct.type]/4. */
static u32 named_of_type(struct parser *p, u32 template, u32 explicit_args, u32 type, enum outcome *outcome)
{
	u32 routine = specialization_named(p, template, explicit_args, false, outcome);

	if (routine && type_canonical(p, type_of_routine(p, routine)) != type_canonical(p, type) &&
	    type_canonical(p, il_routine(p->il, routine)->type) != type_canonical(p, type)) {
		*outcome = OUTCOME_FAILURE;
		return 0;
	}
	return routine;
}

u32 specialization_for_type(struct parser *p, u32 template, u32 explicit_args, u32 type, enum outcome *outcome)
{
	struct argument_set set;
	enum outcome named;
	u32 routine;

	*outcome = arguments_for_type(p, template, explicit_args, type, &set);
	if (*outcome != OUTCOME_SUCCESS && explicit_args) {
		routine = named_of_type(p, template, explicit_args, type, &named);
		*outcome = named == OUTCOME_FAILURE ? *outcome : named;
		return routine;
	}
	return *outcome == OUTCOME_SUCCESS ? specialize_function(p, template, &set, outcome) : 0;
}
