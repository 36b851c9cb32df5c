/* Statements of constant evaluation [stmt.stmt]. */
#include "interpret.h"
#include "../overload/conversion.h"
#include "../scopes/class_members.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"

/* ---- declarations ---- */

struct object *declare_local(struct interpreter *in, u32 variable, u32 type)
{
	struct object *object = object_new(in, type);

	if (object)
		object->flags |= OBJECT_MANAGED;
	if (object)
		vec_push(&in->frame->locals, (struct local){ variable, object });
	return object;
}

bool is_deduced(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->kind == tk_auto; }

/* auto x = value: the value says what it is [dcl.type.auto.deduct]. */
static bool declare_deduced(struct interpreter *in, u32 variable, const struct initializer *initializer)
{
	struct parser *p = in->p;
	struct object *object;
	struct value value;
	u32 node = initializer->first;

	if (!node || il_expr_node(p->il, node)->next || il_expr_node(p->il, node)->kind == enk_braced_init_list)
		return unknown(in);
	if (!evaluate(in, node, &value))
		return false;
	if (value.kind == VALUE_OBJECT) { /* the temporary itself */
		vec_push(&in->frame->locals, (struct local){ variable, value.place.object });
		return true;
	}
	if ((value.kind != VALUE_LVALUE || !is_class_type(p, value.type)) && !decay_of(in, node, &value))
		return false;
	object = value.type ? declare_local(in, variable, value.type) : NULL;
	return object ? initialize_from_value(in, object, value.type, &value) : unknown(in);
}

static bool declare(struct interpreter *in, u32 index)
{
	struct il_variable variable = *il_variable(in->p->il, index);
	struct initializer initializer = initializer_of_variable(in->p, index);
	struct object *object;

	if (variable.storage_class == sc_static || variable.declared_storage_class == sc_static ||
	    variable.flags & (vf_local_static | vf_thread_local))
		return variable.flags & vf_constexpr ? true : unknown(in);
	if (variable.storage_class == sc_extern || variable.declared_storage_class == sc_extern)
		return true;
	if (variable.flags & vf_binding_container)
		return declare_bindings(in, index, &initializer);
	if (attributes_change_type(in->p, variable.first_attribute) || variable.flags & vf_structured_binding ||
	    (initializer.form != INITIALIZER_NONE && initializer.form != INITIALIZER_DIRECT && !initializer.first))
		return unknown(in);
	if (is_deduced(in->p, variable.type))
		return declare_deduced(in, index, &initializer);
	if (deduced_template(in->p, variable.type))
		variable.type = type_of_variable(in->p, index);
	object = declare_local(in, index, variable.type);
	return object ? initialize(in, object, variable.type, &initializer) : unknown(in);
}

static bool declare_variable_of(struct interpreter *in, u32 index)
{
	u32 temporaries = begin_full_expression(in), local = in->frame->locals.count;

	return declare(in, index) && end_declaration(in, temporaries, local);
}

/* The list goes on with what later statements of the block declare. */
static bool execute_declaration(struct interpreter *in, const struct il_statement *statement)
{
	struct parser *p = in->p;
	u32 entry;

	for (entry = statement->first_declared; entry; entry = il_source_sequence_entry(p->il, entry)->next) {
		il_any target = il_source_sequence_entry(p->il, entry)->target;

		if (il_source_sequence_entry(p->il, entry)->range_begin >= statement->range_end)
			break;
		if (il_any_kind(target) == IL_variable && !declare_variable_of(in, il_any_index(target)))
			return false;
	}
	return true;
}

/* ---- scopes ---- */

u32 open_scope(const struct interpreter *in) { return in->frame->locals.count; }

enum flow close_scope(struct interpreter *in, u32 count, enum flow flow)
{
	while (in->frame->locals.count > count) {
		struct object *object = vec_pop(&in->frame->locals).object;

		if (object->kind == OBJECT_REFERENCE || object->parent || object->flags & OBJECT_STATIC)
			continue;
		if (flow == FLOW_FAILED || !(object->flags & OBJECT_MANAGED))
			object->flags |= OBJECT_DEAD;
		else if (!destroy(in, object))
			flow = FLOW_FAILED;
	}
	return flow;
}

/* ---- conditions ---- */

/* A condition as a full-expression. */
static bool controls(struct interpreter *in, u32 node, bool *truth)
{
	u32 temporaries = begin_full_expression(in);

	return evaluate_condition(in, node, truth) && end_full_expression(in, temporaries, NULL);
}

