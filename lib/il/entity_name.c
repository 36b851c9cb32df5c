/* Entities as the reference's diagnostics call them (page 53: %n). */
#include "names.h"

#include <stdio.h>

/* How many specializations of one template are looked through, and how many templates an instance is made from. */
enum { SPECIALIZATIONS_MAX = 10000, PATTERN_DEPTH_MAX = 10 };

/* What all named entities have. */
struct named {
	il_str name;
	u32 scope, position, first_decl, flags;
};

static struct named named_entity(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	/* clang-format off */
	switch (il_any_kind(entity)) {
#define NAMED(kind)                                                                                                              \
	case IL_##kind:                                                                                                          \
		return (struct named){ il_##kind(il, index)->name, il_##kind(il, index)->parent_scope, il_##kind(il, index)->position, \
				       il_##kind(il, index)->first_decl, il_##kind(il, index)->entity };
	NAMED(type) NAMED(routine) NAMED(variable) NAMED(field) NAMED(template) NAMED(namespace) NAMED(label)
#undef NAMED
	default:
		return (struct named){ 0 };
	}
	/* clang-format on */
}

il_any name_entity_around(const struct il *il, il_any entity)
{
	u32 scope = named_entity(il, entity).scope, steps;

	if (il_any_kind(entity) == IL_variable && il_variable(il, il_any_index(entity))->flags & vf_parameter)
		return 0; /* in an instance it is in the class's scope */
	for (steps = 0; scope && steps < NAME_DEPTH_MAX; scope = il_scope(il, scope)->parent, steps++) {
		u8 kind = il_any_kind(il_scope(il, scope)->owner);

		if (kind == IL_type || kind == IL_routine)
			return il_scope(il, scope)->owner;
	}
	return 0;
}

u32 name_template_decl(const struct il *il, il_any entity)
{
	u32 info = il_any_kind(entity) == IL_type ? il_type(il, il_any_index(entity))->class_info : 0,
	    template = info ? il_class_info(il, info)->template : 0, decl = named_entity(il, entity).first_decl;

	if (template)
		return il_template(il, template)->decl;
	return decl ? il_full_entity_decl_info(il, decl)->template_decl : 0;
}

/* ---- instances of templates and what they are made from ---- */

static bool is_within(const struct il *il, u32 type, u32 position)
{
	u32 info = il_type(il, type)->class_info;

	return info && il_class_info(il, info)->body_begin <= position && position < il_class_info(il, info)->body_end;
}

/* The pattern of a class that was instantiated, which has place in its body: the template's, or a partial specialization's. */
static u32 pattern_of_class(const struct il *il, u32 type, u32 place)
{
	u32 info = il_type(il, type)->template_info, steps;

	info = info ? il_template(il, il_template_info(il, info)->template)->first_specialization : 0;
	for (steps = 0; info && steps < SPECIALIZATIONS_MAX; info = il_template_info(il, info)->next, steps++) {
		il_any made = il_template_info(il, info)->specialization;

		if (il_any_kind(made) == IL_type && il_type(il, il_any_index(made))->entity & (enf_is_template | enf_member_of_template) &&
		    is_within(il, il_any_index(made), place))
			return il_any_index(made);
	}
	return 0;
}

/* The member of a scope that is declared at position, or 0. */
static il_any member_at(const struct il *il, u32 scope, u8 kind, u32 position)
{
	u32 entry;

	for (entry = scope ? il_scope(il, scope)->first_entry : 0; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;

		if (il_any_kind(target) == kind && named_entity(il, target).position == position)
			return target;
	}
	return 0;
}

static u32 scope_of_class(const struct il *il, u32 type)
{
	u32 info = il_type(il, type)->class_info;

	return info ? il_class_info(il, info)->scope : 0;
}

static u32 template_info_of(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_type: return il_type(il, index)->template_info;
	case IL_routine: return il_routine(il, index)->template_info;
	case IL_variable: return il_variable(il, index)->template_info;
	default: return 0;
	}
}

