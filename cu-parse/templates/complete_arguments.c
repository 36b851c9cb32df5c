/* The canonical argument list of a specialization: values converted to the types of their parameters [temp.arg.nontype], completed by
 * default arguments [temp.arg]/7. */
#include "instantiate.h"
#include "../overload/function_address.h"
#include "../traits/traits.h"
#include "../types/layout.h"
#include "../types/placeholder.h"
#include "../typing/typing.h"
#include "../typing/typing_rules.h"

/* What a pointer points to; of one to a member of the class, what the member is; else 0. */
static u32 behind_pointer(struct parser *p, u32 type, u32 class)
{
	const struct il_type *t = il_type(p->il, type);

	return t->kind != tk_ptr_to_member ? pointed_to(p, type) : type_canonical(p, t->class_type) == class ? t->type : 0;
}

/* Whether a pointer is converted to a type by nothing but qualifiers that are added to what it points to [conv.qual]. */
static bool adds_qualifiers(struct parser *p, u32 from, u32 to)
{
	const struct il_type *t = il_type(p->il, to);
	u32 class = t->kind == tk_ptr_to_member ? type_canonical(p, t->class_type) : 0;
	u32 from_cv = 0, to_cv = 0, source = behind_pointer(p, from, class), target = behind_pointer(p, to, class);

	if (il_type(p->il, from)->kind != t->kind)
		return false;
	source = source ? type_strip(p, source, &from_cv) : 0;
	target = target ? type_strip(p, target, &to_cv) : 0;
	return source && target && !(from_cv & ~to_cv) && type_canonical(p, source) == type_canonical(p, target);
}

/* Whether a function, or a pointer to one or to a member function, is converted by nothing but that noexcept goes [conv.fctptr]. */
static bool takes_noexcept_away(struct parser *p, u32 from, u32 to)
{
	const struct il_type *source = il_type(p->il, from), *target = il_type(p->il, to);

	if (source->kind == tk_ptr_to_member && target->kind == tk_ptr_to_member &&
	    type_canonical(p, source->class_type) != type_canonical(p, target->class_type))
		return false;
	if (source->kind == target->kind && source->kind != tk_routine)
		return source->type && target->type &&
		       loses_noexcept(p, type_strip(p, source->type, NULL), type_strip(p, target->type, NULL));
	return loses_noexcept(p, from, to);
}

/* The array that a variable names as a pointer [conv.array]. */
static void decay_address(struct parser *p, struct il_constant *address)
{
	u32 cv = 0, type = type_strip(p, address->type, &cv);

	if (il_type(p->il, type)->kind != tk_array || il_any_kind(address->target) != IL_variable)
		return;
	address->type = type_pointer(p, pk_pointer, type_qualified(p, il_type(p->il, type)->type, cv));
	address->address_kind = abk_variable;
}

/* Whether a value is a variable by itself, which only a reference is bound to: others have the value that is in it. */
static bool is_object_address(const struct parser *p, u32 constant)
{
	const struct il_constant *value = il_constant(p->il, constant);

	return value->kind == ck_address && value->address_kind != abk_variable && il_any_kind(value->target) == IL_variable;
}

/* By the rules for initialization. What is not known, or no constant, is no value. Before C++20 there are addresses alone. */
static void convert_by_initialization(struct parser *p, struct il_template_arg *arg, u32 type)
{
	u8 kind = il_type(p->il, type_strip(p, type, NULL))->kind;
	bool is_known = p->il->header.std_version >= STRUCTURAL_ARGUMENTS || kind == tk_pointer || kind == tk_ptr_to_member;
	u32 converted = is_known ? converted_argument(p, arg, type) : 0;

	arg->constant = 0;
	if (converted)
		set_argument_constant(p, arg, converted);
}

/* Of a parameter whose type is auto. */
static void decay_argument(struct parser *p, struct il_template_arg *arg)
{
	struct il_constant address = *il_constant(p->il, arg->constant), *copy;

	if (!is_object_address(p, arg->constant))
		return;
	decay_address(p, &address);
	if (address.address_kind == abk_variable) {
		arg->constant = il_new_constant(p->il, &copy);
		*copy = address;
	} else {
		convert_by_initialization(p, arg, type_strip(p, address.type, NULL));
	}
}

/* An address fits a parameter of its very type, or a more qualified pointer; a variable by itself only a reference, unless it is an array,
 * its address a pointer. Other conversions are not known. */
