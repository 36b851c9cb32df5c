/* What lambdas cannot capture, and where they cannot stand [expr.prim.lambda.capture], [expr.prim.lambda.general]/3. */
#include "invalid.h"

#include "../constants/constant.h"
#include "../overload/constructors.h"
#include "../syntax/expr.h"

enum { CXX20 = 202002 };

static bool is_init(const struct il_lambda_capture *capture) { return capture->kind == cptk_init || capture->kind == cptk_init_reference; }

static bool is_this(const struct il_lambda_capture *capture) { return capture->kind == cptk_this || capture->kind == cptk_star_this; }

/* [=, x] [&, &x]; until C++20 also [=, this], but not in initializers of members. */
static bool matches_default(const struct parser *p, const struct il_lambda *lambda, const struct il_lambda_capture *capture)
{
	if (capture->kind == cptk_this)
		return lambda->flags & lf_default_copy && p->il->header.std_version < CXX20 && p->routine &&
		       il_routine(p->il, p->routine)->class_type == p->class_type;
	return (capture->kind == cptk_copy && lambda->flags & lf_default_copy) ||
	       (capture->kind == cptk_reference && lambda->flags & lf_default_reference);
}

static bool is_repeated(const struct parser *p, const struct il_lambda *lambda, const struct il_lambda_capture *capture)
{
	u32 i;

	for (i = lambda->first_capture; i && il_lambda_capture(p->il, i) != capture; i = il_lambda_capture(p->il, i)->next) {
		const struct il_lambda_capture *earlier = il_lambda_capture(p->il, i);

		if (is_this(earlier) == is_this(capture) && earlier->name == capture->name)
			return true;
	}
	return false;
}

static bool has_static_storage(const struct parser *p, const struct il_variable *variable)
{
	u8 kind = p->scopes.at[variable->parent_scope].kind;

	return variable->storage_class == sc_extern || variable->storage_class == sc_static ||
	       variable->flags & (vf_local_static | vf_thread_local) || variable->memory_space & ms_shared || kind == sck_file ||
	       kind == sck_namespace;
}

/* Only variables of the function are captured. Whether something is wrong with an entity that is named for that. */
static bool check_entity(struct parser *p, const struct lookup *found, u32 ident, u32 place)
{
	const struct il_variable *variable = il_variable_of(p->il, found->entity);
	bool is_variable = found->class == NAME_VARIABLE;

	if (found->class == NAME_NOT_FOUND)
		report_undefined(p, place, ident, 0);
	else if ((found->class != NAME_UNKNOWN && found->class != NAME_CONCEPT && !is_variable) ||
	         (is_variable && variable->flags & (vf_static_member | vf_enumerator | vf_template_parameter)))
		report_error(p, place, DIAG_capture_of_no_variable, found->entity);
	else if (is_variable && has_static_storage(p, variable))
		report_error(p, place, DIAG_capture_of_static_storage);
	else if (is_variable && is_inside_class_of(p, variable->parent_scope))
		report_error(p, place, DIAG_capture_of_other_function);
	else
		return false;
	return true;
}

/* Arrays whose bound certainly varies, and pointers to these. */
static bool has_variable_bound(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type_strip(p, type, NULL));

	for (; record->kind == tk_array || record->kind == tk_pointer; record = il_type(p->il, type_strip(p, record->type, NULL)))
		if (record->kind == tk_array && record->flags & tyf_variable_bound && record->expr &&
		    is_certainly_not_constant(p, record->expr))
			return true;
	return false;
}

bool check_copied_array(struct parser *p, u32 variable, u32 place)
{
	if (!is_compiled_once(p) || !recording(p) || !has_variable_bound(p, il_variable(p->il, variable)->type))
		return false;
	report_error(p, place, DIAG_capture_of_variable_length_array);
	return true;
}

void check_capture_name(struct parser *p)
{
	if (is_compiled_once(p))
		report_error(p, position(p), DIAG_exp_identifier);
}

void check_this_by_reference(struct parser *p, u32 place)
{
	if (is_compiled_once(p))
		report_error(p, place, DIAG_this_captured_by_reference);
}

void check_comma_behind_default(struct parser *p)
{
	if (is_compiled_once(p) && tok(p) == TOK_COMMA && tok_ahead(p, 1) == TOK_RBRACKET)
		report_error(p, position(p), DIAG_extra_comma_in_captures);
}

