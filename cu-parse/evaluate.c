/* Integral constant expressions: their nodes, variables and enumerators evaluated on demand [expr.const] [dcl.enum]. */
#include "builtins.h"
#include "constant.h"
#include "expr.h"
#include "layout.h"

#include <stdlib.h>

enum { MAX_EVALUATIONS = 400, MAX_STEPS = 1 << 20 };   /* nodes inside of one another; nodes of one question */

struct constants {
	VEC(u32) of_variable;             /* by variable: index into known, or a state */
	VEC(struct constant) known;
	VEC(u32) underlying;              /* by type, of enumerations: a type, or a state */
	VEC(u8) promoted;                 /* by type, of enumerations without fixed type: enum il_int_kind */
	u32 depth, steps;
};
enum { UNASKED, ASKED, FIRST_KNOWN };     /* states of a variable; ASKED: being worked out */
enum { UNDERLYING_UNASKED, UNDERLYING_ASKED = -2, UNDERLYING_UNKNOWN = -1 };

static struct constants *constants(struct parser *p)
{
	if (!p->constants)
		p->constants = xcalloc(1, sizeof *p->constants);
	return p->constants;
}

void constants_free(struct parser *p)
{
	if (!p->constants)
		return;
	vec_free(&p->constants->of_variable);
	vec_free(&p->constants->known);
	vec_free(&p->constants->underlying);
	vec_free(&p->constants->promoted);
	free(p->constants);
	p->constants = NULL;
}

/* ---- text to nodes ---- */