static void convert_address(struct parser *p, struct il_template_arg *arg, u32 type, bool is_reference)
{
	struct il_constant address = *il_constant(p->il, arg->constant), *copy;
	u32 from, to;

	arg->constant = 0;
	if (!is_reference && address.address_kind != abk_variable)
		decay_address(p, &address);
	if (il_any_kind(address.target) == IL_variable && !is_reference && address.address_kind != abk_variable)
		return;
	if (il_any_kind(address.target) == IL_routine && is_reference && pointed_to(p, address.type)) /* not yet handed on */
		address.type = pointed_to(p, address.type);
	from = type_strip(p, address.type, NULL);
	to = type_strip(p, type, NULL);
	if (type_canonical(p, to) != type_canonical(p, from) && !takes_noexcept_away(p, from, to) &&
	    (is_reference || !adds_qualifiers(p, from, to)))
		return;
	arg->constant = il_new_constant(p->il, &copy);
	*copy = address;
	copy->type = type_canonical(p, to);
}

bool is_of_no_structure(struct parser *p, const struct il_template_arg *arg)
{
	u32 class = arg->kind == tak_nontype && arg->constant ? type_strip(p, il_constant(p->il, arg->constant)->type, NULL) : 0;

	return class && is_class_type(p, class) && il_constant(p->il, arg->constant)->kind == ck_aggregate &&
	       trait_is_structural(p, class) == TRAIT_FALSE;
}

bool awaits_parameter(const struct parser *p, const struct il_template_arg *arg)
{
	return arg->kind == tak_nontype && !arg->constant && !arg->is_dependent && !arg->is_pack_expansion && arg->expr &&
	       (is_overload_set(p, arg->expr) || p->il->header.std_version >= STRUCTURAL_ARGUMENTS);
}

/* The class that a placeholder for one is with an argument [temp.arg.nontype]/1; 0: that is not known. */
static u32 class_of_argument(struct parser *p, const struct il_template_arg *arg, u32 placeholder)
{
	u32 template = deduced_template(p, placeholder),
	    class = arg->constant ? type_strip(p, il_constant(p->il, arg->constant)->type, NULL) : 0;
	u32 info = class ? il_type(p->il, class)->template_info : 0;

	if (info && il_template_info(p->il, info)->template == template)
		return class;
	class = arg->expr ? deduced_type(p, placeholder, arg->expr) : 0;
	return class && !type_is_unknown(p, class) && !type_is_dependent(p, class) ? type_strip(p, class, NULL) : 0;
}

/* Whether an address is that of a variable which is a reference itself. */
static bool names_reference(const struct parser *p, u32 constant)
{
	il_any target = il_constant(p->il, constant)->target;

	return il_any_kind(target) == IL_variable && is_reference_type(p, il_variable(p->il, il_any_index(target))->type);
}

/* Whether integers, null pointers and addresses are all that there is to convert. */
static bool is_simple_conversion(const struct parser *p, const struct il_template_arg *arg, u32 type, bool is_reference)
{
	u8 kind = il_type(p->il, type)->kind, given = il_constant(p->il, arg->constant)->kind;
	bool is_array = il_type(p->il, type_strip(p, il_constant(p->il, arg->constant)->type, NULL))->kind == tk_array;

	if (!arg->constant || given == ck_aggregate || given == ck_float)
		return false;
	if (given == ck_address)
		return is_array || !is_object_address(p, arg->constant) || (is_reference && !names_reference(p, arg->constant));
	return !is_reference && (kind == tk_integer || kind == tk_pointer || kind == tk_ptr_to_member || kind == tk_nullptr);
}

/* The type of a reference to what an argument names: auto & is known then. */
static u32 type_of_reference(struct parser *p, struct il_template_arg *arg, u32 declared)
{
	if (!arg->expr && arg->range_end)
		arg->expr = argument_node(p, arg->range_begin, arg->range_end);
	arg->constant = 0;
	if (has_placeholder(p, declared))
		declared = arg->expr ? deduced_type(p, declared, arg->expr) : 0;
	return declared;
}

/* The type that an argument is converted to, for a declared one that may have a placeholder; 0: it stays as it is, or that is not known. */
static u32 type_for_argument(struct parser *p, struct il_template_arg *arg, u32 declared)
{
	u32 bare = type_strip(p, declared, NULL);

	if (deduced_template(p, bare))
		return class_of_argument(p, arg, bare);
	if (il_type(p->il, bare)->kind == tk_auto) {
		decay_argument(p, arg);
		return 0;
	}
	if (is_reference_type(p, declared) &&
	    il_constant(p->il, arg->constant)->kind == ck_integer) /* of what is named, which has an address */
		return type_of_reference(p, arg, declared);
	return has_placeholder(p, declared) ? 0 : declared;
}

/* An argument that names a function, perhaps one of several. */
static void select_argument(struct parser *p, struct il_template_arg *arg, u32 type)
{
	u32 function = arg->constant ? 0 : selected_function(p, arg->expr, type);

	if (function)
		set_argument_address(p, arg, il_any_of(IL_routine, function), true);
}

