/* Calls [expr.call]: the function and the type. */
#include "invalid.h"
#include "../scopes/class_members.h"
#include "../overload/constructors.h"
#include "../types/placeholder.h"
#include "../syntax/expr.h"
#include "../overload/function_address.h"
#include "../overload/operators.h"
#include "../traits/traits.h"
#include "../types/implicit_members.h"
#include "generic_lambda.h"
#include "typing_rules.h"
#include "usable.h"

/* ---- objects ---- */

/* Members of the object are called. */
static void take_object(struct parser *p, struct arguments *arguments)
{
	arguments->has_object = true;
	arguments->call.class = type_strip(p, arguments->object.type, &arguments->call.cv);
	arguments->call.object_is_lvalue = arguments->object.category == vc_lvalue;
}

struct resolution resolve_member(struct parser *p, u32 ident, struct arguments *arguments)
{
	struct candidate_set set = { 0 };
	struct resolution r;

	take_object(p, arguments);
	add_members(p, &set, arguments->call.class, ident);
	r = resolve(p, &set, arguments);
	candidate_set_free(&set);
	return r;
}

bool arrow_operator(struct parser *p, struct source *object, u32 *routine)
{
	struct arguments arguments = { .object = *object };
	struct resolution r = resolve_member(p, operator_ident(p, "->"), &arguments);

	if (r.outcome != OUTCOME_SUCCESS || type_is_unknown(p, r.type) || type_is_dependent(p, r.type))
		return false;
	if (usable_function(p, r.best.routine, arguments.call.class) == OUTCOME_FAILURE) {
		substitution_fails(p);
		return false;
	}
	*object = (struct source){ 0, type_without_reference(p, r.type), is_reference_type(p, r.type) ? vc_lvalue : vc_prvalue };
	*routine = r.best.routine;
	return true;
}

void check_arrow(struct parser *p, u32 object, u32 place)
{
	struct arguments arguments = { .object = source_of_node(p, object) };
	struct resolution r;

	if (!in_plain_code(p) || !arguments.object.type || type_is_unknown(p, arguments.object.type) ||
	    !is_class_type(p, arguments.object.type))
		return;
	r = resolve_member(p, operator_ident(p, "->"), &arguments);
	if (r.outcome == OUTCOME_SUCCESS && r.best.routine)
		check_operator_access(p, r.best.routine, arguments.object.type, begin_of(p, object), place);
}

u32 type_behind_arrows(struct parser *p, u32 object)
{
	struct source source = source_of_node(p, object);
	u32 i, routine;

	if (!source.type || type_is_unknown(p, source.type))
		return 0;
	for (i = 0; i < LONGEST_ARROW_CHAIN && is_class_type(p, source.type); i++)
		if (!arrow_operator(p, &source, &routine))
			return 0;
	return source.type;
}

/* The type of the object that a member access names, as it is declared, or 0. */
static u32 type_of_object(struct parser *p, u32 object, bool arrow)
{
	u32 type = arrow ? pointed_to(p, type_behind_arrows(p, object)) : source_of_node(p, object).type;

	return type && !type_is_unknown(p, type) && is_class_type(p, type) ? type : 0;
}

static bool has_known_members(struct parser *p, u32 class) { return members_of_class(p, class).certain || is_incomplete_class(p, class); }

u32 class_of_object(struct parser *p, u32 object, bool arrow, u32 *cv)
{
	u32 type = type_of_object(p, object, arrow);

	*cv = 0;
	type = type ? type_strip(p, type, cv) : 0;
	return type && has_known_members(p, type) ? type : 0;
}

/* ---- calls of functions by name ---- */

il_any qualifier_target(const struct parser *p, const struct il_expr_node *name)
{
	u32 component = name->qualifier;
	il_any target = 0;

	for (; component; component = il_name_qualifier(p->il, component)->next)
		target = il_name_qualifier(p->il, component)->target;
	return target;
}

u32 class_of_qualifier(const struct parser *p, const struct il_expr_node *name)
{
	il_any target = qualifier_target(p, name);

	return il_any_kind(target) == IL_type ? il_any_index(target) : 0;
}

/* Whether *this may have the members that were found: it has not where these are of a class around its own [over.call.func]/3. */
static bool may_have_members(struct parser *p, const struct candidate_set *set)
{
	u32 class = set->list.count ? type_strip(p, set->list.at->class, NULL) : 0;

	return !class || class == p->class_type || is_derived_from(p, p->class_type, class) != OUTCOME_FAILURE;
}

/* The object of members that are called without one: *this. */
static void implicit_object(struct parser *p, const struct candidate_set *set, struct arguments *arguments)
{
	arguments->has_object = p->class_type && may_have_members(p, set) &&
	                        (p->routine ? !(il_routine(p->il, p->routine)->flags & rf_static_member) : p->cv_of_declarator != 0);
	arguments->object = (struct source){ 0, p->class_type ? type_qualified(p, p->class_type, cv_of_this(p)) : 0, vc_lvalue };
}

/* The object of a member access; false when its class is not known. */
static bool explicit_object(struct parser *p, const struct il_expr_node *callee, struct arguments *arguments)
{
	bool arrow = callee->operation == eok_points_to_field;
	u32 object = callee->first_operand, type = type_of_object(p, object, arrow);
	bool is_known = type && has_known_members(p, type);

	arguments->has_object = true;
	arguments->object = (struct source){ 0, is_known ? type : 0, arrow ? (u8)vc_lvalue : il_expr_node(p->il, object)->value_category };
	return is_known;
}

