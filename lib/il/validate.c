/* Whether an IL is what it says: every index, string, range and sub-kind possible, no list endless, no entry inside
 * itself. Driven by the schema; nesting.c has what concerns more than one record. */
#include "nesting.h"
#include "stream.h"

#include <stdarg.h>
#include <stdio.h>
#if defined __x86_64__ && __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

/* What must hold for a field of every record of a kind. CHECK_BELOW: the u32 at offset is below limit. */
enum check_type { CHECK_BELOW, CHECK_BYTE, CHECK_STRING, CHECK_RANGE, CHECK_ANY };
struct check {
	const char *name;
	u16 offset;
	u8 type;
	u32 limit;
};

/* The limits that do not depend on the field. */
struct limits {
	const struct il_strings *strings;
	const char *pool; /* of strings that stand in one piece, as in what was read, else NULL */
	u32 source_size;
	u32 entries[(UINT32_MAX >> IL_INDEX_BITS) + 1]; /* by all kinds that an il_any can name */
};

static const char *complain(struct il *il, const char *format, ...) __attribute__((format(printf, 2, 3)));
static const char *complain(struct il *il, const char *format, ...)
{
	static const char start[] = "corrupted IL: ";
	va_list args;

	memcpy(il->error, start, sizeof start);
	va_start(args, format);
	vsnprintf(il->error + sizeof start - 1, sizeof il->error - sizeof start + 1, format, args);
	va_end(args);
	return il->error;
}

static bool bad_any(const struct limits *limits, il_any any)
{
	u32 index = any & IL_INDEX_MAX;

	return any && (!index || index >= limits->entries[any >> IL_INDEX_BITS]);
}

/* Strings begin where another one ended: then equal texts, being interned, have equal numbers. The empty one, 0, has its own byte
 * there, a NUL. */
static bool bad_string(const struct il_strings *strings, il_str string)
{
	u32 before = string - (string != 0);
	bool is_outside = string >= strings->used;

	before = is_outside ? 0 : before;
	return is_outside | (strings->chunk[before >> IL_STRING_BITS][before & (IL_STRING_CHUNK - 1)] != '\0');
}

/* What has no end still begins in the source. */
static bool bad_range(u32 source_size, const u32 range[2])
{
	return range[0] > source_size || range[1] > source_size || (range[1] && range[0] > range[1]);
}

static bool is_bad(const struct limits *limits, const struct check *check, const u8 *field)
{
	const u32 *at = (const u32 *)(const void *)field;

	switch ((enum check_type)check->type) {
	case CHECK_BELOW: return *at >= check->limit;
	case CHECK_BYTE: return *field >= check->limit;
	case CHECK_STRING: return bad_string(limits->strings, *at);
	case CHECK_RANGE: return bad_range(limits->source_size, at);
	case CHECK_ANY: return bad_any(limits, *at);
	}
	return true;
}

/* Fills in the check for a field; false for a field that can be anything. */
static bool check_of(const struct il *il, const struct il_field_info *field, struct check *check)
{
	*check = (struct check){ .name = field->name, .offset = field->offset, .type = CHECK_BELOW };
	switch (field->type) {
	case IL_FIELD_SUB:
		check->type = CHECK_BYTE;
		check->limit = field->limit;
		return true;
	case IL_FIELD_STR: check->type = CHECK_STRING; return true;
	case IL_FIELD_POS: check->limit = il->source_size < UINT32_MAX ? (u32)il->source_size + 1 : UINT32_MAX; return true;
	case IL_FIELD_RANGE: check->type = CHECK_RANGE; return true;
	case IL_FIELD_REF:
	case IL_FIELD_CHILD:
	case IL_FIELD_NEXT: check->limit = il->table[field->target].count; return true;
	case IL_FIELD_ANY: check->type = CHECK_ANY; return true;
	default: return false;
	}
}

/* ---- the words of a table ---- */