/* A place in the source that only the pattern of the entity has around it or in it. */
static u32 place_in_pattern(const struct il *il, il_any entity)
{
	const struct il_routine *routine = il_routine(il, il_any_kind(entity) == IL_routine ? il_any_index(entity) : 0);
	u32 class = il_any_kind(entity) == IL_type ? il_any_index(entity) : routine->flags & rf_implicit ? routine->class_type : 0;
	u32 info = class ? il_type(il, class)->class_info : 0;

	return info ? il_class_info(il, info)->body_begin : named_entity(il, entity).position;
}

/* What an instance was made from by one template: its own, or that of the class around it, which is then given. */
static il_any made_from(const struct il *il, il_any entity, il_any class_pattern, u32 place)
{
	u32 info = template_info_of(il, entity), type;
	il_any prototype = info ? il_template(il, il_template_info(il, info)->template)->prototype : 0;

	if (il_any_kind(entity) == IL_type && (type = pattern_of_class(il, il_any_index(entity), place)) && type != il_any_index(entity))
		return il_any_of(IL_type, type);
	if (prototype && prototype != entity)
		return prototype;
	return il_any_kind(class_pattern) != IL_type ? 0 :
	                                               member_at(il, scope_of_class(il, il_any_index(class_pattern)),
	                                                         (u8)il_any_kind(entity), named_entity(il, entity).position);
}

/* Whether a template made it, or it is a function that specializes one: it is called what it would be as an instance. */
static bool has_pattern(const struct il *il, il_any entity)
{
	u32 flags = named_entity(il, entity).flags;

	return flags & enf_instantiation ||
	       (il_any_kind(entity) == IL_routine && flags & enf_explicit_specialization && template_info_of(il, entity));
}

/* What an instance with such a place was made from; what is no instance is its own pattern. */
static il_any pattern_at(const struct il *il, il_any entity, u32 place, u32 depth)
{
	il_any around = name_entity_around(il, entity), from;

	if (!has_pattern(il, entity) || depth >= PATTERN_DEPTH_MAX)
		return entity;
	from = made_from(il, entity, around ? pattern_at(il, around, place, depth + 1) : 0, place);
	return from && from != entity ? pattern_at(il, from, place, depth + 1) : entity;
}

static il_any pattern_of(const struct il *il, il_any entity) { return pattern_at(il, entity, place_in_pattern(il, entity), 0); }

/* ---- [with T=int] ---- */

/* What begins the clause, and what separates its parts. */
struct with_clause {
	struct name_writer *writer;
	const char *separator;
	unsigned invented; /* parameters so far that each auto is one of */
};

static void with_parameter(struct with_clause *clause, const struct il_template_param *param)
{
	char number[32];

	name_puts(clause->writer, clause->separator);
	if (param->flags & tf_invented) {
		snprintf(number, sizeof number, "<auto-%u>", ++clause->invented);
		name_puts(clause->writer, number);
	} else {
		name_puts(clause->writer, param->name ? il_text(clause->writer->il, param->name) : "<unnamed>");
	}
	name_puts(clause->writer, "=");
	clause->separator = ", ";
}

/* The arguments of a template's list by the place of the parameter; those of a pack are in <>. */
static void with_argument(struct with_clause *clause, const struct il_template_param *param, u32 arg)
{
	const struct il *il = clause->writer->il;
	u32 i;

	for (i = 0; arg && i < param->index; arg = il_template_arg(il, arg)->next)
		i += il_template_arg(il, arg)->kind != tak_pack_start;
	if (!arg && !(param->flags & tf_pack))
		return;
	with_parameter(clause, param);
	if (param->flags & tf_pack)
		name_of_template_arguments(clause->writer, arg);
	else
		name_of_template_argument(clause->writer, arg);
}

/* A partial specialization's parameter: what was deduced for it. */
static void with_deduced(struct with_clause *clause, const struct il_template_param *param, u32 arg)
{
	const struct il *il = clause->writer->il;
	const char *separator = "";

	while (arg && il_template_arg(il, arg)->parameter <= param->index)
		arg = il_template_arg(il, arg)->next;
	with_parameter(clause, param);
	name_puts(clause->writer, param->flags & tf_pack ? "<" : "");
	for (; arg && il_template_arg(il, arg)->parameter == param->index + 1; arg = il_template_arg(il, arg)->next, separator = ", ") {
		name_puts(clause->writer, separator);
		name_of_template_argument(clause->writer, arg);
	}
	name_puts(clause->writer, param->flags & tf_pack ? ">" : "");
}

