/* Implicit instantiation of the functions that a program uses [temp.inst]/4: from the functions that are compiled for sure, through what
 * their bodies call, to the bodies of specializations and of members of instances. */
#include "../../lib/cuda/statics.h"
#include "../implicit/implicit.h"
#include "../typing/typing.h"
#include "uses.h"

/* A special member that is defaulted where it is declared, and just copies bytes: nobody calls it. */
static bool is_trivial(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	enum special_member kind = record->flags & rf_defaulted && record->class_type && !is_user_provided(p, record) ?
	                                   special_kind_of(p, routine, record->class_type) :
	                                   SPECIAL_MEMBER_COUNT;

	return kind != SPECIAL_MEMBER_COUNT && special_is_trivial(p, record->class_type, kind) == TRAIT_TRUE;
}

/* Whether a function that is not compiled was not yet looked at. */
static bool is_first_mention(struct uses *u, u32 routine)
{
	bool is_new;

	il_map_at(&u->mentioned, routine, &is_new);
	return is_new;
}

void use_routine(struct uses *u, u32 routine)
{
	struct il_routine *record = il_routine(u->p->il, routine);

	if (!routine || record->entity & (enf_needed | enf_is_template | enf_member_of_template) || record->flags & rf_deleted ||
	    type_is_dependent(u->p, record->type) || is_trivial(u->p, routine) ||
	    !chain_instance(u->p, &u->chains, il_any_of(IL_routine, routine)))
		return;
	if (u->compiled || record->execution_space & es_global) /* every instance of a kernel is registered */
		record->entity |= enf_needed;
	else if (!is_first_mention(u, routine))
		return;
	vec_push(&u->waiting, routine);
}

/* ---- what constants are worked out from ---- */

static void use_in_constant(struct uses *u, il_any entity)
{
	bool is_new;

	if (!chain_instance(u->p, &u->chains, entity))
		return;
	il_map_at(&u->constant, entity, &is_new);
	if (is_new)
		vec_push(&u->constants, entity);
}

/* Whether a value of the type, which may still have to be deduced, can have a function's address. */
static bool may_have_address(const struct parser *p, u32 type)
{
	u8 kind = il_type(p->il, type_strip(p, type, &(u32){ 0 }))->kind;

	return kind != tk_integer && kind != tk_float;
}

/* A constexpr variable that a template has made is evaluated; the functions are needed whose addresses its value has. */
static void use_value(struct uses *u, u32 index)
{
	const struct il_variable *variable = il_variable(u->p->il, index);

	if (u->compiled && variable->flags & vf_constexpr && variable->entity & enf_instantiation &&
	    (variable->flags & vf_static_member || variable->template_info) && may_have_address(u->p, variable->type))
		use_in_constant(u, il_any_of(IL_variable, index));
}

/* Whether a function is just called, in what works out a constant: it is not named, or to be called. */
static bool is_called_for_constant(const struct uses *u, u32 node)
{
	u8 kind = il_expr_node(u->p->il, node)->kind;

	return u->in_constant && (node == u->callee || (kind != enk_routine && kind != enk_template_name));
}

static void note_callee(struct uses *u, const struct il_expr_node *call)
{
	const struct il_expr_node *callee;

	if (call->kind != enk_operation || call->operation != eok_call)
		return;
	u->callee = il_in_parentheses(u->p->il, call->first_operand);
	callee = il_expr_node(u->p->il, u->callee);
	if (il_is_member_access(callee))
		u->callee = il_expr_node(u->p->il, callee->first_operand)->next;
}

/* ---- bodies ---- */

static void use_tree(struct uses *u, enum il_kind kind, u32 index);

static void use_lambda(struct uses *u, u32 lambda)
{
	u32 capture = il_lambda(u->p->il, lambda)->first_capture, result = u->result;

	for (; capture; capture = il_lambda_capture(u->p->il, capture)->next)
		use_tree(u, IL_expr_node, il_lambda_capture(u->p->il, capture)->expr);
	u->result = 0;
	if (!(il_lambda(u->p->il, lambda)->flags & lf_generic))
		use_tree(u, IL_statement, il_lambda(u->p->il, lambda)->body_statement);
	u->result = result;
}

/* Bounds that are worked out where the variable is declared, of what it points to, too. */
static void use_variable_bounds(struct uses *u, u32 type)
{
	struct il_type t;

	for (;; type = t.type) {
		t = *il_type(u->p->il, type_strip(u->p, type, NULL));
		if (t.kind != tk_array && t.kind != tk_pointer)
			return;
		if (t.kind == tk_array && t.flags & tyf_variable_bound)
			use_tree(u, IL_expr_node, t.expr);
	}
}

