/* Calls of literal operators, which user-defined literals are [lex.ext]: the literal chooses the parameters, nothing is converted. */
#include "../overload/candidates.h"
#include "../types/placeholder.h"
#include "invalid.h"

enum { LONGEST_NUMBER = 256 }; /* that is an argument list */

static u8 fundamental_kind(const struct parser *p, u32 type) { return il_type(p->il, type_strip(p, type, NULL))->int_kind; }

/* Whether the parameter is const C *; C of any type: ik_none. */
static bool is_string_param(struct parser *p, u32 type, u8 character)
{
	u32 cv = 0, pointee = pointed_to(p, type), bare = pointee ? type_strip(p, pointee, &cv) : 0;

	return pointee && cv == tyf_const && fundamental_kind(p, bare) == character;
}

static bool is_of_number(const struct parser *p, const struct il_expr_node *literal)
{
	char first = p->il->source[literal->range_begin];

	return (first >= '0' && first <= '9') || first == '.';
}

/* Whether a literal operator with these parameters takes the literal as the value that it is; or, raw, as its spelling. */
static bool takes_literal(struct parser *p, const struct il_type *function, const struct il_expr_node *literal, bool raw)
{
	const struct il_constant *constant = il_constant(p->il, literal->constant);
	u32 param = function->first_param, next = param ? il_param_type(p->il, param)->next : 0;
	u32 type = param ? il_param_type(p->il, param)->type : 0;
	bool is_number = is_of_number(p, literal);

	if (constant->kind == ck_string)
		return next && is_string_param(p, type, fundamental_kind(p, pointed_to(p, literal->type)));
	if (!param || next)
		return false;
	if (is_number && raw)
		return is_string_param(p, type, ik_char);
	if (is_number)
		return fundamental_kind(p, type) == (constant->kind == ck_float ? ik_long_double : ik_unsigned_long_long) &&
		       !pointed_to(p, type);
	return fundamental_kind(p, type) == fundamental_kind(p, literal->type) && !pointed_to(p, type);
}

static u32 find_operator(struct parser *p, const struct candidate_set *set, const struct il_expr_node *literal, bool raw)
{
	u32 i;

	for (i = 0; i < set->list.count; i++) {
		u32 routine = set->list.at[i].template ? 0 : set->list.at[i].routine;

		if (routine && takes_literal(p, il_type(p->il, type_strip(p, il_routine(p->il, routine)->type, NULL)), literal, raw))
			return routine;
	}
	return 0;
}

static bool has_templates(const struct candidate_set *set)
{
	u32 i = 0;

	while (i < set->list.count && !set->list.at[i].template)
		i++;
	return i < set->list.count;
}

/* What a numeric literal operator template is specialized with: the characters of the literal without its suffix. */
static u32 character_arguments(struct parser *p, const struct il_expr_node *literal, u32 end)
{
	u32 first = 0, i;

	for (i = end; i-- > literal->range_begin;) {
		struct constant value = constant_integer(p, ik_char, (u8)p->il->source[i]);
		u32 arg = template_arg_of_value(p, p->builtin[ik_char], &value);

		il_template_arg(p->il, arg)->next = first;
		first = arg;
	}
	return first;
}

/* What template <char...> is specialized with [over.literal]/5; 0: that is not known. */
static u32 numeric_arguments(struct parser *p, const struct il_expr_node *literal, u32 suffix_length)
{
	u32 end = literal->range_end - suffix_length;

	return end - literal->range_begin > LONGEST_NUMBER ? 0 : character_arguments(p, literal, end);
}

