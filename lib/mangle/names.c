/* Names [mangling.unqualified-name] [mangling.nested-name]. */
#include "mangler.h"

/* ---- what an entity is in, and what it is called ---- */

static const struct il_namespace *namespace_at(const struct il *il, il_any entity)
{
	return il_any_kind(entity) == IL_namespace ? il_namespace(il, il_any_index(entity)) : NULL;
}

/* Those scopes that names show: not blocks, conditions, parameter lists, template heads. */
static bool is_shown(const struct il_scope *scope)
{
	il_any owner = scope->owner;

	switch (scope->kind) {
	case sck_file:
	case sck_namespace:
	case sck_class_struct_union:
	case sck_function: return true;
	case sck_func_prototype:
		return il_any_kind(owner) == IL_lambda || il_any_kind(owner) == IL_routine; /* of generic lambdas that are called */
	default: return false;
	}
}

il_any context_of_scope(const struct il *il, u32 scope)
{
	u32 steps;

	for (steps = 0; scope && !is_shown(il_scope(il, scope)); scope = il_scope(il, scope)->parent)
		if (++steps == MAX_SCOPES)
			return 0;
	return scope ? il_scope(il, scope)->owner : 0;
}

/* Where an entity's first declaration says that it belongs when it is a member of a specialization: the class there. */
static il_any class_of_specialization(const struct il *il, u32 decl)
{
	u32 qualifier = il_extra_of_declaration(il, decl)->qualifier, last = 0;

	for (; qualifier; qualifier = il_name_qualifier(il, qualifier)->next)
		last = qualifier;
	return last ? il_name_qualifier(il, last)->target : 0;
}

/* The class of a member that is instantiated or explicitly specialized; else what the scope says. */
static il_any context_of_member(const struct mangler *m, il_any entity, u32 scope, u32 flags, u32 decl)
{
	il_any context;

	if (m->instance && m->instance->entity == entity && m->instance->class_type)
		return il_any_of(IL_type, m->instance->class_type);
	context = flags & enf_explicit_specialization ? class_of_specialization(m->il, decl) : 0;
	return il_any_kind(context) == IL_type ? context : context_of_scope(m->il, scope);
}

/* A block's extern declaration is of a member of the namespace around [basic.link]/6. */
static u32 scope_of_variable(const struct il *il, const struct il_variable *variable)
{
	u32 scope = variable->parent_scope, steps;

	for (steps = 0; variable->storage_class == sc_extern && scope && steps < MAX_SCOPES; scope = il_scope(il, scope)->parent, steps++)
		if (il_scope(il, scope)->kind == sck_namespace || il_scope(il, scope)->kind == sck_file)
			break;
	return scope;
}

/* A closure in the initializer of a variable template's specialization is in this, and for g++ one in a default argument of a member in that
 * function. */
static il_any context_of_type(const struct mangler *m, const struct il_type *type)
{
	il_any context = context_of_scope(m->il, type->parent_scope);
	u32 routine, variable = 0;

	if (!(type->flags & tyf_closure) || is_function(context))
		return context;
	routine = m->module_id ? 0 : default_argument_around(m, type).routine;
	if (routine)
		return il_any_of(IL_routine, routine);
	variable = specialization_around(m, type);
	if (variable)
		return il_any_of(IL_variable, variable);
	variable = m->module_id || il_any_kind(context) == IL_type ? 0 : specialized_member_around(m, type);
	return variable ? context_of(m, il_any_of(IL_variable, variable)) : context;
}

il_any context_of(const struct mangler *m, il_any entity)
{
	const struct il *il = m->il;
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_namespace: return context_of_scope(il, il_namespace(il, index)->parent_scope);
	case IL_type: return context_of_type(m, il_type(il, index));
	case IL_routine:
		return context_of_member(m, entity, il_routine(il, index)->parent_scope, il_routine(il, index)->entity,
		                         il_routine(il, index)->first_decl);
	case IL_variable:
		return context_of_member(m, entity, scope_of_variable(il, il_variable(il, index)), il_variable(il, index)->entity,
		                         il_variable(il, index)->first_decl);
	case IL_template: return context_of_scope(il, il_template(il, index)->parent_scope);
	case IL_field: return context_of_scope(il, il_field(il, index)->parent_scope);
	case IL_lambda: return context_of_scope(il, il_scope(il, il_lambda(il, index)->scope)->parent);
	default: return 0;
	}
}

