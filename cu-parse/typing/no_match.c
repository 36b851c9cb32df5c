/* What is said about calls that no function takes [over.match]: the candidates and why each of them is none. */
#include "../../lib/il/operations.h"
#include "candidate_names.h"
#include "no_match.h"

#include "../../lib/il/names.h"
#include "../implicit/implicit.h"
#include "../overload/constructors.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"
#include "../scopes/entity.h"
#include "../syntax/expr.h"
#include "../templates/constraints.h"
#include "../templates/deduce.h"
#include "../templates/instantiate.h"
#include "../types/implicit_members.h"

void add_object_type(const struct parser *p, u32 type)
{
	struct buffer name = { 0 };

	il_add_listed_type_name(p->il, type, &name);
	diag_detail(p->diag, DIAG_object_type, name.text);
	buffer_free(&name);
}

void add_operand_type(const struct parser *p, u32 node, struct buffer *out)
{
	if (il_expr_node(p->il, node)->kind == enk_braced_init_list)
		buffer_puts(out, "{...}");
	else if (is_overloaded_name(p, node))
		buffer_puts(out, "<unknown-type>");
	else
		il_add_listed_type_name(p->il, type_at(p, node), out);
}

void add_argument_types(const struct parser *p, u32 argument)
{
	struct buffer types = { 0 };
	u32 first = argument;

	for (; argument; argument = il_expr_node(p->il, argument)->next) {
		buffer_puts(&types, argument == first ? "" : ", ");
		add_operand_type(p, argument, &types);
	}
	if (first)
		diag_detail(p->diag, DIAG_argument_types, types.text);
	buffer_free(&types);
}

/* ---- why a candidate is none ---- */

enum { DEEPEST_POINTER = 8 };

/* Whether the node is a list in braces whose elements are all known. */
static bool is_known_list(struct parser *p, u32 node)
{
	const struct il_expr_node *list = il_expr_node(p->il, node);

	return list->kind == enk_braced_init_list && all_have_known_types(p, list->first_operand);
}

/* Whether a parameter of the type certainly takes no such argument. */
static bool takes_not(struct parser *p, u32 type, const struct source *argument)
{
	if (!is_known_type(p, type) || attributed_typedef(p, type) ||
	    (argument->node && ((!has_known_type(p, argument->node) && !is_void(p, argument->node) &&
	                         !is_overloaded_name(p, argument->node) && !is_known_list(p, argument->node)) ||
	                        is_literal_for_characters(p, argument->node, type))))
		return false;
	return implicit_conversion(p, argument, type).kind == CONVERSION_NONE;
}

/* The first argument, from 1, that certainly cannot be what a function takes, as a member of class or 0; 0: there is none. */
static u32 mismatch(struct parser *p, u32 routine, u32 class, const struct source *at, u32 count)
{
	u32 param = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param, n;

	for (n = 0; param && n < count && !(il_param_type(p->il, param)->flags & pf_pack); param = il_param_type(p->il, param)->next, n++) {
		u32 type = il_param_type(p->il, param)->type;

		if (takes_not(p, class ? type_of_member(p, type, class) : type, &at[n]))
			return n + 1;
	}
	return 0;
}

/* A number, or a pointer to or array of some. */
static bool is_plain_value(struct parser *p, u32 type)
{
	u32 depth;

	for (depth = 0; type && depth < DEEPEST_POINTER; depth++, type = pointed_to(p, type))
		if (is_arithmetic_type(p, type_strip(p, type, NULL)))
			return true;
	return false;
}

/* Of such arguments all is known: no class is looked at for functions, nor instantiated. */
static bool are_plain_values(struct parser *p, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < arguments->count; i++)
		if (!arguments->at[i].type || !is_plain_value(p, arguments->at[i].type))
			return false;
	return !arguments->has_object && !arguments->call.has_explicit_args;
}

static bool is_not_eligible(struct parser *p, const struct candidate *c)
{
	return c->routine && !c->template && trailing_requires_satisfied(p, c->routine) == OUTCOME_FAILURE;
}

/* Whether a candidate certainly is not viable. */
static bool is_not_viable(struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	u32 routine = declared_routine(p, c);
	struct candidate_set one = { 0 };
	bool result;

	if (is_not_eligible(p, c))
		return true;
	if (!accepts_count(p, routine, arguments->count) || mismatch(p, routine, c->class, arguments->at, arguments->count))
		return true;
	if (!c->template)
		return false;
	vec_push(&one.list, *c);
	result = resolve(p, &one, arguments).outcome == OUTCOME_FAILURE && !one.list.count;
	candidate_set_free(&one);
	return result;
}

bool none_takes(struct parser *p, const struct candidate_set *set, u32 argument)
{
	struct arguments arguments = { .count = 0 };
	u32 i;

	if (!arguments_of_nodes(p, argument, &arguments))
		return false;
	for (i = 0; i < set->list.count; i++)
		if (!is_not_viable(p, &set->list.at[i], &arguments))
			return false;
	return true;
}

/* Of an implicit member of an instance, the template. */
static u32 place_of_routine(const struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 info = record->flags & rf_implicit ? il_type(p->il, record->class_type)->template_info : 0;

	il_any pattern = info ? il_template(p->il, il_template_info(p->il, info)->template)->prototype : 0;

	if (is_implicit_allocation(p, routine))
		return (u32)p->il->source_size; /* nowhere */
	return il_any_kind(pattern) == IL_type ? place_of_class_definition(p, il_any_index(pattern)) :
	                                         il_routine_place(p->il, routine, position(p));
}

