/* Why the entities of a name are kept, or that they are not. */
#include "mark.h"
#include "../lib/il/names.h"

#include <stdio.h>

static bool is_entity(const struct il *il, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);

	return kind == IL_routine || kind == IL_variable || kind == IL_field || kind == IL_template ||
	       (kind == IL_type && il_type_of(il, entry)->class_info);
}

static void print_entry(const struct il *il, il_any entry)
{
	struct buffer text = { 0 };

	if (is_entity(il, entry))
		il_add_signature(il, entry, &text);
	else
		il_describe(il, il_any_kind(entry), il_any_index(entry), &text);
	fprintf(stderr, "%s@%u", il_kind_name[il_any_kind(entry)], il_any_index(entry));
	if (text.length)
		fprintf(stderr, " \"%s\"", text.text);
	buffer_free(&text);
}

/* What a piece declares first, or the function whose body it is. */
static il_any declared_by(const struct text *text, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];

	if (piece->flags & PIECE_BODY)
		return il_full_entity_decl_info(text->il, piece->decl)->declared;
	return piece->parts.count ? text->parts.at[piece->parts.first].target : 0;
}

void mark_print_place(const struct il *il, u32 position)
{
	struct il_place place = il_place(il, position);

	fprintf(stderr, "%s:%u:%u", place.file, place.line, place.column);
}

/* The function that a piece declares has a body, which goes. */
static bool loses_body(const struct text *text, u32 index)
{
	u32 i;

	for (i = index + 1; i < text->pieces.count && text->pieces.at[i].begin < text->pieces.at[index].end; i++)
		if (text->pieces.at[i].flags & PIECE_BODY && declared_by(text, i) == declared_by(text, index))
			return !(text->pieces.at[i].flags & PIECE_KEPT);
	return false;
}

/* Whether there is a lambda for devices in a piece. */
static bool has_device_lambda(const struct text *text, const struct piece *piece)
{
	u32 i;

	for (i = 1; i < text->il->table[IL_lambda].count; i++) {
		const struct il_lambda *lambda = il_lambda(text->il, i);

		if (lambda->execution_space & es_device && piece->begin <= lambda->range_begin && lambda->range_begin < piece->end)
			return true;
	}
	return false;
}

static const char *kind_of_host_seed(const struct text *text, const struct piece *piece)
{
	return piece->flags & PIECE_ORDERS    ? "names functions of the device before these do: their order" :
	       has_device_lambda(text, piece) ? "a lambda for devices is in it" :
	       piece->flags & PIECE_LEADS     ? "by which kernels are instantiated" :
	       piece->flags & PIECE_COUNTED   ? "counts for the numbers of constants" :
	                                        "a seed";
}

static const char *kind_of_variable(const struct il_variable *v)
{
	return v->memory_space & ms_managed  ? "a seed: a managed variable" :
	       v->memory_space & ms_constant ? "a seed: a constant variable" :
	       v->memory_space & ms_shared   ? "a seed: a shared variable" :
	       v->memory_space               ? "a seed: a device variable" :
	                                       "a seed: its initializer leads to kernels";
}

static const char *kind_of_function(const struct il_routine *r)
{
	return r->execution_space & es_global        ? "a seed: a kernel" :
	       !(r->execution_space & es_device)     ? NULL :
	       r->flags & (rf_virtual | rf_override) ? "a seed: a virtual function of the device" :
	                                               "a seed: a device function";
}

/* Why a piece is needed by itself. */
static const char *kind_of_seed(const struct text *text, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];
	il_any declared = declared_by(text, index);
	const char *kind = NULL;

	if (!(piece->flags & PIECE_ROOT))
		return "always kept: nobody has to mention it";
	switch (il_any_kind(declared)) {
	case IL_routine: kind = kind_of_function(il_routine_of(text->il, declared)); break;
	case IL_variable: kind = kind_of_variable(il_variable_of(text->il, declared)); break;
	case IL_type:
	case IL_template: kind = "a seed is in it"; break;
	case IL_instantiation_directive: kind = "a seed: an explicit instantiation"; break;
	case IL_static_assert: kind = "an assertion"; break;
	case IL_using_declaration: kind = "a using-directive"; break;
	case IL_pragma: kind = "a pragma"; break;
	default: break;
	}
	return kind ? kind : kind_of_host_seed(text, piece);
}

