/* Whose file is which. What the user wrote is checked: the main file, what #line names in it, and their headers. */
#include "parser.h"

#include <ctype.h>

static bool is_blank(const char *text, const char *end)
{
	while (text < end && isspace((unsigned char)*text))
		text++;
	return text == end;
}

/* Whether just one line of text stands between a marker and the next one, as with a macro's; both are of one file. */
static bool is_one_line(const struct il *il, u32 marker)
{
	const struct il_seq_number_lookup *this = il_seq_number_lookup(il, marker), *next;
	const char *text = il->source + this->position, *end, *newline;

	if (marker + 1 >= il->table[IL_seq_number_lookup].count)
		return false;
	next = il_seq_number_lookup(il, marker + 1);
	if (next->file != this->file || next->position <= this->position)
		return false;
	end = memrchr(text, '#', next->position - this->position);
	newline = end ? memchr(text, '\n', (size_t)(end - text)) : NULL;
	return newline && is_blank(newline, end);
}

/* Whether a marker says that its file is a system header, be it by #pragma GCC system_header. */
static bool is_of_system_header(const struct il *il, u32 marker)
{
	u32 flags = il_seq_number_lookup(il, marker)->flags;

	return flags & ff_system && (flags & (ff_enter | ff_return) || !is_one_line(il, marker));
}

static void find_system_headers(struct il *il)
{
	u32 i, count = il->table[IL_seq_number_lookup].count;

	for (i = 1; i < count; i++)
		if (is_of_system_header(il, i))
			il_source_file_entry(il, il_seq_number_lookup(il, i)->file)->flags |= ff_system;
}

/* The length of the name of the folder that the toolkit's headers are in: where cuda_runtime.h is. */
static size_t toolkit_length(const struct il *il, const char **folder)
{
	u32 i, count = il->table[IL_source_file_entry].count;

	for (i = 1; i < count; i++) {
		const char *name = il_text(il, il_source_file_entry(il, i)->file_name), *base = strrchr(name, '/');

		*folder = name;
		if (base && !strcmp(base, "/cuda_runtime.h"))
			return (size_t)(base + 1 - name);
	}
	return 0;
}

void find_users_files(struct il *il)
{
	const char *folder = NULL;
	size_t length = toolkit_length(il, &folder);
	u32 i, count = il->table[IL_source_file_entry].count;

	find_system_headers(il);
	for (i = 1; i < count; i++) {
		struct il_source_file_entry *file = il_source_file_entry(il, i);
		bool is_toolkit = length && !strncmp(il_text(il, file->file_name), folder, length);

		if (file->flags & ff_main || !(file->flags & ff_system || is_toolkit))
			file->flags |= ff_user;
	}
}
