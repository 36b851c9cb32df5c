/* Primary expressions, functional and named casts, requires-expressions, builtins [expr.prim] [expr.post]. */
#include "expr.h"

/* ---- names ---- */

static enum il_expr_node_kind kind_of_name(enum name_class class)
{
	switch (class) {
	case NAME_VARIABLE: return enk_variable;
	case NAME_FIELD: return enk_field;
	case NAME_ROUTINE: return enk_routine;
	case NAME_FUNCTION_TEMPLATE: case NAME_VARIABLE_TEMPLATE: case NAME_TYPE_TEMPLATE: return enk_template_name;
	case NAME_CONCEPT: return enk_concept_id;
	case NAME_TYPE: return enk_type_operand;
	default: return enk_error;
	}
}

/* Whether we can be sure that nothing declares the name: an ordinary name in ordinary code, and no call, which could find it
 * through its arguments [basic.lookup.argdep]. */
static bool certainly_undefined(const struct parser *p, const struct id_expression *id)
{
	const char *text = ident_text(p, id->ident);

	return id->found.class == NAME_NOT_FOUND && id->kind == ID_IDENTIFIER && !id->qualifier.present && p->in_main_file &&
	       !p->template_depth && !(text[0] == '_' && text[1] == '_') && !id->has_args && p->routine && tok(p) != TOK_LPAREN;
}

u32 name_node(struct parser *p, const struct id_expression *id)
{
	u32 node = expr_new(p, kind_of_name(id->found.class), id->begin);
	struct il_expr_node *record;

	if (!node)
		return 0;
	record = il_expr_node(p->il, node);
	record->target = id->found.entity;
	record->name = p->lexed.identifiers.at[id->ident].name;
	record->qualifier = id->qualifier.first;
	record->flags = (id->qualifier.present ? exf_qualified_name : 0) | (id->has_args ? exf_template_id : 0) |
			(record->kind == enk_error ? exf_unresolved : 0) | (id->qualifier.global ? exf_global_scope : 0);
	note_reference(p, id->found.entity);
	if (certainly_undefined(p, id))
		report_error(p, id->name_begin, DIAG_undefined_identifier, ident_text(p, id->ident));
	return expr_end(p, node);
}

/* ---- types as functions: T(…) T{…} [expr.type.conv] ---- */

void parse_initializer_arguments(struct parser *p, u32 node, u32 *last)
{
	u32 close = matching(p, p->at), first;

	if (tok(p) == TOK_LBRACE) {
		expr_append(p, node, parse_braced_init_list(p), last);
		return;
	}
	if (tok(p) != TOK_LPAREN)
		return;
	advance(p);
	first = parse_expression_list(p, TOK_RPAREN);
	if (node && first) {
		if (*last)
			il_expr_node(p->il, *last)->next = first;
		else
			il_expr_node(p->il, node)->first_operand = first;
		for (*last = first; il_expr_node(p->il, *last)->next;)
			*last = il_expr_node(p->il, *last)->next;
	}
	p->at = close;
	accept(p, TOK_RPAREN);
}