/* One whose value nobody wants. */
static bool discard(struct interpreter *in, u32 node)
{
	u32 temporaries = begin_full_expression(in);
	struct value ignored;

	return evaluate(in, node, &ignored) && end_full_expression(in, temporaries, NULL);
}

/* An expression, or the declaration that is the last of init: *truth gets its value; none is true. */
static bool run_condition(struct interpreter *in, const struct il_statement *statement, u32 declaration, bool *truth)
{
	struct parser *p = in->p;
	struct place place;
	struct value value;
	u32 variable;

	*truth = true;
	if (!declaration)
		return !statement->expr || controls(in, statement->expr, truth);
	variable = il_any_index(il_expr_node(p->il, il_statement(p->il, declaration)->expr)->target);
	if (!variable || !declare_variable_of(in, variable) || !in->frame->locals.count)
		return unknown(in);
	place = place_of(vec_last(&in->frame->locals).object);
	return vec_last(&in->frame->locals).variable == variable && load(in, &place, &value) &&
	       convert_to(in, &value, p->builtin[ik_bool], &value) && value_truth(in, &value, truth);
}

static bool is_condition(const struct parser *p, u32 statement)
{
	const struct il_statement *record = il_statement(p->il, statement);

	return record->kind == stmk_decl && record->expr && il_expr_node(p->il, record->expr)->kind == enk_condition;
}

bool run_init(struct interpreter *in, u32 init, u32 *declaration)
{
	*declaration = 0;
	for (; init; init = il_statement(in->p->il, init)->next) {
		if (is_condition(in->p, init))
			*declaration = init;
		else if (execute(in, init) != FLOW_NEXT)
			return false;
	}
	return true;
}

static enum flow execute_if(struct interpreter *in, const struct il_statement *statement)
{
	u32 scope = open_scope(in), declaration, chosen;
	enum flow flow = FLOW_FAILED;
	bool truth;

	if (run_init(in, statement->init, &declaration) && run_condition(in, statement, declaration, &truth)) {
		chosen = truth ? statement->first_statement : statement->else_statement;
		flow = chosen ? execute(in, chosen) : FLOW_NEXT;
	}
	return close_scope(in, scope, flow);
}

/* ---- switch [stmt.switch] ---- */

static bool case_matches(struct interpreter *in, u32 entry, const struct value *value, bool *matches)
{
	const struct il_switch_case_entry record = *il_switch_case_entry(in->p->il, entry);
	struct value first, last, result;
	bool truth;

	if (!evaluate_rvalue(in, record.value, &first) || !convert_value(in, &first, value->type, &first) ||
	    !binary_value(in, record.last_value ? eok_ge : eok_eq, value, &first, &result) || !value_truth(in, &result, matches))
		return false;
	if (!record.last_value || !*matches)
		return true;
	if (!evaluate_rvalue(in, record.last_value, &last) || !convert_value(in, &last, value->type, &last) ||
	    !binary_value(in, eok_le, value, &last, &result) || !value_truth(in, &result, &truth))
		return false;
	*matches = truth;
	return true;
}

/* The label that control goes to, 0: none. */
static bool find_case(struct interpreter *in, u32 info, const struct value *value, u32 *label)
{
	u32 entry;
	bool matches;

	for (entry = il_switch_info(in->p->il, info)->first_case; entry; entry = il_switch_case_entry(in->p->il, entry)->next) {
		if (!case_matches(in, entry, value, &matches))
			return false;
		if (matches) {
			*label = il_switch_case_entry(in->p->il, entry)->statement;
			return true;
		}
	}
	*label = il_switch_info(in->p->il, info)->default_statement;
	return true;
}

static enum flow execute_list(struct interpreter *in, u32 statement)
{
	enum flow flow = FLOW_NEXT;

	for (; statement && flow == FLOW_NEXT; statement = il_statement(in->p->il, statement)->next)
		flow = execute(in, statement);
	return flow;
}

/* From the label on, which is a statement of the block itself. */
static enum flow execute_from(struct interpreter *in, u32 body, u32 label)
{
	u32 first = il_statement(in->p->il, body)->kind == stmk_block ? il_statement(in->p->il, body)->first_statement : body, statement;
	u32 scope = open_scope(in);

	for (statement = first; statement && statement != label; statement = il_statement(in->p->il, statement)->next)
		;
	if (!statement) {
		unknown(in);
		return FLOW_FAILED;
	}
	return close_scope(in, scope, execute_list(in, statement));
}