/* Whether a member function certainly cannot be called for the object [over.match.funcs.general]/4. */
static bool is_none_for_object(struct parser *p, u32 routine, const struct arguments *arguments)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 flags = il_type(p->il, type_strip(p, record->type, NULL))->flags, cv = 0;

	if (!arguments->has_object || !record->class_type || record->flags & rf_static_member || !is_known_type(p, arguments->object.type))
		return false;
	unqualified_type(p, arguments->object.type, &cv);
	return (cv & tyf_const && !(flags & tyf_fn_const)) || (cv & tyf_volatile && !(flags & tyf_fn_volatile)) ||
	       (flags & tyf_fn_rvalue_ref && arguments->object.category == vc_lvalue);
}

/* The first argument that the specialization does not take which explicit template arguments and deduction make; 0: they make none, or it takes
 * all. *prevented is set where it does but for the object. skip: 1 where that is the first one. */
static u32 mismatch_of_specialization(struct parser *p, const struct candidate *c, const struct arguments *arguments, u32 skip,
                                      bool *prevented)
{
	struct call call = arguments->call;
	enum outcome outcome;
	u32 routine, number;

	if (skip)
		call.first_argument = il_expr_node(p->il, call.first_argument)->next;
	routine = specialization_for_call(p, c->template, call.explicit_args, &call, &outcome);
	number = routine ? mismatch(p, routine, 0, arguments->at + skip, arguments->count - skip) : 0;
	*prevented = routine && !number && is_none_for_object(p, routine, arguments);
	return number;
}

/* Whether explicit template arguments are what the parameters are: types, values, templates. */
static bool explicit_arguments_fit(const struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	static const u8 kinds[] = { [tak_type] = tpk_type, [tak_nontype] = tpk_nontype, [tak_template] = tpk_template };
	u32 param = il_template_decl(p->il, il_template(p->il, c->template)->decl)->first_param, arg = arguments->call.explicit_args;

	for (; arg; arg = il_template_arg(p->il, arg)->next) {
		if (!param)
			return false;
		if (il_template_arg(p->il, arg)->is_pack_expansion || il_template_arg(p->il, arg)->kind > tak_template)
			return true;
		if (kinds[il_template_arg(p->il, arg)->kind] != il_template_param(p->il, param)->kind)
			return false;
		if (!(il_template_param(p->il, param)->flags & tf_pack))
			param = il_template_param(p->il, param)->next;
	}
	return true;
}

/* Whether explicit template arguments, which are all that there are, make no function [temp.deduct]/2: constraints are looked at later. */
static bool explicit_arguments_fail(struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	u32 param = il_template_decl(p->il, il_template(p->il, c->template)->decl)->first_param, arg = arguments->call.explicit_args;
	enum outcome outcome;

	for (; arg && param && !(il_template_param(p->il, param)->flags & tf_pack); param = il_template_param(p->il, param)->next)
		arg = il_template_arg(p->il, arg)->next;
	if (arg || param)
		return false;
	specialization_named(p, c->template, arguments->call.explicit_args, false, &outcome);
	return outcome == OUTCOME_FAILURE && !named_is_unsatisfied(p, c->template, arguments->call.explicit_args);
}

static void note_explicit_arguments(struct parser *p, const struct arguments *arguments, u32 place, il_any entity)
{
	struct buffer text = { 0 };
	const char *separator = "<";
	u32 arg;

	for (arg = arguments->call.explicit_args; arg; arg = il_template_arg(p->il, arg)->next, separator = ", ") {
		buffer_puts(&text, separator);
		if (il_template_arg(p->il, arg)->kind == tak_type)
			il_add_type_name(p->il, il_template_arg(p->il, arg)->type, 0, &text);
		else if (il_template_arg(p->il, arg)->kind == tak_template)
			il_add_entity_name(p->il, il_any_of(IL_template, il_template_arg(p->il, arg)->template), place, &text);
		else
			buffer_puts(&text, "<expression>");
	}
	buffer_puts(&text, ">");
	diag_note(p->diag, DIAG_explicit_arguments_failed, place, text.text, entity);
	buffer_free(&text);
}

/* What a name means in the scope where a function is found by it: one that a block declares, in that block. */
static u32 symbol_of(struct parser *p, u32 routine, u32 ident)
{
	u32 scope = p->scope, symbol, at;

	if (!is_hidden_function(p, routine))
		return bound_symbol(p, il_routine(p->il, routine)->parent_scope, ident);
	for (; scope && il_scope(p->il, scope)->kind != sck_namespace && p->scopes.at[scope].parent; scope = p->scopes.at[scope].parent) {
		symbol = bound_symbol(p, scope, ident);
		for (at = symbol; at; at = p->symbols.at[at].next)
			if (p->symbols.at[at].entity == il_any_of(IL_routine, routine))
				return symbol;
	}
	return 0;
}

/* Whether others are found by a function's name in its scope that are not declared there, or in a block: then it is told by its parameters. */
static bool has_others_beside(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 symbol = record->parent_scope ? symbol_of(p, routine, identifier_of(p, il_text(p->il, record->name))) : 0;
	bool is_hidden = is_hidden_function(p, routine);

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;

		if (il_any_kind(entity) == IL_template)
			entity = il_template(p->il, il_any_index(entity))->prototype;
		if (il_any_kind(entity) == IL_routine && entity != il_any_of(IL_routine, routine) &&
		    (is_hidden || il_routine(p->il, il_any_index(entity))->parent_scope != record->parent_scope))
			return true;
	}
	return false;
}

