/* The IL on the wire: a msgpack sequence of maps, for the writer and the reader.
 *   header   magic, version, schema (a fingerprint), producer, the fields of struct il_header, tables (their number)
 *   tables   for each kind with entries: kind, name, stride, count, fields, keep (bin or nil), pad, records (bin)
 *   text     pad, strings (bin); pad, source (bin)
 *   end      end: true
 * fields describes a record: [name, type, offset, details]. Types are those of il.def in lower case, values little
 * endian; details are the value names of a sub-kind, the bit names of flags, and the target kind of an index. Strings
 * in records and header are offsets in the pool, where each ends in a NUL. pad is spaces that align the bin to 8
 * bytes from the start of the stream, so that records can be used where they were read. */
#ifndef STREAM_H
#define STREAM_H

#include "il.h"

#define IL_MAGIC "cu-il"
enum { IL_FORMAT_VERSION = 1, IL_ALIGNMENT = 8 };

/* The fields of struct il_header that are numbers, and what must hold for them. */
struct il_header_field {
	const char *name;
	u16 offset;
	u8 type;   /* IL_FIELD_STR, IL_FIELD_REF, IL_FIELD_ANY or IL_FIELD_U32 */
	u8 target; /* IL_FIELD_REF: kind */
};
enum { IL_HEADER_FIELD_COUNT = 15 };
extern const struct il_header_field il_header_fields[IL_HEADER_FIELD_COUNT];

/* "u8" … "any": enum il_field_type as on the wire. */
extern const char *const il_field_type_name[];

#endif
