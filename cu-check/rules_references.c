/* Variables of one space that code of another refers to (page 12). */
#include "check.h"
#include "../lib/diag/names.h"

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

/* What may stand for its value as a constant [expr.const]: another initializer than a constant one is an error of its own. */
static bool is_constant(const struct il *il, const struct il_variable *variable)
{
	u32 cv = 0;
	const struct il_type *type = stripped(il, variable->type, &cv);

	if (variable->flags & vf_constexpr)
		cv |= tyf_const;
	return (cv & (tyf_const | tyf_volatile)) == tyf_const && type->kind != tk_array && (variable->initializer_end || type->class_info);
}

static void report(struct check *c, enum diag_id id, const struct il_expr_node *node, u32 variable)
{
	struct buffer name = { 0 };

	diag_variable_name(c->il, variable, node->first_argument, &name);
	diag_report(c->diag, id, name_position(c->il, node), space_of(il_variable(c->il, variable)->memory_space), name.text);
	buffer_free(&name);
}

/* The variable, or the pattern of the variable template, that an expression names; 0: none. */
static u32 named_variable(const struct il *il, const struct il_expr_node *node)
{
	il_any named = node->target;

	if (il_any_kind(named) == IL_template && node->first_argument && !(node->flags & exf_dependent))
		named = il_template(il, il_any_index(named))->prototype;
	return il_any_kind(named) == IL_variable ? il_any_index(named) : 0;
}

void check_variable_reference(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);
	u32 index = named_variable(c->il, node);
	const struct il_variable *variable = il_variable(c->il, index);
	bool is_pointer = stripped(c->il, variable->type, &(u32){ 0 })->pointer_kind == pk_pointer;
	enum use use;

	if (!index || !(variable->memory_space & (ms_device | ms_constant | ms_shared)) ||
	    variable->memory_space & ms_managed || variable->flags & vf_static_member || node->flags & (exf_implicit | exf_default) ||
	    (!node->routine && !lambda_around(c, node->range_begin)) || !runs_on_host(execution_space_around(c, node->routine, node->range_begin)))
		return;
	use = use_of(c, expr);
	if (use != use_none && !is_pointer)
		use = use_read;   /* of the reference itself */
	if (use == use_read || (use == use_value && !is_constant(c->il, variable)) || use == use_modified)
		report(c, DIAG_device_var_read_in_host, node, index);
	if (use == use_written || use == use_modified)
		report(c, DIAG_device_var_written_in_host, node, index);
	if (use == use_address && variable->memory_space & ms_shared)
		report(c, DIAG_device_var_address_taken_in_host, node, index);
}

void check_decltype(struct check *c, u32 expr)
{
	const struct il_expr_node *node = il_expr_node(c->il, expr);

	if (node->flags & exf_decltype_operand && il_variable(c->il, named_variable(c->il, node))->memory_space & ms_managed)
		diag_report(c->diag, DIAG_decltype_of_managed_variable, node->range_begin);
}
