/* ABI tags: B and a source name after the name that has the attribute abi_tag. Functions and variables also get those of their
 * types that their names do not show already. */
#include "../il/map.h"
#include "mangler.h"

#include <stdlib.h>

enum { MAX_TAGS = 16 };

struct tags {
	struct mangler *m;
	struct tag {
		const char *text;
		u32 length;
	} at[MAX_TAGS];
	u32 count, depth;
	bool with_inherited;   /* of functions around, which names show */
	struct il_map visited; /* types: as a tree, one that has another twice, and so on, is enormous */
};

static bool has_tag(const struct tags *tags, const struct tag *tag)
{
	u32 i;

	for (i = 0; i < tags->count; i++)
		if (tags->at[i].length == tag->length && !memcmp(tags->at[i].text, tag->text, tag->length))
			return true;
	return false;
}

static void add_tag(struct tags *tags, const char *text, u32 length)
{
	struct tag tag = { text, length };

	if (has_tag(tags, &tag))
		return;
	if (tags->count == MAX_TAGS)
		tags->m->failed = true;
	else
		tags->at[tags->count++] = tag;
}

/* Those that the entity itself was given; an inline namespace without arguments has its name. */
static void own_tags(struct tags *tags, il_any entity)
{
	const struct il *il = tags->m->il;
	u32 attribute = first_attribute_of(il, entity), argument;

	for (; attribute; attribute = il_attribute(il, attribute)->next) {
		const struct il_attribute *record = il_attribute(il, attribute);

		if (strcmp(il_text(il, record->name), "abi_tag"))
			continue;
		if (!record->first_argument)
			add_tag(tags, il_text(il, name_of(il, entity)), (u32)strlen(il_text(il, name_of(il, entity))));
		for (argument = record->first_argument; argument; argument = il_attribute_argument(il, argument)->next) {
			const struct il_attribute_argument *text = il_attribute_argument(il, argument);

			if (text->range_end - text->range_begin < 2 || il->source[text->range_begin] != '"')
				tags->m->failed = true;
			else
				add_tag(tags, il->source + text->range_begin + 1, text->range_end - text->range_begin - 2);
		}
	}
}

/* A class template's are those of its pattern; it is named itself where it is a template argument. */
static il_any pattern_of(const struct il *il, il_any entity)
{
	u32 info = il_any_kind(entity) == IL_type ? il_type(il, il_any_index(entity))->template_info : 0;
	u32 template = il_any_kind(entity) == IL_template ? il_any_index(entity) : info ? il_template_info(il, info)->template : 0;

	return template && il_any_kind(il_template(il, template)->prototype) == IL_type ? il_template(il, template)->prototype : entity;
}

static void type_tags(struct tags *tags, u32 index);
static void inherited_tags(struct tags *tags, il_any entity);
static void tags_of_call(struct tags *tags, const struct il_lambda *lambda);

static bool is_known(const struct il *il, u32 type)
{
	u32 cv = 0;
	const struct il_type *t = look_through(il, type, &cv);

	return t->kind != tk_auto && t->kind != tk_typeref && t->kind != tk_error;
}

/* Those of the arguments of a specialization. Default arguments that are not known have none but those of what they are made of. */
static void argument_tags(struct tags *tags, const struct il_template_info *info)
{
	const struct il *il = tags->m->il;
	u32 arg = info->first_argument, decl = il_template(il, info->template)->decl;
	u32 param = decl ? il_template_decl(il, decl)->first_param : 0;

	for (; arg; arg = il_template_arg(il, arg)->next) {
		const struct il_template_arg *record = il_template_arg(il, arg);
		u32 value = param ? il_template_param(il, param)->default_arg : 0;
		bool is_default = value && record->range_begin == il_template_arg(il, value)->range_begin;

		if (record->kind == tak_type && (!is_default || is_known(il, record->type)))
			type_tags(tags, record->type);
		if (param && !(il_template_param(il, param)->flags & tf_pack))
			param = il_template_param(il, param)->next;
	}
}

