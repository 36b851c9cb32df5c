/* What is said about variables: values that they lack, and initializers that cannot be theirs [dcl.init]. */
#include "no_match.h"
#include "../syntax/expr.h"
#include "../traits/traits.h"
#include "closure_members.h"

/* Whether a const object of the type must be given a value [dcl.init.general]/8: that of classes depends on their members. */
static bool needs_value(struct parser *p, u32 type)
{
	struct subobject o;

	return strip_to_element(p, type, &o) && !o.is_reference && o.cv & tyf_const && !is_class_type(p, o.type);
}

/* How many parts of an object are looked at, those of parts included: what has more is taken for one that has values. */
enum { PARTS_MAX = 500 };

/* Whether a class has members, or bases with some; *left: how many parts may still be looked at. */
static bool has_members(struct parser *p, u32 class, u32 *left)
{
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, class)->class_info);
	u32 field = info->first_field, base = info->first_base;

	while (field && il_is_unnamed_bit_field(il_field(p->il, field)))
		field = il_field(p->il, field)->next;
	for (; base && !field && *left; base = il_base_class(p->il, base)->next) {
		--*left;
		if (has_members(p, type_strip(p, il_base_class(p->il, base)->type, NULL), left))
			return true;
	}
	return field;
}

/* Whether the user declares constructors of a class, of which the default one is not user-provided but trivial. */
static enum trait_value declares_trivial_constructor(struct parser *p, u32 class)
{
	struct class_survey survey = { 0 };
	bool is_known = survey_class(p, class, &survey), found = false;
	bool is_declared = survey.has_constructor || survey.constructor_template;
	u32 i;

	for (i = 0; i < survey.constructors.count && !found; i++)
		found = special_kind_of(p, survey.constructors.at[i], class) == DEFAULT_CONSTRUCTOR &&
		        !(il_routine(p->il, survey.constructors.at[i])->flags & rf_deleted);
	survey_free(&survey);
	if (!is_known || !is_declared)
		return is_known ? TRAIT_UNKNOWN : TRAIT_FALSE;
	return found ? special_is_trivial(p, class, DEFAULT_CONSTRUCTOR) : TRAIT_FALSE;
}

static bool lacks_scalar_value(struct parser *p, u32 class, u32 *left);

/* The same of a member's type, or a base's. */
static bool is_part_without_value(struct parser *p, u32 type, u32 *left)
{
	struct subobject o;

	if (!*left || !strip_to_element(p, type, &o) || o.is_reference)
		return false;
	--*left;
	return is_class_type(p, o.type) ? lacks_scalar_value(p, type_strip(p, o.type, NULL), left) :
	                                  is_scalar(il_type(p->il, type_strip(p, o.type, NULL)));
}

/* Whether a class without constructors has a scalar, or an array of such, that nothing gives a value. Of one with constructors the
 * reference asks whether nothing gives any. */
static bool lacks_scalar_value(struct parser *p, u32 class, u32 *left)
{
	enum trait_value is_trivial = declares_trivial_constructor(p, class);
	const struct il_class_info *info = il_class_info(p->il, il_type(p->il, class)->class_info);
	u32 field = info->first_field, base = info->first_base;

	if (is_trivial != TRAIT_UNKNOWN)
		return is_trivial == TRAIT_TRUE && has_members(p, class, left);
	while (field && (il_field(p->il, field)->initializer_begin || !il_field(p->il, field)->name ||
	                 !is_part_without_value(p, il_field(p->il, field)->type, left)))
		field = il_field(p->il, field)->next;
	while (base && !field && !is_part_without_value(p, il_base_class(p->il, base)->type, left))
		base = il_base_class(p->il, base)->next;
	return field || base;
}

