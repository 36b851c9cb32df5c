/* Why constraints are not satisfied [temp.constr]: what is said of that, and where. */
#include "unsatisfied.h"

#include "../../lib/il/names.h"
#include "../syntax/expr.h"

#include <stdlib.h>

static bool is_leaf(const struct reason *reason)
{
	return reason->id == DIAG_atomic_constraint_false || reason->id == DIAG_atomic_constraint_failed ||
	       reason->id == DIAG_concept_id_failed;
}

void add_reason(struct parser *p, struct reasons *reasons, enum diag_id id, u32 place, u32 arguments)
{
	struct buffer text = { 0 };

	if (!reasons)
		return;
	il_add_template_arguments(p->il, arguments, &text);
	vec_push(&reasons->list, (struct reason){ .id = (u16)id, .place = place, .arguments = text.text });
}

void add_type_reason(struct reasons *reasons, u32 place, u32 type, u32 argument)
{
	vec_push(&reasons->list, (struct reason){ .id = DIAG_type_constraint_failed, .place = place, .type = type, .argument = argument });
	reasons->kept = 1;
}

void drop_reasons(struct reasons *reasons, u32 count)
{
	while (reasons && reasons->list.count > count)
		free(reasons->list.at[--reasons->list.count].arguments);
}

void reasons_free(struct reasons *reasons)
{
	drop_reasons(reasons, 0);
	vec_free(&reasons->list);
}

/* ---- where it is said: at the operator of an expression, else where it begins ---- */

static u32 first_behind_parentheses(const struct parser *p, u32 at)
{
	while (p->tokens[at].kind == TOK_RPAREN)
		at++;
	return p->tokens[at].position;
}

/* The expression in parentheses, parsed for its form alone. */
static u32 form_of(struct parser *p, const struct constraint *atom)
{
	struct surroundings saved = leave_surroundings(p);
	bool failed = false;
	u32 node;

	forget_memo(p, atom->first, atom->end);
	p->at = atom->first;
	p->recording = p->silent = p->replaying = true;
	p->tentative = p->greater_ends = p->in_launch_config = false;
	p->noted_instance = 0;
	p->failure = &failed;
	p->evaluation = evk_unevaluated;
	p->template_depth++;
	node = parse_constraint_operand(p, atom->is_primary);
	restore_surroundings(p, &saved);
	forget_memo(p, atom->first, atom->end);
	return node ? il_in_parentheses(p->il, node) : 0;
}

static u32 position_of_expression(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, node), *first = il_expr_node(p->il, record->first_operand);

	return record->kind == enk_operation && first->range_begin == record->range_begin ?
	               first_behind_parentheses(p, token_at(p, first->range_end)) :
	               record->range_begin;
}

/* A fold-expression in parentheses: the ... in it; 0: it is none. */
static u32 ellipsis_of_fold(const struct parser *p, const struct constraint *atom)
{
	u32 at = atom->first;

	if (p->tokens[at].kind != TOK_LPAREN || matching(p, at) + 1 != atom->end)
		return 0;
	while (++at < atom->end - 1 && p->tokens[at].kind != TOK_ELLIPSIS) {
		unsigned kind = p->tokens[at].kind;

		if (kind == TOK_LPAREN || kind == TOK_LBRACE || kind == TOK_LBRACKET)
			at = matching(p, at);
		else if (kind == TOK_sizeof)
			at++;
	}
	return at < atom->end - 1 ? at : 0;
}

/* At the operator between the pack and the ...; an operand that is a word alone is no pack. */
static u32 position_of_fold(const struct parser *p, const struct constraint *atom, u32 ellipsis)
{
	bool is_left = ellipsis == atom->first + 1 || ellipsis == atom->first + 3;

	return p->tokens[is_left ? ellipsis + 1 : ellipsis - 1].position;
}

u32 position_of_constraint(struct parser *p, u32 number)
{
	struct constraint c = *constraint_of(p, number);
	u32 node, at;

	if (c.kind == CONSTRAINT_AND || c.kind == CONSTRAINT_OR) {
		at = constraint_of(p, c.right)->first - 1;
		while (p->tokens[at].kind == TOK_LPAREN)
			at--;
		return p->tokens[at].position;
	}
	if ((at = ellipsis_of_fold(p, &c)))
		return position_of_fold(p, &c, at);
	node = c.kind == CONSTRAINT_ATOM ? form_of(p, &c) : 0;
	return node ? position_of_expression(p, node) : p->tokens[c.first].position;
}

/* ---- atomic constraints ---- */

/* Whether the reference knows the value of an expression without evaluating it, when it substituted arguments into it. */
static bool is_folded(const struct parser *p, u32 node)
{
	const struct il_expr_node *record = il_expr_node(p->il, il_in_parentheses(p->il, node));

	if (record->kind != enk_operation)
		return record->kind != enk_template_name && record->kind != enk_variable && record->kind != enk_error;
	switch (record->operation) {
	case eok_noexcept: return true;
	case eok_functional_cast: return il_expr_node(p->il, record->first_operand)->kind == enk_braced_init_list;
	case eok_not:
		record = il_expr_node(p->il, il_in_parentheses(p->il, record->first_operand));
		return record->kind != enk_operation || record->operation == eok_noexcept || record->operation == eok_not;
	default: return false;
	}
}

/* The reference forgets what it had to say when it evaluates the next expression. */
static void forget_reasons(struct reasons *reasons)
{
	u32 i;

	for (i = reasons->kept; i < reasons->list.count; i++)
		if (is_leaf(&reasons->list.at[i])) {
			drop_reasons(reasons, reasons->kept);
			return;
		}
}

void explain_atom(struct parser *p, struct reasons *reasons, u32 number, bool failed)
{
	struct constraint atom = *constraint_of(p, number);
	u32 node = form_of(p, &atom);

	if (!failed && node && !is_folded(p, node))
		forget_reasons(reasons);
	add_reason(p, reasons, failed ? DIAG_atomic_constraint_failed : DIAG_atomic_constraint_false, position_of_constraint(p, number), 0);
}

/* ---- what is said ---- */

void note_reasons(struct parser *p, const struct reasons *reasons)
{
	u32 i;

	for (i = 0; i < reasons->list.count; i++) {
		const struct reason *reason = &reasons->list.at[i];

		if (reason->type)
			diag_note(p->diag, (enum diag_id)reason->id, reason->place, reason->type);
		else
			diag_note(p->diag, (enum diag_id)reason->id, reason->place, reason->arguments);
	}
}
