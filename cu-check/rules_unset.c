/* Local variables the first use of which reads a value that nobody has given them [basic.indet]. Bodies are read in order, as if every
 * statement were executed once: what may have happened before, in a loop or at a label, is not guessed. */
#include "../lib/il/operations.h"
#include "fold.h"
#include "values.h"

enum { DEPTH_MAX = 8 }; /* how deep bases and members are followed */

/* What becomes of the object that an expression names. */
enum usage {
	USE_NOTHING,
	USE_READ,
	USE_CHANGED, /* read and then written */
	USE_OBJECT   /* written, bound to a reference, or not known */
};

static bool reads(enum usage use) { return use == USE_READ || use == USE_CHANGED; }

enum seen { SEEN_USED = 1, SEEN_CAPTURED = 2 /* because of a mention */ };

/* A variable that an operand names, and what becomes of it. */
struct mention {
	il_any entity;
	u32 place, end, initialized;
	enum usage usage;
	bool is_refused; /* by an error */
};
struct held_mentions {
	VEC(struct mention) list;
};

struct reader {
	struct check *check;
	struct held_mentions *held; /* of the operands that are held */
	u32 holds;                  /* operators around whose operands are held */
	u8 *seen;                   /* by variable, of enum seen */
	u32 loop, label;            /* where the innermost loop begins that may have been passed before; the latest label */
	u32 initialized;            /* the variable in whose initializer we are */
	u32 end;                    /* of the full-expression: there it is said */
	bool in_template;
	u32 lambda;        /* around, or 0 */
	u32 function_type; /* of the function or lambda around, 0 where what it returns is not known */
};

static void read_object(struct reader *r, u32 expr, enum usage use);
static void read_statements(struct reader *r, u32 statement);

/* ---- types ---- */

/* Numbers, GNU complex ones and vectors of them, too. */
static bool is_number(const struct il_type *t)
{
	return t->kind == tk_integer || t->kind == tk_float || t->kind == tk_complex || t->kind == tk_vector;
}

static bool is_scalar(const struct il *il, u32 type)
{
	const struct il_type *t = stripped(il, type, &(u32){ 0 });

	return is_number(t) || t->kind == tk_ptr_to_member || t->kind == tk_nullptr ||
	       (t->kind == tk_pointer && t->pointer_kind == pk_pointer);
}

static bool is_array(const struct il *il, u32 type) { return stripped(il, type, &(u32){ 0 })->kind == tk_array; }

static bool is_vector(const struct il *il, u32 type) { return stripped(il, type, &(u32){ 0 })->kind == tk_vector; }

static const struct il_type *element_of(const struct il *il, u32 type, u32 *cv)
{
	const struct il_type *t = stripped(il, type, cv);
	u32 steps;

	for (steps = 0; steps < 100 && t->kind == tk_array; steps++)
		t = stripped(il, t->type, cv);
	return t;
}

/* Scalars, and classes with members, neither volatile; arrays of those. */
static bool holds_value(const struct il *il, u32 type)
{
	u32 cv = 0;
	const struct il_type *t = element_of(il, type, &cv);

	if (cv & tyf_volatile || t->flags & tyf_dependent)
		return false;
	if (t->kind == tk_class || t->kind == tk_struct || t->kind == tk_union)
		return t->class_info && il_class_info(il, t->class_info)->first_field;
	return is_number(t) || t->kind == tk_ptr_to_member || (t->kind == tk_pointer && t->pointer_kind == pk_pointer);
}

static bool is_derived(const struct il *il, const struct il_type *derived, const struct il_type *base, u32 depth)
{
	u32 index;

	if (derived == base)
		return true;
	for (index = il_class_info(il, derived->class_info)->first_base; index && depth; index = il_base_class(il, index)->next) {
		const struct il_type *t = stripped(il, il_base_class(il, index)->type, &(u32){ 0 });

		if (t->class_info && is_derived(il, t, base, depth - 1))
			return true;
	}
	return false;
}

/* Whether a constructor may be one that copies or moves, and is not defaulted. */
static bool may_copy(const struct il *il, const struct il_routine *routine, const struct il_type *class)
{
	u32 parameter = stripped(il, routine->type, &(u32){ 0 })->first_param;
	const struct il_type *type = stripped(il, il_param_type(il, parameter)->type, &(u32){ 0 });

	return routine->special_kind == sfk_constructor && !(routine->flags & rf_defaulted) && type->kind == tk_pointer &&
	       stripped(il, type->type, &(u32){ 0 }) == class;
}

/* [class.copy.ctor]/11, but for virtual functions. What constructors an instance has is not always known: it copies itself in its way
 * where it has any. */
static bool is_trivially_copied(const struct il *il, const struct il_type *class, u32 depth)
{
	const struct il_class_info *info = il_class_info(il, class->class_info);
	u32 i;

	if (!depth || (info->flags & clf_user_constructor && class->template_info))
		return false;
	for (i = il_scope(il, info->scope)->first_entry; i; i = il_source_sequence_entry(il, i)->next) {
		il_any target = il_source_sequence_entry(il, i)->target;

		if (il_any_kind(target) == IL_routine && may_copy(il, il_routine_of(il, target), class))
			return false;
	}
	for (i = info->first_base; i; i = il_base_class(il, i)->next) {
		const struct il_type *base = stripped(il, il_base_class(il, i)->type, &(u32){ 0 });

		if (!base->class_info || !is_trivially_copied(il, base, depth - 1))
			return false;
	}
	for (i = info->first_field; i; i = il_field(il, i)->next) {
		const struct il_type *type = element_of(il, il_field(il, i)->type, &(u32){ 0 });

		if (type->class_info && !is_trivially_copied(il, type, depth - 1))
			return false;
	}
	return true;
}

