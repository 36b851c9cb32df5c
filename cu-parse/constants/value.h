/* Values and objects of constant evaluation [expr.const]: an object is a scalar or has parts (elements; bases, then members), a pointer
 * knows the object that it points to. All are in the arena of one evaluation, or in the parser's for what outlives it. */
#ifndef VALUE_H
#define VALUE_H

#include "constant.h"

/* How a question ends. */
enum verdict { VERDICT_UNKNOWN, VERDICT_NOT_CONSTANT, VERDICT_KNOWN };

/* What a pointer points to or an lvalue designates: an element of the array object, or the object itself (index 1: what is behind it), or
 * a function; nothing when all is zero. */
struct place {
	struct object *object;
	u32 index;
	bool element;
	u32 routine;
};

enum value_kind { VALUE_NONE, VALUE_VOID, VALUE_INTEGER, VALUE_FLOAT, VALUE_POINTER, VALUE_MEMBER, VALUE_LVALUE, VALUE_OBJECT };
struct value {
	u8 kind;
	u32 type; /* without typedefs and cv; of lvalues that of what they designate */
	union {
		u128 bits; /* VALUE_INTEGER: sign-extended where the type is signed */
		long double number;
		struct place place; /* VALUE_POINTER, VALUE_LVALUE; of a VALUE_OBJECT, a temporary, only the object */
		il_any member;      /* VALUE_MEMBER: field or routine; 0: null */
	};
};

/* An OBJECT_VIRTUAL stands where a class has a virtual base: that itself is a part of the complete object, behind the members. */
enum object_kind {
	OBJECT_SCALAR,
	OBJECT_REFERENCE,
	OBJECT_ARRAY /* or _Complex, or a vector */,
	OBJECT_CLASS,
	OBJECT_UNION,
	OBJECT_VIRTUAL
};
/* What an object holds, if its parts do not say otherwise. OPAQUE: nobody knows, but it has an address. */
enum object_state { OBJECT_INDETERMINATE, OBJECT_ZERO, OBJECT_KNOWN, OBJECT_OPAQUE };
enum object_flags {
	OBJECT_DEAD = 1,
	OBJECT_READ_ONLY = 2,
	OBJECT_WEAK = 4,
	OBJECT_ALLOCATED = 8,
	OBJECT_STRING = 16,
	OBJECT_MUTABLE = 32,
	OBJECT_STATIC = 64,
	OBJECT_MANAGED = 128, /* MANAGED: its destructor runs where it ends */
	OBJECT_IN_CONSTRUCTION = 256,
	OBJECT_CONST = 512 /* a member of that type */
};                         /* or destruction: its dynamic type is its own [class.cdtor] */

struct object {
	u32 type;
	u8 kind, state;
	u16 flags;  /* of the outermost object, but for OBJECT_MUTABLE, OBJECT_CONST and OBJECT_IN_CONSTRUCTION */
	u32 number; /* among the parts of parent; of a variable that is OBJECT_STATIC: which it is */
	u32 count;  /* of parts */
	union {
		u32 active;  /* of a union: number of the active member + 1, 0: none */
		u32 literal; /* OBJECT_STRING: index of its first token, where its characters are not made yet */
	};
	u8 width; /* of a bit-field, or 0 */
	struct object *parent;
	struct object *parts; /* NULL until somebody asks */
	struct value value;   /* of scalars and references (an lvalue) that are OBJECT_KNOWN */
};

struct interpreter;

/* ---- types ---- */
/* Without typedefs and cv, references kept; 0: unknown. */
u32 plain_type(struct parser *p, u32 type);
bool same_plain_type(struct parser *p, u32 a, u32 b);
/* What a reference refers to, or the type itself. */
u32 referred_type(struct parser *p, u32 type);

/* ---- objects ---- */
/* Makes a new object of the type, without an initializer. NULL when the type is not known well enough or there is no memory left. */
struct object *object_new(struct interpreter *in, u32 type);
/* Makes memory for objects of a type that is not known yet, as operator new gives it; and the array that it is once a pointer to elements
 * points there. */