static void use_variable(struct uses *u, u32 index)
{
	u32 node = il_variable(u->p->il, index)->init_expr;

	use_variable_bounds(u, il_variable(u->p->il, index)->type);
	use_bound(u, il_variable(u->p->il, index)->type, node);
	for (; node; node = il_expr_node(u->p->il, node)->next)
		use_tree(u, IL_expr_node, node);
	use_routine(u, il_variable(u->p->il, index)->destructor);
	if (il_variable(u->p->il, index)->flags & vf_binding_container)
		for (index++; index < u->p->il->table[IL_variable].count && il_variable(u->p->il, index)->flags & vf_structured_binding;
		     index++)
			use_variable(u, index);
}

/* Whether a name of the variable may just mean its value. */
static bool may_be_constant(const struct parser *p, const struct il_variable *variable)
{
	u32 cv = 0, type = type_strip(p, variable->type, &cv);

	return variable->flags & vf_constexpr ||
	       (cv & tyf_const && variable->flags & vf_has_initializer && il_type(p->il, type)->kind == tk_integer);
}

/* A variable that a template has made. */
void use_object(struct uses *u, u32 index)
{
	struct il_variable *variable = il_variable(u->p->il, index);

	if (!u->compiled || variable->entity & (enf_needed | enf_is_template | enf_member_of_template) ||
	    !(variable->entity & enf_instantiation) || !(variable->flags & vf_static_member || variable->template_info) ||
	    (u->in_constant && may_be_constant(u->p, variable)) || !chain_instance(u->p, &u->chains, il_any_of(IL_variable, index)))
		return;
	variable->entity |= enf_needed;
	vec_push(&u->variables, index);
}

static bool is_evaluated(const struct il_expr_node *node)
{
	return (node->evaluation == evk_evaluated || node->evaluation == evk_constant) && !is_unevaluated_operator(node);
}

/* The function whose address a non-type template parameter is here. */
static void use_argument(struct uses *u, u32 variable)
{
	const struct il_variable *record = il_variable(u->p->il, variable);
	il_any target = record->flags & vf_template_parameter ? il_constant(u->p->il, record->constant)->target : 0;

	if (il_any_kind(target) == IL_routine)
		use_routine(u, il_any_index(target));
}

static void use_named_variable(struct uses *u, u32 variable)
{
	use_argument(u, variable);
	if (!may_be_constant(u->p, il_variable(u->p->il, variable)))
		use_object(u, variable);
	use_value(u, variable);
}

/* What the name or call that a node is means. */
static void use_target(struct uses *u, u32 index)
{
	const struct il_expr_node *node = il_expr_node(u->p->il, index);
	u32 target = il_any_index(node->target);

	switch (il_any_kind(node->target)) {
	case IL_routine: is_called_for_constant(u, index) ? use_in_constant(u, node->target) : use_routine(u, target); break;
	case IL_lambda: use_lambda(u, target); break;
	case IL_variable: node->kind == enk_condition ? use_variable(u, target) : use_named_variable(u, target); break;
	default: break;
	}
}

/* What a function that is instantiated declares: the members of its local classes are instantiated with it [temp.inst]/3, but not compiled
 * unless somebody calls them. */
static void use_local_class(struct uses *u, u32 type)
{
	const struct il *il = u->p->il;
	bool compiled = u->compiled;
	u32 entry;

	if (!il_is_class(il_type(il, type)) || !(il_type(il, type)->entity & enf_instantiation) || stack_is_low(u->p->stack_bound))
		return;
	u->compiled = false;
	entry = il_scope(il, il_class_info(il, il_type(il, type)->class_info)->scope)->first_entry;
	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any member = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(member) == IL_routine && il_routine_of(il, member)->flags & rf_has_body)
			use_routine(u, il_any_index(member));
		else if (il_any_kind(member) == IL_type && il_any_index(member) != type)
			use_local_class(u, il_any_index(member));
	}
	u->compiled = compiled;
}

