/* Variables of one space that code of another refers to (page 12). */
#include "../lib/il/operations.h"
#include "calls.h"
#include "../lib/il/names.h"

enum { STEPS_MAX = 1000 };

static const char *space_of(u32 memory_space)
{
	if (memory_space & ms_constant)
		return "__constant__";
	return memory_space & ms_shared ? "__shared__" : "__device__";
}

/* The last component of a name. */
static u32 name_position(const struct il *il, const struct il_expr_node *node)
{
	u32 qualifier, at = node->range_begin;

	for (qualifier = node->qualifier; qualifier; qualifier = il_name_qualifier(il, qualifier)->next)
		at = il_name_qualifier(il, qualifier)->range_end;
	if (!node->qualifier && node->flags & exf_global_scope)
		at += (u32)strlen("::");
	at = skip_space(il, at);
	if (node->qualifier && il->source_size - at > strlen("template") && !strncmp(il->source + at, "template ", strlen("template ")))
		at = skip_space(il, at + (u32)strlen("template"));
	return at;
}

static u32 qualifiers_of(const struct il *il, const struct il_variable *variable)
{
	u32 cv = variable->flags & vf_constexpr ? tyf_const : 0;
	const struct il_type *type = stripped(il, variable->type, &cv);

	while (type->kind == tk_array)
		type = stripped(il, type->type, &cv);
	return cv;
}

/* What may stand for its value as a constant [expr.const], where it is defined: another initializer than a constant one is an error of its own.
 */
static bool is_constant(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = stripped(il, variable->type, &(u32){ 0 });

	return (qualifiers_of(il, variable) & (tyf_const | tyf_volatile)) == tyf_const && type->kind != tk_array &&
	       (variable->initializer_end || (type->class_info && variable->entity & enf_defined));
}

/* Whether the same was said already: an instance has only what is not known of the template. */
static bool is_known_reference(struct check *c, u32 place)
{
	il_any key = il_any_of(IL_expr_node, place);

	if (is_in_instance(c))
		return il_map_find(&c->referred, key);
	*il_map_at(&c->referred, key, &(bool){ 0 }) = 1;
	return false;
}

/* A specialization is also where its template is. */
static u32 memory_space_of(const struct il *il, u32 variable)
{
	u32 template = il_template_info(il, il_variable(il, variable)->template_info)->template;

	return il_variable(il, variable)->memory_space | il_variable_of(il, il_template(il, template)->prototype)->memory_space;
}

static void report(struct check *c, const struct reference_report *report)
{
	const struct il_expr_node *node = il_expr_node(c->il, report->expr);
	struct buffer name = { 0 };
	struct name_writer writer = { .il = c->il, .out = &name, .limit = NAME_LENGTH_MAX };

	il_add_entity_name(c->il, il_any_of(IL_variable, report->variable), node->range_begin, &name);
	if (il_any_kind(node->target) == IL_template && !il_variable(c->il, report->variable)->template_info)
		name_of_template_arguments(&writer, node->first_argument);
	diag_report(c->diag, (enum diag_id)report->id, name_position(c->il, node), space_of(memory_space_of(c->il, report->variable)),
	            il_entity_kind_text(c->il, il_any_of(IL_variable, report->variable)), name.text);
	diag_move(c->diag, report->place.end);
	c->instance = report->instance;
	report_in_instance(c);
	buffer_free(&name);
}

static int by_place(const void *a, const void *b)
{
	const struct reference_report *x = a, *y = b;

	if (x->place.end != y->place.end)
		return x->place.end < y->place.end ? -1 : 1;
	if (x->place.begin != y->place.begin)
		return x->place.begin > y->place.begin ? -1 : 1;
	if (x->expr != y->expr)
		return x->expr < y->expr ? -1 : 1;
	return x->id < y->id ? -1 : x->id > y->id;
}

void report_references(struct check *c)
{
	u32 i;

	vec_sort(&c->references, by_place);
	for (i = 0; i < c->references.count; i++)
		report(c, &c->references.at[i]);
	c->instance = (struct instance){ 0 };
	vec_free(&c->references);
}

/* Whether two lists of arguments are the same types. */
static bool are_same_types(const struct il *il, u32 one, u32 other)
{
	for (; one && other; one = il_template_arg(il, one)->next, other = il_template_arg(il, other)->next)
		if (il_template_arg(il, one)->kind != tak_type || il_template_arg(il, other)->kind != tak_type ||
		    il_template_arg(il, one)->type != il_template_arg(il, other)->type)
			return false;
	return one == other;
}

