/* The canonical argument list of a specialization: values converted to the types of their parameters [temp.arg.nontype], completed by
 * default arguments [temp.arg]/7. */
#include "instantiate.h"
#include "../overload/function_address.h"
#include "../types/layout.h"
#include "../typing/typing.h"

/* Whether a pointer is converted to a type by nothing but qualifiers that are added to what it points to [conv.qual]. */
static bool adds_qualifiers(struct parser *p, u32 from, u32 to)
{
	u32 from_cv = 0, to_cv = 0, source = pointed_to(p, from), target = pointed_to(p, to);

	source = source ? type_strip(p, source, &from_cv) : 0;
	target = target ? type_strip(p, target, &to_cv) : 0;
	return source && target && !(from_cv & ~to_cv) && type_canonical(p, source) == type_canonical(p, target);
}

/* The array that a variable names as a pointer [conv.array]. */
static void decay_address(struct parser *p, struct il_constant *address)
{
	const struct il_type *array = il_type(p->il, type_strip(p, address->type, NULL));

	if (array->kind != tk_array || il_any_kind(address->target) != IL_variable)
		return;
	address->type = type_pointer(p, pk_pointer, array->type);
	address->address_kind = abk_variable;
}

/* An address fits a parameter of its very type, or a more qualified pointer; a variable by itself only a reference, unless it is an array, its
 * address a pointer. Other conversions are not known. */
static void convert_address(struct parser *p, struct il_template_arg *arg, u32 type, bool is_reference)
{
	struct il_constant address = *il_constant(p->il, arg->constant), *copy;

	arg->constant = 0;
	if (!is_reference && address.address_kind != abk_variable)
		decay_address(p, &address);
	if (il_any_kind(address.target) == IL_variable && !is_reference && address.address_kind != abk_variable)
		return;
	if (il_any_kind(address.target) == IL_routine && is_reference)
		address.type = pointed_to(p, address.type);
	if (type_canonical(p, type_strip(p, type, NULL)) != type_canonical(p, type_strip(p, address.type, NULL)) &&
	    (is_reference || !adds_qualifiers(p, type_strip(p, address.type, NULL), type_strip(p, type, NULL))))
		return;
	arg->constant = il_new_constant(p->il, &copy);
	*copy = address;
	copy->type = type_canonical(p, type_strip(p, type, NULL));
}

void convert_argument(struct parser *p, struct il_template_arg *arg, u32 param, u32 depth, u32 before)
{
	u32 type = il_template_param(p->il, param)->type, function;
	struct constant value;
	bool is_reference;

	if (!arg->constant && !is_overload_set(p, arg->expr))
		return;
	if (type_is_dependent(p, type))
		type = type_substitute(p, type, depth, before);
	is_reference = is_reference_type(p, type);
	type = type_is_dependent(p, type) || type_is_unknown(p, type) ? 0 : value_type(p, type);
	if (!type || il_type(p->il, type)->kind == tk_auto)
		return;
	function = arg->constant ? 0 : selected_function(p, arg->expr, type);
	if (function)
		set_argument_address(p, arg, il_any_of(IL_routine, function), true);
	value = constant_of_il(p, arg->constant);
	if (il_constant(p->il, arg->constant)->kind == ck_address) {
		convert_address(p, arg, type, is_reference);
		return;
	}
	if (value.type == type)
		return;
	value = value_for_parameter(p, &value, type);
	if (value.known)
		set_argument_value(p, arg, &value);
}

/* Completes a list of arguments that depend on nothing; false where a default argument is not known. */
static bool default_arguments(struct parser *p, u32 template, u32 *first)
{
	struct argument_set given, set;
	enum outcome outcome;
	u32 list, i;

	if (!arguments_of_list(p, il_template(p->il, template)->decl, *first, &given))
		return false;
	set = given;
	outcome = add_default_arguments(p, template, &set);
	if (outcome == OUTCOME_FAILURE)
		substitution_fails(p);
	if (outcome != OUTCOME_SUCCESS)
		return false;
	list = list_of_arguments(p, &set);
	for (i = 0; i < set.count; i++)
		if (set.of[i].first != given.of[i].first)
			release_arguments(p, set.of[i].first);
	release_arguments(p, *first);
	*first = list;
	return list;
}

/* Whether the type of a non-type parameter depends on parameters before it: there may be none with their arguments. */
static bool has_dependent_type(const struct parser *p, u32 param)
{
	const struct il_template_param *record = il_template_param(p->il, param);

	return record->kind == tpk_nontype && type_is_dependent(p, record->type);
}

/* The list so far, and where it goes on. */
struct completion {
	u32 template, param, depth;   /* param: the next that needs an argument */
	u32 first, *link;
	bool pack;                    /* the last parameter, or argument, is a pack: nothing is lacking */
};

static void add_given(struct parser *p, struct completion *c, const struct template_args *args, bool *dependent)
{
	u32 arg;

	for (arg = args->first; arg; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);

		if (copy.kind == tak_type) {
			copy.type = type_canonical(p, copy.type);
			*dependent |= type_is_dependent(p, copy.type);
		}
		if (copy.is_pack_expansion)
			c->pack = true;
		if (copy.kind == tak_nontype && c->param)
			convert_argument(p, &copy, c->param, c->depth, c->first);
		c->link = append_argument(p, c->link, &copy, copy.type);
		if (c->param && !(il_template_param(p->il, c->param)->flags & tf_pack))
			c->param = il_template_param(p->il, c->param)->next;
		else
			c->pack = true;
	}
	*dependent |= args->dependent;
}

static void add_defaults(struct parser *p, struct completion *c, bool dependent)
{
	for (; c->param && !c->pack; c->param = il_template_param(p->il, c->param)->next) {
		u32 value = il_template_param(p->il, c->param)->default_arg;
		struct il_template_arg copy;

		if (!value)
			return;
		copy = *il_template_arg(p->il, value);
		if (copy.kind == tak_type)
			copy.type = type_canonical(p, type_substitute(p, copy.type, c->depth, c->first));
		else if (copy.kind == tak_nontype && copy.constant)
			convert_argument(p, &copy, c->param, c->depth, c->first);
		else if (copy.kind == tak_nontype)
			copy.identity = hash_arguments(p, c->first, copy.identity);
		if (!dependent && (is_open_argument(p, &copy) || has_dependent_type(p, c->param)) && default_arguments(p, c->template, &c->first))
			return;
		c->link = append_argument(p, c->link, &copy, copy.type);
	}
}

u32 complete_arguments(struct parser *p, u32 template, const struct template_args *args, bool *dependent)
{
	u32 decl = il_template(p->il, template)->decl;
	struct completion c = { .template = template, .link = &c.first };

	if (decl) {
		c.param = il_template_decl(p->il, decl)->first_param;
		c.depth = il_template_decl(p->il, decl)->depth;
	}
	add_given(p, &c, args, dependent);
	add_defaults(p, &c, *dependent);
	return c.first;
}
