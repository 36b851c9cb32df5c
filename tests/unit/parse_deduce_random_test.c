/* Random deductions and partial orders beside what g++ makes of them. Types are trees; a parameter's type is made from the argument's by
 * putting template parameters in place of parts of it, and the argument is then changed a little now and then. g++ must agree with every
 * answer of ours. DEDUCE_SEED and DEDUCE_COUNT in the environment choose others; DEDUCE_KEEP names a file that gets the program. */
#include "deduce_judge.h"
#include "layout_random.h"

enum { DEFAULT_COUNT = 600, DEPTH = 4, KNOWN_PERCENT = 90 };

/* ---- types ---- */

enum shape { LEAF, CONST, POINTER, LREF, RREF, ARRAY, FUNCTION, MEMBER, BOX, PAIR, TUPLE, SIZED, TEMPLATE /* TT<…> */, EXPANSION };
enum { PARTS = 4, NODES = 400 };
struct node {
	enum shape shape;
	const char *name;            /* LEAF, class of MEMBER; of a bound a parameter */
	int bound;
	u32 count;
	struct node *part[PARTS];
};
struct tree { struct node nodes[NODES]; u32 count; struct random *r; };

static struct node *new_node(struct tree *t, enum shape shape)
{
	struct node *node = &t->nodes[t->count++];

	assert_true(t->count < NODES);
	*node = (struct node){ .shape = shape };
	return node;
}

static struct node *new_leaf(struct tree *t, const char *name)
{
	struct node *node = new_node(t, LEAF);

	node->name = name;
	return node;
}

static struct node *wrap(struct tree *t, enum shape shape, struct node *part)
{
	struct node *node = new_node(t, shape);

	node->part[node->count++] = part;
	return node;
}

static const char *const leaf_names[] = { "int", "char", "long", "S", "E" };

static struct node *random_type(struct tree *t, u32 depth);

/* One that pointers may point to and members may be of. */
static struct node *random_object(struct tree *t, u32 depth)
{
	struct node *node = random_type(t, depth);

	return node->shape == LREF || node->shape == RREF ? node->part[0] : node;
}

static bool takes_const(const struct node *node)
{
	return node->shape != ARRAY && node->shape != FUNCTION && node->shape != CONST && node->shape != LREF && node->shape != RREF;
}

/* What functions take and give back. */
static struct node *random_value(struct tree *t, u32 depth)
{
	struct node *node = random_type(t, depth);

	if (node->shape == ARRAY || node->shape == FUNCTION)
		node = wrap(t, POINTER, node);
	return node->shape == CONST ? node->part[0] : node;
}

static void add_parts(struct tree *t, struct node *node, u32 count, u32 depth, struct node *(*part)(struct tree *, u32))
{
	while (count--) {
		struct node *made = part(t, depth);

		node->part[node->count++] = made;
	}
}

static struct node *random_type(struct tree *t, u32 depth)
{
	u32 what = depth ? next_random(t->r, 20) : 0;
	struct node *node;

	switch (what) {
	case 1: case 2:
		node = random_object(t, depth - 1);
		return takes_const(node) ? wrap(t, CONST, node) : node;
	case 3: case 4: case 5:
		return wrap(t, POINTER, random_object(t, depth - 1));
	case 6:
		return wrap(t, LREF, random_object(t, depth - 1));
	case 7:
		return wrap(t, RREF, random_object(t, depth - 1));
	case 8:
		node = random_object(t, depth - 1);
		node = wrap(t, ARRAY, node->shape == FUNCTION ? wrap(t, POINTER, node) : node);
		node->bound = 1 + (int)next_random(t->r, 3);
		return node;
	case 9: case 10:
		node = new_node(t, FUNCTION);
		add_parts(t, node, 1 + next_random(t->r, 3), depth - 1, random_value);
		return node;
	case 11:
		node = wrap(t, MEMBER, random_object(t, depth - 1));
		node->name = percent(t->r, 50) ? "S" : "DB";
		return node;
	case 12: case 13: case 14:
		return wrap(t, BOX, random_type(t, depth - 1));
	case 15: case 16:
		node = new_node(t, PAIR);
		add_parts(t, node, 2, depth - 1, random_type);
		return node;
	case 17: case 18:
		node = new_node(t, TUPLE);
		add_parts(t, node, next_random(t->r, 4), depth - 1, random_type);
		return node;
	case 19:
		node = wrap(t, SIZED, random_type(t, depth - 1));
		node->bound = 1 + (int)next_random(t->r, 3);
		return node;
	default:
		return new_leaf(t, leaf_names[next_random(t->r, COUNT_OF(leaf_names))]);
	}
}

static bool same_tree(const struct node *a, const struct node *b)
{
	u32 i;

	if (a->shape != b->shape || a->count != b->count || a->bound != b->bound || a->name != b->name)
		return false;
	for (i = 0; i < a->count; i++)
		if (!same_tree(a->part[i], b->part[i]))
			return false;
	return true;
}

/* ---- as text ---- */

static void print_type(const struct node *node, const char *declarator, struct buffer *out);