/* A const aggregate with a scalar that nothing gives a value. */
static bool lacks_member_values(struct parser *p, u32 type)
{
	struct subobject o;
	u32 class, left = PARTS_MAX;

	return strip_to_element(p, type, &o) && !o.is_reference && o.cv & tyf_const && is_class_type(p, o.type) &&
	       complete_class(p, class = type_strip(p, o.type, NULL)) && !(il_type(p->il, class)->flags & tyf_closure) &&
	       lacks_scalar_value(p, class, &left);
}

/* Says that of a variable, if it is so: the class is that of the elements of an array. */
static bool report_member_values(struct parser *p, u32 index, u32 type, u32 place)
{
	struct subobject o;
	bool is_declared;
	u32 class;

	if (!lacks_member_values(p, type) || !strip_to_element(p, type, &o))
		return false;
	class = type_strip(p, o.type, NULL);
	is_declared = declares_trivial_constructor(p, class) == TRAIT_TRUE;
	if (is_in_template(p) && !is_declared) /* an instance may never be made */
		diag_report(p->diag, DIAG_const_class_in_template, place, il_any_of(IL_variable, index), class);
	else
		report_error(p,
		             is_declared || special_is_trivial(p, class, DEFAULT_CONSTRUCTOR) != TRAIT_TRUE ?
		                     il_variable(p->il, index)->position :
		                     position(p),
		             DIAG_const_class_without_value, il_any_of(IL_variable, index), class);
	return true;
}

static void check_constexpr_without_value(struct parser *p, u32 index, u32 place)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 type = type_qualified(p, variable->type, tyf_const);

	if (is_reference_type(p, variable->type) && variable->memory_space)
		report_error(p, place, DIAG_missing_initializer_on_reference, il_any_of(IL_variable, index));
	else if (!report_member_values(p, index, type, place) && (is_reference_type(p, variable->type) || needs_value(p, type)))
		report_error(p, place, DIAG_constexpr_without_value);
}

/* static constexpr T m; [class.static.data]/3: those of classes may have a default constructor since C++17. */
static void check_constexpr_member(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	bool is_reference = is_reference_type(p, variable->type);
	struct subobject o;

	if (variable->initializer_end || !(variable->flags & vf_constexpr) || variable->template || p->in_linkage_specification)
		return;
	if (is_before_cxx17(p)) {
		report_error(p, position(p), DIAG_constexpr_member_without_value);
		diag_move(p->diag, variable->position); /* before what is said of auto */
		return;
	}
	if ((!is_reference && strip_to_element(p, variable->type, &o) && (is_class_type(p, o.type) || !is_known_type(p, o.type)) &&
	     !has_placeholder(p, variable->type)))
		return;
	report_error(p, variable->position, is_reference ? DIAG_missing_initializer_on_reference : DIAG_missing_initializer_on_const,
	             il_any_of(IL_variable, index));
}

bool check_static_member_value(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 errors = p->errors;
	struct subobject o;

	if (index && is_as_written(p))
		check_constexpr_member(p, index);
	if (!index || !is_as_written(p) || variable->flags & (vf_constexpr | vf_inline) || variable->template ||
	    !variable->initializer_end || has_placeholder(p, variable->type) || !strip_to_element(p, variable->type, &o))
		return true;
	if (!(o.cv & tyf_const)) {
		report_error(p, variable->initializer_begin, DIAG_member_value_not_const);
		diag_move(p->diag,
		          il_full_entity_decl_info(p->il, variable->first_decl)->declarator_end - 1); /* it does not wait for the value */
	} else if (is_known_type(p, o.type) && (is_class_type(p, o.type) || o.is_array))
		report_error(p, variable->initializer_begin, DIAG_member_value_of_class, variable->type);
	return p->errors == errors;
}

