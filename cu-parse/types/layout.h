/* Sizes, alignments and offsets [basic.align] (Itanium C++ ABI 2.2 to 2.4, with what g++ 12 makes of it on x86-64), worked out when
 * somebody asks. What depends on template arguments, is incomplete, or has a bound, bit width or alignment that is no known constant
 * has no layout: an answer is known or unknown, never a guess. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "../parser.h"

struct layout {
	u64 size; /* bytes */
	u32 alignment;
};

/* Why there is no layout. */
#define LAYOUT_CAUSES(CAUSE) \
	CAUSE(LAYOUT_KNOWN, "known") \
	CAUSE(LAYOUT_DEPENDENT, "a template's pattern") \
	CAUSE(LAYOUT_INCOMPLETE, "an incomplete type") \
	CAUSE(LAYOUT_INSTANTIATION, "a template would have to be instantiated") \
	CAUSE(LAYOUT_TYPE, "a type that is not known") \
	CAUSE(LAYOUT_BOUND, "an array bound that is not known") \
	CAUSE(LAYOUT_WIDTH, "a bit width that is not known") \
	CAUSE(LAYOUT_ALIGNMENT, "an alignment that is not known") \
	CAUSE(LAYOUT_ENUMERATION, "an enumerator that is not known") \
	CAUSE(LAYOUT_CLOSURE, "a closure whose members are not certain") \
	CAUSE(LAYOUT_TOO_LARGE, "too large or too deeply nested")
enum layout_cause {
#define CAUSE(name, text) name,
	LAYOUT_CAUSES(CAUSE)
#undef CAUSE
		LAYOUT_CAUSE_COUNT
};

/* Where a base or an empty class in a class is. */
struct placed {
	u32 type;
	u64 offset;
};

/* All about a class or union; offsets are in bytes. */
struct class_layout {
	enum layout_cause cause;
	u64 size, nv_size; /* sizeof and nvsize of the ABI */
	u64 taken;         /* nvsize, but nothing of an empty class without empty parts */
	u64 overlap_size;  /* what a [[no_unique_address]] member keeps others out of */
	u32 alignment, nv_alignment;
	bool is_empty, is_nearly_empty, is_pod; /* as in the ABI, 1.1 and 2.2 */
	bool has_vptr;                          /* of its own or in a base: a dynamic class */
	bool is_packed;
	bool primary_is_virtual;
	u32 primary;                      /* the class of the primary base, or 0 */
	VEC(struct placed) bases;         /* the direct ones that are not virtual, in order */
	VEC(struct placed) virtual_bases; /* all of them, in inheritance graph order */
	VEC(struct placed) empties;       /* empty classes in it; nv_empties of them are not in virtual bases */
	u32 nv_empties;
};

/* The layout of any complete object type (of what a reference refers to, the caller's business). False: unknown. */
bool layout_of(struct parser *p, u32 type, struct layout *out);
/* The same with the reason. */
enum layout_cause layout_with_cause(struct parser *p, u32 type, struct layout *out);
/* That of a class type, without typedefs; its IL (sizes, offsets of fields and bases) is filled in. Never NULL; owned by
 * the parser. */
const struct class_layout *class_layout_of(struct parser *p, u32 type);
/* Whether a closure has the pointer that the reference places behind what is captured: it wraps extended __host__ __device__ lambdas that
 * do not convert to pointers to functions. */
bool has_wrapper_pointer(const struct parser *p, u32 closure);
/* The alignment of a variable, or of what a reference refers to, with its own attributes. False: unknown. */
bool alignment_of_variable(struct parser *p, u32 variable, u32 *alignment);
/* The alignment that a nonstatic member has in its class, which is laid out, no bit-field. False: unknown. */
bool alignment_of_field(struct parser *p, u32 field, u32 *alignment);
const char *layout_cause_text(enum layout_cause cause);

/* The type without typedefs, references and cv; 0 where that is not the whole story: attributes make it another type, or it is not
 * known at all. */
u32 value_type(struct parser *p, u32 type);

/* Lays out every class and enumeration that is defined, in the user's file or everywhere; the IL then has their sizes, offsets and
 * enumerators' values. classes[cause] gets how many classes have which outcome. */
void lay_out_unit(struct parser *p, bool headers_too, u32 classes[LAYOUT_CAUSE_COUNT]);

void layouts_free(struct parser *p);

/* ---- alignment.c: what attributes and pragmas say ---- */
/* What the aligned and alignas attributes from first on (those in [begin, end) of the source) ask for besides *alignment, 0: nothing; of a
 * type or an object. False when one is not known. */
bool requested_alignment(struct parser *p, u32 first, u32 scope, u32 begin, u32 end, bool of_type, u32 *alignment);
bool has_attribute(const struct parser *p, u32 first, const char *name);
/* What #pragma pack says at position; 0: nothing. */
u32 pack_at(struct parser *p, u32 position);
/* A typedef's attributes applied to the layout of what it names. */
enum layout_cause apply_typedef_attributes(struct parser *p, u32 type, struct layout *layout);
/* Whether they make it another type. */
bool typedef_changes_type(const struct parser *p, u32 type);
/* GNU: what mode and vector_size among the attributes from first on make of a type; the type where there is none, or its argument is not
 * known. */
u32 attributed_type(struct parser *p, u32 type, u32 first, u32 scope);

struct pack_change {
	u32 position, value;
};
struct layouts {
	VEC(struct class_layout *) of_type; /* by type; NULL: not asked for */
	struct class_layout obstacle;       /* what says why a class has none yet */
	u64 biggest_empty;                  /* size of the largest empty class so far */
	u32 depth;
	VEC(struct pack_change) packs;
	bool packs_known;
	struct arena memory;
};
struct layouts *layouts(struct parser *p);

#endif
