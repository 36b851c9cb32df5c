/* Names that change their meaning in a class [basic.scope.class]: struct s { t a; int t; }; is fine for nvcc's front ends, but g++
 * wants such a t qualified. What the declarations of a class name is noted while it is being defined; where the class then
 * declares such a name itself, the notes become name_reference entries. */
#include "../parser.h"

/* Of what an unnamed namespace has, only a class that is named outside of itself is missed where it is not complete (cu-check). */
static void note_outer_use(struct parser *p, const struct id_expression *use)
{
	struct il_type *class = il_type(p->il, il_any_index(use->found.entity));
	u32 scope, own = scope_of_class(p, il_any_index(use->found.entity));

	if (!(class->entity & enf_in_unnamed_namespace) || class->entity & enf_referenced)
		return;
	for (scope = p->scope; scope && scope != own; scope = p->scopes.at[scope].parent)
		;
	if (!scope || !own)
		class->entity |= enf_referenced;
}

void note_class_use(struct parser *p, const struct id_expression *use)
{
	u32 scope = declaration_scope(p);

	if (use->found.class == NAME_TYPE)
		note_outer_use(p, use);
	if (p->replaying || p->scopes.at[scope].kind != sck_class_struct_union || use->qualifier.present || !use->found.scope ||
	    use->found.scope == scope)
		return;
	p->lexed.identifiers.at[use->ident].used_in = scope;
	vec_push(&p->class_uses, (struct class_use){ use->ident, scope, use->found.scope, use->found.entity, use->name_begin });
}

static bool names_class_of(const struct parser *p, u32 scope, u32 ident)
{
	const struct scope_state *state = &p->scopes.at[scope];

	return state->kind == sck_class_struct_union && il_type(p->il, state->type)->name == p->lexed.identifiers.at[ident].name;
}

static bool can_qualify(const struct parser *p, u32 scope)
{
	u8 kind = p->scopes.at[scope].kind;

	return kind == sck_file || kind == sck_namespace || kind == sck_class_struct_union;
}

/* The innermost class or namespace in which the name means what it meant; 0 when it cannot be qualified. */
static u32 qualifying_scope(struct parser *p, const struct class_use *use)
{
	u32 scope;

	for (scope = use->scope; scope; scope = p->scopes.at[scope].parent) {
		const struct scope_state *state = &p->scopes.at[scope];

		if (state->kind == sck_class_struct_union ? !il_type(p->il, state->type)->name :
		                                            scope != use->found_in || state->kind == sck_block)
			continue;
		if (names_class_of(p, scope, use->ident)) /* s::s would be the constructor [class.qual] */
			return can_qualify(p, state->parent) ? state->parent : 0;
		if (lookup_in_scope(p, scope, use->ident, LOOKUP_ANY).scope == use->found_in)
			return scope;
	}
	return p->scopes.at[use->found_in].kind == sck_namespace ? use->found_in : 0;
}

bool is_recorded_name(const struct parser *p, u32 begin)
{
	u32 i;

	for (i = p->il->table[IL_name_reference].count; i-- > 1;)
		if (il_name_reference(p->il, i)->range_begin == begin)
			return true;
	return false;
}

void record_changed_meaning(struct parser *p, u32 scope, u32 ident)
{
	u32 i;

	p->lexed.identifiers.at[ident].used_in = 0;
	for (i = 0; i < p->class_uses.count; i++) {
		const struct class_use *use = &p->class_uses.at[i];
		struct il_name_reference *record;
		u32 qualifying;

		if (use->ident != ident || use->scope != scope || is_recorded_name(p, use->begin) ||
		    !(qualifying = qualifying_scope(p, use)))
			continue;
		il_new_name_reference(p->il, &record);
		record->name = p->lexed.identifiers.at[ident].name;
		record->target = use->entity;
		record->scope = qualifying;
		record->range_begin = use->begin;
		record->range_end = use->begin + (u32)strlen(ident_text(p, ident));
	}
}