static enum il_walk enter_used(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	struct uses *u = walker->context;
	const struct il *il = u->p->il;
	il_any target;

	(void)depth;
	if (kind == IL_source_sequence_entry) {
		target = il_source_sequence_entry(il, index)->target;
		if (il_any_kind(target) == IL_variable)
			use_variable(u, il_any_index(target));
		else if (il_any_kind(target) == IL_type)
			use_local_class(u, il_any_index(target));
	} else if (kind == IL_statement) {
		use_result(u, index);
	} else if (kind == IL_handler) {
		use_variable(u, il_handler(il, index)->parameter);
	} else if (kind == IL_expr_node) {
		if (!u->in_pattern && !is_evaluated(il_expr_node(il, index)))
			return IL_WALK_SKIP;
		use_target(u, index);
		note_callee(u, il_expr_node(il, index));
		use_operands(u, index);
	} else if (kind == IL_scope || kind == IL_name_qualifier || kind == IL_template_arg) {
		return IL_WALK_SKIP;
	}
	return IL_WALK_INTO;
}

static void use_tree(struct uses *u, enum il_kind kind, u32 index)
{
	struct il_walker walker = { .enter = enter_used, .context = u };

	if (index && !stack_is_low(u->p->stack_bound))
		il_walk(u->p->il, kind, index, &walker);
}

/* ---- functions ---- */

static bool is_of_template(const struct il_routine *routine)
{
	return routine->entity & (enf_is_template | enf_member_of_template | enf_instantiation);
}

/* A function with a body that no template gave it. */
static bool is_plain_function(const struct il_routine *routine) { return routine->flags & rf_has_body && !is_of_template(routine); }

/* One that is defaulted where it is not declared first [dcl.fct.def.default]/5: outside of its class. */
static bool is_defaulted_outside(const struct parser *p, const struct il_routine *routine)
{
	return routine->flags & rf_defaulted && routine->first_decl && !is_of_template(routine) && is_user_provided(p, routine);
}

/* Whether a function is compiled whether or not somebody calls it: not what is inline, as those that a class defines [dcl.inline]. Static
 * ones are, where nothing is optimized. */
static bool is_compiled(const struct parser *p, const struct il_routine *routine)
{
	u32 scope = il_full_entity_decl_info(p->il, routine->definition)->scope;
	bool is_outside = is_plain_function(routine) && p->scopes.at[scope].kind != sck_class_struct_union;

	return (is_outside || is_defaulted_outside(p, routine)) && !(routine->flags & (rf_inline | rf_constexpr | rf_consteval));
}

/* What a function names, seen from inside of it. */
static void follow_body(struct uses *u, u32 routine)
{
	struct parser *p = u->p;
	struct surroundings saved = leave_surroundings(p);
	struct il_routine record = *il_routine(p->il, routine);
	u32 init;

	if (!record.definition && record.entity & enf_instantiation && !(record.flags & rf_implicit) && !define_member(p, routine))
		define_specialization(p, routine);
	require_body(p, routine);
	make_calls_explicit(p, routine);
	u->result = il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL))->type;
	for (init = il_routine(p->il, routine)->first_ctor_init; init; init = il_constructor_init(p->il, init)->next)
		use_tree(u, IL_constructor_init, init);
	use_tree(u, IL_statement, il_routine(p->il, routine)->body);
	restore_surroundings(p, &saved);
}

static void follow(struct uses *u, u32 routine)
{
	u->compiled = il_routine(u->p->il, routine)->entity & enf_needed;
	chains_ask_from(&u->chains, il_any_of(IL_routine, routine));
	follow_body(u, routine);
	use_virtual_functions(u, routine);
}

/* A constexpr variable or function: what it calls is for constants, too. */
static void follow_constant(struct uses *u, il_any entity)
{
	u32 index = il_any_index(entity);

	u->compiled = u->in_constant = true;
	chains_ask_from(&u->chains, entity);
	if (il_any_kind(entity) == IL_routine) {
		follow_body(u, index);
	} else if (require_initializer(u->p, index)) {
		make_initialization_explicit(u->p, index);
		use_variable(u, index);
	}
	u->in_constant = false;
}

static void initialize(struct uses *u, u32 variable)
{
	u->compiled = true;
	chains_ask_from(&u->chains, il_any_of(IL_variable, variable));
	if (require_initializer(u->p, variable)) {
		make_initialization_explicit(u->p, variable);
		use_variable(u, variable);
	} else {
		il_variable(u->p->il, variable)->entity &= ~(u32)enf_needed;
	}
}

static void follow_all(struct uses *u)
{
	while (u->waiting.count || u->variables.count || u->constants.count)
		if (u->waiting.count)
			follow(u, vec_pop(&u->waiting));
		else if (u->variables.count)
			initialize(u, vec_pop(&u->variables));
		else
			follow_constant(u, vec_pop(&u->constants));
	chains_ask_from(&u->chains, 0);
}