/* GNU: the type of the characters of a string, and each of them; of as many as a number may have. 0: they are more, or not known. */
static u32 string_arguments(struct parser *p, const struct il_expr_node *literal)
{
	struct buffer text = { 0 };
	struct il_template_arg *record;
	struct constant unit;
	u32 first, last, size = 1, i;
	u8 kind = ik_char;

	if (!string_at_token(p, token_at(p, literal->range_begin), &text, &kind, &size) || text.length / size > LONGEST_NUMBER) {
		buffer_free(&text);
		return 0;
	}
	first = last = new_argument(p, &record);
	record->kind = tak_type;
	record->type = p->builtin[kind];
	for (i = 0; i < text.length / size; i++) {
		u32 number = 0, arg;

		memcpy(&number, text.text + i * size, size);
		unit = constant_integer(p, kind, number);
		arg = template_arg_of_value(p, p->builtin[kind], &unit);
		il_template_arg(p->il, last)->next = arg;
		last = arg;
	}
	buffer_free(&text);
	return first;
}

/* What template <some class> is specialized with for a string, or GNU's template <typename C, C...> [over.literal]/5. */
static u32 arguments_of_string(struct parser *p, u32 template, u32 literal)
{
	const struct il_expr_node node = *il_expr_node(p->il, literal);
	struct il_template_arg *record;
	u32 decl, args;

	if (node.next || node.kind != enk_constant || il_constant(p->il, node.constant)->kind != ck_string)
		return 0;
	decl = il_template(p->il, template)->decl;
	if (!decl || !il_template_decl(p->il, decl)->first_param)
		return 0;
	if (il_template_param(p->il, il_template_decl(p->il, decl)->first_param)->kind == tpk_type)
		return string_arguments(p, &node);
	args = new_argument(p, &record);
	record->kind = tak_nontype;
	record->expr = literal;
	record->range_begin = node.range_begin;
	record->range_end = node.range_end;
	return args;
}

/* The specialization of a literal operator template; 0: there is none, it is not known, or several have one. */
static u32 find_template(struct parser *p, const struct candidate_set *set, u32 literal, u32 suffix_length)
{
	const struct il_expr_node node = *il_expr_node(p->il, literal);
	u32 found = 0, i, args, routine;
	enum outcome outcome;

	for (i = 0; i < set->list.count; i++) {
		if (!set->list.at[i].template)
			continue;
		args = is_of_number(p, &node) ? numeric_arguments(p, &node, suffix_length) :
		                                arguments_of_string(p, set->list.at[i].template, literal);
		outcome = OUTCOME_UNKNOWN;
		routine = args ? specialization_named(p, set->list.at[i].template, args, false, &outcome) : 0;
		if (outcome == OUTCOME_UNKNOWN || (routine && found))
			return 0;
		found = routine ? routine : found;
	}
	return found;
}

bool is_literal_call(const struct typing *t)
{
	const struct il_expr_node *callee = il_expr_node(t->p->il, t->operand[0]);

	return callee->flags & exf_implicit && !strncmp(il_text(t->p->il, callee->name), "operator\"\"", 10);
}

void type_literal_call(const struct typing *t)
{
	struct parser *p = t->p;
	struct il_expr_node *callee = il_expr_node(p->il, t->operand[0]);
	const struct il_expr_node literal = *il_expr_node(p->il, t->operand[1]);
	u32 suffix_length = (u32)strlen(il_text(p->il, callee->name)) - (u32)strlen("operator\"\""), function, routine;
	u32 name = identifier_of(p, il_text(p->il, callee->name));
	struct candidate_set set = { 0 };

	add_unqualified(p, &set, p->scope, name, true);
	routine = find_operator(p, &set, &literal, false);
	if (!routine)
		routine = find_operator(p, &set, &literal, true);
	if (!routine)
		routine = find_template(p, &set, t->operand[1], suffix_length);
	if (!routine && !set.incomplete && !has_templates(&set))
		report_no_literal_operator(p, name, literal.range_begin);
	candidate_set_free(&set);
	if (!routine) {
		unknown(t, UNKNOWN_overload);
		return;
	}
	callee = il_expr_node(p->il, t->operand[0]);
	callee->target = il_any_of(IL_routine, routine);
	function = type_strip(p, type_of_routine(p, routine), NULL);
	typed_by_declaration(t, function == p->error_type ? function : il_type(p->il, function)->type, vc_prvalue);
}
