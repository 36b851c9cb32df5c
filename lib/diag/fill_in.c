/* What the texts of diagnostics leave open (page 53). */
#include "print.h"

#include "../il/names.h"

struct filler {
	const struct il *il;
	u32 position;
	struct buffer *out;
};

static void quoted(struct filler *f, const char *text)
{
	diag_add_color(f->out, DIAG_COLOR_QUOTE);
	buffer_printf(f->out, "\"%s\"", text);
	diag_add_color(f->out, DIAG_COLOR_RESET);
}

/* What the text itself has in quotes is colored without them. */
static void string(struct filler *f, const char *text, bool in_quotes)
{
	if (in_quotes)
		diag_add_color(f->out, DIAG_COLOR_QUOTE);
	buffer_puts(f->out, text);
	if (in_quotes)
		diag_add_color(f->out, DIAG_COLOR_RESET);
}

/* at line 12, and the file where it is another one than the diagnostic's */
static void place(struct filler *f, u32 position)
{
	struct il_place there = il_place(f->il, position), here = il_place(f->il, f->position);

	buffer_printf(f->out, "at line %u", there.line);
	if (strcmp(there.file, here.file))
		buffer_printf(f->out, " of %s", there.file);
}

/* The innermost template that is written around a position, whose parameters have their names there, or 0; one that is being parsed has no
 * end so far. */
static il_any template_around(const struct il *il, u32 position)
{
	u32 i, innermost = 0;

	for (i = 1; i < il->table[IL_full_entity_decl_info].count; i++) {
		const struct il_full_entity_decl_info *decl = il_full_entity_decl_info(il, i);

		if (decl->template_decl && !(decl->flags & dcf_instantiated) && decl->decl_begin <= position &&
		    (position < decl->decl_end || !decl->decl_end) &&
		    (!innermost || il_full_entity_decl_info(il, innermost)->decl_begin <= decl->decl_begin))
			innermost = i;
	}
	return innermost ? il_full_entity_decl_info(il, innermost)->declared : 0;
}

/* The name of a type, or of the pointer to what an array type has. */
static void type_name(const struct il *il, u32 index, il_any context, bool desugared, bool as_pointer, struct buffer *out)
{
	const struct il_type *type = il_type(il, index), *element = il_type(il, type->type);
	size_t start = out->length, bound;

	as_pointer &= type->kind == tk_array;
	(desugared ? il_add_desugared_type_name : il_add_type_name)(il, as_pointer ? type->type : index, context, out);
	if (!as_pointer)
		return;
	bound = strcspn(out->text + start, "[");
	if (element->kind != tk_array || !out->text[start + bound]) {
		buffer_puts(out, out->length > start && out->text[out->length - 1] == '*' ? "*" : " *");
	} else {
		char *bounds = xstrdup(out->text + start + bound);

		out->length = start + bound;
		buffer_printf(out, "(*)%s", bounds);
		free(bounds);
	}
}

/* const name, but not name *const, nor const name<…>, of a class or alias template, nor a typedef of an instance. */
static bool is_qualified_name(const struct il *il, const struct il_type *type)
{
	const struct il_type *inner = il_type(il, type->type);

	return type->kind == tk_typeref && type->typeref_kind == trk_qualified && inner->kind != tk_pointer &&
	       inner->kind != tk_ptr_to_member &&
	       (inner->kind == tk_typeref ? inner->typeref_kind != trk_alias_template_id && !il_is_typedef_of_instance(il, inner) :
	                                    !inner->template_info);
}

