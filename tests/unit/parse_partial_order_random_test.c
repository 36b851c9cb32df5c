/* Random pairs of function templates that take the same arguments, and partial specializations that match the same type: which is more
 * specialized, beside what g++ makes of them. ORDER_SEED and ORDER_COUNT in the environment choose others; ORDER_KEEP names a file that
 * gets the program. */
#include "deduce_random.h"

enum { DEFAULT_COUNT = 500, DEPTH = 3, ARGUMENTS = 3 };

/* One of the two templates. */
struct general {
	struct buffer head, names, params;
	bool has_parameters;
};

struct pair_case {
	struct general of[2];
	struct buffer declarations, args;
	u32 arguments;
	bool is_box; /* one parameter, box<…>: as if for a partial specialization, too */
};

/* How a parameter takes its argument, which is an lvalue: such that overload resolution prefers none to another. */
enum passing { BY_VALUE, BY_CONST_REFERENCE, BY_REFERENCE, BY_FORWARDING_REFERENCE };

static struct node *passed(struct tree *t, struct node *param, enum passing passing)
{
	bool parameter = param->shape == LEAF && strlen(param->name) == 1 && strchr("TUX", *param->name);

	switch (passing) {
	case BY_CONST_REFERENCE: return takes_const(param) ? wrap(t, LREF, wrap(t, CONST, param)) : wrap(t, LREF, param);
	case BY_REFERENCE: return wrap(t, LREF, param);
	case BY_FORWARDING_REFERENCE: return wrap(t, parameter ? RREF : LREF, param);
	default: return param;
	}
}

static void make_general(struct tree *t, struct node *const *types, u32 count, bool by_reference, bool is_box, struct general *g)
{
	struct parameters params = { .template_once = true, .plain_packs = is_box }; /* g++ finds others ambiguous */
	u32 i, chance = is_box ? 5 : 25;

	for (i = 0; i < count; i++) {
		struct node *param;
		enum passing passing = by_reference ? BY_REFERENCE + percent(t->r, 50) : BY_VALUE + percent(t->r, 40);
		bool pack = !is_box && !params.has_pack && percent(t->r, i ? 25 : 10);

		if (pack) {
			param = new_leaf(t, "Ts");
			params.has_pack = true;
		} else {
			param = is_box ? generalize_parts(t, &params, types[i], chance) : generalize(t, &params, types[i], chance);
		}
		if (!is_box)
			param = passed(t, param, passing);
		if (pack)
			param = wrap(t, EXPANSION, param);
		buffer_puts(&g->params, i ? ", " : "");
		print_type(param, "", &g->params);
		if (pack)
			break;
	}
	if (i == count && !is_box && !params.has_pack && percent(t->r, 15)) {
		params.has_pack = true;
		buffer_puts(&g->params, ", Ts...");
	}
	g->has_parameters = print_head(&params, "int", &g->head, &g->names);
}

/* What can be passed by value and by reference alike; g++ thinks otherwise of pointers to member functions. */
static bool is_passed_alike(const struct node *type)
{
	return type->shape != ARRAY && type->shape != FUNCTION && type->shape != CONST &&
	       !(type->shape == MEMBER && type->part[0]->shape == FUNCTION);
}

static void make_pair(struct random *r, u32 number, struct pair_case *c)
{
	struct tree *t = xcalloc(1, sizeof *t);
	struct node *types[ARGUMENTS];
	bool by_reference = percent(r, 50);
	u32 i;

	t->r = r;
	c->is_box = percent(r, 40);
	c->arguments = c->is_box ? 1 : 1 + next_random(r, ARGUMENTS);
	for (i = 0; i < c->arguments; i++) {
		types[i] = random_object(t, DEPTH - !c->is_box);
		if (!is_passed_alike(types[i]))
			types[i] = wrap(t, POINTER, new_leaf(t, "int"));
		if (c->is_box)
			types[i] = wrap(t, BOX, types[i]);
		buffer_printf(&c->declarations, "using a%u_%u = ", number, i);
		print_type(types[i], "", &c->declarations);
		buffer_printf(&c->declarations, "; extern a%u_%u v%u_%u;\n", number, i, number, i);
		buffer_printf(&c->args, "%sv%u_%u", i ? ", " : "", number, i);
	}
	make_general(t, types, c->arguments, by_reference, c->is_box, &c->of[0]);
	make_general(t, types, c->arguments, by_reference, c->is_box, &c->of[1]);
	free(t);
}

static void free_pair(struct pair_case *c)
{
	u32 i;

	for (i = 0; i < 2; i++) {
		buffer_free(&c->of[i].head);
		buffer_free(&c->of[i].names);
		buffer_free(&c->of[i].params);
	}
	buffer_free(&c->declarations);
	buffer_free(&c->args);
}

/* As cases 2 N and 2 N + 1 of deductions. */
static struct deduce_case as_case(const struct pair_case *c, u32 which)
{
	const struct general *g = &c->of[which];