/* The pattern of a variable template, or the specialization for the arguments; none: that is not known. */
static il_any specialized(const struct il *il, u32 template, u32 arguments)
{
	u32 info = il_template(il, template)->first_specialization;
	bool any_partial = false;

	for (; info; info = il_template_info(il, info)->next) {
		il_any entity = il_template_info(il, info)->specialization;

		if (il_variable_of(il, entity)->entity & enf_explicit_specialization) {
			if (are_same_types(il, il_template_info(il, info)->first_argument, arguments))
				return entity;
		} else if (!(il_variable_of(il, entity)->entity & enf_instantiation)) {
			any_partial = true;
		}
	}
	return any_partial ? 0 : il_template(il, template)->prototype;
}

/* The variable, or the pattern of the variable template, that an expression names; 0: none. */
static u32 named_variable(const struct il *il, const struct il_expr_node *node)
{
	il_any named = node->target;

	if (il_any_kind(named) == IL_template && node->first_argument && !(node->flags & exf_dependent))
		named = specialized(il, il_any_index(named), node->first_argument);
	return il_any_kind(named) == IL_variable ? il_any_index(named) : 0;
}

/* decltype(auto) x = managed; and return managed; where the type returned is deduced so: as in decltype(managed). */
static void check_deduction(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	il_any owner = owner_of(c, expr);
	u32 type = 0;

	if (il_any_kind(owner) == IL_variable)
		type = il_full_entity_decl_info(c->il, il_variable(c->il, il_any_index(owner))->first_decl)->type;
	else if (il_any_kind(owner) == IL_statement && il_statement(c->il, il_any_index(owner))->kind == stmk_return &&
	         !lambda_around(c, node->range_begin) && !is_written_in_template(c->il, node->routine))
		type = stripped(c->il, il_routine(c->il, node->routine)->type, &(u32){ 0 })->type;
	if (is_decltype_auto(c->il, il_type(c->il, type)))
		diag_report(c->diag, DIAG_decltype_of_managed_variable, node->range_begin);
}

/* ---- what is __constant__ ---- */

static bool is_modifying(const struct il_expr_node *node)
{
	return node->kind == enk_operation && il_any_kind(node->target) != IL_routine && !(node->flags & exf_dependent) &&
	       il_is_modifying(node->operation);
}

/* Whether an expression is the name of a __constant__ variable that cannot be assigned to. Elements and members are not looked at,
 * and const ones are not as anywhere. */
static bool is_constant_memory(const struct il *il, u32 expr)
{
	const struct il_expr_node *name = il_expr_node(il, il_in_parentheses(il, expr));
	const struct il_variable *variable = il_variable(il, named_variable(il, name));
	const struct il_type *type = stripped(il, name->type ? name->type : variable->type, &(u32){ 0 });

	return variable->memory_space & ms_constant && !(qualifiers_of(il, variable) & tyf_const) &&
	       stripped(il, variable->type, &(u32){ 0 })->pointer_kind == pk_pointer &&
	       (type->kind == tk_integer || type->kind == tk_float || type->kind == tk_ptr_to_member || type->kind == tk_nullptr ||
	        type->kind == tk_complex || type->kind == tk_pointer);
}

bool changes_constant_memory(const struct il *il, const struct il_expr_node *node)
{
	return is_modifying(node) && is_constant_memory(il, node->first_operand);
}

/* Whether an expression is a copy of a default argument or member initializer, for one who uses that. */
static bool is_in_default(struct check *c, u32 expr)
{
	u32 steps;

	for (steps = 0; expr && steps < STEPS_MAX; steps++, expr = parent_expression(c, expr))
		if (il_expr_node(c->il, expr)->flags & exf_default)
			return true;
	return false;
}

/* That is found when the right operand is read, but not yet converted. */
static u32 end_of_operands(const struct il *il, const struct il_expr_node *node)
{
	const struct il_expr_node *left = il_expr_node(il, node->first_operand), *right = il_expr_node(il, left->next);

	return left->next && right->value_category == vc_lvalue && right->kind == enk_variable ? right->range_begin - 1 :
	                                                                                         node->range_end - 1;
}

void check_constant_memory(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 right;

	if (!changes_constant_memory(c->il, node) || is_in_default(c, expr))
		return;
	right = il_expr_node(c->il, node->first_operand)->next;
	if (node->operation != eok_assign && right && il_expr_node(c->il, right)->kind == enk_error)
		return;
	if (is_known_reference(c, il_expr_node(c->il, node->first_operand)->range_begin))
		return;
	diag_report(c->diag, DIAG_exp_modifiable_lvalue, il_expr_node(c->il, node->first_operand)->range_begin);
	diag_move(c->diag, end_of_operands(c->il, node));
	report_in_instance(c);
}