void note_candidate(struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	u32 routine = declared_routine(p, c), place = place_of_routine(p, routine), number, failed = p->failed_argument, substituted;
	bool with_parameters = has_others_beside(p, routine), prevented = false;
	u32 skip = arguments->is_operator && c->class && !c->is_friend && !(il_routine(p->il, routine)->flags & rf_static_member);
	il_any entity = il_any_of(IL_routine, routine);

	if (c->template && arguments->call.has_explicit_args && !explicit_arguments_fit(p, c, arguments)) {
		note_explicit_arguments(p, arguments, place, entity);
		return;
	}
	if (is_not_eligible(p, c)) {
		diag_note(p->diag, DIAG_candidate_constraint_failed, place, entity);
		return;
	}
	if (c->template && arguments->call.has_explicit_args &&
	    (arguments->call.explicit_args_fail || explicit_arguments_fail(p, c, arguments))) {
		note_explicit_arguments(p, arguments, place, entity);
		return;
	}
	if (!accepts_count(p, routine, arguments->count - skip)) {
		diag_note(p->diag, with_parameters ? DIAG_parameter_count_mismatch_with_parameters : DIAG_parameter_count_mismatch, place,
		          entity);
		return;
	}
	number = c->template ? mismatch_of_specialization(p, c, arguments, skip, &prevented) : 0;
	substituted = p->failed_argument;
	if (!number) {
		p->failed_argument = failed; /* parameters that depend on nothing come before substitution */
		number = mismatch(p, routine, c->class, arguments->at + skip, arguments->count - skip);
	}
	if (!number)
		p->failed_argument = substituted;
	if (number)
		diag_note(p->diag, with_parameters ? DIAG_argument_mismatch_with_parameters : DIAG_argument_mismatch, place, entity,
		          number);
	else if (c->template && !prevented)
		diag_note(p->diag, with_parameters ? DIAG_deduction_failed_with_parameters : DIAG_deduction_failed, place, entity);
}

/* Whether a friend that no name finds is one of functions of its name in a namespace where others are found by it: such ones are not noted. */
static bool is_hidden_beside_others(struct parser *p, const struct candidate *c)
{
	const struct il_routine *routine = il_routine(p->il, declared_routine(p, c));
	struct candidate_set visible = { 0 };
	bool is_found = false, has_others;
	u32 i;

	if (!(routine->flags & rf_friend))
		return false;
	add_qualified(p, &visible, routine->parent_scope, identifier_of(p, il_text(p->il, routine->name)));
	for (i = 0; i < visible.list.count; i++)
		is_found |= declared_routine(p, &visible.list.at[i]) == declared_routine(p, c);
	has_others = visible.list.count;
	candidate_set_free(&visible);
	return has_others && !is_found;
}

void note_all(struct parser *p, const struct candidate_set *set, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < set->list.count; i++) {
		u32 routine = declared_routine(p, &set->list.at[i]);

		if (routine && (set->list.at[i].template || !arguments->call.has_explicit_args) &&
		    !is_hidden_beside_others(p, &set->list.at[i]))
			note_candidate(p, &set->list.at[i], arguments);
	}
}

/* Whether a function was noted as one of an earlier candidate of the set. */
static bool is_noted(struct parser *p, const struct candidate_set *set, u32 at)
{
	u32 routine = declared_routine(p, &set->list.at[at]), i;

	for (i = 0; i < at; i++)
		if (declared_routine(p, &set->list.at[i]) == routine)
			return true;
	return false;
}

void note_rewritten(struct parser *p, const struct candidate_set *set, const struct arguments *arguments, bool rewritten, bool reversed)
{
	struct candidate_set some = { 0 };
	u32 i;

	for (i = 0; i < set->list.count; i++)
		if (set->list.at[i].is_rewritten == rewritten && set->list.at[i].is_reversed == reversed &&
		    !(reversed && is_noted(p, set, i)))
			vec_push(&some.list, set->list.at[i]);
	note_all(p, &some, arguments);
	candidate_set_free(&some);
}

void note_candidates(struct parser *p, const struct candidate_set *set, u32 argument)
{
	struct arguments arguments = { .count = 0 };

	arguments_of_nodes(p, argument, &arguments);
	note_all(p, set, &arguments);
}

/* The element type of the std::initializer_list that is a constructor's first parameter; 0: that is none [dcl.init.list]/2. */
static u32 list_element(struct parser *p, const struct candidate *c)
{
	u32 type = il_routine(p->il, declared_routine(p, c))->type, param = il_type(p->il, type_strip(p, type, NULL))->first_param;

	type = param ? il_param_type(p->il, param)->type : 0;
	return type ? element_of_initializer_list(p, type_without_reference(p, c->class ? type_of_member(p, type, c->class) : type)) : 0;
}

bool takes_initializer_list(struct parser *p, const struct candidate *c) { return list_element(p, c); }

bool no_list_is_taken(struct parser *p, const struct candidate_set *set, u32 first_element)
{
	u32 i;

	for (i = 0; i < set->list.count; i++) {
		u32 type = list_element(p, &set->list.at[i]), element = first_element;
		bool is_taken = type;

		for (; element && is_taken; element = il_expr_node(p->il, element)->next) {
			struct source source = source_of_node(p, element);

			is_taken = !takes_not(p, type, &source);
		}
		if (is_taken)
			return false;
	}
	return true;
}

void note_list_constructors(struct parser *p, const struct candidate_set *set)
{
	u32 i;

	for (i = 0; i < set->list.count; i++) {
		u32 routine = declared_routine(p, &set->list.at[i]);

		if (takes_initializer_list(p, &set->list.at[i]))
			diag_note(p->diag, DIAG_argument_mismatch, place_of_routine(p, routine), il_any_of(IL_routine, routine), 1);
	}
}