static bool is_made_trivially(const struct il *il, const struct il_type *class, u32 depth);

static bool are_made_trivially(const struct il *il, const struct il_class_info *info, u32 depth)
{
	u32 i;

	if (info->flags & clf_virtual_functions)
		return false;
	for (i = info->first_base; i; i = il_base_class(il, i)->next) {
		const struct il_base_class *base = il_base_class(il, i);

		if (base->flags & bcf_virtual || !is_made_trivially(il, stripped(il, base->type, &(u32){ 0 }), depth))
			return false;
	}
	for (i = info->first_field; i; i = il_field(il, i)->next)
		if (il_field(il, i)->initializer_begin || !is_made_trivially(il, element_of(il, il_field(il, i)->type, &(u32){ 0 }), depth))
			return false;
	return true;
}

/* Whether default-initialization leaves an object as it is [class.default.ctor]/3: for a class in a template there is no initializer that
 * says so. Default arguments are not looked at: a class with constructors that are not defaulted makes its objects as a rule. */
static bool is_made_trivially(const struct il *il, const struct il_type *class, u32 depth)
{
	const struct il_class_info *info = il_class_info(il, class->class_info);
	bool has_constructors = false;
	u32 i;

	if (!class->class_info)
		return true;
	if (!depth || (info->flags & clf_user_constructor && class->template_info))
		return false;
	for (i = il_scope(il, info->scope)->first_entry; i; i = il_source_sequence_entry(il, i)->next) {
		il_any target = il_source_sequence_entry(il, i)->target;
		const struct il_routine *routine = il_routine_of(il, target);

		if (il_any_kind(target) != IL_routine || routine->special_kind != sfk_constructor)
			continue;
		if (!stripped(il, routine->type, &(u32){ 0 })->first_param)
			return routine->flags & rf_defaulted && are_made_trivially(il, info, depth - 1);
		has_constructors = true;
	}
	return !has_constructors && are_made_trivially(il, info, depth - 1);
}

/* Whether an object of a class takes the value of the object that an expression names, which is of the class or derived from it. */
static bool takes_object(const struct il *il, u32 expr, u32 class)
{
	const struct il_type *from = stripped(il, il_expr_node(il, expr)->type, &(u32){ 0 }), *to = stripped(il, class, &(u32){ 0 });

	return from->class_info && to->class_info && holds_value(il, class) && is_derived(il, from, to, DEPTH_MAX) &&
	       is_trivially_copied(il, to, DEPTH_MAX);
}

/* ---- variables ---- */

/* Whether a local variable begins without a value; in the initializer of initialized that one has none, however it is made. */
static bool begins_unset(const struct il *il, u32 index, u32 initialized)
{
	const struct il_variable *variable = il_variable(il, index);
	const u32 set = vf_parameter | vf_parameter_pack | vf_structured_binding | vf_binding_container | vf_init_capture | vf_enumerator |
	                vf_range_declaration | vf_exception | vf_template_parameter | vf_static_member | vf_constexpr;
	const u32 made = vf_has_initializer | vf_condition | vf_local_static | vf_thread_local;
	u8 scope_kind = il_scope(il, variable->parent_scope)->kind;

	if (variable->flags & set || (scope_kind != sck_block && scope_kind != sck_condition) || variable->memory_space & ms_shared ||
	    !variable->name || variable->storage_class == sc_extern || variable->declared_storage_class == sc_extern ||
	    !holds_value(il, variable->type))
		return false;
	if (initialized == index)
		return true;
	return !(variable->flags & made) && variable->storage_class != sc_static && variable->declared_storage_class != sc_static &&
	       variable->declared_storage_class != sc_thread_local &&
	       is_made_trivially(il, element_of(il, variable->type, &(u32){ 0 }), DEPTH_MAX);
}

/* The capture of a variable by a lambda, or 0. */
static u32 capture_of(const struct il *il, u32 lambda, il_any variable)
{
	u32 capture = il_lambda(il, lambda)->first_capture;

	while (capture && il_lambda_capture(il, capture)->captured != variable)
		capture = il_lambda_capture(il, capture)->next;
	return capture;
}

/* Where the closure is made, and copies are captured. */
static u32 end_of_lambda(const struct il *il, u32 lambda) { return il_lambda(il, lambda)->body_end - 1; }

/* What is done to the closure's copy of a scalar: the reference takes what is written to it for a value of the variable. */
static enum usage use_of_copy(const struct reader *r, u32 place, enum usage use)
{
	if (use == USE_CHANGED && has_error_between(r->check, place, place + 1)) /* the copy is const */
		return USE_OBJECT;
	return use == USE_READ ? USE_NOTHING : use;
}

/* What a mention means of a variable that the lambda around captures: by reference it is not read. A scalar is the closure's; what the
 * reference says of other copies it says of the variable. */
static enum usage use_by_capture(const struct reader *r, u32 index, il_any entity, u32 place, enum usage use)
{
	const struct il *il = r->check->il;
	const struct il_lambda_capture *capture = il_lambda_capture(il, index);
	bool is_implicit = capture->flags & cpf_implicit;

