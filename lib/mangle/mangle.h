/* Itanium C++ ABI names of entities in an IL, as g++ 12 gives them (page 49). Files are named for what they write:
 *   mangle.c         encodings: what a symbol is made of
 *   names.c          names, nested names, unqualified names
 *   local.c          what functions contain: their entities, discriminators, unnamed types
 *   closures.c       closures, and what they are numbered in
 *   places.c         the initializers and default arguments that they stand in
 *   lambda.c         the members of closures
 *   types.c          types
 *   template_args.c  template arguments and parameters, also those of alias templates, which names do not show
 *   values.c         values of template arguments
 *   expressions.c    expressions in the signatures of function templates
 *   calls.c          calls in them, and names of functions
 *   dependence.c     what depends on template parameters
 *   abi_tags.c       [[gnu::abi_tag]], also what a declaration gets from its type
 *   substitutions.c  S_
 * and demangle*.c, demangler.h for the way back */
#ifndef MANGLE_H
#define MANGLE_H

#include "../il/il.h"

/* A file, and what is known of places in it once something asked, which mangled_file_free() frees. */
struct mangled_file {
	const struct il *il;
	struct closure_places *places;
};
void mangled_file_free(struct mangled_file *file);

/* Append the symbol's name to out. false, with out unchanged, when something in it is not known: no wrong names. Templates and
 * members of class templates have no names, their instances have: those of function templates where the front end left the
 * expressions of signatures in the IL (--bodies=used). */
bool mangle_variable(struct mangled_file *file, u32 variable, struct buffer *out);
/* The same for the static variable that stands for a device variable in a host file, but with relocatable device code (page 12). */
bool mangle_shadow(struct mangled_file *file, u32 variable, struct buffer *out);

/* The same for what names the module (page 40), routine or variable: a type that is deduced is taken for one without ABI tags, and
 * variables do not get those of their types. */
bool mangle_module_entity(const struct il *il, il_any entity, struct buffer *out);

/* What a message is made from that names a function (a routine, or a lambda for its call operator): with the module's id in names of
 * internal linkage and of unnamed namespaces, and perhaps without what its types are. */
bool mangle_shown(const struct il *il, il_any function, const char *module_id, bool types_elided, struct buffer *out);

/* The same for a variant of a constructor (1 complete, 2 base) or destructor (0 deleting, 1 complete, 2 base). */
bool mangle_structor(struct mangled_file *file, u32 routine, char variant, struct buffer *out);
/* The same for the call operator of a lambda. */
bool mangle_lambda(struct mangled_file *file, u32 lambda, struct buffer *out);

/* An instantiation of a function template, or of a member of a class template, or of both. */
struct mangle_instantiation {
	il_any entity;      /* the template's or member's pattern: routine, variable */
	u32 first_argument; /* template_arg list, complete, the elements of packs in their places; 0 for no template */
	u32 class_type;     /* the specialization that it is a member of, or 0 */
	char variant;       /* of constructors and destructors: '1' … */
};
bool mangle_instantiation(struct mangled_file *file, const struct mangle_instantiation *instantiation, struct buffer *out);

/* Whether a specialization has an argument for each parameter of its function template: none was left to deduction. */
bool mangle_has_all_arguments(const struct il *il, const struct il_template_info *info);

#endif
