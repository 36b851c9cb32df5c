/* CUDA's and GNU's attributes on what they do not apply to (page 19): warnings. */
#include "check.h"

#include <stdlib.h>

/* What an attribute is misplaced on. */
enum {
	ON_FUNCTION = 1,
	ON_VARIABLE = 2,
	ON_PARAMETER = 4,
	ON_FIELD = 8,
	ON_TYPEDEF = 16,
	ON_TYPE = 32,    /* a class or enumeration that is defined or declared */
	ON_NOTHING = 64, /* before one of these, without a declarator */
	ON_OTHERS = ON_FIELD | ON_TYPEDEF | ON_TYPE | ON_NOTHING,
	ON_ALL_BUT_FUNCTIONS = ON_VARIABLE | ON_PARAMETER | ON_OTHERS
};

static const u8 misplaced[IL_cuda_attribute_COUNT] = {
	[cua_host] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_global] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_tile_global] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_device] = ON_PARAMETER | ON_OTHERS,
	[cua_shared] = ON_FUNCTION | ON_PARAMETER | ON_OTHERS,
	[cua_constant] = ON_FUNCTION | ON_PARAMETER | ON_OTHERS,
	[cua_managed] = ON_FUNCTION | ON_PARAMETER | ON_OTHERS,
	[cua_grid_constant] = ON_FUNCTION | ON_VARIABLE | ON_OTHERS,
	[cua_launch_bounds] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_maxnreg] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_local_maxnreg] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_cluster_dims] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_block_size] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_nv_pure] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
	[cua_nv_register_params] = ON_VARIABLE | ON_PARAMETER | ON_OTHERS,
};

struct gnu_attribute {
	const char *name;
	u8 misplaced;
};

static const struct gnu_attribute gnu_attributes[] = {
#define GNU_ATTRIBUTE(name, places) { name, (places) | ON_NOTHING },
#include "gnu_attributes.def"
#undef GNU_ATTRIBUTE
};

static int by_name(const void *name, const void *attribute) { return strcmp(name, ((const struct gnu_attribute *)attribute)->name); }

static bool is_gnu(const struct il *il, const struct il_attribute *attribute)
{
	return attribute->family == atf_gnu ||
	       (attribute->family == atf_std && attribute->name_space && !strcmp(il_text(il, attribute->name_space), "gnu"));
}

/* What one of GNU's is misplaced on. Few names stand on most declarations: what was found of them is kept. */
static u8 places_of_gnu(struct check *c, il_str name)
{
	struct known_places *known = &c->known_places[name % COUNT_OF(c->known_places)];
	const struct gnu_attribute *found;

	if (known->name == name)
		return known->places;
	found = bsearch(il_text(c->il, name), gnu_attributes, COUNT_OF(gnu_attributes), sizeof *gnu_attributes, by_name);
	*known = (struct known_places){ name, found ? found->misplaced : 0 };
	return known->places;
}

/* What the attribute is misplaced on. */
static u8 places(struct check *c, const struct il_attribute *attribute)
{
	if (attribute->cuda != cua_none)
		return misplaced[attribute->cuda];
	return is_gnu(c->il, attribute) ? places_of_gnu(c, attribute->name) : 0;
}

/* Once, for the first of several declarators that share an attribute. */
static void report_misplaced(struct check *c, const struct il_attribute *attribute, const struct il_full_entity_decl_info *decl)
{
	struct buffer name = { 0 };

	if (diag_was_said(c->diag, DIAG_attribute_does_not_apply, attribute->range_begin))
		return;
	if (attribute->cuda == cua_none || attribute->cuda == cua_nv_register_params || attribute->cuda == cua_grid_constant)
		buffer_printf(&name, "%s%s", attribute->family == atf_std ? "gnu::" : "", il_text(c->il, attribute->name));
	else
		buffer_puts(&name, attribute_spelling((enum il_cuda_attribute)attribute->cuda));
	diag_report(c->diag, DIAG_attribute_does_not_apply, attribute->range_begin, name.text);
	if (decl)
		move_to_attribute(c, decl, attribute->range_begin);
	buffer_free(&name);
}

/* Of the attributes in a list those from a place of the source on, which may be another one for GNU's. decl: where it is told at
 * the end of the declarator. */
static void report_each(struct check *c, u32 first, u8 on, u32 from, u32 gnu_from, const struct il_full_entity_decl_info *decl)
{
	for (; first; first = il_attribute(c->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, first);

		if (attribute->range_begin >= (attribute->cuda == cua_none ? gnu_from : from) && places(c, attribute) & on)
			report_misplaced(c, attribute, decl);
	}
}

