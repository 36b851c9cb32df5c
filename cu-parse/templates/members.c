/* Definitions of members of class template instances that stand outside of the class [temp.mem.func]: the member was declared when the
 * class was instantiated, its body is found through the class that it was instantiated from. */
#include "../scopes/entity.h"
#include "instantiate.h"
#include "partial.h"

void note_class_instance(struct parser *p, u32 type, const struct pattern *pattern, u32 depth)
{
	struct class_instance *instance =
		arena_alloc(&p->instance_memory, offsetof(struct class_instance, set.of) + pattern->set.count * sizeof *pattern->set.of);
	u32 info = il_type(p->il, type)->template_info;

	instance->pattern = il_any_index(pattern->entity);
	instance->depth = depth;
	memcpy(&instance->set, &pattern->set, offsetof(struct argument_set, of) + pattern->set.count * sizeof *pattern->set.of);
	question_about(p, type)->made = instance;
	if (pattern->entity != il_template(p->il, il_template_info(p->il, info)->template)->prototype)
		il_template_info(p->il, info)->first_deduced = list_of_arguments(p, &pattern->set);
}

static const struct class_instance *instance_of(const struct parser *p, u32 type)
{
	u32 question = type < p->question_of.count ? p->question_of.at[type] : 0;

	return question ? p->instance_questions.at[question].made : NULL;
}

u32 instance_depth(const struct parser *p, u32 routine)
{
	const struct class_instance *class = instance_of(p, il_routine(p->il, routine)->class_type);
	u32 own = routine < p->instance_depth.count ? p->instance_depth.at[routine] : 0;

	return class && class->depth > own ? class->depth : own;
}

/* The class around a class; 0 when there is none. */
static u32 enclosing_class(const struct parser *p, u32 type)
{
	u32 scope = il_type(p->il, type)->parent_scope;

	return scope && p->scopes.at[scope].kind == sck_class_struct_union ? p->scopes.at[scope].type : 0;
}

/* What is declared at that place of the source under the name in the scope. */
static il_any declared_at(struct parser *p, u32 scope, u32 ident, enum il_kind kind, u32 position)
{
	u32 symbol = scope ? bound_symbol(p, scope, ident) : 0;

	for (; symbol; symbol = p->symbols.at[symbol].next) {
		il_any entity = p->symbols.at[symbol].entity;
		u32 routine = routine_of_symbol(p, symbol);

		if (kind == IL_routine && routine && il_routine(p->il, routine)->position == position)
			return il_any_of(IL_routine, routine);
		if (kind == IL_type && il_any_kind(entity) == IL_template)
			entity = il_template(p->il, il_any_index(entity))->prototype;
		if (kind == IL_type && il_any_kind(entity) == IL_type && il_type(p->il, il_any_index(entity))->position == position)
			return entity;
		if (kind == IL_field && il_any_kind(entity) == IL_field && il_field(p->il, il_any_index(entity))->position == position)
			return entity;
		if (kind == IL_variable && il_any_kind(entity) == IL_variable &&
		    il_variable(p->il, il_any_index(entity))->position == position)
			return entity;
	}
	return 0;
}

/* The class that a class was instantiated from, or in a class that was; 0: none. That of a member template's instance is in an instance
 * itself, and so has another one. */
static u32 pattern_of_class(struct parser *p, u32 type)
{
	const struct class_instance *instance = instance_of(p, type);
	u32 around = enclosing_class(p, type), pattern;

	if (instance)
		return instance->pattern;
	pattern = around && !stack_is_low(p->stack_bound) ? pattern_of_class(p, around) : 0;
	if (!pattern || !il_type(p->il, type)->name)
		return 0;
	return il_any_index(declared_at(p, scope_of_class(p, pattern), identifier_of(p, il_text(p->il, il_type(p->il, type)->name)),
	                                IL_type, il_type(p->il, type)->position));
}

/* What is behind these is looked up elsewhere. */
static bool is_qualifying(unsigned kind) { return kind == TOK_SCOPE || kind == TOK_DOT || kind == TOK_ARROW; }

/* Whether the first mention of a name declares a class, which hides any member. */
static bool declares_class(const struct parser *p, u32 at, u32 ident)
{
	while (p->tokens[at].kind != TOK_IDENTIFIER || p->tokens[at].value != ident)
		at++;
	return (p->tokens[at - 1].kind == TOK_struct || p->tokens[at - 1].kind == TOK_class) &&
	       (p->tokens[at + 1].kind == TOK_LBRACE || p->tokens[at + 1].kind == TOK_COLON);
}