static bool captures_this(const struct parser *p, const struct il_lambda *lambda)
{
	u32 i;

	for (i = lambda->first_capture; i; i = il_lambda_capture(p->il, i)->next)
		if (is_this(il_lambda_capture(p->il, i)))
			return true;
	return lambda->flags & (lf_default_copy | lf_default_reference);
}

/* [] { [this] { }; } */
static void check_this_around(struct parser *p, u32 place)
{
	u32 lambda = lambda_of_this(p);

	if (lambda && !captures_this(p, il_lambda(p->il, lambda)) && il_lambda(p->il, lambda)->enclosing_routine == p->routine)
		report_error(p, place, DIAG_local_not_captured_around);
}

bool check_explicit_capture(struct parser *p, const struct il_lambda *lambda, u32 capture, u32 ident, const struct lookup *found, u32 place)
{
	const struct il_lambda_capture *record = il_lambda_capture(p->il, capture);

	if (!is_compiled_once(p))
		return true;
	if (found && check_entity(p, found, ident, place))
		return false;
	if (found && record->kind == cptk_copy && found->class == NAME_VARIABLE &&
	    check_copied_array(p, il_any_index(found->entity), place))
		return false;
	if (is_repeated(p, lambda, record))
		report_error(p, is_this(record) ? record->range_begin : place, DIAG_capture_repeated);
	else if (!is_init(record) && matches_default(p, lambda, record))
		report_error(p, record->range_begin, DIAG_capture_matches_default);
	if (is_this(record))
		check_this_around(p, record->range_begin);
	return true;
}

/* Whether a reference is for certain none to what has static storage, which would be a constant: a parameter, or it is bound to a temporary
 * object or the name of a local. */
static bool is_bound_to_local(const struct parser *p, const struct il_variable *reference)
{
	const struct il_expr_node *initializer = il_expr_node(p->il, il_written_initializer(p->il, reference->init_expr));
	const struct il_variable *local;

	if (reference->flags & vf_parameter)
		return true;
	if (!reference->init_expr || initializer->kind != enk_variable)
		return reference->init_expr && initializer->value_category == vc_prvalue && initializer->type &&
		       initializer->type != p->error_type && !(initializer->flags & exf_dependent);
	local = il_variable_of(p->il, initializer->target);
	return local->entity & enf_local_to_function && !(local->flags & (vf_local_static | vf_structured_binding)) &&
	       local->storage_class != sc_extern && !is_reference_type(p, local->type);
}

/* Whether what is named here would be used, perhaps in a statement that is discarded. */
static bool is_use(const struct parser *p) { return p->evaluation == evk_evaluated || p->evaluation == evk_discarded; }

/* Whether what a reference is bound to may change through it, or is a function. */
static bool is_to_modifiable(struct parser *p, u32 reference)
{
	struct subobject o;

	return strip_to_element(p, type_without_reference(p, reference), &o) && !(o.cv & tyf_const);
}

/* Of a type that depends on parameters of a template: whether it is one of no constant whatever these are. */
static bool has_no_value(const struct il_variable *record)
{
	return record->flags & vf_parameter || !(record->flags & (vf_has_initializer | vf_range_declaration | vf_exception | vf_condition));
}

/* Of a type that depends on parameters of a template, or a reference there: whether the variable is no constant whatever these are. Objects of
 * classes and arrays are none for the reference. */
static bool is_no_dependent_constant(struct parser *p, const struct il_variable *record, u32 type, u32 cv)
{
	bool in_lambda = lambda_of_this(p);

	if (is_reference_type(p, type) || is_class_type(p, type))
		return true;
	switch (il_type(p->il, type)->kind) {
	case tk_pointer:
	case tk_ptr_to_member: return !(cv & tyf_const);
	case tk_array: return in_lambda || !(cv & tyf_const);
	default: return has_no_value(record) && (!(cv & tyf_const) || record->flags & vf_parameter);
	}
}

/* Whether a variable has for certain no value that can be used without it [basic.def.odr]; what a lambda names may be a constant address,
 * too, and elements of an array are constants there. */
