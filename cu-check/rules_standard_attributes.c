/* The standard's attributes and alignas on what they do not apply to [dcl.attr] [dcl.align]. */
#include "check.h"

#include <stdlib.h>

/* What an attribute stands on. */
enum {
	ON_FUNCTION = 1,
	ON_VARIABLE = 2,
	ON_PARAMETER = 4,
	ON_FIELD = 8,
	ON_TYPEDEF = 16,
	ON_TYPE = 32,       /* a class or enumeration that is defined or declared */
	ON_SPECIFIER = 64,  /* the type that a declaration names: int [[…]] x; */
	ON_DECLARATOR = 128 /* a pointer, array or function type in a declarator: void f() [[…]]; */
};

struct standard_attribute {
	const char *name;
	u8 places;
	bool is_strict;
};

static const struct standard_attribute standard_attributes[] = {
#define STANDARD_ATTRIBUTE(name, places, is_strict) { name, places, is_strict },
#include "standard_attributes.def"
#undef STANDARD_ATTRIBUTE
};

static int by_name(const void *name, const void *attribute) { return strcmp(name, ((const struct standard_attribute *)attribute)->name); }

/* [] alignas(8) … : nothing of a lambda, unless one of GNU's attributes before makes it the closure's. */
static void check_alignas(struct check *c, const struct il_attribute *attribute, u8 on, bool is_bit_field)
{
	u32 place = il_attribute_group(c->il, attribute->group)->range_begin;

	if (on & ON_TYPE)
		return;
	if (on & (ON_FUNCTION | ON_PARAMETER | ON_DECLARATOR))
		diag_report(c->diag, DIAG_misplaced_alignas, place);
	else if (on & (ON_SPECIFIER | ON_TYPEDEF))
		diag_report(c->diag, DIAG_ignored_alignas, place);
	else if (is_bit_field)
		diag_report(c->diag, DIAG_attribute_of_bit_field, place, "alignas");
}

static const struct standard_attribute *standard_attribute(const struct il *il, const struct il_attribute *attribute)
{
	if (attribute->family != atf_std || attribute->name_space || attribute->is_unknown)
		return NULL;
	return bsearch(il_text(il, attribute->name), standard_attributes, COUNT_OF(standard_attributes), sizeof *standard_attributes,
	               by_name);
}

bool is_standard_attribute(const struct il *il, const struct il_attribute *attribute) { return standard_attribute(il, attribute); }

static void check_one(struct check *c, const struct il_attribute *attribute, u8 on, bool is_bit_field)
{
	const char *name = il_text(c->il, attribute->name);
	const struct standard_attribute *found = standard_attribute(c->il, attribute);

	if (attribute->family == atf_alignas)
		check_alignas(c, attribute, on, is_bit_field);
	if (!found)
		return;
	if (!strcmp(name, "carries_dependency") && on & (ON_FUNCTION | ON_PARAMETER))
		diag_report(c->diag, DIAG_carries_dependency_ignored, attribute->range_begin);
	else if (!(found->places & on))
		diag_report(c->diag,
		            found->is_strict && !(on & (ON_TYPE | ON_SPECIFIER)) ? DIAG_attribute_without_entity :
		                                                                   DIAG_attribute_does_not_apply,
		            attribute->range_begin, name);
	else if (is_bit_field && on == ON_FIELD && !strcmp(name, "no_unique_address"))
		diag_report(c->diag, DIAG_attribute_of_bit_field, attribute->range_begin, name);
}

/* The parts of a declaration. */
struct parts {
	u32 leading; /* what is before belongs to what is declared */
	u32 declarator_begin, params_end;
	u32 own; /* what is before was another declarator's */
};

/* Behind the attributes that the specifiers begin with. */
static u32 behind_leading(const struct il *il, u32 attribute, u32 begin)
{
	u32 at = begin;

	for (; attribute; attribute = il_attribute(il, attribute)->next) {
		const struct il_attribute_group *group = il_attribute_group(il, il_attribute(il, attribute)->group);

		if (group->range_begin == at)
			at = skip_space(il, group->range_end);
	}
	return at;
}

/* static [[…]] int x; */
static bool is_behind_storage_class(const struct il *il, u32 at)
{
	static const char *const words[] = { "static", "extern",       "inline",  "virtual", "constexpr",
		                             "friend", "thread_local", "mutable", "explicit" };
	u32 end, i;

	while (at && strchr(" \t\n", il->source[at - 1]))
		at--;
	for (end = at; at && is_word_char(il->source[at - 1]);)
		at--;
	for (i = 0; i < COUNT_OF(words); i++)
		if (end - at == strlen(words[i]) && !memcmp(il->source + at, words[i], end - at))
			return true;
	return false;
}