/* Most fields are words or bytes that must not exceed a maximum, or pairs of words that must ascend. A pattern has the maxima of all words
 * of a group of records, those of their bytes, and which words must not be less than what stands before them: so many are a number of
 * vectors, and a table is compared with it from end to end. */
enum { RECORD_WORDS_MAX = 2 * IL_FIELDS_MAX };
enum { LANES = 8, GROUP = LANES };
typedef int32_t lanes __attribute__((vector_size(LANES * sizeof(int32_t)), aligned(4), may_alias));
typedef u8 byte_lanes __attribute__((vector_size(sizeof(lanes)), aligned(4), may_alias));
struct pattern {
	_Alignas(sizeof(lanes)) int32_t max[GROUP * RECORD_WORDS_MAX]; /* ordered() */
	int32_t ascends[GROUP * RECORD_WORDS_MAX];                     /* all bits or none; none of a record's first word */
	u8 byte_max[GROUP * RECORD_WORDS_MAX * sizeof(u32)];
	u32 words; /* in a record */
};

/* What a pattern finds: something that exceeds its maximum; a range that ends before it begins, or has no end. */
enum { EXCEEDS = 1, DESCENDS = 2 };

/* Vectors compare signed numbers: here the order of unsigned ones. */
static int32_t ordered(u32 word) { return (int32_t)(word ^ 0x80000000); }

static void add_to_pattern(struct pattern *pattern, const struct check *check, const struct limits *limits)
{
	u32 record, word = check->offset / sizeof(u32), byte = check->offset;

	for (record = 0; record < GROUP; record++, word += pattern->words, byte += pattern->words * sizeof(u32))
		switch ((enum check_type)check->type) {
		case CHECK_BELOW: pattern->max[word] = ordered(check->limit - 1); break;
		case CHECK_BYTE: pattern->byte_max[byte] = (u8)(check->limit - 1); break;
		case CHECK_STRING: pattern->max[word] = ordered(limits->strings->used - 1); break;
		case CHECK_RANGE:
			pattern->max[word] = pattern->max[word + 1] = ordered(limits->source_size);
			pattern->ascends[word + 1] = -1;
			break;
		case CHECK_ANY: break;
		}
}

/* The records of the last group that has not all of them. */
static u32 compare_rest(const struct pattern *pattern, const u8 *records, u32 count)
{
	const u32 *word = (const u32 *)(const void *)records;
	u32 i;
	bool exceeds = false, descends = false;

	for (i = 0; i < count * pattern->words; i++) {
		exceeds |= ordered(word[i]) > pattern->max[i];
		descends |= pattern->ascends[i] && word[i] < word[i - 1];
	}
	for (i = 0; i < count * pattern->words * sizeof(u32); i++)
		exceeds |= records[i] > pattern->byte_max[i];
	return (exceeds ? EXCEEDS : 0) | (descends ? DESCENDS : 0);
}

static bool has_any(const lanes *found)
{
	u32 i;
	bool any = false;

	for (i = 0; i < LANES; i++)
		any |= (*found)[i] != 0;
	return any;
}

/* What stands before the first record is there to be read: the stream's or the arena's. */
static inline __attribute__((always_inline)) u32 compare_with(const struct pattern *pattern, const u8 *records, u32 count)
{
	const lanes top = (lanes){ 0 } + ordered(0);
	const u32 *word = (const u32 *)(const void *)records;
	size_t i, vectors = (size_t)GROUP * pattern->words;
	u32 group;
	lanes exceeds = { 0 }, descends = { 0 };
	byte_lanes within = ~(byte_lanes){ 0 };

	for (group = count / GROUP; group; group--, word += vectors)
		for (i = 0; i < vectors; i += LANES) {
			lanes here = *(const lanes *)(word + i) ^ top, before = *(const lanes *)(word + i - 1) ^ top;

			exceeds |= here > *(const lanes *)(pattern->max + i);
			within &=
				(byte_lanes)(*(const byte_lanes *)(word + i) <= *(const byte_lanes *)(pattern->byte_max + i * sizeof(u32)));
			descends |= (before > here) & *(const lanes *)(pattern->ascends + i);
		}
	exceeds |= (lanes)~within;
	return (has_any(&exceeds) ? EXCEEDS : 0) | (has_any(&descends) ? DESCENDS : 0) |
	       compare_rest(pattern, (const u8 *)word, count % GROUP);
}

