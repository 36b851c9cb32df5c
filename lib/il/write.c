/* Writing an IL as a stream; stream.h has the format. */
#include "stream.h"

#include <msgpack.h>
#include <stdio.h>

struct writer {
	struct output *output;
	u64 written;
	msgpack_packer pk;
};

static int write_bytes(void *data, const char *bytes, size_t size)
{
	struct writer *w = data;

	output_write(w->output, bytes, size);
	w->written += size;
	return 0;
}

/* The same for bytes of the IL, which stay where they are. */
static void lend_bytes(struct writer *w, const void *bytes, size_t size)
{
	output_lend(w->output, bytes, size);
	w->written += size;
}

static void pack_text(struct writer *w, const char *text) { msgpack_pack_str_with_body(&w->pk, text, strlen(text)); }

static void pack_number(struct writer *w, const char *key, u32 number)
{
	pack_text(w, key);
	msgpack_pack_uint32(&w->pk, number);
}

/* pad and the key and head of a bin of this size; its bytes are to follow. */
static void pack_bin(struct writer *w, const char *key, u64 size)
{
	enum { BIN_32 = 0xc6, BIN_HEAD = 5, FIXSTR_HEAD = 1 };
	const unsigned char head[BIN_HEAD] = { BIN_32, (unsigned char)(size >> 24), (unsigned char)(size >> 16), (unsigned char)(size >> 8),
		                               (unsigned char)size };
	u64 unpadded;

	if (size > UINT32_MAX)
		fatal("the IL is too large: %s of more than 4 GiB", key);
	pack_text(w, "pad");
	unpadded = w->written + FIXSTR_HEAD + FIXSTR_HEAD + strlen(key) + BIN_HEAD;
	msgpack_pack_str_with_body(&w->pk, "       ", -unpadded & (IL_ALIGNMENT - 1));
	pack_text(w, key);
	write_bytes(w, (const char *)head, BIN_HEAD); /* bin 32 even for few bytes: padding must know its length */
}

/* size bytes that lie in chunks of chunk_size; neighbours in memory, as in what was read, are written at once. */
static void write_chunks(struct writer *w, char *const *chunk, size_t chunk_size, u64 size)
{
	while (size) {
		const char *start = *chunk++;
		u64 length = chunk_size;

		while (length < size && *chunk == start + length) {
			length += chunk_size;
			chunk++;
		}
		if (length > size)
			length = size;
		lend_bytes(w, start, length);
		size -= length;
	}
}

static void write_details(struct writer *w, const struct il_field_info *field)
{
	u32 i;

	if (field->value_name) {
		msgpack_pack_array(&w->pk, field->limit);
		for (i = 0; i < field->limit; i++)
			pack_text(w, field->value_name(i));
	} else if (field->target) {
		msgpack_pack_uint32(&w->pk, field->target);
	} else {
		msgpack_pack_nil(&w->pk);
	}
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
		pack_text(w, il_field_type_name[fields[i].type]);
		msgpack_pack_uint32(&w->pk, fields[i].offset);
		write_details(w, &fields[i]);
	}
}

static void write_table(struct writer *w, const struct il_table *table, enum il_kind kind)
{
	u64 size = (u64)table->count * il_stride[kind];

	msgpack_pack_map(&w->pk, 8);
	pack_number(w, "kind", kind);
	pack_text(w, "name");
	pack_text(w, il_kind_name[kind]);
	pack_number(w, "stride", il_stride[kind]);
	pack_number(w, "count", table->count);
	write_descriptors(w, kind);
	pack_text(w, "keep");
	if (table->keep) {
		msgpack_pack_bin(&w->pk, table->count);
		lend_bytes(w, table->keep, table->count);
	} else {
		msgpack_pack_nil(&w->pk);
	}
	pack_bin(w, "records", size);
	write_chunks(w, (char *const *)table->chunk, (size_t)IL_CHUNK * il_stride[kind], size);
}

static u32 tables_in_use(const struct il *il)
{
	u32 kind, count = 0;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		count += il->table[kind].count > 1;
	return count;
}

static void write_header(struct writer *w, const struct il *il)
{
	u32 i, value;

	msgpack_pack_map(&w->pk, 5 + IL_HEADER_FIELD_COUNT);
	pack_text(w, "magic");
	pack_text(w, IL_MAGIC);
	pack_number(w, "version", IL_FORMAT_VERSION);
	pack_number(w, "schema", il_fingerprint());
	pack_text(w, "producer");
	pack_text(w, il->header.producer);
	for (i = 0; i < IL_HEADER_FIELD_COUNT; i++) {
		memcpy(&value, (const char *)&il->header + il_header_fields[i].offset, sizeof value);
		pack_number(w, il_header_fields[i].name, value);
	}
	pack_number(w, "tables", tables_in_use(il));
}

void il_write(struct il *il, struct output *output, const char *producer)
{
	struct writer w = { .output = output };
	u32 kind;

	if (output_is_terminal(output)) {
		fprintf(stderr, "%s: a terminal shows no IL: give it to the next tool or to cu-dump, or name a file with -o\n",
		        program_name);
		return;
	}
	il->header.producer = producer;
	msgpack_packer_init(&w.pk, &w, write_bytes);
	write_header(&w, il);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il->table[kind].count > 1)
			write_table(&w, &il->table[kind], (enum il_kind)kind);
	msgpack_pack_map(&w.pk, 4);
	pack_bin(&w, "strings", il->strings.used);
	write_chunks(&w, il->strings.chunk, IL_STRING_CHUNK, il->strings.used);
	pack_bin(&w, "source", il->source_size);
	lend_bytes(&w, il->source, il->source_size);
	msgpack_pack_map(&w.pk, 1);
	pack_text(&w, "end");
	msgpack_pack_true(&w.pk);
}