u32 token_at(const struct parser *p, u32 position)
{
	u32 low = 0, high = p->lexed.tokens.count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (p->tokens[middle].position < position)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Tables that parsing an expression adds to. Where others grew as well, something refers to what was added. */
static const u8 scratch_kinds[] = { IL_expr_node, IL_constant, IL_name_qualifier };
static const u8 lasting_kinds[] = { IL_template_arg, IL_lambda, IL_scope, IL_variable, IL_statement, IL_type, IL_routine };

struct scratch { u32 count[COUNT_OF(scratch_kinds)], lasting[COUNT_OF(lasting_kinds)]; };

static struct scratch begin_scratch(const struct parser *p)
{
	struct scratch scratch;
	u32 i;

	for (i = 0; i < COUNT_OF(scratch_kinds); i++)
		scratch.count[i] = p->il->table[scratch_kinds[i]].count;
	for (i = 0; i < COUNT_OF(lasting_kinds); i++)
		scratch.lasting[i] = p->il->table[lasting_kinds[i]].count;
	return scratch;
}

static void end_scratch(struct parser *p, const struct scratch *scratch)
{
	u32 i;

	for (i = 0; i < COUNT_OF(lasting_kinds); i++)
		if (p->il->table[lasting_kinds[i]].count != scratch->lasting[i])
			return;
	for (i = 0; i < COUNT_OF(scratch_kinds); i++)
		il_truncate(p->il, (enum il_kind)scratch_kinds[i], scratch->count[i]);
}

/* The node of the initializer-clause in the source from begin to end, 0 when it is none. Nothing is reported, nothing is odr-used. */
static u32 parse_text(struct parser *p, u32 scope, u32 begin, u32 end)
{
	const struct surroundings saved = leave_surroundings(p);
	u32 first = token_at(p, begin), last = token_at(p, end), node;
	bool complete;

	p->at = p->statement = first;
	p->scope = scope;
	p->routine = p->lambda = p->class_type = p->class_depth = 0;
	p->recording = true;
	p->tentative = p->in_main_file = false;
	p->replaying = in_instance(p);
	p->silent = true;
	p->evaluation = evk_unevaluated;
	enter_brackets(p);
	p->greater_ends = p->tokens[last].kind == TOK_GREATER;   /* the text is a template argument */
	forget_memo(p, first, last);
	node = parse_initializer_clause(p);
	complete = p->at == last;
	restore_surroundings(p, &saved);
	return complete ? node : 0;
}

static struct constant alignment_of_type(struct parser *p, u32 type)
{
	struct layout layout;

	return layout_of(p, type, &layout) ? constant_integer(p, ik_unsigned_long, layout.alignment) : constant_unknown(0);
}

static struct constant value_of_text(struct parser *p, u32 scope, u32 begin, u32 end, bool type_is_alignment)
{
	struct constants *c = constants(p);
	struct scratch scratch = begin_scratch(p);
	struct constant value = constant_unknown(0);
	u32 node;

	if (!end || begin >= end || stack_is_low(p->stack_bound))
		return value;
	node = parse_text(p, scope, begin, end);
	if (!c->depth)
		c->steps = 0;
	if (node && type_is_alignment && il_expr_node(p->il, node)->kind == enk_type_operand)
		value = alignment_of_type(p, il_expr_node(p->il, node)->type_operand);
	else if (node)
		value = constant_of_expression(p, node);
	end_scratch(p, &scratch);
	return value;
}

struct constant constant_of_text(struct parser *p, u32 scope, u32 begin, u32 end)
{
	return value_of_text(p, scope, begin, end, false);
}

struct constant alignment_of_text(struct parser *p, u32 scope, u32 begin, u32 end)
{
	return value_of_text(p, scope, begin, end, true);
}

/* ---- variables ---- */

static u32 *variable_state(struct parser *p, u32 variable)
{
	struct constants *c = constants(p);

	while (c->of_variable.count <= variable)
		vec_push(&c->of_variable, UNASKED);
	return &c->of_variable.at[variable];
}

static void remember(struct parser *p, u32 variable, struct constant value)
{
	struct constants *c = constants(p);

	vec_push(&c->known, value);
	*variable_state(p, variable) = c->known.count - 1 + FIRST_KNOWN;
}

/* Whether a variable of the type may be used in constant expressions [expr.const]/3. */
static bool is_constant_type(const struct parser *p, u32 type, bool is_constexpr)
{
	u32 cv = 0;

	type_strip(p, type, &cv);
	return (cv & tyf_const || is_constexpr) && !(cv & tyf_volatile);
}

static struct constant value_of_initializer(struct parser *p, u32 index)
{
	struct il_variable variable = *il_variable(p->il, index);
	u32 type = value_type(p, variable.type), first = token_at(p, variable.initializer_begin);
	struct constant value;

	if (variable.entity & (enf_is_template | enf_member_of_template) || variable.flags & vf_parameter || variable.template_param ||
	    variable.first_attribute || !variable.initializer_end || !is_constant_type(p, variable.type, variable.flags & vf_constexpr))
		return constant_unknown(variable.first_attribute ? 0 : type);
	if (p->tokens[first].kind == TOK_ASSIGN)
		first++;
	value = constant_of_text(p, variable.parent_scope, p->tokens[first].position, variable.initializer_end);
	if (il_type(p->il, type_strip(p, variable.type, NULL))->kind == tk_auto)
		return value;
	return type ? constant_convert(p, &value, type) : value.known ? constant_unknown(0) : value;
}

static void evaluate_enumerators(struct parser *p, u32 type);

struct constant constant_of_variable(struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);
	u32 state = *variable_state(p, index);

	if (variable->constant && variable->flags & vf_template_parameter)
		return constant_of_il(p, variable->constant);

	if (state < FIRST_KNOWN && variable->flags & vf_enumerator) {
		evaluate_enumerators(p, variable->type);
		state = *variable_state(p, index);
	} else if (state == UNASKED) {
		*variable_state(p, index) = ASKED;
		remember(p, index, value_of_initializer(p, index));
		state = *variable_state(p, index);
	}
	return state < FIRST_KNOWN ? constant_unknown(0) : p->constants->known.at[state - FIRST_KNOWN];
}

/* ---- enumerations [dcl.enum] ---- */

/* The smallest of these types that has the values, signed when one is negative, is an enumeration's. */
static const u8 enum_kinds[] = { ik_char, ik_unsigned_char, ik_short, ik_unsigned_short, ik_int, ik_unsigned_int, ik_long,
                                 ik_unsigned_long, ik_int128, ik_unsigned_int128 };
enum { FIRST_ENUM_KIND = 4 };   /* of enumerations that are not packed */

struct enumerators {
	u32 type, scope, previous;      /* the enumeration, its scope, the enumerator before */
	u32 fixed;                      /* the fixed underlying type, or 0 */
	bool known, negative;           /* all values are known; one is negative */
	u128 least, greatest;
	VEC(u32) variables;
};