static void with_arguments(struct with_clause *clause, il_any pattern, il_any instance)
{
	const struct il *il = clause->writer->il;
	u32 info = template_info_of(il, instance), decl = name_template_decl(il, pattern), param;
	bool is_partial = il_any_kind(pattern) == IL_type && info && il_template_info(il, info)->first_deduced;

	if (!info || !has_pattern(il, instance))
		return;
	for (param = decl ? il_template_decl(il, decl)->first_param : 0; param; param = il_template_param(il, param)->next)
		if (is_partial)
			with_deduced(clause, il_template_param(il, param), il_template_info(il, info)->first_deduced);
		else
			with_argument(clause, il_template_param(il, param), il_template_info(il, info)->first_argument);
}

/* From the outside in. */
static void with_arguments_around(struct with_clause *clause, il_any instance, u32 place)
{
	if (!instance || !name_deeper(clause->writer))
		return;
	with_arguments_around(clause, name_entity_around(clause->writer->il, instance), place);
	with_arguments(clause, pattern_at(clause->writer->il, instance, place, 0), instance);
	clause->writer->depth--;
}

/* ---- names ---- */

static void unqualified(struct name_writer *w, il_any entity)
{
	struct named named = named_entity(w->il, entity);
	const struct il_routine *routine = il_any_kind(entity) == IL_routine ? il_routine(w->il, il_any_index(entity)) : NULL;
	u32 variable = il_any_kind(entity) == IL_variable ? il_any_index(entity) : 0;

	if (il_any_kind(entity) == IL_type) {
		name_of_class(w, il_any_index(entity));
		return;
	}
	name_puts(w, named.name ? il_text(w->il, named.name) : "<unnamed>");
	if (routine && routine->special_kind == sfk_conversion && routine->conversion_type) {
		name_puts(w, " ");
		name_of_type(w, w->converted ? w->converted : routine->conversion_type);
	}
	if (il_variable(w->il, variable)->template && !w->of_declaration)
		name_of_template_parameters(w, name_template_decl(w->il, entity), ",");
}

void name_of_undeduced_parameters(struct name_writer *w, u32 routine)
{
	const struct il_routine *record = il_routine(w->il, routine);
	u32 decl = record->template ? name_template_decl(w->il, il_any_of(IL_routine, routine)) : 0;

	if (decl && record->special_kind != sfk_constructor && record->special_kind != sfk_conversion &&
	    !il_are_parameters_deduced(w->il, il_template_decl(w->il, decl), record->type))
		name_of_template_parameters(w, decl, ",");
}

static bool is_refused(const struct il *il, il_any entity)
{
	return il_any_kind(entity) == IL_routine && il_routine(il, il_any_index(entity))->flags & rf_refused;
}

/* Whether no declaration of a function stands outside of blocks, so far. */
static bool is_of_blocks(const struct il *il, il_any entity)
{
	const struct il_routine *routine = il_routine(il, il_any_kind(entity) == IL_routine ? il_any_index(entity) : 0);
	u32 decl = routine->first_decl;

	if (!decl || routine->class_type)
		return false;
	while (decl && il_full_entity_decl_info(il, decl)->flags & dcf_local)
		decl = il_full_entity_decl_info(il, decl)->next;
	return !decl;
}

void name_qualified(struct name_writer *w, il_any entity)
{
	bool is_template_parameter =
		il_any_kind(entity) == IL_variable && il_variable(w->il, il_any_index(entity))->flags & vf_template_parameter;

	if (il_any_kind(entity) != IL_type && !is_template_parameter && (w->as_linked || !is_of_blocks(w->il, entity)))
		name_of_scope(w, named_entity(w->il, entity).scope);
	if (is_refused(w->il, entity) && !il_routine(w->il, il_any_index(entity))->class_type)
		name_puts(w, "<error>");
	else
		unqualified(w, entity);
}