void convert_argument_to(struct parser *p, struct il_template_arg *arg, u32 declared)
{
	bool is_reference;
	struct constant value;
	u32 type;

	if (type_is_dependent(p, declared) || type_is_unknown(p, declared))
		return;
	declared = type_for_argument(p, arg, decayed_type(p, declared)); /* [temp.param]/10 */
	is_reference = is_reference_type(p, declared);
	type = declared ? value_type(p, declared) : 0;
	if (!type)
		return;
	select_argument(p, arg, type);
	if (arg->constant && il_constant(p->il, arg->constant)->type == type && !is_reference && !is_object_address(p, arg->constant))
		return;
	if (!is_simple_conversion(p, arg, type, is_reference)) {
		convert_by_initialization(p, arg, declared);
	} else if (il_constant(p->il, arg->constant)->kind == ck_address) {
		convert_address(p, arg, type, is_reference);
	} else {
		value = constant_of_il(p, arg->constant);
		value = value_for_parameter(p, &value, type);
		if (value.known)
			set_argument_value(p, arg, &value);
	}
}

void convert_argument(struct parser *p, struct il_template_arg *arg, u32 param, u32 depth, u32 before)
{
	u32 type = il_template_param(p->il, param)->type;

	if (!arg->constant && !awaits_parameter(p, arg) && !is_overload_set(p, arg->expr))
		return;
	if (type_is_dependent(p, type))
		type = type_substitute(p, type, depth, before);
	convert_argument_to(p, arg, type);
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

/* ---- types as they are written ---- */

/* Whether a typedef is one of a namespace or class, perhaps an instance: those of functions are not shown, nor are those of templates that do
 * not depend on parameters. */
static bool is_shown(const struct parser *p, const struct il_type *typedef_type)
{
	u32 scope = typedef_type->parent_scope;

	for (; scope; scope = il_scope(p->il, scope)->parent) {
		il_any owner = il_scope(p->il, scope)->owner;

		switch (il_scope(p->il, scope)->kind) {
		case sck_file:
		case sck_namespace: return true;
		case sck_class_struct_union:
			if (il_any_kind(owner) != IL_type ||
			    (il_type(p->il, il_any_index(owner))->flags & tyf_dependent && !type_is_dependent(p, typedef_type->type)))
				return false;
			break;
		case sck_template_declaration: break;
		default: return false;
		}
	}
	return true;
}

enum { WRITTEN_DEPTH_MAX = 20 };

/* The type with the typedefs in it that are shown. */
static u32 shown_part(struct parser *p, u32 type, u32 depth)
{
	const struct il_type *record = il_type(p->il, type);
	u32 inner;

	if (depth == WRITTEN_DEPTH_MAX || !record->type)
		return type;
	if (record->kind == tk_typeref && (record->typeref_kind == trk_typedef || record->typeref_kind == trk_alias) && record->name &&
	    is_shown(p, record))
		return type;
	if (record->kind == tk_typeref && record->typeref_kind != trk_qualified)
		return shown_part(p, record->type, depth + 1);
	if (record->kind != tk_typeref && record->kind != tk_pointer)
		return type;
	inner = shown_part(p, record->type, depth + 1);
	record = il_type(p->il, type);
	if (inner == record->type)
		return type;
	return record->kind == tk_pointer ? type_pointer(p, (enum il_pointer_kind)record->pointer_kind, inner) :
	                                    type_qualified(p, inner, record->flags & (tyf_const | tyf_volatile | tyf_restrict));
}

/* A typedef of what nothing declares. */
static bool is_wrong_typedef(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);

	return record->kind == tk_typeref && (record->typeref_kind == trk_typedef || record->typeref_kind == trk_alias) &&
	       type_canonical(p, type) == p->error_type;
}

u32 shown_type(struct parser *p, u32 type)
{
	u32 canonical = type_canonical(p, type);

	if (canonical == type || (type_is_unknown(p, type) && !is_wrong_typedef(p, type)) || attributed_typedef(p, type))
		return canonical;
	return shown_part(p, type, 0);
}

u32 shown_alias(struct parser *p, u32 type)
{
	const struct il_type *record = il_type(p->il, type);
	u32 steps;

	if (type_is_dependent(p, type) || type_is_unknown(p, type) || attributed_typedef(p, type))
		return type_canonical(p, type);
	for (steps = 0; steps < WRITTEN_DEPTH_MAX && record->kind == tk_typeref && record->typeref_kind != trk_qualified; steps++) {
		if ((record->typeref_kind == trk_typedef || record->typeref_kind == trk_alias) && record->name && is_shown(p, record))
			return type;
		type = record->type;
		record = il_type(p->il, type);
	}
	return record->kind == tk_pointer || record->kind == tk_typeref ? type : shown_type(p, type);
}

