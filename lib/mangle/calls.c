/* Calls, and the functions that expressions name [mangling.expression], as g++ has them: a function is named as such where nothing more
 * than the template is needed to know which one it is, else by what is written, as it is looked up again in the instance. */
#include "mangler.h"

void mangled_symbol(struct mangler *m, il_any entity)
{
	char variant = m->variant;

	m->variant = '1';
	buffer_puts(&m->out, "L_Z");
	if (il_any_kind(entity) == IL_routine)
		mangled_encoding(m, entity);
	else
		mangled_entity_name(m, entity);
	buffer_puts(&m->out, "E");
	m->variant = variant;
}

/* ---- functions ---- */

static bool is_function_name(const struct il_expr_node *node)
{
	return node->kind == enk_routine || (node->kind == enk_template_name && il_any_kind(node->target) == IL_template);
}

/* The function that a name certainly means, or 0; of a template an instance. */
static u32 function_named(const struct il_expr_node *node)
{
	return node->kind == enk_routine && il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
}

static bool is_instance(const struct mangler *m, u32 routine)
{
	return il_routine(m->il, routine)->template_info || il_routine(m->il, routine)->template;
}

/* Those that lookup finds by the name of one of them, in its scope. */
struct functions {
	u32 others;
	bool have_object; /* some are nonstatic members */
};

/* What an entry of a scope declares by that name; a using-declaration is one more function. */
static void add_declared(const struct mangler *m, struct functions *functions, il_any declared, il_any function, il_str name)
{
	u32 index = il_any_index(declared);
	bool is_function = il_any_kind(declared) == IL_routine || il_any_kind(declared) == IL_template;
	il_any routine = il_any_kind(declared) == IL_template ? il_template(m->il, index)->prototype : declared;
	const struct il_routine *record = il_routine(m->il, il_any_kind(routine) == IL_routine ? il_any_index(routine) : 0);

	if (il_any_kind(declared) == IL_using_declaration ? il_using_declaration(m->il, index)->name != name :
	                                                    !is_function || name_of(m->il, declared) != name)
		return;
	functions->others += declared != function;
	functions->have_object |= record->class_type && !(record->flags & rf_static_member);
}

/* What is declared behind the name is not found by it. */
static struct functions functions_named(const struct mangler *m, const struct il_expr_node *node)
{
	struct functions functions = { 0 };
	il_any function = node->target,
	       routine = il_any_kind(function) == IL_template ? il_template(m->il, il_any_index(function))->prototype : function;
	u32 scope = il_any_kind(routine) == IL_routine ? il_routine_of(m->il, routine)->parent_scope : 0,
	    entry = scope ? il_scope(m->il, scope)->first_entry : 0;

	for (; entry && il_source_sequence_entry(m->il, entry)->range_begin < node->range_begin;
	     entry = il_source_sequence_entry(m->il, entry)->next)
		if (il_source_sequence_entry(m->il, entry)->range_end <= node->range_begin)
			add_declared(m, &functions, il_source_sequence_entry(m->il, entry)->target, function, name_of(m->il, function));
	return functions;
}

/* Whether there is just one function of that name in its scope: nothing has to choose. */
static bool is_only_one(const struct mangler *m, const struct il_expr_node *node)
{
	return !functions_named(m, node).others && !is_instance(m, il_any_index(node->target));
}

/* Whether a name without an object means members of *this: some of them are called for one, and there is one. */
static bool is_of_this(const struct mangler *m, const struct il_expr_node *node)
{
	const struct il_routine *around =
		il_routine(m->il, m->instance && il_any_kind(m->instance->entity) == IL_routine ? il_any_index(m->instance->entity) : 0);

	return around->class_type && !(around->flags & rf_static_member) && functions_named(m, node).have_object;
}