static bool fits(u8 kind, u128 value, bool negative)
{
	u32 width = kind_width(kind) - kind_is_signed(kind);

	if (negative)
		return kind_is_signed(kind) && (width == 127 || (__int128)value >= -((__int128)1 << width));
	return width == 128 || !(value >> width);
}

/* One more than the value, in a type that has it. */
static struct constant successor(struct parser *p, const struct constant *value, u32 fixed)
{
	u8 kind = integral_kind(p, value->type);
	u128 next = value->bits + 1;
	bool negative = kind_is_signed(kind) && (__int128)next < 0 && (__int128)value->bits < 0;
	u32 i;

	if (fits(kind, next, negative))
		return (struct constant){ value->type, true, next };
	for (i = FIRST_ENUM_KIND; i < COUNT_OF(enum_kinds) && !fixed && next; i++)
		if (fits(enum_kinds[i], next, negative))
			return constant_integer(p, enum_kinds[i], next);
	return constant_unknown(0);
}

static struct constant enumerator_value(struct parser *p, const struct enumerators *e, u32 index)
{
	struct il_variable variable = *il_variable(p->il, index);
	struct constant value;

	if (variable.initializer_end) {
		value = constant_of_text(p, e->scope, variable.initializer_begin, variable.initializer_end);
		return e->fixed ? constant_convert(p, &value, e->fixed) : value;
	}
	if (!e->previous)
		return constant_integer(p, e->fixed ? integral_kind(p, e->fixed) : ik_int, 0);
	value = constant_of_variable(p, e->previous);
	return value.known ? successor(p, &value, e->fixed) : value;
}

static void take_enumerator(struct parser *p, struct enumerators *e, u32 index)
{
	struct constant value;

	*variable_state(p, index) = ASKED;
	value = enumerator_value(p, e, index);
	if (value.known && !integral_kind(p, value.type))
		value = constant_unknown(0);
	remember(p, index, value);
	vec_push(&e->variables, index);
	e->previous = index;
	e->known &= value.known;
	if (!value.known)
		return;
	if (kind_is_signed(integral_kind(p, value.type)) && (__int128)value.bits < 0) {
		e->least = !e->negative || (__int128)value.bits < (__int128)e->least ? value.bits : e->least;
		e->negative = true;
	} else if (value.bits > e->greatest) {
		e->greatest = value.bits;
	}
}

/* The enumerator that a name in the braces declares. */
static u32 enumerator_named(const struct parser *p, u32 scope, u32 ident)
{
	il_any entity = p->symbols.at[bound_symbol(p, scope, ident)].entity;

	return bound_symbol(p, scope, ident) && il_any_kind(entity) == IL_variable ? il_any_index(entity) : 0;
}

/* All enumerators in order: each name at the start and after a comma. */
static void take_enumerators(struct parser *p, struct enumerators *e, u32 body_begin)
{
	u32 at = token_at(p, body_begin), end = matching(p, at), variable;
	bool wanted = true;

	for (at++; at < end; at++) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_IDENTIFIER && wanted) {
			variable = enumerator_named(p, e->scope, p->tokens[at].value);
			wanted = false;
			if (!variable)
				e->known = false;
			else
				take_enumerator(p, e, variable);
			if (variable && il_variable(p->il, variable)->initializer_end)
				at = token_at(p, il_variable(p->il, variable)->initializer_end) - 1;
		} else if (kind == TOK_COMMA) {
			wanted = true;
		} else if (kind == TOK_LPAREN || kind == TOK_LBRACKET || kind == TOK_LBRACE) {
			at = matching(p, at);
		}
	}
}

static u32 deduced_underlying(struct parser *p, const struct enumerators *e, const struct il_class_info *info)
{
	const struct il_type *type = il_type(p->il, e->type);
	bool packed = has_attribute(p, type->first_attribute, "packed") || has_attribute(p, info->trailing_attribute, "packed");
	u32 i;

	for (i = packed ? 0 : FIRST_ENUM_KIND; e->known && i < COUNT_OF(enum_kinds); i++)
		if (kind_is_signed(enum_kinds[i]) == e->negative && fits(enum_kinds[i], e->greatest, false) &&
		    (!e->negative || fits(enum_kinds[i], e->least, true)))
			return p->builtin[enum_kinds[i]];
	return 0;
}