void canonical_argument(struct parser *p, struct il_template_arg *arg)
{
	u32 shown = shown_type(p, type_of_argument(arg));

	arg->type = type_canonical(p, type_of_argument(arg));
	arg->written_type = shown != arg->type ? shown : 0;
}

/* The list so far, and where it goes on. */
struct completion {
	u32 template, param, depth; /* param: the next that needs an argument */
	u32 first, *link;
	bool pack; /* the last parameter, or argument, is a pack: nothing is lacking */
};

bool take_as_template(const struct parser *p, struct il_template_arg *arg, u32 param)
{
	if (arg->kind != tak_type || !arg->template || il_template_param(p->il, param)->kind != tpk_template)
		return false;
	arg->kind = tak_template;
	arg->type = 0;
	return true;
}

/* Whether a range of the source is a name, perhaps a qualified one. */
static bool is_name(const struct parser *p, u32 begin, u32 end)
{
	u32 at = begin;

	while (at < end && (is_word_char(p->il->source[at]) || p->il->source[at] == ':'))
		at++;
	return at == end && at > begin;
}

/* A name that stands for a type and is none, of which was said that nothing declares it. */
static void take_as_wrong_type(const struct parser *p, struct il_template_arg *arg, u32 param)
{
	if (!p->errors || arg->kind != tak_nontype || arg->is_pack_expansion || arg->is_dependent || !param ||
	    il_template_param(p->il, param)->kind != tpk_type || !is_name(p, arg->range_begin, arg->range_end))
		return;
	arg->kind = tak_type;
	arg->type = p->error_type;
}

static void add_given(struct parser *p, struct completion *c, const struct template_args *args, bool *dependent)
{
	bool is_changed = false, has_dependent = false;
	u32 arg;

	for (arg = args->first; arg; arg = il_template_arg(p->il, arg)->next) {
		struct il_template_arg copy = *il_template_arg(p->il, arg);

		is_changed |= c->param && take_as_template(p, &copy, c->param);
		take_as_wrong_type(p, &copy, c->param);
		if (copy.kind == tak_type) {
			copy.template = 0;
			canonical_argument(p, &copy);
			*dependent |= type_is_dependent(p, copy.type);
		} else if (copy.kind == tak_template && copy.template)
			copy.template = canonical_template(p, copy.template);
		has_dependent |= is_dependent_argument(p, &copy);
		if (copy.is_pack_expansion)
			c->pack = true;
		if (copy.kind == tak_nontype && c->param)
			convert_argument(p, &copy, c->param, c->depth, c->first);
		if (is_of_no_structure(p, &copy))
			substitution_fails(p);
		c->link = append_argument(p, c->link, &copy, copy.type);
		if (c->param && !(il_template_param(p->il, c->param)->flags & tf_pack))
			c->param = il_template_param(p->il, c->param)->next;
		else
			c->pack = true;
	}
	*dependent |= is_changed ? has_dependent : args->dependent;
}

static void add_defaults(struct parser *p, struct completion *c, bool dependent)
{
	for (; c->param && !c->pack; c->param = il_template_param(p->il, c->param)->next) {
		u32 value = il_template_param(p->il, c->param)->default_arg;
		struct il_template_arg copy;

		if (!value)
			return;
		copy = *il_template_arg(p->il, value);
		if (copy.kind == tak_type) {
			copy.type = type_substitute(p, copy.type, c->depth, c->first);
			canonical_argument(p, &copy);
		} else if (copy.kind == tak_nontype && (copy.constant || awaits_parameter(p, &copy)))
			convert_argument(p, &copy, c->param, c->depth, c->first);
		else if (copy.kind == tak_nontype)
			copy.identity = hash_arguments(p, c->first, copy.identity);
		if (!dependent && (is_open_argument(p, &copy) || has_dependent_type(p, c->param)) &&
		    default_arguments(p, c->template, &c->first))
			return;
		c->link = append_argument(p, c->link, &copy, copy.type);
	}
}

bool has_argument_for_each(const struct parser *p, u32 template, u32 arg)
{
	u32 decl = il_template(p->il, template)->decl, param = decl ? il_template_decl(p->il, decl)->first_param : 0;

	for (; arg; arg = il_template_arg(p->il, arg)->next) {
		if (!decl || il_template_arg(p->il, arg)->is_pack_expansion)
			return true; /* nobody knows */
		if (!param)
			return false;
		if (!(il_template_param(p->il, param)->flags & tf_pack))
			param = il_template_param(p->il, param)->next;
	}
	return !param || il_template_param(p->il, param)->flags & (tf_pack | tf_has_default);
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