static bool is_function(const struct il *il, il_any entity, il_str name)
{
	return (il_any_kind(entity) == IL_routine && il_routine(il, il_any_index(entity))->name == name) ||
	       (il_any_kind(entity) == IL_template && il_template(il, il_any_index(entity))->kind == templk_function &&
	        il_template(il, il_any_index(entity))->name == name);
}

/* operator=(const C &) and the like: there are no implicit ones besides. */
static bool takes_own_class(const struct il *il, const struct il_routine *routine)
{
	u32 function = il_behind_typerefs(il, routine->type), param = il_type(il, function)->first_param;
	u32 type = il_behind_typerefs(il, il_param_type(il, param)->type);

	if (il_type(il, type)->kind == tk_pointer)
		type = il_behind_typerefs(il, il_type(il, type)->type);
	return type == routine->class_type;
}

/* Some of these are declared in each program [basic.stc.dynamic.general]/2. */
static bool is_allocation_function(const struct il *il, const struct il_routine *routine)
{
	const char *name = il_text(il, routine->name);

	return routine->special_kind == sfk_operator && !il_scope(il, routine->parent_scope)->parent &&
	       (!strncmp(name, "operator new", 12) || !strncmp(name, "operator delete", 15));
}

/* Whether a class is still being defined at a position. */
static bool is_in_class(const struct il *il, u32 class, u32 position)
{
	const struct il_class_info *info = il_class_info(il, il_type(il, class)->class_info);

	return position >= info->body_begin && position < info->body_end;
}

/* Whether a class has one implicit assignment alone [class.copy.assign]/8: one with a destructor, or a constructor that copies or moves. */
static bool has_no_move_assignment(const struct il *il, u32 class)
{
	il_any pattern = pattern_of(il, il_any_of(IL_type, class));
	const struct il_type *type = il_type(il, il_any_kind(pattern) == IL_type ? il_any_index(pattern) : class);
	u32 entry = il_scope(il, il_class_info(il, type->class_info)->scope)->first_entry;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		il_any target = il_source_sequence_entry(il, entry)->target;
		const struct il_routine *routine = il_routine(il, il_any_kind(target) == IL_routine ? il_any_index(target) : 0);

		if (!(routine->flags & rf_implicit) &&
		    (routine->special_kind == sfk_destructor || (routine->special_kind == sfk_constructor && takes_own_class(il, routine))))
			return true;
	}
	return false;
}

/* Constructors and assignments, some of which a class need not declare: behind its body it has them; but closures have one assignment alone.
 * Allocation functions. The == that comes with a defaulted <=> is alone. */
static bool is_implicit_kind(const struct il *il, il_any entity, u32 position)
{
	const struct il_routine *routine = il_any_kind(entity) == IL_routine ? il_routine(il, il_any_index(entity)) : NULL;

	if (!routine || !routine->class_type)
		return routine && is_allocation_function(il, routine);
	return routine->special_kind == sfk_constructor ||
	       (routine->flags & rf_implicit && routine->special_kind != sfk_destructor &&
	        !(il_type(il, routine->class_type)->flags & tyf_closure) && strcmp(il_text(il, routine->name), "operator==") != 0) ||
	       (!strcmp(il_text(il, routine->name), "operator=") && !takes_own_class(il, routine) &&
	        !is_in_class(il, routine->class_type, position));
}

static bool has_implicit_overloads(const struct il *il, il_any entity, u32 position)
{
	const struct il_routine *routine = il_routine(il, il_any_kind(entity) == IL_routine ? il_any_index(entity) : 0);
	bool is_assignment = routine->flags & rf_implicit && routine->special_kind != sfk_constructor;

	return is_implicit_kind(il, entity, position) && !(is_assignment && has_no_move_assignment(il, routine->class_type));
}

/* Whether a friend of its name other than itself and what it is made from is declared before position for its scope, which no name finds
 * there: of one that an instance of a class template has, also that of another instance there is by now. */