/* The type that is written down, or implied by class [dcl.enum]/5; 0: none. */
static u32 fixed_underlying(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	if (record->flags & tyf_fixed_underlying)
		return value_type(p, record->type);
	return record->flags & tyf_scoped_enum ? p->builtin[ik_int] : 0;
}

/* The first of these that has all values of as many bits as the enumerators have. */
static u8 deduced_promotion(const struct enumerators *e)
{
	u128 all = e->greatest;
	u32 i;

	for (i = 1; i < 128; i *= 2)
		all |= all >> i;
	for (i = FIRST_ENUM_KIND; i < COUNT_OF(enum_kinds); i++)
		if (fits(enum_kinds[i], all, false) && (!e->negative || fits(enum_kinds[i], e->least, true)))
			return enum_kinds[i];
	return ik_none;
}

static void remember_promotion(struct parser *p, u32 type, u8 kind)
{
	struct constants *c = constants(p);

	while (c->promoted.count <= type)
		vec_push(&c->promoted, ik_none);
	c->promoted.at[type] = kind;
}

u8 promoted_enumeration(struct parser *p, u32 type)
{
	u32 underlying = underlying_type_of(p, type);

	if (!underlying)
		return ik_none;
	if (fixed_underlying(p, type))
		return promoted_integral(il_type(p->il, underlying)->int_kind);
	return constants(p)->promoted.at[type];
}

static u32 *underlying_state(struct parser *p, u32 type)
{
	struct constants *c = constants(p);

	while (c->underlying.count <= type)
		vec_push(&c->underlying, UNDERLYING_UNASKED);
	return &c->underlying.at[type];
}

/* Gives every enumerator its value, of the enumeration's type, and the enumeration its underlying type. */
static void evaluate_enumerators(struct parser *p, u32 type)
{
	struct il_type record = *il_type(p->il, type);
	struct enumerators e = { .type = type, .known = true, .fixed = fixed_underlying(p, type) };
	u32 state = *underlying_state(p, type), underlying, i;

	if (state == (u32)UNDERLYING_ASKED || !record.class_info || record.flags & tyf_dependent ||
	    record.entity & (enf_member_of_template | enf_is_template))
		return;
	*underlying_state(p, type) = (u32)UNDERLYING_ASKED;
	e.scope = il_class_info(p->il, record.class_info)->scope;
	take_enumerators(p, &e, il_class_info(p->il, record.class_info)->body_begin);
	underlying = e.fixed ? e.fixed : deduced_underlying(p, &e, il_class_info(p->il, record.class_info));
	*underlying_state(p, type) = underlying ? underlying : (u32)UNDERLYING_UNKNOWN;
	remember_promotion(p, type, deduced_promotion(&e));
	for (i = 0; i < e.variables.count; i++) {
		struct constant value = constant_of_variable(p, e.variables.at[i]);

		remember(p, e.variables.at[i], underlying ? constant_convert(p, &value, type) : constant_unknown(type));
	}
	vec_free(&e.variables);
}

u32 underlying_type_of(struct parser *p, u32 type)
{
	u32 state = *underlying_state(p, type), fixed = fixed_underlying(p, type);

	if (fixed)
		return integral_kind(p, fixed) ? fixed : 0;
	if (state == UNDERLYING_UNASKED && !(il_type(p->il, type)->flags & tyf_incomplete)) {
		evaluate_enumerators(p, type);
		state = *underlying_state(p, type);
	}
	return state == UNDERLYING_UNASKED || state == (u32)UNDERLYING_ASKED || state == (u32)UNDERLYING_UNKNOWN ? 0 : state;
}

/* ---- expressions ---- */

static struct constant evaluate(struct parser *p, u32 node);

static struct constant evaluate_literal(struct parser *p, const struct il_expr_node *node)
{
	struct il_constant *constant = il_constant(p->il, node->constant);
	struct integer_literal value;
	const struct token *token = &p->tokens[token_at(p, node->range_begin)];

	if (constant->kind != ck_integer || il_type(p->il, constant->type)->kind != tk_integer)
		return constant_unknown(0);
	if (token->kind == TOK_INTEGER && (!integer_literal_value(p->il, token, &value) || value.overflow))
		return constant_unknown(0);
	return constant_integer(p, il_type(p->il, constant->type)->int_kind,
	                        token->kind == TOK_INTEGER ? (u128)value.value : (u128)(__int128)constant->value);
}

