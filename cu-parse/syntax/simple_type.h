/* Fundamental types, which are several words [dcl.type.simple]: the words are taken in one by one, and then tell the type. */
#ifndef SIMPLE_TYPE_H
#define SIMPLE_TYPE_H

#include "../parser.h"

/* Kinds that are no numbers. KIND_OTHER: a type that is not fundamental stood before the words. */
enum { KIND_VOID = IL_int_kind_COUNT, KIND_OTHER };

/* The words of a fundamental type so far, in any order [dcl.type.simple]. */
struct simple_type {
	u8 kind; /* enum il_int_kind, or one of these; ik_none: just modifiers */
	u8 longs;
	bool is_short, is_signed, is_unsigned, is_complex;
	bool seen;     /* there were any */
	bool is_wrong; /* and some that cannot be together, which was said */
};

/* Whether a token is such a word. */
bool is_simple_type_word(unsigned kind);

/* Passes over the current token if it is such a word. One that cannot stand behind the others is an error. */
bool parse_simple_type_word(struct parser *p, struct simple_type *s);

/* The same behind a named type: those of a fundamental one count as if they were written. */
bool parse_word_behind_type(struct parser *p, struct simple_type *s, u32 type);

/* The type that the words make; the error type, after an error at begin, if they make none. */
u32 simple_type(struct parser *p, const struct simple_type *s, u32 begin);

#endif