il_str name_of(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_namespace: return il_namespace(il, index)->name;
	case IL_type: return il_type(il, index)->name;
	case IL_routine: return il_routine(il, index)->name;
	case IL_variable: return il_variable(il, index)->name;
	case IL_template: return il_template(il, index)->name;
	case IL_field: return il_field(il, index)->name;
	default: return 0;
	}
}

u32 first_attribute_of(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_namespace: return il_namespace(il, index)->first_attribute;
	case IL_type: return il_type(il, index)->first_attribute;
	case IL_routine: return il_routine(il, index)->first_attribute;
	case IL_variable: return il_variable(il, index)->first_attribute;
	default: return 0;
	}
}

static bool is_std(const struct mangler *m, il_any context)
{
	const struct il_namespace *space = namespace_at(m->il, context);

	return space && !strcmp(il_text(m->il, space->name), "std") && !context_of(m, context);
}

bool in_unnamed_namespace(const struct mangler *m, il_any entity)
{
	u32 steps;

	for (entity = context_of(m, entity), steps = 0; entity && steps < MAX_DEPTH; entity = context_of(m, entity), steps++)
		if (il_any_kind(entity) == IL_namespace && !name_of(m->il, entity))
			return true;
	return false;
}

/* ---- unqualified names ---- */

void mangled_source_name(struct mangler *m, il_str name)
{
	const char *text = il_text(m->il, name);

	if (!*text)
		m->failed = true;
	buffer_printf(&m->out, "%zu%s", strlen(text), text);
}

/* Operator codes by the spelling after "operator"; arity counts the object. */
/* clang-format off */
static const struct { const char *text, *code; u8 arity; } operator_codes[] = {
	{ "new", "nw", 0 }, { "new[]", "na", 0 }, { "delete", "dl", 0 }, { "delete[]", "da", 0 }, { "~", "co", 0 }, { "+", "ps", 1 },
	{ "+", "pl", 2 }, { "-", "ng", 1 }, { "-", "mi", 2 }, { "*", "de", 1 }, { "*", "ml", 2 }, { "&", "ad", 1 }, { "&", "an", 2 },
	{ "/", "dv", 0 }, { "%", "rm", 0 }, { "|", "or", 0 }, { "^", "eo", 0 }, { "=", "aS", 0 }, { "+=", "pL", 0 }, { "-=", "mI", 0 },
	{ "*=", "mL", 0 }, { "/=", "dV", 0 }, { "%=", "rM", 0 }, { "&=", "aN", 0 }, { "|=", "oR", 0 }, { "^=", "eO", 0 },
	{ "<<", "ls", 0 }, { ">>", "rs", 0 }, { "<<=", "lS", 0 }, { ">>=", "rS", 0 }, { "==", "eq", 0 }, { "!=", "ne", 0 },
	{ "<", "lt", 0 }, { ">", "gt", 0 }, { "<=", "le", 0 }, { ">=", "ge", 0 }, { "<=>", "ss", 0 }, { "!", "nt", 0 },
	{ "&&", "aa", 0 }, { "||", "oo", 0 }, { "++", "pp", 0 }, { "--", "mm", 0 }, { ",", "cm", 0 }, { "->*", "pm", 0 },
	{ "->", "pt", 0 }, { "()", "cl", 0 }, { "[]", "ix", 0 }, { "co_await", "aw", 0 },
};
/* clang-format on */

bool mangled_operator(struct mangler *m, const char *text, u32 arity)
{
	u32 i;

	text += *text == ' ';
	for (i = 0; i < COUNT_OF(operator_codes); i++)
		if (!strcmp(operator_codes[i].text, text) && (!operator_codes[i].arity || operator_codes[i].arity == arity)) {
			buffer_puts(&m->out, operator_codes[i].code);
			return true;
		}
	return false;
}

static void operator_name(struct mangler *m, const struct il_routine *routine)
{
	u32 arity = routine->class_type && !(routine->flags & rf_static_member), param, cv = 0;

	for (param = look_through(m->il, routine->type, &cv)->first_param; param; param = il_param_type(m->il, param)->next)
		arity++;
	m->failed |= !mangled_operator(m, il_text(m->il, routine->name) + strlen("operator"), arity);
}

static void literal_operator_name(struct mangler *m, const struct il_routine *routine)
{
	const char *suffix = il_text(m->il, routine->name) + strlen("operator\"\"");

	buffer_printf(&m->out, "li%zu%s", strlen(suffix), suffix);
}

/* Names of internal linkage in namespaces begin with L, but for what is external were it not for an unnamed namespace. Those of templates
 * where they are qualified. */