/* Half of the work where the processor has vectors that are so wide. The C library has asked it already; to ask again takes a virtual
 * machine as long as to validate a small IL. */
#ifdef __x86_64__
#ifdef CPU_FEATURE_ACTIVE
static bool has_wide_vectors(void) { return CPU_FEATURE_ACTIVE(AVX2); }
#else
static bool has_wide_vectors(void) { return __builtin_cpu_supports("avx2"); }
#endif

__attribute__((target("avx2"))) static u32 compare_by_wide_vectors(const struct pattern *pattern, const u8 *records, u32 count)
{
	return compare_with(pattern, records, count);
}
#endif

static u32 compare(const struct pattern *pattern, const u8 *records, u32 count)
{
#ifdef __x86_64__
	if (has_wide_vectors())
		return compare_by_wide_vectors(pattern, records, count);
#endif
	return compare_with(pattern, records, count);
}

/* ---- the rest ---- */

/* Whether any of count strings, stride apart, is bad; none exceeds the pool. */
static bool any_string_is_bad(const struct limits *limits, const u8 *field, u32 count, u32 stride)
{
	const u8 *end = field + (size_t)count * stride;
	u8 before = 0;
	bool bad = false;

	if (!limits->pool) {
		for (; field < end; field += stride)
			bad |= bad_string(limits->strings, *(const u32 *)(const void *)field);
		return bad;
	}
	for (; field < end; field += stride) {
		u32 string = *(const u32 *)(const void *)field;

		before |= (u8)limits->pool[string - (string != 0)];
	}
	return before;
}

/* Whether any of count ranges, stride apart, ends before it begins. The first loop sees the whole IL: only where it finds
 * something are the ranges without an end told apart. */
static bool any_is_reversed(const u8 *range, u32 count, u32 stride)
{
	const u8 *end = range + (size_t)count * stride, *r;
	bool suspicious = false, reversed = false;

	for (r = range; r < end; r += stride) {
		const u32 *at = (const u32 *)(const void *)r;

		suspicious |= at[0] > at[1];
	}
	for (r = range; suspicious && r < end; r += stride) {
		const u32 *at = (const u32 *)(const void *)r;

		reversed |= at[1] && at[0] > at[1];
	}
	return reversed;
}

/* Whether any of count fields, stride apart, is bad, though it exceeds nothing; found: what compare() gave. The loops are as simple as
 * they can be: they see much of the IL. */
static bool any_is_bad(const struct limits *limits, const struct check *check, const u8 *field, u32 count, u32 stride, u32 found)
{
	const u8 *end = field + (size_t)count * stride;
	bool bad = false;

	switch ((enum check_type)check->type) {
	case CHECK_BELOW:
	case CHECK_BYTE: break;
	case CHECK_STRING: return any_string_is_bad(limits, field, count, stride);
	case CHECK_RANGE: return found & DESCENDS && any_is_reversed(field, count, stride);
	case CHECK_ANY:
		for (; field < end; field += stride)
			bad |= bad_any(limits, *(const u32 *)(const void *)field);
		break;
	}
	return bad;
}

static const char *find_bad(struct il *il, const struct limits *limits, enum il_kind kind, u32 chunk, u32 count, const struct check *check)
{
	const u8 *field = il->table[kind].chunk[chunk] + check->offset;
	u32 i;

	for (i = 0; i < count; i++, field += il_stride[kind])
		if (is_bad(limits, check, field))
			return complain(il, "%s %u has an impossible %s", il_kind_name[kind], chunk * IL_CHUNK + i, check->name);
	return NULL;
}

