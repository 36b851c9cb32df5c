/* The IL in memory: one table of fixed-size records per entry kind, one pool of strings, the source text.
 *
 * An entry is named by its index in its kind's table; 0 is no entry. il_any packs kind and index where a field may
 * point to entries of several kinds. Entries never move: a pointer from il_routine() and the like stays good until
 * il_free(). Records are zero when new. Fields and kinds are in il.def, sub-kinds and flags in il_enums.def. */
#ifndef IL_H
#define IL_H

#include "../base/base.h"
#include "../base/io.h"

/* Sub-kinds: enum il_type_kind { tk_error, … } and so on. */
#define IL_ENUM(name) \
	enum il_##name \
	{
#define IL_VALUE(name) name,
#define IL_END_ENUM(name) \
	IL_##name##_COUNT \
	} \
	;
#define IL_FLAGSET(name) \
	enum il_##name##_bit \
	{
#define IL_FLAG(name) name##_BIT,
#define IL_END_FLAGSET(name) \
	IL_##name##_COUNT \
	} \
	;
#include "il_enums.def"
#undef IL_ENUM
#undef IL_VALUE
#undef IL_END_ENUM
#undef IL_FLAGSET
#undef IL_FLAG
#undef IL_END_FLAGSET
/* Flags: enum { es_host = 1, es_device = 2, … }. */
#define IL_ENUM(name)
#define IL_VALUE(name)
#define IL_END_ENUM(name)
#define IL_FLAGSET(name) \
	enum il_##name \
	{
#define IL_FLAG(name) name = (int)(1u << name##_BIT),
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

enum il_kind {
#define IL_KIND(number, name)     IL_##name = number,
#define IL_NO_TABLE(number, name) IL_##name = number,
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"
	IL_KIND_COUNT = 85
};

typedef u32 il_str; /* an interned string: 0 is none, equal strings have equal values */
typedef u32 il_any; /* kind << 25 | index; 0 is none */

enum { IL_INDEX_BITS = 25, IL_INDEX_MAX = (1 << IL_INDEX_BITS) - 1 };
static inline il_any il_any_of(enum il_kind kind, u32 index) { return index ? (u32)kind << IL_INDEX_BITS | index : 0; }
static inline enum il_kind il_any_kind(il_any any) { return (enum il_kind)(any >> IL_INDEX_BITS); }
static inline u32 il_any_index(il_any any) { return any & IL_INDEX_MAX; }

/* struct il_routine and so on. */
#define IL_KIND(number, kind)  struct il_##kind {
#define IL_U8(f)               u8 f;
#define IL_U16(f)              u16 f;
#define IL_U32(f)              u32 f;
#define IL_U64(f)              u64 f;
#define IL_I64(f)              i64 f;
#define IL_STR(f)              il_str f;
#define IL_POS(f)              u32 f;
#define IL_RANGE(f)            u32 f##_begin, f##_end;
#define IL_SUB(f, enumeration) u8 f;
#define IL_FLAGS(f, flagset)   u32 f;
#define IL_FLAGS8(f, flagset)  u8 f;
#define IL_REF(f, kind)        u32 f;
#define IL_CHILD(f, kind)      u32 f;
#define IL_NEXT(f, kind)       u32 f;
#define IL_ANY(f)              il_any f;
/* clang-format off */
#define IL_END_KIND(kind)      };
/* clang-format on */
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"

enum { IL_CHUNK_BITS = 9, IL_CHUNK = 1 << IL_CHUNK_BITS, IL_STRING_BITS = 16, IL_STRING_CHUNK = 1 << IL_STRING_BITS };

/* Entries 0 … count-1 of one kind; entry 0 exists but is nobody. */
struct il_table {
	u8 **chunk; /* IL_CHUNK records each */
	u32 count;
	u32 chunk_count;
	bool tight; /* the last chunk has no room: it is part of the stream that was read, or entry 0 alone */
	u8 *keep;   /* cu-mark's bits per entry, or NULL: see enum il_keep */
};

enum il_keep { IL_KEEP = 1, IL_KEEP_DEFINITION = 2 };

struct il_strings {
	char **chunk; /* a string's number is its offset: chunk number << 16 | offset in the chunk */
	u32 used, chunk_count;
	bool tight; /* the last chunk has no room, as in a table */
	u32 *slot;  /* hash table over the strings; NULL until something is interned */
	u32 slot_count, count;
};

/* Why the compilation was given up: the errors are those up to there. */
enum il_termination { IL_NOT_TERMINATED, IL_ERROR_LIMIT, IL_CATASTROPHE, IL_ABORTED };

/* What belongs to the stream and not to an entry. Names are the keys on the wire. */
struct il_header {
	const char *producer;  /* tool that wrote it; il_write() and il_read() set it */
	il_str source_name;    /* --orig_src_file_name, else the input's name */
	il_str source_path;    /* --orig_src_path_name */
	il_str options;        /* front-end options, one per line */
	u32 std_version;       /* __cplusplus of the dialect: 201703 */
	u32 gnu_version;       /* 120200 */
	u32 errors, warnings;  /* printed so far by all stages */
	u32 termination;       /* enum il_termination */
	u32 main_routine;      /* routine index of main, or 0 */
	u32 file_scope;        /* scope index */
	u32 module_id_entity;  /* il_any: what the module id is made from (page 40), or 0 */
	il_str module_id_name; /* its mangled name */
	u32 module_id_is_late; /* relocatable device code needs the module id before that entity is known */
	u32 is_marked;         /* cu-mark has run */
	u32 is_device_half;    /* the source was preprocessed for the device */
};

struct il {
	struct il_header header;
	struct il_table table[IL_KIND_COUNT];
	struct il_strings strings;
	char *source; /* the preprocessed text; in cu-parse four NULs follow it */
	size_t source_size;
	void *storage;         /* the stream that was read; tables, strings and source point into it */
	struct arena memory;   /* of what was added */
	u32 *line, line_count; /* where the source's lines begin, once il_index_lines() was called */
	char error[200];       /* what il_read() or il_validate() found */
};

extern const u16 il_stride[IL_KIND_COUNT]; /* bytes per record, 0 where there is no table */
extern const char *const il_kind_name[IL_KIND_COUNT];

void il_init(struct il *il);
void il_free(struct il *il);

/* Appends a zeroed entry and returns its index (≥ 1). Fatal when the kind is full. Entries stay where they are; only those
 * that were read may move when the first of their kind is added. */
u32 il_add(struct il *il, enum il_kind kind);

/* Takes back the entries from count on: they were added for a moment, and nothing refers to them. */
void il_truncate(struct il *il, enum il_kind kind, u32 count);

static inline void *il_at(const struct il *il, enum il_kind kind, u32 index)
{
	return il->table[kind].chunk[index >> IL_CHUNK_BITS] + (size_t)(index & (IL_CHUNK - 1)) * il_stride[kind];
}

/* il_routine(il, index) is the record; il_routine_of(il, any) the one that any names, nobody's where that is of another kind;
 * il_new_routine(il, &record) adds one and returns its index. */
#define IL_KIND(number, kind) \
	static inline struct il_##kind *il_##kind(const struct il *il, u32 index) \
	{ \
		return (struct il_##kind *)(void *)il->table[number].chunk[index >> IL_CHUNK_BITS] + (index & (IL_CHUNK - 1)); \
	} \
	static inline struct il_##kind *il_##kind##_of(const struct il *il, il_any any) \
	{ \
		return il_##kind(il, il_any_kind(any) == number ? il_any_index(any) : 0); \
	} \
	static inline u32 il_new_##kind(struct il *il, struct il_##kind **record) \
	{ \
		u32 index = il_add(il, number); \
		*record = il_##kind(il, index); \
		return index; \
	}
#include "il_fields_default.h"
#include "il.def"
#include "il_undef.h"

/* Strings. il_intern gives equal texts equal numbers; il_find gives 0 for a text that was never interned. */
il_str il_intern(struct il *il, const char *text, size_t length);
il_str il_intern_z(struct il *il, const char *text);
il_str il_find(struct il *il, const char *text, size_t length);
/* The NUL-terminated text; "" for 0. Good until il_free(). */
static inline const char *il_text(const struct il *il, il_str string)
{
	return il->strings.chunk[string >> IL_STRING_BITS] + (string & (IL_STRING_CHUNK - 1));
}

/* Whether a front-end option, without its --, was given to cu-parse for later stages. */
bool il_has_option(const struct il *il, const char *option);

/* Names of sub-kinds and flags, NULL when out of range. */
#define IL_ENUM(name) const char *il_##name##_name(unsigned value);
#define IL_VALUE(name)
#define IL_END_ENUM(name)
#define IL_FLAGSET(name) const char *il_##name##_flag_name(unsigned bit);
#define IL_FLAG(name)
#define IL_END_FLAGSET(name)
#include "il_enums.def"
#undef IL_ENUM
#undef IL_VALUE
#undef IL_END_ENUM
#undef IL_FLAGSET
#undef IL_FLAG
#undef IL_END_FLAGSET

/* The schema as data, for code that treats all fields alike. */
enum il_field_type {
	IL_FIELD_U8,
	IL_FIELD_U16,
	IL_FIELD_U32,
	IL_FIELD_U64,
	IL_FIELD_I64,
	IL_FIELD_STR,
	IL_FIELD_POS,
	IL_FIELD_RANGE,
	IL_FIELD_SUB,
	IL_FIELD_FLAGS,
	IL_FIELD_FLAGS8,
	IL_FIELD_REF,
	IL_FIELD_CHILD,
	IL_FIELD_NEXT,
	IL_FIELD_ANY
};
struct il_field_info {
	const char *name;
	u8 type;                             /* enum il_field_type */
	u8 target;                           /* REF, CHILD, NEXT: kind */
	u16 offset;                          /* bytes from the start of the record */
	const char *(*value_name)(unsigned); /* SUB: name of a value; FLAGS: name of a bit */
	u32 limit;                           /* SUB: number of values; FLAGS: number of bits */
};
enum { IL_FIELDS_MAX = 40 };
/* The fields of a kind, *count of them and no more than IL_FIELDS_MAX; NULL where there is no table. */
const struct il_field_info *il_fields(enum il_kind kind, u32 *count);

/* The NEXT field of a kind, or NULL where its entries stand in no list. */
const struct il_field_info *il_next_field(enum il_kind kind);
static inline bool il_is_flags(const struct il_field_info *field)
{
	return field->type == IL_FIELD_FLAGS || field->type == IL_FIELD_FLAGS8;
}
/* Whether the field names another entry: REF, CHILD, NEXT or ANY. */
static inline bool il_is_reference(const struct il_field_info *field) { return field->type >= IL_FIELD_REF; }

/* Fields of any entry as numbers; for code that is driven by il_fields. */
u64 il_field_value(const void *record, const struct il_field_info *field);

/* --- write.c, read.c: the msgpack envelope --- */

/* A hash of the schema; streams of another schema are refused. */
u32 il_fingerprint(void);
/* Writes the whole IL; to a terminal nothing, which is said on standard error. producer names the tool. */
void il_write(struct il *il, struct output *output, const char *producer);
/* Reads a stream from data[0..size), which il then owns (it was malloc'ed), and validates it. Returns NULL, or what
 * is wrong in one clause ("truncated IL stream", "not an IL stream", "IL format version 7, expected 1"); il is then
 * empty, and the text lives in il. */
const char *il_read(struct il *il, char *data, size_t size);
/* For main(): reads file path ("-", NULL: standard input), or says what is wrong and exits with EXIT_FATAL; without a word
 * when a pipe brings nothing at all, since the stage before has then failed and said why. */
void il_load(struct il *il, const char *path);

/* --- validate.c --- */
/* NULL, or the first thing that is wrong: an index, string, range, sub-kind, endless list or entry inside itself. The
 * text lives in il. Linear in the size of the IL. */
const char *il_validate(struct il *il);

/* Makes ranges that end before they begin, which source errors can leave behind, empty ones. */
void il_close_ranges(struct il *il);

/* --- walk.c --- */
enum il_walk { IL_WALK_INTO, IL_WALK_SKIP, IL_WALK_STOP };
struct il_walker {
	/* Called before an entry's children; depth is that below the start, which has 0. */
	enum il_walk (*enter)(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth);
	/* Called after them, unless enter said SKIP or STOP; may be NULL. */
	void (*leave)(struct il_walker *walker, enum il_kind kind, u32 index, u32 depth);
	/* Called for each cross-reference of an entry (REF and ANY); may be NULL. */
	void (*refer)(struct il_walker *walker, enum il_kind from_kind, u32 from, const struct il_field_info *field, il_any to);
	void *context;
};
/* Walks the entry and what it owns (CHILD fields, and their NEXT lists) in the order of the fields, each entry once
 * per walk, without recursion. The list that the start itself stands in is not walked. */
void il_walk(const struct il *il, enum il_kind kind, u32 index, struct il_walker *walker);

/* It is no member that has a value [class.bit]/2. */
static inline bool il_is_unnamed_bit_field(const struct il_field *field) { return field->is_bit_field && !field->name; }

/* --- types --- */
static inline bool il_is_class(const struct il_type *type)
{
	return type->kind == tk_class || type->kind == tk_struct || type->kind == tk_union;
}

/* Whether a type is a class whose members belong to what is around it, see clf_anonymous. */
static inline bool il_is_anonymous_class(const struct il *il, u32 type)
{
	return il_class_info(il, il_type(il, type)->class_info)->flags & clf_anonymous;
}

/* --- place.c --- */
struct il_place {
	const char *file; /* as in the line marker */
	u32 line, column; /* from 1; column counts bytes in the preprocessed line */
	bool in_system_header;
	bool in_main_file;
};
/* Where a source offset is in the user's files. O(log of the number of line markers). */
struct il_place il_place(const struct il *il, u32 position);
/* The same for who asks in mostly ascending order: counts the lines from the last answer on, which the cursor (at first all zero)
 * remembers. */
struct il_place_cursor {
	u32 marker, position, line;
};
struct il_place il_place_after(const struct il *il, u32 position, struct il_place_cursor *cursor);
/* Just that, without counting lines. */
bool il_in_system_header(const struct il *il, u32 position);
/* Whether the file that a position is in is a system header, also for what the macros of other files leave there. */
bool il_in_system_file(const struct il *il, u32 position);
bool il_in_user_file(const struct il *il, u32 position);
/* Whether a line marker begins there: # 12 "file.h" */
bool il_is_line_marker(const struct il *il, u32 position);
/* Appends it as file:line:column, without the folder. */
void il_add_place(const struct il *il, u32 position, struct buffer *out);
/* Makes il_place() fast where lines are many and markers few: for who asks for thousands of places. */
void il_index_lines(struct il *il);

/* --- compare.c, copy.c (page 36) --- */
/* Structural comparison of two entries with what they own; positions do not count, names do. References to what is
 * not owned are equal when they name the same entry or, in two ILs, entries that are alike: entities of one name in
 * scopes that are alike, types and other entries without a name of one structure. */
bool il_equal(const struct il *a, u32 index_a, const struct il *b, u32 index_b, enum il_kind kind);
/* Deep copy of an entry and what it owns within one IL. References among the copied entries go to their copies, others
 * stay; the copy stands in no list. Returns its index. */
u32 il_copy(struct il *il, enum il_kind kind, u32 index);

/* --- describe.c --- */
/* The entry's name, "" when its kind has none. */
const char *il_entry_name(const struct il *il, enum il_kind kind, u32 index);
/* Adds what a person calls the entry: its name, a type's text (qualifiers first), the name of what it belongs to; nothing
 * where there is no such thing. Bounded. */
void il_describe(const struct il *il, enum il_kind kind, u32 index, struct buffer *out);
/* The expression as it is written, without what implicit conversions and the like stand around it: implicit calls of one operand. */
u32 il_written(const struct il *il, u32 expr_node);
/* What stands in the parentheses, if there are any. */
static inline u32 il_in_parentheses(const struct il *il, u32 expr_node)
{
	while (il_expr_node(il, expr_node)->kind == enk_operation && il_expr_node(il, expr_node)->operation == eok_parens)
		expr_node = il_expr_node(il, expr_node)->first_operand;
	return expr_node;
}
/* What few expressions, statements and declarations have: nobody's for the others. */
static inline struct il_expr_extra *il_extra_of(const struct il *il, const struct il_expr_node *node)
{
	return il_expr_extra(il, node->extra);
}
static inline struct il_statement_extra *il_extra_of_statement(const struct il *il, const struct il_statement *statement)
{
	return il_statement_extra(il, statement->extra);
}
static inline struct il_declaration_extra *il_extra_of_declaration(const struct il *il, u32 decl)
{
	return il_declaration_extra(il, il_full_entity_decl_info(il, decl)->extra);
}
static inline u32 il_attributes_of_parameter(const struct il *il, u32 parameter)
{
	return il_parameter_extra(il, il_parameter(il, parameter)->extra)->first_attribute;
}

/* ---- attributes.c ---- */
/* The first attribute of that name in a list, or NULL. */
const struct il_attribute *il_attribute_named(const struct il *il, u32 first, const char *name);
/* The same of what a function says, or the template that it is an instance of. */
const struct il_attribute *il_attribute_of_routine(const struct il *il, u32 routine, const char *name);

/* Where the expressions between <<< and >>> begin and end, which may have spaces in them. */
static inline u32 il_launch_config_begin(const struct il *il, const struct il_expr_node *launch)
{
	u32 at = il_extra_of(il, launch)->config_begin, brackets = 0;

	while (at < il_extra_of(il, launch)->config_end && brackets < 3)
		brackets += il->source[at++] == '<';
	return at;
}

/* The declaration of a function that stands for all of them, or 0: the first one, or the first behind it that is in no system header where
 * that is in one. */
u32 il_shown_declaration(const struct il *il, const struct il_routine *routine);
/* Where a function is declared, as seen from a place: its definition, if that stands before. */
u32 il_routine_place(const struct il *il, u32 routine, u32 from);
/* The same of what has these declarations and is at a place otherwise. */
u32 il_definition_place(const struct il *il, u32 first_decl, u32 place, u32 from);

static inline u32 il_launch_config_end(const struct il *il, const struct il_expr_node *launch)
{
	u32 at = il_extra_of(il, launch)->config_end, brackets = 0;

	while (at > il_extra_of(il, launch)->config_begin && brackets < 3)
		brackets += il->source[--at] == '>';
	return at;
}

/* object.name, pointer->name: the name is the second operand. */
static inline bool il_is_member_access(const struct il_expr_node *node)
{
	return node->kind == enk_operation && (node->operation == eok_dot_field || node->operation == eok_points_to_field);
}
static inline bool il_is_pack_expansion(const struct il_expr_node *node)
{
	return node->kind == enk_operation && node->operation == eok_pack_expansion;
}
/* Whether in an expression a member is named of an object that is not just called. */
bool il_names_member_of_object(const struct il *il, u32 expr_node);
/* The node itself, as the first or next of a list, or 0 where the rest of the list is not written: default arguments and the like. */
static inline u32 il_if_written(const struct il *il, u32 expr_node)
{
	const struct il_expr_node *node = il_expr_node(il, expr_node);
	bool is_destruction = node->flags & exf_implicit && node->operation == eok_call && !node->first_operand;

	return node->flags & exf_default || is_destruction ? 0 : expr_node;
}
/* The node, or list, that a variable, base or member is initialized from, without the constructor's call around it. */
u32 il_written_initializer(const struct il *il, u32 init_expr);
/* Whether the entry stands in a function's body (page 35: func-scope). */
bool il_in_function(const struct il *il, enum il_kind kind, u32 index);
/* The lambda whose class an expression has, or refers to an object of; 0: none. */
u32 il_closure_lambda(const struct il *il, u32 expr_node);
/* Whether a function's type tells that it throws nothing, as since C++17 [dcl.fct]. */
static inline bool il_has_noexcept_types(const struct il *il) { return il->header.std_version >= 201703; }
/* The generic lambda whose closure an expression is, or 0; whether two calls of one have the same template arguments. */
u32 il_generic_lambda(const struct il *il, u32 expr_node);
/* Whether two values of template arguments are the same [temp.type]/2. */
bool il_same_value(const struct il *il, u32 first_constant, u32 second_constant);
bool il_same_arguments(const struct il *il, u32 first_template_arg, u32 second_template_arg);
/* Whether a field says something: it is not zero, or it is the sub-kind of the entry. */
bool il_field_is_shown(const struct il_field_info *field, const void *record);

/* Begin and end of a RANGE. */
static inline const u32 *il_range_of(const struct il_field_info *field, const void *record)
{
	return (const u32 *)(const void *)((const u8 *)record + field->offset);
}
/* The first range or position of an entry that says something (*begin == *end: a position); false where there is none. */
bool il_entry_range(const struct il *il, enum il_kind kind, u32 index, u32 *begin, u32 *end);

/* --- display.c (page 35) --- */
/* The header of the IL, one entry with all its fields that say something, and everything, kind by kind, as text. */
void il_display_header(const struct il *il, struct output *output);
void il_display_entry(const struct il *il, enum il_kind kind, u32 index, struct output *output);
void il_display(const struct il *il, struct output *output);

#endif
