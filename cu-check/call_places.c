/* Where a call stands: in which lambda, and in what is not looked at. */
#include "calls.h"

#include <stdlib.h>

static int by_begin(const void *a, const void *b)
{
	const struct source_range *x = a, *y = b;

	return x->begin != y->begin ? (x->begin < y->begin ? -1 : 1) : x->end != y->end ? (x->end > y->end ? -1 : 1) : 0;
}

/* The last range that begins at or before a place; NULL: none. */
static const struct source_range *range_before(const struct source_ranges *ranges, u32 place)
{
	u32 low = 0, high = ranges->count;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (ranges->at[middle].begin <= place)
			low = middle + 1;
		else
			high = middle;
	}
	return low ? &ranges->at[low - 1] : NULL;
}

/* Sorts them, and finds which is in which. */
static void nest(struct source_ranges *ranges)
{
	u32 i, around = 0;

	vec_sort(ranges, by_begin);
	ranges->around = xcalloc(ranges->count + 1, sizeof *ranges->around);
	for (i = 1; i <= ranges->count; i++) {
		while (around && ranges->at[around - 1].end <= ranges->at[i - 1].begin)
			around = ranges->around[around];
		ranges->around[i] = around;
		around = i;
	}
}

/* The innermost range that a place is in; NULL: none. */
static const struct source_range *innermost(const struct source_ranges *ranges, u32 place)
{
	const struct source_range *range = range_before(ranges, place);
	u32 number = range ? (u32)(range - ranges->at) + 1 : 0;

	while (number && place >= ranges->at[number - 1].end)
		number = ranges->around[number];
	return number ? &ranges->at[number - 1] : NULL;
}

/* ---- lambdas ---- */

static void find_lambdas(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(c->il, i);

		if (lambda->body_end && !(lambda->flags & lf_instantiated))
			vec_push(&c->calls.lambdas, (struct source_range){ lambda->body_begin, lambda->body_end, i });
	}
	nest(&c->calls.lambdas);
}

u32 lambda_around(struct check *c, u32 place)
{
	const struct source_range *range;

	if (!c->calls.lambdas_known)
		find_lambdas(c);
	c->calls.lambdas_known = true;
	range = innermost(&c->calls.lambdas, place);
	return range ? range->what : 0;
}

/* ---- what is not looked at ---- */

static void add_range(struct source_ranges *ranges, u32 begin, u32 end)
{
	if (begin < end)
		vec_push(ranges, (struct source_range){ begin, end, 0 });
}

/* Default arguments and default member initializers. */
static void find_defaults(struct check *c)
{
	struct source_ranges *silent = &c->calls.silent;
	u32 i;

	for (i = 1; i < c->il->table[IL_parameter_extra].count; i++) {
		const struct il_parameter_extra *extra = il_parameter_extra(c->il, i);

		add_range(silent, extra->default_argument_begin, extra->default_argument_end);
		add_range(&c->calls.default_arguments, extra->default_argument_begin, extra->default_argument_end);
	}
	for (i = 1; i < c->il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(c->il, i);

		add_range(silent, field->initializer_begin, field->initializer_end);
		add_range(&c->calls.member_initializers, field->initializer_begin, field->initializer_end);
	}
}

/* The substatements of if constexpr: those that are discarded, and all. */
static void find_conditional(struct check *c)
{
	u32 i;

	for (i = 1; i < c->il->table[IL_statement].count; i++) {
		const struct il_statement *statement = il_statement(c->il, i);
		const struct il_statement *then = il_statement(c->il, statement->first_statement);
		const struct il_statement *otherwise = il_statement(c->il, statement->else_statement);

		if (statement->kind != stmk_constexpr_if)
			continue;
		add_range(&c->calls.conditional, then->range_begin, statement->range_end);
		if (statement->flags & stf_discarded_then)
			add_range(&c->calls.silent, then->range_begin, then->range_end);
		if (statement->flags & stf_discarded_else)
			add_range(&c->calls.silent, otherwise->range_begin, otherwise->range_end);
	}
}

/* Whether a place, but not all of the function that looks at it, is in one of the ranges. */
static bool is_inside(const struct source_ranges *ranges, u32 place, u32 function_begin)
{
	const struct source_range *range = innermost(ranges, place);

	return range && (function_begin < range->begin || function_begin >= range->end);
}

