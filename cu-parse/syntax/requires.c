/* requires-expressions [expr.prim.req]. Their parameters and requirements are parsed where a substitution may fail: that tells their
 * value, unless they depend on template parameters. */
#include "../templates/constraints.h"
#include "../templates/packs.h"
#include "../typing/invalid.h"
#include "../typing/noexcept.h"
#include "../typing/typing.h"
#include "expr.h"

/* Something else than a type-constraint at p; id: the name there, or NULL. */
static void report_no_concept(struct parser *p, const struct id_expression *id)
{
	bool is_name = tok(p) == TOK_IDENTIFIER || tok(p) == TOK_SCOPE;

	if (p->replaying || p->silent || !p->in_user_file || is_name != !!id || (id && id->found.class == NAME_UNKNOWN) ||
	    diag_was_said(p->diag, DIAG_exp_concept_name, position(p)))
		return;
	if (id && id->found.class == NAME_NOT_FOUND && id->qualifier.present && !report_not_found(p, id))
		return;
	report_error(p, position(p), DIAG_exp_concept_name);
	if (id)
		diag_move(p->diag, id->name_begin);
}

/* -> type-constraint; p is behind the arrow. */
static enum outcome return_type_requirement(struct parser *p, u32 node, u32 expression, u32 *last)
{
	struct id_expression id;
	u32 start = p->at, type = p->template_depth ? 0 : decltype_of_value(p, expression);
	bool has_name;
	enum outcome outcome = type ? type_constraint_satisfied(p, type) : OUTCOME_UNKNOWN;

	p->at = start;
	has_name = parse_id_expression(p, &id);
	if (has_name && id.found.class == NAME_CONCEPT) {
		expr_append(p, node, name_node(p, &id), last);
		return outcome;
	}
	p->at = start;
	report_no_concept(p, has_name ? &id : NULL);
	expr_append(p, node, type_operand(p), last);
	return OUTCOME_UNKNOWN;
}

/* Whether it is known what an expression or type is. */
static bool is_understood(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);

	if (!node || record->flags & exf_dependent || (record->type_operand && type_is_unknown(p, record->type_operand)))
		return false;
	return record->type || record->kind == enk_type_operand || record->kind == enk_throw; /* the name of functions says nothing */
}

/* object.f without a call [expr.ref]/6.3 */
static bool names_member_function(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node);
	il_any target = 0;

	if (il_is_member_access(record))
		target = il_expr_node(p->il, il_expr_node(p->il, record->first_operand)->next)->target;
	return il_any_kind(target) == IL_routine && target && !(il_routine(p->il, il_any_index(target))->flags & rf_static_member);
}

/* { expression } noexcept -> type-constraint; */
static u32 compound_requirement(struct parser *p, enum outcome *outcome)
{
	u32 node = expr_new(p, enk_compound_req, position(p)), close = matching(p, p->at), last = 0, expression;
	struct brackets saved = enter_brackets(p);
	enum trait_value nothrow;

	advance(p);
	expression = parse_expression(p);
	expr_append(p, node, expression, &last);
	*outcome = p->at == close && is_understood(p, expression) ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN;
	close_brackets(p, saved, close);
	if (accept(p, TOK_noexcept) && !p->template_depth && p->failure && !*p->failure) {
		nothrow = throws_nothing(p, expression);
		*outcome = worst(*outcome, nothrow == TRAIT_TRUE  ? OUTCOME_SUCCESS :
		                           nothrow == TRAIT_FALSE ? OUTCOME_FAILURE :
		                                                    OUTCOME_UNKNOWN);
	}
	if (accept(p, TOK_ARROW))
		*outcome = worst(*outcome, return_type_requirement(p, node, expression, &last));
	return expr_end(p, node);
}

static u32 nested_requirement(struct parser *p, enum outcome *outcome)
{
	u32 node = expr_new(p, enk_nested_req, position(p)), start;
	bool *failure = p->failure;

	advance(p);
	start = p->at;
	*outcome = p->template_depth ? OUTCOME_UNKNOWN : satisfied_here(p);
	if (!p->template_depth && is_read_for_meaning(p))
		return expr_end(p, node);
	p->at = start;
	p->failure = NULL; /* of what fails, something may be satisfied all the same */
	expr_append(p, node, parse_constant_expression(p), &(u32){ 0 });
	p->failure = failure;
	return expr_end(p, node);
}

/* An expression, or a type as it stands. */
static u32 simple_requirement(struct parser *p, enum outcome *outcome)
{
	u32 node = parse_expression(p);

	if (names_member_function(p, node))
		substitution_fails(p);

	*outcome = tok(p) == TOK_SEMICOLON && is_understood(p, node) ? OUTCOME_SUCCESS : OUTCOME_UNKNOWN;
	return node;
}

static u32 parse_requirement(struct parser *p, enum outcome *outcome)
{
	switch (tok(p)) {
	case TOK_LBRACE: return compound_requirement(p, outcome);
	case TOK_requires:
		if (tok_ahead(p, 1) != TOK_LBRACE &&
		    (tok_ahead(p, 1) != TOK_LPAREN || p->tokens[matching(p, p->at + 1) + 1].kind != TOK_LBRACE))
			return nested_requirement(p, outcome);
		return simple_requirement(p, outcome);
	default: return simple_requirement(p, outcome);
	}
}

/* One requirement, and whether it is satisfied. */
static enum outcome check_requirement(struct parser *p, u32 node, u32 *last)
{
	bool failed = false;
	enum outcome outcome;
	u32 doubts = p->doubts;