void note_not_viable(struct parser *p, const struct candidate_set *set, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < set->list.count; i++)
		if (declared_routine(p, &set->list.at[i]) && is_not_viable(p, &set->list.at[i], arguments))
			note_candidate(p, &set->list.at[i], arguments);
}

/* ---- functions ---- */

/* Whether all of them are members of one class, or functions of one namespace, around or named with it: it is known what to call
 * them. */
static bool have_one_name(const struct parser *p, const struct candidate_set *set, const struct il_expr_node *name)
{
	u32 scope = il_routine(p->il, declared_routine(p, &set->list.at[0]))->parent_scope, i;

	for (i = 0; i < set->list.count; i++)
		if (!declared_routine(p, &set->list.at[i]) || set->list.at[i].is_friend ||
		    il_routine(p->il, declared_routine(p, &set->list.at[i]))->parent_scope != scope)
			return false;
	return name->flags & (exf_member_name | exf_qualified_name) || scope_is_inside(p, p->scope, scope);
}

static bool has_template(const struct candidate_set *set)
{
	u32 i;

	for (i = 0; i < set->list.count; i++)
		if (set->list.at[i].template)
			return true;
	return false;
}

/* Whether a candidate is a member template of a class template: what it would be in an instance is not asked for. */
static bool has_template_in_pattern(const struct parser *p, const struct candidate_set *set)
{
	u32 i;

	for (i = 0; i < set->list.count; i++)
		if (set->list.at[i].template && is_pattern_scope(p, il_routine(p->il, declared_routine(p, &set->list.at[i]))->parent_scope))
			return true;
	return false;
}

/* Whether a function, none is viable, takes the arguments, so that it is the object that it cannot be called for. */
static bool is_prevented_by_object(struct parser *p, const struct candidate_set *set, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < set->list.count; i++) {
		const struct candidate *c = &set->list.at[i];
		u32 routine = declared_routine(p, c);
		bool prevented = false;

		if (!is_none_for_object(p, routine, arguments) || !accepts_count(p, routine, arguments->count))
			continue;
		if (c->template)
			mismatch_of_specialization(p, c, arguments, 0, &prevented);
		if (c->template ? prevented : !mismatch(p, routine, c->class, arguments->at, arguments->count))
			return true;
	}
	return false;
}

/* A call of candidates that none takes. */
struct failed_call {
	u32 place, end;                  /* the end: it is said to be wrong behind what its arguments are */
	u32 first_argument, object_type; /* 0: it has none */
	u32 class;                       /* that the functions are found in, or 0 */
	const struct il_expr_node *name; /* NULL: of an object, or of one function */
	bool is_inherited;               /* one function alone is meant, of a base of that class */
	u32 found_by_name;               /* the rest of the candidates only by the arguments */
};

/* What is said of candidates that are none: of those that the name finds. */
static enum diag_id no_match_of(struct parser *p, const struct failed_call *call, const struct candidate_set *set, bool is_prevented)
{
	if (call->found_by_name > 1)
		return is_prevented ? DIAG_no_function_for_object : DIAG_no_matching_function;
	if (!call->found_by_name)
		return DIAG_no_associated_function;
	if (set->list.at->template)
		return is_prevented ? DIAG_no_template_for_object : DIAG_no_matching_template;
	if (is_not_eligible(p, set->list.at) || (call->is_inherited && !is_prevented))
		return DIAG_no_eligible_function;
	return is_prevented ? DIAG_no_call_for_object : DIAG_no_matching_call;
}

/* Whether a type is that of errors, or a pointer or reference to it. */
static bool refers_to_error(struct parser *p, u32 type)
{
	u32 depth;

	type = type_strip(p, type, NULL);
	for (depth = 0; il_type(p->il, type)->kind == tk_pointer && depth < 16; depth++)
		type = type_strip(p, il_type(p->il, type)->type, NULL);
	return type == p->error_type;
}

/* Whether a candidate is a template whose declaration was refused: what it takes is open. */
static bool has_refused_template(struct parser *p, const struct candidate_set *set)
{
	u32 i, param;

	for (i = 0; i < set->list.count; i++) {
		const struct candidate *c = &set->list.at[i];
		const struct il_type *type = il_type(p->il, type_strip(p, il_routine(p->il, declared_routine(p, c))->type, NULL));

		if (!c->template || type->kind != tk_routine)
			continue;
		if (refers_to_error(p, type->type))
			return true;
		for (param = type->first_param; param; param = il_param_type(p->il, param)->next)
			if (refers_to_error(p, il_param_type(p->il, param)->type))
				return true;
	}
	return false;
}

static void report_no_match(struct parser *p, const struct failed_call *call, const struct candidate_set *set,
                            const struct arguments *arguments)
{
	bool is_prevented = is_prevented_by_object(p, set, arguments);
	u32 object_type = is_prevented && !call->object_type ? arguments->object.type : call->object_type;
	struct buffer function = { 0 };

	if (has_refused_template(p, set))
		return;
	add_name_of_candidates(p, set, call->name, call->class, call->found_by_name, &function);
	report_error(p, call->place, no_match_of(p, call, set, is_prevented), function.text);
	diag_move(p->diag, call->end);
	buffer_free(&function);
	add_argument_types(p, call->first_argument);
	if (object_type)
		add_object_type(p, object_type);
	note_all(p, set, arguments);
}