/* Whether constant members alone are why an object, of a class without constructors, cannot be made without a value. */
static bool has_const_member(struct parser *p, u32 type)
{
	struct candidate_set set = { 0 };
	struct subobject o;
	u32 class, field = 0;
	bool found = false;

	if (!strip_to_element(p, type, &o) || o.is_reference || !is_class_type(p, o.type) ||
	    !complete_class(p, class = type_strip(p, o.type, NULL)) || il_type(p->il, class)->flags & tyf_closure ||
	    il_type(p->il, class)->kind == tk_union || has_deleted_default(p, class))
		return false;
	if (list_constructors(p, class, &set) && !set.list.count)
		field = il_class_info(p->il, il_type(p->il, class)->class_info)->first_field;
	candidate_set_free(&set);
	for (; field; field = il_field(p->il, field)->next)
		found |= !il_field(p->il, field)->initializer_begin && is_known_type(p, il_field(p->il, field)->type) &&
		         needs_value(p, il_field(p->il, field)->type);
	return found;
}

/* Where it is said that a variable, whose name is at the place, lacks a value: behind its declarator, but of templates at the name. */
static u32 end_of_declared(const struct parser *p, u32 place) { return is_in_template(p) && !p->routine ? place : position(p); }

static void report_value_missing(struct parser *p, u32 index, u32 place)
{
	report_error(p, end_of_declared(p, place),
	             is_reference_type(p, il_variable(p->il, index)->type) ? DIAG_missing_initializer_on_reference :
	                                                                     DIAG_missing_initializer_on_const,
	             il_any_of(IL_variable, index));
}

/* What declares a variable: where its name is, where its declaration begins, and whether it is only told of: with extern, or where what is
 * defined is another one. */
struct declared_variable {
	u32 index, place, declaration;
	bool is_extern;
};

static void look_for_value(struct parser *p, const struct declared_variable *declared)
{
	u32 index = declared->index, place = declared->place;
	const struct il_variable *variable = il_variable(p->il, index);
	u32 type = variable->type;
	bool is_extern = declared->is_extern || p->in_linkage_specification;
	bool needs = needs_value(p, type);
	bool is_of_template = variable->template || (variable->flags & vf_static_member && is_in_template(p));

	if (is_extern) {
		check_incomplete_variable(p, type, place, true);
		return;
	}
	if (variable->flags & vf_constexpr) {
		check_constexpr_without_value(p, index, end_of_declared(p, place));
		return;
	}
	if (!needs && !is_of_template && check_incomplete_variable(p, type, place, false)) {
		il_variable(p->il, index)->type = p->error_type;
		return;
	}
	if (is_in_template(p) && needs) { /* an instance may never be made */
		diag_report(p->diag, DIAG_missing_initializer_in_template, end_of_declared(p, place), il_any_of(IL_variable, index));
	} else if (is_reference_type(p, type) || needs) {
		report_value_missing(p, index, place);
		if (check_incomplete_variable(p, type, place, false))
			diag_move(p->diag, position(p) + 1);
	} else if (report_member_values(p, index, type, end_of_declared(p, place))) {
		return;
	} else if (has_const_member(p, type)) {
		report_error(p, place, DIAG_uninitialized_member_of_variable, il_any_of(IL_variable, index));
	} else {
		check_default_initialization(p, type, place,
		                             is_of_template ? DEFAULT_OF_TEMPLATE :
		                             p->routine     ? DEFAULT_LOCAL_VARIABLE :
		                                              DEFAULT_VARIABLE);
	}
}

/* What was said since there were so many messages, and points to the name, comes behind the declarator and what its attributes cause. */
static void move_behind_declarator(struct parser *p, u32 count, u32 name)
{
	if (p->diag->messages.count > count && vec_last(&p->diag->messages).position <= name)
		diag_move(p->diag, position(p));
}

static void check_uninitialized(struct parser *p, const struct declared_variable *declared)
{
	u32 count = p->diag->messages.count;

	look_for_value(p, declared);
	move_behind_declarator(p, count, declared->place);
}

