/* Expressions [expr]: their operands converted, their calls with all arguments, their temporaries. */
#include "../../lib/il/operations.h"
#include "implicit.h"
#include "../constants/interpret.h"
#include "../overload/constructors.h"
#include "../overload/function_address.h"
#include "../overload/operators.h"
#include "../scopes/class_members.h"
#include "../types/layout.h"
#include "../typing/generic_lambda.h"
#include "../typing/typing.h"

static u32 first_of(const struct parser *p, u32 node) { return il_expr_node(p->il, node)->first_operand; }
static u32 next_of(const struct parser *p, u32 node) { return il_expr_node(p->il, node)->next; }

/* The operand number 0 or 1 becomes what replace() makes of it. */
static void replace_operand(struct implicit *e, u32 node, u32 number, u32 (*replace)(struct implicit *, u32))
{
	struct parser *p = e->p;
	u32 first = first_of(p, node), made;

	if (!number) {
		made = replace(e, first);
		il_expr_node(p->il, node)->first_operand = made;
	} else if (next_of(p, first)) {
		made = replace(e, next_of(p, first));
		il_expr_node(p->il, first)->next = made;
	}
}

static void replace_operands(struct implicit *e, u32 node)
{
	u32 first = replace_each(e, first_of(e->p, node), explicit_operand);

	il_expr_node(e->p->il, node)->first_operand = first;
}

/* ---- conditions ---- */

/* The conversion function of an operand to bool, perhaps an explicit one. */
static u32 bool_function(struct parser *p, u32 node)
{
	struct conversion_functions functions;
	u32 i, found = 0, count = 0, best;

	find_conversion_functions(p, il_expr_node(p->il, node)->type, &functions);
	for (i = 0; i < functions.count; i++)
		if (type_canonical(p, type_strip(p, functions.at[i].type, NULL)) == p->builtin[ik_bool] || functions.count == 1) {
			found = functions.at[i].routine;
			count++;
		}
	best = count == 1 ? 0 : directly_converting_function(p, p->builtin[ik_bool], node);
	return best ? best : found;
}

u32 explicit_condition(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	u32 type, function;

	node = explicit_operand(e, node);
	type = node ? il_expr_node(p->il, node)->type : 0;
	if (!type || type_is_dependent(p, type) || type_is_unknown(p, type) ||
	    il_type(p->il, type_strip(p, type, NULL))->kind == tk_vector) /* GNU: each element is one */
		return node;
	if (!is_class_type(p, type))
		return converted_scalar(e, p->builtin[ik_bool], node);
	function = bool_function(p, node);
	if (!function)
		return node;
	return set_target(e, implicit_around(e, node, enk_operation, eok_bool_cast, p->builtin[ik_bool], vc_prvalue), function);
}

/* ---- calls ---- */

/* Object operands of -> go through operator-> until there is a pointer [over.ref]. */
static u32 through_arrows(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct source object;
	u32 i, routine;

	node = explicit_operand(e, node);
	object = source_of_node(p, node);
	for (i = 0; i < LONGEST_ARROW_CHAIN && object.type && is_class_type(p, object.type); i++) {
		if (!arrow_operator(p, &object, &routine) || !routine)
			return node;
		node = implicit_around(e, node, enk_operation, eok_call, object.type, (enum il_value_category)object.category);
		set_target(e, node, routine);
	}
	return node;
}

static u32 called_routine(const struct parser *p, u32 callee)
{
	const struct il_expr_node *node = il_expr_node(p->il, il_in_parentheses(p->il, callee));

	if (il_is_member_access(node))
		node = il_expr_node(p->il, next_of(p, node->first_operand));
	return il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
}

/* The function type of what a pointer, reference or closure calls; 0: not known. */
static u32 called_type(struct parser *p, u32 callee)
{
	u32 type = il_expr_node(p->il, callee)->type, pointee = type && !is_class_type(p, type) ? pointed_to(p, decayed_type(p, type)) : 0;

	if (type && il_type(p->il, type_strip(p, type, NULL))->flags & tyf_closure)
		return il_lambda(p->il, il_class_info(p->il, il_type(p->il, type_strip(p, type, NULL))->class_info)->lambda)->function_type;
	type = pointee ? type_strip(p, pointee, NULL) : 0;
	return type && il_type(p->il, type)->kind == tk_routine ? type : 0;
}