/* A name that is looked up again: with on, if it is an operator's, and with template arguments. */
void mangled_simple_name(struct mangler *m, const struct il_expr_node *node)
{
	const char *text = il_text(m->il, node->name);

	if (*text == '~') {
		const struct il_type *t = il_type(m->il, node->type_operand);

		m->failed |= t->kind != tk_template_param;
		buffer_puts(&m->out, "co");
		mangled_value_param(m, t->depth, t->index); /* no component */
	} else if (strncmp(text, "operator", 8)) {
		mangled_source_name(m, node->name);
	} else if (!text[8]) {
		buffer_puts(&m->out, "oncv");
		mangled_type(m, node->type_operand);
	} else {
		buffer_puts(&m->out, "on");
		m->failed |= !mangled_operator(m, text + 8, 2);
	}
	if (node->flags & exf_template_id)
		mangled_written_args(m, node->first_argument);
}

/* The same with its class, where it is qualified by one. */
static void qualified_name(struct mangler *m, const struct il_expr_node *node)
{
	u32 class = qualifying_class(m, node);

	if (class) {
		buffer_puts(&m->out, "sr");
		mangled_type(m, class);
	}
	mangled_simple_name(m, node);
}

void mangled_function_name(struct mangler *m, const struct il_expr_node *node)
{
	u32 routine = function_named(node);

	if (routine && !(node->flags & exf_template_id) && is_only_one(m, node))
		mangled_symbol(m, node->target);
	else
		qualified_name(m, node);
}

bool names_function(const struct mangler *m, const struct il_expr_node *node)
{
	u32 routine = function_named(node);

	return routine && !(node->flags & exf_template_id) && !node->qualifier && is_only_one(m, node);
}

/* ---- members ---- */

static void destructor(struct mangler *m, u32 class)
{
	u32 cv = 0, info = look_through(m->il, class, &cv)->class_info, entry;

	for (entry = info ? il_scope(m->il, il_class_info(m->il, info)->scope)->first_entry : 0; entry;
	     entry = il_source_sequence_entry(m->il, entry)->next) {
		il_any member = il_source_sequence_entry(m->il, entry)->target;

		if (il_any_kind(member) == IL_routine && il_routine(m->il, il_any_index(member))->special_kind == sfk_destructor) {
			mangled_symbol(m, member);
			return;
		}
	}
	m->failed = true;
}

/* Whether a name means one function, no instance; chosen: it is what a call calls that depends on nothing. */
static bool is_certain_function(const struct mangler *m, const struct il_expr_node *name, bool chosen)
{
	u32 routine = function_named(name);

	return routine && !(name->flags & exf_template_id) && (chosen ? !is_instance(m, routine) : is_only_one(m, name));
}

/* The member of an object that does not depend on parameters; chosen: nor does the call. */
static void certain_member(struct mangler *m, const struct il_expr_node *name, bool chosen)
{
	if (*il_text(m->il, name->name) == '~') {
		destructor(m, name->type_operand);
		return;
	}
	m->failed |= name->flags & exf_unresolved;
	if (is_certain_function(m, name, chosen) && (chosen || !name->qualifier))
		mangled_symbol(m, name->target);
	else
		qualified_name(m, name);
}

/* object.name and object->name; chosen: it is what a call calls that depends on nothing. */
static void member_access(struct mangler *m, const struct il_expr_node *access, bool chosen)
{
	u32 object = access->first_operand;
	const struct il_expr_node *record = il_expr_node(m->il, object);
	const struct il_expr_node *name = il_expr_node(m->il, record->next);
	bool depends = record->flags & exf_dependent || record->kind == enk_param_ref;

	buffer_puts(&m->out, access->operation == eok_points_to_field ? "pt" : "dt");
	mangled_expression(m, object);
	m->failed |= depends && m->environment && !expression_depends(m, object, 0); /* a certain member */
	if (record->kind == enk_param_ref && is_certain_function(m, name, chosen))
		mangled_symbol(m, name->target);
	else if (depends)
		qualified_name(m, name);
	else
		certain_member(m, name, chosen);
}

void mangled_member_access(struct mangler *m, const struct il_expr_node *access) { member_access(m, access, false); }

/* ---- calls ---- */

/* & before the name of a function is not shown. */
static u32 called(const struct mangler *m, u32 node)
{
	const struct il_expr_node *record = il_expr_node(m->il, node = il_in_parentheses(m->il, node));

	return record->kind == enk_operation && record->operation == eok_address_of ? il_in_parentheses(m->il, record->first_operand) :
	                                                                              node;
}

