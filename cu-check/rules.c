/* The table of rules and what they share. */
#include "check.h"

#include <stdlib.h>

/* clang-format off */
static void (*const declaration_rules[])(struct check *, const struct il_full_entity_decl_info *) = {
	check_function, check_variable, check_misplaced, check_standard_attributes, check_nodiscard_declaration, check_repeated,
	check_instantiation_directive, check_extern_template, check_unsupported,
};
/* clang-format on */

static void (*const routine_rules[])(struct check *, u32 routine) = {
	check_launch_attributes, check_grid_constants, check_override, check_kernel_specialization, check_initialization_order,
};

enum { EVALUATED = 1 << evk_evaluated, DISCARDED = 1 << evk_discarded, CONSTANT = 1 << evk_constant, UNEVALUATED = 1 << evk_unevaluated };

static const struct {
	u8 kind, evaluations;
	void (*check)(struct check *, u32 expr);
} expression_rules[] = {
	{ enk_variable, EVALUATED | DISCARDED, check_variable_reference },
	{ enk_template_name, EVALUATED | DISCARDED, check_variable_reference },
	{ enk_variable, EVALUATED | DISCARDED | CONSTANT, note_own_initializer },
	{ enk_operation, EVALUATED | DISCARDED | CONSTANT | UNEVALUATED, check_constant_memory },
	{ enk_operation, EVALUATED | DISCARDED, check_address_of },
	{ enk_builtin_operation, EVALUATED | DISCARDED | UNEVALUATED, check_atomic },
	{ enk_builtin_operation, EVALUATED | DISCARDED, check_wgmma },
	{ enk_operation, EVALUATED, check_kernel_call },
	{ enk_routine, EVALUATED, check_kernel_instance },
	{ enk_routine, EVALUATED | CONSTANT | UNEVALUATED, check_deduced_return },
	{ enk_operation, UNEVALUATED, check_deduced_closure },
	{ enk_operation, EVALUATED | CONSTANT, check_call },
	{ enk_new_delete, EVALUATED, check_call },
	{ enk_operation, EVALUATED | DISCARDED, check_conditional_operands },
	{ enk_operation, EVALUATED | DISCARDED, check_values },
	{ enk_operation, EVALUATED | DISCARDED | CONSTANT | UNEVALUATED, check_volatile_operand },
	{ enk_operation, EVALUATED | DISCARDED | CONSTANT, check_constant_evaluated },
};

const struct il_attribute *find_attribute(const struct il *il, u32 first, enum il_cuda_attribute what)
{
	for (; first; first = il_attribute(il, first)->next)
		if (il_attribute(il, first)->cuda == what)
			return il_attribute(il, first);
	return NULL;
}

bool is_kernel_attribute(const struct il_attribute *attribute)
{
	return attribute->cuda == cua_global || attribute->cuda == cua_tile_global;
}

const struct il_attribute *find_kernel_attribute(const struct il *il, u32 first)
{
	for (; first; first = il_attribute(il, first)->next)
		if (is_kernel_attribute(il_attribute(il, first)))
			return il_attribute(il, first);
	return NULL;
}

u32 next_declared(const struct il *il, const struct il_statement *statement, u32 entry)
{
	u32 next = il_source_sequence_entry(il, entry)->next;

	return next && il_source_sequence_entry(il, next)->range_begin < statement->range_end ? next : 0;
}

/* Macros of system headers leave line markers between the tokens around them. */
u32 skip_space(const struct il *il, u32 at)
{
	const char *newline;

	while (at < il->source_size &&
	       (il->source[at] == ' ' || il->source[at] == '\t' || il->source[at] == '\n' || il_is_line_marker(il, at))) {
		newline = il->source[at] == '#' ? memchr(il->source + at, '\n', il->source_size - at) : il->source + at;
		at = newline ? (u32)(newline - il->source) + 1 : (u32)il->source_size;
	}
	return at;
}

bool starts_with(const struct il *il, u32 at, const char *text)
{
	return at < il->source_size && il->source_size - at >= strlen(text) && !memcmp(il->source + at, text, strlen(text));
}

bool is_first_declarator(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	return skip_space(il, decl->specifiers_end) >= decl->declarator_begin;
}

/* Where the reference applies attributes: of a static member that is defined in its class when that has its value. */
static u32 place_of_application(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	bool member = il_any_kind(decl->declared) == IL_variable && il_variable_of(il, decl->declared)->flags & vf_static_member;

	return member && !(decl->flags & dcf_out_of_class) && decl->initializer_end ? decl->initializer_end : decl->declarator_end;
}

