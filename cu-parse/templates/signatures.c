/* The signatures of templates with all expressions: the names of specializations spell them (Itanium C++ ABI, 5.1.5). */
#include "../constants/constant.h"
#include "instantiate.h"
#include "../types/placeholder.h"

struct signatures {
	struct parser *p;
	struct il_map done; /* templates */
	VEC(u32) waiting;   /* alias and class templates whose arguments may be spelled */
};

/* Prepares the parser for parsing a part of a declaration with its template parameters: they mean themselves. False: not possible. */
static bool begin_signature(struct parser *p, struct replay *replay, u32 template_decl, u32 begin, u32 end)
{
	u32 scope = il_template_decl(p->il, template_decl)->scope;

	if (!scope || !end || !begin_replay(p, replay, token_at(p, begin), token_at(p, end), scope))
		return false;
	p->template_depth = il_template_decl(p->il, template_decl)->depth + 1;
	p->recording = p->spelling = true;
	p->evaluation = evk_unevaluated;
	return true;
}

static void complete_function(struct parser *p, u32 routine)
{
	struct il_routine record = *il_routine(p->il, routine);
	struct il_full_entity_decl_info decl = *il_full_entity_decl_info(p->il, record.first_decl);
	enum declaration_context context = record.class_type && !(decl.flags & dcf_out_of_class) ? CONTEXT_CLASS : CONTEXT_NAMESPACE;
	struct specifiers s;
	struct declarator d;
	struct replay replay;

	if (!begin_signature(p, &replay, decl.template_decl, decl.specifiers_begin, decl.declarator_end))
		return;
	p->class_type = record.class_type;
	parse_specifiers(p, &s, context, NULL);
	parse_declarator(p, &s, &d, false, context);
	end_replay(p, &replay);
	if (d.is_function) /* even if something in it is not known: then it has no name */
		il_routine(p->il, routine)->type = d.type;
	if (d.id.kind == ID_CONVERSION && d.is_function)
		il_routine(p->il, routine)->conversion_type = d.id.type;
}

/* using name = type-id; */
static void complete_alias(struct parser *p, const struct il_template *template)
{
	u32 pattern = il_any_index(template->prototype), begin = il_type(p->il, pattern)->position, type;
	struct replay replay;

	if (!begin_signature(p, &replay, template->decl, begin, begin))
		return;
	forget_memo(p, p->at, end_of_alias(p, p->at));
	advance(p);
	parse_attributes(p, &(u32){ 0 }, &(u32){ 0 }, false);
	type = accept(p, TOK_ASSIGN) ? parse_type_id(p) : p->error_type;
	end_replay(p, &replay);
	if (!type_is_unknown(p, type))
		il_type(p->il, pattern)->type = type;
}

static void complete_default_argument(struct parser *p, const struct il_template *template, u32 param)
{
	struct il_template_param record = *il_template_param(p->il, param);
	struct il_template_arg written = *il_template_arg(p->il, record.default_arg), arg, *kept;
	struct replay replay;
	bool parsed, dependent;

	if (!record.default_arg || record.kind == tpk_template ||
	    !begin_signature(p, &replay, head_around(p, template, written.range_begin), written.range_begin, written.range_end))
		return;
	p->greater_ends = true;
	parsed = parse_template_argument(p, &arg, &dependent);
	end_replay(p, &replay);
	kept = il_template_arg(p->il, record.default_arg);
	if (parsed && kept->kind == arg.kind && arg.kind == tak_type && !type_is_unknown(p, arg.type))
		kept->type = arg.type;
	if (parsed && kept->kind == arg.kind && !kept->expr)
		kept->expr = arg.expr;
}

static void complete_template(struct parser *p, u32 index)
{
	struct il_template template = *il_template(p->il, index);
	u32 param;

	if (template.kind == templk_function && il_any_kind(template.prototype) == IL_routine)
		complete_function(p, il_any_index(template.prototype));
	else if (template.kind == templk_alias && il_any_kind(template.prototype) == IL_type && template.decl)
		complete_alias(p, &template);
	if (template.kind == templk_function || !template.decl)
		return;
	for (param = il_template_decl(p->il, template.decl)->first_param; param; param = il_template_param(p->il, param)->next)
		complete_default_argument(p, &template, param);
}

