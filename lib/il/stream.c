/* The IL on the wire (DESIGN §2): a msgpack sequence of
 *   a header map   magic, format version, schema fingerprint, fields of struct il_header, number of tables
 *   for each table a map: kind, name, stride, count, fields [[name, type, offset, target], …], then its records as bin,
 *                  then its keep bits as bin, or nil
 *   the strings as bin, the source text as bin, and the string "end".
 * Before each bin of records stands a str of 0 to 7 spaces that aligns it to 8 bytes in the stream. */
#include "il.h"

#include <msgpack.h>
#include <stdio.h>
#include <stdlib.h>

#define MAGIC "cu-il"
enum { FORMAT_VERSION = 1, ALIGNMENT = 8 };

/* Fields of struct il_header by name, with whether they are strings. */
#define HEADER_FIELDS                                                                                           \
	H(producer, true) H(source_name, true) H(source_path, true) H(options, true) H(std_version, false)      \
	H(gnu_version, false) H(errors, false) H(warnings, false) H(main_routine, false) H(file_scope, false)   \
	H(module_id_entity, false) H(module_id_name, true) H(is_marked, false)

static const struct { const char *name; size_t offset; bool is_string; } header_fields[] = {
#define H(field, is_string) { #field, offsetof(struct il_header, field), is_string },
	HEADER_FIELDS
#undef H
};

u32 il_fingerprint(void)
{
	u32 hash = FORMAT_VERSION, kind, i, count;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		hash = hash * 31 + hash_bytes(il_kind_name[kind], strlen(il_kind_name[kind])) + il_stride[kind];
		for (i = 0; i < count; i++)
			hash = hash * 31 + hash_bytes(fields[i].name, strlen(fields[i].name)) + fields[i].type * 7u + fields[i].offset +
			       fields[i].limit * 3u;
	}
	return hash;
}

/* ---- writing ---- */

struct writer { struct output *output; u64 written; msgpack_packer pk; };

static int write_bytes(void *data, const char *bytes, size_t size)
{
	struct writer *w = data;

	output_write(w->output, bytes, size);
	w->written += size;
	return 0;
}

static void pack_text(struct writer *w, const char *text)
{
	msgpack_pack_str_with_body(&w->pk, text, strlen(text));
}

static void pack_bin_header(struct writer *w, size_t size)
{
	enum { BIN_HEADER = 5 };
	unsigned char header[BIN_HEADER] = { 0xc6, (unsigned char)(size >> 24), (unsigned char)(size >> 16),
		                             (unsigned char)(size >> 8), (unsigned char)size };
	u32 padding;

	/* fixstr of n spaces takes n + 1 bytes, the bin header 5 */
	padding = (u32)(-(w->written + 1 + BIN_HEADER)) & (ALIGNMENT - 1);
	msgpack_pack_str_with_body(&w->pk, "       ", padding);
	write_bytes(w, (const char *)header, BIN_HEADER);   /* always bin 32, so that its length is known beforehand */
}

static void write_descriptors(struct writer *w, enum il_kind kind)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	pack_text(w, "fields");
	msgpack_pack_array(&w->pk, count);
	for (i = 0; i < count; i++) {
		msgpack_pack_array(&w->pk, 4);
		pack_text(w, fields[i].name);
		msgpack_pack_uint32(&w->pk, fields[i].type);
		msgpack_pack_uint32(&w->pk, fields[i].offset);
		msgpack_pack_uint32(&w->pk, fields[i].target);
	}
}

static void write_table(struct il *il, struct writer *w, enum il_kind kind)
{
	const struct il_table *table = &il->table[kind];
	u32 left, i;

	msgpack_pack_map(&w->pk, 5);
	pack_text(w, "kind");
	msgpack_pack_uint32(&w->pk, kind);
	pack_text(w, "name");
	pack_text(w, il_kind_name[kind]);
	pack_text(w, "stride");
	msgpack_pack_uint32(&w->pk, il_stride[kind]);
	pack_text(w, "count");
	msgpack_pack_uint32(&w->pk, table->count);
	write_descriptors(w, kind);
	pack_bin_header(w, (size_t)table->count * il_stride[kind]);
	for (i = 0, left = table->count; left; i++) {
		u32 n = left < IL_CHUNK ? left : IL_CHUNK;

		write_bytes(w, (const char *)table->chunk[i], (size_t)n * il_stride[kind]);
		left -= n;
	}
	if (table->keep) {
		pack_bin_header(w, table->count);
		write_bytes(w, (const char *)table->keep, table->count);
	} else {
		msgpack_pack_nil(&w->pk);
	}
}