	if (capture->kind == cptk_reference)
		return is_implicit ? USE_OBJECT : use;
	if (!index || capture->kind != cptk_copy || (r->in_template && !is_implicit))
		return use;
	return is_scalar(il, il_variable_of(il, entity)->type) ? use_of_copy(r, place, use) : use;
}

/* The first use of a variable is that which counts. */
static void use_variable(struct reader *r, const struct mention *use)
{
	u32 index = il_any_index(use->entity), position = il_variable(r->check->il, index)->position;

	if (r->seen[index] & SEEN_USED)
		return;
	r->seen[index] |= SEEN_USED;
	if (!use->is_refused && reads(use->usage) && position > r->loop && position > r->label &&
	    begins_unset(r->check->il, index, use->initialized))
		report_at(r->check, DIAG_used_before_set, use->place, use->end, use->entity);
}

/* The uses that are held from one of them on. */
static void use_held(struct reader *r, u32 from)
{
	u32 i;

	for (i = from; i < r->held->list.count; i++)
		use_variable(r, &r->held->list.at[i]);
	r->held->list.count = from;
}

static void mention(struct reader *r, il_any entity, u32 place, enum usage use)
{
	u32 index = il_any_index(entity);
	const struct il *il = r->check->il;
	u32 capture = r->lambda ? capture_of(il, r->lambda, entity) : 0;
	bool is_captured = il_lambda_capture(il, capture)->flags & cpf_implicit;
	struct mention made;

	if (il_any_kind(entity) != IL_variable)
		return;
	if (r->lambda)
		use = use_by_capture(r, capture, entity, place, use);
	r->seen[index] |= is_captured ? SEEN_CAPTURED : 0;
	if (use == USE_NOTHING)
		return;
	made = (struct mention){ entity, place, r->end ? r->end : place, r->initialized, use, false };
	made.is_refused = r->lambda && !capture && has_error_between(r->check, place, place + 1); /* it may not be captured */
	if (r->holds)
		vec_push(&r->held->list, made);
	else
		use_variable(r, &made);
}

/* ---- expressions ---- */

/* The value of an array is the address of its first element. */
static void read_expression(struct reader *r, u32 expr, enum usage use)
{
	const struct il_expr_node *node = il_expr_node(r->check->il, expr);
	bool decays = reads(use) && is_array(r->check->il, node->type);
	u32 from = r->held->list.count;

	read_object(r, expr, decays ? USE_OBJECT : use);
	if ((node->flags & exf_parenthesized || (node->kind == enk_operation && node->operation == eok_parens)) &&
	    node->value_category == vc_prvalue)
		use_held(r, from);
}

/* Whether an operand is a value when it was parsed, not an object whose value the operator around takes, nor just an address. */
static bool is_value_alone(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, il_written(il, expr));

	return node->value_category == vc_prvalue && !(node->kind == enk_operation && node->operation == eok_address_of);
}

/* An operand for which the reference's parser begins anew: what makes a value of its own is read at its end, while objects whose values
 * are taken later, and what stands on the left of the whole, wait until that is parsed. */
static void read_nested(struct reader *r, u32 expr, enum usage use)
{
	u32 from = r->held->list.count;

	read_expression(r, expr, use);
	if (is_value_alone(r->check->il, expr))
		use_held(r, from);
}

/* Returns how many uses are held before those of the operands. */
static u32 hold(struct reader *r)
{
	r->holds++;
	return r->held->list.count;
}

static void release(struct reader *r, u32 from)
{
	if (!--r->holds)
		use_held(r, from);
}

/* Both operands of an operator that computes a value: a && and || is done with the left one before. */
static void read_both(struct reader *r, const struct il_expr_node *node)
{
	const struct il *il = r->check->il;
	u32 left = node->first_operand, right = il_expr_node(il, left)->next, from;
	enum usage uses[] = { is_scalar(il, il_expr_node(il, left)->type) ? USE_READ : USE_OBJECT,
		              is_scalar(il, il_expr_node(il, right)->type) ? USE_READ : USE_OBJECT };

	from = hold(r);
	if (il_is_logical(node->operation))
		read_nested(r, left, uses[0]);
	else
		read_expression(r, left, uses[0]);
	read_nested(r, right, uses[1]);
	release(r, from);
}

static void read_operands(struct reader *r, u32 first, enum usage use)
{
	for (; first; first = il_expr_node(r->check->il, first)->next)
		read_expression(r, first, use);
}

static void read_values(struct reader *r, u32 first)
{
	const struct il *il = r->check->il;

	for (; first; first = il_expr_node(il, first)->next)
		read_expression(r, first, is_scalar(il, il_expr_node(il, first)->type) ? USE_READ : USE_OBJECT);
}

/* Whether an expression gives an object of this type its value, and no conversion function or constructor does. */
static bool is_value_of(const struct il *il, u32 expr, u32 type)
{
	if (is_scalar(il, type))
		return !stripped(il, il_expr_node(il, expr)->type, &(u32){ 0 })->class_info;
	return takes_object(il, expr, type);
}

/* Arguments for the parameters of a function; what the ellipsis takes is read. */
static void read_arguments(struct reader *r, u32 first, u32 function_type)
{
	const struct il *il = r->check->il;
	const struct il_type *function = stripped(il, function_type, &(u32){ 0 });
	u32 param = function->kind == tk_routine ? function->first_param : 0, from;
	bool ellipsis = function->kind == tk_routine && function->flags & tyf_ellipsis;

	from = hold(r);
	for (; first; first = il_expr_node(il, first)->next) {
		u32 type = param ? il_param_type(il, param)->type : 0;
		bool is_value = param ? is_value_of(il, first, type) : ellipsis;

		read_nested(r, first, is_value ? USE_READ : USE_OBJECT);
		param = param ? il_param_type(il, param)->next : 0;
	}
	release(r, from);
}