/* object.~T() calls the destructor of the class that the object has [class.dtor]/15. */
static bool destructor_call(struct implicit *e, u32 node, u32 callee)
{
	struct parser *p = e->p;
	struct il_expr_node access = *il_expr_node(p->il, callee);
	bool arrow = access.operation == eok_points_to_field;
	u32 name = access.kind == enk_operation && access.first_operand ? next_of(p, access.first_operand) : 0, cv, class, destructor;

	if (!name || (!arrow && access.operation != eok_dot_field) || il_text(p->il, il_expr_node(p->il, name)->name)[0] != '~')
		return false;
	class = class_of_object(p, access.first_operand, arrow, &cv);
	destructor = class ? destructor_of(p, class) : 0;
	replace_operand(e, node, 0, explicit_operand);
	if (destructor)
		set_target(e, name, destructor);
	return true;
}

/* The call operator of a generic lambda for a call, where that is the callee; 0: it is another, or not known. Of a user's function it has
 * its own implicit calls, too. */
static u32 generic_operator(struct implicit *e, u32 callee)
{
	struct parser *p = e->p;
	const struct il_type *class = il_type(p->il, type_strip(p, il_expr_node(p->il, callee)->type, NULL));
	u32 lambda = class->flags & tyf_closure ? il_class_info(p->il, class->class_info)->lambda : 0;
	struct lambda_call made;

	if (!(il_lambda(p->il, lambda)->flags & lf_generic) ||
	    call_generic_lambda(p, lambda, next_of(p, callee), true, &made) == OUTCOME_FAILURE || !made.routine)
		return 0;
	if (!(il_routine(p->il, p->routine)->entity & enf_instantiation) && is_user_code(p, made.routine))
		make_calls_explicit(p, made.routine);
	return made.routine;
}

/* A call of the conversion function around a node. */
static u32 converted_by(struct implicit *e, u32 node, u32 function)
{
	u32 type = il_routine(e->p->il, function)->conversion_type;
	bool is_lvalue = is_reference_type(e->p, type);

	return set_target(
		e,
		implicit_around(e, node, enk_operation, eok_cast, type_without_reference(e->p, type), is_lvalue ? vc_lvalue : vc_prvalue),
		function);
}

/* The same around the object that a call names, where what that is converted to is called. */
static void call_surrogate(struct implicit *e, u32 node, u32 surrogate)
{
	u32 made = converted_by(e, first_of(e->p, node), surrogate);

	il_expr_node(e->p->il, node)->first_operand = made;
}

/* What stands between <<< and >>> is passed to a function. */
static void configuration(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	u32 extra = il_expr_node(p->il, node)->extra, config = il_expr_extra(p->il, extra)->launch_config, first = config;

	for (; config; config = next_of(p, config))
		if (il_expr_node(p->il, config)->operation == eok_pack_expansion)
			return;
	first = explicit_arguments(e, configuration_parameters(p), first);
	il_expr_extra(p->il, extra)->launch_config = first;
}

static void call(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 callee = record.first_operand, first, function = 0, operator, surrogate = 0;
	u32 routine = il_any_kind(record.target) == IL_routine ? il_any_index(record.target) : called_routine(p, callee);

	if (destructor_call(e, node, callee))
		return;
	if (!routine && (operator= generic_operator(e, callee))) {
		set_target(e, node, operator);
		function = type_strip(p, il_routine(p->il, operator)->type, NULL);
	} else if (!routine && !(function = called_type(p, callee))) {
		surrogate = surrogate_of_call(p, callee);
	}
	replace_operand(e, node, 0, explicit_operand);
	if (surrogate) {
		call_surrogate(e, node, surrogate);
		function = called_type(p, first_of(p, node));
	}
	callee = first_of(p, node);
	first = next_of(p, callee);
	if (routine)
		first = arguments_of_routine(e, routine, first);
	else
		first = explicit_arguments(e, function ? il_type(p->il, function)->first_param : 0, first);
	il_expr_node(p->il, callee)->next = first;
	if (record.flags & exf_launch)
		configuration(e, node);
}

/* Operators that are functions: the object of a member is no argument. */
static void operator_call(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 routine = il_any_index(record.target), first = record.first_operand, made;

	if (record.flags & exf_reversed) {
		replace_operands(e, node);
	} else if (il_routine(p->il, routine)->class_type && !(il_routine(p->il, routine)->flags & rf_friend)) {
		replace_operand(e, node, 0, explicit_operand);
		first = first_of(p, node);
		made = arguments_of_routine(e, routine, next_of(p, first));
		il_expr_node(p->il, first)->next = made;
	} else {
		made = arguments_of_routine(e, routine, first);
		il_expr_node(p->il, node)->first_operand = made;
	}
}

/* ---- operators of the language ---- */

/* Operators of two numbers, which are given one type [expr.arith.conv]. */
static bool is_arithmetic_operation(u8 operation)
{
	enum il_operation_class class = il_operation_class(operation);

	return class == opc_arithmetic || class == opc_comparison;
}