/* T &x; in a template: whatever T is, it refers to nothing. */
static bool check_dependent_reference(struct parser *p, const struct declared_variable *declared)
{
	const struct il_variable *variable = il_variable(p->il, declared->index);

	if (variable->initializer_end || declared->is_extern || !is_in_template(p) || !is_reference_type(p, variable->type) ||
	    is_known_type(p, variable->type) || !type_is_dependent(p, variable->type) || has_placeholder(p, variable->type))
		return false;
	report_value_missing(p, declared->index, declared->place);
	return true;
}

/* Whether auto or decltype(auto) is what a type points to or refers to, or what a function there returns. */
static bool is_made_of_auto(const struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type = type_strip(p, type, NULL));

	while (record->kind == tk_pointer || record->kind == tk_ptr_to_member || record->kind == tk_routine)
		record = il_type(p->il, type = type_strip(p, record->type, NULL));
	return type == p->auto_type || type == p->decltype_auto_type;
}

/* auto x; auto *p; decltype(auto) x; */
static bool lacks_deduction(struct parser *p, const struct il_variable *variable)
{
	return variable->name && is_made_of_auto(p, variable->type) && !deduced_template(p, variable->type) &&
	       !(il_type(p->il, type_strip(p, variable->type, NULL))->flags & tyf_dependent);
}

static void report_lacking_deduction(struct parser *p, const struct declared_variable *declared)
{
	const struct il_variable *variable = il_variable(p->il, declared->index);
	bool is_decltype = type_is_decltype_auto(p, variable->type);

	if (p->implied_auto.declaration == declared->declaration && p->implied_auto.type == p->error_type)
		return; /* of all declarators it is said once */
	p->implied_auto.declaration = declared->declaration;
	p->implied_auto.type = p->error_type;
	if (is_reference_type(p, variable->type)) /* behind the declarator, but it comes first */
		report_value_missing(p, declared->index, variable->position);
	report_error(p, variable->position, is_decltype ? DIAG_decltype_auto_without_initializer : DIAG_auto_without_initializer);
	diag_move(p->diag, position(p));
}

/* T x{…} or T x = {…} */
static void check_list_of_variable(struct parser *p, u32 index, u32 list)
{
	const struct il_variable *variable = il_variable(p->il, index);
	bool is_copied = p->il->source[variable->initializer_begin] == '=' || is_reference_type(p, variable->type);
	u32 type = variable->type, referred = type_without_reference(p, type), errors = p->errors;
	struct subobject o;

	if (is_in_template(p) && strip_to_element(p, variable->type, &o) && !o.is_reference &&
	    is_class_type(p, o.type)) { /* of those the reference looks at instances */
		check_foreign_designators(p, list);
		return;
	}
	if (is_class_type(p, referred)) /* that of a temporary to which a reference is bound */
		type = referred;
	check_braced(p, type, list);
	if (is_copied && p->errors == errors)
		check_copied_list(p, list, type);
	if (p->errors == errors && list_lacks_reference(p, type, list))
		report_error(p, il_variable(p->il, index)->position, DIAG_uninitialized_member_of_variable, il_any_of(IL_variable, index));
}

bool has_expansion(const struct parser *p, u32 node)
{
	while (node && !il_is_pack_expansion(il_expr_node(p->il, node)))
		node = il_expr_node(p->il, node)->next;
	return node;
}

/* Several values in parentheses for what takes one. */
static bool has_several_values(struct parser *p, const struct il_variable *variable)
{
	return variable->flags & vf_parenthesized_initializer && il_expr_node(p->il, variable->init_expr)->next &&
	       is_known_type(p, variable->type) && (is_scalar(stripped_type(p, variable->type)) || is_reference_type(p, variable->type)) &&
	       !in_instance(p) && !has_expansion(p, variable->init_expr);
}