/* Whether the types of all arguments are known, and so which namespaces are associated with them. */
static bool are_known_arguments(struct parser *p, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < arguments->count; i++)
		if (!arguments->at[i].type || !is_known_type(p, arguments->at[i].type))
			return false;
	return !arguments->has_object;
}

/* How many of the candidates, the first ones, an unqualified name finds without the arguments [basic.lookup.argdep]. */
static u32 count_found_by_name(struct parser *p, const struct il_expr_node *name, const struct candidate_set *set)
{
	struct candidate_set found = { 0 };
	u32 count;

	add_unqualified(p, &found, p->scope, identifier_of(p, il_text(p->il, name->name)), false);
	count = found.incomplete || found.list.count > set->list.count ? set->list.count : found.list.count;
	candidate_set_free(&found);
	return count;
}

/* A call by name; false where it is not certain what the functions are called. */
static bool describe_call(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                          const struct candidate_set *set, const struct arguments *arguments, struct failed_call *failed)
{
	const struct il_expr_node *callee = callee_of(p, call);

	*failed = (struct failed_call){ .place = place_of_function_name(p, call, name),
		                        .end = call->range_end,
		                        .first_argument = il_expr_node(p->il, call->first_operand)->next,
		                        .object_type = callee != name ? arguments->object.type : 0,
		                        .name = name,
		                        .found_by_name = set->list.count };
	if (!set->list.count)
		return false;
	failed->class = naming_class(p, name, set, failed->object_type);
	if (failed->class)
		return true;
	if (!have_one_name(p, set, name) && !are_known_arguments(p, arguments))
		return false;
	if (!(name->flags & (exf_qualified_name | exf_member_name)) && !il_routine(p->il, declared_routine(p, set->list.at))->class_type)
		failed->found_by_name = count_found_by_name(p, name, set);
	return true;
}

/* Whether the first of the candidates is a member of a class that depends on template parameters: there it is an instance that tells. */
static bool is_member_of_pattern(struct parser *p, const struct candidate_set *set)
{
	u32 class = il_routine(p->il, declared_routine(p, &set->list.at[0]))->class_type;

	return class && (type_is_dependent(p, class) || is_pattern_scope(p, il_routine(p->il, set->list.at[0].routine)->parent_scope));
}

bool check_constraints_of_call(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                               const struct candidate_set *set, const struct arguments *arguments)
{
	const struct il_expr_node *callee = il_expr_node(p->il, call->first_operand);
	u32 routine = set->list.at->routine;
	struct failed_call failed;

	if (!is_not_eligible(p, set->list.at))
		return true;
	if (!(il_routine(p->il, routine)->flags & rf_static_member) && describe_call(p, call, name, set, arguments, &failed))
		report_no_match(p, &failed, set, arguments);
	else if (callee == name && name->flags & exf_qualified_name)
		report_error(p, place_of_callee(p, name), DIAG_function_constraint_failed, il_any_of(IL_routine, routine));
	return false;
}

bool all_have_types(struct parser *p, u32 argument)
{
	for (; argument; argument = il_expr_node(p->il, argument)->next) {
		const struct il_expr_node *node = il_expr_node(p->il, argument);

		if (node->flags & exf_dependent ||
		    (node->type != p->error_type && node->kind != enk_braced_init_list && !has_known_type(p, argument)))
			return false;
	}
	return true;
}

void check_failed_arguments(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                            const struct candidate_set *set, const struct arguments *arguments)
{
	struct failed_call failed;

	if (in_code(p) && !set->incomplete && set->list.count == 1 && set->list.at->template && !has_template_in_pattern(p, set) &&
	    all_have_types(p, il_expr_node(p->il, call->first_operand)->next) && describe_call(p, call, name, set, arguments, &failed))
		report_no_match(p, &failed, set, arguments);
}

/* The fewest arguments that a call of a function gave before the one by that name. */
static u32 fewest_arguments(struct parser *p, u32 routine, const struct il_expr_node *last)
{
	u32 fewest = ARGUMENTS_MAX, i;

	for (i = 1; i < p->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *call = il_expr_node(p->il, i), *callee = il_expr_node(p->il, call->first_operand);
		const struct il_expr_node *name =
			il_is_member_access(callee) ? il_expr_node(p->il, il_expr_node(p->il, callee->first_operand)->next) : callee;
		u32 count;

		if (call->operation != eok_call || name == last || name->target != il_any_of(IL_routine, routine) ||
		    name->flags & exf_unresolved)
			continue;
		count = node_count(p, callee->next);
		fewest = count < fewest ? count : fewest;
	}
	return fewest;
}

/* How many arguments a member function of an instance of a class template takes at least, if others have default arguments. 0: it is none such;
 * and from 1. */
static u32 least_of_instance(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 param = il_type(p->il, type_strip(p, record->type, NULL))->first_param, count, least;

	if (!record->class_type || !(record->entity & enf_instantiation) || record->flags & rf_static_member)
		return 0;
	for (count = 0; param; param = il_param_type(p->il, param)->next)
		count++;
	for (least = 0; least < count && !accepts_count(p, routine, least);)
		least++;
	return least < count ? least + 1 : 0;
}

/* A default argument that no call asked for yet is one of the template still: what the function takes is told as of a template
 * [temp.inst]/3. */