/* Operators that take numbers or pointers alone. */
static bool takes_scalars(u8 operation)
{
	enum il_operation_class class = il_operation_class(operation);

	return is_arithmetic_operation(operation) || class == opc_shift || class == opc_sign || operation == eok_indirect ||
	       operation == eok_subscript;
}

/* Of an operand of class type what its only conversion function gives, of those to pointers alone if these are wanted [conv.general]/5. */
static u32 contextually_converted(struct implicit *e, u32 node, bool to_pointer)
{
	struct parser *p = e->p;
	struct conversion_functions functions;
	u32 type, made = explicit_operand(e, node), i, found = CONVERSION_FUNCTIONS_MAX, count = 0;

	type = il_expr_node(p->il, made)->type;
	if (!type || !is_class_type(p, type) || type_is_dependent(p, type))
		return made;
	find_conversion_functions(p, type, &functions);
	for (i = 0; i < functions.count; i++)
		if (is_explicit(p, functions.at[i].routine) == OUTCOME_FAILURE &&
		    (!to_pointer || pointed_to(p, type_without_reference(p, functions.at[i].type)))) {
			found = i;
			count++;
		}
	if (count != 1 || functions.incomplete || functions.template_count)
		return made;
	return converted_by(e, made, functions.at[found].routine);
}

u32 explicit_scalar(struct implicit *e, u32 node) { return contextually_converted(e, node, false); }

static u32 explicit_pointer(struct implicit *e, u32 node) { return contextually_converted(e, node, true); }

/* What the best built-in operator takes, and with it which conversion function an operand that has several is converted by. */
static void convert_by_best(struct implicit *e, u32 node, u8 operation)
{
	struct parser *p = e->p;
	struct arguments arguments = { .is_operator = true };
	struct candidate_set set = { 0 };
	struct resolution r;
	u32 param, link, operand = first_of(p, node), function, made;

	if (!arguments_of_nodes(p, operand, &arguments) || arguments.count > 2)
		return;
	add_builtin_operators(p, &set, &arguments, operation);
	r = resolve(p, &set, &arguments);
	candidate_set_free(&set);
	if (r.outcome != OUTCOME_SUCCESS || !r.best.is_builtin)
		return;
	param = il_type(p->il, r.best.type)->first_param;
	for (link = 0; operand && param; link = operand, operand = next_of(p, operand), param = il_param_type(p->il, param)->next) {
		if (!is_class_type(p, il_expr_node(p->il, operand)->type) ||
		    !(function = converting_function(p, il_param_type(p->il, param)->type, operand)))
			continue;
		made = converted_by(e, operand, function);
		if (link)
			il_expr_node(p->il, link)->next = made;
		else
			il_expr_node(p->il, node)->first_operand = made;
		operand = made;
	}
}

/* Whether an operand is an object still. */
static bool has_object_operand(const struct parser *p, u32 node)
{
	u32 operand = first_of(p, node);

	for (; operand; operand = next_of(p, operand)) {
		u32 type = il_expr_node(p->il, operand)->type;

		if (type && is_class_type(p, type) && !type_is_dependent(p, type))
			return true;
	}
	return false;
}

/* [expr.arith.conv] */
static void arithmetic(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	u32 first = first_of(p, node), second = next_of(p, first), left, right, common, made;

	left = second ? il_expr_node(p->il, first)->type : 0;
	right = second ? il_expr_node(p->il, second)->type : 0;
	if (!left || !right || !is_arithmetic_type(p, left) || !is_arithmetic_type(p, right) ||
	    !(common = usual_arithmetic_type(p, operand_type_of(p, first), operand_type_of(p, second))))
		return;
	made = converted_scalar(e, common, second);
	il_expr_node(p->il, first)->next = made;
	made = converted_scalar(e, common, first);
	il_expr_node(p->il, node)->first_operand = made;
}

/* By an implicit operator= of a class, or of a scalar, whose right operand is converted. */
static void assignment(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	u32 type = il_expr_node(p->il, node)->type, left = first_of(p, node), right = next_of(p, left), routine, made;
	struct source source = source_of_node(p, right);

	if (!type || !right)
		return;
	replace_operand(e, node, 0, explicit_operand);
	left = first_of(p, node);
	if (!is_class_type(p, type)) {
		made = explicit_initialization(e, type_strip(p, type, NULL), INIT_COPY, right);
	} else if ((routine = assignment_of(p, type_strip(p, type, NULL), &source))) {
		set_target(e, node, routine);
		made = arguments_of_routine(e, routine, right);
	} else if (is_braced_list(p, right) ||
	           (source.type && reference_related(p, type_strip(p, type, NULL), source.type) == NOT_RELATED)) {
		made = explicit_initialization(e, type_strip(p, type, NULL), INIT_COPY,
		                               right); /* the operator is trivial, its argument is not */
	} else {
		made = explicit_operand(e, right);
	}
	il_expr_node(p->il, left)->next = made;
}