static u32 tables_in_use(const struct il *il)
{
	u32 kind, count = 0;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		count += il->table[kind].count > 1;
	return count;
}

static void write_header(struct il *il, struct writer *w)
{
	u32 i;

	msgpack_pack_map(&w->pk, 4 + COUNT_OF(header_fields));
	pack_text(w, "magic");
	pack_text(w, MAGIC);
	pack_text(w, "version");
	msgpack_pack_uint32(&w->pk, FORMAT_VERSION);
	pack_text(w, "schema");
	msgpack_pack_uint32(&w->pk, il_fingerprint());
	for (i = 0; i < COUNT_OF(header_fields); i++) {
		u32 value;

		memcpy(&value, (char *)&il->header + header_fields[i].offset, sizeof value);
		pack_text(w, header_fields[i].name);
		if (header_fields[i].is_string)
			pack_text(w, il_text(il, value));
		else
			msgpack_pack_uint32(&w->pk, value);
	}
	pack_text(w, "tables");
	msgpack_pack_uint32(&w->pk, tables_in_use(il));
}

static void write_strings(struct il *il, struct writer *w)
{
	const struct il_strings *s = &il->strings;
	u32 left = s->used, i;

	pack_bin_header(w, left);
	for (i = 0; left; i++) {
		u32 n = left < IL_STRING_CHUNK ? left : IL_STRING_CHUNK;

		write_bytes(w, s->chunk[i], n);
		left -= n;
	}
}

void il_write(struct il *il, struct output *output, const char *producer)
{
	struct writer w = { .output = output };
	u32 kind;

	il->header.producer = il_intern_z(il, producer);
	msgpack_packer_init(&w.pk, &w, write_bytes);
	write_header(il, &w);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il->table[kind].count > 1)
			write_table(il, &w, (enum il_kind)kind);
	write_strings(il, &w);
	pack_bin_header(&w, il->source_size);
	write_bytes(&w, il->source, il->source_size);
	pack_text(&w, "end");
}

/* ---- reading ---- */

struct reader {
	struct il *il;
	char *data;
	size_t size, at;
	const char *error;
	char message[160];
	msgpack_zone zone;
};

static bool fail(struct reader *r, const char *message)
{
	if (!r->error)
		r->error = message;
	return false;
}

/* The next object; false at the end of the data or on what is no msgpack. */
static bool next_object(struct reader *r, msgpack_object *object)
{
	switch (msgpack_unpack(r->data, r->size, &r->at, &r->zone, object)) {
	case MSGPACK_UNPACK_SUCCESS:
	case MSGPACK_UNPACK_EXTRA_BYTES:
		return true;
	case MSGPACK_UNPACK_CONTINUE:
		return fail(r, "truncated IL stream");
	default:
		return fail(r, "not an IL stream (no valid msgpack)");
	}
}

/* A bin, without copying: *bytes points into the data. */
static bool next_bin(struct reader *r, char **bytes, size_t size)
{
	msgpack_object object;

	if (!next_object(r, &object))
		return false;
	if (object.type == MSGPACK_OBJECT_STR && !next_object(r, &object))   /* padding */
		return false;
	if (object.type != MSGPACK_OBJECT_BIN || object.via.bin.size != size)
		return fail(r, "corrupted IL stream: a table's size does not agree with its count");
	*bytes = r->data + (object.via.bin.ptr - r->data);
	return true;
}