bool check_defaults_of_pattern(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                               const struct candidate_set *set, const struct arguments *arguments)
{
	u32 routine = set->list.at->routine, home = il_routine(p->il, routine)->class_type, least = least_of_instance(p, routine);
	struct failed_call failed;

	if (!least || (!is_not_viable(p, set->list.at, arguments) && !is_none_for_object(p, routine, arguments)) ||
	    fewest_arguments(p, routine, name) < least || !describe_call(p, call, name, set, arguments, &failed))
		return true;
	failed.is_inherited = failed.class && type_canonical(p, failed.class) != type_canonical(p, home);
	failed.class = home;
	report_no_match(p, &failed, set, arguments);
	return false;
}

/* Nothing is said where one of several candidates may be viable. */
void check_overloads(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, const struct candidate_set *set,
                     const struct arguments *arguments)
{
	const struct il_expr_node *callee = callee_of(p, call);
	bool is_member = callee != name || p->routine;
	struct failed_call failed;
	u32 i;

	if (has_template(set) || !describe_call(p, call, name, set, arguments, &failed))
		return;
	if ((callee != name && !il_is_member_access(callee)) || is_member_of_pattern(p, set))
		return;
	for (i = 0; i < set->list.count; i++)
		if (!is_not_viable(p, &set->list.at[i], arguments) &&
		    !(is_member && is_none_for_object(p, set->list.at[i].routine, arguments)))
			return;
	report_no_match(p, &failed, set, arguments);
}

void check_argument_count(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                          const struct candidate_set *set, const struct arguments *arguments, u32 first_argument)
{
	const struct candidate *first = set->list.at;
	u32 i, count = node_count(p, first_argument);
	struct failed_call failed;

	if (set->incomplete || !describe_call(p, call, name, set, arguments, &failed) || has_template_in_pattern(p, set) ||
	    !all_have_types(p, first_argument))
		return;
	if (set->list.count == 1 && !first->template) {
		check_arguments(p, call, first->routine, arguments);
		return;
	}
	for (i = 0; i < set->list.count; i++)
		if (accepts_count(p, declared_routine(p, &set->list.at[i]), count))
			return;
	report_no_match(p, &failed, set, arguments);
}

/* Whether each parameter is known, but for packs and those that have default arguments. */
static bool are_all_known(const struct parser *p, const struct argument_set *set)
{
	u32 param = il_template_decl(p->il, set->decl)->first_param, i;

	for (i = 0; i < set->count; i++, param = il_template_param(p->il, param)->next)
		if (!set->of[i].known && !set->of[i].is_pack && !il_template_param(p->il, param)->default_argument_begin)
			return false;
	return true;
}

/* Whether a candidate is certainly not viable for arguments of which some are wrong: what functions take them for is not known. */
static bool is_not_viable_for_wrong(struct parser *p, const struct candidate *c, const struct arguments *arguments)
{
	u32 routine = declared_routine(p, c), decl;
	struct argument_set set;
	enum outcome outcome;

	if (!accepts_count(p, routine, arguments->count))
		return true;
	if (!c->template)
		return mismatch(p, routine, c->class, arguments->at, arguments->count) || is_none_for_object(p, routine, arguments);
	decl = il_template(p->il, c->template)->decl;
	if (arguments->call.has_explicit_args ? !arguments_of_list(p, decl, arguments->call.explicit_args, &set) :
	                                        !arguments_begin(p, decl, &set))
		return false;
	set.of_wrong = true;
	outcome = deduce_call(p, &set, il_routine(p->il, routine)->type, arguments->call.first_argument);
	return outcome == OUTCOME_FAILURE || (outcome == OUTCOME_SUCCESS && !are_all_known(p, &set));
}

void check_wrong_arguments(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                           const struct candidate_set *set, const struct arguments *arguments)
{
	struct failed_call failed;
	u32 i;

	if (set->incomplete || !describe_call(p, call, name, set, arguments, &failed) || has_template_in_pattern(p, set) ||
	    !all_have_types(p, failed.first_argument))
		return;
	for (i = 0; i < set->list.count; i++)
		if (!is_not_viable_for_wrong(p, &set->list.at[i], arguments))
			return;
	report_no_match(p, &failed, set, arguments);
}

bool all_have_known_types(struct parser *p, u32 argument)
{
	for (; argument; argument = il_expr_node(p->il, argument)->next)
		if (!has_known_type(p, argument) && !is_void(p, argument) && !is_overloaded_name(p, argument))
			return false;
	return true;
}

/* Whether some of the arguments are lists, and the types of all are known, also in these. */
static bool have_known_types_in_lists(struct parser *p, u32 argument, bool *is_list)
{
	for (; argument; argument = il_expr_node(p->il, argument)->next) {
		if (il_expr_node(p->il, argument)->kind != enk_braced_init_list) {
			if (!has_known_type(p, argument))
				return false;
			continue;
		}
		*is_list = true;
		if (!all_have_known_types(p, il_expr_node(p->il, argument)->first_operand))
			return false;
	}
	return *is_list;
}

/* Lists for one function template, which nothing is deduced from [temp.deduct.call]/1; of explicit arguments, packs or arrays nothing is said. */
static bool is_list_for_one_template(struct parser *p, const struct candidate_set *set, const struct arguments *arguments, u32 argument)
{
	bool is_list = false;
	u32 param;

	if (set->list.count != 1 || !set->list.at->template || arguments->call.has_explicit_args)
		return false;
	param = il_type(p->il, type_strip(p, il_routine(p->il, declared_routine(p, set->list.at))->type, NULL))->first_param;
	for (; param; param = il_param_type(p->il, param)->next)
		if (il_param_type(p->il, param)->flags & pf_pack ||
		    il_type(p->il, type_strip(p, type_without_reference(p, il_param_type(p->il, param)->type), NULL))->kind == tk_array)
			return false;
	return have_known_types_in_lists(p, argument, &is_list) &&
	       accepts_count(p, declared_routine(p, set->list.at), node_count(p, argument));
}