/* Those of what an entity is in, and of the arguments there; a function's, where it is a class in it that shows them. */
static void scope_tags(struct tags *tags, il_any entity)
{
	const struct il *il = tags->m->il;
	bool in_local_class = false;
	u32 steps, info;

	for (steps = 0; entity && steps < MAX_DEPTH; steps++, entity = context_of(tags->m, entity)) {
		bool is_type = il_any_kind(entity) == IL_type;

		if (il_any_kind(entity) == IL_routine && in_local_class)
			info = il_routine(il, il_any_index(entity))->template_info;
		else
			info = is_type ? il_type(il, il_any_index(entity))->template_info : 0;
		own_tags(tags, pattern_of(il, entity));
		if (info)
			argument_tags(tags, il_template_info(il, info));
		if (tags->with_inherited && il_any_kind(entity) == IL_routine)
			inherited_tags(tags, entity);
		if (tags->with_inherited && il_any_kind(entity) == IL_lambda)
			tags_of_call(tags, il_lambda(il, il_any_index(entity)));
		in_local_class |= is_type && !(il_type(il, il_any_index(entity))->flags & tyf_closure);
	}
}

static void param_tags(struct tags *tags, u32 param)
{
	for (; param; param = il_param_type(tags->m->il, param)->next)
		type_tags(tags, il_param_type(tags->m->il, param)->type);
}

static void type_tags(struct tags *tags, u32 index)
{
	const struct il *il = tags->m->il;
	u32 cv = 0;
	const struct il_type *t = look_through(il, index, &cv);
	bool is_new;

	if (tags->depth == MAX_DEPTH || t->kind == tk_error || t->kind == tk_auto || t->kind == tk_typeref) {
		tags->m->failed |= !tags->m->lenient; /* what it is may have tags */
		return;
	}
	il_map_at(&tags->visited, il_any_of(IL_type, index), &is_new);
	if (!is_new)
		return;
	tags->depth++;
	switch (t->kind) {
	case tk_class:
	case tk_struct:
	case tk_union:
	case tk_integer:
		if (t->class_info || t->template_info)
			scope_tags(tags, il_any_of(IL_type, type_behind(il, index, &cv)));
		break;
	case tk_ptr_to_member:
		type_tags(tags, t->class_type);
		type_tags(tags, t->type);
		break;
	case tk_routine:
		param_tags(tags, t->first_param);
		type_tags(tags, t->type);
		break;
	case tk_pointer:
	case tk_array: type_tags(tags, t->type); break;
	}
	tags->depth--;
}

/* The type of a variable, where that is auto of its initializer. */
static u32 deduced_type(const struct il *il, const struct il_variable *variable)
{
	u32 cv = 0, type = il_expr_node(il, il_written_initializer(il, variable->init_expr))->type;

	return type && look_through(il, variable->type, &cv)->kind == tk_auto ? type : variable->type;
}

/* Adds the tags that are wanted and not shown. */
static void add_missing(struct tags *tags, struct tags *wanted, struct tags *shown)
{
	u32 i;

	for (i = 0; i < wanted->count; i++)
		if (!has_tag(shown, &wanted->at[i]))
			add_tag(tags, wanted->at[i].text, wanted->at[i].length);
	il_map_free(&shown->visited);
	il_map_free(&wanted->visited);
}

/* Whether other files may define a function, too: it is inline, or a template made it. */
static bool is_shared_function(const struct il *il, u32 index)
{
	const struct il_routine *routine = il_routine(il, index);
	const struct il_full_entity_decl_info *definition = il_full_entity_decl_info(il, routine->definition);

	return routine->flags & (rf_inline | rf_constexpr | rf_consteval) ||
	       routine->entity & (enf_instantiation | enf_member_of_template) ||
	       (routine->class_type && il_scope(il, definition->scope)->kind == sck_class_struct_union);
}

/* Whether a static variable of functions is the same one in all files: then it has tags. */
static bool is_shared_local(struct mangler *m, il_any entity)
{
	il_any outermost, function = function_around(m, entity, &outermost);
	u32 steps;

	if (in_unnamed_namespace(m, entity))
		return false;
	for (steps = 0; function && steps < MAX_DEPTH; steps++, function = function_around(m, function, &outermost))
		if (il_any_kind(function) == IL_lambda ? is_internal_closure(m, il_lambda(m->il, il_any_index(function))->type) :
		                                         il_routine(m->il, il_any_index(function))->linkage == nlk_internal ||
		                                                 !is_shared_function(m->il, il_any_index(function)))
			return false;
	return steps;
}