static void linkage_mark(struct mangler *m, il_any entity, u8 linkage, bool is_static, bool is_template)
{
	il_any context = context_of(m, entity);

	if (m->module_id)
		return; /* shown_linkage() did it */
	if (is_template && (!is_static || !context || is_std(m, context)))
		return;
	if (linkage == nlk_internal && (!context || il_any_kind(context) == IL_namespace) &&
	    (is_static || !in_unnamed_namespace(m, entity)))
		buffer_puts(&m->out, "L");
}

static void constructor_name(struct mangler *m)
{
	u32 from = m->inherited_from;

	buffer_printf(&m->out, "C%s%c", from ? "I" : "", m->variant);
	m->inherited_from = 0;
	if (from)
		mangled_type(m, from);
	m->inherited_from = from;
}

static void routine_name(struct mangler *m, u32 index)
{
	const struct il_routine *routine = il_routine(m->il, index);

	switch (routine->special_kind) {
	case sfk_constructor: constructor_name(m); break;
	case sfk_destructor: buffer_printf(&m->out, "D%c", m->variant); break;
	case sfk_conversion:
		buffer_puts(&m->out, "cv");
		mangled_type(m, routine->conversion_type);
		break;
	case sfk_operator: operator_name(m, routine); break;
	case sfk_literal_operator: literal_operator_name(m, routine); break;
	case sfk_none:
		linkage_mark(m, il_any_of(IL_routine, index), routine->linkage, routine->storage_class == sc_static, routine->template);
		mangled_source_name(m, routine->name);
		break;
	default: m->failed = true;
	}
}

/* DC b1 b2 … E: a structured binding is named by all its names. */
static void binding_name(struct mangler *m, u32 index)
{
	u32 binding = index + 1;

	buffer_puts(&m->out, "DC");
	for (; binding < m->il->table[IL_variable].count && il_variable(m->il, binding)->flags & vf_structured_binding; binding++)
		mangled_source_name(m, il_variable(m->il, binding)->name);
	m->failed |= binding == index + 1;
	buffer_puts(&m->out, "E");
}

static bool is_const(const struct il *il, u32 index)
{
	u32 cv = 0;
	const struct il_type *t = look_through(il, index, &cv);

	while (t->kind == tk_array)
		t = look_through(il, t->type, &cv);
	return (cv & (tyf_const | tyf_volatile)) == tyf_const;
}

void mangled_variable_name(struct mangler *m, u32 index)
{
	const struct il_variable *variable = il_variable(m->il, index);
	bool is_static = variable->storage_class == sc_static || (variable->storage_class != sc_extern && !(variable->flags & vf_inline) &&
	                                                          (variable->flags & vf_constexpr || is_const(m->il, variable->type)));

	if (variable->flags & vf_binding_container) {
		binding_name(m, index);
		return;
	}
	is_static &= !variable->template_info ||
	             variable->storage_class == sc_static; /* const gives templates no internal linkage [basic.link]/3 */
	linkage_mark(m, il_any_of(IL_variable, index), m->for_shadow ? nlk_internal : variable->linkage, is_static || m->for_shadow,
	             variable->template_info);
	mangled_source_name(m, variable->name);
}

static void unnamed_namespace(struct mangler *m)
{
	if (m->module_id)
		buffer_printf(&m->out, "%zu_GLOBAL__N_%s", strlen("_GLOBAL__N_") + strlen(m->module_id), m->module_id);
	else
		buffer_puts(&m->out, "12_GLOBAL__N_1");
}

static void unqualified_name(struct mangler *m, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_namespace:
		if (il_namespace(m->il, index)->name)
			mangled_source_name(m, il_namespace(m->il, index)->name);
		else
			unnamed_namespace(m);
		return; /* the tags of a namespace are for what it contains */
	case IL_type:
		if (il_type(m->il, index)->name && !(il_type(m->il, index)->flags & tyf_closure))
			mangled_source_name(m, il_type(m->il, index)->name);
		else
			mangled_unnamed_type_name(m, index);
		break;
	case IL_routine: routine_name(m, index); break;
	case IL_variable: mangled_variable_name(m, index); break;
	case IL_template:
	case IL_field: mangled_source_name(m, name_of(m->il, entity)); break;
	default: m->failed = true;
	}
	mangled_abi_tags(m, entity);
}

/* ---- abbreviations in std ---- */

/* Sa and Sb, which stand for templates. */
static const char *std_template(struct mangler *m, il_any entity)
{
	const char *name = il_text(m->il, name_of(m->il, entity));

	if ((il_any_kind(entity) != IL_type && il_any_kind(entity) != IL_template) || !is_std(m, context_of(m, entity)))
		return NULL;
	return !strcmp(name, "allocator") ? "Sa" : !strcmp(name, "basic_string") ? "Sb" : NULL;
}