static void print_parts(const struct node *node, u32 first, const char *open, const char *close, struct buffer *out)
{
	u32 i;

	buffer_puts(out, open);
	for (i = first; i < node->count; i++) {
		buffer_puts(out, i > first ? ", " : "");
		print_type(node->part[i], "", out);
	}
	buffer_puts(out, close);
}

static void print_pointer(const struct node *node, const char *operator, const char *declarator, struct buffer *out)
{
	bool parentheses = node->part[0]->shape == ARRAY || node->part[0]->shape == FUNCTION;
	struct buffer inner = { 0 };

	buffer_printf(&inner, parentheses ? "(%s%s)" : "%s%s", operator, declarator);
	print_type(node->part[0], inner.text, out);
	buffer_free(&inner);
}

static void print_template_id(const char *name, const struct node *node, const char *declarator, struct buffer *out)
{
	buffer_puts(out, name);
	print_parts(node, 0, "<", "", out);
	if (node->shape == SIZED && node->name)
		buffer_printf(out, ", %s", node->name);
	else if (node->shape == SIZED)
		buffer_printf(out, ", %d", node->bound);
	buffer_printf(out, "> %s", declarator);
}

static void print_type(const struct node *node, const char *declarator, struct buffer *out)
{
	struct buffer inner = { 0 };

	switch (node->shape) {
	case LEAF: buffer_printf(out, "%s %s", node->name, declarator); break;
	case POINTER: print_pointer(node, "*", declarator, out); break;
	case LREF: print_pointer(node, "&", declarator, out); break;
	case RREF: print_pointer(node, "&&", declarator, out); break;
	case MEMBER:
		buffer_printf(&inner, "%s::*", node->name);
		print_pointer(node, inner.text, declarator, out);
		break;
	case CONST:
		buffer_printf(&inner, "const %s", declarator);
		print_type(node->part[0], inner.text, out);
		break;
	case ARRAY:
		if (node->name)
			buffer_printf(&inner, "%s[%s]", declarator, node->name);
		else
			buffer_printf(&inner, "%s[%d]", declarator, node->bound);
		print_type(node->part[0], inner.text, out);
		break;
	case FUNCTION:
		buffer_puts(&inner, declarator);
		print_parts(node, 1, "(", ")", &inner);
		print_type(node->part[0], inner.text, out);
		break;
	case BOX: print_template_id("box", node, declarator, out); break;
	case PAIR: print_template_id("pair", node, declarator, out); break;
	case TUPLE: print_template_id("tuple", node, declarator, out); break;
	case SIZED: print_template_id("sized", node, declarator, out); break;
	case TEMPLATE: print_template_id(node->name, node, declarator, out); break;
	case EXPANSION:
		print_type(node->part[0], "...", out);
		break;
	}
	buffer_free(&inner);
}

/* ---- parameters in place of parts ---- */

enum { TYPES = 3 };
struct parameters {
	struct node *value[TYPES];   /* of T, U, X; NULL: not used */
	int bound;                   /* of N */
	bool has_bound, has_pack, has_template;
	enum shape template_shape;   /* of TT */
};
static const char *const type_names[TYPES] = { "T", "U", "X" };

/* A parameter for the type: a new one, one that has this value, or now and then the wrong one. NULL: none. */
static struct node *parameter_for(struct tree *t, struct parameters *params, struct node *type)
{
	u32 i;

	for (i = 0; i < TYPES; i++) {
		if (params->value[i] && !same_tree(params->value[i], type) && !percent(t->r, 4))
			continue;
		if (!params->value[i])
			params->value[i] = type;
		return new_leaf(t, type_names[i]);
	}
	return NULL;
}

static struct node *generalize(struct tree *t, struct parameters *params, struct node *type, u32 chance);

static bool parts_have_shape(const struct node *node, u32 first, enum shape shape)
{
	u32 i;

	for (i = first; i < node->count; i++)
		if (node->part[i]->shape != shape)
			return false;
	return true;
}

/* The parts from first on as the expansion of a pack, or of a pattern with it. */
static void add_expansion(struct tree *t, struct parameters *params, struct node *result, const struct node *type, u32 first)
{
	struct node *pattern = new_leaf(t, "Ts");

	params->has_pack = true;
	if (first < type->count && parts_have_shape(type, first, POINTER) && percent(t->r, 70))
		pattern = wrap(t, POINTER, pattern);
	else if (parts_have_shape(type, first, BOX) && percent(t->r, 50))
		pattern = wrap(t, BOX, pattern);
	else if (type->shape == FUNCTION && parts_have_shape(type, first, LREF) && percent(t->r, 50))
		pattern = wrap(t, LREF, pattern);
	result->part[result->count++] = wrap(t, EXPANSION, pattern);
}

static struct node *generalize_parts(struct tree *t, struct parameters *params, const struct node *type, u32 chance)
{
	struct node *result = new_node(t, type->shape);
	u32 i;

	result->name = type->name;
	result->bound = type->bound;
	for (i = 0; i < type->count; i++) {
		if ((type->shape == TUPLE || (type->shape == FUNCTION && i)) && !params->has_pack && percent(t->r, chance)) {
			add_expansion(t, params, result, type, i);
			return result;
		}
		result->part[result->count] = generalize(t, params, type->part[i], chance);
		result->count++;
	}
	if (type->shape == TUPLE && !params->has_pack && percent(t->r, chance))
		add_expansion(t, params, result, type, type->count);
	return result;
}