/* The tags that an entity's type gives it: an external function's that does not return void, or an external variable's. */
static void inherited_tags(struct tags *tags, il_any entity)
{
	struct tags shown = { .m = tags->m }, wanted = { .m = tags->m };
	const struct il *il = tags->m->il;
	u32 index = il_any_index(entity), cv = 0;

	if (il_any_kind(entity) == IL_routine) {
		const struct il_routine *routine = il_routine(il, index);
		const struct il_type *t = look_through(il, routine->type, &cv);

		if (routine->linkage == nlk_internal || (in_unnamed_namespace(tags->m, entity) && !tags->m->module_id) ||
		    routine->template || routine->template_info ||
		    routine->flags & rf_defaulted || /* of the language's types, whatever auto is */
		    (routine->special_kind != sfk_none && routine->special_kind != sfk_operator &&
		     routine->special_kind != sfk_literal_operator))
			return;
		type_tags(&wanted, t->type);
		if (wanted.count)
			param_tags(&shown, t->first_param);
	} else {
		const struct il_variable *variable = il_variable(il, index);

		if (tags->m->for_module || variable->flags & vf_binding_container ||
		    (variable->flags & vf_local_static ? !is_shared_local(tags->m, entity) : variable->linkage == nlk_internal) ||
		    (variable->flags & vf_constexpr && !is_known(il, variable->type))) /* literal types have no tags in practice */
			return;
		type_tags(&wanted, deduced_type(il, variable));
	}
	if (wanted.count && il_any_kind(entity) == IL_variable && il_variable(il, index)->template_info)
		argument_tags(&shown, il_template_info(il, il_variable(il, index)->template_info));
	shown.with_inherited = true;
	if (wanted.count)
		scope_tags(&shown, context_of(tags->m, entity));
	add_missing(tags, &wanted, &shown);
}

/* The same of the call operator of a lambda that is no template. */
static void tags_of_call(struct tags *tags, const struct il_lambda *lambda)
{
	struct tags shown = { .m = tags->m }, wanted = { .m = tags->m };
	const struct il_type *t = il_type(tags->m->il, lambda->function_type);

	if (lambda->flags & lf_generic || !lambda->function_type)
		return;
	type_tags(&wanted, t->type);
	if (wanted.count && is_internal_closure(tags->m, lambda->type))
		wanted.count = 0;
	if (wanted.count)
		param_tags(&shown, t->first_param);
	shown.with_inherited = true;
	if (wanted.count)
		scope_tags(&shown, context_of(tags->m, il_any_of(IL_type, lambda->type)));
	add_missing(tags, &wanted, &shown);
}

static int by_text(const void *a, const void *b)
{
	const struct tag *x = a, *y = b;
	int order = strncmp(x->text, y->text, x->length < y->length ? x->length : y->length);

	return order ? order : (int)x->length - (int)y->length;
}

/* Whether g++ leaves the tags of a template out: those of functions and variables in no namespace. */
static bool is_of_global_template(struct mangler *m, il_any entity)
{
	u32 template, first_argument;

	return !m->module_id && !m->for_module && il_any_kind(entity) != IL_type && !context_of(m, entity) &&
	       specialization_of(m, entity, &template, &first_argument);
}

static void put_tags(struct tags *tags)
{
	u32 i;

	sort(tags->at, tags->count, sizeof *tags->at, by_text);
	for (i = 0; i < tags->count; i++)
		buffer_printf(&tags->m->out, "B%u%.*s", tags->at[i].length, (int)tags->at[i].length, tags->at[i].text);
}

void mangled_abi_tags(struct mangler *m, il_any entity)
{
	struct tags tags = { .m = m };

	if (is_of_global_template(m, entity))
		return;
	own_tags(&tags, pattern_of(m->il, entity));
	if (il_any_kind(entity) == IL_routine || il_any_kind(entity) == IL_variable)
		inherited_tags(&tags, entity);
	put_tags(&tags);
}

void mangled_tags_of_call(struct mangler *m, const struct il_lambda *lambda)
{
	struct tags tags = { .m = m };

	if (!m->module_id)
		tags_of_call(&tags, lambda);
	put_tags(&tags);
}