static u32 functional_cast(struct parser *p, u32 begin, u32 type)
{
	u32 node, last = 0;

	if (tok(p) != TOK_LPAREN && tok(p) != TOK_LBRACE) {
		node = expr_new(p, enk_type_operand, begin);
		if (node)
			il_expr_node(p->il, node)->type_operand = type;
		return expr_end(p, node);
	}
	node = expr_new(p, enk_operation, begin);
	if (node) {
		il_expr_node(p->il, node)->operation = eok_functional_cast;
		il_expr_node(p->il, node)->type_operand = type;
	}
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

/* A simple-type-specifier or typename-specifier that begins an expression. */
static u32 type_expression(struct parser *p)
{
	struct specifiers s;
	u32 begin = position(p), start = p->at;

	parse_specifiers(p, &s, CONTEXT_TYPE_ID, NULL);
	if (!s.type || p->at == start)
		return 0;
	return functional_cast(p, begin, s.type);
}

/* __is_same(T, U) and the like: words that we do not know, before parentheses. */
static u32 builtin_call(struct parser *p, u32 begin)
{
	u32 node = expr_new(p, enk_builtin_operation, begin), last = 0, close;
	bool greater = p->greater_ends;

	if (node)
		il_expr_node(p->il, node)->name = p->lexed.identifiers.at[tok_ident(p)].name;
	advance(p);
	close = matching(p, p->at);
	advance(p);
	p->greater_ends = false;
	while (p->at < close) {
		u32 start = p->at, argument;

		if (starts_type_id(p)) {
			argument = expr_new(p, enk_type_operand, position(p));
			u32 type = parse_type_id(p);

			if (argument)
				il_expr_node(p->il, argument)->type_operand = type;
			expr_end(p, argument);
		} else {
			argument = parse_initializer_clause(p);
		}
		accept(p, TOK_ELLIPSIS);
		expr_append(p, node, argument, &last);
		if (!accept(p, TOK_COMMA) || p->at == start)
			break;
	}
	p->greater_ends = greater;
	p->at = close;
	accept(p, TOK_RPAREN);
	return expr_end(p, node);
}

static bool is_builtin_name(struct parser *p)
{
	const char *text = ident_text(p, tok_ident(p));

	return tok_ahead(p, 1) == TOK_LPAREN && text[0] == '_' && text[1] == '_' &&
	       lookup_unqualified(p, tok_ident(p), LOOKUP_ANY).class == NAME_NOT_FOUND;
}

static u32 parse_name(struct parser *p)
{
	struct id_expression id;
	u32 begin = position(p);

	if (tok(p) == TOK_IDENTIFIER && is_builtin_name(p))
		return builtin_call(p, begin);
	if (!parse_id_expression(p, &id)) {
		advance(p);
		return 0;
	}
	if (id.kind == ID_IDENTIFIER && (id.found.class == NAME_TYPE || id.found.class == NAME_TYPE_TEMPLATE)) {
		u32 end = p->at;
		u32 type;

		while (p->tokens[p->at].position > id.begin)   /* again, as a type */
			p->at--;
		type = type_expression(p);
		if (p->at >= end)
			return type;
		p->at = end;
		return functional_cast(p, begin, p->error_type);
	}
	return name_node(p, &id);
}

/* ---- literals ---- */

static u32 literal(struct parser *p)
{
	u32 node = expr_new(p, enk_constant, position(p)), index;
	struct il_constant *constant;
	struct integer_literal value;
	unsigned kind = tok(p);

	if (node && kind != TOK_STRING) {
		index = il_new_constant(p->il, &constant);
		constant->kind = kind == TOK_FLOAT ? ck_float : ck_integer;
		if ((kind == TOK_INTEGER && integer_literal_value(p->il, &p->tokens[p->at], &value)) ||
		    (kind == TOK_CHARACTER && character_literal_value(p->il, &p->tokens[p->at], &value))) {
			constant->value = (i64)value.value;
			constant->type = p->builtin[value.int_kind];
		} else if (kind == TOK_true || kind == TOK_false) {
			constant->value = kind == TOK_true;
			constant->type = p->builtin[ik_bool];
		}
		il_expr_node(p->il, node)->constant = index;
	}
	advance(p);
	while (kind == TOK_STRING && (tok(p) == TOK_STRING || tok(p) == TOK_function_name))
		advance(p);
	return expr_end(p, node);
}

/* ---- parentheses ---- */

static u32 parenthesized(struct parser *p)
{
	u32 begin = position(p), close = matching(p, p->at), inner, node;
	bool greater = p->greater_ends;

	advance(p);
	p->greater_ends = false;
	if (tok(p) == TOK_LBRACE) {   /* GNU ({ … }) */
		node = expr_new(p, enk_statement, begin);
		inner = parse_compound_statement(p);
		if (node)
			il_expr_node(p->il, node)->statement = inner;
	} else if (tok(p) == TOK_ELLIPSIS) {   /* (... op pack) */
		node = expr_new(p, enk_fold_expression, begin);
		p->at += 2;
		if (tok(p) == TOK_GREATER || tok(p) == TOK_ASSIGN)
			advance(p);
		expr_append(p, node, parse_cast_expression(p), &(u32){ 0 });
	} else {
		inner = parse_expression(p);
		node = expr_operation(p, eok_parens, begin, inner, 0);
	}
	p->greater_ends = greater;
	p->at = close;
	accept(p, TOK_RPAREN);
	return expr_end(p, node);
}

/* ---- named casts, typeid, builtins with types ---- */

static u32 named_cast(struct parser *p)
{
	static const u8 operations[TOK_KIND_COUNT] = {
		[TOK_static_cast] = eok_static_cast, [TOK_const_cast] = eok_const_cast, [TOK_dynamic_cast] = eok_dynamic_cast,
		[TOK_reinterpret_cast] = eok_reinterpret_cast,
	};
	u32 node = expr_new(p, enk_operation, position(p)), type, last = 0;
	bool greater = p->greater_ends;

	if (node)
		il_expr_node(p->il, node)->operation = operations[tok(p)];
	advance(p);
	accept(p, TOK_LESS);
	p->greater_ends = true;
	type = parse_type_id(p);
	p->greater_ends = greater;
	accept(p, TOK_GREATER);
	if (node)
		il_expr_node(p->il, node)->type_operand = type;
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

/* __builtin_offsetof(T, m), __builtin_va_arg(e, T) …: arguments that are types or expressions. */
static u32 typeid_expression(struct parser *p)
{
	u32 node = expr_new(p, enk_typeid, position(p)), close, type = 0, last = 0;
	bool greater = p->greater_ends;

	advance(p);
	if (tok(p) != TOK_LPAREN)
		return expr_end(p, node);
	close = matching(p, p->at);
	advance(p);
	p->greater_ends = false;
	if (starts_type_id(p))
		type = parse_type_id(p);
	else
		expr_append(p, node, parse_expression(p), &last);
	if (node && type)
		il_expr_node(p->il, node)->type_operand = type;
	p->greater_ends = greater;
	p->at = close;
	accept(p, TOK_RPAREN);
	return expr_end(p, node);
}

/* requires (…) { … } [expr.prim.req]: its extent; requirements are looked at when constraints are. */
static u32 requires_expression(struct parser *p)
{
	u32 node = expr_new(p, enk_requires, position(p));

	advance(p);
	if (tok(p) == TOK_LPAREN)
		skip_balanced(p);
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
	return expr_end(p, node);
}

static u32 this_or_word(struct parser *p, enum il_expr_node_kind kind)
{
	u32 node = expr_new(p, kind, position(p));

	if (node)
		il_expr_node(p->il, node)->name = p->lexed.identifiers.at[tok_ident(p)].name;
	advance(p);
	return expr_end(p, node);
}

u32 parse_primary(struct parser *p)
{
	switch (tok(p)) {
	case TOK_IDENTIFIER: case TOK_SCOPE: case TOK_operator:
		return parse_name(p);
	case TOK_INTEGER: case TOK_FLOAT: case TOK_CHARACTER: case TOK_STRING: case TOK_true: case TOK_false:
		return literal(p);
	case TOK_nullptr: case TOK_null: case TOK_function_name: case TOK_this:
		return this_or_word(p, tok(p) == TOK_this ? enk_param_ref : enk_constant);
	case TOK_LPAREN:
		return parenthesized(p);
	case TOK_LBRACKET:
		return parse_lambda(p);
	case TOK_static_cast: case TOK_const_cast: case TOK_dynamic_cast: case TOK_reinterpret_cast: case TOK_builtin_bit_cast:
		if (tok(p) == TOK_builtin_bit_cast)
			return builtin_call(p, position(p));
		return named_cast(p);
	case TOK_typeid:
		return typeid_expression(p);
	case TOK_requires:
		return requires_expression(p);
	case TOK_builtin_offsetof: case TOK_builtin_va_arg: case TOK_builtin_choose_expr: case TOK_builtin_types_compatible:
	case TOK_builtin_addressof: case TOK_generic:
		return builtin_call(p, position(p));
	case TOK_decltype:
		if (p->tokens[matching(p, p->at + 1) + 1].kind == TOK_SCOPE)
			return parse_name(p);
		return type_expression(p);
	default:
		if (starts_specifier(p) && tok(p) != TOK_LBRACKET)
			return type_expression(p);
		return 0;
	}
}
