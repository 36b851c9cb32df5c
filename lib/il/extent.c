#include "extent.h"

/* __extension__ before a declaration is part of it, though not in its range. */
static u32 begin_with_extension(const struct il *il, u32 begin)
{
	static const char word[] = "__extension__";
	u32 at = begin, length = sizeof word - 1;

	for (;;) {
		while (at && strchr(" \t\n", il->source[at - 1]))
			at--;
		if (at < length || memcmp(il->source + at - length, word, length))
			return begin;
		begin = at -= length;
	}
}

static struct il_extent with_declaration(const struct il *il, struct il_extent extent, u32 decl)
{
	const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);

	if (decl && d->decl_end) {
		extent.begin = extent.end && extent.begin < d->decl_begin ? extent.begin : d->decl_begin;
		extent.end = extent.end > d->decl_end ? extent.end : d->decl_end;
		extent.end = extent.end > d->body_end ? extent.end : d->body_end;
	}
	if (extent.end)
		extent.begin = begin_with_extension(il, extent.begin);
	return extent;
}

bool il_is_frame(const struct il *il, u32 index)
{
	il_any target = il_source_sequence_entry(il, index)->target;

	return il_any_kind(target) == IL_namespace || (il_any_kind(target) == IL_linkage_spec && il_linkage_spec_of(il, target)->body_end);
}

struct il_extent il_extent_of_entry(const struct il *il, u32 index)
{
	const struct il_source_sequence_entry *entry = il_source_sequence_entry(il, index);
	const struct il_linkage_spec *spec = il_linkage_spec_of(il, entry->target);
	struct il_extent extent = { entry->range_begin, entry->range_end };

	if (il_any_kind(entry->target) == IL_linkage_spec)
		extent = (struct il_extent){ spec->range_begin, spec->range_end };
	return with_declaration(il, extent, entry->decl);
}

struct il_extent il_extent_of_declaration(const struct il *il, u32 decl) { return with_declaration(il, (struct il_extent){ 0, 0 }, decl); }

/* auto, auto *, const auto &, decltype(auto). */
static bool has_placeholder(const struct il *il, u32 type)
{
	u32 depth;

	for (depth = 0; depth < 100 && il_type(il, type)->type && il_type(il, type)->kind != tk_auto; depth++)
		type = il_type(il, type)->type;
	return il_type(il, type)->kind == tk_auto;
}

bool il_is_constant(const struct il *il, const struct il_full_entity_decl_info *d)
{
	return d->flags & (dcf_constexpr | dcf_consteval) || il_routine_of(il, d->declared)->flags & (rf_constexpr | rf_consteval);
}

/* Whether the function's type cannot depend on its body, nor a constant that is not known to: which instances of templates constants were
 * made of is known. */
static bool is_opaque(const struct il *il, const struct il_full_entity_decl_info *d)
{
	static const u32 not_so = dcf_function_try | dcf_instantiated | dcf_local;
	const struct il_routine *routine = il_routine_of(il, d->declared);

	return il_any_kind(d->declared) == IL_routine && d->body_end && !(d->flags & not_so) &&
	       (!il_is_constant(il, d) || routine->entity & (enf_is_template | enf_member_of_template)) &&
	       !has_placeholder(il, il_type(il, d->type)->type);
}

bool il_is_separate_definition(const struct il *il, u32 decl)
{
	const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);

	return is_opaque(il, d) && d->flags & dcf_out_of_class;
}

struct il_extent il_extent_of_body(const struct il *il, u32 decl)
{
	const struct il_full_entity_decl_info *d = il_full_entity_decl_info(il, decl);

	if (!is_opaque(il, d) || d->flags & dcf_out_of_class)
		return (struct il_extent){ 0, 0 };
	return (struct il_extent){ d->initializer_end ? d->initializer_begin : d->body_begin, d->body_end };
}