bool knows_members(struct parser *p, u32 class, u32 first, u32 end)
{
	u32 scope = scope_of_class(p, class), pattern = scope_of_class(p, pattern_of_class(p, class)), at;
	u32 name = identifier_of(p, il_text(p->il, il_type(p->il, class)->name));

	if (!scope || !is_being_defined(p, scope))
		return scope;
	for (at = first; pattern && at < end; at++) {
		const struct token *token = &p->tokens[at];

		if (token->kind == TOK_this || (token->kind == TOK_IDENTIFIER && token->value == name))
			return false;
		if (token->kind == TOK_IDENTIFIER && !is_qualifying(p->tokens[at - 1].kind) &&
		    count_bound(p, pattern, token->value) != count_bound(p, scope, token->value) && !declares_class(p, first, token->value))
			return false;
	}
	return pattern && (!enclosing_class(p, class) || knows_members(p, enclosing_class(p, class), first, end));
}

/* Binds the arguments of the instances around and including a class to the parameters of heads: head is the innermost's. Returns the scope
 * below parent, 0 where heads and instances do not agree. */
static u32 bind_heads(struct parser *p, u32 parent, u32 type, u32 head)
{
	const struct class_instance *instance = NULL;

	while (type && !(instance = instance_of(p, type)))
		type = enclosing_class(p, type);
	if (!instance || !head)
		return instance || head ? 0 : parent;
	parent = bind_heads(p, parent, enclosing_class(p, type), il_template_decl(p->il, head)->enclosing);
	return parent ? bind_arguments(p, parent, head, &instance->set) : 0;
}

/* The member of the classes that a class comes from for which there is what is looked for; 0: none. */
static u32 pattern_of_member(struct parser *p, u32 class, u32 ident, enum il_kind kind, u32 position,
                             bool (*is_wanted)(const struct il *, u32))
{
	u32 pattern = class ? pattern_of_class(p, class) : 0, member;

	for (; pattern; pattern = pattern_of_class(p, pattern)) {
		member = il_any_index(declared_at(p, scope_of_class(p, pattern), ident, kind, position));
		if (member && is_wanted(p->il, member))
			return member;
	}
	return 0;
}

u32 pattern_of_field(struct parser *p, u32 field)
{
	struct il_field record = *il_field(p->il, field);
	u32 class = p->scopes.at[record.parent_scope].type, ident = record.name ? identifier_of(p, il_text(p->il, record.name)) : 0,
	    found = 0, member;

	while (class && ident && (class = pattern_of_class(p, class)) != 0) {
		member = il_any_index(declared_at(p, scope_of_class(p, class), ident, IL_field, record.position));
		found = member ? member : found;
	}
	return found;
}

static bool is_defined_outside(const struct il *il, u32 routine)
{
	const struct il_full_entity_decl_info *definition = il_full_entity_decl_info(il, il_routine(il, routine)->definition);

	return definition->template_decl && definition->flags & dcf_out_of_class;
}

u32 definition_of_member(struct parser *p, u32 routine, u32 *scope)
{
	struct il_routine record = *il_routine(p->il, routine);
	u32 ident = record.special_kind == sfk_constructor ? p->word.constructor : identifier_of(p, il_text(p->il, record.name)), head,
	    definition;
	u32 member = pattern_of_member(p, record.class_type, ident, IL_routine, record.position, is_defined_outside);

	definition = il_routine(p->il, member)->definition;
	head = il_full_entity_decl_info(p->il, definition)->template_decl;
	if (!definition)
		return 0;
	if (record.template)
		head = il_template_decl(p->il, head)->enclosing;
	*scope = bind_heads(p, scope_of_class(p, record.class_type), record.class_type, head);
	return *scope ? definition : 0;
}

static bool has_body(const struct il *il, u32 routine) { return il_routine(il, routine)->flags & rf_has_body; }

u32 pattern_of_function(struct parser *p, u32 routine)
{
	const struct il_routine *record = il_routine(p->il, routine);
	u32 ident = record->special_kind == sfk_constructor ? p->word.constructor : identifier_of(p, il_text(p->il, record->name));

	return pattern_of_member(p, record->class_type, ident, IL_routine, record->position, has_body);
}

bool define_member(struct parser *p, u32 routine)
{
	u32 scope, definition = definition_of_member(p, routine, &scope);

	return definition && define_instance_body(p, routine, definition, scope);
}

/* ---- member classes [temp.mem.class] ---- */

u32 pattern_of_member_template(struct parser *p, u32 template)
{
	const struct il_template *record = il_template(p->il, template);
	u32 class = p->scopes.at[record->parent_scope].type, pattern = class ? pattern_of_class(p, class) : 0, symbol;

	symbol = pattern ? bound_symbol(p, scope_of_class(p, pattern), identifier_of(p, il_text(p->il, record->name))) : 0;
	return symbol && il_any_kind(p->symbols.at[symbol].entity) == IL_template ? il_any_index(p->symbols.at[symbol].entity) : 0;
}

bool is_in_class_around(const struct parser *p, u32 template, u32 position)
{
	u32 class = p->scopes.at[il_template(p->il, template)->parent_scope].type, info = class ? il_type(p->il, class)->class_info : 0;

	return info && il_class_info(p->il, info)->body_begin < position && position < il_class_info(p->il, info)->body_end;
}