static void set_object_of_call(struct parser *p, struct arguments *arguments)
{
	if (arguments->has_object)
		take_object(p, arguments);
}

/* Whether lookup found no member: then none is meant, whatever bases that depend on template parameters have [temp.dep.type]. */
static bool names_no_member(const struct parser *p, const struct il_expr_node *name)
{
	il_any target = il_any_kind(name->target) == IL_template ? il_template(p->il, il_any_index(name->target))->prototype : name->target;

	return target && il_any_kind(target) == IL_routine && !il_routine(p->il, il_any_index(target))->class_type;
}

/* The conversion function that a name means [class.conv.fct]; 0: it means something else, or it is not known which. */
static u32 named_conversion(const struct parser *p, const struct il_expr_node *name)
{
	u32 routine = il_any_kind(name->target) == IL_routine ? il_any_index(name->target) : 0;

	return il_routine(p->il, routine)->conversion_type && !(name->flags & exf_unresolved) ? routine : 0;
}

/* The conversion functions of an object that are called so: to the type that one of them is to. */
static void add_conversions(struct parser *p, struct candidate_set *set, u32 class, u32 named)
{
	struct conversion_functions functions;
	u32 i, type = il_routine(p->il, named)->conversion_type; /* of a specialization it is concrete */

	find_conversion_functions(p, class, &functions);
	for (i = 0; i < functions.count; i++)
		type = functions.at[i].routine == named ? functions.at[i].type : type;
	find_conversions_to(p, class, type, &functions);
	for (i = 0; i < functions.count; i++)
		vec_push(&set->list, (struct candidate){ .routine = functions.at[i].routine, .class = functions.at[i].class });
	set->has_members = true;
	set->incomplete |= functions.incomplete || !functions.count;
}

static void add_named(struct parser *p, struct candidate_set *set, const struct il_expr_node *name, struct arguments *arguments)
{
	il_any qualifier = qualifier_target(p, name);
	u32 ident = identifier_of(p, il_text(p->il, name->name));

	if (il_any_kind(qualifier) == IL_type) {
		add_operator_members(p, set, il_any_index(qualifier), ident);
	} else if (name->flags & exf_member_name && named_conversion(p, name)) {
		add_conversions(p, set, arguments->object.type, named_conversion(p, name));
	} else if (p->class_type && !(name->flags & exf_qualified_name) && named_conversion(p, name)) { /* of this */
		add_conversions(p, set, p->class_type, named_conversion(p, name));
	} else if (name->flags & exf_member_name) {
		add_operator_members(p, set, arguments->object.type, ident);
	} else if (il_any_kind(qualifier) == IL_namespace) {
		add_qualified(p, set, il_namespace(p->il, il_any_index(qualifier))->scope, ident);
	} else if (name->flags & exf_qualified_name) {
		if (name->flags & exf_global_scope && !name->qualifier)
			add_qualified(p, set, p->global_scope, ident);
		else
			set->incomplete = true;
	} else if (p->class_type && !strcmp(il_text(p->il, name->name), "operator=")) {
		add_operator_members(p, set, p->class_type, ident);
	} else {
		add_unqualified(p, set, p->scope, ident, names_no_member(p, name));
		if (!set->has_members && !(name->flags & exf_parenthesized))
			add_associated(p, set, ident, arguments->at, arguments->count, name->range_begin);
	}
	if (set->has_members && !arguments->has_object)
		implicit_object(p, set, arguments);
}

bool has_wrong_argument(const struct parser *p, u32 argument)
{
	for (; argument; argument = il_expr_node(p->il, argument)->next)
		if (il_expr_node(p->il, argument)->type == p->error_type)
			return true;
	return false;
}

/* Those of which something is known: the others find no functions [basic.lookup.argdep]. */
static void drop_wrong_arguments(const struct parser *p, struct arguments *arguments)
{
	u32 i, count = 0;

	for (i = 0; i < arguments->count; i++)
		if (arguments->at[i].type != p->error_type && il_expr_node(p->il, arguments->at[i].node)->type != p->error_type)
			arguments->at[count++] = arguments->at[i];
	arguments->count = count;
}

/* A call with arguments that have errors: there may be too few or too many, or no template may take them, all the same. False: that is
 * said. */
static bool check_count_and_templates(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *callee,
                                      const struct il_expr_node *name, u32 first_argument)
{
	struct candidate_set set = { 0 };
	struct arguments known = { .count = 0 };
	u32 errors = p->errors;

	if (!in_code(p) || is_wrong_callee(p, name) || (callee != name && !explicit_object(p, callee, &known)) ||
	    !arguments_of_nodes(p, first_argument, &known))
		return true;
	known.call.has_explicit_args = name->flags & exf_template_id;
	known.call.explicit_args = name->first_argument;
	drop_wrong_arguments(p, &known);
	add_named(p, &set, name, &known);
	arguments_of_nodes(p, first_argument, &known);
	check_argument_count(p, call, name, &set, &known, first_argument);
	if (p->errors == errors)
		check_wrong_arguments(p, call, name, &set, &known);
	candidate_set_free(&set);
	return p->errors == errors;
}