	return (struct deduce_case){
		g->head.text ? g->head.text : "", g->names.text ? g->names.text : "", g->params.text, "", c->args.text, NULL
	};
}

static bool takes_arguments(struct parsing *t, const struct deduce_case *c, u32 number)
{
	char *outcome = outcome_of_case(t, c, number);
	bool result = strcmp(outcome, "fail") && strcmp(outcome, "unknown");

	free(outcome);
	return result;
}

static struct partial_specialization specialization_of_box(const struct parsing *t, u32 template)
{
	const struct il_template *record = il_template(&t->il, template);
	const struct il_type *function = il_type(&t->il, il_routine(&t->il, il_any_index(record->prototype))->type);
	const struct il_type *box = il_type(&t->il, il_param_type(&t->il, function->first_param)->type);

	return (struct partial_specialization){ .decl = record->decl,
		                                .args = il_template_info(&t->il, box->template_info)->first_argument };
}

static int order_of_specializations(struct parsing *t, u32 first, u32 second)
{
	struct partial_specialization a = specialization_of_box(t, first), b = specialization_of_box(t, second);

	return compare_partial_specializations(&t->p, named(t, IL_template, "box"), &a, &b);
}

static void assert_order(struct buffer *out, const struct pair_case *c, u32 number, int order, int of_specializations)
{
	static const char *const results[] = { "One", "Fail", "Two" };
	static const char *const names[] = { "One", "Two" };
	u32 i;

	for (i = 0; i < 2; i++)
		buffer_printf(out, "template <%s> %s *g%u(%s);\n", c->of[i].head.text, names[i], number, c->of[i].params.text);
	buffer_printf(out, "template <class... A> auto r%u(A &...a) -> decltype(g%u(a...)); Fail *r%u(...);\n", number, number, number);
	buffer_printf(out, "static_assert(__is_same(decltype(r%u(%s)), %s *) || __is_same(decltype(r%u(%s)), Fail *), \"%u\");\n", number,
	              c->args.text, results[order + 1], number, c->args.text, number);
	if (!of_specializations)
		return;
	buffer_printf(out, "template <class> struct q%u;\n", number);
	for (i = 0; i < 2; i++) {
		buffer_printf(out, "template <%s> struct q%u<%s> { using type = %s; };\n", c->of[i].head.text, number, c->of[i].params.text,
		              names[i]);
	}
	buffer_printf(out, "template <class T> typename q%u<T>::type *s%u(T);\n", number, number);
	buffer_printf(out, "static_assert(__is_same(decltype(s%u(v%u_0)), %s *), \"specialization %u\");\n", number, number,
	              results[of_specializations + 1], number);
}

static void orders_are_as_in_gxx(void **state)
{
	u32 seed = environment("ORDER_SEED", 1), count = environment("ORDER_COUNT", DEFAULT_COUNT), i, ordered = 0, compared = 0,
	    specialized = 0;
	struct random r = { seed * 0x9E3779B97F4A7C15ull + 1 };
	struct pair_case *cases = xcalloc(count, sizeof *cases);
	struct deduce_case *texts = xcalloc(2 * (size_t)count, sizeof *texts);
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	int agrees;

	(void)state;
	buffer_puts(&program, random_prelude);
	buffer_puts(&program, "struct One; struct Two;\n");
	for (i = 0; i < count; i++) {
		make_pair(&r, i, &cases[i]);
		texts[2 * i] = as_case(&cases[i], 0);
		texts[2 * i + 1] = as_case(&cases[i], 1);
		buffer_puts(&program, cases[i].declarations.text);
	}
	add_templates(&text, program.text, texts, 2 * count);
	add_calls(&text, texts, 2 * count);
	parse_with(&t, text.text, BODIES_ALL);
	t.il.header.std_version = 201703;
	for (i = 0; i < count; i++) {
		u32 first = template_of_case(&t, 2 * i), second = template_of_case(&t, 2 * i + 1);
		int order = compare_function_templates(&t.p, first, second, cases[i].arguments), of_specializations = 0;

		assert_int_equal(order, -compare_function_templates(&t.p, second, first, cases[i].arguments));
		if (!takes_arguments(&t, &texts[2 * i], 2 * i) || !takes_arguments(&t, &texts[2 * i + 1], 2 * i + 1))
			continue;
		if (cases[i].is_box && cases[i].of[0].has_parameters && cases[i].of[1].has_parameters)
			of_specializations = order_of_specializations(&t, first, second);
		compared++;
		ordered += order != 0;
		specialized += of_specializations != 0;
		assert_order(&program, &cases[i], i, order, of_specializations);
	}
	print_message("seed %u: %u pairs, %u of them ordered, and %u specializations\n", seed, compared, ordered, specialized);
	agrees = gxx_accepts(program.text, 201703, "ORDER_KEEP");
	done(&t);
	for (i = 0; i < count; i++)
		free_pair(&cases[i]);
	free(cases);
	free(texts);
	buffer_free(&text);
	buffer_free(&program);
	if (agrees < 0)
		skip();
	assert_true(agrees);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(orders_are_as_in_gxx) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