/* chosen: the call depends on nothing. */
static void callee(struct mangler *m, u32 node, bool chosen)
{
	const struct il_expr_node *record = il_expr_node(m->il, node = called(m, node));
	u32 routine = function_named(record), class;

	if (record->kind == enk_operation && il_is_member_access(record)) {
		member_access(m, record, chosen);
		return;
	}
	class = is_function_name(record) ? qualifying_class(m, record) : 0;
	if (!is_function_name(record) || (class && il_type(m->il, class)->flags & tyf_dependent)) {
		mangled_expression(m, node);
		return;
	}
	m->failed |= chosen && !routine;
	if (is_of_this(m, record))
		buffer_puts(&m->out, "dtdefpT");
	if (routine && chosen && !(class && is_instance(m, routine)))
		mangled_symbol(m, record->target);
	else if (class || (routine && il_routine(m->il, routine)->class_type))
		mangled_function_name(m, record);
	else
		mangled_simple_name(m, record);
}

/* The length that a literal operator is given beside a string. */
static void length_of_string(struct mangler *m, u32 literal)
{
	const struct il_constant *constant = il_constant(m->il, il_expr_node(m->il, literal)->constant);

	if (constant->kind == ck_string)
		buffer_printf(&m->out, "Lm%lluE", (unsigned long long)il_type(m->il, constant->type)->size - 1);
}

static bool has_dependent_list(const struct mangler *m, u32 operand, u32 depth);

static bool is_call_with_dependent_list(const struct mangler *m, const struct il_expr_node *node)
{
	return node->kind == enk_operation && node->operation == eok_call &&
	       has_dependent_list(m, il_expr_node(m->il, node->first_operand)->next, 0);
}

/* Whether the arguments of a call have lists with something that depends on parameters, or are such calls. */
static bool has_dependent_list(const struct mangler *m, u32 operand, u32 depth)
{
	bool found = false;

	for (; operand && depth < MAX_DEPTH && !found; operand = il_expr_node(m->il, operand)->next) {
		const struct il_expr_node *node = il_expr_node(m->il, operand);

		found = node->kind == enk_braced_init_list ? has_dependent_list(m, node->first_operand, depth + 1) :
		                                             is_call_with_dependent_list(m, node) || (depth && node->flags & exf_dependent);
	}
	return found;
}

void mangled_call(struct mangler *m, u32 node)
{
	const struct il_expr_node *call = il_expr_node(m->il, node), *function = il_expr_node(m->il, call->first_operand);
	bool depends = call->flags & exf_dependent || has_dependent_list(m, function->next, 0);
	bool is_literal = function->flags & exf_implicit && !strncmp(il_text(m->il, function->name), "operator\"\"", 10);
	u32 operand;

	m->failed |= depends && !expression_depends(m, node, 0); /* in an alias template: a certain function */
	buffer_puts(&m->out, "cl");
	callee(m, call->first_operand, !depends);
	for (operand = function->next; il_if_written(m->il, operand); operand = il_expr_node(m->il, operand)->next) {
		mangled_expression(m, operand);
		if (is_literal)
			length_of_string(m, operand);
	}
	buffer_puts(&m->out, "E");
}

/* That of rewritten operators and assignments is not shown. */
bool mangled_operator_call(struct mangler *m, const struct il_expr_node *node)
{
	u32 operand = node->first_operand, routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;

	if (!routine || node->operation == eok_assign || node->flags & (exf_dependent | exf_rewritten | exf_reversed))
		return false;
	buffer_puts(&m->out, "cl");
	if (il_routine(m->il, routine)->class_type) {
		buffer_puts(&m->out, "dt");
		mangled_expression(m, operand);
		operand = il_expr_node(m->il, operand)->next;
	}
	mangled_symbol(m, node->target);
	for (; il_if_written(m->il, operand); operand = il_expr_node(m->il, operand)->next)
		mangled_expression(m, operand);
	buffer_puts(&m->out, node->operation == eok_post_incr || node->operation == eok_post_decr ? "Li0EE" : "E");
	return true;
}