static void want(struct signatures *s, u32 template)
{
	bool is_new;

	il_map_at(&s->done, il_any_of(IL_template, template), &is_new);
	if (template && is_new)
		vec_push(&s->waiting, template);
}

/* A function that an expression names for certain is spelled with its own signature. */
static void want_function(struct signatures *s, const struct il_expr_node *node)
{
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;

	if (routine && il_routine(s->p->il, routine)->template_info)
		want(s, il_template_info(s->p->il, il_routine(s->p->il, routine)->template_info)->template);
}

/* Whether an alias is a member of what is certain once its arguments are known, though these depend on template parameters. */
static bool is_member_of_known_class(struct parser *p, const struct il_type *alias)
{
	struct il_template template = *il_template(p->il, il_template_info(p->il, alias->template_info)->template);
	const struct il_type *member;
	u32 class;

	if (il_any_kind(template.prototype) != IL_type || !template.decl)
		return false;
	member = il_type(p->il, type_strip(p, il_type(p->il, il_any_index(template.prototype))->type, NULL));
	if (member->kind != tk_typeref || member->typeref_kind != trk_dependent_member || !type_is_dependent(p, member->class_type))
		return false;
	class = type_substitute(p, member->class_type, il_template_decl(p->il, template.decl)->depth,
	                        il_template_info(p->il, alias->template_info)->first_argument);
	return !type_is_unknown(p, class) && !type_is_dependent(p, class) && !(il_type(p->il, class)->flags & tyf_hidden_dependence) &&
	       !has_hidden_dependence(p, il_template_info(p->il, il_type(p->il, class)->template_info)->first_argument);
}

/* Such an alias is spelled as the member that it is [temp.alias]/2. */
static void resolve_member_alias(struct parser *p, u32 type)
{
	struct il_type alias = *il_type(p->il, type);
	bool failed = false;
	u32 member;

	if (alias.kind != tk_typeref || alias.typeref_kind != trk_alias_template_id || alias.type || alias.flags & tyf_hidden_dependence ||
	    !is_member_of_known_class(p, &alias))
		return;
	member = instantiate_alias(p, type, &failed);
	if (!member)
		return;
	if (type_is_dependent(p, member) && il_type(p->il, member)->type) /* an alias that does not use its arguments */
		il_type(p->il, type)->flags |= tyf_hidden_dependence;
	il_type(p->il, type)->type = member;
	il_type(p->il, type)->flags &= ~(u32)tyf_dependent; /* names show what it is: that may depend on parameters */
}

/* Completes what waits, and what they spell: the alias and class templates of dependent types, and functions. */
static void complete_waiting(struct signatures *s)
{
	struct parser *p = s->p;
	u32 type = 1, node = p->il->table[IL_expr_node].count;

	while (s->waiting.count) {
		complete_template(p, vec_pop(&s->waiting));
		for (; type < p->il->table[IL_type].count; type++)
			if (il_type(p->il, type)->template_info && type_is_dependent(p, type)) {
				want(s, il_template_info(p->il, il_type(p->il, type)->template_info)->template);
				resolve_member_alias(p, type);
			}
		for (; node < p->il->table[IL_expr_node].count; node++)
			want_function(s, il_expr_node(p->il, node));
	}
}

/* The expressions name enumerators by their values. */
static void give_enumerator_value(struct parser *p, il_any entity)
{
	u32 index = il_any_kind(entity) == IL_variable ? il_any_index(entity) : 0, number;
	struct il_constant *record;
	struct constant value;

	if (!(il_variable(p->il, index)->flags & vf_enumerator) || il_variable(p->il, index)->constant)
		return;
	value = constant_of_variable(p, index);
	if (!value.known)
		return;
	number = il_new_constant(p->il, &record);
	record->kind = ck_integer;
	record->type = il_variable(p->il, index)->type;
	record->value = (i64)value.bits;
	record->high = (i64)(value.bits >> 64);
	il_variable(p->il, index)->constant = number;
}

static void give_bytes(struct parser *p, u32 constant)
{
	struct buffer bytes = { 0 }, digits = { 0 };
	struct il_constant *record = il_constant(p->il, constant);
	u32 size = 1;
	u8 kind = 0;
	size_t i;

	if (string_at_token(p, token_at(p, record->range_begin), &bytes, &kind, &size)) {
		for (i = 0; i < bytes.length; i++)
			buffer_printf(&digits, "%02x", (unsigned char)bytes.text[i]);
		record->text = digits.length ? il_intern(p->il, digits.text, digits.length) : 0;
	}
	buffer_free(&bytes);
	buffer_free(&digits);
}