static struct resolution resolve_named(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *callee,
                                       struct il_expr_node *name, u32 first_argument)
{
	struct resolution r = { .outcome = OUTCOME_UNKNOWN };
	struct candidate_set set = { 0 };
	struct arguments arguments = { .count = 0 };
	enum call_check check;
	bool is_one;

	if (p->errors && has_wrong_argument(p, first_argument) && !check_count_and_templates(p, call, callee, name, first_argument))
		return r;
	if (!arguments_of_nodes(p, first_argument, &arguments))
		return r;
	if (callee != name && !explicit_object(p, callee, &arguments))
		return r;
	arguments.call.has_explicit_args = name->flags & exf_template_id;
	arguments.call.explicit_args = name->first_argument;
	add_named(p, &set, name, &arguments);
	set_object_of_call(p, &arguments);
	arguments.call.explicit_args_fail = name->kind != enk_error && name->flags & exf_unresolved && name->flags & exf_template_id;
	if (arguments.call.explicit_args_fail) {
		check_failed_arguments(p, call, name, &set, &arguments);
		candidate_set_free(&set);
		return r;
	}
	is_one = set.list.count == 1 && !set.list.at->template;
	check = check_candidates(p, call, name, &set, &arguments);
	if (check == CALL_FITS) {
		r = resolve(p, &set, &arguments);
		if (check_resolution(p, call, callee, name, &set, &arguments, &r)) {
			set.list.count = 0;
			add_named(p, &set, name, &arguments);
			note_not_viable(p, &set, &arguments);
			name->flags |= exf_unresolved;
		} else if (r.outcome == OUTCOME_FAILURE && !set.list.count && in_code(p)) {
			add_named(p, &set, name, &arguments); /* those that are not viable are gone */
			check_no_match(p, call, name, &set, &arguments);
		} else if (r.outcome == OUTCOME_SUCCESS && !is_one) {
			check_copied_arguments(p, &r, first_argument);
		}
	} else if (check == CALL_REFUSED) {
		name->flags |= exf_unresolved;
	}
	candidate_set_free(&set);
	return r;
}

/* Whether the call is one of a member of the class template around, which only an instantiation of it knows. */
static bool is_in_pattern(const struct parser *p, const struct resolution *r)
{
	return r->best.class && type_is_dependent(p, r->best.class);
}

/* Whether explicit template arguments depend on the parameters around [temp.dep.expr]/3.4. */
static bool has_dependent_arguments(const struct parser *p, const struct il_expr_node *name)
{
	u32 arg = name->flags & exf_template_id ? name->first_argument : 0;

	while (arg && !is_dependent_argument(p, il_template_arg(p->il, arg)))
		arg = il_template_arg(p->il, arg)->next;
	return arg;
}

/* Whether a name means members of a class template's pattern: what this means there depends on its parameters [temp.dep.expr]/2. */
static bool is_member_of_pattern(const struct parser *p, const struct il_expr_node *name)
{
	il_any target = name->target;
	u32 class;

	if (il_any_kind(target) == IL_template)
		target = il_template(p->il, il_any_index(target))->prototype;
	class = il_any_kind(target) == IL_routine ? il_routine(p->il, il_any_index(target))->class_type : 0;
	return class && is_in_template(p) && type_is_dependent(p, class);
}

static void set_called(struct parser *p, struct il_expr_node *name, u32 routine)
{
	struct lookup found = { .entity = il_any_of(IL_routine, routine) };

	if (!routine)
		return;
	name->target = found.entity;
	name->kind = enk_routine;
	name->flags &= ~(u32)exf_unresolved; /* it may have been found through the arguments alone */
	note_reference(p, &found);
}

/* Arguments that name several functions mean those that the parameters take; to the ellipsis, those that they name by themselves. */
static void select_arguments(struct parser *p, const struct resolution *r, u32 argument)
{
	const struct il_type *function = il_type(p->il, type_strip(p, il_routine(p->il, r->best.routine)->type, NULL));
	u32 param = r->best.routine ? function->first_param : 0, type;

	for (; param && argument; param = il_param_type(p->il, param)->next, argument = il_expr_node(p->il, argument)->next) {
		if (!is_overload_set(p, argument))
			continue;
		type = il_param_type(p->il, param)->type;
		select_function(p, argument, r->best.class ? type_of_member(p, type, r->best.class) : type);
	}
	for (; r->best.routine && argument; argument = il_expr_node(p->il, argument)->next)
		if (is_overload_set(p, argument))
			select_named_specialization(p, argument);
}

/* [expr.call]/5 [expr.prim.id.dtor]: gives void; whether there is a destructor matters where a substitution may fail. */
static void type_destructor_call(const struct typing *t, const struct il_expr_node *callee)
{
	struct parser *p = t->p;
	u32 type = callee->first_operand ? il_expr_node(p->il, callee->first_operand)->type : 0;
	enum trait_value allowed = TRAIT_TRUE;
	struct subobject o;

	if (type && callee->operation == eok_points_to_field)
		type = is_class_type(p, type) ? 0 : pointed_to(p, decayed_type(p, type));
	if (p->failure && type) {
		if (!strip_to_element(p, type, &o))
			allowed = TRAIT_UNKNOWN;
		else if (is_class_type(p, o.type))
			allowed =
				special_use(p, type_strip(p, o.type, NULL), &(struct special_use){ .operation = SPECIAL_DESTROY }).allowed;
	}
	if (allowed == TRAIT_TRUE)
		typed(t, p->void_type, vc_prvalue);
	else
		refuse(t, allowed == TRAIT_FALSE ? OUTCOME_FAILURE : OUTCOME_UNKNOWN, UNKNOWN_overload);
}