void move_to_attribute(struct check *check, const struct il_full_entity_decl_info *decl, u32 place)
{
	u32 behind_declarators = place < decl->declarator_begin ? (u32)check->il->source_size : 0;

	diag_move_behind(check->diag, place_of_application(check->il, decl), place + behind_declarators);
}

void move_to_application(struct check *check, const struct il_full_entity_decl_info *decl, enum application when)
{
	diag_move_behind(check->diag, place_of_application(check->il, decl),
	                 when == BEFORE_ATTRIBUTES ? 0 : UINT32_MAX - FOR_LAUNCHES + when);
}

const char *attribute_spelling(enum il_cuda_attribute what)
{
	static const char *const spellings[IL_cuda_attribute_COUNT] = {
#define CUDA_ATTRIBUTE(kind, name) [kind] = "__" name "__",
#include "../lib/cuda/attributes.def"
#undef CUDA_ATTRIBUTE
	};

	return spellings[what] ? spellings[what] : "?";
}

bool is_written_in_template(const struct il *il, u32 routine)
{
	u32 entity = il_routine(il, routine)->entity;

	return entity & (enf_is_template | enf_member_of_template) && !(entity & (enf_instantiation | enf_explicit_specialization));
}

const struct il_type *stripped(const struct il *il, u32 type, u32 *cv)
{
	const struct il_type *t = il_type(il, type);
	u32 steps;

	for (steps = 0; steps < 1000 && t->kind == tk_typeref && t->type; steps++) {
		if (t->typeref_kind == trk_qualified)
			*cv |= t->flags & (tyf_const | tyf_volatile);
		t = il_type(il, t->type);
	}
	return t;
}

/* Whether attributes are execution spaces and the library's own marks, each once at most. */
static bool are_spaces_alone(const struct il *il, u32 first)
{
	static const u32 spaces = 1u << cua_host | 1u << cua_device | 1u << cua_device_builtin | 1u << cua_cudart_builtin;
	u32 seen = ~spaces;

	_Static_assert(IL_cuda_attribute_COUNT <= 32, "a bit for each attribute");
	for (; first; first = il_attribute(il, first)->next) {
		u32 one = 1u << il_attribute(il, first)->cuda;

		if (seen & one)
			return false;
		seen |= one;
	}
	return true;
}

/* Most functions are such, and their parameters have no attributes: of the rules only those of functions are about them. */
static bool has_spaces_alone(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 param;

	if (il_any_kind(decl->declared) != IL_routine || !are_spaces_alone(il, decl->first_attribute))
		return false;
	for (param = decl->first_param; param; param = il_parameter(il, param)->next)
		if (il_attributes_of_parameter(il, param))
			return false;
	return true;
}

static void check_declarations(struct check *check)
{
	u32 i, j;

	for (i = 1; i < check->il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(check->il, i);

		if (decl->flags & dcf_instantiated)
			continue;
		check_static_array(check, decl);
		check_template_parameters(check, decl);
		check_friend(check, decl);
		if (!decl->first_attribute && !decl->first_param)
			continue;
		if (has_spaces_alone(check->il, decl)) {
			check_function(check, decl);
			continue;
		}
		for (j = 0; j < COUNT_OF(declaration_rules); j++)
			declaration_rules[j](check, decl);
	}
}

static void check_routines(struct check *check)
{
	u32 i, j;

	for (i = 1; i < check->il->table[IL_routine].count; i++)
		if (!(il_routine(check->il, i)->entity & enf_instantiation) && il_routine(check->il, i)->first_decl)
			for (j = 0; j < COUNT_OF(routine_rules); j++)
				routine_rules[j](check, i);
}

/* Most expressions are of kinds that no rule is for: the rules of each kind, a bit each. */
static void check_expressions(struct check *check)
{
	u32 rules_of[IL_expr_node_kind_COUNT] = { 0 }, i, rules;

	_Static_assert(COUNT_OF(expression_rules) <= 32, "a bit for each rule");
	for (i = 0; i < COUNT_OF(expression_rules); i++)
		rules_of[expression_rules[i].kind] |= 1u << i;
	for (i = 1; i < check->il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *expr = il_expr_node(check->il, i);

		if (expr->flags & exf_instantiated)
			continue;
		if (expr->flags & exf_decltype_operand)
			check_decltype(check, i);
		for (rules = rules_of[expr->kind]; rules; rules &= rules - 1)
			if (expression_rules[__builtin_ctz(rules)].evaluations & 1u << expr->evaluation)
				expression_rules[__builtin_ctz(rules)].check(check, i);
		if (expr->evaluation == evk_evaluated || expr->evaluation == evk_discarded) {
			check_effect(check, i);
			check_nodiscard(check, i);
		}
	}
}