/* It is said, and what is wrong with the first, behind all that is said of them. */
static void check_several_values(struct parser *p, const struct il_variable *variable)
{
	u32 first = variable->init_expr, second = il_expr_node(p->il, first)->next, last = second, errors;

	while (il_expr_node(p->il, last)->next)
		last = il_expr_node(p->il, last)->next;
	report_error(p, begin_of(p, second), DIAG_too_many_initializers);
	diag_move(p->diag, il_expr_node(p->il, last)->range_end);
	errors = p->errors;
	check_conversion_to(p, first, variable->type, CONVERT_DIRECT);
	if (p->errors > errors)
		diag_move(p->diag, il_expr_node(p->il, last)->range_end);
}

/* Values of elements, not a list for the array, in parentheses [dcl.init.general]/16.5. */
static bool has_values_of_elements(const struct parser *p, const struct il_variable *variable)
{
	return variable->flags & vf_parenthesized_initializer && !is_before_cxx20(p) &&
	       il_type(p->il, type_strip(p, variable->type, NULL))->kind == tk_array;
}

/* constexpr variables are const [dcl.constexpr]/10. */
static u32 type_of_initialized(struct parser *p, const struct il_variable *variable)
{
	return variable->flags & vf_constexpr ? type_qualified(p, variable->type, tyf_const) : variable->type;
}

/* Of a variable whose type is known, and that is defined here. */
static void check_initializer_of(struct parser *p, const struct declared_variable *declared)
{
	u32 index = declared->index;
	const struct il_variable *variable = il_variable(p->il, index);
	u32 expr = variable->init_expr;

	if (has_several_values(p, variable))
		check_several_values(p, variable);
	else if (!variable->initializer_end)
		check_uninitialized(p, declared);
	else if (has_values_of_elements(p, variable))
		check_values_of_array(p, variable->type, expr);
	else if (is_class_type(p, variable->type) && check_incomplete_variable(p, variable->type, declared->place, false))
		il_variable(p->il, index)->type = p->error_type;
	else if (variable->flags & (vf_constexpr | vf_constinit) && is_arithmetic_type(p, variable->type) &&
	         (!expr || il_expr_node(p->il, expr)->next || !cannot_convert(p, expr, variable->type, false)))
		check_constexpr_variable(p, variable);
	else if (variable->flags & vf_constexpr && expr && !il_expr_node(p->il, expr)->next && lambda_of_class(p, variable->type))
		report_value_not_constant(p, expr);
	else if (expr && is_class_type(p, variable->type) && variable->flags & vf_parenthesized_initializer)
		check_parenthesized(p, variable->type, expr, PARENTHESES_OF_VARIABLE, begin_of(p, expr));
	else if (expr && il_expr_node(p->il, expr)->kind == enk_braced_init_list)
		check_list_of_variable(p, index, expr);
	else if (expr && !il_expr_node(p->il, expr)->next)
		check_conversion_to(p, expr, type_of_initialized(p, variable),
		                    variable->flags & vf_parenthesized_initializer ? CONVERT_DIRECT :
		                    variable->storage_class == sc_static           ? CONVERT_MEMBER :
		                                                                     CONVERT_INITIALIZER);
}

/* Whether a declaration at the place, where the name is, makes the variable: that of a static member in its class does only where that is
 * inline, and one outside of it not when it is an explicit specialization without a value. */
static bool is_made_at(const struct il_variable *variable, u32 place)
{
	if (variable->initializer_end)
		return variable->initializer_end > place;
	return !(variable->flags & vf_static_member) || (variable->flags & (vf_inline | vf_constexpr)) == vf_inline ||
	       (variable->position != place && !(variable->entity & enf_explicit_specialization));
}

/* A variable template of a type that does not depend on its parameters. */
static void check_variable_template(struct parser *p, const struct declared_variable *declared)
{
	const struct il_variable *variable = il_variable(p->il, declared->index);

	if (!variable->initializer_end && !declared->is_extern && !p->in_linkage_specification && is_made_at(variable, declared->place) &&
	    is_known_type(p, variable->type) && !has_placeholder(p, variable->type) && !deduced_template(p, variable->type) &&
	    !attributes_change_type(p, variable->first_attribute))
		check_uninitialized(p, declared);
}

