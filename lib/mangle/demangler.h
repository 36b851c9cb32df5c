/* What the files of the demangler share. It reads the mangled name from left to right and writes what the reference's demangler
 * writes, with its blanks: a class type has four before a global name's ::, one before a qualified name's. */
#ifndef DEMANGLER_H
#define DEMANGLER_H

#include "demangle.h"

enum { DEMANGLE_DEPTH = 200, MAX_COMPONENTS = 1000, MAX_DEMANGLED = 1 << 20 };

/* What S_ stands for: a type, which is read again where it is named, or the text of a namespace, class or template. */
struct component {
	const char *type;   /* where in the mangled name, or NULL */
	char *prefix;       /* owned */
	const char *global; /* what stands before the prefix where names begin with the :: of the global namespace */
};

struct demangler {
	const char *at; /* in a NUL-terminated name */
	bool failed;
	bool again; /* in a type that was read before: nothing is a new component */
	u32 depth;
	u32 length; /* of all that was written, which is bounded */
	VEC(struct component) components;
};

/* How a type is written. */
enum {
	TYPE_SPACED = 1,      /* something follows that a blank separates */
	TYPE_UNQUALIFIED = 2, /* no :: before a name: in return types */
	TYPE_CV = 4           /* const was written before it */
};

/* A type as a declarator has it: what stands before the name, and after it. Freed by its owner. */
struct type_text {
	struct buffer before, after;
	bool is_derived; /* an array or function: pointers to it need parentheses */
	bool is_function;
};

static inline bool skip_text(struct demangler *d, const char *text)
{
	size_t length = strlen(text);
	bool present = !strncmp(d->at, text, length);

	d->at += present ? length : 0;
	return present;
}

/* ---- demangle.c ---- */
/* <unscoped-name>, <nested-name> or <local-name> of a type, as TYPE_… ask. */
void demangled_class_name(struct demangler *d, struct buffer *out, unsigned flags);
/* <encoding>; with parameters, or the name alone. Whether its result, a template's, stands first. */
bool demangled_encoding(struct demangler *d, struct buffer *out, bool parameters);
/* I … E */
void demangled_template_args(struct demangler *d, struct buffer *out);
/* <unqualified-name>; class_name is what a constructor has. */
void demangled_unqualified(struct demangler *d, struct buffer *out, const char *class_name, size_t class_length);
/* The operator that a code stands for, or NULL with nothing read. */
const char *demangled_operator(struct demangler *d);
/* <number> and _, as T_ has it: 0 for none. false: it is none. */
bool demangled_number(struct demangler *d, u32 *number);
void remember_type(struct demangler *d, const char *from);
/* The component of S_ S0_ …, with the S read; NULL: there is none such. */
const struct component *named_component(struct demangler *d);

/* ---- demangle_types.c ---- */
/* A component that is a type, read once more. */
void type_again(struct demangler *d, struct buffer *out, const struct component *component, unsigned flags);
void demangled_type(struct demangler *d, struct buffer *out, unsigned flags);
/* <bare-function-type> without the return type, up to a character that ends it. */
void demangled_parameters(struct demangler *d, struct buffer *out);

/* ---- demangle_expressions.c ---- */
/* An expression; nested: in another one, which puts parentheses around some. */
void demangled_expression(struct demangler *d, struct buffer *out, bool nested);
/* L … E */
void demangled_literal(struct demangler *d, struct buffer *out);

#endif