void check_no_match(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, const struct candidate_set *set,
                    const struct arguments *arguments)
{
	const struct il_expr_node *callee = il_expr_node(p->il, call->first_operand);
	struct failed_call failed;

	if (set->incomplete || !has_template(set) || has_template_in_pattern(p, set) || name->flags & exf_dependent)
		return;
	if (!all_have_known_types(p, callee->next) && !is_list_for_one_template(p, set, arguments, callee->next)) {
		check_argument_count(p, call, name, set, arguments, callee->next);
		return;
	}
	if (describe_call(p, call, name, set, arguments, &failed))
		report_no_match(p, &failed, set, arguments);
}

/* Whether a class may have a conversion function to a pointer or reference to a function [over.call.object]/2. */
static bool may_become_function(struct parser *p, u32 class)
{
	struct conversion_functions functions;
	u32 i;

	find_conversion_functions(p, class, &functions);
	for (i = 0; i < functions.count; i++) {
		u32 type = functions.at[i].type;

		if (!is_known_type(p, type) || !(is_arithmetic_type(p, type) || is_class_type(p, type_without_reference(p, type))))
			return true;
	}
	return functions.template_count || functions.incomplete;
}

void check_no_object_call(const struct typing *t, const struct arguments *arguments)
{
	struct parser *p = t->p;
	struct candidate_set set = { 0 }, best = { 0 };
	u32 object = t->operand[0], class = type_strip(p, type_at(p, object), NULL), call = operator_ident(p, "()");

	if (!in_code(p) || !has_known_type(p, object) || !all_have_known_types(p, t->operand[1]))
		return;
	add_members(p, &set, class, call);
	add_members(p, &best, class, call);
	if (!set.incomplete && set.list.count && !may_become_function(p, type_at(p, object))) {
		if (check_ambiguous_object_call(p, &best, arguments, t->operand[1], begin_of(p, object)))
			note_not_viable(p, &set, arguments);
		else
			report_no_match(p,
			                &(struct failed_call){ begin_of(p, object), t->node->range_end, t->operand[1], type_at(p, object),
			                                       class, NULL, false, set.list.count },
			                &set, arguments);
	} else if (!set.incomplete && !set.list.count) {
		report_error(p, begin_of(p, object), DIAG_object_without_call);
	}
	candidate_set_free(&set);
	candidate_set_free(&best);
}

/* ---- operator new [expr.new] ---- */

/* What is declared implicitly in each translation unit [basic.stc.dynamic]/2: the parameters behind the size. */
static const char *const implicit_allocation[] = { ", std::align_val_t", "" };

/* Which of them a routine is that was declared again; COUNT_OF(implicit_allocation): none. */
static u32 number_of_implicit(struct parser *p, u32 routine)
{
	u32 size = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->first_param,
	    second = il_param_type(p->il, size)->next;

	if (!second)
		return 1;
	if (il_param_type(p->il, second)->next || !is_enum_type(p, type_strip(p, il_param_type(p->il, second)->type, NULL)))
		return COUNT_OF(implicit_allocation);
	return 0;
}

static void note_implicit_allocation(struct parser *p, const char *name, u32 number, const struct arguments *arguments)
{
	struct buffer text = { 0 };

	buffer_printf(&text, "%s(unsigned long%s)", name, implicit_allocation[number]);
	if (arguments->count != 2 - number)
		diag_note(p->diag, DIAG_named_count_mismatch, (u32)p->il->source_size, "function", text.text);
	else
		diag_note(p->diag, DIAG_named_argument_mismatch, (u32)p->il->source_size, "function", text.text, arguments->count);
	buffer_free(&text);
}

/* Those that are declared implicitly come last. */
static void note_allocation_functions(struct parser *p, const char *name, const struct candidate_set *set,
                                      const struct arguments *arguments)
{
	const struct candidate *declared[COUNT_OF(implicit_allocation) + 1] = { NULL };
	u32 i, number;

	for (i = 0; i < set->list.count; i++) {
		if (is_implicit_allocation(p, set->list.at[i].routine))
			continue;
		declared[number = number_of_implicit(p, set->list.at[i].routine)] = &set->list.at[i];
		if (number == COUNT_OF(implicit_allocation))
			note_candidate(p, &set->list.at[i], arguments);
	}
	for (i = p->il->header.std_version < 201703; i < COUNT_OF(implicit_allocation); i++)
		if (declared[i])
			note_candidate(p, declared[i], arguments);
		else
			note_implicit_allocation(p, name, i, arguments);
}

/* Whether the implicitly declared ones certainly do not take the arguments. */
static bool no_implicit_takes(struct parser *p, const struct arguments *arguments)
{
	return arguments->count > 2 || (arguments->count == 2 && !is_enum_type(p, type_strip(p, arguments->at[1].type, NULL)) &&
	                                !is_class_type(p, arguments->at[1].type));
}

/* Of inherited ones nothing is said. */
static bool none_is_viable(struct parser *p, u32 class, const struct candidate_set *set, const struct arguments *arguments)
{
	u32 i;

	for (i = 0; i < set->list.count; i++)
		if (set->list.at[i].template || set->list.at[i].class != class || !is_not_viable(p, &set->list.at[i], arguments))
			return false;
	return !set->incomplete;
}

