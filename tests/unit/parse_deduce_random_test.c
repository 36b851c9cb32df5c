/* Random deductions beside what g++ makes of them: a parameter's type is made from the argument's by putting template parameters in place
 * of parts of it, and the argument is then changed a little now and then. g++ must agree with every answer of ours. DEDUCE_SEED and
 * DEDUCE_COUNT in the environment choose others; DEDUCE_KEEP names a file that gets the program, and DEDUCE_UNKNOWN shows what is not
 * known. */
#include "deduce_random.h"

enum { DEFAULT_COUNT = 600, DEPTH = 4, KNOWN_PERCENT = 90 };

/* Changes a part of the type. */
static struct node *mutate(struct tree *t, struct node *type)
{
	struct node *copy = new_node(t, type->shape);
	u32 i = type->count ? next_random(t->r, type->count) : 0;

	*copy = *type;
	if (!type->count || percent(t->r, 20)) {
		if (type->shape == CONST)
			return type->part[0];
		return takes_const(type) && percent(t->r, 50) ? wrap(t, CONST, copy) :
		                                                new_leaf(t, leaf_names[next_random(t->r, COUNT_OF(leaf_names))]);
	}
	copy->part[i] = mutate(t, type->part[i]);
	if (type->shape == CONST && !takes_const(copy->part[0]))
		return copy->part[0];
	return copy;
}

/* ---- cases ---- */

struct random_case {
	struct deduce_case texts;
	struct buffer declarations;
	bool exact;
};

/* A call with an argument of a random type. */
static void make_case(struct random *r, u32 number, struct random_case *c)
{
	static const enum shape references[] = { LREF, RREF };
	struct tree *t = xcalloc(1, sizeof *t);
	struct parameters params = { 0 };
	struct buffer head = { 0 }, names = { 0 }, pattern = { 0 }, args = { 0 };
	struct node *type, *param;
	bool derived = percent(r, 10);

	t->r = r;
	c->exact = !derived && percent(r, 50);
	type = derived ? wrap(t, percent(r, 50) ? BOX : TUPLE, new_leaf(t, "int")) : random_object(t, DEPTH);
	if (derived && type->shape == TUPLE)
		type->part[type->count++] = new_leaf(t, "char");
	if (c->exact)
		type = wrap(t, BOX, type);
	param = generalize_parts(t, &params, type, 8);
	if (!params.value[0] && !params.has_bound && !params.has_pack && !params.has_template)
		param = c->exact ? wrap(t, BOX, parameter_for(t, &params, type->part[0])) : parameter_for(t, &params, type);
	if (derived)
		type = new_leaf(t, type->shape == TUPLE ? "DT" : percent(r, 50) ? "DB" : "DD");
	else if (percent(r, 30))
		type = c->exact ? wrap(t, BOX, mutate(t, type->part[0])) : mutate(t, type);
	if (!c->exact && percent(r, 25) && param->shape != FUNCTION && type->shape != FUNCTION) {
		param = wrap(t, POINTER, param);
		type = wrap(t, POINTER, type);
	}
	if (!c->exact && percent(r, 60)) {
		if (takes_const(param) && percent(r, 50))
			param = wrap(t, CONST, param);
		param = wrap(t, references[next_random(r, 2)], param);
	}
	print_head(&params, percent(r, 50) ? "int" : "unsigned long", &head, &names);
	print_type(param, "", &pattern);
	buffer_printf(&c->declarations, "using a%u = ", number);
	print_type(type, "", &c->declarations);
	buffer_printf(&c->declarations, "; extern a%u v%u;\n", number, number);
	if (percent(r, 70) || type->shape == FUNCTION || type->shape == ARRAY)
		buffer_printf(&args, "v%u", number);
	else
		buffer_printf(&args, "static_cast<a%u &&>(v%u)", number, number);
	keep_text(&c->texts.head, &head);
	keep_text(&c->texts.names, &names);
	keep_text(&c->texts.params, &pattern);
	keep_text(&c->texts.args, &args);
	c->texts.explicit = "";
	free(t);
}

static void free_case(struct random_case *c)
{
	free((void *)(uintptr_t)c->texts.head);
	free((void *)(uintptr_t)c->texts.names);
	free((void *)(uintptr_t)c->texts.params);
	free((void *)(uintptr_t)c->texts.args);
	buffer_free(&c->declarations);
}

static void add_random_assertion(struct buffer *out, const struct random_case *c, u32 number, const char *outcome)
{
	bool fails = !strcmp(outcome, "fail");

	buffer_printf(out, "template <class...> Fail *f%u(Any);\n", number);
	if (!strcmp(outcome, "unknown"))
		return;
	if (fails || c->exact)
		buffer_printf(out, "static_assert(__is_same(decltype(f%u(%s)), %s%s%s *), \"f%u\");\n", number, c->texts.args,
		              fails ? "" : "L<", fails ? "Fail" : outcome, fails ? "" : ">", number);
	else /* the argument may not fit after all */
		buffer_printf(out,
		              "static_assert(__is_same(decltype(f%u(%s)), L<%s> *) || __is_same(decltype(f%u(%s)), Fail *), \"f%u\");\n",
		              number, c->texts.args, outcome, number, c->texts.args, number);
}

static void calls_deduce_as_in_gxx(void **state)
{
	u32 seed = environment("DEDUCE_SEED", 1), count = environment("DEDUCE_COUNT", DEFAULT_COUNT), i, known = 0, failed = 0;
	struct random r = { seed * 0x9E3779B97F4A7C15ull + 1 };
	struct random_case *cases = xcalloc(count, sizeof *cases);
	struct deduce_case *texts = xcalloc(count, sizeof *texts);
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	int agrees;

	(void)state;
	buffer_puts(&program, random_prelude);
	for (i = 0; i < count; i++) {
		make_case(&r, i, &cases[i]);
		texts[i] = cases[i].texts;
		buffer_puts(&program, cases[i].declarations.text);
	}
	add_templates(&text, program.text, texts, count);
	buffer_free(&program);
	buffer_puts(&program, text.text);
	add_calls(&text, texts, count);
	parse_with(&t, text.text, BODIES_ALL);
	t.il.header.std_version = 201703;
	for (i = 0; i < count; i++) {
		char *outcome = outcome_of_case(&t, &texts[i], i);

		known += strcmp(outcome, "unknown") != 0;
		failed += !strcmp(outcome, "fail");
		if (!strcmp(outcome, "unknown") && getenv("DEDUCE_UNKNOWN"))
			print_message("unknown: template <%s> f(%s), %.*s", texts[i].head, texts[i].params,
			              (int)cases[i].declarations.length, cases[i].declarations.text);
		add_random_assertion(&program, &cases[i], i, outcome);
		free(outcome);
	}
	print_message("seed %u: %u deductions, %u known, %u of them failures\n", seed, count, known, failed);
	agrees = gxx_accepts(program.text, 201703, "DEDUCE_KEEP");
	done(&t);
	for (i = 0; i < count; i++)
		free_case(&cases[i]);
	free(cases);
	free(texts);
	buffer_free(&text);
	buffer_free(&program);
	assert_true(known * 100 >= count * KNOWN_PERCENT);
	if (agrees < 0)
		skip();
	assert_true(agrees);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(calls_deduce_as_in_gxx) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