static void give_constant(struct parser *p, u32 node)
{
	struct constant value = constant_of_expression(p, node);

	if (value.known && !il_expr_node(p->il, node)->constant)
		il_expr_node(p->il, node)->constant = constant_to_il(p, &value);
}

/* Strings are spelled by their bytes, alignments and the bounds of arrays by their values. */
static void give_value(struct parser *p, u32 index)
{
	const struct il_expr_node *node = il_expr_node(p->il, index);

	if (node->kind == enk_constant && il_constant(p->il, node->constant)->kind == ck_string)
		give_bytes(p, node->constant);
	else if (node->kind == enk_alignof && node->type_operand && !type_is_dependent(p, node->type_operand))
		give_constant(p, index);
	else if (node->kind == enk_new_delete && node->flags & exf_array_form && node->type_operand)
		for (index = node->first_operand; index; index = il_expr_node(p->il, index)->next)
			if (!(il_expr_node(p->il, index)->flags & exf_dependent))
				give_constant(p, index);
}

static void give_values(struct parser *p, u32 node)
{
	give_enumerator_value(p, il_expr_node(p->il, node)->target);
	give_value(p, node);
}

static enum il_walk enter_node(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth)
{
	(void)depth;
	if (kind == IL_expr_node)
		give_values(walker->context, index);
	return IL_WALK_INTO;
}

/* The same of an expression that was there before. */
static void give_values_in(struct parser *p, u32 node)
{
	struct il_walker walker = { .enter = enter_node, .context = p };

	if (node)
		il_walk(p->il, IL_expr_node, node, &walker);
}

/* A type that is deduced may have ABI tags that the name shows. */
static void deduce_types(struct parser *p)
{
	u32 i, count, type;

	for (i = 1, count = p->il->table[IL_routine].count; i < count; i++) {
		const struct il_routine *routine = il_routine(p->il, i);
		struct il_type t = *il_type(p->il, type_strip(p, routine->type, NULL));

		if (!(routine->entity & enf_needed) || t.kind != tk_routine || !has_placeholder(p, t.type) ||
		    !(type = deduced_return_type(p, i)))
			continue;
		type = type_signature(p, type, t.first_param, t.flags);
		il_routine(p->il, i)->type = type;
	}
	for (i = 1, count = p->il->table[IL_variable].count; i < count; i++) {
		struct il_variable variable = *il_variable(p->il, i);

		if (variable.entity & (enf_is_template | enf_member_of_template) || !variable.parent_scope ||
		    !has_placeholder(p, variable.type) || variable.flags & (vf_local_static | vf_parameter) ||
		    enclosing_namespace_scope(p, variable.parent_scope) != variable.parent_scope)
			continue;
		type = type_of_variable(p, i);
		il_variable(p->il, i)->type = type;
	}
}

void complete_signatures(struct parser *p)
{
	struct signatures s = { .p = p };
	u32 i, count = p->il->table[IL_routine].count, first = p->il->table[IL_expr_node].count;

	for (i = 1; i < count; i++) {
		u32 info = il_routine(p->il, i)->template_info;

		if (info && il_routine(p->il, i)->entity & enf_explicit_specialization)
			complete_specialization(p, i);
		if (info && il_routine(p->il, i)->entity & (enf_needed | enf_explicit_specialization))
			want(&s, il_template_info(p->il, info)->template);
	}
	for (i = 1; i < p->il->table[IL_instantiation_directive].count; i++)
		want(&s, il_template_info(p->il, il_instantiation_directive(p->il, i)->template_info)->template);
	complete_waiting(&s);
	for (i = first, count = p->il->table[IL_expr_node].count; i < count; i++)
		give_values(p, i);
	for (i = 1, count = p->il->table[IL_type].count; i < count; i++)
		if (il_type(p->il, i)->expr < first)
			give_values_in(p, il_type(p->il, i)->expr);
	deduce_types(p);
	il_map_free(&s.done);
	vec_free(&s.waiting);
}