static bool has_friend_overloads(const struct il *il, il_any entity, u32 position)
{
	struct named named = named_entity(il, entity);
	il_any pattern = pattern_of(il, entity);
	bool is_of_instance = named.flags & enf_instantiation;
	u32 i;

	for (i = il_any_kind(entity) == IL_routine ? il->table[IL_routine].count : 1; --i;) {
		const struct il_routine *other = il_routine(il, i);

		if (other->name == named.name && other->flags & rf_friend && other->parent_scope == named.scope &&
		    other->position <= position && i != il_any_index(entity) && i != il_any_index(pattern) &&
		    (other->entity & enf_instantiation ? is_of_instance : other->position != named.position))
			return true;
	}
	return false;
}

/* Whether another function of its name is declared in its scope before position, or a friend says otherwise: no specialization, which no
 * name finds [temp.expl.spec]. */
static bool has_written_overloads(const struct il *il, il_any entity, u32 position)
{
	struct named named = named_entity(il, entity);
	il_any target, first = 0;
	u32 entry = named.scope ? il_scope(il, named.scope)->first_entry : 0;

	for (; entry; entry = il_source_sequence_entry(il, entry)->next) {
		target = il_source_sequence_entry(il, entry)->target;
		if (!is_function(il, target, named.name) || named_entity(il, target).position > position ||
		    named_entity(il, target).flags & enf_explicit_specialization || is_refused(il, target))
			continue;
		if (first && target != first)
			return true;
		first = target;
	}
	return first && first != entity && named.position <= position;
}

static bool is_overloaded(const struct il *il, il_any entity, u32 position)
{
	return !is_refused(il, entity) && (has_implicit_overloads(il, entity, position) || has_written_overloads(il, entity, position) ||
	                                   has_friend_overloads(il, entity, position));
}

static void begin(struct name_writer *w, const struct il *il, il_any context, struct buffer *out)
{
	bool is_alias = il_any_kind(context) == IL_type && il_type(il, il_any_index(context))->kind == tk_typeref;

	*w = (struct name_writer){
		.il = il, .out = out, .limit = out->length + NAME_LENGTH_MAX, .context = context, .behind_instances = !is_alias
	};
}

/* Names of closures say it all. */
static void with_arguments_of(struct name_writer *w, il_any entity)
{
	struct with_clause clause = { w, " [with ", 0 };

	if (il_any_kind(entity) == IL_type && il_type(w->il, il_any_index(entity))->flags & tyf_closure)
		return;
	with_arguments_around(&clause, entity, place_in_pattern(w->il, entity));
	if (*clause.separator == ',')
		name_puts(w, "]");
}

/* The qualified name of what an entity was made from: a member that a class need not declare was made with the class. */
static il_any name_pattern(struct name_writer *w, const struct il *il, il_any entity, struct buffer *out)
{
	il_any pattern = pattern_of(il, entity), around = name_entity_around(il, entity), class = around ? pattern_of(il, around) : 0;

	if (pattern == entity && class != around && is_implicit_kind(il, entity, UINT32_MAX) && il_any_kind(class) == IL_type) {
		begin(w, il, class, out);
		name_qualified(w, class);
		name_puts(w, "::");
		unqualified(w, entity);
	} else {
		begin(w, il, pattern, out);
		name_qualified(w, pattern);
	}
	return pattern;
}

/* Whether a destructor that is declared says nothing of exceptions: it throws none, as long as those of bases and members do not, once its
 * class is complete. */
static bool is_silent_destructor(const struct il *il, const struct il_routine *routine)
{
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(il, routine->first_decl);

	return routine->special_kind == sfk_destructor && !(routine->entity & (enf_member_of_template | enf_instantiation)) &&
	       routine->first_decl && first->declarator_end == first->params_end &&
	       !(il_class_info(il, il_type(il, routine->class_type)->class_info)->flags & clf_being_defined);
}

/* That a function throws nothing, as its first declaration says it, where types do. */
static const char *exception_text(const struct il *il, const struct il_routine *routine)
{
	const struct il_full_entity_decl_info *first = il_full_entity_decl_info(il, il_shown_declaration(il, routine));
	u32 at = first->params_end;

	if (!il_has_noexcept_types(il))
		return "";
	for (; routine->first_decl && at + 8 < first->declarator_end; at++)
		if (!strncmp(il->source + at, "throw", 5))
			return " throw()";
		else if (!strncmp(il->source + at, "noexcept", 8))
			return il->source[at + 8 + strspn(il->source + at + 8, " \t\n")] == '(' ? " noexcept(true)" : " noexcept";
	return " noexcept";
}