/* Whether an operator has no type, and so is wrong. */
static bool has_no_type(const struct il *il, const struct il_expr_node *node)
{
	return !node->type || il_type(il, node->type)->kind == tk_error;
}

/* Whether it is not known what becomes of the operands of a wrong operator: values are read all the same, but for those of classes and
 * scoped enumerations, whose operators are functions. */
static bool lacks_operator(const struct il *il, const struct il_expr_node *node)
{
	u32 operand = has_no_type(il, node) ? node->first_operand : 0;

	for (; operand; operand = il_expr_node(il, operand)->next) {
		u32 type = il_expr_node(il, operand)->type;

		if (!is_scalar(il, type) || stripped(il, type, &(u32){ 0 })->flags & tyf_scoped_enum)
			return true;
	}
	return false;
}

/* The first operand of a node that has the error type; 0: none. */
static u32 wrong_operand(const struct il *il, const struct il_expr_node *node)
{
	u32 operand = node->first_operand;

	while (operand && (!il_expr_node(il, operand)->type || il_type(il, il_expr_node(il, operand)->type)->kind != tk_error))
		operand = il_expr_node(il, operand)->next;
	return operand;
}

/* Whether an operand is wrong, as was said: the operator has no value either, and reads nothing. What is wrong still has a size. */
static bool is_wrong(const struct il *il, u32 operand)
{
	const struct il_expr_node *node;

	do {
		node = il_expr_node(il, operand);
		if (node->kind == enk_error)
			return !node->type_operand; /* the size of a type */
		if (node->kind == enk_sizeof || !node->type || il_type(il, node->type)->kind != tk_error)
			return false;
		operand = wrong_operand(il, node);
	} while (operand);
	return true;
}

/* A member that the class does not have, or of what is no class. */
static bool names_nothing(const struct il *il, const struct il_expr_node *access)
{
	return il_is_member_access(access) && il_expr_node(il, il_expr_node(il, access->first_operand)->next)->kind == enk_error;
}

/* Whether none of several functions takes the arguments. */
static bool fits_no_function(const struct il *il, const struct il_expr_node *call)
{
	const struct il_expr_node *callee = il_expr_node(il, call->first_operand);

	return !callee->type && !(call->flags & exf_dependent) && has_no_type(il, call);
}

/* Without conversions to what the parameters of some function are. */
static void read_written_operands(struct reader *r, u32 first)
{
	for (; first; first = il_expr_node(r->check->il, first)->next)
		read_expression(r, il_written(r->check->il, first), USE_OBJECT);
}

/* The type of the function that a call certainly calls, else 0: of what a template made only the target is known, and where arguments
 * are dependent the name may mean another function. */
static u32 type_of_called(const struct il *il, const struct il_expr_node *call, const struct il_expr_node *callee)
{
	u32 routine = il_any_kind(callee->target) == IL_routine ? il_any_index(callee->target) : 0;
	bool is_name = callee->kind == enk_routine || il_is_member_access(callee);

	if (call->flags & exf_dependent && is_name && !(call->flags & exf_one_callee))
		return 0;
	return callee->type ? callee->type : il_routine(il, routine)->type;
}

static void read_call(struct reader *r, const struct il_expr_node *call)
{
	const struct il *il = r->check->il;
	const struct il_expr_node *callee = il_expr_node(il, call->first_operand);
	u32 function = type_of_called(il, call, callee);
	const struct il_type *type = stripped(il, function, &(u32){ 0 });

	read_values(r, il_extra_of(r->check->il, call)->launch_config);
	read_expression(r, call->first_operand, is_scalar(il, callee->type) ? USE_READ : USE_OBJECT);
	if (call->target) { /* operator() */
		read_operands(r, callee->next, USE_OBJECT);
		return;
	}
	if (fits_no_function(il, call)) {
		read_written_operands(r, callee->next);
		return;
	}
	read_arguments(r, callee->next, type->kind == tk_pointer ? type->type : function);
}

/* Whether all that a list can initialize in an object of this type are scalars [dcl.init.aggr]. */
static bool is_plain(const struct il *il, u32 type, u32 depth)
{
	const struct il_type *t = element_of(il, type, &(u32){ 0 });
	const struct il_class_info *info = il_class_info(il, il_is_class(t) ? t->class_info : 0);
	u32 i;

	if (!il_is_class(t))
		return is_scalar(il, type) || (is_array(il, type) && holds_value(il, type));
	if (!t->class_info || !depth || info->flags & (clf_user_constructor | clf_virtual_functions))
		return false;
	for (i = info->first_base; i; i = il_base_class(il, i)->next)
		if (!is_plain(il, il_base_class(il, i)->type, depth - 1))
			return false;
	for (i = info->first_field; i; i = il_field(il, i)->next)
		if (!is_plain(il, il_field(il, i)->type, depth - 1))
			return false;
	return true;
}

/* The elements of a list that initializes an object of this type, or a part of it, without constructors. */
static void read_list(struct reader *r, u32 first, u32 type)
{
	const struct il *il = r->check->il;
	bool of_values = is_plain(il, type, DEPTH_MAX);

	for (; first && !stack_is_low(r->check->stack_bound); first = il_expr_node(il, first)->next) {
		const struct il_expr_node *element = il_expr_node(il, first);
		bool is_value = (of_values && is_scalar(il, element->type)) || takes_object(il, first, type);

		if (of_values && element->kind == enk_braced_init_list)
			read_list(r, element->first_operand, type);
		else
			read_expression(r, first, is_value ? USE_READ : USE_OBJECT);
	}
}