static bool integral_condition(struct interpreter *in, u32 node, struct value *out)
{
	u32 temporaries = begin_full_expression(in);
	u8 kind;

	if (!evaluate_rvalue(in, node, out) || !end_full_expression(in, temporaries, NULL))
		return false;
	kind = out->kind == VALUE_INTEGER ? integral_kind(in->p, out->type) : (u8)ik_none;
	return kind && (il_type(in->p->il, out->type)->int_kind == ik_enum ||
	                convert_value(in, out, in->p->builtin[promoted_integral(kind)], out)) ?
	               true :
	               unknown(in);
}

static enum flow execute_switch(struct interpreter *in, const struct il_statement *statement)
{
	u32 scope = open_scope(in), declaration, label;
	enum flow flow = FLOW_FAILED;
	struct value value;

	if (run_init(in, statement->init, &declaration) && (declaration ? unknown(in) : true) &&
	    integral_condition(in, statement->expr, &value) &&
	    find_case(in, il_extra_of_statement(in->p->il, statement)->switch_info, &value, &label)) {
		flow = label ? execute_from(in, statement->first_statement, label) : FLOW_NEXT;
		if (flow == FLOW_BREAK)
			flow = FLOW_NEXT;
	}
	return close_scope(in, scope, flow);
}

/* ---- loops [stmt.iter] ---- */

bool leaves_loop(enum flow *flow)
{
	if (*flow == FLOW_NEXT || *flow == FLOW_CONTINUE)
		return false;
	if (*flow == FLOW_BREAK)
		*flow = FLOW_NEXT;
	return true;
}

/* while and for */
static enum flow execute_loop(struct interpreter *in, const struct il_statement *statement)
{
	u32 scope = open_scope(in), declaration, inner;
	enum flow flow = FLOW_FAILED;
	bool truth;

	if (!run_init(in, statement->init, &declaration))
		return close_scope(in, scope, FLOW_FAILED);
	for (;;) {
		inner = open_scope(in);
		if (!step(in) || !run_condition(in, statement, declaration, &truth)) {
			flow = FLOW_FAILED;
			break;
		}
		flow = truth ? execute(in, statement->first_statement) : FLOW_BREAK;
		flow = close_scope(in, inner, flow);
		if (leaves_loop(&flow))
			break;
		if (statement->increment && !discard(in, statement->increment)) {
			flow = FLOW_FAILED;
			break;
		}
	}
	return close_scope(in, scope, flow);
}

static enum flow execute_do(struct interpreter *in, const struct il_statement *statement)
{
	enum flow flow;
	bool truth;

	do {
		flow = step(in) ? execute(in, statement->first_statement) : FLOW_FAILED;
		if (leaves_loop(&flow))
			return flow;
		if (!controls(in, statement->expr, &truth))
			return FLOW_FAILED;
	} while (truth);
	return FLOW_NEXT;
}

/* ---- the others ---- */

/* Whether decltype(expression) is a reference [dcl.type.decltype]. */
static bool is_reference_by_decltype(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, il_written(p->il, index));

	if (il_is_member_access(node))
		node = il_expr_node(p->il, il_expr_node(p->il, node->first_operand)->next);
	if (node->kind == enk_variable && il_any_kind(node->target) == IL_variable)
		return is_reference_type(p, il_variable(p->il, il_any_index(node->target))->type);
	if (node->kind == enk_field && il_any_kind(node->target) == IL_field)
		return is_reference_type(p, il_field(p->il, il_any_index(node->target))->type);
	return node->value_category == vc_lvalue || node->value_category == vc_xvalue;
}

/* The object that a variable of the function is, or from C++20 on refers to as an rvalue; NULL: it is another's. */
static struct object *movable_object(struct interpreter *in, struct object *object, u32 type)
{
	const struct il_type *reference = reference_type(in->p, type);

	if (object->parent) /* a capture */
		return NULL;
	if (!reference)
		return object->kind == OBJECT_REFERENCE ? NULL : object;
	if (in->p->il->header.std_version < 202002 || reference->pointer_kind != pk_rvalue_reference || object->state != OBJECT_KNOWN ||
	    object->value.kind != VALUE_LVALUE || object->value.place.routine)
		return NULL;
	return object_at(in, &object->value.place);
}

/* The object of the class that a return statement moves from, as its operand names a variable or parameter of the function
 * [class.copy.elision]/3; NULL: it does not. Constant evaluation elides no such move [expr.const]. */
