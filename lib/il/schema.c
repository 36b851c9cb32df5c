/* The schema of il.def and il_enums.def as data. */
#include "il.h"

#define IL_KIND(number, kind) [number] = sizeof(struct il_##kind),
const u16 il_stride[IL_KIND_COUNT] = {
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
};

#define IL_KIND(number, kind) [number] = #kind,
#define IL_NO_TABLE(number, kind) [number] = #kind,
const char *const il_kind_name[IL_KIND_COUNT] = {
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
};

/* Names of sub-kinds and flags. */
#define IL_ENUM(name) static const char *const name##_names[] = {
#define IL_VALUE(name) #name,
#define IL_END_ENUM(name) };
#define IL_FLAGSET(name) static const char *const name##_names[] = {
#define IL_FLAG(name) #name,
#define IL_END_FLAGSET(name) };
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
#define IL_KIND(number, kind)                                                   \
	static const struct il_field_info *kind##_fields(u32 *count)            \
	{                                                                       \
		typedef struct il_##kind RECORD;                                \
		static const struct il_field_info fields[] = {
#define IL_END_KIND(kind)                                                       \
	};                                                                      \
	*count = COUNT_OF(fields);                                              \
	return fields;                                                          \
	}
#define IL_U8(f) FIELD(f, IL_FIELD_U8, 0, NULL, 0)
#define IL_U16(f) FIELD(f, IL_FIELD_U16, 0, NULL, 0)
#define IL_U32(f) FIELD(f, IL_FIELD_U32, 0, NULL, 0)
#define IL_U64(f) FIELD(f, IL_FIELD_U64, 0, NULL, 0)
#define IL_I64(f) FIELD(f, IL_FIELD_I64, 0, NULL, 0)
#define IL_STR(f) FIELD(f, IL_FIELD_STR, 0, NULL, 0)
#define IL_POS(f) FIELD(f, IL_FIELD_POS, 0, NULL, 0)
#define IL_RANGE(f) { #f, IL_FIELD_RANGE, 0, offsetof(RECORD, f##_begin), NULL, 0 },
#define IL_SUB(f, enumeration) FIELD(f, IL_FIELD_SUB, 0, il_##enumeration##_name, IL_##enumeration##_COUNT)
#define IL_FLAGS(f, flagset) FIELD(f, IL_FIELD_FLAGS, 0, il_##flagset##_flag_name, IL_##flagset##_COUNT)
#define IL_REF(f, to) FIELD(f, IL_FIELD_REF, IL_##to, NULL, 0)
#define IL_CHILD(f, to) FIELD(f, IL_FIELD_CHILD, IL_##to, NULL, 0)
#define IL_NEXT(f, to) FIELD(f, IL_FIELD_NEXT, IL_##to, NULL, 0)
#define IL_ANY(f) FIELD(f, IL_FIELD_ANY, 0, NULL, 0)
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"

const struct il_field_info *il_fields(enum il_kind kind, u32 *count)
{
	switch (kind) {
#define IL_KIND(number, kind) \
	case number:          \
		return kind##_fields(count);
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
	default:
		*count = 0;
		return NULL;
	}
}

u64 il_field_value(const void *record, const struct il_field_info *field)
{
	const u8 *at = (const u8 *)record + field->offset;

	switch (field->type) {
	case IL_FIELD_U8:
	case IL_FIELD_SUB:
		return *at;
	case IL_FIELD_U16:
		return *(const u16 *)(const void *)at;
	case IL_FIELD_U64:
	case IL_FIELD_I64:
		return *(const u64 *)(const void *)at;
	default:
		return *(const u32 *)(const void *)at;
	}
}