/* What an initializer does with the object it names, for a variable of this type. */
static void read_initializer(struct reader *r, u32 expr, u32 type)
{
	const struct il *il = r->check->il;
	const struct il_expr_node *node = il_expr_node(il, expr);

	if (node->kind == enk_error && is_scalar(il, type)) /* it was refused: the first value is read all the same */
		node = il_expr_node(il, expr = node->first_operand);
	if (node->kind == enk_braced_init_list)
		read_list(r, node->first_operand, type);
	else
		read_expression(r, expr, is_value_of(il, expr, type) ? USE_READ : USE_OBJECT);
}

/* The initializer of a variable, in which it has no value yet. */
static void read_variable(struct reader *r, u32 index)
{
	const struct il_variable *variable = il_variable(r->check->il, index);
	u32 outer = r->initialized, type = variable->type;

	if (variable->flags & vf_constexpr && il_type(r->check->il, type)->kind == tk_error) /* it has no constant value */
		type = il_expr_node(r->check->il, variable->init_expr)->type;
	r->initialized = index;
	read_initializer(r, variable->init_expr, type);
	r->initialized = outer;
}

/* What an init-capture is made from, of which the reference speaks before the body, but behind errors of the introducer. */
static void read_init_capture(struct reader *r, const struct il_lambda *lambda, const struct il_lambda_capture *capture)
{
	const struct il *il = r->check->il;
	u32 end = r->end, type = il_variable(il, capture->variable)->type;
	bool reads = capture->kind == cptk_init && (is_scalar(il, type) || is_value_of(il, capture->expr, type));

	r->end = lambda->body_begin - !(lambda->execution_space & es_host);
	read_expression(r, capture->expr, reads ? USE_READ : USE_OBJECT);
	r->end = end;
}

static bool is_captured_by_mention(const struct reader *r, const struct il_lambda_capture *capture)
{
	return capture->flags & cpf_implicit && il_any_kind(capture->captured) == IL_variable &&
	       r->seen[il_any_index(capture->captured)] & SEEN_CAPTURED;
}

/* Copies that are captured, or all other captures. */
static void read_captures(struct reader *r, u32 index, bool copies)
{
	const struct il *il = r->check->il;
	const struct il_lambda *lambda = il_lambda(il, index);
	struct reader explicit = *r;
	u32 capture;

	explicit.lambda = 0;                                                /* what lambdas around capture does not matter */
	explicit.end = end_of_lambda(il, index) + is_in_instance(r->check); /* behind what is wrong with their types */
	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(il, capture)->next) {
		const struct il_lambda_capture *c = il_lambda_capture(il, capture);

		if ((c->kind == cptk_copy) != copies || (c->flags & cpf_implicit && !(copies && is_captured_by_mention(r, c))))
			continue;
		if (c->kind == cptk_init || c->kind == cptk_init_reference)
			read_init_capture(r, lambda, c);
		else if (c->kind == cptk_reference || c->kind == cptk_copy)
			mention(&explicit, c->captured, c->range_begin, copies ? USE_READ : USE_OBJECT);
	}
}

/* The closure is made behind its body. In a template, and of one, the reference comes to all captures there. */
static void read_lambda(struct reader *r, u32 index, bool is_unevaluated)
{
	enum { UNEVALUATED_LAMBDAS = 202002 }; /* before, they are errors, and copy nothing */
	const struct il_lambda *lambda = il_lambda(r->check->il, index);
	u32 holds = r->holds;
	struct reader inside;

	r->holds = 0; /* a closure is complete */
	inside = *r;
	inside.in_template |= (lambda->flags & lf_generic) != 0;
	inside.lambda = index;
	if (!inside.in_template)
		read_captures(r, index, false);
	inside.function_type = inside.in_template ? 0 : lambda->function_type;
	read_statements(&inside, lambda->body_statement);
	if (inside.in_template)
		read_captures(r, index, false);
	if (!is_unevaluated || r->check->il->header.std_version >= UNEVALUATED_LAMBDAS)
		read_captures(r, index, true);
	r->holds = holds;
}

static bool names_field(const struct il *il, const struct il_expr_node *access)
{
	return il_any_kind(il_expr_node(il, il_expr_node(il, access->first_operand)->next)->target) == IL_field;
}

/* a.m, a->m: of an object of class type that is read, the value of all of it. */
static void read_member_access(struct reader *r, const struct il_expr_node *node, enum usage use)
{
	const struct il *il = r->check->il;

	if (names_nothing(il, node) && !element_of(il, il_expr_node(il, node->first_operand)->type, &(u32){ 0 })->class_info &&
	    node->operation == eok_dot_field)
		use = USE_OBJECT;
	else if (node->operation == eok_points_to_field)
		use = is_scalar(il, il_expr_node(il, node->first_operand)->type) ? USE_READ : USE_OBJECT;
	else if (reads(use) && !names_field(il, node))
		use = USE_OBJECT;
	read_expression(r, node->first_operand, use);
}

static bool is_address(const struct il *il, const struct il_expr_node *node)
{
	return node->kind == enk_operation && node->operation == eok_address_of && !node->target &&
	       is_scalar(il, il_expr_node(il, node->first_operand)->type);
}

