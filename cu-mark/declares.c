/* What each piece declares. */
#include "text.h"

#include "../lib/il/extent.h"

#include <stdlib.h>

static bool names_operator(const struct il *il, il_any target)
{
	const struct il_using_declaration *using = il_using_declaration_of(il, target);

	return il_routine_of(il, il_any_kind(target) == IL_template ? il_template_of(il, target)->prototype : target)->special_kind ==
	               sfk_operator ||
	       (using->target && names_operator(il, using->target));
}

static bool has_name(const struct il_routine *r)
{
	return r->special_kind == sfk_none || r->special_kind == sfk_deduction_guide || r->special_kind == sfk_literal_operator;
}

/* The name by which mentions mean the entity; 0: there is none. */
static il_str name_of(const struct il *il, il_any target)
{
	u32 index = il_any_index(target);

	switch (il_any_kind(target)) {
	case IL_routine: return has_name(il_routine(il, index)) ? il_routine(il, index)->name : 0;
	case IL_type: return text_type_name(il, il_type(il, index));
	case IL_using_declaration:
		return il_using_declaration(il, index)->flags & uf_directive || names_operator(il, target) ?
		               0 :
		               il_using_declaration(il, index)->name;
	case IL_variable: return il_variable(il, index)->name;
	case IL_template: return il_template(il, index)->name;
	case IL_field: return il_field(il, index)->name;
	default: return 0;
	}
}

/* Whether argument-dependent lookup can find it: a function, or what is declared to be one; no deduction guide [temp.deduct.guide]/1. */
static bool is_function(const struct il *il, il_any target)
{
	const struct il_using_declaration *using = il_using_declaration_of(il, target);

	switch (il_any_kind(target)) {
	case IL_routine: return il_routine_of(il, target)->special_kind != sfk_deduction_guide;
	case IL_template: return il_template_of(il, target)->kind == templk_function;
	case IL_using_declaration: return !using->target || is_function(il, using->target);
	default: return false;
	}
}

static u32 scope_of(const struct il *il, il_any target)
{
	u32 index = il_any_index(target);

	switch (il_any_kind(target)) {
	case IL_routine: return il_routine(il, index)->parent_scope;
	case IL_variable: return il_variable(il, index)->parent_scope;
	case IL_type: return il_type(il, index)->parent_scope;
	case IL_template: return il_template(il, index)->parent_scope;
	case IL_using_declaration: return il_using_declaration(il, index)->scope;
	case IL_static_assert: return il_static_assert(il, index)->scope;
	default: return 0;
	}
}

/* What an explicit instantiation instantiates, or else the target itself. */
static il_any behind_directive(const struct il *il, il_any target)
{
	return il_any_kind(target) == IL_instantiation_directive ? il_instantiation_directive_of(il, target)->target : target;
}

static bool is_extern_template(const struct il *il, const struct part *part)
{
	u32 decl = il_instantiation_directive_of(il, part->target)->decl;

	return il_full_entity_decl_info(il, decl)->flags & dcf_extern_template;
}

/* Assertions in system headers hold; those of the user may be about the architecture. */
static u32 flags_of_other(const struct il *il, const struct part *part)
{
	u8 pragma = il_pragma_of(il, part->target)->kind;

	switch (il_any_kind(part->target)) {
	case IL_pragma:
		return pragma == prk_nv_exec_check_disable || pragma == prk_hd_warning_disable ? PIECE_UNNEEDED | PIECE_BEFORE_NEXT :
		                                                                                 PIECE_ROOT;
	case IL_static_assert: return il_in_system_file(il, part->begin) ? PIECE_UNNEEDED : PIECE_ROOT;
	case IL_instantiation_directive: return is_extern_template(il, part) ? 0 : PIECE_ROOT;
	case IL_using_declaration: return il_using_declaration_of(il, part->target)->flags & uf_directive ? PIECE_ROOT : 0;
	case IL_routine:
	case IL_variable:
	case IL_type:
	case IL_template:
	case IL_field:
	case IL_linkage_spec: return 0;
	default: return PIECE_ROOT;
	}
}

static u32 flags_of_routine(const struct il *il, const struct il_routine *routine, u32 decl)
{
	return !routine->class_type ? 0 : PIECE_MEMBER | (il_is_separate_definition(il, decl) ? PIECE_DEFINITION : 0);
}