/* Most declarations have none of those that are checked here: then their text is not looked at. */
static bool any_is_checked(const struct il *il, u32 first)
{
	for (; first; first = il_attribute(il, first)->next)
		if (il_attribute(il, first)->family == atf_std || il_attribute(il, first)->family == atf_alignas)
			return true;
	return false;
}

static void check_on_specifier(struct check *c, const struct il_attribute *attribute)
{
	u32 group = il_attribute_group(c->il, attribute->group)->range_begin;

	if (attribute->family == atf_std && is_behind_storage_class(c->il, group))
		diag_report(c->diag, DIAG_attribute_before_type, group);
	else
		check_one(c, attribute, ON_SPECIFIER, false);
}

static void check_each(struct check *c, u32 first, const struct parts *parts, u8 on, bool is_bit_field)
{
	for (; first; first = il_attribute(c->il, first)->next) {
		const struct il_attribute *attribute = il_attribute(c->il, first);
		u32 place = attribute->range_begin;

		if (place < parts->own || attribute->is_instantiated)
			continue;
		if (parts->params_end && place >= parts->params_end)
			check_one(c, attribute, ON_DECLARATOR, false);
		else if (place >= parts->leading && place < parts->declarator_begin)
			check_on_specifier(c, attribute);
		else
			check_one(c, attribute, on, is_bit_field);
	}
}

/* Those before the class belong to what is declared with it. */
static bool is_before_class(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 group = il_attribute(il, decl->first_attribute)->group;

	return il_attribute_group(il, group)->range_begin <= skip_space(il, decl->specifiers_begin);
}

static void check_attributes_of_type(struct check *c, const struct il_full_entity_decl_info *decl)
{
	const struct parts parts = { .leading = 0 };

	if (decl->flags & dcf_typedef || !is_before_class(c->il, decl))
		check_each(c, decl->first_attribute, &parts, decl->flags & dcf_typedef ? ON_TYPEDEF : ON_TYPE, false);
}

static void check_attributes_of_parameters(struct check *c, u32 param)
{
	for (; param; param = il_parameter(c->il, param)->next) {
		const struct il_parameter *record = il_parameter(c->il, param);
		u32 first = il_attributes_of_parameter(c->il, param);
		struct parts parts = { .declarator_begin = record->name_position };

		if (any_is_checked(c->il, first)) {
			parts.leading = behind_leading(c->il, first, skip_space(c->il, record->decl_begin));
			check_each(c, first, &parts, ON_PARAMETER, false);
		}
	}
}

static struct parts parts_of(const struct check *c, const struct il_full_entity_decl_info *decl)
{
	return (struct parts){ behind_leading(c->il, decl->first_attribute, skip_space(c->il, decl->specifiers_begin)),
		               decl->declarator_begin, decl->params_end, is_first_declarator(c->il, decl) ? 0 : decl->declarator_begin };
}

void check_standard_attributes(struct check *c, const struct il_full_entity_decl_info *decl)
{
	struct parts parts;

	if (il_any_kind(decl->declared) == IL_routine)
		check_attributes_of_parameters(c, decl->first_param);
	if (!any_is_checked(c->il, decl->first_attribute))
		return;
	parts = parts_of(c, decl);
	switch (il_any_kind(decl->declared)) {
	case IL_routine: check_each(c, decl->first_attribute, &parts, ON_FUNCTION, false); break;
	case IL_variable: check_each(c, decl->first_attribute, &parts, ON_VARIABLE, false); break;
	case IL_type: check_attributes_of_type(c, decl); break;
	default: break;
	}
}

void check_attributes_of_field(struct check *c, const struct il_field *field)
{
	const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(c->il, field->first_decl);
	struct parts parts = parts_of(c, decl);

	check_each(c, field->first_attribute, &parts, ON_FIELD, field->is_bit_field);
}

/* Those that stand first are the closure's or its call operator's. */
void check_attributes_of_lambda(struct check *c, const struct il_lambda *lambda)
{
	u32 behind = lambda->params_end ? lambda->params_end :
	                                  behind_leading(c->il, lambda->first_attribute, skip_space(c->il, lambda->introducer_end));
	struct parts parts = { .leading = 0, .params_end = behind };
	const struct il_attribute *first = il_attribute(c->il, lambda->first_attribute);

	/* GNU's before alignas makes it the closure's, which may have it */
	check_each(c, lambda->first_attribute, &parts,
	           first->family == atf_gnu && first->range_begin < behind ? ON_TYPE | ON_FUNCTION : ON_FUNCTION, false);
	check_attributes_of_parameters(c, lambda->first_param);
}