static bool is_no_constant(struct parser *p, const struct il_variable *record)
{
	u32 cv = 0, type = type_strip(p, record->type, &cv);
	bool is_reference = is_reference_type(p, type), in_lambda = lambda_of_this(p);
	bool is_in_pattern = is_pattern_scope(p, record->parent_scope) || is_in_generic_lambda(p, record->parent_scope);

	if (in_lambda && record->flags & (vf_parameter | vf_exception | vf_range_declaration | vf_init_capture) &&
	    !(record->flags & vf_constexpr))
		return !(record->flags & vf_parameter_pack) || record->flags & vf_parameter;
	if (record->flags & (vf_constexpr | vf_parameter_pack))
		return in_lambda && il_type(p->il, type)->kind == tk_array && type_is_dependent(p, type);
	if (type_is_dependent(p, type) || (has_placeholder(p, type) && (!in_lambda || is_in_pattern)) || (is_reference && is_in_pattern))
		return is_no_dependent_constant(p, record, type, cv);
	if (!is_known_type(p, type))
		return false;
	if (is_reference && in_lambda)
		return is_bound_to_local(p, record);
	if (is_reference && (is_to_modifiable(p, type) || is_bound_to_local(p, record)))
		return true;
	return (!is_reference && !(cv & tyf_const)) || is_class_type(p, type) || record->flags & vf_parameter ||
	       (record->init_expr && !(in_lambda && il_type(p->il, type)->kind == tk_array) &&
	        !constant_of_expression(p, record->init_expr).known && is_certainly_not_constant(p, record->init_expr));
}

/* A constant that a lambda does not capture is its value. */
static enum named_as constant_as(struct parser *p, u32 variable)
{
	const struct il_variable *record = il_variable(p->il, variable);
	u32 type = type_strip(p, record->type, NULL);

	if (!is_known_type(p, type) || is_reference_type(p, type))
		return NAMED_ENTITY;
	return is_class_type(p, type)                  ? (record->flags & vf_constexpr ? NAMED_VALUE : NAMED_ENTITY) :
	       constant_of_variable(p, variable).known ? NAMED_VALUE :
	                                                 NAMED_ENTITY;
}

void check_captured_binding(struct parser *p, u32 variable, u32 place)
{
	if (il_variable(p->il, variable)->flags & vf_structured_binding && p->il->header.std_version < CXX20 && is_compiled_once(p) &&
	    !in_instance(p) && !diag_was_said(p->diag, DIAG_capture_of_binding, place))
		diag_report(p->diag, DIAG_capture_of_binding, place);
}

enum named_as check_uncaptured(struct parser *p, u32 variable, bool by_inner, bool by_name, u32 place)
{
	const struct il_variable *record = il_variable(p->il, variable);

	if (!is_compiled_once(p) || !is_use(p))
		return NAMED_ENTITY;
	if (by_name && !(record->flags & vf_structured_binding) && !is_no_constant(p, record))
		return constant_as(p, variable);
	if (by_name)
		check_captured_binding(p, variable, place);
	if (by_inner)
		report_error(p, place, DIAG_local_not_captured_around);
	else
		report_error(p, place,
		             has_variable_bound(p, record->type) ? DIAG_capture_of_variable_length_array : DIAG_local_not_captured);
	if (!by_name) /* what else is said of the capture comes first */
		diag_move(p->diag, end_of_last(p));
	return by_inner && by_name ? NAMED_ENTITY : NAMED_ERROR; /* what an inner lambda captures by default has its type */
}

/* Of a variable of class type, or an array of such; from inside of lambdas that copied it before it is constant there. */
static void check_copy_of(struct parser *p, u32 type, u32 place, u32 end)
{
	struct source source = { .category = vc_lvalue };
	struct resolution r;
	struct subobject o;
	u32 errors = p->errors, class;

	if (!is_known_type(p, type) || type_is_dependent(p, type) || !strip_to_element(p, type_without_reference(p, type), &o) ||
	    !is_class_type(p, o.type) || !complete_class(p, class = type_strip(p, o.type, NULL)) ||
	    il_type(p->il, class)->flags & tyf_closure)
		return;
	source.type = type_qualified(p, o.type, o.cv);
	r = resolve_construction(p, class, &source, 1);
	if (r.outcome == OUTCOME_SUCCESS)
		check_copy_construction(p, class, &source, r.best.routine, place);
	if (p->errors > errors)
		diag_move(p->diag, end);
}