/* Whether a function is a member of a class template, or of a class in one: its parameters are shown as they are written. */
static bool is_of_template_class(const struct il *il, const struct il_routine *routine)
{
	return routine->class_type && il_type(il, routine->class_type)->entity & (enf_is_template | enf_member_of_template);
}

/* Whether the exception specification of an implicit member is known, which it is once something was copied [except.spec]/13: the system's
 * headers, whose bodies nobody reads, are taken to copy objects of their classes. */
static bool has_known_exceptions(const struct il *il, const struct il_routine *routine)
{
	const struct il_type *class = il_type(il, routine->class_type);
	u32 param = il_type(il, routine->type)->first_param;

	return !(routine->flags & rf_implicit) ||
	       (routine->special_kind == sfk_constructor && !il_in_user_file(il, class->position) && !class->template_info && param &&
	        il_type(il, il_param_type(il, param)->type)->pointer_kind == pk_lvalue_reference);
}

static void name_of_exceptions(struct name_writer *w, const struct il_routine *routine)
{
	if (has_known_exceptions(w->il, routine) &&
	    (il_type(w->il, routine->type)->flags & tyf_noexcept || is_silent_destructor(w->il, routine)))
		name_puts(w, exception_text(w->il, routine));
}

/* <T>(parameters)->result noexcept, where the result is declared behind the parameters. A member template of an instance has those of the
 * instance. */
static void name_of_signature(struct name_writer *w, u32 index, u32 instance)
{
	const struct il_routine *routine = il_routine(w->il, index);
	bool is_of_instance = il_routine(w->il, instance)->entity & enf_is_template && instance != index;
	u32 type = is_of_instance ? il_routine(w->il, instance)->type : routine->type;

	name_of_undeduced_parameters(w, index);
	w->behind_instances = is_of_instance || !is_of_template_class(w->il, routine);
	w->context = is_of_instance ? il_any_of(IL_routine, instance) : w->context;
	name_of_parameters(w, type);
	if (il_type(w->il, type)->flags & tyf_trailing_return) {
		name_puts(w, "->");
		name_of_type(w, il_type(w->il, type)->type);
	}
	w->behind_instances = false;
	name_of_exceptions(w, routine);
	w->behind_instances = true;
}

static bool is_instance_of_template(const struct il *il, il_any routine)
{
	return il_routine(il, il_any_index(routine))->template_info && has_pattern(il, routine);
}

/* Data members of instances: S<T>::m [with T=int] */
static bool add_name_of_data_member(const struct il *il, il_any entity, struct buffer *out)
{
	il_any around = name_entity_around(il, entity);
	struct name_writer w;

	if ((il_any_kind(entity) != IL_field && il_any_kind(entity) != IL_variable) || template_info_of(il, entity) ||
	    il_any_kind(around) != IL_type || pattern_of(il, around) == around)
		return false;
	name_pattern(&w, il, around, out);
	name_puts(&w, "::");
	unqualified(&w, entity);
	with_arguments_of(&w, around);
	return true;
}

void name_of_enumerator(struct name_writer *w, il_any enumerator)
{
	il_any around = name_entity_around(w->il, enumerator);

	if (il_any_kind(around) != IL_type || il_type(w->il, il_any_index(around))->flags & tyf_scoped_enum) {
		name_qualified(w, enumerator);
		return;
	}
	name_of_scope(w, il_type(w->il, il_any_index(around))->parent_scope);
	unqualified(w, enumerator);
}

static bool add_name_of_enumerator(const struct il *il, il_any entity, struct buffer *out)
{
	struct name_writer w;

	if (il_any_kind(entity) != IL_variable || !(il_variable(il, il_any_index(entity))->flags & vf_enumerator))
		return false;
	begin(&w, il, entity, out);
	name_of_enumerator(&w, entity);
	return true;
}