static const msgpack_object *map_get(const msgpack_object *map, const char *key)
{
	u32 i;

	if (map->type != MSGPACK_OBJECT_MAP)
		return NULL;
	for (i = 0; i < map->via.map.size; i++) {
		const msgpack_object *k = &map->via.map.ptr[i].key;

		if (k->type == MSGPACK_OBJECT_STR && k->via.str.size == strlen(key) && !memcmp(k->via.str.ptr, key, k->via.str.size))
			return &map->via.map.ptr[i].val;
	}
	return NULL;
}

static bool get_number(const msgpack_object *map, const char *key, u32 *value)
{
	const msgpack_object *object = map_get(map, key);

	if (!object || object->type != MSGPACK_OBJECT_POSITIVE_INTEGER || object->via.u64 > UINT32_MAX)
		return false;
	*value = (u32)object->via.u64;
	return true;
}

/* Header strings are kept until the string pool is there. */
struct header_text { const char *text; u32 length; };

static bool read_header(struct reader *r, struct header_text *texts, u32 *tables)
{
	msgpack_object header;
	const msgpack_object *magic;
	u32 version = 0, schema = 0, i;

	if (!r->size)
		return fail(r, "empty input: no IL stream");
	if (!next_object(r, &header))
		return false;
	magic = map_get(&header, "magic");
	if (!magic || magic->type != MSGPACK_OBJECT_STR || magic->via.str.size != strlen(MAGIC) ||
	    memcmp(magic->via.str.ptr, MAGIC, strlen(MAGIC)))
		return fail(r, "not an IL stream");
	if (!get_number(&header, "version", &version) || version != FORMAT_VERSION) {
		snprintf(r->message, sizeof r->message, "IL format version %u, expected %d", version, FORMAT_VERSION);
		return fail(r, r->message);
	}
	if (!get_number(&header, "schema", &schema) || schema != il_fingerprint())
		return fail(r, "the IL was written with another schema: use tools of one build");
	for (i = 0; i < COUNT_OF(header_fields); i++) {
		const msgpack_object *value = map_get(&header, header_fields[i].name);
		u32 number = 0;

		if (header_fields[i].is_string && value && value->type == MSGPACK_OBJECT_STR)
			texts[i] = (struct header_text){ value->via.str.ptr, value->via.str.size };
		else if (header_fields[i].is_string || !get_number(&header, header_fields[i].name, &number))
			return fail(r, "corrupted IL stream: incomplete header");
		memcpy((char *)&r->il->header + header_fields[i].offset, &number, sizeof number);
	}
	if (!get_number(&header, "tables", tables))
		return fail(r, "corrupted IL stream: incomplete header");
	return true;
}

/* Makes the table's chunks point into the stream. */
static void adopt_records(struct il_table *table, u8 *bytes, u32 count, u16 stride)
{
	u32 chunks = (count + IL_CHUNK - 1) / IL_CHUNK, capacity = 1, i;

	while (capacity < chunks)
		capacity *= 2;
	for (i = 0; i < table->chunk_count; i++)
		free(table->chunk[i]);
	table->chunk = xrealloc(table->chunk, capacity * sizeof *table->chunk);
	for (i = 0; i < chunks; i++)
		table->chunk[i] = bytes + (size_t)i * IL_CHUNK * stride;
	table->chunk_count = chunks;
	table->count = count;
}

static bool read_keep(struct reader *r, struct il_table *table)
{
	msgpack_object object;

	if (!next_object(r, &object))
		return false;
	if (object.type == MSGPACK_OBJECT_NIL)
		return true;
	if (object.type == MSGPACK_OBJECT_STR && !next_object(r, &object))
		return false;
	if (object.type != MSGPACK_OBJECT_BIN || object.via.bin.size != table->count)
		return fail(r, "corrupted IL stream: keep bits do not agree with their table");
	table->keep = xmalloc(table->count);
	memcpy(table->keep, object.via.bin.ptr, table->count);
	return true;
}