static void declare_part(struct text *text, struct piece *piece, const struct part *part)
{
	struct il *il = text->il;
	il_any target = behind_directive(il, part->target);
	u32 scope = scope_of(il, target), stands_in = il_full_entity_decl_info(il, part->decl)->scope;
	il_str name = name_of(il, target);

	piece->flags |= flags_of_other(il, part);
	piece->space = text_space(text, scope);
	piece->stands_in = stands_in ? text_space(text, stands_in) : piece->space;
	if (scope && !text_is_namespace(il, scope))
		piece->flags |= PIECE_MEMBER;
	if (il_any_kind(target) == IL_routine)
		piece->flags |= flags_of_routine(il, il_routine_of(il, target), part->decl);
	if (!is_function(il, target))
		piece->flags &= ~(u32)PIECE_FUNCTIONS;
	text_add_conditions(text, target);
	if (il_any_kind(target) == IL_type && !name && (il_is_class(il_type_of(il, target)) || il_type_of(il, target)->int_kind == ik_enum))
		piece->flags |= PIECE_ROOT; /* an anonymous union, whose members are found outside of it; such types are numbered */
	if (name)
		vec_push(&text->piece_names, text_name(text, name));
}

/* A member function by its name; what has none, and virtual ones, where their class is needed. */
static void declare_body(struct text *text, struct piece *body)
{
	const struct il_routine *routine = il_routine_of(text->il, il_full_entity_decl_info(text->il, body->decl)->declared);

	body->space = text->pieces.at[body->parent].space;
	body->stands_in = text->pieces.at[body->parent].stands_in;
	if (routine->special_kind == sfk_none)
		vec_push(&text->piece_names, text_name(text, routine->name));
}

static int by_name(const void *a, const void *b)
{
	const struct declares *x = a, *y = b;

	if (x->name != y->name)
		return x->name < y->name ? -1 : 1;
	if (x->group != y->group)
		return x->group < y->group ? -1 : 1;
	return x->piece < y->piece ? -1 : x->piece > y->piece;
}

static int by_class(const void *a, const void *b)
{
	const struct conditional *x = a, *y = b;

	if (x->class != y->class)
		return x->class < y->class ? -1 : 1;
	return x->piece < y->piece ? -1 : x->piece > y->piece;
}

static void add_conditional(struct text *text, u32 condition, u32 piece)
{
	u32 class = condition & CONDITION_CLASS, i;

	vec_push(&text->conditional, (struct conditional){ class, piece });
	for (i = vec_up_to(&text->sources, class, class - 1); condition & CONDITION_OR_SOURCES && i < text->sources.count; i++) {
		if (text->sources.at[i].class != class)
			break;
		vec_push(&text->conditional, (struct conditional){ text->sources.at[i].from, piece });
	}
}

/* What lookup finds together: the declarations in a class, or in a namespace. */
static u32 group_of(const struct piece *piece)
{
	enum { NAMESPACE = 1u << 31 };

	return piece->parent ? piece->parent : NAMESPACE | piece->space;
}

/* Of declarations of a name that are found together, how many arguments one of them needs at least. */
static void find_least(struct text *text)
{
	u32 i, j, next, least;

	for (i = 0; i < text->declared.count; i = next) {
		const struct declares *first = &text->declared.at[i];

		least = UINT32_MAX;
		for (next = i; next < text->declared.count && text->declared.at[next].name == first->name &&
		               text->declared.at[next].group == first->group;
		     next++)
			if (text->pieces.at[text->declared.at[next].piece].required < least)
				least = text->pieces.at[text->declared.at[next].piece].required;
		for (j = i; j < next; j++)
			text->declared.at[j].least = least;
	}
}

/* From pieces to names and classes, the other way round. */
static void index_declared(struct text *text)
{
	u32 i, j;

	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];

		for (j = 0; j < piece->names.count; j++)
			vec_push(&text->declared, (struct declares){ text->piece_names.at[piece->names.first + j], group_of(piece), i, 0 });
		for (j = 0; j < piece->conditions.count; j++)
			add_conditional(text, text->conditions.at[piece->conditions.first + j], i);
	}
	vec_sort(&text->declared, by_name);
	find_least(text);
	vec_sort(&text->conditional, by_class);
	for (i = 0; i < text->declared.count; i++) {
		struct name *name = &text->names.at[text->declared.at[i].name];

		name->declared.first = name->declared.count ? name->declared.first : i;
		name->declared.count++;
		name->is_function |= (text->pieces.at[text->declared.at[i].piece].flags & PIECE_FUNCTIONS) != 0;
	}
}

