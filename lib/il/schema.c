/* The schema of il.def and il_enums.def as data. */
#include "stream.h"

#define IL_KIND(number, kind) [number] = sizeof(struct il_##kind),
const u16 il_stride[IL_KIND_COUNT] = {
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
};

#define IL_KIND(number, kind)     [number] = #kind,
#define IL_NO_TABLE(number, kind) [number] = #kind,
const char *const il_kind_name[IL_KIND_COUNT] = {
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
};

/* Names of sub-kinds and flags. */
#define IL_ENUM(name)  static const char *const name##_names[] = {
#define IL_VALUE(name) #name,
#define IL_END_ENUM(name) \
	} \
	;
#define IL_FLAGSET(name) static const char *const name##_names[] = {
#define IL_FLAG(name)    #name,
#define IL_END_FLAGSET(name) \
	} \
	;
#include "il_enums.def"
#undef IL_ENUM
#undef IL_VALUE
#undef IL_END_ENUM
#undef IL_FLAGSET
#undef IL_FLAG
#undef IL_END_FLAGSET

#define IL_ENUM(name) \
	const char *il_##name##_name(unsigned value) { return value < COUNT_OF(name##_names) ? name##_names[value] : NULL; }
#define IL_VALUE(name)
#define IL_END_ENUM(name)
#define IL_FLAGSET(name) \
	const char *il_##name##_flag_name(unsigned bit) { return bit < COUNT_OF(name##_names) ? name##_names[bit] : NULL; }
#define IL_FLAG(name)
#define IL_END_FLAGSET(name)
#include "il_enums.def"
#undef IL_ENUM
#undef IL_VALUE
#undef IL_END_ENUM
#undef IL_FLAGSET
#undef IL_FLAG
#undef IL_END_FLAGSET