/* Whether a member function that is called without an object cannot be one of *this [expr.prim.id]/2: there is no class around, or one that
 * has nothing to do with the member's. */
static bool certainly_lacks_object(struct parser *p, const struct il_routine *called)
{
	u32 class = p->class_type;

	if (!called->class_type || called->flags & rf_static_member || p->lambda)
		return false;
	return !class || (type_canonical(p, class) != type_canonical(p, called->class_type) &&
	                  is_derived_from(p, class, called->class_type) == OUTCOME_FAILURE);
}

/* Whether a function may be called that is named so, where a substitution may fail. */
static enum outcome usable_callee(struct parser *p, const struct il_expr_node *callee, const struct il_expr_node *name, u32 routine)
{
	const struct il_routine *called = il_routine(p->il, routine);
	u32 cv, object = 0, naming;
	enum outcome outcome;

	if (!p->failure)
		return OUTCOME_SUCCESS;
	if (callee == name && certainly_lacks_object(p, called))
		return OUTCOME_FAILURE;
	if (callee != name)
		object = class_of_object(p, callee->first_operand, callee->operation == eok_points_to_field, &cv);
	naming = name->flags & exf_qualified_name ? class_of_qualifier(p, name) : object;
	outcome = usable_function(p, routine, naming);
	if (!naming || called->flags & rf_static_member)
		return outcome;
	return worst(outcome, worst(accessible_base(p, object, naming), unambiguous_base(p, naming, called->class_type)));
}

/* Whether the function that was chosen can be called, as far as its callee is concerned and for its arguments; the node says so otherwise. */
static bool may_be_used(const struct typing *t, const struct resolution *r, enum outcome outcome, u32 first_argument)
{
	u32 routine = r->best.routine;

	if (routine && outcome == OUTCOME_SUCCESS)
		outcome = usable_arguments(t->p, il_routine(t->p->il, routine)->type, first_argument);
	if (outcome != OUTCOME_SUCCESS)
		refuse(t, outcome, UNKNOWN_overload);
	return outcome == OUTCOME_SUCCESS;
}

static bool is_implicit_assignment(const struct parser *p, const struct il_expr_node *name, const struct resolution *r)
{
	return !r->best.routine && r->best.class && r->best.type && !strcmp(il_text(p->il, name->name), "operator=");
}

/* Whether the implicit operator= that was chosen is not deleted; the name means it, if it does anything. */
static bool names_implicit_assignment(const struct typing *t, const struct resolution *r, struct il_expr_node *name)
{
	struct parser *p = t->p;
	u32 param = il_param_type(p->il, il_type(p->il, r->best.type)->first_param)->type;
	enum special_member kind = il_type(p->il, param)->pointer_kind == pk_rvalue_reference ? MOVE_ASSIGNMENT : COPY_ASSIGNMENT;
	enum outcome outcome = OUTCOME_SUCCESS;

	if (p->failure)
		outcome = outcome_of_trait(special_use(p, r->best.class, &use_of_special_member[kind]).allowed);
	if (outcome != OUTCOME_SUCCESS) {
		refuse(t, outcome, UNKNOWN_overload);
		return false;
	}
	name->kind = enk_routine;
	name->type = 0; /* it was not known before the call */
	name->flags &= ~(u32)exf_unresolved;
	if (special_is_trivial(p, r->best.class, kind) != TRAIT_TRUE)
		set_called(p, name, implicit_member(p, r->best.class, kind));
	return true;
}

static void type_named_call(const struct typing *t)
{
	struct parser *p = t->p;
	struct il_expr_node *callee = il_expr_node(p->il, t->operand[0]);
	u32 index = il_is_member_access(callee) ? il_expr_node(p->il, callee->first_operand)->next : t->operand[0];
	struct il_expr_node *name = il_expr_node(p->il, index);
	struct resolution r;

	if (il_text(p->il, name->name)[0] == '~') {
		type_destructor_call(t, callee);
		return;
	}
	r = resolve_named(p, t->node, callee, name, t->operand[1]);
	if (r.outcome == OUTCOME_FAILURE)
		substitution_fails(p);
	if (r.outcome != OUTCOME_SUCCESS && is_member_of_pattern(p, name)) {
		dependent(t, 0);
		return;
	}
	if (r.outcome != OUTCOME_SUCCESS) {
		unknown(t, UNKNOWN_overload);
		return;
	}
	if (is_implicit_assignment(p, name, &r) ? !names_implicit_assignment(t, &r, name) :
	                                          !may_be_used(t, &r, usable_callee(p, callee, name, r.best.routine), t->operand[1]))
		return;
	set_called(p, name, r.best.routine);
	if (il_type(p->il, callee->type)->kind == tk_error)
		callee->type = 0;
	select_arguments(p, &r, t->operand[1]);
	if (is_in_pattern(p, &r) || has_dependent_arguments(p, name))
		dependent(t, 0);
	else if (type_is_dependent(p, r.type)) /* a member of a specialization that is not instantiated */
		unknown(t, UNKNOWN_overload);
	else if (t->node->flags & exf_launch) /* whatever the function returns, which is an error */
		typed(t, p->void_type, vc_prvalue);
	else
		typed_by_declaration(t, r.type, vc_prvalue);
}