static struct object *moved_object(struct interpreter *in, u32 node, u32 class)
{
	u32 index = il_in_parentheses(in->p->il, il_written(in->p->il, node)), cv = 0, i;
	const struct il_expr_node *name = il_expr_node(in->p->il, index);
	u32 variable = name->kind == enk_variable && il_any_kind(name->target) == IL_variable ? il_any_index(name->target) : 0;
	u32 type = il_variable(in->p->il, variable)->type;
	struct object *object;

	if (!variable || !is_class_type(in->p, class) || !is_automatic(in->p, il_variable(in->p->il, variable)) ||
	    (type_strip(in->p, type_without_reference(in->p, type), &cv), cv))
		return NULL;
	for (i = in->frame->locals.count; i--;)
		if (in->frame->locals.at[i].variable == variable) {
			object = movable_object(in, in->frame->locals.at[i].object, type);
			return object && same_plain_type(in->p, object->type, class) ? object : NULL;
		}
	return NULL;
}

static bool initialize_result(struct interpreter *in, u32 type, u32 node)
{
	struct initializer initializer = { .form = INITIALIZER_COPY, .first = node };
	struct object *target = in->frame->target, *moved = moved_object(in, node, type);

	return moved ? copy_construct(in, target, moved, moved->type, false) : initialize(in, target, type, &initializer);
}

/* A result of class type is made where the call wants it. */
static bool execute_return(struct interpreter *in, u32 node)
{
	struct frame *frame = in->frame;
	struct parser *p = in->p;
	struct object *wanted = frame->target;
	u32 type = frame->return_type;

	if (!node) {
		frame->result = (struct value){ .kind = VALUE_VOID, .type = p->void_type };
		return true;
	}
	if (!type) {
		frame->target = NULL;
		if (!evaluate_into(in, node, wanted, &frame->result))
			return false;
		if (frame->is_reference || (frame->keeps_reference && is_reference_by_decltype(p, node)))
			return frame->result.kind == VALUE_LVALUE ? true : unknown(in);
		if (frame->result.kind != VALUE_LVALUE || !is_class_type(p, frame->result.type))
			return decay_of(in, node, &frame->result);
		frame->target =
			wanted && same_plain_type(p, wanted->type, frame->result.type) ? wanted : object_new(in, frame->result.type);
		return frame->target ? initialize_result(in, frame->result.type, node) : unknown(in);
	}
	if (il_type(p->il, type_strip(p, type, NULL))->kind == tk_void)
		return evaluate(in, node, &frame->result);
	if (!frame->target && !(frame->target = object_new(in, type)))
		return unknown(in);
	return initialize_result(in, type, node);
}

static bool execute_full_return(struct interpreter *in, u32 node)
{
	u32 temporaries = begin_full_expression(in);

	return execute_return(in, node) && end_full_expression(in, temporaries, result_object(in, FLOW_RETURN));
}

static enum flow execute_statement(struct interpreter *in, const struct il_statement *statement)
{
	u32 scope = open_scope(in);

	switch (statement->kind) {
	case stmk_expr: return !statement->expr || discard(in, statement->expr) ? FLOW_NEXT : FLOW_FAILED;
	case stmk_decl: return execute_declaration(in, statement) ? FLOW_NEXT : FLOW_FAILED;
	case stmk_block:
	case stmk_try_block: /* what is thrown is no constant, even if it is caught */
		return close_scope(in, scope, execute_list(in, statement->first_statement));
	case stmk_if:
	case stmk_constexpr_if: return execute_if(in, statement);
	case stmk_if_consteval: return statement->first_statement ? execute(in, statement->first_statement) : FLOW_NEXT;
	case stmk_if_not_consteval: return statement->else_statement ? execute(in, statement->else_statement) : FLOW_NEXT;
	case stmk_switch: return execute_switch(in, statement);
	case stmk_while:
	case stmk_for: return execute_loop(in, statement);
	case stmk_end_test_while: return execute_do(in, statement);
	case stmk_range_based_for: return execute_range_for(in, statement);
	case stmk_return: return execute_full_return(in, statement->expr) ? FLOW_RETURN : FLOW_FAILED;
	case stmk_break: return FLOW_BREAK;
	case stmk_continue: return FLOW_CONTINUE;
	case stmk_empty:
	case stmk_switch_case:
	case stmk_label: return FLOW_NEXT;
	default: unknown(in); return FLOW_FAILED;
	}
}

enum flow execute(struct interpreter *in, u32 index)
{
	struct il_statement statement;

	if (!index || !step(in)) {
		unknown(in);
		return FLOW_FAILED;
	}
	statement = *il_statement(in->p->il, index);
	return execute_statement(in, &statement);
}