/* An alternative of a conditional expression: where that is an object of a class, it is made from it [expr.cond]/7, and where it is one itself,
 * it is converted [expr.cond]/6. */
static u32 alternative(struct implicit *e, u32 node, const struct il_expr_node *conditional, bool initializes)
{
	struct parser *p = e->p;
	u32 type = il_expr_node(p->il, node)->type, made, destructor;

	if (!conditional->type || conditional->value_category != vc_prvalue || !type ||
	    !(is_class_type(p, conditional->type) || is_class_type(p, type)) || type_is_unknown(p, conditional->type) ||
	    il_type(p->il, type_strip(p, type, NULL))->kind == tk_void ||
	    il_type(p->il, type_strip(p, conditional->type, NULL))->kind == tk_void)
		return explicit_expression(e, node, initializes);
	made = explicit_initialization(e, conditional->type, INIT_COPY, node);
	if (!initializes && (destructor = destructor_of(p, conditional->type)))
		vec_push(&e->temporaries, destructor);
	return made;
}

static void conditional(struct implicit *e, u32 node, bool initializes)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 last, made;

	replace_operand(e, node, 0, explicit_condition);
	for (last = first_of(p, node); next_of(p, last); last = made) {
		made = alternative(e, next_of(p, last), &record, initializes);
		if (record.type && record.value_category == vc_prvalue && is_arithmetic_type(p, record.type))
			made = converted_scalar(e, record.type, made);
		il_expr_node(p->il, last)->next = made;
	}
}

/* ---- casts ---- */

static void class_cast(struct implicit *e, u32 node, u32 class)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 first = record.first_operand, routine = il_any_kind(record.target) == IL_routine ? il_any_index(record.target) : 0, made;
	struct source source = source_of_node(p, first);
	bool is_single = first && !next_of(p, first) && source.type;

	if (is_braced_list(p, first) && !next_of(p, first)) {
		made = explicit_initialization(e, class, INIT_DIRECT, first);
		if (made != first) { /* the cast is what makes the object */
			set_target(e, node, il_any_index(il_expr_node(p->il, made)->target));
			made = first_of(p, made);
		}
	} else if (is_single && source.category == vc_prvalue && same_plain_type(p, source.type, class)) {
		made = explicit_expression(e, first, true);
	} else if (!routine && are_elements_in_parentheses(p, class, first)) {
		made = aggregate_elements(e, class, first, true);
	} else {
		routine = routine ? constructor_in(p, class, routine) : constructor_of(p, class, first, false);
		routine = maker_of_object(p, class, routine, first);
		if (routine)
			set_target(e, node, routine);
		if (routine && il_routine(p->il, routine)->special_kind == sfk_constructor)
			made = arguments_of_routine(e, routine, first);
		else
			made = replace_each(e, first, explicit_operand);
	}
	il_expr_node(p->il, node)->first_operand = made;
}

static void cast(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 type = record.type_operand ? record.type_operand : record.type, class, function = 0, operand = record.first_operand;

	class = type && !is_reference_type(p, type) && record.type ? object_class(p, record.type) : 0;
	if (class && !type_is_dependent(p, class) && record.operation != eok_reinterpret_cast && record.operation != eok_dynamic_cast) {
		class_cast(e, node, class);
		return;
	}
	operand = is_braced_list(p, operand) ? il_expr_node(p->il, operand)->first_operand : operand;
	if (type && !type_is_dependent(p, type) && is_overload_set(p, operand))
		select_function(p, operand, type);
	if (record.first_operand && type && !type_is_dependent(p, type))
		function = explicit_function(p, il_expr_node(p->il, record.first_operand)->type, type);
	if (!function && record.first_operand && type && !type_is_dependent(p, type))
		function = directly_converting_function(p, type, record.first_operand);
	if (!function && type && record.first_operand && il_type(p->il, type_strip(p, type, NULL))->int_kind == ik_bool &&
	    il_expr_node(p->il, record.first_operand)->type && is_class_type(p, il_expr_node(p->il, record.first_operand)->type))
		function = bool_function(p, record.first_operand);
	replace_operands(e, node);
	if (function)
		set_target(e, node, function);
}

/* ---- new, delete, throw ---- */