	p->failure = &failed;
	expr_append(p, node, parse_requirement(p, &outcome), last);
	if (failed)
		return OUTCOME_FAILURE;
	return p->doubts == doubts ? outcome : worst(outcome, OUTCOME_UNKNOWN);
}

static enum outcome parse_requirements(struct parser *p, u32 node)
{
	u32 close = matching(p, p->at), last = 0;
	struct brackets saved = enter_brackets(p);
	enum outcome result = OUTCOME_SUCCESS;

	advance(p);
	while (p->at < close) {
		u32 start = p->at;

		result = worst(result, check_requirement(p, node, &last));
		skip_to_semicolon(p);
		if (p->at == start)
			break;
	}
	close_brackets(p, saved, close);
	return result;
}

/* Whether all types of a list of parameters are known. */
static enum outcome known_parameters(const struct parser *p, u32 param)
{
	for (; param; param = il_parameter(p->il, param)->next)
		if (type_is_unknown(p, il_parameter(p->il, param)->type) || type_is_dependent(p, il_parameter(p->il, param)->type))
			return OUTCOME_UNKNOWN;
	return OUTCOME_SUCCESS;
}

static void set_value(struct parser *p, u32 node, bool value)
{
	struct il_constant *constant;
	u32 index = il_new_constant(p->il, &constant);

	constant->kind = ck_integer;
	constant->type = p->builtin[ik_bool];
	constant->value = value;
	il_expr_node(p->il, node)->constant = index;
}

/* The token behind a type-constraint, which is a name with template arguments perhaps. */
static u32 behind_constraint(const struct parser *p, u32 at)
{
	u32 depth = 0;

	at += p->tokens[at].kind == TOK_SCOPE;
	while (p->tokens[at].kind == TOK_IDENTIFIER && p->tokens[at + 1].kind == TOK_SCOPE)
		at += 2;
	at += p->tokens[at].kind == TOK_IDENTIFIER;
	if (p->tokens[at].kind != TOK_LESS)
		return at;
	do {
		unsigned kind = p->tokens[at++].kind;

		depth += (kind == TOK_LESS) - (kind == TOK_GREATER);
		if (kind == TOK_LPAREN || kind == TOK_SEMICOLON || kind == TOK_LBRACE || kind == TOK_RBRACE || kind == TOK_END)
			return 0; /* it may be anything */
	} while (depth);
	return at;
}

/* What is behind the compound requirements of a requires-expression, and behind the last one; p is behind the requires. */
static void check_ends_of_requirements(struct parser *p)
{
	u32 open = tok(p) == TOK_LPAREN ? matching(p, p->at) + 1 : p->at, at, close = matching(p, open);

	if (!is_as_written(p) || p->tokens[open].kind != TOK_LBRACE)
		return;
	for (at = open + 1; at < close; at++) {
		u32 before = p->tokens[at - 1].kind, end = at;

		if (p->tokens[at].kind != TOK_LBRACE || (before != TOK_SEMICOLON && at != open + 1))
			continue;
		at = end = matching(p, at) + 1;
		if (p->tokens[end].kind == TOK_noexcept)
			end++;
		if (p->tokens[end].kind == TOK_ARROW && p->tokens[end + 1].kind != TOK_IDENTIFIER && p->tokens[end + 1].kind != TOK_SCOPE)
			continue;
		if (p->tokens[end].kind == TOK_ARROW)
			end = behind_constraint(p, end + 1);
		if (end && p->tokens[end].kind != TOK_SEMICOLON && !diag_was_said(p->diag, DIAG_exp_semicolon, p->tokens[end].position))
			report_error(p, p->tokens[end].position, DIAG_exp_semicolon);
	}
	if (close > open + 1 && p->tokens[close - 1].kind != TOK_SEMICOLON &&
	    !diag_was_said(p->diag, DIAG_exp_semicolon, p->tokens[close].position))
		report_error(p, p->tokens[close].position, DIAG_exp_semicolon);
}

static void skip_requires(struct parser *p)
{
	if (tok(p) == TOK_LPAREN)
		skip_balanced(p);
	if (tok(p) == TOK_LBRACE)
		skip_balanced(p);
}

u32 parse_requires_expression(struct parser *p)
{
	u32 node = expr_new(p, enk_requires, position(p)), scope = p->scope, doubts = p->doubts, start;
	enum outcome outcome = OUTCOME_SUCCESS;
	bool ellipsis, failed = false, *failure = p->failure;
	u8 evaluation = p->evaluation;

	advance(p);
	check_ends_of_requirements(p);
	if (!node) {
		start = p->at;
		skip_requires(p);
		mention_packs(p, start, p->at);
		return 0;
	}
	p->evaluation = evk_unevaluated;
	p->failure = &failed;
	if (tok(p) == TOK_LPAREN) {
		u32 inner;

		outcome = known_parameters(p, parse_parameters(p, &ellipsis, &inner));
		p->scope = inner;
	}
	outcome = failed ? OUTCOME_FAILURE : outcome;
	if (tok(p) == TOK_LBRACE)
		outcome = worst(outcome, parse_requirements(p, node));
	p->failure = failure;
	p->evaluation = evaluation;
	p->scope = scope;
	p->doubts = doubts; /* it is an expression whatever is in it */
	if (!p->template_depth && outcome != OUTCOME_UNKNOWN)
		set_value(p, node, outcome == OUTCOME_SUCCESS);
	return expr_end(p, node);
}