/* ---- calls of objects [over.call.object] ---- */

/* The function type that a conversion function's result leads to, or 0. */
static u32 surrogate_type(struct parser *p, const struct conversion_function *function)
{
	u32 type = type_without_reference(p, function->type), pointee = pointed_to(p, type),
	    called = type_strip(p, pointee ? pointee : type, NULL);

	return il_type(p->il, called)->kind == tk_routine && is_explicit(p, function->routine) == OUTCOME_FAILURE ? called : 0;
}

/* Whether g++ may deduce from a call what a conversion function template converts to: a pointer or reference to a function. EDG does not
 * [over.call.object]/2. */
static bool may_be_surrogate(struct parser *p, u32 template)
{
	u32 routine = il_any_index(il_template(p->il, template)->prototype);
	u32 type = type_without_reference(p, il_routine(p->il, routine)->conversion_type), pointee = pointed_to(p, type);
	u8 kind = il_type(p->il, type_strip(p, pointee ? pointee : type, NULL))->kind;

	return (kind == tk_routine || kind == tk_error || kind == tk_typeref) && is_explicit(p, routine) != OUTCOME_SUCCESS;
}

/* Surrogate call functions: what the object is converted to is called. What a template may convert to never makes a better candidate than an
 * operator(). False where there may be others. */
static bool add_surrogates(struct parser *p, struct candidate_set *set, const struct source *object)
{
	struct conversion_functions functions;
	u32 i, type;

	find_conversion_functions(p, object->type, &functions);
	for (i = 0; i < functions.count; i++) {
		const struct conversion_function *function = &functions.at[i];

		if (type_is_unknown(p, function->type) || is_explicit(p, function->routine) == OUTCOME_UNKNOWN)
			return false;
		type = surrogate_type(p, function);
		if (type &&
		    object_conversion(p, object, type_strip(p, object->type, NULL), il_routine(p->il, function->routine)->type).kind !=
		            CONVERSION_NONE)
			vec_push(&set->list, (struct candidate){ .type = type, .surrogate = function->routine });
	}
	for (i = 0; i < functions.template_count && !set->has_members; i++)
		if (may_be_surrogate(p, functions.templates[i].template))
			return false;
	return !functions.incomplete;
}

/* By operator(), or a surrogate. */
static struct resolution resolve_object_call(struct parser *p, struct arguments *arguments)
{
	struct candidate_set set = { 0 };
	struct resolution r;

	take_object(p, arguments);
	add_members(p, &set, arguments->call.class, operator_ident(p, "()"));
	set.incomplete |= !add_surrogates(p, &set, &arguments->object);
	r = resolve(p, &set, arguments);
	candidate_set_free(&set);
	return r;
}

u32 surrogate_of_call(struct parser *p, u32 object)
{
	struct arguments arguments = { .object = source_of_node(p, object) };
	struct resolution r;

	if (!arguments.object.type || !is_class_type(p, arguments.object.type) ||
	    !arguments_of_nodes(p, il_expr_node(p->il, object)->next, &arguments))
		return 0;
	r = resolve_object_call(p, &arguments);
	return r.outcome == OUTCOME_SUCCESS ? r.best.surrogate : 0;
}

static void type_object_call(const struct typing *t)
{
	struct parser *p = t->p;
	struct arguments arguments = { .object = source_of_node(p, t->operand[0]) };
	struct lookup found = { 0 };
	struct resolution r;
	enum outcome usable;

	if (!arguments_of_nodes(p, t->operand[1], &arguments)) {
		unknown(t, UNKNOWN_overload);
		return;
	}
	r = resolve_object_call(p, &arguments);
	if (r.outcome == OUTCOME_FAILURE) {
		substitution_fails(p);
		check_no_object_call(t, &arguments);
	}
	if (r.outcome != OUTCOME_SUCCESS || type_is_dependent(p, r.type)) {
		unknown(t, UNKNOWN_overload);
		return;
	}
	check_selected_operator(t, r.best.routine);
	check_copied_arguments(p, &r, t->operand[1]);
	usable = worst(usable_function(p, r.best.routine, arguments.call.class),
	               unambiguous_base(p, arguments.call.class, il_routine(p->il, r.best.routine)->class_type));
	if (!may_be_used(t, &r, usable, t->operand[1]))
		return;
	if (r.best.routine)
		t->node->target = il_any_of(IL_routine, r.best.routine);
	if (r.best.routine || r.best.surrogate) {
		found.entity = il_any_of(IL_routine, r.best.routine ? r.best.routine : r.best.surrogate);
		note_reference(p, &found);
	}
	typed_by_declaration(t, r.type, vc_prvalue);
}

/* Whether the name is all of the operand in decltype(&name), p behind it: nobody wants a type of it. */
static bool is_decltype_operand(const struct typing *t)
{
	const struct token *first = &t->p->tokens[token_at(t->p, t->node->range_begin)];

	return first - t->p->tokens >= 3 && first[-1].kind == TOK_AND && first[-2].kind == TOK_LPAREN && first[-3].kind == TOK_decltype &&
	       tok(t->p) == TOK_RPAREN;
}