/* Whether new makes an array, as a type that is one says, too [expr.new]/8. */
static bool makes_array(const struct parser *p, const struct il_expr_node *node)
{
	return node->flags & exf_array_form ||
	       (node->type_operand && il_type(p->il, type_strip(p, node->type_operand, NULL))->kind == tk_array);
}

const char *name_of_allocation(const struct parser *p, const struct il_expr_node *node)
{
	return makes_array(p, node) ? "operator new[]" : "operator new";
}

bool add_allocation_functions(struct parser *p, const char *name, u32 type, struct candidate_set *set)
{
	u32 ident = identifier_of(p, name), class = object_class(p, type);
	bool is_declared = p->lexed.identifiers.at[ident].flags & IDF_DECLARED;
	bool is_member = is_declared && class && find_member_functions(p, class, ident).outcome == OUTCOME_SUCCESS;

	if (is_member)
		add_members(p, set, class, ident);
	else if (is_declared)
		add_qualified(p, set, p->global_scope, ident);
	return is_member;
}

/* What allocates or frees; arguments without node. */
static u32 allocation_function(struct parser *p, const char *name, u32 type, const struct arguments *arguments)
{
	struct candidate_set set = { 0 };
	struct resolution r;
	u32 routine = 0;

	add_allocation_functions(p, name, type, &set);
	if (!set.list.count)
		return 0;
	r = resolve(p, &set, arguments);
	if (r.outcome == OUTCOME_SUCCESS)
		routine = r.best.routine;
	candidate_set_free(&set);
	return routine;
}

bool allocation_arguments(struct parser *p, const struct il_expr_node *node, u32 type, struct arguments *arguments)
{
	u32 first = node->first_operand, i;

	if (first && il_expr_node(p->il, first)->flags & exf_placement && !arguments_of_nodes(p, first_of(p, first), arguments))
		return false;
	if (arguments->count == ARGUMENTS_MAX)
		return false;
	for (i = arguments->count++; i; i--)
		arguments->at[i] = arguments->at[i - 1];
	arguments->at[0] = (struct source){ 0, type, vc_prvalue };
	arguments->call.first_argument = 0;
	return true;
}

bool add_alignment(struct parser *p, u32 type, struct arguments *arguments)
{
	enum { DEFAULT_ALIGNMENT = 16 }; /* __STDCPP_DEFAULT_NEW_ALIGNMENT__ */
	u32 alignment = p->il->header.std_version >= 201703 ? standard_type(p, "align_val_t") : 0, i;
	struct layout layout;

	if (!alignment || arguments->count == ARGUMENTS_MAX || !layout_of(p, type, &layout) || layout.alignment <= DEFAULT_ALIGNMENT)
		return false;
	for (i = arguments->count++; i > 1; i--)
		arguments->at[i] = arguments->at[i - 1];
	arguments->at[1] = (struct source){ 0, alignment, vc_prvalue };
	return true;
}

u32 operator_new(struct parser *p, const struct il_expr_node *node)
{
	struct arguments arguments = { .count = 0 }, aligned;
	u32 routine;

	if (!allocation_arguments(p, node, p->builtin[ik_unsigned_long], &arguments))
		return 0;
	aligned = arguments;
	if (add_alignment(p, node->type_operand, &aligned) &&
	    (routine = allocation_function(p, name_of_allocation(p, node), node->type_operand, &aligned)))
		return routine;
	return allocation_function(p, name_of_allocation(p, node), node->type_operand, &arguments);
}

u32 allocation_from(struct parser *p, u32 class, const struct source *sources, u32 count)
{
	struct arguments arguments = { .count = 0 };
	bool failed = false;
	struct stand_ins stand_ins = begin_stand_ins(p, sources, count, &failed);
	u32 routine = 0;

	if (arguments_of_nodes(p, stand_ins.first, &arguments))
		routine = allocation_function(p, "operator new", class, &arguments);
	end_stand_ins(p, &stand_ins);
	return routine;
}

u32 operator_delete(struct parser *p, const struct il_expr_node *node, u32 type)
{
	const char *name = node->flags & exf_array_form ? "operator delete[]" : "operator delete";
	struct arguments arguments = { .count = 2 };
	u32 routine;

	arguments.at[0] = (struct source){ 0, type_pointer(p, pk_pointer, p->void_type), vc_prvalue };
	arguments.at[1] = (struct source){ 0, p->builtin[ik_unsigned_long], vc_prvalue };
	if (node->flags & exf_array_form || !(routine = allocation_function(p, name, type, &arguments))) {
		arguments.count = 1;
		routine = allocation_function(p, name, type, &arguments);
	}
	return routine;
}