static void check_statements(struct check *check)
{
	u32 i;

	for (i = 1; i < check->il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(check->il, i);

		if (!(statement->flags & stf_instantiated))
			check_statement_condition(check, statement);
	}
}

static void check_initializers(struct check *check)
{
	u32 i;

	for (i = 1; i < check->il->table[IL_variable].count; i++)
		if (il_variable(check->il, i)->init_expr)
			check_initialized_variable(check, il_variable(check->il, i));
	for (i = 1; i < check->il->table[IL_field].count; i++)
		if (il_field(check->il, i)->init_expr)
			check_initialized_field(check, il_field(check->il, i));
	for (i = 1; i < check->il->table[IL_parameter].count; i++)
		check_default_argument(check, il_parameter(check->il, i));
	for (i = 1; i < check->il->table[IL_constructor_init].count; i++)
		check_braced_member(check, il_constructor_init(check->il, i));
}

static void check_classes(struct check *check)
{
	u32 i;

	for (i = 1; i < check->il->table[IL_class_info].count; i++)
		check_hidden_functions(check, il_class_info(check->il, i));
}

static void check_bodies(struct check *check)
{
	u32 i;

	check->variable_seen = xcalloc(check->il->table[IL_variable].count + 1, sizeof *check->variable_seen);
	find_unset_variables(check);
	for (i = 1; i < check->il->table[IL_routine].count; i++)
		if (il_routine(check->il, i)->body) {
			check_flow_of_routine(check, i);
			check_unset_variables(check, i);
			if (!(il_routine(check->il, i)->entity & enf_instantiation))
				check_jumps(check, il_routine(check->il, i)->body, false);
		}
	for (i = 1; i < check->il->table[IL_lambda].count; i++) {
		check_flow_of_lambda(check, i);
		check_unset_in_lambda(check, i);
		if (!(il_lambda(check->il, i)->flags & lf_instantiated))
			check_jumps(check, il_lambda(check->il, i)->body_statement, true);
	}
}

static void note_attributes(struct check *check)
{
	u32 i;

	for (i = 1; i < check->il->table[IL_attribute].count; i++)
		check->attributes |= 1u << il_attribute(check->il, i)->cuda;
}

static void note_directives(struct check *check)
{
	u32 i;

	for (i = 1; i < check->il->table[IL_instantiation_directive].count; i++)
		check->directives_have_spaces |=
			il_full_entity_decl_info(check->il, il_instantiation_directive(check->il, i)->decl)->execution_space != 0;
}

/* Whether errors, which promoted warnings are not, were printed by cu-parse or are to be. */
static bool has_errors(const struct check *check)
{
	u32 i, id;

	for (i = 0; i < check->diag->messages.count; i++) {
		id = check->diag->messages.at[i].id; /* DIAG_COUNT: one that was read and is not known by its number and tag */
		if (id < DIAG_COUNT && diag_default_severity((enum diag_id)id) == sev_error)
			return true;
	}
	return check->il->header.errors;
}

void check_all(struct check *check)
{
	check->has_errors = has_errors(check);
	note_attributes(check);
	note_directives(check);
	check->stack_bound = stack_bound();
	check->spaces = xcalloc(check->il->table[IL_routine].count + 1, sizeof *check->spaces);
	check->memory_spaces = xcalloc(check->il->table[IL_variable].count + 1, sizeof *check->memory_spaces);
	check->may_read_unset = xcalloc(check->il->table[IL_routine].count + 1, sizeof *check->may_read_unset);
	check_declarations(check);
	check_unrecorded_variables(check);
	check_textures(check);
	check_alias_templates(check);
	check_fields(check);
	check_attributes_in_lambdas(check);
	check_lambdas(check);
	check_lambda_heads(check);
	check_new_features(check);
	check_extended_lambdas(check);
	check_alignments(check);
	check_pragmas(check);
	check_unknown_pragmas(check);
	check_packing(check);
	check_jit(check);
	check_main(check);
	check_routines(check);
	check_explicit_instantiations(check);
	check_instantiation_directives(check);
	check_calls_of_variables(check);
	check_calls_of_statements(check);
	check_expressions(check);
	report_deduced_returns(check);
	check_asm_statements(check);
	check_statements(check);
	check_initializers(check);
	check_classes(check);
	check_bodies(check);
	check_hidden_objects(check);
	check_empty_statements(check);
	check_unreferenced(check);
	check_instances(check);
	report_references(check);
	report_calls(check);
	free(check->spaces);
	free(check->memory_spaces);
	free(check->owner);
	il_map_free(&check->instances);
	il_map_free(&check->instantiated);
	il_map_free(&check->deduced);
	il_map_free(&check->referred);
	free(check->folded);
	vec_free(&check->values);
	free(check->variable_seen);
	free(check->may_read_unset);
}