void il_add_entity_name(const struct il *il, il_any entity, u32 position, struct buffer *out)
{
	il_any pattern;
	struct name_writer w;

	if (add_name_of_enumerator(il, entity, out) || add_name_of_data_member(il, entity, out))
		return;
	begin(&w, il, entity, out);
	if (il_any_kind(entity) != IL_routine && il_any_kind(entity) != IL_type) {
		name_qualified(&w, entity);
		if (template_info_of(il, entity))
			name_of_template_arguments(&w, il_template_info(il, template_info_of(il, entity))->first_argument);
		return;
	}
	pattern = name_pattern(&w, il, entity, out);
	if (il_any_kind(entity) == IL_routine && (is_overloaded(il, pattern, position) || is_instance_of_template(il, entity)))
		name_of_signature(&w, il_any_index(pattern), il_any_index(entity));
	with_arguments_of(&w, entity);
}

void il_add_template_arguments(const struct il *il, u32 first_argument, struct buffer *out)
{
	struct name_writer w;

	begin(&w, il, 0, out);
	name_of_template_arguments(&w, first_argument);
}

void il_add_template_name(const struct il *il, u32 routine, u32 position, struct buffer *out)
{
	il_any entity = il_any_of(IL_routine, routine);
	u32 decl = name_template_decl(il, entity);
	struct name_writer w;

	begin(&w, il, entity, out);
	name_qualified(&w, entity);
	if (!has_written_overloads(il, entity, position))
		return;
	if (!il_are_parameters_deduced(il, il_template_decl(il, decl), il_routine(il, routine)->type))
		name_of_template_parameters(&w, decl, ",");
	w.behind_classes = true;
	name_of_parameters(&w, il_routine(il, routine)->type);
}

void il_add_signature(const struct il *il, il_any entity, struct buffer *out)
{
	u32 info = il_any_kind(entity) == IL_type ? 0 : template_info_of(il, entity); /* a class has its arguments in its name */
	struct name_writer w;

	begin(&w, il, entity, out);
	w.as_linked = true;
	name_qualified(&w, entity);
	if (info)
		name_of_template_arguments(&w, il_template_info(il, info)->first_argument);
	if (il_any_kind(entity) == IL_routine)
		name_of_parameters(&w, il_routine(il, il_any_index(entity))->type);
}

void il_add_function_signature(const struct il *il, il_any entity, struct buffer *out)
{
	struct name_writer w;
	il_any pattern = name_pattern(&w, il, entity, out);

	name_of_signature(&w, il_any_index(pattern), il_any_index(entity));
	with_arguments_of(&w, entity);
}

void il_add_conversion_signature(const struct il *il, u32 routine, struct buffer *out)
{
	struct name_writer w;
	il_any entity = il_any_of(IL_routine, routine), pattern = pattern_of(il, entity);

	begin(&w, il, pattern, out);
	w.converted = il_routine(il, routine)->conversion_type;
	name_qualified(&w, pattern);
	name_of_signature(&w, il_any_index(pattern), routine);
	with_arguments_of(&w, entity);
}

void il_add_function_name(const struct il *il, il_any entity, struct buffer *out)
{
	struct name_writer w;

	name_pattern(&w, il, entity, out);
	with_arguments_of(&w, entity);
}

void il_add_linked_name(const struct il *il, il_any entity, struct buffer *out)
{
	struct name_writer w;

	begin(&w, il, entity, out);
	w.as_linked = true;
	name_qualified(&w, entity);
}

void name_of_declared(struct name_writer *w, il_any entity)
{
	if (w->of_friend)
		unqualified(w, entity);
	else
		name_qualified(w, entity);
}

/* Constructors, destructors and conversion functions are declared without the type of a result. */
static bool has_declared_result(const struct il_routine *routine)
{
	return routine->special_kind != sfk_constructor && routine->special_kind != sfk_destructor &&
	       routine->special_kind != sfk_conversion;
}