u32 deallocation_of(struct parser *p, u32 class) { return operator_delete(p, &(struct il_expr_node){ .kind = enk_new_delete }, class); }

bool matches_allocation(struct parser *p, u32 freeing, u32 allocating)
{
	u32 a = il_type(p->il, type_strip(p, il_routine(p->il, freeing)->type, NULL))->first_param,
	    b = il_type(p->il, type_strip(p, il_routine(p->il, allocating)->type, NULL))->first_param;

	while ((a = il_param_type(p->il, a)->next) && (b = il_param_type(p->il, b)->next))
		if (!same_plain_type(p, il_param_type(p->il, a)->type, il_param_type(p->il, b)->type))
			return false;
	return !a && !il_param_type(p->il, b)->next;
}

/* What frees the memory should the constructor throw [expr.new]/28; 0: it does not throw, or nothing fits. */
static u32 matching_delete(struct parser *p, const struct il_expr_node *node, u32 allocating, u32 type, u32 made)
{
	struct arguments arguments = { .count = 0 };
	u32 freeing;
	il_any constructor = il_expr_node(p->il, made)->kind == enk_temp_init ? il_expr_node(p->il, made)->target : 0;

	if (il_any_kind(constructor) != IL_routine || is_nothrow_routine(p, il_any_index(constructor)) == TRAIT_TRUE)
		return 0;
	if (!(il_expr_node(p->il, node->first_operand)->flags & exf_placement))
		return operator_delete(p, node, type);
	if (!allocation_arguments(p, node, type_pointer(p, pk_pointer, p->void_type), &arguments))
		return 0;
	freeing = allocation_function(p, makes_array(p, node) ? "operator delete[]" : "operator delete", type, &arguments);
	return freeing && allocating && matches_allocation(p, freeing, allocating) ? freeing : 0;
}

/* The object that new makes, or the array of so many, or as many as a list has (0): an initializer's arguments stay in its node. */
static void new_object(struct implicit *e, u32 type, bool is_array, u64 size, u32 *first, u32 last, u32 group)
{
	struct parser *p = e->p;
	u32 class = object_class(p, type), made;

	if (group && il_expr_node(p->il, group)->kind == enk_initializer) {
		u32 inner = first_of(p, group);
		bool is_list = is_braced_list(p, inner) && !next_of(p, inner);
		u32 constructor = class && !is_list ? constructor_of(p, class, inner, false) : 0;

		inner = constructor ? arguments_of_routine(e, constructor, inner) :
		                      explicit_initialization(e, type, inner ? INIT_DIRECT : INIT_DEFAULT, inner);

		il_expr_node(p->il, group)->first_operand = inner;
		made = group;
		if (constructor)
			made = set_target(e, implicit_around(e, group, enk_temp_init, eok_none, class, vc_prvalue), constructor);
	} else if (group && is_array) {
		explicit_elements(e, type, size, group);
		made = group;
	} else {
		made = explicit_initialization(e, type, group ? INIT_DIRECT : INIT_DEFAULT, group);
		il_expr_node(p->il, made)->flags |= made && !group ? exf_default : 0;
	}
	if (last)
		il_expr_node(p->il, last)->next = made;
	else
		*first = made;
}

/* How many elements a bound says that an array has: when it is not constant, more than a list can have. */
static u64 size_of_new(struct parser *p, u32 bound)
{
	struct constant value = constant_of_expression(p, bound);

	return value.known && value.bits < UINT32_MAX ? (u64)value.bits : UINT32_MAX;
}

static void new_expression(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 type = record.type ? pointed_to(p, record.type) : 0, operand = record.first_operand, last = 0, first = record.first_operand;
	u32 routine = operator_new(p, &record), freeing;
	u64 size = 0;

	for (; operand; operand = next_of(p, last)) {
		u8 kind = il_expr_node(p->il, operand)->kind;

		if (kind == enk_braced_init_list || (kind == enk_initializer && il_expr_node(p->il, operand)->flags & exf_parenthesized))
			break;
		if (kind == enk_initializer) {
			replace_operands(e, operand);
		} else {
			size = size ? size : size_of_new(p, operand);
			operand = converted_scalar(e, p->builtin[ik_unsigned_long], explicit_operand(e, operand));
		}
		if (last)
			il_expr_node(p->il, last)->next = operand;
		else
			first = operand;
		last = operand;
	}
	if (type)
		new_object(e, type, record.flags & exf_array_form, size, &first, last, operand);
	il_expr_node(p->il, node)->first_operand = first;
	if ((operand = last ? next_of(p, last) : first) && (freeing = matching_delete(p, &record, routine, type, operand)))
		append_default(p, &il_expr_node(p->il, node)->first_operand, call_without_operand(e, freeing));
	if (routine)
		set_target(e, node, routine);
}