u32 scope_for_heads(struct parser *p, u32 template, u32 head)
{
	u32 class = p->scopes.at[il_template(p->il, template)->parent_scope].type;

	return bind_heads(p, scope_of_class(p, class), class, il_template_decl(p->il, head)->enclosing);
}

/* The declaration that defines a class behind the one around it; 0: there is none. */
static u32 definition_outside(const struct parser *p, u32 type)
{
	u32 decl = il_type(p->il, type)->class_info ? il_type(p->il, type)->first_decl : 0;

	for (; decl; decl = il_full_entity_decl_info(p->il, decl)->next)
		if (il_full_entity_decl_info(p->il, decl)->flags & dcf_definition)
			break;
	return il_full_entity_decl_info(p->il, decl)->scope == il_type(p->il, type)->parent_scope ? 0 : decl;
}

/* The member template of the class templates that the member template of an instance comes from which is defined outside: its class. */
static u32 pattern_defined_outside(struct parser *p, u32 template)
{
	il_any prototype;

	while ((template = pattern_of_member_template(p, template))) {
		prototype = il_template(p->il, template)->prototype;
		if (il_any_kind(prototype) == IL_type && definition_outside(p, il_any_index(prototype)))
			return il_any_index(prototype);
	}
	return 0;
}

bool is_member_of_instance(const struct parser *p, u32 type)
{
	u32 around = enclosing_class(p, type);

	while (around && !instance_of(p, around))
		around = enclosing_class(p, around);
	return around;
}

bool is_of_instance(const struct parser *p, u32 type) { return instance_of(p, type) || is_member_of_instance(p, type); }

bool is_defined_in_class(struct parser *p, u32 type)
{
	u32 around = enclosing_class(p, type), pattern = around && scope_of_class(p, around) ? pattern_of_class(p, type) : 0;

	return pattern && il_type(p->il, pattern)->class_info && !definition_outside(p, pattern);
}

u32 definition_of_class(struct parser *p, u32 type, u32 *declared, struct argument_set *set, u32 *scope)
{
	const struct il_type *record = il_type(p->il, type);
	const struct il_template_info *info = il_template_info(p->il, record->template_info);
	u32 around, pattern, head;

	if (record->template_info) {
		around = p->scopes.at[il_template(p->il, info->template)->parent_scope].type;
		pattern = pattern_defined_outside(p, info->template);
	} else {
		around = enclosing_class(p, type);
		*declared = pattern = around && scope_of_class(p, around) ? pattern_of_class(p, type) : 0;
	}
	if (!record->template_info && is_defined_in_class(p, type)) {
		*scope = scope_of_class(p, around);
		return pattern;
	}
	head = pattern ? il_full_entity_decl_info(p->il, definition_outside(p, pattern))->template_decl : 0;
	if (!head)
		return 0;
	if (!record->template_info) {
		*scope = bind_heads(p, scope_of_class(p, around), around, head);
		return *scope ? pattern : 0;
	}
	*scope = bind_heads(p, scope_of_class(p, around), around, il_template_decl(p->il, head)->enclosing);
	if (!*scope || !arguments_of_list(p, head, info->first_argument, set))
		return 0;
	*scope = bind_arguments(p, *scope, head, set);
	return pattern;
}

/* ---- member enumerations [temp.mem.enum] ---- */

u32 definition_of_enum(struct parser *p, u32 type, u32 *scope)
{
	u32 around = enclosing_class(p, type), pattern = around ? pattern_of_class(p, type) : 0,
	    head = pattern ? il_full_entity_decl_info(p->il, definition_outside(p, pattern))->template_decl : 0;

	*scope = head ? bind_heads(p, scope_of_class(p, around), around, head) : 0;
	return *scope ? pattern : 0;
}

/* ---- static members [temp.static] ---- */

/* The definition of a static member; 0: there is none. */
static u32 defining_declaration(const struct il *il, u32 variable)
{
	u32 decl = il_variable(il, variable)->first_decl;

	while (decl && !(il_full_entity_decl_info(il, decl)->flags & (dcf_definition | dcf_out_of_class)))
		decl = il_full_entity_decl_info(il, decl)->next;
	return decl;
}

static bool is_defined_variable(const struct il *il, u32 variable) { return defining_declaration(il, variable); }

u32 defined_variable(struct parser *p, u32 variable, u32 *scope)
{
	struct il_variable record = *il_variable(p->il, variable);
	u32 type = p->scopes.at[record.parent_scope].type, pattern, head;

	*scope = record.parent_scope;
	if (record.entity & enf_defined || !(record.entity & enf_instantiation) || !(record.flags & vf_static_member) ||
	    record.template_info)
		return variable;
	pattern = pattern_of_member(p, type, identifier_of(p, il_text(p->il, record.name)), IL_variable, record.position,
	                            is_defined_variable);
	head = il_full_entity_decl_info(p->il, defining_declaration(p->il, pattern))->template_decl;
	*scope = head ? bind_heads(p, record.parent_scope, type, head) : 0;
	return *scope ? pattern : 0;
}