/* "pint" (aka "int *"); the reference does not look behind a const that stands before the typedef. */
static void type(struct filler *f, u32 index, bool as_pointer, bool as_written)
{
	struct buffer name = { 0 }, desugared = { 0 };
	il_any context = il_type(f->il, index)->flags & tyf_dependent ? template_around(f->il, f->position) : 0;

	if (as_written && il_type(f->il, index)->class_info && !il_type(f->il, index)->name) /* without struct before <unnamed> */
		il_add_entity_name(f->il, il_any_of(IL_type, index), f->position, &name);
	else if (as_written && !context && !as_pointer && il_type(f->il, index)->class_info)
		il_add_listed_type_name(f->il, index, &name); /* a class without the typedefs of instances in its arguments */
	else
		type_name(f->il, index, context, false, as_pointer, &name);
	quoted(f, name.text ? name.text : "");
	if (!as_written && !is_qualified_name(f->il, il_type(f->il, index))) {
		type_name(f->il, index, context, true, as_pointer, &desugared);
		if (name.text && desugared.text && strcmp(name.text, desugared.text)) {
			buffer_puts(f->out, " (aka ");
			quoted(f, desugared.text);
			buffer_puts(f->out, ")");
		}
	}
	buffer_free(&name);
	buffer_free(&desugared);
}

static u32 position_of(const struct il *il, il_any entity, u32 from)
{
	u32 index = il_any_index(entity);

	switch (il_any_kind(entity)) {
	case IL_type: return il_definition_place(il, il_type(il, index)->first_decl, il_type(il, index)->position, from);
	case IL_routine: return il_routine_place(il, index, from);
	case IL_variable: return il_definition_place(il, il_variable(il, index)->first_decl, il_variable(il, index)->position, from);
	case IL_field: return il_field(il, index)->position;
	case IL_template: return il_template(il, index)->position;
	case IL_namespace: return il_namespace(il, index)->position;
	default: return 0;
	}
}

/* From where its overloads are looked for. */
static u32 view_of(const struct filler *f, il_any what, bool at_end)
{
	const struct il_routine *routine = il_routine_of(f->il, what);
	bool has_overloads = routine->class_type && routine->special_kind != sfk_conversion;

	return !at_end ? f->position : has_overloads ? (u32)f->il->source_size : 0;
}

static void entity(struct filler *f, il_any what, const char *options, size_t length)
{
	bool as_declared = memchr(options, 'f', length);
	struct buffer name = { 0 };

	if (as_declared)
		il_add_declaration_name(f->il, what, &name);
	else if (memchr(options, 'p', length))
		il_add_function_signature(f->il, what, &name);
	else
		il_add_entity_name(f->il, what, view_of(f, what, memchr(options, 'e', length)), &name);
	if (!as_declared && !memchr(options, 'o', length))
		buffer_printf(f->out, "%s ", il_entity_kind_text(f->il, what));
	quoted(f, name.text ? name.text : "");
	if (memchr(options, 'd', length) && il_routine_of(f->il, what)->flags & rf_implicit) {
		buffer_puts(f->out, " (declared implicitly)");
	} else if (memchr(options, 'd', length)) {
		buffer_puts(f->out, " (declared ");
		place(f, position_of(f->il, what, f->position));
		buffer_puts(f->out, ")");
	}
	buffer_free(&name);
}

void diag_fill_in(const struct il *il, u32 position, const char *text, va_list args, struct buffer *out)
{
	struct filler f = { il, position, out };
	const char *options;
	size_t length;

	buffer_puts(out, "");
	for (; *text; text += length) {
		length = strcspn(text, "%");
		buffer_add(out, text, length);
		text += length;
		if (!*text)
			return;
		options = text + 2;
		length = 2 + (text[1] == 'n' ? strspn(options, "ofdpe") :
		              text[1] == 's' ? strspn(options, "q") :
		              text[1] == 't' ? strspn(options, "vn") :
		                               0);
		switch (text[1]) {
		case 's':
			if (length > 2)
				quoted(&f, va_arg(args, const char *));
			else
				string(&f, va_arg(args, const char *), *options == '"');
			break;
		case 'd': buffer_printf(out, "%d", va_arg(args, int)); break;
		case 'u': buffer_printf(out, "%u", va_arg(args, u32)); break;
		case 'p': place(&f, va_arg(args, u32)); break;
		case 't': type(&f, va_arg(args, u32), memchr(options, 'v', length - 2), memchr(options, 'n', length - 2)); break;
		case '%': buffer_puts(out, "%"); break;
		case 'n': entity(&f, va_arg(args, il_any), options, length - 2); break;
		default: buffer_add(out, text, length = 1); break;
		}
	}
}