static void delete_expression(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 destructor, routine, operand, type;

	replace_operand(e, node, 0, explicit_pointer);
	operand = first_of(p, node);
	type = operand && il_expr_node(p->il, operand)->type ? pointed_to(p, il_expr_node(p->il, operand)->type) : 0;
	if (!type || type_is_dependent(p, type) || type_is_unknown(p, type))
		return;
	if ((destructor = destructor_of(p, type)))
		append_default(p, &il_expr_node(p->il, node)->first_operand, call_without_operand(e, destructor));
	if ((routine = operator_delete(p, &record, type)))
		set_target(e, node, routine);
}

/* Whether the scope of a local variable ends with the innermost try-block around, where there is one [class.copy.elision]/3. */
static bool is_inside_try(const struct implicit *e, u32 name)
{
	const struct il_expr_node *node = il_expr_node(e->p->il, il_in_parentheses(e->p->il, name));

	return il_variable(e->p->il, il_any_index(node->target))->position >= e->try_begin;
}

static void throw_expression(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	u32 operand = first_of(p, node), count = e->temporaries.count, type = il_expr_node(p->il, operand)->type, made, destructor;

	if (!operand)
		return;
	type = type ? decayed_type(p, type) : 0;
	e->is_moved = is_moved_from(p, operand) && is_inside_try(e, operand);
	made = type ? explicit_initialization(e, type_strip(p, type, NULL), INIT_COPY, operand) : explicit_operand(e, operand);
	e->is_moved = false;
	if (type && (destructor = destructor_of(p, type)))
		vec_push(&e->temporaries, destructor); /* by who handles the exception last [except.throw]/4 */
	made = destroyed_after(e, made, count);
	il_expr_node(p->il, node)->first_operand = made;
}

/* ---- all of them ---- */

static void language_operator(struct implicit *e, u32 node, u8 operation, bool initializes)
{
	struct parser *p = e->p;
	u32 made;

	if (operation == eok_land || operation == eok_lor || operation == eok_not) {
		replace_operand(e, node, 0, explicit_condition);
		replace_operand(e, node, 1, explicit_condition);
	} else if (operation == eok_assign) {
		assignment(e, node);
	} else if (operation == eok_comma) {
		replace_operand(e, node, 0, explicit_operand);
		made = explicit_expression(e, next_of(p, first_of(p, node)), initializes);
		il_expr_node(p->il, first_of(p, node))->next = made;
	} else if (takes_scalars(operation)) {
		replace_operand(e, node, 0, explicit_scalar);
		replace_operand(e, node, 1, explicit_scalar);
		if (has_object_operand(p, node))
			convert_by_best(e, node, operation);
		if (is_arithmetic_operation(operation))
			arithmetic(e, node);
	} else {
		replace_operands(e, node);
		if (il_is_modifying(operation) && has_object_operand(p, node))
			convert_by_best(e, node, operation);
	}
}

static void operation(struct implicit *e, u32 node, bool initializes)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 made;

	switch (record.operation) {
	case eok_call: call(e, node); break;
	case eok_points_to_field: replace_operand(e, node, 0, through_arrows); break;
	case eok_dot_field: replace_operand(e, node, 0, explicit_operand); break;
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
	case eok_const_cast:
	case eok_reinterpret_cast:
	case eok_dynamic_cast: cast(e, node); break;
	case eok_question: conditional(e, node, initializes); break;
	case eok_parens:
		made = explicit_expression(e, record.first_operand, initializes);
		il_expr_node(p->il, node)->first_operand = made;
		break;
	case eok_noexcept:
	case eok_pack_expansion: break;
	default:
		if (il_any_kind(record.target) == IL_routine)
			operator_call(e, node);
		else
			language_operator(e, node, record.operation, initializes);
	}
}

u32 compared_with_zero(struct implicit *e, enum il_operation_kind operation, u32 node, u32 type, bool is_reversed)
{
	struct parser *p = e->p;
	u32 result = value_node(e, type, vc_prvalue), zero = value_node(e, p->nullptr_type, vc_prvalue);
	u32 made = implicit_operator(e, operation, is_reversed ? zero : result, is_reversed ? result : zero), first = first_of(p, made);

	if (il_any_kind(il_expr_node(p->il, made)->target) != IL_routine || (is_reversed ? next_of(p, first) : first) != result)
		return node;
	zero = is_reversed ? first : next_of(p, first);
	cover(p, made, node);
	il_expr_node(p->il, zero)->next = 0;
	il_expr_node(p->il, made)->next = next_of(p, node);
	il_expr_node(p->il, made)->flags |= is_reversed ? exf_reversed : 0;
	il_expr_node(p->il, made)->first_operand = node;
	il_expr_node(p->il, node)->next = zero;
	return made;
}