/* Names mean what was declared before them; a later declaration is another one that only looks alike from here. */
static struct constant evaluate_variable(struct parser *p, const struct il_expr_node *node)
{
	u32 index = il_any_index(node->target);

	if (il_any_kind(node->target) != IL_variable || node->flags & exf_dependent ||
	    (il_variable(p->il, index)->position > node->range_begin && !(node->flags & exf_qualified_name)))
		return constant_unknown(0);
	return constant_of_variable(p, index);
}

static u32 type_of_operand(struct parser *p, u32 node);

/* object.name or pointer->name: the declared type of the member. */
static u32 type_of_member_access(struct parser *p, const struct il_expr_node *node)
{
	u32 object = type_of_operand(p, node->first_operand), member = il_expr_node(p->il, node->first_operand)->next, scope;
	const struct il_type *record;
	const char *name;
	struct lookup found;

	object = object ? value_type(p, object) : 0;
	if (!object || !member || il_expr_node(p->il, member)->qualifier)
		return 0;
	record = il_type(p->il, object);
	if (node->operation == eok_points_to_field) {
		if (record->kind != tk_pointer || record->pointer_kind != pk_pointer)
			return 0;
		object = value_type(p, record->type);
		record = il_type(p->il, object);
	}
	if (!object || !record->class_info)
		return 0;
	scope = il_class_info(p->il, record->class_info)->scope;
	name = il_text(p->il, il_expr_node(p->il, member)->name);
	found = lookup_in_scope(p, scope, identifier_number(&p->lexed, p->il, name, strlen(name)), LOOKUP_ANY);
	return found.class == NAME_FIELD ? il_field(p->il, il_any_index(found.entity))->type : 0;
}

/* *pointer, array[index] */
static u32 type_behind(struct parser *p, u32 type)
{
	const struct il_type *record;

	type = type ? value_type(p, type) : 0;
	record = il_type(p->il, type);
	return type && (record->kind == tk_array || (record->kind == tk_pointer && record->pointer_kind == pk_pointer)) ? record->type : 0;
}

/* Whether a variable's declared type is all about its type: neither its value nor attributes have a say. */
static bool is_as_declared(const struct parser *p, u32 index)
{
	const struct il_variable *variable = il_variable(p->il, index);

	return !(variable->flags & vf_enumerator) && !variable->first_attribute &&
	       il_type(p->il, type_strip(p, variable->type, NULL))->kind != tk_auto;
}

/* The type of an expression that is not evaluated, as declared; 0: unknown. */
static u32 type_of_operand(struct parser *p, u32 index)
{
	struct il_expr_node node = *il_expr_node(p->il, index);
	u32 type = 0;

	if (!index || stack_is_low(p->stack_bound))
		return 0;
	if (node.kind == enk_variable && il_any_kind(node.target) == IL_variable && is_as_declared(p, il_any_index(node.target)))
		type = il_variable(p->il, il_any_index(node.target))->type;
	else if (node.kind == enk_field && il_any_kind(node.target) == IL_field && !il_field(p->il, il_any_index(node.target))->first_attribute)
		type = il_field(p->il, il_any_index(node.target))->type;
	else if (node.kind == enk_operation && node.operation == eok_parens)
		type = type_of_operand(p, node.first_operand);
	else if (node.kind == enk_operation && (node.operation == eok_indirect || node.operation == eok_subscript))
		type = type_behind(p, type_of_operand(p, node.first_operand));
	else if (node.kind == enk_operation && (node.operation == eok_dot_field || node.operation == eok_points_to_field))
		type = type_of_member_access(p, &node);
	else if (node.kind == enk_operation && (node.operation == eok_cast || node.operation == eok_static_cast ||
						node.operation == eok_functional_cast || node.operation == eok_reinterpret_cast))
		type = node.type_operand;
	else
		type = evaluate(p, index).type;
	return type;
}

/* [expr.sizeof] [expr.alignof]: those of what a reference refers to. */
static struct constant evaluate_sizeof(struct parser *p, const struct il_expr_node *node)
{
	u32 type = node->type_operand ? node->type_operand : node->kind == enk_sizeof ? type_of_operand(p, node->first_operand) : 0;
	u32 stripped = type ? type_strip(p, type, NULL) : 0;
	const struct il_type *record = il_type(p->il, stripped);
	struct layout layout;