struct object *object_new_memory(struct interpreter *in, u32 bytes);
bool object_give_type(struct interpreter *in, struct object *memory, u32 element);
/* The parts, made when they are asked for first; false when that cannot be. */
bool object_parts(struct interpreter *in, struct object *object);
/* The part that is a member; looked for in bases and anonymous unions and structs too. NULL: unknown. */
struct object *object_member(struct interpreter *in, struct object *object, u32 field);
/* The part that is a base of this type, perhaps of a base; the object itself when it has the type. NULL: none. */
struct object *object_base(struct interpreter *in, struct object *object, u32 type);
/* The object of that type which this one is a base of. */
struct object *object_derived(struct parser *p, struct object *object, u32 type);
struct object *object_root(struct object *object);
/* The object of the dynamic type, which a base belongs to [intro.object] [class.cdtor]. */
struct object *object_most_derived(const struct parser *p, struct object *object);
/* Makes everything in it zero [dcl.init]/6, or indeterminate again. */
void object_clear(struct object *object, enum object_state state);
/* Makes a part that has no type yet, of a closure, like the model. */
void object_adopt(struct object *part, const struct object *model);
/* A deep copy of what an object holds, as in a trivial copy. */
bool object_copy(struct interpreter *in, struct object *to, struct object *from);

/* Where a part is in an object, in bits. False: that is not known. */
bool part_offset(struct interpreter *in, const struct object *whole, u32 number, u64 *offset);

/* ---- places ---- */
/* Where a place is in the outermost object, in bits. */
bool place_offset(struct interpreter *in, const struct place *place, u64 *offset);
struct place place_of(struct object *object);
struct place place_of_element(struct object *array, u32 index);
/* The object at a place; NULL: there is none, which is an error of the program. */
struct object *object_at(struct interpreter *in, const struct place *place);
/* [conv.lval] of scalars; classes and arrays stay what they are. Writing makes union members active. */
bool load(struct interpreter *in, const struct place *place, struct value *out);
bool store(struct interpreter *in, struct object *object, const struct value *value);
/* Makes the object the active member of the unions around it. */
bool activate(struct interpreter *in, struct object *object);

/* ---- values ---- */
struct value value_integer(u32 type, u128 bits);
struct value value_lvalue(struct object *object);
struct value value_pointer(u32 type, struct place place);
bool zero_value(struct parser *p, u32 type, struct value *out);
struct constant constant_of_value(struct parser *p, const struct value *value);
struct value value_of_constant(const struct constant *constant);
/* The truth of a scalar prvalue; false when that is no scalar. */
bool value_truth(struct interpreter *in, const struct value *value, bool *truth);
/* Scalar prvalues converted to a scalar type [conv] [expr.static.cast]. */
bool convert_value(struct interpreter *in, const struct value *value, u32 type, struct value *out);
/* Operators on scalar prvalues. */
bool unary_value(struct interpreter *in, u8 operation, const struct value *operand, struct value *out);
bool binary_value(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out);
/* pointer + count elements. */
bool advance_place(struct interpreter *in, const struct place *place, i64 count, struct place *out);

/* ---- complex.c ---- */
/* GNU: a prvalue of a _Complex type: an object of two parts. The operators take one that is real beside it. */
bool is_complex_value(const struct parser *p, const struct value *value);
bool convert_to_complex(struct interpreter *in, const struct value *value, u32 type, struct value *out);
bool complex_truth(struct interpreter *in, const struct value *value, bool *truth);
bool unary_complex(struct interpreter *in, u8 operation, const struct value *operand, struct value *out);
bool binary_complex(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out);

/* ---- vector.c ---- */
/* GNU: _Complex or a vector: an object of several numbers that is loaded, stored and computed with as a whole. */
bool is_compound_number(const struct parser *p, u32 type);
bool is_compound_value(const struct parser *p, const struct value *value);
bool is_vector_value(const struct parser *p, const struct value *value);
/* A new vector that is given its elements; NULL: unknown. */
struct object *new_vector(struct interpreter *in, u32 type, struct value *out);
/* An element, or the number that stands for all; and one converted to what the elements are. */
bool vector_element(struct interpreter *in, const struct value *value, u32 number, struct value *out);
bool store_element(struct interpreter *in, struct object *vector, u32 number, const struct value *value);
/* Operators by element; one operand of two may be a number, which stands for a vector of it. */
bool convert_to_vector(struct interpreter *in, const struct value *value, u32 type, struct value *out);
bool unary_vector(struct interpreter *in, u8 operation, const struct value *operand, struct value *out);
bool binary_vector(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out);

/* ---- floating.c ---- */
/* Whether arithmetic of the type is that of the host. */
bool is_host_float(const struct parser *p, u32 type);
bool float_literal(struct parser *p, u32 type, const char *text, struct value *out);
bool convert_to_float(struct interpreter *in, const struct value *value, u32 type, struct value *out);
bool convert_to_integer(struct interpreter *in, const struct value *value, u32 type, struct value *out);
bool binary_float(struct interpreter *in, u8 operation, const struct value *left, const struct value *right, struct value *out);

#endif