/* An initializer that is wrong has no type, so that nothing more is said about it but of what it reads. */
static void refuse_initializer(struct parser *p, struct il_variable *variable)
{
	u32 first = variable->init_expr, last = first;
	struct il_expr_node *node;

	while (il_expr_node(p->il, last)->next)
		last = il_expr_node(p->il, last)->next;
	variable->init_expr = first ? expr_new(p, enk_error, begin_of(p, first)) : 0;
	if (!variable->init_expr)
		return;
	node = il_expr_node(p->il, variable->init_expr);
	node->first_operand = first;
	node->type = p->error_type;
	node->range_end = il_expr_node(p->il, last)->range_end;
}

static void check_initialization(struct parser *p, const struct declared_variable *declared)
{
	struct il_variable *variable = il_variable(p->il, declared->index);
	u32 errors = p->errors, index = declared->index, place = declared->place, cv = 0;

	if (index && in_code_or_initializer(p) && variable->initializer_end && type_strip(p, variable->type, &cv) == p->void_type) {
		if (cv)
			diag_report(p->diag, DIAG_meaningless_qualifiers, variable->position);
		report_error(p, variable->position, DIAG_incomplete_type_not_allowed, variable->type);
		diag_move(p->diag, variable->initializer_begin);
		variable->type = p->error_type;
		return;
	}
	if (index && in_code_or_initializer(p) && !variable->initializer_end && lacks_deduction(p, variable)) {
		report_lacking_deduction(p, declared);
		return;
	}
	if (index && in_code_or_initializer(p) && variable->template) {
		check_variable_template(p, declared);
		variable = il_variable(p->il, index);
	}
	if (index && in_code_or_initializer(p) && is_made_at(variable, place) && check_dependent_reference(p, declared))
		return;
	if (index && check_dependent_value(p, variable->init_expr, type_of_initialized(p, variable))) {
		refuse_initializer(p, variable);
		return;
	}
	if (index && (variable->initializer_end || !is_made_at(variable, place) || declared->is_extern) &&
	    !has_placeholder(p, variable->type) && !deduced_template(p, variable->type))
		check_abstract_object(p, variable->type, place);
	if (!index || !in_code_or_initializer(p) || !is_known_type(p, variable->type) || has_placeholder(p, variable->type) ||
	    deduced_template(p, variable->type) || variable->template || !is_made_at(variable, place) ||
	    attributes_change_type(p, variable->first_attribute) || is_of_unknown_mode(p, variable->type))
		return;
	if (variable->initializer_end || !declared->is_extern)
		require_class(p, variable->type, place);
	check_initializer_of(p, declared);
	if (p->errors > errors && !is_reference_type(p, variable->type))
		refuse_initializer(p, variable);
}

/* Where the reference sees what is made: at the value, or its call's parenthesis, or else at the name. */
static u32 place_of_initialization(const struct parser *p, const struct il_variable *variable)
{
	u32 expr = variable->init_expr;
	const struct il_expr_node *node = il_expr_node(p->il, expr);

	if (!expr || node->kind == enk_braced_init_list)
		return variable->position;
	return node->kind == enk_operation && node->operation == eok_call && !(variable->flags & vf_parenthesized_initializer) ?
	               operator_position(p, node->first_operand) :
	               begin_of(p, expr);
}

/* Constants of no class that have a wrong initializer, as was said. */
static void note_wrong_constant(struct parser *p, u32 index, bool is_wrong)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 cv = 0;
	u8 kind = il_type(p->il, type_strip(p, variable->type, &cv))->kind;

	if (variable->initializer_end &&
	    (is_wrong || (p->errors && variable->init_expr && type_at(p, variable->init_expr) == p->error_type)) &&
	    (cv & tyf_const || variable->flags & vf_constexpr) && !(cv & tyf_volatile) && kind != tk_array &&
	    !has_placeholder(p, variable->type) && !is_reference_type(p, variable->type) && !is_class_type(p, variable->type))
		*vec_slot(&p->wrong_constants, index) = true;
}

