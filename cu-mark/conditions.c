/* What else must be kept before a mention of a name, or the operands of an operator, can mean a piece: the classes without whose objects
 * nobody can call it, or with whose names alone an instance is made. */
#include "text.h"

#include "../lib/il/names.h"

#include <stdlib.h>

enum { DEPTH_MAX = 100 };

/* From what else than its objects conversions make objects of a class [class.conv.ctor]: scalars, objects of text->sources, anything. */
enum conversions { FROM_SCALARS = 1, FROM_SOURCES = 2, FROM_ANY = 4 };

il_str text_type_name(const struct il *il, const struct il_type *type)
{
	u32 template = type->template_info ? il_template_info(il, type->template_info)->template : 0;

	return template ? il_template(il, template)->name : type->name;
}

/* The type that a type, pointer, reference or array is of; 0: an alias template says which. */
static u32 innermost(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);
	u32 depth;

	for (depth = 0; depth < DEPTH_MAX && t->type && (t->kind == tk_pointer || t->kind == tk_array || t->kind == tk_typeref); depth++) {
		if (t->kind == tk_typeref && t->typeref_kind == trk_alias_template_id)
			return 0;
		type = t->type;
		t = il_type(il, type);
	}
	return type;
}

/* The class that a value, pointer, reference or array of a type is of, or 0. */
static u32 class_of(const struct il *il, u32 type)
{
	u32 class = innermost(il, type);
	const struct il_type *t = il_type(il, class);

	return il_is_class(t) && !(t->flags & tyf_closure) ? class : 0;
}

static bool is_dependent(const struct il *il, u32 type) { return il_type(il, type)->flags & tyf_dependent; }

/* The class around all others that a scope is in; otherwise where it is in none. */
static u32 outermost_around(const struct il *il, u32 scope, u32 otherwise)
{
	u32 class = otherwise;

	for (; scope && !text_is_namespace(il, scope); scope = il_scope(il, scope)->parent)
		if (il_scope(il, scope)->kind == sck_class_struct_union && il_any_kind(il_scope(il, scope)->owner) == IL_type)
			class = il_any_index(il_scope(il, scope)->owner);
	return class;
}

/* The class around all others that a class is a member of, or it itself: a member may have objects though nothing mentions it. */
static u32 outermost(const struct il *il, u32 class) { return outermost_around(il, il_type(il, class)->parent_scope, class); }

/* A class itself, or the pattern of the template that it is an instance of. */
static u32 pattern_of(const struct il *il, u32 class)
{
	u32 info = il_type(il, class)->template_info;
	il_any prototype = il_template(il, il_template_info(il, info)->template)->prototype;

	return info && il_any_kind(prototype) == IL_type ? il_any_index(prototype) : class;
}

u32 text_class_of(const struct il *il, il_any target)
{
	u32 class = il_any_index(il_any_kind(target) == IL_template ? il_template_of(il, target)->prototype : target);

	return il_any_kind(target) == IL_type || il_any_kind(target) == IL_template ? pattern_of(il, class) : 0;
}

/* The class that is kept where there are objects of a class, if it is declared in the text; or else 0. */
static u32 condition_of(const struct text *text, u32 class)
{
	u32 condition = class ? pattern_of(text->il, outermost(text->il, class)) : 0;

	return text->class_state[condition] & CLASS_DECLARED ? condition : 0;
}

static void add_condition(struct text *text, u32 class, u32 flags)
{
	u32 condition = condition_of(text, class);

	if (condition)
		vec_push(&text->conditions, condition | flags);
}

/* ---- conversions ---- */

/* How many parameters of a function need an argument, whichever of its declarations has the default ones. */
static u32 count_required(const struct il *il, const struct il_routine *routine)
{
	u32 decl, param, count, required = UINT32_MAX;

	for (decl = routine->first_decl; decl; decl = il_full_entity_decl_info(il, decl)->next) {
		param = il_full_entity_decl_info(il, decl)->first_param;
		for (count = 0; param && !(il_parameter(il, param)->flags & (pf_default_argument | pf_pack)); count++)
			param = il_parameter(il, param)->next;
		required = count < required ? count : required;
	}
	return routine->first_decl ? required : 0;
}