static const char *validate_table(struct il *il, const struct limits *limits, enum il_kind kind)
{
	struct check checks[IL_FIELDS_MAX];
	struct pattern pattern;
	u32 count, check_count = 0, chunk, left, i;
	const struct il_field_info *fields = il_fields(kind, &count);
	const char *error;

	pattern.words = il_stride[kind] / sizeof(u32);
	for (i = 0; i < GROUP * pattern.words; i++)
		pattern.max[i] = ordered(UINT32_MAX);
	memset(pattern.byte_max, UINT8_MAX, GROUP * il_stride[kind]);
	memset(pattern.ascends, 0, GROUP * il_stride[kind]);
	for (i = 0; i < count; i++)
		if (check_of(il, &fields[i], &checks[check_count]))
			add_to_pattern(&pattern, &checks[check_count++], limits);
	for (chunk = 0, left = il->table[kind].count; left; chunk++) {
		const u8 *records = il->table[kind].chunk[chunk];
		u32 here = left < IL_CHUNK ? left : IL_CHUNK;
		u32 found = compare(&pattern, records, here);

		for (i = 0; i < check_count; i++)
			if ((found & EXCEEDS || any_is_bad(limits, &checks[i], records + checks[i].offset, here, il_stride[kind], found)) &&
			    (error = find_bad(il, limits, kind, chunk, here, &checks[i])))
				return error;
		left -= here;
	}
	return NULL;
}

static const char *validate_header(struct il *il, const struct limits *limits)
{
	u32 i, value;

	for (i = 0; i < IL_HEADER_FIELD_COUNT; i++) {
		const struct il_header_field *f = &il_header_fields[i];

		memcpy(&value, (const char *)&il->header + f->offset, sizeof value);
		if ((f->type == IL_FIELD_STR && bad_string(&il->strings, value)) ||
		    (f->type == IL_FIELD_REF && value >= limits->entries[f->target]) || (f->type == IL_FIELD_ANY && bad_any(limits, value)))
			return complain(il, "the header has an impossible %s", f->name);
	}
	return NULL;
}

static void close_ranges(u8 *range, u32 count, u32 stride)
{
	if (!any_is_reversed(range, count, stride))
		return;
	for (; count--; range += stride) {
		u32 *at = (u32 *)(void *)range;

		if (at[1] && at[0] > at[1])
			at[1] = at[0];
	}
}

void il_close_ranges(struct il *il)
{
	u32 kind, count, i, chunk, left;

	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (chunk = 0, left = il->table[kind].count; left; chunk++) {
			u32 here = left < IL_CHUNK ? left : IL_CHUNK;

			for (i = 0; i < count; i++)
				if (fields[i].type == IL_FIELD_RANGE)
					close_ranges(il->table[kind].chunk[chunk] + fields[i].offset, here, il_stride[kind]);
			left -= here;
		}
	}
}

static const char *pool_in_one_piece(const struct il_strings *strings)
{
	u32 i;

	for (i = 1; i < strings->chunk_count; i++)
		if (strings->chunk[i] != strings->chunk[i - 1] + IL_STRING_CHUNK)
			return NULL;
	return strings->chunk[0];
}

const char *il_validate(struct il *il)
{
	struct limits limits = { .strings = &il->strings, .pool = pool_in_one_piece(&il->strings), .source_size = (u32)il->source_size };
	const char *error;
	u32 kind;
	il_any cycle;

	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		limits.entries[kind] = il->table[kind].count;
	if ((error = validate_header(il, &limits)))
		return error;
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		if (il->table[kind].count > 1 && (error = validate_table(il, &limits, (enum il_kind)kind))) /* entry 0 is none */
			return error;
	cycle = il_find_cycle(il);
	return cycle ? complain(il, "%s %u is inside itself", il_kind_name[il_any_kind(cycle)], il_any_index(cycle)) : NULL;
}