/* Whether a type argument is char, or the class std::name<char>. */
static bool is_char_argument(struct mangler *m, u32 arg, const char *name)
{
	u32 cv = 0, template, first;
	const struct il_type *t;

	if (!arg || il_template_arg(m->il, arg)->kind != tak_type)
		return false;
	t = look_through(m->il, il_template_arg(m->il, arg)->type, &cv);
	if (!name)
		return !cv && t->int_kind == ik_char;
	if (cv || !t->template_info || strcmp(il_text(m->il, t->name), name) || !is_std(m, context_of_scope(m->il, t->parent_scope)))
		return false;
	template = il_template_info(m->il, t->template_info)->template;
	first = il_template_info(m->il, t->template_info)->first_argument;
	return template && is_char_argument(m, first, NULL) && !il_template_arg(m->il, first)->next;
}

/* Ss, Si, So and Sd, which stand for specializations for char. */
static const char *std_class(struct mangler *m, il_any entity)
{
	static const struct {
		const char *name, *code;
		u8 arguments;
	} classes[] = {
		{ "basic_string", "Ss", 3 },
		{ "basic_istream", "Si", 2 },
		{ "basic_ostream", "So", 2 },
		{ "basic_iostream", "Sd", 2 },
	};
	const struct il_type *t = il_any_kind(entity) == IL_type ? il_type(m->il, il_any_index(entity)) : NULL;
	u32 i, first, second;

	if (!t || !t->template_info || !is_std(m, context_of(m, entity)))
		return NULL;
	first = il_template_info(m->il, t->template_info)->first_argument;
	if (!is_char_argument(m, first, NULL))
		return NULL;
	second = il_template_arg(m->il, first)->next;
	if (!is_char_argument(m, second, "char_traits"))
		return NULL;
	for (i = 0; i < COUNT_OF(classes); i++)
		if (!strcmp(il_text(m->il, t->name), classes[i].name) &&
		    (classes[i].arguments == 2 || is_char_argument(m, il_template_arg(m->il, second)->next, "allocator")))
			return classes[i].code;
	return NULL;
}

/* ---- nested names ---- */

/* <template-prefix>, <unscoped-template-name>: the template of a specialization. */
static void template_prefix(struct mangler *m, const void *data)
{
	const il_any *entity = data;
	struct shown_member shown;

	if (is_shown_in_member(m, *entity, &shown))
		mangled_component(m, mangled_shown_member, &shown);
	else
		mangled_prefix(m, context_of(m, *entity));
	if (m->no_substitutions)
		mangled_default_argument(m, *entity);
	unqualified_name(m, *entity);
	if (m->no_substitutions && is_function(context_of(m, *entity)))
		mangled_local_discriminator(m, *entity);
}

/* A template and a class may have one name and scope; the key of a template tells them apart. */
static void template_key(struct mangler *m, const void *data)
{
	buffer_puts(&m->out, "template ");
	template_prefix(m, data);
}

static void qualified_by_prefix(struct mangler *m, const void *data)
{
	const il_any *entity = data;
	const char *known;
	u32 template, first_argument;

	if (!specialization_of(m, *entity, &template, &first_argument)) {
		template_prefix(m, entity);
		return;
	}
	known = std_template(m, *entity);
	if (known)
		buffer_puts(&m->out, known);
	else if (!mangled_template_template_param(m, template))
		mangled_component_named(m, template_key, template_prefix, entity);
	mangled_template_args(m, template, first_argument);
}

/* The pattern of the class that is instantiated stands for that class. */
static il_any instantiated(const struct mangler *m, il_any entity)
{
	u32 class_type = m->instance ? m->instance->class_type : 0;
	u32 info = class_type ? il_type(m->il, class_type)->template_info : 0;
	u32 template = info ? il_template_info(m->il, info)->template : 0;

	/* a member of an instance has its types from there; what looks like the template is something else */
	return template && !il_type(m->il, class_type)->class_info && il_template(m->il, template)->prototype == entity ?
	               il_any_of(IL_type, class_type) :
	               entity;
}

void mangled_prefix(struct mangler *m, il_any context)
{
	const char *known;

	if (!context || m->failed)
		return;
	context = instantiated(m, context);
	if (is_std(m, context)) {
		buffer_puts(&m->out, "St");
		return;
	}
	if (is_function(context)) {
		if (m->no_substitutions) /* a name in full is that of one entity in one function */
			mangled_enclosing_function(m, context);
		return;
	}
	known = std_class(m, context);
	if (known)
		buffer_puts(&m->out, known);
	else
		mangled_component(m, qualified_by_prefix, &context);
}

