/* Random types as trees, and what they become with template parameters in place of parts. */
#ifndef DEDUCE_RANDOM_H
#define DEDUCE_RANDOM_H

#include "deduce_judge.h"
#include "layout_random.h"

/* ---- types ---- */

enum shape { LEAF, CONST, POINTER, LREF, RREF, ARRAY, FUNCTION, MEMBER, BOX, PAIR, TUPLE, SIZED, TEMPLATE /* TT<…> */, EXPANSION };
enum { PARTS = 4, NODES = 400 };
struct node {
	enum shape shape;
	const char *name; /* LEAF, class of MEMBER; of a bound a parameter */
	int bound;
	u32 count;
	struct node *part[PARTS];
};
struct tree {
	struct node nodes[NODES];
	u32 count;
	struct random *r;
};

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
	case 1:
	case 2: node = random_object(t, depth - 1); return takes_const(node) ? wrap(t, CONST, node) : node;
	case 3:
	case 4:
	case 5: return wrap(t, POINTER, random_object(t, depth - 1));
	case 6: return wrap(t, LREF, random_object(t, depth - 1));
	case 7: return wrap(t, RREF, random_object(t, depth - 1));
	case 8:
		node = random_object(t, depth - 1);
		node = wrap(t, ARRAY, node->shape == FUNCTION ? wrap(t, POINTER, node) : node);
		node->bound = 1 + (int)next_random(t->r, 3);
		return node;
	case 9:
	case 10:
		node = new_node(t, FUNCTION);
		add_parts(t, node, 1 + next_random(t->r, 3), depth - 1, random_value);
		return node;
	case 11:
		node = wrap(t, MEMBER, random_object(t, depth - 1));
		node->name = percent(t->r, 50) ? "S" : "DB";
		return node;
	case 12:
	case 13:
	case 14: return wrap(t, BOX, random_type(t, depth - 1));
	case 15:
	case 16:
		node = new_node(t, PAIR);
		add_parts(t, node, 2, depth - 1, random_type);
		return node;
	case 17:
	case 18:
		node = new_node(t, TUPLE);
		add_parts(t, node, next_random(t->r, 4), depth - 1, random_type);
		return node;
	case 19:
		node = wrap(t, SIZED, random_type(t, depth - 1));
		node->bound = 1 + (int)next_random(t->r, 3);
		return node;
	default: return new_leaf(t, leaf_names[next_random(t->r, COUNT_OF(leaf_names))]);
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

static void print_pointer(const struct node *node, const char *operator, const char * declarator, struct buffer *out)
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
	case EXPANSION: print_type(node->part[0], "...", out); break;
	}
	buffer_free(&inner);
}

/* ---- parameters in place of parts ---- */

enum { TYPES = 3 };
struct parameters {
	struct node *value[TYPES]; /* of T, U, X; NULL: not used */
	int bound;                 /* of N */
	bool has_bound, has_pack, has_template;
	bool template_once;        /* TT stands in one place only */
	bool plain_packs;          /* no pattern but Ts itself */
	enum shape template_shape; /* of TT */
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
	if (params->plain_packs)
		;
	else if (first < type->count && parts_have_shape(type, first, POINTER) && percent(t->r, 70))
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
	if ((type->shape == ARRAY || type->shape == SIZED) && percent(t->r, chance) &&
	    (!params->has_bound || params->bound == type->bound)) {
		params->has_bound = true;
		params->bound = type->bound;
		result->name = "N";
	}
	if ((type->shape == BOX || type->shape == PAIR || type->shape == TUPLE) && percent(t->r, chance) &&
	    (!params->has_template || (params->template_shape == type->shape && !params->template_once))) {
		params->has_template = true;
		params->template_shape = type->shape;
		result->shape = TEMPLATE;
		result->name = "TT";
	}
	return result;
}

/* Without any parameter there is a pack that nothing is deduced for; false then. */
static bool print_head(const struct parameters *params, const char *bound_type, struct buffer *head, struct buffer *names)
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
	if (params->has_pack || !*separator) {
		buffer_printf(head, "%sclass... Ts", separator);
		buffer_printf(names, "%sL<Ts...>", separator);
	}
	return params->has_pack || *separator;
}

/* ---- the program ---- */

static const char random_prelude[] =
	"struct Fail; struct Any { template <class... T> Any(T &&...); };\n"
	"struct S { }; enum E { e0 };\n"
	"template <class T> struct box { }; template <class T, class U> struct pair { }; template <class... T> struct tuple { };\n"
	"template <class T, int N> struct sized { };\n"
	"struct DB : box<int> { }; struct DT : tuple<int, char> { }; struct DD : S, DB { };\n";

static void keep_text(const char **text, struct buffer *buffer) { *text = buffer->text ? buffer->text : xstrdup(""); }

static u32 environment(const char *name, u32 otherwise) { return getenv(name) ? (u32)atoi(getenv(name)) : otherwise; }

#endif