static bool read_table(struct reader *r)
{
	msgpack_object map;
	u32 kind, stride, count;
	char *bytes;

	if (!next_object(r, &map))
		return false;
	if (!get_number(&map, "kind", &kind) || !get_number(&map, "stride", &stride) || !get_number(&map, "count", &count) ||
	    kind >= IL_KIND_COUNT || !il_stride[kind] || stride != il_stride[kind] || count < 2 || count > IL_INDEX_MAX ||
	    r->il->table[kind].count > 1)
		return fail(r, "corrupted IL stream: bad table head");
	if (!next_bin(r, &bytes, (size_t)count * stride))
		return false;
	if ((uintptr_t)bytes % ALIGNMENT)
		return fail(r, "corrupted IL stream: misaligned table");
	adopt_records(&r->il->table[kind], (u8 *)bytes, count, (u16)stride);
	return read_keep(r, &r->il->table[kind]);
}

static bool read_strings(struct reader *r)
{
	struct il_strings *s = &r->il->strings;
	msgpack_object object;
	u32 chunks, i;
	char *bytes;

	if (!next_object(r, &object) || (object.type == MSGPACK_OBJECT_STR && !next_object(r, &object)))
		return false;
	if (object.type != MSGPACK_OBJECT_BIN || !object.via.bin.size)
		return fail(r, "corrupted IL stream: no strings");
	bytes = r->data + (object.via.bin.ptr - r->data);
	if (bytes[0] || bytes[object.via.bin.size - 1])
		return fail(r, "corrupted IL stream: unterminated strings");
	chunks = (object.via.bin.size + IL_STRING_CHUNK - 1) / IL_STRING_CHUNK;
	free(s->chunk[0]);
	s->chunk = xrealloc(s->chunk, chunks * sizeof *s->chunk);
	for (i = 0; i < chunks; i++)
		s->chunk[i] = bytes + (size_t)i * IL_STRING_CHUNK;
	s->chunk_count = chunks;
	s->used = object.via.bin.size;
	return true;
}

static bool read_source(struct reader *r)
{
	msgpack_object object;

	if (!next_object(r, &object) || (object.type == MSGPACK_OBJECT_STR && !next_object(r, &object)))
		return false;
	if (object.type != MSGPACK_OBJECT_BIN)
		return fail(r, "corrupted IL stream: no source text");
	r->il->source = r->data + (object.via.bin.ptr - r->data);
	r->il->source_size = object.via.bin.size;
	if (!next_object(r, &object))
		return false;
	if (object.type != MSGPACK_OBJECT_STR || object.via.str.size != 3 || r->at != r->size)
		return fail(r, "corrupted IL stream: no end mark");
	return true;
}

static bool read_stream(struct reader *r)
{
	struct header_text texts[COUNT_OF(header_fields)] = { { 0 } };
	u32 tables, i;

	if (!read_header(r, texts, &tables))
		return false;
	for (i = 0; i < tables; i++)
		if (!read_table(r))
			return false;
	if (!read_strings(r) || !read_source(r))
		return false;
	r->error = il_validate(r->il);
	if (r->error)
		return false;
	for (i = 0; i < COUNT_OF(header_fields); i++)
		if (header_fields[i].is_string) {
			u32 string = il_intern(r->il, texts[i].text ? texts[i].text : "", texts[i].length);

			memcpy((char *)&r->il->header + header_fields[i].offset, &string, sizeof string);
		}
	return true;
}

const char *il_read(struct il *il, char *data, size_t size)
{
	struct reader r = { .il = il, .data = data, .size = size };
	bool ok;

	il_init(il);
	il->storage = data;
	il->storage_size = size;
	msgpack_zone_init(&r.zone, MSGPACK_ZONE_CHUNK_SIZE);
	ok = read_stream(&r);
	msgpack_zone_destroy(&r.zone);
	if (ok)
		return NULL;
	{
		static char message[sizeof r.message];   /* outlives the reader */

		snprintf(message, sizeof message, "%s", r.error);
		il_free(il);
		il_init(il);
		return message;
	}
}

void il_load(struct il *il, const char *path)
{
	size_t size;
	char *data = read_whole(path, &size);
	const char *error = il_read(il, data, size);

	if (error)
		fatal("%s: %s", path && strcmp(path, "-") ? path : "standard input", error);
}
