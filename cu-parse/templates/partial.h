/* Partial and explicit specializations, and which definition an instance is made from [temp.spec.partial.match]. */
#ifndef PARTIAL_H
#define PARTIAL_H

#include "instantiate.h"

/* A specialization of a class or variable template was declared, with these arguments, written from args_begin on. decl: its
 * template_decl, 0 of an explicit specialization. */
void note_specialization_of(struct parser *p, u32 template, il_any entity, u32 args, u32 decl, u32 args_begin);

/* Of partial specializations with the same arguments, told apart by their heads [temp.spec.partial.general]: that which a type's template-id
 * means where it is defined, or a member of it is. Other types stay what they are. */
u32 specialization_here(struct parser *p, u32 type);

/* A definition to instantiate, and the arguments for its parameters. */
struct pattern {
	il_any entity; /* class or variable */
	struct argument_set set;
	u32 parent; /* the scope around those parameters, where it is not that around the entity; else 0 */
};
/* The most specialized specialization that the list of arguments fits, or the template itself. False: it cannot be told. */
bool choose_pattern(struct parser *p, u32 template, u32 args, struct pattern *pattern);
/* Says that several partial specializations match the arguments of a class, and none of them best: what choose_pattern() cannot tell. */
void check_ambiguous_partials(struct parser *p, u32 type);

#endif