void type_template_id_name(const struct typing *t)
{
	struct parser *p = t->p;
	u32 symbol = overload_set(p, t->index), routine;
	enum outcome outcome;

	if (!(t->node->flags & exf_template_id) || t->node->flags & (exf_dependent | exf_member_name) || tok(p) == TOK_LPAREN ||
	    tok(p) == TOK_LAUNCH || !symbol || p->symbols.at[symbol].next || il_any_kind(t->node->target) != IL_template)
		return;
	routine = specialization_named(p, il_any_index(t->node->target), t->node->first_argument, !is_decltype_operand(t), &outcome);
	if (outcome == OUTCOME_FAILURE)
		substitution_fails(p);
	if (!routine)
		return;
	t->node->kind = enk_routine;
	t->node->target = il_any_of(IL_routine, routine);
	typed_by_declaration(t, type_of_function_name(p, routine), vc_lvalue);
}

enum outcome arguments_convert(struct parser *p, u32 *param, u32 *argument)
{
	enum outcome outcome = OUTCOME_SUCCESS;

	for (; *param && *argument; *param = il_param_type(p->il, *param)->next, *argument = il_expr_node(p->il, *argument)->next) {
		struct source source = source_of_node(p, *argument);
		struct conversion conversion = implicit_conversion(p, &source, il_param_type(p->il, *param)->type);

		if (conversion.kind == CONVERSION_NONE)
			return OUTCOME_FAILURE;
		if (conversion.kind == CONVERSION_UNKNOWN || conversion.kind == CONVERSION_PERHAPS_USER || conversion.is_uncertain)
			outcome = OUTCOME_UNKNOWN;
	}
	return outcome;
}

/* Whether a function of that type can be called with the arguments: matters only where a substitution may fail. */
static enum outcome takes_arguments(struct parser *p, u32 function, u32 argument)
{
	struct il_type type = *il_type(p->il, function);
	u32 param = type.first_param;
	enum outcome usable = usable_arguments(p, function, argument), outcome = worst(usable, arguments_convert(p, &param, &argument));

	return param || (argument && !(type.flags & tyf_ellipsis)) ? OUTCOME_FAILURE : outcome;
}

static bool has_default_arguments(const struct parser *p, u32 lambda)
{
	u32 param = il_lambda(p->il, lambda)->first_param;

	for (; param; param = il_parameter(p->il, param)->next)
		if (il_parameter(p->il, param)->flags & pf_default_argument)
			return true;
	return false;
}

/* A closure has one operator() [expr.prim.lambda.closure], of the type that the lambda knows. */
static void type_closure_call(const struct typing *t, u32 class)
{
	struct parser *p = t->p;
	u32 lambda = il_class_info(p->il, il_type(p->il, class)->class_info)->lambda, function = il_lambda(p->il, lambda)->function_type;
	enum outcome outcome = OUTCOME_SUCCESS;
	struct lambda_call call = { 0 };

	if (function && p->failure)
		outcome = takes_arguments(p, function, t->operand[1]);
	if (function && outcome == OUTCOME_FAILURE && has_default_arguments(p, lambda))
		outcome = OUTCOME_UNKNOWN;
	if (!function)
		outcome = is_in_template(p) && p->template_depth ?
		                  OUTCOME_UNKNOWN :
		                  call_generic_lambda(p, lambda, t->operand[1], p->recording && !p->failure, &call);
	t->node->first_argument = call.first_argument;
	if (!function && outcome == OUTCOME_FAILURE)
		check_generic_closure_call(t, il_lambda(p->il, lambda));
	if (function && check_closure_call(t, il_lambda(p->il, lambda)))
		unknown(t, UNKNOWN_overload);
	else if (outcome == OUTCOME_SUCCESS)
		typed_by_declaration(t, function ? il_type(p->il, function)->type : call.type, vc_prvalue);
	else if (is_in_template(p))
		dependent(t, 0);
	else
		refuse(t, outcome, UNKNOWN_overload);
}

/* A call of what is no name but has a function type, or points to one. */
static void type_pointer_call(const struct typing *t, u32 type)
{
	struct parser *p = t->p;
	u32 pointee = pointed_to(p, decayed_type(p, type)), function = type_strip(p, pointee ? pointee : type, NULL);
	enum outcome outcome = OUTCOME_SUCCESS;

	if (il_type(p->il, function)->kind != tk_routine)
		outcome = OUTCOME_FAILURE;
	else if (p->failure)
		outcome = takes_arguments(p, function, t->operand[1]);
	if (outcome == OUTCOME_FAILURE)
		substitution_fails(p);
	if (outcome != OUTCOME_SUCCESS)
		unknown(t, UNKNOWN_other);
	else if (check_pointed_call(t, function))
		typed_by_declaration(t, il_type(p->il, function)->type, vc_prvalue);
	else
		typed(t, p->error_type, vc_prvalue);
	if (il_type(p->il, function)->kind != tk_routine)
		report_no_function(t);
}

/* Whether a member access names an operator that may be implicit: no lookup has found it. */
static bool names_implicit_member(const struct parser *p, const struct il_expr_node *access)
{
	const struct il_expr_node *name = il_expr_node(p->il, il_expr_node(p->il, access->first_operand)->next);

	return name->kind == enk_routine && !name->target;
}