/* a.*p: the pointer to member first; p->*p. */
static void read_access_by_pointer(struct reader *r, const struct il_expr_node *node, enum usage use)
{
	const struct il *il = r->check->il;
	u32 pointer = il_expr_node(il, node->first_operand)->next;

	if (node->operation == eok_pm_field)
		read_expression(r, pointer, USE_READ);
	read_expression(r, node->first_operand, is_scalar(il, il_expr_node(il, node->first_operand)->type) ? USE_READ : use);
	if (node->operation != eok_pm_field)
		read_expression(r, pointer, USE_READ);
}

/* *a and a[i]: a pointer is read, of an array or vector some element is used, even if nothing is done with that. */
static void read_element(struct reader *r, const struct il_expr_node *node, enum usage use)
{
	const struct il *il = r->check->il;
	const struct il_expr_node *base = il_expr_node(il, node->first_operand);

	bool has_value = !(base->next && is_wrong(il, base->next));

	if (use == USE_NOTHING || !has_value)
		use = USE_OBJECT;
	if (is_array(il, base->type))
		read_object(r, node->first_operand, use);
	else if (is_vector(il, base->type))
		read_expression(r, node->first_operand, use);
	else if (node->operation == eok_indirect && is_address(il, base))
		read_expression(r, base->first_operand, use);
	else
		read_expression(r, node->first_operand, is_scalar(il, base->type) && has_value ? USE_READ : USE_OBJECT);
	for (; base->next; base = il_expr_node(il, base->next))
		read_nested(r, base->next, USE_READ);
}

/* Whether an expression names a variable or a member of one, which may be converted: to find it nothing is read. */
static bool names_variable(const struct il *il, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(il, expr);

	while (node->kind == enk_operation && !node->target &&
	       (node->operation == eok_parens || node->operation == eok_dot_field || node->flags & exf_implicit))
		node = il_expr_node(il, node->first_operand);
	return node->kind == enk_variable;
}

/* What the right operand computes is read first; a variable is read when all is, behind what finds the object on the left. */
static void read_assignment(struct reader *r, const struct il_expr_node *node)
{
	const struct il *il = r->check->il;
	u32 left = node->first_operand, right = il_expr_node(il, left)->next;
	bool is_simple = node->operation == eok_assign, right_first = names_variable(il, left) || !names_variable(il, right);
	enum usage use = is_simple || is_wrong(il, right) ? USE_OBJECT : USE_CHANGED;

	if (is_simple && takes_object(il, right, node->type)) { /* as operator= is called */
		read_object(r, left, USE_OBJECT);
		read_expression(r, right, USE_READ);
		return;
	}
	if (!right_first)
		read_expression(r, left, use);
	if (is_simple)
		read_initializer(r, right, node->type);
	else
		read_operands(r, right, USE_READ);
	if (right_first)
		read_expression(r, left, use);
}

static void read_cast(struct reader *r, const struct il_expr_node *node, enum usage use)
{
	const struct il *il = r->check->il;
	bool is_value = node->value_category == vc_prvalue && is_scalar(il, node->type);

	if (stripped(il, node->type, &(u32){ 0 })->kind == tk_void)
		use = USE_NOTHING;
	else if (is_value)
		use = is_scalar(il, il_expr_node(il, node->first_operand)->type) ? USE_READ : USE_OBJECT;
	else if (is_scalar(il, node->type) && is_scalar(il, il_expr_node(il, node->first_operand)->type))
		; /* a reference to the scalar, which is read if that is */
	else if (!takes_object(il, node->first_operand, node->type))
		use = USE_OBJECT;
	else if (node->value_category == vc_prvalue)
		use = USE_READ;
	read_operands(r, node->first_operand, use);
}

/* Whether the whole is a constant because the condition and what it chooses are: nothing in it is read. */
static bool is_decided(struct reader *r, const struct il_expr_node *question)
{
	const struct il *il = r->check->il;
	struct folded condition = fold_condition(r->check, question->first_operand);
	u32 second = il_expr_node(il, question->first_operand)->next;

	return condition.state == FOLD_INTEGER &&
	       constant_form(r->check, condition.bits ? second : il_expr_node(il, second)->next) == FORM_CONSTANT;
}

static void read_operation(struct reader *r, const struct il_expr_node *node, enum usage use)
{
	const struct il *il = r->check->il;
	u32 second = il_expr_node(il, node->first_operand)->next, from = r->held->list.count;

	if (node->operation == eok_call) {
		read_call(r, node);
		return;
	}
	if (node->target || node->flags & exf_dependent || (il_computes(node->operation) && lacks_operator(il, node))) {
		read_operands(r, node->first_operand, USE_OBJECT);
		return;
	}
	if (il_operation_class(node->operation) == opc_assignment) {
		read_assignment(r, node);
		return;
	}
	if (il_operation_class(node->operation) == opc_step && is_scalar(il, il_expr_node(il, node->first_operand)->type)) {
		read_expression(r, node->first_operand, has_no_type(il, node) ? USE_OBJECT : USE_CHANGED);
		return;
	}
	if (il_computes(node->operation) || il_operation_class(node->operation) == opc_step) {
		second ? read_both(r, node) : read_values(r, node->first_operand);
		return;
	}
	switch (node->operation) {
	case eok_padd:
	case eok_psubtract:
	case eok_pdiff: read_both(r, node); break;
	case eok_bool_cast: read_values(r, node->first_operand); break;
	case eok_dot_field:
	case eok_points_to_field: read_member_access(r, node, use); break;
	case eok_indirect:
	case eok_subscript: read_element(r, node, use); break;
	case eok_real_part:
	case eok_imag_part:
	case eok_parens: read_expression(r, node->first_operand, use); break;
	case eok_comma:
		read_nested(r, node->first_operand, USE_NOTHING);
		read_expression(r, second, use);
		break;
	case eok_question:
		if (is_decided(r, node))
			break;
		use = node->value_category == vc_prvalue && is_scalar(il, node->type) ? USE_READ : use;
		read_expression(r, node->first_operand, USE_READ);
		use_held(r, from);
		from = hold(r);
		for (; second; second = il_expr_node(il, second)->next)
			read_nested(r, second, use);
		release(r, from);
		break;
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
	case eok_reinterpret_cast: read_cast(r, node, use); break;
	case eok_pm_field:
	case eok_points_to_pm_field: read_access_by_pointer(r, node, use); break;
	default: read_operands(r, node->first_operand, USE_OBJECT); break;
	}
}