/* The class that a parameter takes objects of, by value or by reference; 0: it takes something else. */
static u32 class_taken(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, il_behind_typerefs(il, type));

	if (t->kind == tk_pointer && (t->pointer_kind == pk_lvalue_reference || t->pointer_kind == pk_rvalue_reference))
		type = t->type;
	type = il_behind_typerefs(il, type);
	return il_is_class(il_type(il, type)) && !is_dependent(il, type) ? type : 0;
}

/* A constructor that needs several arguments makes no object of one operand. */
static u32 conversions_by(struct text *text, const struct il_routine *constructor)
{
	const struct il *il = text->il;
	const struct il_type *function = il_type(il, constructor->type);
	u32 param = function->first_param, type = il_param_type(il, param)->type, source;
	const struct il_type *from = il_type(il, innermost(il, type));

	if ((constructor->flags & rf_explicit && !(constructor->flags & rf_conditional_explicit)) || count_required(il, constructor) > 1)
		return 0;
	if (constructor->entity & enf_is_template || (!param && il_type(il, constructor->type)->flags & tyf_ellipsis))
		return FROM_ANY;
	if (!param)
		return function->flags & tyf_ellipsis ? FROM_ANY : 0;
	if (from == il_type(il, constructor->class_type))
		return 0;
	if (from->kind == tk_integer || from->kind == tk_float)
		return FROM_SCALARS;
	source = condition_of(text, class_taken(il, type));
	if (!source)
		return FROM_ANY;
	vec_push(&text->sources, (struct source){ condition_of(text, constructor->class_type), source });
	return FROM_SOURCES;
}

static int by_class(const void *a, const void *b)
{
	const struct source *x = a, *y = b;

	return x->class < y->class ? -1 : x->class > y->class;
}

void text_find_conversions(struct text *text)
{
	const struct il *il = text->il;
	u32 i;

	text->required = xcalloc(il->table[IL_routine].count + 1, sizeof *text->required);
	text->conversions = xcalloc(il->table[IL_type].count + 1, sizeof *text->conversions);
	for (i = 1; i < il->table[IL_type].count; i++) /* of an instance that nobody asked for, nothing is known */
		text->conversions[i] = il_type(il, i)->template_info ? FROM_ANY : 0;
	for (i = 1; i < il->table[IL_routine].count; i++)
		if (il_routine(il, i)->special_kind == sfk_constructor && !(text->conversions[il_routine(il, i)->class_type] & FROM_ANY))
			text->conversions[il_routine(il, i)->class_type] |= (u8)conversions_by(text, il_routine(il, i));
	for (i = 1; i < il->table[IL_using_declaration].count; i++)
		if (il_using_declaration(il, i)->flags & uf_inherits_constructors)
			text->conversions[il_any_index(il_scope(il, il_using_declaration(il, i)->scope)->owner)] = FROM_ANY;
	vec_sort(&text->sources, by_class);
}

/* ---- parameters ---- */

enum { ALTERNATIVES_MAX = 4 };

/* A reference through which no temporary can be passed: the argument is an object of that class. */
static bool is_to_lvalue(const struct il *il, u32 type)
{
	const struct il_type *t = il_type(il, type);
	u32 depth, flags = 0;

	for (depth = 0; depth < DEPTH_MAX && t->kind == tk_typeref; depth++)
		t = il_type(il, t->type);
	if (t->kind != tk_pointer || t->pointer_kind != pk_lvalue_reference)
		return false;
	for (t = il_type(il, t->type); depth < DEPTH_MAX && t->kind == tk_typeref; depth++) {
		flags |= t->flags;
		t = il_type(il, t->type);
	}
	return depth < DEPTH_MAX && !((flags | t->flags) & tyf_const);
}

static bool may_name(const struct il *il, u32 type, const struct il_template_param *wanted, u32 depth);

static bool argument_may_name(const struct il *il, u32 info, const struct il_template_param *wanted, u32 depth)
{
	u32 i;

	for (i = il_template_info(il, info)->first_argument; i; i = il_template_arg(il, i)->next)
		if (il_template_arg(il, i)->kind != tak_type || may_name(il, il_template_arg(il, i)->type, wanted, depth + 1))
			return true;
	return false;
}