/* < is written, <=> is called. */
static u32 rewritten(struct implicit *e, u32 node)
{
	struct parser *p = e->p;
	struct il_expr_node record = *il_expr_node(p->il, node);
	u32 type;

	if (!(record.flags & exf_rewritten) || il_any_kind(record.target) != IL_routine || record.operation == eok_eq ||
	    record.operation == eok_ne || !(type = three_way_result(p, il_any_index(record.target))) || !is_class_type(p, type))
		return node;
	return compared_with_zero(e, (enum il_operation_kind)record.operation, node, type, record.flags & exf_reversed);
}

static u32 explicit_operation(struct implicit *e, u32 node, bool initializes)
{
	operation(e, node, initializes);
	return rewritten(e, node);
}

u32 implicit_operator(struct implicit *e, enum il_operation_kind kind, u32 first, u32 second)
{
	struct parser *p = e->p;
	u32 node = implicit_around(e, first, enk_operation, kind, 0, vc_unknown);
	u8 evaluation = p->evaluation;

	il_expr_node(p->il, first)->next = second;
	p->evaluation = evk_unevaluated;
	type_expression(p, node);
	p->evaluation = evaluation;
	return il_any_kind(il_expr_node(p->il, node)->target) == IL_routine ? explicit_operation(e, node, false) : node;
}

/* Whether a prvalue is one that the node makes itself, not just hands on. */
static bool makes_object(const struct il_expr_node *node)
{
	if (node->kind != enk_operation)
		return node->kind == enk_lambda || node->kind == enk_await || node->kind == enk_yield;
	return node->operation != eok_parens && node->operation != eok_question && node->operation != eok_comma;
}

static u32 inside(struct implicit *e, u32 node, bool initializes)
{
	const struct il_expr_node *record = il_expr_node(e->p->il, node);
	u32 begin = e->begin, end = e->end;

	e->begin = record->range_begin;
	e->end = record->range_end;
	switch (record->kind) {
	case enk_operation: node = explicit_operation(e, node, initializes); break;
	case enk_new_delete: record->type_operand ? new_expression(e, node) : delete_expression(e, node); break;
	case enk_throw: throw_expression(e, node); break;
	case enk_await:
	case enk_yield: explicit_await(e, node); break;
	case enk_lambda: explicit_lambda(e, il_any_index(record->target)); break;
	case enk_statement: explicit_statement(e, il_extra_of(e->p->il, record)->statement); break;
	default: replace_operands(e, node);
	}
	e->begin = begin;
	e->end = end;
	return node;
}

u32 explicit_expression(struct implicit *e, u32 node, bool initializes)
{
	struct parser *p = e->p;
	const struct il_expr_node *record = il_expr_node(p->il, node);
	u32 destructor;

	if (!node || stack_is_low(p->stack_bound) || record->flags & exf_dependent || is_unevaluated_operator(record))
		return node;
	if (!(record->flags & exf_implicit))
		node = inside(e, node, initializes);
	record = il_expr_node(p->il, node);
	if (!initializes && record->type && record->value_category == vc_prvalue && makes_object(record) &&
	    is_class_type(p, record->type) && (destructor = destructor_of(p, record->type)))
		vec_push(&e->temporaries, destructor);
	return node;
}

u32 explicit_operand(struct implicit *e, u32 node) { return explicit_expression(e, node, false); }

/* ---- full-expressions ---- */

u32 destroyed_after(struct implicit *e, u32 node, u32 count)
{
	struct parser *p = e->p;
	u32 around, last, made;

	if (e->temporaries.count <= count)
		return node;
	around = node ? implicit_around(e, node, enk_object_lifetime, eok_none, il_expr_node(p->il, node)->type,
	                                (enum il_value_category)il_expr_node(p->il, node)->value_category) :
	                implicit_node(e, enk_object_lifetime, eok_none, p->void_type, vc_prvalue);
	for (last = node; e->temporaries.count > count; last = made) {
		made = call_without_operand(e, vec_pop(&e->temporaries));
		if (last)
			il_expr_node(p->il, last)->next = made;
		else
			il_expr_node(p->il, around)->first_operand = made;
	}
	return around;
}

u32 full_expression(struct implicit *e, u32 node)
{
	u32 count = e->temporaries.count;

	return destroyed_after(e, explicit_operand(e, node), count);
}