/* Fields: a function for each kind, so that RECORD can name its struct. */
#define FIELD(f, field_type, to, names, limit) { #f, field_type, to, offsetof(RECORD, f), names, limit },
#define IL_KIND(number, kind) \
	static const struct il_field_info *kind##_fields(u32 *count) \
	{ \
		typedef struct il_##kind RECORD; \
		static const struct il_field_info fields[] = {
#define IL_END_KIND(kind) \
	} \
	; \
	_Static_assert(COUNT_OF(fields) <= IL_FIELDS_MAX, "fields of " #kind); \
	*count = COUNT_OF(fields); \
	return fields; \
	}
#define IL_U8(f)               FIELD(f, IL_FIELD_U8, 0, NULL, 0)
#define IL_U16(f)              FIELD(f, IL_FIELD_U16, 0, NULL, 0)
#define IL_U32(f)              FIELD(f, IL_FIELD_U32, 0, NULL, 0)
#define IL_U64(f)              FIELD(f, IL_FIELD_U64, 0, NULL, 0)
#define IL_I64(f)              FIELD(f, IL_FIELD_I64, 0, NULL, 0)
#define IL_STR(f)              FIELD(f, IL_FIELD_STR, 0, NULL, 0)
#define IL_POS(f)              FIELD(f, IL_FIELD_POS, 0, NULL, 0)
#define IL_RANGE(f)            { #f, IL_FIELD_RANGE, 0, offsetof(RECORD, f##_begin), NULL, 0 },
#define IL_SUB(f, enumeration) FIELD(f, IL_FIELD_SUB, 0, il_##enumeration##_name, IL_##enumeration##_COUNT)
#define IL_FLAGS(f, flagset)   FIELD(f, IL_FIELD_FLAGS, 0, il_##flagset##_flag_name, IL_##flagset##_COUNT)
#define IL_FLAGS8(f, flagset)  FIELD(f, IL_FIELD_FLAGS8, 0, il_##flagset##_flag_name, IL_##flagset##_COUNT)
#define IL_REF(f, to)          FIELD(f, IL_FIELD_REF, IL_##to, NULL, 0)
#define IL_CHILD(f, to)        FIELD(f, IL_FIELD_CHILD, IL_##to, NULL, 0)
#define IL_NEXT(f, to)         FIELD(f, IL_FIELD_NEXT, IL_##to, NULL, 0)
#define IL_ANY(f)              FIELD(f, IL_FIELD_ANY, 0, NULL, 0)
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"

const struct il_field_info *il_fields(enum il_kind kind, u32 *count)
{
	switch (kind) {
#define IL_KIND(number, kind) \
	case number: \
		return kind##_fields(count);
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
	default: *count = 0; return NULL;
	}
}

const struct il_field_info *il_next_field(enum il_kind kind)
{
	u32 count, i;
	const struct il_field_info *fields = il_fields(kind, &count);

	for (i = 0; i < count; i++)
		if (fields[i].type == IL_FIELD_NEXT)
			return &fields[i];
	return NULL;
}

u64 il_field_value(const void *record, const struct il_field_info *field)
{
	const u8 *at = (const u8 *)record + field->offset;

	switch (field->type) {
	case IL_FIELD_U8:
	case IL_FIELD_SUB:
	case IL_FIELD_FLAGS8: return *at;
	case IL_FIELD_U16: return *(const u16 *)(const void *)at;
	case IL_FIELD_U64:
	case IL_FIELD_I64: return *(const u64 *)(const void *)at;
	default: return *(const u32 *)(const void *)at;
	}
}

/* clang-format off */
const char *const il_field_type_name[] = {
	[IL_FIELD_U8] = "u8", [IL_FIELD_U16] = "u16", [IL_FIELD_U32] = "u32", [IL_FIELD_U64] = "u64", [IL_FIELD_I64] = "i64",
	[IL_FIELD_STR] = "str", [IL_FIELD_POS] = "pos", [IL_FIELD_RANGE] = "range", [IL_FIELD_SUB] = "sub",
	[IL_FIELD_FLAGS] = "flags", [IL_FIELD_FLAGS8] = "flags8", [IL_FIELD_REF] = "ref", [IL_FIELD_CHILD] = "child", [IL_FIELD_NEXT] = "next",
	[IL_FIELD_ANY] = "any",
};
/* clang-format on */

const struct il_header_field il_header_fields[IL_HEADER_FIELD_COUNT] = {
#define H(field, type, target) { #field, offsetof(struct il_header, field), type, target },
	H(source_name, IL_FIELD_STR, 0) H(source_path, IL_FIELD_STR, 0) H(options, IL_FIELD_STR, 0) H(std_version, IL_FIELD_U32, 0)
		H(gnu_version, IL_FIELD_U32, 0) H(errors, IL_FIELD_U32, 0) H(warnings, IL_FIELD_U32, 0) H(termination, IL_FIELD_U32, 0)
			H(main_routine, IL_FIELD_REF, IL_routine) H(file_scope, IL_FIELD_REF, IL_scope) H(module_id_entity, IL_FIELD_ANY, 0)
				H(module_id_name, IL_FIELD_STR, 0) H(module_id_is_late, IL_FIELD_U32, 0) H(is_marked, IL_FIELD_U32, 0)
					H(is_device_half, IL_FIELD_U32, 0)
#undef H
};

static u32 mix_text(u32 hash, const char *text) { return hash_mix((u64)hash << 32 | hash_bytes(text, strlen(text))); }

static u32 mix_field(u32 hash, const struct il_field_info *field)
{
	u32 i;

	hash = mix_text(hash, field->name);
	hash = hash_mix((u64)hash << 32 | (u32)field->type << 24 | (u32)field->target << 16 | field->offset);
	for (i = 0; i < field->limit; i++)
		hash = mix_text(hash, field->value_name(i));
	return hash;
}

u32 il_fingerprint(void)
{
	static u32 known; /* a tool that reads and writes asks twice */
	u32 hash = IL_FORMAT_VERSION, kind, i, count;

	if (known)
		return known;
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		hash = mix_text(hash, il_kind_name[kind]) + il_stride[kind];
		for (i = 0; i < count; i++)
			hash = mix_field(hash, &fields[i]);
	}
	for (i = 0; i < IL_HEADER_FIELD_COUNT; i++)
		hash = mix_text(hash, il_header_fields[i].name);
	return known = hash;
}