void check_captured_copies(struct parser *p, const struct il_lambda *lambda)
{
	u32 i;

	if (!is_compiled_once(p) || !p->routine || !is_use(p))
		return;
	for (i = lambda->first_capture; i; i = il_lambda_capture(p->il, i)->next) {
		const struct il_lambda_capture *capture = il_lambda_capture(p->il, i);
		bool is_variable = il_any_kind(capture->captured) == IL_variable;
		const struct il_variable *variable = il_variable_of(p->il, capture->captured);

		if (capture->kind == cptk_star_this)
			check_copy_of(p, type_qualified(p, p->class_type, cv_of_this(p)), capture->range_begin, lambda->body_end);
		else if (capture->kind == cptk_copy && is_variable && !(variable->flags & (vf_parameter_pack | vf_structured_binding))) {
			check_abstract_object(p, type_without_reference(p, variable->type), capture->range_begin);
			check_copy_of(p, il_variable_of(p->il, capture->captured)->type, capture->range_begin, lambda->body_end);
		}
	}
}

void check_captured_value(struct parser *p, u32 node, u32 type)
{
	if (node && !il_expr_node(p->il, node)->next && in_code(p) && is_known_type(p, type) && is_class_type(p, type) &&
	    il_expr_node(p->il, node)->kind != enk_braced_init_list)
		check_conversion_to(p, node, type, CONVERT_INITIALIZER);
}

bool check_local_in_default_argument(struct parser *p, u32 variable, u32 place)
{
	bool is_static = il_variable(p->il, variable)->flags & vf_local_static; /* which lambdas in there may name */

	if ((is_static && il_lambda(p->il, p->lambda)->scope != p->parameters_of) || p->in_constant || !is_compiled_once(p) ||
	    !recording(p) || !is_use(p) || scope_is_inside(p, il_variable(p->il, variable)->parent_scope, p->parameters_of))
		return false;
	report_error(p, place, DIAG_local_of_function_around);
	return true;
}

enum named_as check_local_of_other(struct parser *p, u32 variable, u32 place)
{
	const struct il_variable *record = il_variable(p->il, variable);

	if (!p->class_type || !is_compiled_once(p) || !recording(p) || !is_use(p) || record->flags & vf_structured_binding ||
	    !is_inside_class_of(p, record->parent_scope))
		return NAMED_ENTITY;
	if (!is_no_constant(p, record) && (p->in_constant || !lambda_of_this(p) || is_reference_type(p, type_strip(p, record->type, NULL))))
		return constant_as(p, variable);
	report_error(p, place, lambda_of_this(p) ? DIAG_outer_local_in_lambda : DIAG_local_of_function_around);
	return NAMED_ERROR;
}

/* static union { … }; */
static bool is_declared_static(const struct parser *p, u32 type)
{
	u32 at = token_at(p, il_type(p->il, type)->position);

	while (at && p->tokens[at - 1].kind != TOK_SEMICOLON && p->tokens[at - 1].kind != TOK_LBRACE &&
	       p->tokens[at - 1].kind != TOK_RBRACE && p->tokens[at].kind != TOK_static)
		at--;
	return p->tokens[at].kind == TOK_static;
}

void check_outer_union(struct parser *p, u32 type, u32 place)
{
	u32 scope = il_type(p->il, type)->parent_scope;
	u8 kind = p->scopes.at[scope].kind;

	if (!is_compiled_once(p) || !recording(p) || p->evaluation != evk_evaluated || (kind != sck_block && kind != sck_function) ||
	    is_declared_static(p, type))
		return;
	if (is_inside_class_of(p, scope) || (p->parameters_of && !scope_is_inside(p, scope, p->parameters_of)))
		report_error(p, place, DIAG_local_of_function_around);
	else if (p->lambda && !scope_is_inside(p, scope, il_lambda(p->il, p->lambda)->scope))
		report_error(p, place, DIAG_member_of_outer_union);
}

void check_this_captured(struct parser *p, u32 place)
{
	const struct il_routine *routine = il_routine(p->il, p->routine);
	u32 lambda = lambda_of_this(p);
	bool is_static = p->routine && routine->class_type == p->class_type && routine->flags & rf_static_member;

	if (!lambda || !p->class_type || is_static || (p->parameters_of && il_lambda(p->il, lambda)->scope == p->parameters_of) ||
	    !is_compiled_once(p) || p->replaying || !recording(p) ||
	    diag_was_said(p->diag, DIAG_this_not_captured, place)) /* a call names it twice */
		return;
	if (!captures_this(p, il_lambda(p->il, lambda)))
		report_error(p, place, DIAG_this_not_captured);
}

