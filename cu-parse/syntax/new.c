/* new and delete expressions [expr.new] [expr.delete]. Both are enk_new_delete; the name tells them apart.
 * Operands of new: the placement arguments in an enk_initializer with exf_placement, the array bounds, then the initializer:
 * an enk_braced_init_list, or an enk_initializer with exf_parenthesized. */
#include "../constants/constant.h"
#include "../typing/invalid.h"
#include "expr.h"

static u32 new_delete_node(struct parser *p, u32 begin)
{
	u32 node = expr_new(p, enk_new_delete, begin);

	if (node)
		il_expr_node(p->il, node)->name = p->lexed.identifiers.at[tok_ident(p)].name;
	advance(p);
	return node;
}

/* ( expression-list ) as one enk_initializer. */
static u32 argument_group(struct parser *p, u32 flags)
{
	u32 node = expr_new(p, enk_initializer, position(p)), last = 0;

	expr_flag(p, node, flags);
	parse_initializer_arguments(p, node, &last);
	return expr_end(p, node);
}

enum { DIMENSIONS_MAX = 16 };

/* new T[n][2][3] makes elements T[2][3]: those bounds are constant expressions. */
static u32 element_type(struct parser *p, u32 type, const u32 *brackets, u32 count)
{
	while (count-- > 1) {
		u32 open = brackets[count];
		struct constant bound = constant_of_text(p, p->scope, p->tokens[open + 1].position, p->tokens[matching(p, open)].position);

		if (!bound.known || (p->template_depth && !p->spelling))
			return p->error_type;
		type = type_array(p, type, &(struct array_bound){ .count = (u64)bound.bits });
	}
	return type;
}

/* new T[], at the [: before C++20 no initializer tells how many elements there are, and later just one does [expr.new]/7. */
static void check_open_bound(struct parser *p, u32 type, u32 place)
{
	unsigned after = tok_ahead(p, 2);

	if (tok_ahead(p, 1) != TOK_RBRACKET || after == TOK_LBRACKET || !is_as_written(p) || type == p->error_type ||
	    (!is_before_cxx20(p) && (after == TOK_LPAREN || after == TOK_LBRACE)))
		return;
	report_error(p, place, DIAG_incomplete_type_not_allowed, type_array(p, type, &(struct array_bound){ .flags = tyf_unknown_bound }));
}

/* new-type-id: type specifiers, pointer operators, array bounds. */
static u32 new_type_id(struct parser *p, u32 node, u32 *last)
{
	u32 start = p->at, open[DIMENSIONS_MAX], count = 0;
	u32 type = skip_undefined_new_type(p) || skip_name_of_no_allocated_type(p) ? p->error_type : parse_type_specifier_seq(p);

	if (p->at == start && is_compiled_once(p)) {
		syntax_error(p, DIAG_exp_type_specifier);
		pass_to_stop(p);
		return p->error_type;
	}
	if (tok(p) == TOK_LBRACKET)
		check_open_bound(p, type, p->tokens[start].position);
	while (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) != TOK_LBRACKET) {
		u32 close = matching(p, p->at);
		struct brackets saved = enter_brackets(p);

		if (count < DIMENSIONS_MAX)
			open[count++] = p->at;
		advance(p);
		if (p->at < close)
			expr_append(p, node, parse_expression(p), last);
		close_brackets(p, saved, close);
		expr_flag(p, node, exf_array_form);
	}
	return node ? element_type(p, type, open, count) : type;
}

u32 parse_new(struct parser *p, u32 begin)
{
	u32 node = new_delete_node(p, begin), last = 0, type;

	if (tok(p) == TOK_LPAREN && !at_cast(p))
		expr_append(p, node, argument_group(p, exf_placement), &last);
	if (tok(p) == TOK_LPAREN) {
		u32 close = matching(p, p->at);
		struct brackets saved = enter_brackets(p);

		advance(p);
		type = parse_operand_type_id(p, true);
		close_brackets(p, saved, close);
	} else {
		type = new_type_id(p, node, &last);
	}
	expr_type(p, node, type);
	if (tok(p) == TOK_LBRACE)
		expr_append(p, node, parse_braced_init_list(p), &last);
	else if (tok(p) == TOK_LPAREN)
		expr_append(p, node, argument_group(p, exf_parenthesized), &last);
	return expr_end(p, node);
}

u32 parse_delete(struct parser *p, u32 begin)
{
	u32 node = new_delete_node(p, begin);

	if (tok(p) == TOK_LBRACKET && tok_ahead(p, 1) == TOK_RBRACKET) {
		p->at += 2;
		expr_flag(p, node, exf_array_form);
	}
	expr_append(p, node, parse_cast_expression(p), &(u32){ 0 });
	return expr_end(p, node);
}