/* The classes that pieces declare. */
static void find_classes(struct text *text)
{
	u32 i;

	text->class_state = xcalloc(text->il->table[IL_type].count + 1, sizeof *text->class_state);
	for (i = 0; i < text->parts.count; i++)
		text->class_state[text_class_of(text->il, text->parts.at[i].target)] |= CLASS_DECLARED;
}

static bool declares(const struct text *text, const struct piece *piece, il_any target)
{
	u32 i;

	for (i = 0; i < piece->parts.count; i++)
		if (text->parts.at[piece->parts.first + i].target == target)
			return true;
	return false;
}

/* Enumerators are found in the namespace or class of their enumeration. */
static void declare_enumerators(struct text *text)
{
	const struct il *il = text->il;
	u32 i, piece;

	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *v = il_variable(il, i);

		if (v->flags & vf_enumerator && (piece = text_piece_at(text, v->position, false)) &&
		    (text_is_namespace(il, il_scope(il, v->parent_scope)->parent) ||
		     declares(text, &text->pieces.at[piece], il_any_of(IL_type, v->type))))
			vec_push(&text->declared,
			         (struct declares){ text_name(text, v->name), group_of(&text->pieces.at[piece]), piece, 0 });
	}
}

/* Operators are found by their operands, and by their names where these are written, as in using-declarations. */
static void declare_operators(struct text *text)
{
	u32 i, j;

	for (i = 1; i < text->pieces.count; i++)
		for (j = 0; j < text->pieces.at[i].parts.count; j++) {
			il_any target = text->parts.at[text->pieces.at[i].parts.first + j].target;
			u32 name;

			if (text->pieces.at[i].parent || il_any_kind(target) != IL_routine ||
			    il_routine_of(text->il, target)->special_kind != sfk_operator)
				continue;
			name = text_name(text, il_routine_of(text->il, target)->name);
			text->names.at[name].is_operator = true;
			vec_push(&text->declared, (struct declares){ name, group_of(&text->pieces.at[i]), i, 0 });
		}
}

/* How many arguments each function needs that a piece declares; of what defines members outside of their class nobody asks. */
static u32 required_of(struct text *text, const struct piece *piece)
{
	u32 required = UINT32_MAX, i;

	for (i = 0; i < piece->parts.count; i++) {
		u32 needed = text_required_arguments(text, text->parts.at[piece->parts.first + i].target);

		required = needed < required ? needed : required;
	}
	return !piece->parts.count || (piece->flags & PIECE_MEMBER && !piece->parent) ? 0 : required;
}

/* Members are found in their class whatever their parameters are. */
static bool has_conditions(const struct text *text, const struct piece *piece)
{
	il_any target = piece->parts.count == 1 ? text->parts.at[piece->parts.first].target : 0;

	return target && (!piece->parent || text_is_template_by_arguments(text->il, il_routine_of(text->il, target)));
}

void text_find_declared(struct text *text)
{
	u32 i, j;

	find_classes(text);
	text_find_conversions(text);
	for (i = 1; i < text->pieces.count; i++) {
		struct piece *piece = &text->pieces.at[i];

		piece->names.first = text->piece_names.count;
		piece->conditions.first = text->conditions.count;
		piece->flags |= piece->flags & PIECE_BODY ? 0 : PIECE_FUNCTIONS;
		if (piece->flags & PIECE_BODY)
			declare_body(text, piece);
		for (j = 0; j < piece->parts.count; j++)
			declare_part(text, piece, &text->parts.at[piece->parts.first + j]);
		piece->names.count = text->piece_names.count - piece->names.first;
		piece->required = required_of(text, piece);
		piece->conditions.count = has_conditions(text, piece) ? text->conditions.count - piece->conditions.first : 0;
	}
	declare_enumerators(text);
	declare_operators(text);
	index_declared(text);
}