static void read_new_or_delete(struct reader *r, const struct il_expr_node *node)
{
	const struct il *il = r->check->il;
	u32 operand;

	if (!strcmp(il_text(il, node->name), "delete")) {
		read_operands(r, node->first_operand, USE_READ);
		return;
	}
	for (operand = node->first_operand; operand; operand = il_expr_node(il, operand)->next) {
		const struct il_expr_node *initializer = il_expr_node(il, operand);

		if (initializer->kind == enk_braced_init_list)
			read_list(r, initializer->first_operand, node->type_operand);
		else if (initializer->kind == enk_initializer && !il_expr_node(il, initializer->first_operand)->next)
			read_initializer(r, initializer->first_operand, node->type_operand);
		else
			read_expression(r, operand, USE_OBJECT);
	}
}

/* Whether an operator reads its operand at once, not when all of the expression was read. */
static bool reads_at_once(const struct il_expr_node *node, enum usage use)
{
	switch (node->operation) {
	case eok_indirect:
	case eok_subscript: return use == USE_READ;
	case eok_cast:
	case eok_static_cast:
	case eok_functional_cast:
	case eok_reinterpret_cast: return !(node->flags & exf_implicit);
	default: return false;
	}
}

static void read_whole_operation(struct reader *r, const struct il_expr_node *node, enum usage use)
{
	u32 end = r->end;

	r->end = reads_at_once(node, use) ? node->range_end - 1 : end; /* before what is said of the outcome */
	read_operation(r, node, use);
	r->end = end;
}

/* GNU: ({ … }), whose statements are read where it stands. */
static void read_statement_expression(struct reader *r, u32 statement)
{
	struct reader inside = *r;

	inside.holds = 0;
	read_statements(&inside, statement);
	r->label = inside.label;
}

/* Of an array, use means some element of it. */
static void read_object(struct reader *r, u32 expr, enum usage use)
{
	const struct il *il = r->check->il;
	const struct il_expr_node *node = il_expr_node(il, expr);

	if (!expr || stack_is_low(r->check->stack_bound))
		return;
	if (node->evaluation == evk_unevaluated && node->kind != enk_lambda) { /* lambdas in it may have bodies */
		read_operands(r, node->first_operand, USE_NOTHING);
		return;
	}
	switch (node->kind) {
	case enk_variable: mention(r, node->target, node->range_begin, use); break;
	case enk_condition:
		if (il_any_kind(node->target) == IL_variable)
			read_variable(r, il_any_index(node->target));
		break;
	case enk_operation: read_whole_operation(r, node, use); break;
	case enk_lambda:
		if (il_any_kind(node->target) == IL_lambda)
			read_lambda(r, il_any_index(node->target), node->evaluation == evk_unevaluated);
		break;
	case enk_statement: read_statement_expression(r, il_extra_of(r->check->il, node)->statement); break;
	case enk_throw:
		read_operands(r, node->first_operand, is_scalar(il, il_expr_node(il, node->first_operand)->type) ? USE_READ : USE_OBJECT);
		break;
	case enk_new_delete: read_new_or_delete(r, node); break;
	case enk_temp_init:
		if (il_any_kind(node->target) == IL_routine) {
			read_arguments(r, node->first_operand, il_routine(il, il_any_index(node->target))->type);
			break;
		}
		read_operands(r, node->first_operand, USE_OBJECT);
		break;
	case enk_builtin_operation:
		read_operands(r, node->first_operand, strcmp(il_text(il, node->name), "__builtin_constant_p") ? USE_OBJECT : USE_NOTHING);
		break;
	default: read_operands(r, node->first_operand, USE_OBJECT); break;
	}
}

/* ---- statements ---- */

static void begin_full_expression(struct reader *r, u32 expr) { r->end = il_expr_node(r->check->il, expr)->range_end; }

static void read_full_expression(struct reader *r, u32 expr, enum usage use)
{
	begin_full_expression(r, expr);
	read_expression(r, expr, use);
}

/* A condition, which is contextually converted: an object of a class is what a conversion function is called for. */
static void read_condition(struct reader *r, u32 expr)
{
	begin_full_expression(r, expr);
	read_expression(r, expr, is_class_type(r->check->il, il_expr_node(r->check->il, expr)->type) ? USE_OBJECT : USE_READ);
}