/* From a piece to what mentions it, and so on, up to one that is needed by itself. A body stands for its function. */
static void print_chain(const struct text *text, u32 index)
{
	const struct piece *piece = &text->pieces.at[index];
	il_any last = declared_by(text, index);

	print_entry(text->il, last);
	fputs(loses_body(text, index) ? " without its body" : "", stderr);
	for (; piece->because || (piece->parent && !(piece->flags & PIECE_ROOT)); piece = &text->pieces.at[index]) {
		index = piece->because ? piece->because : piece->parent;
		if (last && declared_by(text, index) == last)
			continue;
		last = declared_by(text, index);
		fputs("\n  needed by ", stderr);
		print_entry(text->il, last);
		if (piece->because) {
			fputs(", which mentions it at ", stderr);
			mark_print_place(text->il, piece->because_at);
		}
	}
	fprintf(stderr, " (%s)\n", kind_of_seed(text, index));
}

/* ---- names ---- */

static bool is_called(const struct il *il, il_any entity, const char *name)
{
	struct buffer text = { 0 };
	bool same;

	il_describe(il, il_any_kind(entity), il_any_index(entity), &text);
	same = il_is_named(il, il_any_kind(entity), il_any_index(entity), name) || (text.text && !strcmp(text.text, name));
	buffer_free(&text);
	return same;
}

/* ---- declarations ---- */

/* What was said of an entity already: that each of its declarations is needed by the same thing is said once. */
struct answer {
	il_any entity;
	u32 because, because_at;
	bool loses_body;
};

/* Whether those of a name are explained that are kept, or the others. */
struct question {
	const struct text *text;
	const char *name;
	bool of_kept;
	VEC(struct answer) answers;
};

/* Whether something else is to be said of a piece that declares an entity than of those before. */
static bool is_new(struct question *q, il_any entity, u32 index)
{
	const struct piece *piece = &q->text->pieces.at[index];
	struct answer answer = { entity, piece->because, piece->because_at, loses_body(q->text, index) };
	u32 i;

	for (i = 0; i < q->answers.count; i++) {
		const struct answer *before = &q->answers.at[i];

		if (before->entity == answer.entity && before->because == answer.because && before->because_at == answer.because_at &&
		    before->loses_body == answer.loses_body)
			return false;
	}
	vec_push(&q->answers, answer);
	return true;
}

static bool answer_unkept(const struct text *text, il_any entity, u32 position)
{
	print_entry(text->il, entity);
	fputs(", declared at ", stderr);
	mark_print_place(text->il, position);
	fputs(", is not kept\n", stderr);
	return true;
}

/* What a piece declares by that name; 0: nothing. */
static il_any declared_as(const struct text *text, const struct piece *piece, const char *name)
{
	il_any declared;
	u32 i;

	if (piece->flags & PIECE_BODY) {
		declared = il_full_entity_decl_info(text->il, piece->decl)->declared;
		return is_called(text->il, declared, name) ? declared : 0;
	}
	for (i = 0; i < piece->parts.count; i++)
		if (is_called(text->il, declared = text->parts.at[piece->parts.first + i].target, name))
			return declared;
	return 0;
}

static bool explain_declarations(struct question *q)
{
	const struct text *text = q->text;
	bool found = false;
	u32 i;

	for (i = 1; i < text->pieces.count; i++) {
		const struct piece *piece = &text->pieces.at[i];
		il_any declared;

		if (!(piece->flags & PIECE_KEPT) == q->of_kept || !(declared = declared_as(text, piece, q->name)) ||
		    (piece->parent && declared_as(text, &text->pieces.at[piece->parent], q->name)))
			continue;
		if (!q->of_kept)
			answer_unkept(text, declared, piece->begin);
		else if (is_new(q, declared, i))
			print_chain(text, i);
		found = true;
	}
	return found;
}

