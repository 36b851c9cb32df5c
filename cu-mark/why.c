/* Why the entities of a name are kept, or that they are not. */
#include "mark.h"
#include "../lib/il/names.h"
#include "../lib/mangle/mangle.h"

#include <stdio.h>
#include <stdlib.h>

static bool is_entity(const struct il *il, il_any entry)
{
	enum il_kind kind = il_any_kind(entry);

	return kind == IL_routine || kind == IL_variable || kind == IL_field || kind == IL_template || kind == IL_namespace ||
	       (kind == IL_type && (il_type_of(il, entry)->class_info || il_type_of(il, entry)->name));
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
	il_any entity; /* whose symbol the name is; 0: it is none */
	bool of_kept;
	VEC(struct answer) answers;
	VEC(il_any) explained;
	VEC(u32) places; /* of these: instances that are made of them are not asked for */
};

static bool is_called(const struct question *q, il_any entity)
{
	if (q->entity)
		return entity == q->entity;
	return il_is_called(q->text->il, il_any_kind(entity), il_any_index(entity), q->name);
}

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

static u32 declared_at(const struct il *il, il_any entity) { return il_declared_at(il, il_any_kind(entity), il_any_index(entity)); }

static bool is_instance(const struct il *il, il_any entity)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_type: return il_type(il, index)->entity & enf_instantiation;
	case IL_routine: return il_routine(il, index)->entity & enf_instantiation;
	case IL_variable: return il_variable(il, index)->entity & enf_instantiation;
	case IL_field: return il_field(il, index)->entity & enf_instantiation;
	default: return false;
	}
}