/* Whether a type has the parameter of a template in it; what is no plain type may have. */
static bool may_name(const struct il *il, u32 type, const struct il_template_param *wanted, u32 depth)
{
	const struct il_type *t = il_type(il, type);

	if (!(t->flags & tyf_dependent) || depth > DEPTH_MAX)
		return depth > DEPTH_MAX;
	if (t->kind == tk_template_param)
		return t->index == wanted->index && t->depth == wanted->depth;
	if (t->template_info)
		return argument_may_name(il, t->template_info, wanted, depth);
	if (t->kind == tk_pointer || (t->kind == tk_typeref && t->typeref_kind == trk_qualified))
		return may_name(il, t->type, wanted, depth + 1);
	return true;
}

/* Adds the classes of which an argument has to be, or one derived from it, for a parameter of the template to be deduced from a call without
 * arguments for it [temp.deduct.call]: nothing is converted to a type that is deduced, and nothing deduced from { … }. */
static void add_deduced(struct text *text, const struct il_routine *routine, const struct il_template_param *wanted)
{
	const struct il *il = text->il;
	u32 alternatives[ALTERNATIVES_MAX], count = 0, param, i;

	for (param = il_type(il, routine->type)->first_param; param; param = il_param_type(il, param)->next) {
		u32 type = il_param_type(il, param)->type, condition;

		if (!may_name(il, type, wanted, 0))
			continue;
		condition = condition_of(text, class_of(il, type));
		if (!condition || count == ALTERNATIVES_MAX)
			return; /* other arguments may do */
		alternatives[count] = condition;
		for (i = 0; alternatives[i] != condition;)
			i++;
		count += i == count;
	}
	for (i = 0; i < count; i++)
		vec_push(&text->conditions, alternatives[i] | CONDITION_DEDUCED | (i + 1 < count ? CONDITION_OR_NEXT : 0));
}

/* The same as count_required(), counted once for all the declarations that ask. */
static u32 required_arguments(struct text *text, u32 routine)
{
	u32 *required = &text->required[routine];

	if (!*required)
		*required = count_required(text->il, il_routine(text->il, routine)) + 1;
	return *required - 1;
}

u32 text_required_arguments(struct text *text, il_any target)
{
	if (il_any_kind(target) == IL_template)
		target = il_template_of(text->il, target)->prototype;
	return il_any_kind(target) == IL_routine ? required_arguments(text, il_any_index(target)) : 0;
}

/* An argument is an object of the parameter's class or of one that is derived from it, unless it is converted, or { … }. */
static void add_parameter(struct text *text, u32 type)
{
	u32 taken = class_taken(text->il, type), from = text->conversions[taken];

	if (is_to_lvalue(text->il, type))
		add_condition(text, class_of(text->il, type), 0);
	else if (taken && !(from & (FROM_ANY | FROM_SCALARS)))
		add_condition(text, taken, CONDITION_UNLISTED | (from & FROM_SOURCES ? CONDITION_OR_SOURCES : 0));
}

static void add_deduced_parameters(struct text *text, const struct il_routine *routine)
{
	const struct il *il = text->il;
	u32 decl = il_full_entity_decl_info(il, routine->first_decl)->template_decl, param;

	for (param = il_template_decl(il, decl)->first_param; param; param = il_template_param(il, param)->next) {
		const struct il_template_param *p = il_template_param(il, param);

		if (p->kind == tpk_type && !(p->flags & (tf_pack | tf_has_default)))
			add_deduced(text, routine, p);
	}
}

static void add_parameters(struct text *text, u32 index)
{
	const struct il *il = text->il;
	const struct il_routine *routine = il_routine(il, index);
	u32 required = required_arguments(text, index), param = il_type(il, routine->type)->first_param, i;

	for (i = 0; param && i < required; i++, param = il_param_type(il, param)->next)
		add_parameter(text, il_param_type(il, param)->type);
	add_deduced_parameters(text, routine);
}

/* ---- operands ---- */

