/* Reading an IL; stream.h has the format. Nothing in a stream is believed before it was checked. */
#include "stream.h"

#include <msgpack.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct reader {
	struct il *il;
	char *data;
	size_t size, at;
	msgpack_zone zone; /* of the map at hand */
	msgpack_object map;
};

static bool fail(struct reader *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool fail(struct reader *r, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(r->il->error, sizeof r->il->error, format, args);
	va_end(args);
	return false;
}

/* The bytes after a msgpack tag that are not items of their own, and in *items how many items follow them. */
static u64 head_size(const u8 *at, size_t room, u64 *items)
{
	static const u8 fixed[] = { 4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 2, 3, 5, 9, 17 }; /* floats, integers, fixext */
	enum {
		FIXMAP = 0x80,
		FIXARRAY = 0x90,
		FIXSTR = 0xa0,
		NIL = 0xc0,
		BIN = 0xc4,
		EXT = 0xc7,
		FIXED = 0xca,
		STR = 0xd9,
		ARRAY = 0xdc,
		MAP = 0xde,
		NEGATIVE = 0xe0
	};
	u32 tag = *at, width, i;
	u64 length = 0;

	*items = 0;
	if (tag < FIXMAP || tag >= NEGATIVE || (tag >= NIL && tag < BIN))
		return 0;
	if (tag < FIXSTR) {
		*items = tag < FIXARRAY ? (tag & 15) * 2 : tag & 15;
		return 0;
	}
	if (tag < NIL)
		return tag & 31;
	if (tag >= FIXED && tag < STR)
		return fixed[tag - FIXED];
	/* the length has 1, 2 or 4 bytes, that of arrays and maps 2 or 4 */
	width = tag >= ARRAY ? 2u << (tag & 1) : 1u << (tag >= STR ? tag - STR : (tag - BIN) % 3);
	for (i = 1; i <= width && i < room; i++)
		length = length << 8 | at[i];
	if (tag >= ARRAY) {
		*items = tag >= MAP ? length * 2 : length;
		return width;
	}
	return width + length + (tag >= EXT && tag < FIXED);
}

/* msgpack-c allocates what an array or map announces before it has seen one item of it, so the items are counted
 * first: the maps of a stream have some hundreds. */
static bool is_modest(const struct reader *r)
{
	enum { ITEMS_MAX = 1 << 14 };
	u64 pending = 1, total = 1, items;
	size_t at = r->at;

	while (pending && at < r->size && total <= ITEMS_MAX) {
		u64 size = head_size((const u8 *)r->data + at, r->size - at, &items);

		pending += items - 1;
		total += items;
		at = size < r->size - at ? at + 1 + size : r->size;
	}
	return total <= ITEMS_MAX;
}

/* Whether the data could be the beginning of a stream of ours. */
static bool has_magic(const struct reader *r)
{
	enum { HEAD = 3 + sizeof "magic" + sizeof IL_MAGIC };

	return r->size < HEAD || memmem(r->data, HEAD, IL_MAGIC, strlen(IL_MAGIC));
}

static bool next_map(struct reader *r)
{
	msgpack_unpack_return result = MSGPACK_UNPACK_PARSE_ERROR;

	msgpack_zone_clear(&r->zone);
	if (r->at == r->size)
		result = MSGPACK_UNPACK_CONTINUE;
	else if (is_modest(r))
		result = msgpack_unpack(r->data, r->size, &r->at, &r->zone, &r->map);
	if ((result == MSGPACK_UNPACK_SUCCESS || result == MSGPACK_UNPACK_EXTRA_BYTES) && r->map.type == MSGPACK_OBJECT_MAP)
		return true;
	if (!has_magic(r))
		return fail(r, "not an IL stream");
	if (result == MSGPACK_UNPACK_CONTINUE)
		return fail(r, "truncated IL stream");
	return fail(r, "corrupted IL stream near byte %zu", r->at);
}

/* The value of a key if it is of this type, else NULL. */
static const msgpack_object *get(const struct reader *r, const char *key, msgpack_object_type type)
{
	u32 i;

	for (i = 0; i < r->map.via.map.size; i++) {
		const msgpack_object_kv *kv = &r->map.via.map.ptr[i];

		if (kv->key.type == MSGPACK_OBJECT_STR && kv->key.via.str.size == strlen(key) &&
		    !memcmp(kv->key.via.str.ptr, key, kv->key.via.str.size))
			return kv->val.type == type ? &kv->val : NULL;
	}
	return NULL;
}

static bool get_number(const struct reader *r, const char *key, u32 *number)
{
	const msgpack_object *object = get(r, key, MSGPACK_OBJECT_POSITIVE_INTEGER);

	if (!object || object->via.u64 > UINT32_MAX)
		return false;
	*number = (u32)object->via.u64;
	return true;
}

static bool is_text(const msgpack_object *object, const char *text)
{
	return object && object->via.str.size == strlen(text) && !memcmp(object->via.str.ptr, text, object->via.str.size);
}

static bool read_header(struct reader *r, u32 *tables)
{
	const msgpack_object *producer;
	u32 version = 0, schema = 0, i, value;

	if (!r->size)
		return fail(r, "empty input, not an IL stream");
	if (!next_map(r))
		return false;
	if (!is_text(get(r, "magic", MSGPACK_OBJECT_STR), IL_MAGIC))
		return fail(r, "not an IL stream");
	if (!get_number(r, "version", &version) || version != IL_FORMAT_VERSION)
		return fail(r, "IL format version %u, expected %d", version, IL_FORMAT_VERSION);
	if (!get_number(r, "schema", &schema) || schema != il_fingerprint())
		return fail(r, "IL schema %08x, expected %08x: written by tools of another build", schema, il_fingerprint());
	producer = get(r, "producer", MSGPACK_OBJECT_STR);
	if (!producer || !get_number(r, "tables", tables))
		return fail(r, "corrupted IL stream: incomplete header");
	r->il->header.producer = arena_copy(&r->il->memory, producer->via.str.ptr, producer->via.str.size);
	for (i = 0; i < IL_HEADER_FIELD_COUNT; i++) {
		if (!get_number(r, il_header_fields[i].name, &value))
			return fail(r, "corrupted IL stream: incomplete header");
		memcpy((char *)&r->il->header + il_header_fields[i].offset, &value, sizeof value);
	}
	return true;
}

/* Makes chunks point into bytes. */
static void adopt(char **chunk, char *bytes, u64 size, size_t chunk_size)
{
	u64 at;

	for (at = 0; at < size; at += chunk_size)
		*chunk++ = bytes + at;
}

static u32 power_of_two(u32 least)
{
	u32 power = 1;

	while (power < least)
		power *= 2;
	return power;
}

static void adopt_records(struct il *il, struct il_table *table, char *bytes, u32 count, u16 stride)
{
	u64 size = (u64)count * stride;

	if ((uintptr_t)bytes % IL_ALIGNMENT) /* a stream that another program rewrote without regard to pad */
		bytes = memcpy(arena_alloc(&il->memory, size), bytes, size);
	table->count = count;
	table->chunk_count = (count + IL_CHUNK - 1) / IL_CHUNK;
	table->chunk = xrealloc(table->chunk, power_of_two(table->chunk_count) * sizeof *table->chunk);
	table->tight = true;
	adopt((char **)table->chunk, bytes, size, (size_t)IL_CHUNK * stride);
}

static bool read_table(struct reader *r)
{
	u32 kind, stride, count;
	const msgpack_object *records, *keep;
	struct il_table *table;

	if (!next_map(r))
		return false;
	if (!get_number(r, "kind", &kind) || kind >= IL_KIND_COUNT || !il_stride[kind])
		return fail(r, "corrupted IL stream: a table of no kind");
	table = &r->il->table[kind];
	records = get(r, "records", MSGPACK_OBJECT_BIN);
	if (!get_number(r, "stride", &stride) || stride != il_stride[kind] || !get_number(r, "count", &count) || count < 2 ||
	    count > IL_INDEX_MAX || !records || records->via.bin.size != (u64)count * stride || table->count > 1)
		return fail(r, "corrupted IL stream: bad %s table", il_kind_name[kind]);
	adopt_records(r->il, table, r->data + (records->via.bin.ptr - r->data), count, (u16)stride);
	keep = get(r, "keep", MSGPACK_OBJECT_BIN);
	if (!keep)
		return get(r, "keep", MSGPACK_OBJECT_NIL) || fail(r, "corrupted IL stream: bad %s table", il_kind_name[kind]);
	if (keep->via.bin.size != count)
		return fail(r, "corrupted IL stream: bad keep bits of the %s table", il_kind_name[kind]);
	table->keep = memcpy(xmalloc(count), keep->via.bin.ptr, count);
	return true;
}

static bool read_text(struct reader *r)
{
	struct il_strings *s = &r->il->strings;
	const msgpack_object *strings, *source;
	const char *pool;
	u32 size;

	if (!next_map(r))
		return false;
	strings = get(r, "strings", MSGPACK_OBJECT_BIN);
	source = get(r, "source", MSGPACK_OBJECT_BIN);
	if (!strings || !source || !strings->via.bin.size)
		return fail(r, "corrupted IL stream: no strings or source text");
	pool = strings->via.bin.ptr;
	size = strings->via.bin.size;
	if (pool[0] || pool[size - 1])
		return fail(r, "corrupted IL stream: a string without end");
	s->used = size;
	s->chunk_count = (u32)(((u64)size + IL_STRING_CHUNK - 1) / IL_STRING_CHUNK);
	s->chunk = xrealloc(s->chunk, s->chunk_count * sizeof *s->chunk);
	s->tight = true;
	adopt(s->chunk, r->data + (pool - r->data), size, IL_STRING_CHUNK);
	r->il->source = r->data + (source->via.bin.ptr - r->data);
	r->il->source_size = source->via.bin.size;
	return true;
}

static bool read_stream(struct reader *r)
{
	u32 tables = 0, i;

	if (!read_header(r, &tables))
		return false;
	for (i = 0; i < tables; i++)
		if (!read_table(r))
			return false;
	if (!read_text(r) || !next_map(r))
		return false;
	if (!get(r, "end", MSGPACK_OBJECT_BOOLEAN))
		return fail(r, "corrupted IL stream: no end mark");
	if (r->at != r->size)
		return fail(r, "corrupted IL stream: %zu bytes after its end", r->size - r->at);
	return !il_validate(r->il);
}

const char *il_read(struct il *il, char *data, size_t size)
{
	struct reader r = { .il = il, .data = data, .size = size };
	char error[sizeof il->error];
	bool ok;

	il_init(il);
	il->storage = data;
	msgpack_zone_init(&r.zone, MSGPACK_ZONE_CHUNK_SIZE);
	ok = read_stream(&r);
	msgpack_zone_destroy(&r.zone);
	if (ok)
		return NULL;
	memcpy(error, il->error, sizeof error);
	il_free(il);
	il_init(il);
	return memcpy(il->error, error, sizeof error);
}

static bool is_pipe(const char *path)
{
	struct stat status;

	return (!path || !strcmp(path, "-")) && !fstat(STDIN_FILENO, &status) && S_ISFIFO(status.st_mode);
}

void il_load(struct il *il, const char *path)
{
	size_t size;
	char *data = read_whole(path, &size);
	const char *error = il_read(il, data, size);

	if (!size && is_pipe(path))
		exit(EXIT_FATAL); /* the stage before failed, and has said why */
	if (error)
		fatal("%s: %s", path && strcmp(path, "-") ? path : "standard input", error);
}