/* A class or enumeration and no declarator: the attributes before it are nobody's. */
static bool declares_just_a_type(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 at = decl->body_end > decl->declarator_end ? decl->body_end : decl->declarator_end;

	while (at < decl->decl_end && strchr(" \t\n", il->source[at]))
		at++;
	return at < decl->decl_end && il->source[at] == ';';
}

/* struct { … } __attribute__((packed)) x: where the attributes of what is declared begin, behind those of the class; 0 without one. */
static u32 behind_class(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 begin = decl->decl_begin, end = decl->declarator_begin;

	return begin < end && memrchr(il->source + begin, '}', end - begin) ? end : 0;
}

/* Whether it is known and not one of a type alone, so that it is missed where it stands before one. */
static bool is_about_declared(struct check *c, const struct il_attribute *attribute)
{
	return attribute->family == atf_alignas || is_standard_attribute(c->il, attribute) || places(c, attribute) & ON_NOTHING;
}

/* [[nodiscard]] struct S { … }; the last of those that nothing has. */
static void check_before_type(struct check *c, const struct il_attribute *first, u32 template_decl)
{
	const struct il_attribute *last = NULL, *attribute;

	for (attribute = first;; attribute = il_attribute(c->il, attribute->next)) {
		if (is_about_declared(c, attribute))
			last = attribute;
		if (!attribute->next)
			break;
	}
	if (!last || (template_decl && !il_template_decl(c->il, template_decl)->first_param)) /* that of template <> is silent */
		return;
	if (template_decl)
		diag_report(c->diag, DIAG_attributes_not_allowed, il_attribute_group(c->il, first->group)->range_begin);
	else
		diag_report(c->diag, DIAG_unattached_attribute,
		            last->family == atf_alignas ? il_attribute_group(c->il, last->group)->range_begin : last->range_begin);
}

static void check_type(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct il_attribute *first = il_attribute(c->il, decl->first_attribute);

	if (!decl->first_attribute || decl->flags & dcf_typedef || first->range_begin > decl->declarator_begin)
		report_each(c, decl->first_attribute, decl->flags & dcf_typedef ? ON_TYPEDEF : ON_TYPE, 0,
		            decl->flags & dcf_typedef ? behind_class(c->il, decl) : 0, decl->flags & dcf_typedef ? decl : NULL);
	else if (declares_just_a_type(c->il, decl))
		check_before_type(c, first, decl->template_decl);
}

void check_misplaced(struct check *c, const struct il_full_entity_decl_info *decl)
{
	u32 param;

	switch (il_any_kind(decl->declared)) {
	case IL_routine:
		report_each(c, decl->first_attribute, ON_FUNCTION, 0, 0, decl);
		for (param = decl->first_param; param; param = il_parameter(c->il, param)->next)
			report_each(c, il_attributes_of_parameter(c->il, param), ON_PARAMETER, 0, 0, NULL);
		break;
	case IL_variable:
		if (!(decl->flags & dcf_explicit_instantiation))
			report_each(c, decl->first_attribute, ON_VARIABLE, 0, behind_class(c->il, decl), decl);
		break;
	case IL_type: check_type(c, decl); break;
	case IL_template:
		if (decl->flags & (dcf_explicit_instantiation | dcf_extern_template) &&
		    il_any_kind(il_template(c->il, il_any_index(decl->declared))->prototype) == IL_routine)
			report_each(c, decl->first_attribute, ON_FUNCTION, 0, 0, decl);
		break;
	default: break;
	}
}

/* The parameters of lambdas, and what stands behind them, which its operator() has. */
void check_attributes_in_lambdas(struct check *c)
{
	u32 i, param;

	for (i = 1; i < c->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->il, i);

		if (lambda->flags & lf_instantiated || il_in_system_header(c->il, lambda->body_begin))
			continue;
		for (param = lambda->first_param; param; param = il_parameter(c->il, param)->next)
			report_each(c, il_attributes_of_parameter(c->il, param), ON_PARAMETER, 0, 0, NULL);
		if (lambda->params_end)
			report_each(c, lambda->first_attribute, ON_FUNCTION, lambda->params_begin, lambda->params_begin, NULL);
	}
}

void check_fields(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(c->il, i);

		if (!field->first_attribute || field->entity & (enf_in_system_header | enf_instantiation))
			continue;
		report_each(c, field->first_attribute, ON_FIELD, 0, 0, NULL);
		check_attributes_of_field(c, field);
	}
}