/* The right operand of an assignment may be a braced list [expr.ass]/9. */
static bool is_assignment(const struct il *il, const struct il_routine *op)
{
	const char *name = il_text(il, op->name);
	size_t length = strlen(name);

	return length > 2 && name[length - 1] == '=' && !strchr("=!<>r", name[length - 2]);
}

/* Whether another operand than those of a class can be what an operator is found by [over.match.oper]/3. */
static bool has_other_operand(const struct il *il, const struct il_routine *op, u32 class)
{
	u32 param;

	for (param = il_type(il, op->type)->first_param; param; param = il_param_type(il, param)->next) {
		const struct il_type *t = il_type(il, innermost(il, il_param_type(il, param)->type));

		if (t != il_type(il, class) && t->kind != tk_integer && t->kind != tk_float)
			return true;
	}
	return false;
}

/* Adds what an operand has to be an object of, or another one has to be; in an assignment a braced list can be one. */
static void add_operand(struct text *text, const struct il_routine *op, u32 type, u32 class)
{
	const struct il *il = text->il;
	u32 from = text->conversions[class];

	if (is_to_lvalue(il, type) || (is_dependent(il, type) && !is_assignment(il, op)))
		add_condition(text, class, 0);
	else if (!is_assignment(il, op) && !(from & FROM_ANY) && !(from & FROM_SCALARS && has_other_operand(il, op, class)))
		add_condition(text, class, from & FROM_SOURCES ? CONDITION_OR_SOURCES : 0);
}

/* Operators are found by their operands. */
static void add_operands(struct text *text, const struct il_routine *op)
{
	const struct il *il = text->il;
	u32 param;

	for (param = il_type(il, op->type)->first_param; param; param = il_param_type(il, param)->next) {
		u32 type = il_param_type(il, param)->type, class = class_of(il, type);

		if (class)
			add_operand(text, op, type, class);
	}
}

/* ---- instances ---- */

/* An instance that is made with such a class only. */
static void add_arguments(struct text *text, u32 info, u32 entity)
{
	const struct il *il = text->il;
	u32 argument;

	if (!info || !(entity & (enf_explicit_specialization | enf_partial_specialization)))
		return;
	for (argument = il_template_info(il, info)->first_argument; argument; argument = il_template_arg(il, argument)->next)
		if (il_template_arg(il, argument)->kind == tak_type)
			add_condition(text, class_of(il, il_template_arg(il, argument)->type), 0);
}

bool text_is_template_by_arguments(const struct il *il, const struct il_routine *routine)
{
	return routine->entity & enf_is_template && routine->class_type &&
	       (routine->special_kind == sfk_constructor || !strcmp(il_text(il, routine->name), "operator="));
}

static void add_conditions_of_routine(struct text *text, u32 index)
{
	const struct il_routine *routine = il_routine(text->il, index);

	if (text_is_template_by_arguments(text->il, routine))
		add_deduced_parameters(text, routine);
	if (routine->class_type)
		add_condition(text, routine->class_type, 0);
	else if (routine->special_kind == sfk_operator)
		add_operands(text, routine);
	else if (routine->special_kind == sfk_none)
		add_parameters(text, index);
}

static void add_conditions_of_type(struct text *text, u32 index)
{
	const struct il_type *type = il_type(text->il, index);

	if (outermost(text->il, index) != index)
		add_condition(text, index, 0);
	add_arguments(text, type->template_info, type->entity);
}

static void add_conditions_of_variable(struct text *text, const struct il_variable *variable)
{
	add_condition(text, outermost_around(text->il, variable->parent_scope, 0), 0);
	add_arguments(text, variable->template_info, variable->entity);
}

void text_add_conditions(struct text *text, il_any target)
{
	const struct il *il = text->il;

	switch (il_any_kind(target)) {
	case IL_routine: add_conditions_of_routine(text, il_any_index(target)); break;
	case IL_type: add_conditions_of_type(text, il_any_index(target)); break;
	case IL_variable: add_conditions_of_variable(text, il_variable_of(il, target)); break;
	case IL_template: add_condition(text, outermost_around(il, il_template_of(il, target)->parent_scope, 0), 0); break;
	default: break;
	}
}