static void type_call_of(const struct typing *t)
{
	struct parser *p = t->p;
	const struct il_expr_node *callee = il_expr_node(p->il, t->operand[0]);
	u32 type = callee->type;

	if (t->node->flags & exf_launch && callee->kind != enk_routine && callee->kind != enk_template_name &&
	    !(callee->kind == enk_error && callee->name) && !is_class_type(p, type)) {
		typed(t, p->void_type, vc_prvalue);
		if (!pointed_to(p, decayed_type(p, type))) {
			report_no_function(t);
			diag_move(p->diag, il_extra_of(p->il, t->node)->config_end); /* behind what is said of the configuration */
		}
		return;
	}
	if (callee->kind == enk_routine || callee->kind == enk_template_name || callee->kind == enk_error ||
	    (il_is_member_access(callee) &&
	     (!type || il_type(p->il, type_strip(p, type, NULL))->kind == tk_routine || names_implicit_member(p, callee)))) {
		type_named_call(t);
		return;
	}
	if (is_untyped(p, t->operand[0])) {
		unknown(t, UNKNOWN_operand);
		return;
	}
	if (il_type(p->il, type_strip(p, type, NULL))->flags & tyf_closure) {
		type_closure_call(t, type_strip(p, type, NULL));
		return;
	}
	if (is_class_type(p, type)) {
		type_object_call(t);
		return;
	}
	type_pointer_call(t, type);
}

/* In (name)(…) the name of functions, which no arguments find [basic.lookup.argdep]/1; else the node itself. */
static u32 without_parentheses(const struct parser *p, u32 index)
{
	u32 inner = index;
	struct il_expr_node *node = il_expr_node(p->il, inner);

	while (node->kind == enk_operation && node->operation == eok_parens && node->first_operand)
		node = il_expr_node(p->il, inner = node->first_operand);
	if (node->kind != enk_routine && node->kind != enk_template_name)
		return index;
	if (inner != index)
		node->flags |= exf_parenthesized;
	return inner;
}

/* Whether the arguments of a call by that name find further functions [basic.lookup.argdep]. */
static bool is_found_by_arguments(const struct parser *p, const struct il_expr_node *name)
{
	return !(name->flags & (exf_qualified_name | exf_member_name | exf_parenthesized)) && names_no_member(p, name);
}

static bool is_this(const struct parser *p, u32 node) { return il_expr_node(p->il, node)->kind == enk_param_ref; }

/* A call by name of one function, whatever the arguments depend on: how many it takes is known. */
static void check_name_in_pattern(struct parser *p, struct il_expr_node *call, const struct il_expr_node *callee,
                                  const struct il_expr_node *name)
{
	struct arguments arguments = { .count = 0 };
	struct candidate_set set = { 0 };
	const struct il_routine *routine;

	if (name->kind != enk_routine || il_any_kind(name->target) != IL_routine || name->flags & exf_dependent ||
	    is_found_by_arguments(p, name) || is_wrong_callee(p, name))
		return;
	if (callee != name && is_this(p, callee->first_operand))
		implicit_object(p, &set, &arguments);
	else if (callee != name && !explicit_object(p, callee, &arguments))
		return;
	add_named(p, &set, name, &arguments);
	routine = il_routine(p->il, set.list.count == 1 ? set.list.at->routine : 0);
	if (!set.incomplete && routine->name && !set.list.at->template && is_known_type(p, routine->type) &&
	    (routine->flags & rf_static_member || !is_member_of_pattern(p, name))) {
		if (check_call_in_pattern(p, call, routine->type, set.list.at->routine, &arguments) && !is_member_of_pattern(p, name))
			call->flags |= exf_one_callee; /* those of a pattern are for the instances */
	}
	candidate_set_free(&set);
}

/* The name of functions that is called, perhaps in parentheses, where a & may stand before it; else what is called. */
static u32 name_of_called(const struct parser *p, u32 index)
{
	u32 inner = without_parentheses(p, index);
	const struct il_expr_node *node = il_expr_node(p->il, il_in_parentheses(p->il, index));

	if (inner != index || node->kind != enk_operation || node->operation != eok_address_of)
		return inner;
	inner = without_parentheses(p, node->first_operand);
	if (il_expr_node(p->il, inner)->kind != enk_routine)
		return index;
	il_expr_node(p->il, inner)->flags |= exf_parenthesized;
	return inner;
}

void check_dependent_call(const struct typing *t)
{
	struct parser *p = t->p;
	u32 index = name_of_called(p, t->operand[0]), type;
	const struct il_expr_node *callee = il_expr_node(p->il, index);
	bool is_access = il_is_member_access(callee), is_of_this = is_access && is_this(p, callee->first_operand);

	if (!in_code(p) || (callee->flags & exf_dependent && !is_of_this))
		return;
	if (is_access || callee->kind == enk_routine) {
		check_name_in_pattern(p, t->node, callee,
		                      is_access ? il_expr_node(p->il, il_expr_node(p->il, callee->first_operand)->next) : callee);
		return;
	}
	type = is_untyped(p, index) ? 0 : callee->type;
	type = type ? pointed_to(p, decayed_type(p, type)) : 0;
	if (type && is_known_type(p, type) && il_type(p->il, type_strip(p, type, NULL))->kind == tk_routine)
		check_call_in_pattern(p, t->node, type, 0, NULL);
}

void type_call(const struct typing *t)
{
	u32 noted_before = t->p->noted_errors.count;
	struct typing call = *t;

	call.operand[0] = without_parentheses(t->p, t->operand[0]);
	type_call_of(&call);
	if (t->p->noted_errors.count > noted_before)
		require_noted_of_call(t->p, noted_before, t->node->range_begin);
}

