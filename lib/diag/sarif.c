#include "sarif.h"

#include "print.h"

#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* CUDA's diagnostics are 20000 and on for users, and have these numbers where the reference writes SARIF. */
enum { FIRST_CUDA_NUMBER = 20000, FIRST_INTERNAL_CUDA_NUMBER = 3457 };

static u32 internal_number(u32 number)
{
	return number >= FIRST_CUDA_NUMBER ? number - FIRST_CUDA_NUMBER + FIRST_INTERNAL_CUDA_NUMBER : number;
}

/* Whether JSON can have the character: no surrogates, nothing that is not UTF-8. */
static bool is_valid(const char *character, size_t length)
{
	json_t *string = json_stringn(character, length);

	json_decref(string);
	return string;
}

/* A JSON string, with U+FFFD for what it cannot have. */
static json_t *string(const char *text)
{
	size_t length = strlen(text), i, n;
	struct buffer clean = { 0 };
	json_t *result;

	buffer_puts(&clean, "");
	for (i = 0; i < length; i += n) {
		n = diag_character_length(text + i, length - i);
		if ((unsigned char)text[i] < 0x80 || is_valid(text + i, n))
			buffer_add(&clean, text + i, n);
		else
			buffer_puts(&clean, "\xef\xbf\xbd");
	}
	result = json_string(clean.text);
	buffer_free(&clean);
	return result;
}

/* ---- places ---- */

/* The components of a path, without . and .. where that is plain. */
static void add_components(struct buffer *path, const char *name)
{
	size_t length;

	for (; *name; name += length + (name[length] == '/')) {
		length = strcspn(name, "/");
		if (!length || (length == 1 && *name == '.'))
			continue;
		if (length == 2 && !strncmp(name, "..", 2)) {
			while (path->length && path->text[--path->length] != '/')
				;
			path->text[path->length] = '\0';
			continue;
		}
		buffer_puts(path, "/");
		buffer_add(path, name, length);
	}
}

/* file:///home/me/x%20y.cu */
static json_t *uri_of(const char *file)
{
	static const char plain[] = "/-._~!$&'()*+,;=:@";
	char folder[PATH_MAX];
	struct buffer path = { 0 }, uri = { 0 };
	json_t *result;
	size_t i;

	buffer_puts(&path, "");
	if (*file != '/' && getcwd(folder, sizeof folder))
		add_components(&path, folder);
	add_components(&path, file);
	buffer_puts(&uri, "file://");
	for (i = 0; i < path.length; i++) {
		unsigned char c = (unsigned char)path.text[i];

		if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr(plain, c))
			buffer_add(&uri, path.text + i, 1);
		else
			buffer_printf(&uri, "%%%02X", c);
	}
	result = json_string(uri.text);
	buffer_free(&path);
	buffer_free(&uri);
	return result;
}

/* The column in characters, from 1. */
static u32 column_of(const struct il *il, u32 position)
{
	u32 i, column = 1;

	for (i = diag_line_of(il, position).begin; i < position; i += diag_character_length(il->source + i, position - i))
		column++;
	return column;
}

/* Behind the end of the source: its last line. */
static json_t *physical_location(const struct il *il, u32 position)
{
	bool at_end = position >= il->source_size;
	struct il_place place = il_place(il, !at_end ? position : il->source_size ? (u32)il->source_size - 1 : 0);
	json_t *region = json_pack("{si}", "startLine", (int)place.line);

	if (!at_end)
		json_object_set_new(region, "startColumn", json_integer(column_of(il, position)));
	return json_pack("{s{so}so}", "artifactLocation", "uri", uri_of(place.file), "region", region);
}

/* ---- results ---- */

static json_t *message_of(const struct diag_message *message)
{
	struct buffer text = { 0 };
	json_t *result;

	buffer_puts(&text, message->text);
	diag_remove_colors(&text);
	result = json_pack("{so}", "text", string(text.text));
	buffer_free(&text);
	return result;
}

static json_t *note_of(const struct diag *diag, const struct diag_message *message)
{
	json_t *note = json_pack("{so}", "message", message_of(message));

	if (message->place < diag->il->source_size)
		json_object_set_new(note, "physicalLocation", physical_location(diag->il, message->place));
	return note;
}

static json_t *result_of(const struct diag *diag, const struct diag_group *group)
{
	const struct diag_message *message = &diag->messages.at[group->first];
	const char *level = message->severity >= sev_soft_error ? "error" : message->severity == sev_warning ? "warning" : "note";
	json_t *related = json_array(), *result = json_object();
	char rule[16];
	u32 i;

	snprintf(rule, sizeof rule, "EC%u", internal_number(message->number));
	json_object_set_new(result, "ruleId", json_string(message->number ? rule : message->tag));
	json_object_set_new(result, "level", json_string(level));
	json_object_set_new(result, "message", message_of(message));
	json_object_set_new(result, "locations", json_pack("[{so}]", "physicalLocation", physical_location(diag->il, message->place)));
	for (i = group->first + 1; i < group->end; i++)
		if (diag->messages.at[i].part == dpt_note)
			json_array_append_new(related, note_of(diag, &diag->messages.at[i]));
	if (json_array_size(related))
		json_object_set(result, "relatedLocations", related);
	json_decref(related);
	return result;
}

/* The hint on how to suppress warnings is a result of its own, as in the reference. */
static void add_hint(struct diag *diag, const struct diag_message *message, json_t *results)
{
	if (message->severity < sev_warning || !message->numbered || diag->no_numbers || diag->remarked || diag->termination)
		return;
	diag->remarked = true;
	json_array_append_new(results, json_pack("{sssss{ss}}", "ruleId", "EC3709", "level", "note", "message", "text", DIAG_HINT));
}

static void print_log(json_t *results)
{
	static const char schema[] = "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json";
	json_t *driver = json_pack("{ssssss}", "name", "cu-check", "version", "0.1", "fullName", "cu-tools, in place of cudafe++ 13.0");
	json_t *run = json_pack("{s{so}ssso}", "tool", "driver", driver, "columnKind", "unicodeCodePoints", "results", results);
	json_t *log = json_pack("{sssss[o]}", "version", "2.1.0", "$schema", schema, "runs", run);

	json_dumpf(log, stderr, JSON_COMPACT);
	fputc('\n', stderr);
	json_decref(log);
}

void diag_flush_sarif(struct diag *diag)
{
	json_t *results = json_array();
	struct diag_group group = { 0 };

	diag_begin_groups(diag);
	while (diag_next_group(diag, &group)) {
		json_array_append_new(results, result_of(diag, &group));
		diag_count_group(diag, &group);
		add_hint(diag, &diag->messages.at[group.first], results);
	}
	print_log(results);
	diag_forget(diag);
	fflush(stderr);
}