/* name: of those of the global namespace. */
static void report_no_allocation(struct parser *p, u32 place, const char *name, const struct candidate_set *set,
                                 const struct arguments *arguments)
{
	struct buffer function = { 0 }, types = { 0 };
	u32 i;

	if (name)
		buffer_puts(&function, name);
	else
		il_add_function_name(p->il, il_any_of(IL_routine, set->list.at[0].routine), &function);
	report_error(p, place, name || set->list.count > 1 ? DIAG_no_matching_allocation : DIAG_no_matching_call, function.text);
	for (i = 0; i < arguments->count; i++) {
		buffer_puts(&types, i ? ", " : "");
		il_add_listed_type_name(p->il, arguments->at[i].type, &types);
	}
	diag_detail(p->diag, DIAG_argument_types, types.text);
	if (name)
		note_allocation_functions(p, name, set, arguments);
	else
		note_all(p, set, arguments);
	buffer_free(&function);
	buffer_free(&types);
}

bool check_allocation(struct parser *p, const struct il_expr_node *node)
{
	const char *name = name_of_allocation(p, node);
	const struct il_expr_node *group = il_expr_node(p->il, node->first_operand);
	u32 placement = node->first_operand && group->flags & exf_placement ? group->first_operand : 0;
	struct arguments arguments = { .count = 0 }, aligned;
	struct candidate_set set = { 0 };
	bool is_member = add_allocation_functions(p, name, node->type_operand, &set), fails;
	u32 class = is_member ? type_strip(p, node->type_operand, NULL) : 0;

	fails = all_have_known_types(p, placement) && allocation_arguments(p, node, p->builtin[ik_unsigned_long], &arguments) &&
	        none_is_viable(p, class, &set, &arguments) && (is_member || no_implicit_takes(p, &arguments));
	aligned = arguments;
	fails = fails && !(add_alignment(p, node->type_operand, &aligned) && !none_is_viable(p, class, &set, &aligned));
	if (fails)
		report_no_allocation(p, node->range_begin, is_member ? NULL : name, &set, &arguments);
	candidate_set_free(&set);
	return fails;
}

/* How many arguments the call operator of a lambda takes at least; *most. */
static u32 count_parameters(const struct parser *p, const struct il_lambda *lambda, u32 *most)
{
	u32 param = lambda->first_param, least = 0;

	for (*most = 0; param; param = il_parameter(p->il, param)->next, ++*most)
		least += !(il_parameter(p->il, param)->flags & pf_default_argument);
	if (il_type(p->il, lambda->function_type)->flags & tyf_ellipsis)
		*most = UINT32_MAX;
	return least;
}

/* *name is what the closure is called, for notes. */
static void report_closure_call(const struct typing *t, enum diag_id id, const struct il_lambda *lambda, struct buffer *name)
{
	il_add_listed_type_name(t->p->il, lambda->type, name);
	report_error(t->p, begin_of(t->p, t->operand[0]), id, name->text);
	add_argument_types(t->p, t->operand[1]);
	add_object_type(t->p, type_at(t->p, t->operand[0]));
}

/* In a generic lambda as it is written, where the closures of lambdas in it are of dependent type. */
static bool is_dependent_closure(const struct parser *p, const struct il_lambda *lambda)
{
	return is_in_generic_lambda(p, p->scopes.at[lambda->scope].parent);
}

bool check_closure_call(const struct typing *t, const struct il_lambda *lambda)
{
	struct parser *p = t->p;
	struct arguments arguments = { .count = 0 };
	u32 param = il_type(p->il, lambda->function_type)->first_param, most, least = count_parameters(p, lambda, &most), n;
	u32 place = lambda->params_end ? lambda->params_begin : lambda->body_begin;
	struct buffer name = { 0 };

	if (!in_code(p) || is_dependent_closure(p, lambda) || !all_have_known_types(p, t->operand[1]) ||
	    !arguments_of_nodes(p, t->operand[1], &arguments))
		return false;
	for (n = 0; param && n < arguments.count && !takes_not(p, il_param_type(p->il, param)->type, &arguments.at[n]); n++)
		param = il_param_type(p->il, param)->next;
	if (arguments.count >= least && arguments.count <= most && (!param || n == arguments.count))
		return false;
	report_closure_call(t, DIAG_no_matching_call, lambda, &name);
	if (arguments.count < least || arguments.count > most)
		diag_note(p->diag, DIAG_named_count_mismatch, place, "function", name.text);
	else
		diag_note(p->diag, DIAG_named_argument_mismatch, place, "function", name.text, n + 1);
	buffer_free(&name);
	return true;
}

void check_generic_closure_call(const struct typing *t, const struct il_lambda *lambda)
{
	struct parser *p = t->p;
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	struct buffer name = { 0 };
	u32 place = lambda->params_end ? lambda->params_begin : lambda->body_begin, number;

	if (!in_code(p) || is_dependent_closure(p, lambda) || !all_have_known_types(p, t->operand[1]) ||
	    !arguments_of_nodes(p, t->operand[1], &arguments))
		return;
	add_members(p, &set, lambda->type, operator_ident(p, "()"));
	if (!set.incomplete && set.list.count == 1) {
		report_closure_call(t, DIAG_no_matching_template, lambda, &name);
		number = mismatch(p, lambda->call_operator, lambda->type, arguments.at, arguments.count);
		if (!accepts_count(p, lambda->call_operator, arguments.count))
			diag_note(p->diag, DIAG_named_count_mismatch, place, "function template", name.text);
		else if (number)
			diag_note(p->diag, DIAG_named_argument_mismatch, place, "function template", name.text, number);
		else
			diag_note(p->diag, DIAG_named_deduction_failed, place, name.text);
		buffer_free(&name);
	}
	candidate_set_free(&set);
}