static void report_lambda(struct parser *p, enum diag_id id, u32 place)
{
	u32 errors = p->errors;

	if (!diag_was_said(p->diag, id, place)) /* of an argument around */
		report_error(p, place, id);
	if (p->errors > errors)
		diag_move(p->diag, place); /* before what is said of its parts */
}

void check_lambda_place(struct parser *p)
{
	if (is_compiled_once(p) && p->evaluation == evk_unevaluated && p->il->header.std_version < CXX20)
		report_lambda(p, DIAG_lambda_in_unevaluated_operand, position(p));
}

/* The token before a ( says that its operand is not evaluated. */
static bool is_unevaluated(const struct parser *p, u32 open)
{
	unsigned kind = p->tokens[open - 1].kind;

	return kind == TOK_noexcept || kind == TOK_sizeof || kind == TOK_decltype || kind == TOK_typeid || kind == TOK_alignof;
}

/* From the introducer of a lambda to the { of its body; returns whether it is a generic one. */
static bool pass_head(const struct parser *p, u32 *at, u32 end)
{
	bool is_generic = false;

	for (; *at < end && p->tokens[*at].kind != TOK_LBRACE; ++*at)
		is_generic |= (p->tokens[*at].kind == TOK_auto && p->tokens[*at - 1].kind != TOK_ARROW) ||
		              (p->tokens[*at].kind == TOK_LESS && p->tokens[*at - 1].kind == TOK_RBRACKET);
	return is_generic;
}

/* id, inner: what is wrong with a lambda outside of unevaluated operands, and in the bodies of others; DIAG_COUNT: nothing.
 * The tokens are not parsed where nothing depends on them: there may be a lambda in them until C++20. */
static void check_lambdas(struct parser *p, u32 first, u32 end, enum diag_id id, enum diag_id inner)
{
	u32 at;

	if (!is_compiled_once(p) || p->il->header.std_version >= CXX20)
		return;
	for (at = first; at < end; at++) {
		if (begins_lambda(p, at, first)) {
			if (id != DIAG_COUNT)
				report_lambda(p, id, p->tokens[at].position);
			bool is_generic = pass_head(p, &at, end);

			if (at < end && inner != DIAG_COUNT && !is_generic)
				check_lambdas(p, at + 1, matching(p, at), inner, inner);
			at = at < end ? matching(p, at) : at;
		} else if (p->tokens[at].kind == TOK_LPAREN && at > first && is_unevaluated(p, at)) {
			check_lambdas(p, at + 1, matching(p, at), DIAG_lambda_in_unevaluated_operand, inner);
			at = matching(p, at);
		}
	}
}

void check_lambdas_in_operand(struct parser *p, u32 first, u32 end)
{
	check_lambdas(p, first, end, DIAG_lambda_in_unevaluated_operand, DIAG_COUNT);
}

void check_lambdas_in_typeid(struct parser *p, u32 first, u32 end)
{
	u32 errors = p->errors;

	if (is_in_template(p) || in_instance(p))
		return;
	check_lambdas_in_operand(p, first, end);
	if (p->errors > errors)
		diag_move(p->diag, p->tokens[end].position); /* behind what is wrong in it: the type tells that it is not evaluated */
}

void check_lambdas_in_constant(struct parser *p, u32 first, u32 end) { check_lambdas(p, first, end, DIAG_COUNT, DIAG_COUNT); }

bool check_lambdas_in_value(struct parser *p, u32 begin, u32 end)
{
	u32 errors = p->errors;

	if (is_before_cxx17(p) && end > begin)
		check_lambdas(p, token_at(p, begin), token_at(p, end), DIAG_lambda_in_constant, DIAG_COUNT);
	return p->errors > errors;
}

void check_lambdas_in_declaration(struct parser *p, u32 first, u32 end)
{
	check_lambdas(p, first, end, DIAG_lambda_not_permitted, DIAG_COUNT);
}

void check_lambdas_in_argument(struct parser *p, u32 first, u32 end)
{
	check_lambdas(p, first, end, DIAG_lambda_not_permitted, DIAG_lambda_not_permitted);
}