/* auto f(T) const->int noexcept, where the result is declared behind the parameters; else int f(T) const noexcept. */
static void name_of_function(struct name_writer *w, il_any function)
{
	const struct il_routine *routine = il_routine(w->il, il_any_index(function));
	const struct il_type *type = il_type(w->il, routine->type);
	const char *exceptions = type->flags & tyf_noexcept ? exception_text(w->il, routine) : "";

	if (!(type->flags & tyf_trailing_return)) {
		name_of_declarator(w, routine->type, function);
		if (!strcmp(exceptions, " noexcept(true)"))
			name_puts(w, "(true)"); /* the type has the rest */
		return;
	}
	name_puts(w, "auto ");
	name_of_declared(w, function);
	name_of_undeduced_parameters(w, il_any_index(function));
	name_of_parameters(w, routine->type);
	name_puts(w, "->");
	name_of_type(w, type->type);
	name_puts(w, exceptions);
}

/* constexpr makes the variable const [dcl.constexpr]/6; where its type says so already, or would say it behind a *, nothing is added. */
static bool is_made_const(const struct il *il, const struct il_variable *variable)
{
	const struct il_type *type = il_type(il, variable->type);

	return variable->flags & vf_constexpr && type->kind != tk_pointer && type->kind != tk_array &&
	       !(type->kind == tk_typeref && type->typeref_kind == trk_qualified);
}

void il_add_declaration_name(const struct il *il, il_any entity, struct buffer *out)
{
	il_any pattern = pattern_of(il, entity);
	u32 index = il_any_index(pattern);
	struct name_writer w;

	begin(&w, il, pattern, out);
	w.of_declaration = true;
	if (il_any_kind(pattern) == IL_routine && !has_declared_result(il_routine(il, index))) {
		name_qualified(&w, pattern);
		name_of_signature(&w, index, index);
	} else if (il_any_kind(pattern) == IL_routine) {
		name_of_function(&w, pattern);
	} else if (il_any_kind(pattern) == IL_variable) {
		if (is_made_const(il, il_variable(il, index)))
			buffer_puts(out, "const ");
		name_of_declarator(&w, il_variable(il, index)->type, pattern);
	} else {
		name_qualified(&w, pattern);
	}
	with_arguments_of(&w, entity);
}

void il_add_friend_name(const struct il *il, u32 routine, il_any context, struct buffer *out)
{
	struct name_writer w;

	begin(&w, il, context, out);
	w.of_friend = w.behind_classes = true;
	name_of_function(&w, il_any_of(IL_routine, routine));
}

void il_add_unqualified_name(const struct il *il, il_any entity, struct buffer *out)
{
	struct name_writer w;

	begin(&w, il, entity, out);
	unqualified(&w, entity);
}

void il_add_member_name(const struct il *il, u32 routine, struct buffer *out)
{
	il_add_type_name(il, il_routine(il, routine)->class_type, 0, out);
	buffer_puts(out, "::");
	il_add_unqualified_name(il, il_any_of(IL_routine, routine), out);
}

/* ---- kinds ---- */

static const char *template_kind_text(const struct il_template *template)
{
	switch (template->kind) {
	case templk_function: return "function template";
	case templk_variable: return "variable template";
	case templk_alias: return "alias template";
	case templk_concept: return "concept template";
	default: return "class template";
	}
}

static const char *type_kind_text(const struct il_type *type)
{
	switch (type->kind) {
	case tk_typeref: return "type";
	case tk_template_param: return "template parameter";
	case tk_union: return "union";
	default: return type->int_kind == ik_enum ? "enum" : "class";
	}
}

const char *il_entity_kind_text(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_type: return type_kind_text(il_type(il, index));
	case IL_routine: return il_routine(il, index)->entity & enf_is_template ? "function template" : "function";
	case IL_variable:
		return il_variable(il, index)->flags & (vf_enumerator | vf_template_parameter) ? "constant" :
		       il_variable(il, index)->flags & vf_parameter                            ? "parameter" :
		       il_variable(il, index)->flags & vf_static_member                        ? "member" :
		       il_variable(il, index)->flags & vf_structured_binding                   ? "structured binding" :
		                                                                                 "variable";
	case IL_field: return "member";
	case IL_template: return template_kind_text(il_template(il, index));
	case IL_namespace: return "namespace";
	case IL_label: return "label";
	default: return "";
	}
}