/* A specialization and the function that writes its template. */
struct renamed {
	il_any class;
	part_function *name;
};

static void renamed_template(struct mangler *m, const void *data)
{
	const struct renamed *renamed = data;

	renamed->name(m, NULL);
}

static void renamed_template_key(struct mangler *m, const void *data) { template_key(m, &((const struct renamed *)data)->class); }

static void renamed_key(struct mangler *m, const void *data) { qualified_by_prefix(m, &((const struct renamed *)data)->class); }

static void renamed_prefix(struct mangler *m, const void *data)
{
	const struct renamed *renamed = data;
	u32 template, first_argument;

	if (!specialization_of(m, renamed->class, &template, &first_argument)) {
		m->failed = true;
		return;
	}
	mangled_component_named(m, renamed_template_key, renamed_template, renamed);
	mangled_template_args(m, template, first_argument);
}

void mangled_prefix_as(struct mangler *m, u32 class, part_function *name)
{
	struct renamed renamed = { il_any_of(IL_type, class), name };

	mangled_component_named(m, renamed_key, renamed_prefix, &renamed);
}

/* A specialization of a template template parameter: T_I…E, in nothing. */
static bool is_of_parameter(const struct mangler *m, il_any entity)
{
	u32 info = il_any_kind(entity) == IL_type ? il_type(m->il, il_any_index(entity))->template_info : 0;

	return info && il_template(m->il, il_template_info(m->il, info)->template)->kind == templk_template_template_param;
}

static bool is_nested(struct mangler *m, il_any entity)
{
	il_any context = context_of(m, entity);
	bool is_closure = il_any_kind(entity) == IL_type && il_type(m->il, il_any_index(entity))->flags & tyf_closure;
	struct shown_member shown;

	if (is_closure && (!is_function(context) || is_shown_in_member(m, entity, &shown))) /* of what it initializes */
		return true;
	return !is_of_parameter(m, entity) && context && !is_std(m, context) && !is_function(context);
}

/* Whether a function of a namespace shows its internal linkage by a namespace that is around all others. */
static bool shows_linkage(const struct mangler *m, il_any entity)
{
	il_any context = context_of(m, entity);

	return m->module_id && il_any_kind(entity) == IL_routine && il_routine(m->il, il_any_index(entity))->linkage == nlk_internal &&
	       (!context || il_any_kind(context) == IL_namespace);
}

void mangled_internal_linkage(struct mangler *m, const void *unused)
{
	(void)unused;
	buffer_printf(&m->out, "%zu_INTERNAL%s", strlen("_INTERNAL") + strlen(m->module_id), m->module_id);
}

/* <name> but for the function around it. */
static void name_in_function(struct mangler *m, il_any entity)
{
	bool internal = shows_linkage(m, entity), nested = internal || is_nested(m, entity);
	bool member = il_any_kind(entity) == IL_routine;
	u32 cv = 0;

	if (nested)
		buffer_puts(&m->out, "N");
	if (nested && member) {
		const struct il_type *t = look_through(m->il, il_routine(m->il, il_any_index(entity))->type, &cv);

		mangled_function_qualifiers(m, t);
		buffer_puts(&m->out, ref_qualifier(t));
	}
	if (internal)
		mangled_component(m, mangled_internal_linkage, NULL);
	qualified_by_prefix(m, &entity);
	if (nested)
		buffer_puts(&m->out, "E");
}

void mangled_entity_name(struct mangler *m, il_any entity)
{
	il_any outermost, function = function_around(m, entity, &outermost);

	if (function) {
		mangled_enclosing_function(m, function);
		mangled_default_argument(m, outermost);
	}
	name_in_function(m, entity);
	if (function)
		mangled_local_discriminator(m, outermost);
}

static void name_part(struct mangler *m, const void *data) { mangled_entity_name(m, *(const il_any *)data); }

void mangled_class_type(struct mangler *m, u32 index)
{
	il_any entity = instantiated(m, il_any_of(IL_type, index));
	const char *known = std_class(m, entity);

	if (known)
		buffer_puts(&m->out, known);
	else
		mangled_component_named(m, qualified_by_prefix, name_part, &entity);
}

void mangled_template_name(struct mangler *m, u32 index)
{
	il_any entity = il_any_of(IL_template, index);
	const char *known = std_template(m, entity);

	if (known)
		buffer_puts(&m->out, known);
	else if (!mangled_template_template_param(m, index))
		mangled_component_named(m, template_key, name_part, &entity);
}