/* ---- what is a part of a declaration, and what is made from one: enumerators, instances of templates ---- */

/* The innermost declaration around a place. */
static u32 declaration_at(const struct text *text, u32 position)
{
	u32 i, found = 0;

	for (i = 1; i < text->pieces.count && text->pieces.at[i].begin <= position; i++)
		if (position < text->pieces.at[i].end && !(text->pieces.at[i].flags & PIECE_BODY))
			found = i;
	return found;
}

/* Of an enumeration, or a field of a class. */
static bool is_member(const struct il *il, il_any entity)
{
	return il_any_kind(entity) == IL_field || il_variable_of(il, entity)->flags & vf_enumerator;
}

static bool explain_entity(const struct question *q, il_any entity, u32 flags, u32 position)
{
	const struct text *text = q->text;
	u32 piece;

	if (!position ||
	    !(il_has_signature(text->il, entity, q->name) || (is_member(text->il, entity) && is_called(text->il, entity, q->name))))
		return false;
	piece = declaration_at(text, position);
	if (!(text->pieces.at[piece].flags & PIECE_KEPT) == q->of_kept)
		return false;
	if (!q->of_kept)
		return answer_unkept(text, entity, position);
	if (entity != declared_by(text, piece)) {
		print_entry(text->il, entity);
		fputs(flags & enf_instantiation ? "\n  made from " : "\n  part of ", stderr);
	}
	print_chain(text, piece);
	return true;
}

static bool explain_entities(const struct question *q)
{
	const struct il *il = q->text->il;
	bool found = false;
	u32 i;

	for (i = 1; i < il->table[IL_type].count; i++)
		if (il_type(il, i)->class_info)
			found |= explain_entity(q, il_any_of(IL_type, i), il_type(il, i)->entity, il_type(il, i)->position);
	for (i = 1; i < il->table[IL_routine].count; i++)
		found |= explain_entity(q, il_any_of(IL_routine, i), il_routine(il, i)->entity, il_routine(il, i)->position);
	for (i = 1; i < il->table[IL_variable].count; i++)
		found |= explain_entity(q, il_any_of(IL_variable, i), il_variable(il, i)->entity, il_variable(il, i)->position);
	for (i = 1; i < il->table[IL_field].count; i++)
		found |= explain_entity(q, il_any_of(IL_field, i), il_field(il, i)->entity, il_field(il, i)->position);
	return found;
}

/* A namespace is kept around what is kept in it. */
static bool explain_namespaces(const struct question *q)
{
	const struct il *il = q->text->il;
	u32 i;

	for (i = 1; i < il->table[IL_source_sequence_entry].count; i++) {
		const struct il_source_sequence_entry *entry = il_source_sequence_entry(il, i);

		if (il_any_kind(entry->target) != IL_namespace || q->text->is_kept_frame[i] != q->of_kept ||
		    !il_is_named(il, IL_namespace, il_any_index(entry->target), q->name))
			continue;
		if (!q->of_kept)
			return answer_unkept(q->text, entry->target, il_namespace_of(il, entry->target)->position);
		print_entry(il, entry->target);
		fputs(" is kept around what is kept in it\n", stderr);
		return true;
	}
	return false;
}

static bool explain(struct question *q) { return explain_declarations(q) || explain_entities(q) || explain_namespaces(q); }

bool mark_explain(const struct marking *m, const char *name)
{
	struct question of_kept = { .text = &m->text, .name = name, .of_kept = true };
	struct question of_others = { .text = &m->text, .name = name };
	bool found = explain(&of_kept);

	if (!found && !explain(&of_others))
		fprintf(stderr, "cu-mark: nothing is named %s\n", name);
	vec_free(&of_kept.answers);
	return found;
}