static void use_explicitly(void *context, il_any entity)
{
	if (il_any_kind(entity) == IL_variable)
		use_named_variable(context, il_any_index(entity));
	else
		use_routine(context, il_any_index(entity));
}

/* Whether a variable of a namespace or a static member is initialized in any case, if only by a default constructor. */
static bool is_initialized(const struct parser *p, const struct il_variable *variable)
{
	u8 kind = variable->parent_scope ? p->scopes.at[variable->parent_scope].kind : sck_block;

	return !(variable->entity & (enf_is_template | enf_member_of_template | enf_instantiation)) &&
	       (variable->init_expr || (variable->entity & enf_defined && !(variable->flags & vf_constexpr))) &&
	       (kind == sck_file || kind == sck_namespace || kind == sck_class_struct_union) && !(variable->flags & vf_enumerator);
}

static void use_initializers(struct uses *u)
{
	struct parser *p = u->p;
	u32 i, count = p->il->table[IL_variable].count;

	for (i = 1; i < count; i++)
		if (is_initialized(p, il_variable(p->il, i)))
			initialize(u, i);
}

/* cicc compiles what templates of variables for devices name in their initializers, evaluated or not, though nobody instantiates them. */
static void use_patterns(struct uses *u)
{
	const struct il *il = u->p->il;
	u32 i, node, count = il->table[IL_variable].count;

	u->in_pattern = true;
	for (i = 1; i < count; i++)
		if (il_variable(il, i)->memory_space && il_variable(il, i)->entity & enf_is_template)
			for (node = il_variable(il, i)->init_expr; node; node = il_expr_node(il, node)->next)
				use_tree(u, IL_expr_node, node);
	u->in_pattern = false;
}

/* Whether a constant is the address of a function for devices. */
static bool is_device_address(const struct il *il, const struct il_constant *constant)
{
	return il_any_kind(constant->target) == IL_routine &&
	       il_routine_of(il, constant->target)->execution_space & (es_device | es_global);
}

/* Constants have been worked out for other reasons, too: for template arguments, bounds, assertions. Where addresses of functions for
 * devices are among them these are compiled, wherever that was; g++ compiles no others for that. */
static void use_all_constants(struct uses *u)
{
	const struct il *il = u->p->il;
	u32 variable = 1, constant = 1;

	while (variable < il->table[IL_variable].count || constant < il->table[IL_constant].count) {
		for (; variable < il->table[IL_variable].count; variable++)
			use_value(u, variable);
		for (; constant < il->table[IL_constant].count; constant++)
			if (is_device_address(il, il_constant(il, constant)))
				use_routine(u, il_any_index(il_constant(il, constant)->target));
		follow_all(u);
		u->compiled = true;
	}
}

/* What an explicit instantiation makes; of a class the table, too. */
static void use_directive(struct uses *u, u32 directive)
{
	const struct il_instantiation_directive *record = il_instantiation_directive(u->p->il, directive);
	u32 class = il_any_kind(record->target) == IL_type ? type_strip(u->p, il_any_index(record->target), NULL) : 0;
	bool is_defined = record->kind == insk_define;

	instantiate_explicitly(u->p, directive, use_explicitly, u);
	if (is_defined && il_is_class(il_type(u->p->il, class)))
		use_table(u, class);
}

void instantiate_used(struct parser *p)
{
	struct uses u = { .p = p, .compiled = true };
	u32 i, count = p->il->table[IL_routine].count;
	bool is_relocatable = is_relocatable_half(p->il);

	for (i = 1; i < count; i++)
		if (is_compiled(p, il_routine(p->il, i)) || (is_relocatable && may_have_lasting_statics(p->il, i)))
			use_routine(&u, i);
	use_initializers(&u);
	use_patterns(&u);
	for (i = 1; i < p->il->table[IL_instantiation_directive].count; i++)
		use_directive(&u, i);
	follow_all(&u);
	u.compiled = true;
	use_all_constants(&u);
	u.compiled = false;
	for (i = 1; i < count; i++)
		if (is_plain_function(il_routine(p->il, i)))
			use_routine(&u, i);
	follow_all(&u);
	vec_free(&u.waiting);
	vec_free(&u.variables);
	vec_free(&u.constants);
	il_map_free(&u.constant);
	il_map_free(&u.tables);
	il_map_free(&u.mentioned);
	chains_free(&u.chains);
}