/* A lambda in a constant expression before C++17, where the template was said to have it. */
static bool is_instance_of_wrong_closure(const struct parser *p, const struct il_variable *variable)
{
	return is_before_cxx17(p) && in_instance(p) && il_type(p->il, type_strip(p, variable->type, NULL))->flags & tyf_closure;
}

/* T &x; const T x; of a T that is wrong, which was said: they lack a value, whatever T was to be. */
static void check_wrong_without_value(struct parser *p, const struct declared_variable *declared, const struct specifiers *s)
{
	const struct il_variable *variable = il_variable(p->il, declared->index);
	u32 type = variable->type;

	while (il_type(p->il, type_strip(p, type, NULL))->kind == tk_array || is_reference_type(p, type))
		type = il_type(p->il, type_strip(p, type, NULL))->type;
	if (variable->initializer_end || declared->is_extern || p->in_linkage_specification || type != p->error_type || !is_as_written(p) ||
	    !s->is_wrong || !is_made_at(variable, declared->place))
		return;
	if (variable->flags & vf_constexpr && !is_reference_type(p, variable->type))
		report_error(p, position(p), DIAG_constexpr_without_value);
	else if (is_reference_type(p, variable->type) || s->flags & SPEC_CONST)
		report_value_missing(p, declared->index, declared->place);
}

void check_variable_initialization(struct parser *p, u32 index, const struct specifiers *s, const struct declarator *d)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 name = d->id.kind == ID_NONE ? variable->position : d->id.name_begin;
	struct declared_variable declared = { index, name, s->begin, s->storage == sc_extern };
	u32 place = place_of_initialization(p, variable), errors = p->errors, count;
	bool is_no_literal;

	if (variable->position != declared.place)
		declared.is_extern |= variable->entity & enf_defined || variable->type != d->type;

	if (index)
		check_deduced_variable(p, index);
	if (index && variable->flags & vf_constexpr &&
	    (check_lambdas_in_value(p, variable->initializer_begin, variable->initializer_end) ||
	     is_instance_of_wrong_closure(p, variable))) {
		il_variable(p->il, index)->type = p->error_type;
		return;
	}
	if (index)
		check_wrong_without_value(p, &declared, s);
	check_initialization(p, &declared);
	note_wrong_constant(p, index, p->errors > errors);
	is_no_literal = index && is_constexpr_of_no_literal_type(p, index);
	if (index && p->errors == errors && in_code_or_initializer(p))
		check_constexpr_address(p, index);
	if (index && p->errors == errors && in_code_or_initializer(p))
		check_constexpr_object(p, index);
	if (is_no_literal)
		report_no_literal_type(p, index);
	count = p->diag->messages.count;
	if (index && s->storage != sc_extern && !(variable->flags & vf_static_member) && !variable->template &&
	    !has_placeholder(p, variable->type) && !deduced_template(p, variable->type) && !p->in_linkage_specification)
		check_destruction(p, variable->type, place);
	if (!variable->initializer_end)
		move_behind_declarator(p, count, place);
}

void check_variable_instance(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	struct declared_variable declared = { .index = index, .place = variable->position };
	struct subobject o;
	u32 class;

	if (variable->flags & (vf_constexpr | vf_static_member) || variable->storage_class == sc_extern ||
	    !is_known_type(p, variable->type) || !strip_to_element(p, variable->type, &o) ||
	    il_type(p->il, type_strip(p, o.type, NULL))->kind == tk_void)
		return;
	class = !o.is_reference && is_class_type(p, o.type) ? type_strip(p, o.type, NULL) : 0;
	if (!class || (complete_class(p, class) && trait_is_abstract(p, &class, 1) == TRAIT_FALSE)) /* others are taken by the reference */
		check_initialization(p, &declared);
}