/* Whether that is what is reported about a variable's name. */
static bool is_invalid_modification(struct check *c, u32 expr)
{
	u32 parent = parent_expression(c, expr);

	while (il_expr_node(c->il, parent)->kind == enk_operation && il_expr_node(c->il, parent)->operation == eok_parens) {
		expr = parent;
		parent = parent_expression(c, expr);
	}
	return is_modifying(il_expr_node(c->il, parent)) && il_expr_node(c->il, parent)->first_operand == expr &&
	       is_constant_memory(c->il, expr);
}

static void note(struct check *c, enum diag_id id, struct reference_report found)
{
	found.id = id;
	if (found.place.end && !is_in_default(c, found.expr) && !is_known_reference(c, il_expr_node(c->il, found.expr)->range_begin))
		vec_push(&c->references, found);
}

/* Whether a closure is named that is called: its operator() is, as other member functions are. */
static bool is_called_closure(struct check *c, u32 expr)
{
	const struct il_expr_node *call;
	u32 parent;

	while ((parent = parent_expression(c, expr)) && il_expr_node(c->il, parent)->kind == enk_operation &&
	       il_expr_node(c->il, parent)->operation == eok_parens)
		expr = parent;
	call = il_expr_node(c->il, parent);
	return call->kind == enk_operation && call->operation == eok_call && call->first_operand == expr &&
	       il_is_class(stripped(c->il, il_expr_node(c->il, expr)->type, &(u32){ 0 }));
}

void check_variable_reference(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 index = named_variable(c->il, node);
	const struct il_variable *variable = il_variable(c->il, index);
	u32 space = memory_space_of(c->il, index);
	struct reference_report found = { .expr = expr, .variable = index, .instance = c->instance };
	struct use_site site;
	enum use use;

	if (space & ms_managed)
		check_deduction(c, expr);
	if (!index || !(space & (ms_device | ms_constant | ms_shared)) || space & ms_managed || variable->flags & vf_static_member ||
	    node->flags & (exf_implicit | exf_default) || (!node->routine && !lambda_around(c, node->range_begin)) ||
	    !runs_on_host(execution_space_around(c, node->routine, node->range_begin)) || is_invalid_modification(c, expr))
		return;
	use = use_of(c, expr, &site);
	if (use == use_none || is_use_given_up(c, expr, site))
		return;
	if (stripped(c->il, variable->type, &(u32){ 0 })->pointer_kind != pk_pointer)
		use = use_read; /* of the reference itself */
	found.place = place_of_use(c, use, site);
	if ((use == use_read || (use == use_value && !is_constant(c->il, variable)) || use == use_modified) && !is_called_closure(c, expr))
		note(c, DIAG_device_var_read_in_host, found);
	if ((use == use_written || use == use_modified) && !(qualifiers_of(c->il, variable) & tyf_const))
		note(c, DIAG_device_var_written_in_host, found);
	if (use == use_address && space & ms_shared)
		note(c, DIAG_device_var_address_taken_in_host, found);
}

void check_decltype(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (node->flags & exf_decltype_operand && il_variable(c->il, named_variable(c->il, node))->memory_space & ms_managed)
		diag_report(c->diag, DIAG_decltype_of_managed_variable, node->range_begin);
}

/* The variable that an operand of & names, itself or by way of its members; 0: none. */
static u32 variable_of_operand(const struct il *il, u32 expr)
{
	for (;;) {
		const struct il_expr_node *node = il_expr_node(il, il_in_parentheses(il, expr));

		if (node->kind != enk_operation || node->operation != eok_dot_field)
			return named_variable(il, node);
		expr = node->first_operand;
	}
}

void check_address_of(struct check *c, u32 expr)
{
	static const char *const builtins[] = { "threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize" };
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	const struct il_variable *variable;
	u32 i;

	if (node->operation != eok_address_of || il_any_kind(node->target) == IL_routine)
		return;
	variable = il_variable(c->il, variable_of_operand(c->il, node->first_operand));
	for (i = 0; i < COUNT_OF(builtins) && variable->entity & enf_device_builtin; i++)
		if (!strcmp(il_text(c->il, variable->name), builtins[i]))
			diag_report(c->diag, DIAG_addr_of_nv_builtin_var, node->range_begin, builtins[i]);
}