/* ---- constructors [expr.type.conv] ---- */

/* Whether a list has an element, perhaps of a list in it, that is no class: its conversion could narrow. */
static bool may_narrow(struct parser *p, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand, type;

	for (; element; element = il_expr_node(p->il, element)->next) {
		type = il_expr_node(p->il, element)->type;
		if (il_expr_node(p->il, element)->kind == enk_braced_init_list ? may_narrow(p, element) : !type || !is_class_type(p, type))
			return true;
	}
	return false;
}

static enum outcome valid_elements(struct parser *p, u32 type, u32 list);

/* One element of a list, for a member or array element of that type; without braces of its own it may be one of several. */
static enum outcome valid_element(struct parser *p, u32 type, u32 element)
{
	u32 bare = type_strip(p, type, NULL), given = type_at(p, element);

	if (il_expr_node(p->il, element)->kind == enk_braced_init_list)
		return may_nest(p) ? valid_elements(p, bare, element) : OUTCOME_UNKNOWN;
	if (given && (is_class_type(p, given) || is_class_type(p, bare)))
		return OUTCOME_SUCCESS;
	return is_class_type(p, bare) || is_reference_type(p, bare) || il_type(p->il, bare)->kind == tk_array ?
	               OUTCOME_UNKNOWN :
	               valid_in_braces(p, bare, element);
}

/* Whether no element of a list that a type is initialized from is narrowed [dcl.init.list]/7. */
static enum outcome valid_elements(struct parser *p, u32 type, u32 list)
{
	u32 element = il_expr_node(p->il, list)->first_operand, info = il_type(p->il, type)->class_info, field;
	enum outcome outcome = OUTCOME_SUCCESS;

	if (is_class_type(p, type)) {
		if (trait_is_aggregate(p, &type, 1) != TRAIT_TRUE || il_class_info(p->il, info)->first_base ||
		    il_type(p->il, type)->kind == tk_union)
			return unknown_unless(!may_narrow(p, list));
		for (field = il_class_info(p->il, info)->first_field; field && element; element = il_expr_node(p->il, element)->next) {
			outcome = worst(outcome, valid_element(p, il_field(p->il, field)->type, element));
			field = il_field(p->il, field)->next;
		}
		return element ? worst(outcome, OUTCOME_UNKNOWN) : outcome;
	}
	if (il_type(p->il, type)->kind == tk_array) {
		for (; element; element = il_expr_node(p->il, element)->next)
			outcome = worst(outcome, valid_element(p, il_type(p->il, type)->type, element));
		return outcome;
	}
	return element && !il_expr_node(p->il, element)->next ? valid_element(p, type, element) : unknown_unless(!element);
}

/* T{…} of an aggregate [dcl.init.list]/3. */
static enum outcome initialize_aggregate(struct parser *p, u32 class, u32 list)
{
	struct source source = source_of_node(p, list);
	u8 kind = implicit_conversion(p, &source, class).kind;

	if (kind == CONVERSION_NONE)
		return OUTCOME_FAILURE;
	return worst(worst(usable_class(p, class), unknown_unless(kind == CONVERSION_USER)), valid_elements(p, class, list));
}

/* Whether the only argument is of a class that may give the object by a conversion function, which g++ and EDG prefer to constructors that
 * take what it converts to, CWG 2327. */
static bool converts_itself(struct parser *p, u32 class, u32 argument)
{
	u32 type = type_at(p, argument);
	struct source source = { argument, type, vc_prvalue };

	return type && !il_expr_node(p->il, argument)->next && is_class_type(p, type) && has_conversion_functions(p, type) &&
	       explicit_conversion(p, &source, class).kind != CONVERSION_NONE;
}

enum outcome set_constructor(const struct typing *t)
{
	struct parser *p = t->p;
	bool list = t->node->flags & exf_braced;
	enum outcome outcome = OUTCOME_UNKNOWN;
	u32 routine = 0, class = type_strip(p, t->node->type, NULL);

	if (p->failure && !complete_class(p, class) && is_incomplete_class(p, class))
		return OUTCOME_FAILURE;
	if (list && p->failure && trait_is_aggregate(p, &class, 1) == TRAIT_TRUE)
		return is_of_class(p, class, il_expr_node(p->il, t->operand[0])->first_operand) ?
		               valid_construction(t, 0) :
		               initialize_aggregate(p, class, t->operand[0]);
	if (!list || trait_is_aggregate(p, &class, 1) == TRAIT_FALSE)
		routine = resolve_constructor(p, class, t->operand[0], list, &outcome);
	if (outcome == OUTCOME_SUCCESS && routine)
		t->node->target = il_any_of(IL_routine, routine);
	if (p->failure && outcome == OUTCOME_FAILURE &&
	    converts_itself(p, class, list ? il_expr_node(p->il, t->operand[0])->first_operand : t->operand[0]))
		return OUTCOME_UNKNOWN;
	if (p->failure && outcome == OUTCOME_SUCCESS)
		return valid_construction(t, routine);
	if (p->failure && p->il->header.std_version >= 202002 && !list && t->operand[0] && trait_is_aggregate(p, &class, 1) != TRAIT_FALSE)
		return outcome == OUTCOME_FAILURE ? worst(usable_class(p, class), valid_aggregate(p, class, t->operand[0])) :
		                                    OUTCOME_UNKNOWN;
	return outcome;
}