static void note_explained(struct question *q, il_any entity)
{
	vec_push(&q->explained, entity);
	vec_push(&q->places, declared_at(q->text->il, entity));
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
static il_any declared_as(const struct question *q, const struct piece *piece)
{
	const struct text *text = q->text;
	il_any declared;
	u32 i;

	if (piece->flags & PIECE_BODY) {
		declared = il_full_entity_decl_info(text->il, piece->decl)->declared;
		return is_called(q, declared) ? declared : 0;
	}
	for (i = 0; i < piece->parts.count; i++)
		if (is_called(q, declared = text->parts.at[piece->parts.first + i].target))
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

		if (!(piece->flags & PIECE_KEPT) == q->of_kept || !(declared = declared_as(q, piece)) ||
		    (piece->parent && declared_as(q, &text->pieces.at[piece->parent])))
			continue;
		if (!q->of_kept)
			answer_unkept(text, declared, piece->begin);
		else if (is_new(q, declared, i))
			print_chain(text, i);
		note_explained(q, declared);
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

static bool was_explained(const struct question *q, il_any entity)
{
	u32 i;

	for (i = 0; i < q->explained.count; i++)
		if (q->explained.at[i] == entity ||
		    (is_instance(q->text->il, entity) && q->places.at[i] == declared_at(q->text->il, entity)))
			return true;
	return false;
}

static bool is_parameter(const struct il *il, il_any entity)
{
	return il_any_kind(entity) == IL_variable && il_variable_of(il, entity)->flags & (vf_parameter | vf_template_parameter);
}

static bool explain_entity(struct question *q, il_any entity)
{
	const struct text *text = q->text;
	u32 piece, position = declared_at(text->il, entity);

	if (!position || is_parameter(text->il, entity) || !is_called(q, entity) || was_explained(q, entity))
		return false;
	piece = declaration_at(text, position);
	if (!(text->pieces.at[piece].flags & PIECE_KEPT) == q->of_kept)
		return false;
	note_explained(q, entity);
	if (!q->of_kept)
		return answer_unkept(text, entity, position);
	if (entity != declared_by(text, piece)) {
		print_entry(text->il, entity);
		fputs(is_instance(text->il, entity) ? "\n  made from " : "\n  part of ", stderr);
	}
	print_chain(text, piece);
	return true;
}

/* Those that are no instances first. */
static bool explain_entities(struct question *q)
{
	static const u8 kinds[] = { IL_type, IL_routine, IL_variable, IL_field };
	const struct il *il = q->text->il;
	bool found = false;
	u32 i, kind, pass;

	for (pass = 0; pass < 2; pass++)
		for (kind = 0; kind < COUNT_OF(kinds); kind++)
			for (i = 1; i < il->table[kinds[kind]].count; i++) {
				il_any entity = il_any_of(kinds[kind], i);

				if (is_instance(il, entity) == pass)
					found |= explain_entity(q, entity);
			}
	return found;
}

/* The namespace of the name that a declaration declares: namespace a::b { … } declares both. */
static il_any namespace_asked_for(const struct question *q, il_any declared)
{
	const struct il *il = q->text->il;
	u32 scope;

	while (il_any_kind(declared) == IL_namespace && !is_called(q, declared)) {
		scope = il_namespace_of(il, declared)->parent_scope;
		declared = il_scope(il, scope)->owner;
	}
	return il_any_kind(declared) == IL_namespace ? declared : 0;
}

/* A namespace is kept around what is kept in it. */
static bool explain_namespaces(const struct question *q)
{
	const struct il *il = q->text->il;
	il_any asked;
	u32 i;

	for (i = 1; i < il->table[IL_source_sequence_entry].count; i++) {
		il_any target = il_source_sequence_entry(il, i)->target;

		if (il_any_kind(target) != IL_namespace || q->text->is_kept_frame[i] != q->of_kept ||
		    !(asked = namespace_asked_for(q, target)))
			continue;
		if (!q->of_kept)
			return answer_unkept(q->text, asked, il_namespace_of(il, asked)->position);
		print_entry(il, asked);
		fputs(" is kept around what is kept in it\n", stderr);
		return true;
	}
	return false;
}

/* ---- symbols ---- */

/* Whether an entity, or a variant of a constructor or destructor, has a symbol, in which its name must be. */
static bool has_symbol(struct mangled_file *file, il_any entity, const char *symbol)
{
	enum il_kind kind = il_any_kind(entity);
	u32 special = kind == IL_routine ? il_routine_of(file->il, entity)->special_kind : sfk_none;
	const char *variant = special == sfk_constructor || special == sfk_destructor ? "012" : "1";
	const char *name = il_entry_name(file->il, kind, il_any_index(entity));
	struct buffer text = { 0 };
	bool same = false;

	if (special == sfk_none && !strstr(symbol, name))
		return false;
	for (; *variant && !same; variant++) {
		text.length = 0;
		same = (kind == IL_routine ? mangle_structor(file, il_any_index(entity), *variant, &text) :
		                             mangle_variable(file, il_any_index(entity), &text)) &&
		       !strcmp(text.text, symbol);
	}
	buffer_free(&text);
	return same;
}

/* The function or variable that has a symbol, as PTX has it; 0: none has. */
static il_any entity_with_symbol(const struct il *il, const char *symbol)
{
	struct mangled_file file = { .il = il };
	il_any found = 0;
	u32 i;

	for (i = 1; !found && !strncmp(symbol, "_Z", 2) && i < il->table[IL_routine].count; i++)
		if (has_symbol(&file, il_any_of(IL_routine, i), symbol))
			found = il_any_of(IL_routine, i);
	for (i = 1; !found && !strncmp(symbol, "_Z", 2) && i < il->table[IL_variable].count; i++)
		if (has_symbol(&file, il_any_of(IL_variable, i), symbol))
			found = il_any_of(IL_variable, i);
	mangled_file_free(&file);
	return found;
}

static bool explain(struct question *q)
{
	bool found = explain_declarations(q);

	found |= explain_entities(q);
	return found || explain_namespaces(q);
}

static void free_question(struct question *q)
{
	vec_free(&q->answers);
	vec_free(&q->explained);
	vec_free(&q->places);
}

static void print_near_names(const struct il *il, const char *name)
{
	struct buffer near = { 0 };

	il_add_near_names(il, name, &near);
	fprintf(stderr, "cu-mark: nothing is named %s; %s%s\n", name, near.length ? "there is " : "cu-dump --main-file shows what there is",
	        near.length ? near.text : "");
	buffer_free(&near);
}

bool mark_explain(const struct marking *m, const char *name)
{
	struct question of_kept = { .text = &m->text, .name = name, .of_kept = true }, of_others = { .text = &m->text, .name = name };
	bool found;

	of_kept.entity = of_others.entity = entity_with_symbol(m->text.il, name);
	found = explain(&of_kept);
	if (!found && !explain(&of_others))
		print_near_names(m->text.il, name);
	free_question(&of_kept);
	free_question(&of_others);
	return found;
}