	if (stripped && record->kind == tk_pointer && record->pointer_kind != pk_pointer)
		type = record->type;
	if (!type || !layout_of(p, type, &layout))
		return constant_unknown(p->builtin[ik_unsigned_long]);
	return constant_integer(p, ik_unsigned_long, node->kind == enk_sizeof ? layout.size : layout.alignment);
}

/* The operand of a cast: none stands for zero. */
static struct constant cast_operand(struct parser *p, u32 operand)
{
	const struct il_expr_node *node = il_expr_node(p->il, operand);

	if (!operand)
		return constant_integer(p, ik_int, 0);
	return node->next ? constant_unknown(0) : evaluate(p, operand);
}

static struct constant evaluate_cast(struct parser *p, const struct il_expr_node *node)
{
	u32 type = node->type_operand ? value_type(p, node->type_operand) : 0;
	struct constant operand = cast_operand(p, node->first_operand);

	return type ? constant_convert(p, &operand, type) : constant_unknown(0);
}

static struct constant evaluate_conditional(struct parser *p, const struct il_expr_node *node)
{
	u32 second = il_expr_node(p->il, node->first_operand)->next, third = second ? il_expr_node(p->il, second)->next : 0, type;
	struct constant condition = evaluate(p, node->first_operand), a, b;

	if (!third)   /* GNU: a ?: b */
		return constant_unknown(0);
	a = evaluate(p, second);
	b = evaluate(p, third);
	type = a.type && b.type ? common_type(p, a.type, b.type) : 0;
	if (!type || !condition.known)
		return constant_unknown(type);
	return constant_convert(p, condition.bits ? &a : &b, type);
}

static struct constant evaluate_operation(struct parser *p, u32 index, const struct il_expr_node *node)
{
	u32 first = node->first_operand, second = first ? il_expr_node(p->il, first)->next : 0, type;
	struct constant left, right;

	switch (node->operation) {
	case eok_parens:
		return evaluate(p, first);
	case eok_question:
		return evaluate_conditional(p, node);
	case eok_cast: case eok_static_cast: case eok_functional_cast:
		return evaluate_cast(p, node);
	case eok_indirect: case eok_subscript: case eok_dot_field: case eok_points_to_field: case eok_reinterpret_cast:
		type = type_of_operand(p, index);
		return constant_unknown(type ? value_type(p, type) : 0);
	case eok_not: case eok_complement: case eok_negate: case eok_unary_plus:
		left = evaluate(p, first);
		return constant_unary(p, node->operation, &left);
	case eok_add: case eok_subtract: case eok_multiply: case eok_divide: case eok_remainder: case eok_and: case eok_or: case eok_xor:
	case eok_shiftl: case eok_shiftr: case eok_eq: case eok_ne: case eok_lt: case eok_gt: case eok_le: case eok_ge: case eok_land:
	case eok_lor: case eok_comma:
		if (!second)
			return constant_unknown(0);
		left = evaluate(p, first);
		right = evaluate(p, second);
		return constant_binary(p, node->operation, &left, &right);
	default:
		return constant_unknown(0);
	}
}

/* { value } or { } */
static struct constant evaluate_braces(struct parser *p, const struct il_expr_node *node)
{
	return cast_operand(p, node->first_operand);
}

static struct constant evaluate_node(struct parser *p, u32 index)
{
	struct il_expr_node node = *il_expr_node(p->il, index);

	switch (node.kind) {
	case enk_constant: return evaluate_literal(p, &node);
	case enk_variable: return evaluate_variable(p, &node);
	case enk_operation: return evaluate_operation(p, index, &node);
	case enk_sizeof: case enk_alignof: return evaluate_sizeof(p, &node);
	case enk_braced_init_list: return evaluate_braces(p, &node);
	case enk_builtin_operation: return constant_of_builtin(p, index);
	default: return constant_unknown(0);
	}
}

static struct constant evaluate(struct parser *p, u32 node)
{
	struct constants *c = constants(p);
	struct constant value = constant_unknown(0);

	if (!node || c->depth == MAX_EVALUATIONS || c->steps == MAX_STEPS || stack_is_low(p->stack_bound))
		return value;
	c->depth++;
	c->steps++;
	value = evaluate_node(p, node);
	c->depth--;
	return value;
}

struct constant constant_of_expression(struct parser *p, u32 node)
{
	return evaluate(p, node);
}
