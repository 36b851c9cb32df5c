/* Objects of functions that hide other objects [basic.scope.hiding]: remarks, which options and pragmas make more of. */
#include "objects.h"

#include <stdlib.h>

/* What a scope has under a name that some function's object has, too. */
struct named {
	il_str name;
	u32 scope, position;
	il_any entity; /* a variable or field; 0: something else, which hides what is outside of it */
};
struct names {
	const struct il *il;
	struct il_map wanted; /* by name */
	VEC(struct named) of; /* by name, scope and position */
};

static bool is_object_of_function(const struct il *il, const struct il_variable *variable)
{
	u32 passed = vf_binding_container | vf_enumerator | vf_template_parameter | vf_static_member | vf_init_capture;

	return variable->name && variable->position && variable->entity & enf_local_to_function && !(variable->flags & passed) &&
	       !(variable->entity & enf_instantiation) && variable->storage_class != sc_extern &&
	       !il_in_system_header(il, variable->position);
}

static void add(struct names *names, il_str name, u32 scope, u32 position, il_any entity)
{
	if (name && scope && il_map_find(&names->wanted, il_any_of(IL_expr_node, name)))
		vec_push(&names->of, (struct named){ name, scope, position, entity });
}

/* Members of anonymous unions are those of what is around these [class.union.anon]. */
static u32 scope_of_field(const struct il *il, const struct il_field *field)
{
	u32 scope = field->parent_scope, steps;

	for (steps = 0; steps < 100; steps++, scope = il_scope(il, scope)->parent) {
		il_any owner = il_scope(il, scope)->owner;
		u32 info = il_any_kind(owner) == IL_type ? il_type(il, il_any_index(owner))->class_info : 0;

		if (!info || !(il_class_info(il, info)->flags & clf_anonymous))
			break;
	}
	return scope;
}

static void add_objects(struct names *names)
{
	const struct il *il = names->il;
	u32 i;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *v = il_variable(il, i);
		bool is_object = !(v->flags & (vf_enumerator | vf_template_parameter)) && !v->template && !v->template_info;

		if (!(v->entity & enf_instantiation))
			add(names, v->name, v->parent_scope, v->position, is_object ? il_any_of(IL_variable, i) : 0);
	}
	for (i = 1; i < il->table[IL_field].count; i++) {
		const struct il_field *field = il_field(il, i);

		if (!(field->entity & enf_instantiation))
			add(names, field->name, scope_of_field(il, field), field->position, il_any_of(IL_field, i));
	}
}

static void add_others(struct names *names)
{
	const struct il *il = names->il;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++)
		add(names, il_routine(il, i)->name, il_routine(il, i)->parent_scope, il_routine(il, i)->position, 0);
	for (i = 1; i < il->table[IL_type].count; i++)
		add(names, il_type(il, i)->name, il_type(il, i)->parent_scope, il_type(il, i)->position, 0);
	for (i = 1; i < il->table[IL_template].count; i++)
		add(names, il_template(il, i)->name, il_template(il, i)->parent_scope, il_template(il, i)->position, 0);
	for (i = 1; i < il->table[IL_using_declaration].count; i++) {
		const struct il_using_declaration *using = il_using_declaration(il, i);

		add(names, using->name, using->scope, using->position, 0);
	}
}

static int by_name_and_scope(const void *a, const void *b)
{
	const struct named *x = a, *y = b;

	if (x->name != y->name)
		return x->name < y->name ? -1 : 1;
	if (x->scope != y->scope)
		return x->scope < y->scope ? -1 : 1;
	return x->position < y->position ? -1 : x->position > y->position;
}

/* The first one in a scope; a variable or function before others, which it hides there. */
static const struct named *find_in_scope(const struct names *names, il_str name, u32 scope)
{
	struct named key = { .name = name, .scope = scope };
	const struct named *found;
	u32 low = 0, high = names->of.count, i;

	while (low < high) {
		u32 middle = low + (high - low) / 2;

		if (by_name_and_scope(&names->of.at[middle], &key) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	found = low < names->of.count && names->of.at[low].name == name && names->of.at[low].scope == scope ? &names->of.at[low] : NULL;
	for (i = low; found && i < names->of.count && names->of.at[i].name == name && names->of.at[i].scope == scope; i++)
		if (names->of.at[i].entity)
			return &names->of.at[i];
	return found;
}

/* A member of a class or of its bases. */
static const struct named *find_member(const struct names *names, il_str name, const struct il_class_info *info, u32 depth)
{
	const struct named *found = info->scope ? find_in_scope(names, name, info->scope) : NULL;
	u32 base;

	for (base = info->first_base; base && !found && depth; base = il_base_class(names->il, base)->next) {
		const struct il_type *type = stripped(names->il, il_base_class(names->il, base)->type, &(u32){ 0 });

		if (il_is_class(type) && type->class_info)
			found = find_member(names, name, il_class_info(names->il, type->class_info), depth - 1);
	}
	return found;
}

/* Whether parameters, or what a condition declares, are as in the variable's own block [basic.scope.block]. */
static bool is_redeclared(const struct il *il, const struct il_variable *variable)
{
	const struct il_scope *scope = il_scope(il, variable->parent_scope);

	return scope->kind == sck_block && il_scope(il, scope->parent)->kind != sck_block;
}

/* What a name would mean there without the variable [basic.lookup.unqual]: members of a class can be declared later. */
static il_any find_hidden(const struct names *names, const struct il_variable *variable)
{
	enum { BASES_MAX = 64 };
	const struct il *il = names->il;
	u32 scope = il_scope(il, variable->parent_scope)->parent, steps;

	for (steps = 0; scope && steps < 1000; scope = il_scope(il, scope)->parent, steps++) {
		const struct il_scope *s = il_scope(il, scope);
		u32 class = s->kind == sck_class_struct_union && il_any_kind(s->owner) == IL_type ? il_any_index(s->owner) : 0;
		u32 info = class ? il_type(il, class)->class_info : 0;
		const struct named *found = info ? find_member(names, variable->name, il_class_info(il, info), BASES_MAX) :
		                                   find_in_scope(names, variable->name, scope);

		if (found && (info || found->position < variable->position))
			return steps || !is_redeclared(il, variable) ? found->entity : 0;
	}
	return 0;
}

static bool is_of_function(const struct il *il, il_any entity)
{
	return il_any_kind(entity) == IL_variable && il_variable(il, il_any_index(entity))->entity & enf_local_to_function;
}

void check_hidden_objects(struct check *check)
{
	const struct il *il = check->il;
	struct names names = { .il = il };
	u32 i;

	if (!is_wanted(check->diag, DIAG_hides_object) && !is_wanted(check->diag, DIAG_hides_local_object))
		return;
	for (i = 1; i < il->table[IL_variable].count; i++)
		if (is_object_of_function(il, il_variable(il, i)))
			*il_map_at(&names.wanted, il_any_of(IL_expr_node, il_variable(il, i)->name), &(bool){ 0 }) = i;
	add_objects(&names);
	add_others(&names);
	vec_sort(&names.of, by_name_and_scope);
	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);
		il_any hidden = is_object_of_function(il, variable) ? find_hidden(&names, variable) : 0;
		u32 times = !hidden ? 0 : variable->flags & vf_range_declaration && !is_pattern_variable(il, variable) ? 3 : 1;

		for (; times; times--) /* the reference declares the variable of a range-based for as often */
			diag_report(check->diag, is_of_function(il, hidden) ? DIAG_hides_local_object : DIAG_hides_object,
			            variable->position, hidden);
	}
	vec_free(&names.of);
	il_map_free(&names.wanted);
}