/* ---- #pragma nv_exec_check_disable ---- */

/* The first place from at on that is neither white space, comment nor directive; linkage specifications are passed over. */
static u32 next_declaration(const struct il *il, u32 at)
{
	static const struct {
		const char *begin, *end;
	} passed[] = {
		{ "//", "\n" }, { "/*", "*/" }, { "#", "\n" }, { "_Pragma", ")" }, { "extern \"", "\" " },
	};
	const char *end;
	u32 i;

	for (i = 0; i < COUNT_OF(passed); i++) {
		size_t length = strlen(passed[i].begin);

		at = skip_space(il, at);
		if (il->source_size - at <= length || memcmp(il->source + at, passed[i].begin, length))
			continue;
		end = memmem(il->source + at + length, il->source_size - at - length, passed[i].end, strlen(passed[i].end));
		if (!end)
			return at;
		at = (u32)(end - il->source) + (u32)strlen(passed[i].end);
		i = UINT32_MAX;
	}
	return at;
}

/* What those pragmas stand before. */
static void find_unchecked(struct check *c)
{
	u32 i, at;

	for (i = 1; i < c->il->table[IL_pragma].count; i++)
		if (il_pragma(c->il, i)->kind == prk_nv_exec_check_disable) {
			at = next_declaration(c->il, il_pragma(c->il, i)->range_end);
			add_range(&c->calls.unchecked, at, at + 1);
		}
	vec_sort(&c->calls.unchecked, by_begin);
}

/* The function of a template that an instance is made of, as far as that is known; else the function itself. */
static u32 pattern_of(const struct il *il, u32 routine)
{
	il_any prototype = il_template(il, il_template_info(il, il_routine(il, routine)->template_info)->template)->prototype;

	return il_any_kind(prototype) == IL_routine && il_routine(il, routine)->entity & enf_instantiation ? il_any_index(prototype) :
	                                                                                                     routine;
}

/* Where a declaration begins, template<…> included. */
static u32 begin_of(const struct il *il, const struct il_full_entity_decl_info *decl)
{
	u32 begin = decl->decl_begin, template;

	for (template = decl->template_decl; template; template = il_template_decl(il, template)->enclosing)
		if (il_template_decl(il, template)->range_begin < begin)
			begin = il_template_decl(il, template)->range_begin;
	return begin;
}

bool is_check_disabled(struct check *c, u32 routine)
{
	bool is_instance = il_routine(c->il, routine)->entity & enf_instantiation;
	u32 decl = il_routine(c->il, pattern_of(c->il, routine))->first_decl;

	if (!c->calls.pragmas_known)
		find_unchecked(c);
	c->calls.pragmas_known = true;
	for (; decl && c->calls.unchecked.count; decl = il_full_entity_decl_info(c->il, decl)->next) {
		const struct il_full_entity_decl_info *record = il_full_entity_decl_info(c->il, decl);
		u32 begin = is_instance ? begin_of(c->il, record) : record->decl_begin;
		const struct source_range *range = range_before(&c->calls.unchecked, begin);

		bool is_first = !record->specifiers_end || skip_space(c->il, record->specifiers_end) >= record->declarator_begin;

		if (range && range->begin == begin && (is_instance || !record->template_decl) && is_first)
			return true;
	}
	return false;
}

static void find_places(struct check *c)
{
	if (c->calls.places_known)
		return;
	find_defaults(c);
	find_conditional(c);
	nest(&c->calls.silent);
	nest(&c->calls.conditional);
	nest(&c->calls.member_initializers);
	nest(&c->calls.default_arguments);
	c->calls.places_known = true;
}

bool is_in_member_initializer(struct check *c, u32 place, u32 function_begin)
{
	find_places(c);
	return is_inside(&c->calls.member_initializers, place, function_begin);
}

bool is_in_default_argument(struct check *c, u32 place, u32 function_begin)
{
	find_places(c);
	return is_inside(&c->calls.default_arguments, place, function_begin);
}

bool is_silent_place(struct check *c, u32 place, u32 function_begin, bool in_template)
{
	find_places(c);
	return is_inside(&c->calls.silent, place, function_begin) ||
	       (in_template && is_inside(&c->calls.conditional, place, function_begin));
}
