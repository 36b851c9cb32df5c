/* Deductions from calls, ours beside those of g++. A case is a function template  template <HEAD> L<NAMES> *fN(PARAMS)  and the
 * arguments of a call; the outcome is what NAMES becomes, "fail" or "unknown". Names are those of all parameters in order: T of a type,
 * V<N> of a value, W<TT> of a template, L<Ts...> of a pack. */
#ifndef DEDUCE_JUDGE_H
#define DEDUCE_JUDGE_H

#include "gxx_judge.h"
#include "parse_show.h"

#include "../../cu-parse/templates/deduce.h"

struct deduce_case {
	const char *head, *names, *params, *explicit, *args, *outcome;
};

static void add_templates(struct buffer *out, const char *prelude, const struct deduce_case *cases, u32 count)
{
	u32 i;

	buffer_puts(out, "template <class...> struct L; template <auto> struct V; template <template <class...> class> struct W;\n");
	buffer_puts(out, prelude);
	for (i = 0; i < count; i++)
		buffer_printf(out, "template <%s> L<%s> *f%u(%s);\n", cases[i].head, cases[i].names, i, cases[i].params);
}

/* What is parsed. Calls have no node for their explicit arguments: xN has them. */
static void add_calls(struct buffer *out, const struct deduce_case *cases, u32 count)
{
	u32 i;

	for (i = 0; i < count; i++)
		if (*cases[i].explicit)
			buffer_printf(out, "using x%u = L<%s>;\n", i, cases[i].explicit);
	buffer_puts(out, "void test()\n{\n");
	for (i = 0; i < count; i++)
		buffer_printf(out, "\tf%u(%s);\n", i, cases[i].args);
	buffer_puts(out, "}\n");
}

/* What g++ must find true of the outcomes. */
static void add_assertion(struct buffer *out, const struct deduce_case *c, u32 number, const char *outcome)
{
	bool fails = !strcmp(outcome, "fail");
	char explicit[200] = "";

	if (!strcmp(outcome, "unknown"))
		return;
	if (*c->explicit)
		snprintf(explicit, sizeof explicit, "<%s>", c->explicit);
	if (fails)
		buffer_printf(
			out,
			"template <class...> Fail *f%u(Any); template <class...> Fail *f%u(Any, Any); template <class...> Fail *f%u(Any, Any, Any);\n",
			number, number, number);
	buffer_printf(out, "static_assert(__is_same(decltype(f%u%s(%s)), %s%s%s *), \"f%u\");\n", number, explicit, c->args,
	              fails ? "" : "L<", fails ? "Fail" : outcome, fails ? "" : ">", number);
}

static void show_template_argument(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_template_arg *arg = il_template_arg(il, index);

	if (arg->kind == tak_type)
		il_describe(il, IL_type, arg->type, out);
	else if (arg->kind == tak_template)
		buffer_printf(out, "W<%s>", il_text(il, il_template(il, arg->template)->name));
	else if (arg->constant && il_type(il, il_constant(il, arg->constant)->type)->int_kind == ik_bool)
		buffer_printf(out, "V<%s>", il_constant(il, arg->constant)->value ? "true" : "false");
	else if (arg->constant)
		buffer_printf(out, "V<(%s)%lld>", il_text(il, il_type(il, il_constant(il, arg->constant)->type)->name),
		              (long long)il_constant(il, arg->constant)->value);
	else
		buffer_puts(out, "?");
}

/* What the names become, or how it failed. The text is the caller's. */
static char *show_deduced(const struct il *il, const struct argument_set *set, enum outcome outcome)
{
	struct buffer out = { 0 };
	u32 i, n, arg;

	for (i = 0; i < set->count && outcome == OUTCOME_SUCCESS; i++)
		if (!set->of[i].known)
			outcome = OUTCOME_FAILURE;
	if (outcome != OUTCOME_SUCCESS)
		return xstrdup(outcome == OUTCOME_FAILURE ? "fail" : "unknown");
	buffer_puts(&out, "");
	for (i = 0; i < set->count; i++) {
		buffer_puts(&out, i ? ", " : "");
		buffer_puts(&out, set->of[i].is_pack ? "L<" : "");
		for (n = 0, arg = set->of[i].first; n < (set->of[i].is_pack ? set->of[i].elements : 1);
		     n++, arg = il_template_arg(il, arg)->next) {
			buffer_puts(&out, n ? ", " : "");
			show_template_argument(il, arg, &out);
		}
		buffer_puts(&out, set->of[i].is_pack ? ">" : "");
	}
	return out.text;
}

/* The call of fN in test(). */
static u32 call_of(const struct il *il, u32 number)
{
	char name[16];
	u32 i;

	snprintf(name, sizeof name, "f%u", number);
	for (i = 1; i < il->table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(il, i);

		if (node->kind == enk_operation && node->operation == eok_call &&
		    !strcmp(il_text(il, il_expr_node(il, node->first_operand)->name), name))
			return i;
	}
	fail_msg("no call of %s", name);
	return 0;
}

/* The template fN. */
static u32 template_of_case(const struct parsing *t, u32 number)
{
	char name[16];

	snprintf(name, sizeof name, "f%u", number);
	return named(t, IL_template, name);
}

/* Of packs these are the first elements. */
static bool explicit_arguments(struct parsing *t, u32 decl, u32 args, struct argument_set *set)
{
	bool result = arguments_of_list(&t->p, decl, args, set);
	u32 i;

	for (i = 0; i < set->count; i++)
		set->of[i].known &= !set->of[i].is_pack;
	return result;
}

/* Our outcome of a case. */
static char *outcome_of_case(struct parsing *t, const struct deduce_case *c, u32 number)
{
	struct argument_set set;
	char alias[16];
	u32 template = template_of_case(t, number), routine, callee, explicit = 0;
	enum outcome outcome = OUTCOME_FAILURE;

	snprintf(alias, sizeof alias, "x%u", number);
	routine = il_any_index(il_template(&t->il, template)->prototype);
	callee = il_expr_node(&t->il, call_of(&t->il, number))->first_operand;
	if (*c->explicit)
		explicit = il_template_info(&t->il, il_type(&t->il, il_type(&t->il, named(t, IL_type, alias))->type)->template_info)
		                   ->first_argument;
	if (explicit ? explicit_arguments(t, il_template(&t->il, template)->decl, explicit, &set) :
	               arguments_begin(&t->p, il_template(&t->il, template)->decl, &set))
		outcome = deduce_call(&t->p, &set, il_routine(&t->il, routine)->type, il_expr_node(&t->il, callee)->next);
	return show_deduced(&t->il, &set, outcome);
}

#endif