static void read_declaration(struct reader *r, const struct il_statement *s)
{
	const struct il *il = r->check->il;
	u32 entry;

	for (entry = s->first_declared; entry; entry = next_declared(il, s, entry)) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) != IL_variable || !il_variable_of(il, target)->init_expr)
			continue;
		begin_full_expression(r, il_variable_of(il, target)->init_expr);
		read_variable(r, il_any_index(target));
	}
	read_expression(r, s->expr, USE_NOTHING);
}

static void read_return(struct reader *r, const struct il_statement *s)
{
	const struct il *il = r->check->il;
	const struct il_type *function = stripped(il, r->function_type, &(u32){ 0 });
	u32 result = r->function_type && function->kind == tk_routine ? function->type : 0;
	bool is_auto = stripped(il, result, &(u32){ 0 })->kind == tk_auto && !strcmp(il_text(il, il_type(il, result)->name), "auto");

	begin_full_expression(r, s->expr);
	if (result && s->expr)
		read_initializer(r, s->expr, is_auto ? il_expr_node(il, s->expr)->type : result);
	else
		read_expression(r, s->expr, USE_OBJECT);
}

/* What is declared before the body, it may have set. */
static void read_loop(struct reader *r, const struct il_statement *s)
{
	const struct il *il = r->check->il;
	u32 outer = r->loop;

	read_statements(r, s->init);
	if (s->kind == stmk_range_based_for)
		read_expression(r, s->expr, USE_OBJECT);
	else if (s->kind != stmk_end_test_while)
		read_condition(r, s->expr);
	r->loop = s->first_statement ? il_statement(il, s->first_statement)->range_begin : s->range_begin;
	read_statements(r, s->first_statement);
	if (s->kind == stmk_for)
		read_full_expression(r, s->increment, USE_NOTHING);
	r->loop = outer;
	if (s->kind == stmk_end_test_while)
		read_condition(r, s->expr);
}

static void read_asm(struct reader *r, u32 entry)
{
	const struct il *il = r->check->il;
	u32 operand;

	for (operand = entry ? il_asm_entry(il, entry)->first_operand : 0; operand; operand = il_asm_operand(il, operand)->next) {
		const struct il_asm_operand *o = il_asm_operand(il, operand);
		bool is_set = o->is_output && !strchr(il_text(il, o->constraint), '+');

		read_expression(r, o->expr, is_set ? USE_OBJECT : USE_READ);
	}
}

static void read_statement(struct reader *r, const struct il_statement *s)
{
	u32 handler;

	switch (s->kind) {
	case stmk_while:
	case stmk_end_test_while:
	case stmk_for:
	case stmk_range_based_for: read_loop(r, s); return;
	case stmk_decl: read_declaration(r, s); return;
	case stmk_return: read_return(r, s); return;
	case stmk_asm: read_asm(r, il_extra_of_statement(r->check->il, s)->asm_entry); return;
	case stmk_label: r->label = s->range_begin; return;
	default:
		read_statements(r, s->init);
		if (s->kind == stmk_if || s->kind == stmk_switch)
			read_condition(r, s->expr);
		else
			read_full_expression(r, s->expr, s->kind == stmk_expr ? USE_NOTHING : USE_OBJECT);
		read_statements(r, s->first_statement);
		read_statements(r, s->else_statement);
		for (handler = il_extra_of_statement(r->check->il, s)->first_handler; handler;
		     handler = il_handler(r->check->il, handler)->next)
			read_statements(r, il_handler(r->check->il, handler)->statement);
	}
}

static void read_statements(struct reader *r, u32 statement)
{
	if (stack_is_low(r->check->stack_bound))
		return;
	for (; statement; statement = il_statement(r->check->il, statement)->next)
		read_statement(r, il_statement(r->check->il, statement));
}

void note_own_initializer(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	const struct il_variable *variable = il_variable_of(c->il, node->target);

	if (variable->init_expr && node->range_begin > variable->position &&
	    (node->range_begin < variable->initializer_end || !variable->initializer_end))
		c->may_read_unset[node->routine] = true;
}

void find_unset_variables(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_variable].count; i++)
		if (begins_unset(c->il, i, 0))
			c->may_read_unset[routine_of_scope(c->il, il_variable(c->il, i)->parent_scope)] = true;
}

void check_unset_variables(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	struct held_mentions held = { 0 };
	struct reader r = { .check = c, .held = &held, .seen = c->variable_seen };

	if (!routine->body || !c->may_read_unset[index] ||
	    (routine->entity & enf_instantiation && !(routine->entity & enf_explicit_specialization)))
		return;
	r.in_template = routine->entity & (enf_is_template | enf_member_of_template);
	r.function_type = r.in_template ? 0 : routine->type;
	read_statements(&r, routine->body);
	vec_free(&held.list);
}

void check_unset_in_instance(struct check *c, u32 index)
{
	const struct il_routine *routine = il_routine(c->il, index);
	struct held_mentions held = { 0 };
	struct reader r = { .check = c, .held = &held, .seen = c->variable_seen, .function_type = routine->type };

	read_statements(&r, routine->body);
	vec_free(&held.list);
}

void check_unset_in_lambda(struct check *c, u32 index)
{
	const struct il_lambda *lambda = il_lambda(c->il, index);
	struct held_mentions held = { 0 };
	struct reader r = { .check = c, .held = &held, .seen = c->variable_seen };

	if (lambda->body_statement && !(lambda->flags & lf_instantiated) && !lambda->enclosing_routine && !lambda->enclosing_lambda)
		read_lambda(&r, index, false);
	vec_free(&held.list);
}