static struct node *generalize(struct tree *t, struct parameters *params, struct node *type, u32 chance)
{
	struct node *result = percent(t->r, chance) ? parameter_for(t, params, type) : NULL;

	if (result)
		return result;
	result = generalize_parts(t, params, type, chance + 10);
	if ((type->shape == ARRAY || type->shape == SIZED) && percent(t->r, chance) && (!params->has_bound || params->bound == type->bound)) {
		params->has_bound = true;
		params->bound = type->bound;
		result->name = "N";
	}
	if ((type->shape == BOX || type->shape == PAIR || type->shape == TUPLE) && percent(t->r, chance) &&
	    (!params->has_template || params->template_shape == type->shape)) {
		params->has_template = true;
		params->template_shape = type->shape;
		result->shape = TEMPLATE;
		result->name = "TT";
	}
	return result;
}

/* Changes a part of the type. */
static struct node *mutate(struct tree *t, struct node *type)
{
	struct node *copy = new_node(t, type->shape);
	u32 i = type->count ? next_random(t->r, type->count) : 0;

	*copy = *type;
	if (!type->count || percent(t->r, 20)) {
		if (type->shape == CONST)
			return type->part[0];
		return takes_const(type) && percent(t->r, 50) ? wrap(t, CONST, copy) : new_leaf(t, leaf_names[next_random(t->r, COUNT_OF(leaf_names))]);
	}
	copy->part[i] = mutate(t, type->part[i]);
	if (type->shape == CONST && !takes_const(copy->part[0]))
		return copy->part[0];
	return copy;
}

static void print_head(const struct parameters *params, const char *bound_type, struct buffer *head, struct buffer *names)
{
	const char *separator = "";
	u32 i;

	for (i = 0; i < TYPES; i++)
		if (params->value[i]) {
			buffer_printf(head, "%sclass %s", separator, type_names[i]);
			buffer_printf(names, "%s%s", separator, type_names[i]);
			separator = ", ";
		}
	if (params->has_bound) {
		buffer_printf(head, "%s%s N", separator, bound_type);
		buffer_printf(names, "%sV<N>", separator);
		separator = ", ";
	}
	if (params->has_template) {
		buffer_printf(head, "%stemplate <class...> class TT", separator);
		buffer_printf(names, "%sW<TT>", separator);
		separator = ", ";
	}
	if (params->has_pack) {
		buffer_printf(head, "%sclass... Ts", separator);
		buffer_printf(names, "%sL<Ts...>", separator);
	}
}

/* ---- cases ---- */

static const char random_prelude[] =
	"struct Fail; struct Any { template <class... T> Any(T &&...); };\n"
	"struct S { }; enum E { e0 };\n"
	"template <class T> struct box { }; template <class T, class U> struct pair { }; template <class... T> struct tuple { };\n"
	"template <class T, int N> struct sized { };\n"
	"struct DB : box<int> { }; struct DT : tuple<int, char> { }; struct DD : S, DB { };\n";

struct random_case { struct deduce_case texts; struct buffer declarations; bool exact; };

static void keep(const char **text, struct buffer *buffer)
{
	*text = buffer->text ? buffer->text : xstrdup("");
}

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
	keep(&c->texts.head, &head);
	keep(&c->texts.names, &names);
	keep(&c->texts.params, &pattern);
	keep(&c->texts.args, &args);
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
		buffer_printf(out, "static_assert(__is_same(decltype(f%u(%s)), %s%s%s *), \"f%u\");\n", number, c->texts.args, fails ? "" : "L<",
		              fails ? "Fail" : outcome, fails ? "" : ">", number);
	else   /* the argument may not fit after all */
		buffer_printf(out, "static_assert(__is_same(decltype(f%u(%s)), L<%s> *) || __is_same(decltype(f%u(%s)), Fail *), \"f%u\");\n", number,
		              c->texts.args, outcome, number, c->texts.args, number);
}

static u32 environment(const char *name, u32 otherwise)
{
	return getenv(name) ? (u32)atoi(getenv(name)) : otherwise;
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
	parse_with(&t, text.text, true);
	t.il.header.std_version = 201703;
	for (i = 0; i < count; i++) {
		char *outcome = outcome_of_case(&t, &texts[i], i);

		known += strcmp(outcome, "unknown") != 0;
		failed += !strcmp(outcome, "fail");
		if (!strcmp(outcome, "unknown") && getenv("DEDUCE_UNKNOWN"))
			print_message("unknown: template <%s> f(%s), %.*s", texts[i].head, texts[i].params, (int)cases[i].declarations.length,
			              cases[i].declarations.text);
		add_random_assertion(&program, &cases[i], i, outcome);
		free(outcome);
	}
	print_message("seed %u: %u deductions, %u known, %u of them failures\n", seed, count, known, failed);
	agrees = judge(&program, getenv("DEDUCE_KEEP"));
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
