/* The text that a declaration is: what goes when the declaration goes. */
#ifndef EXTENT_H
#define EXTENT_H

#include "il.h"

struct il_extent {
	u32 begin, end;
}; /* end 0: none */

/* Of an entry of a sequence, with __extension__ before it and the linkage specification without braces; of a namespace and of
 * extern "C" { … } all that is in it. */
struct il_extent il_extent_of_entry(const struct il *il, u32 source_sequence_entry);
/* The same of a declaration. */
struct il_extent il_extent_of_declaration(const struct il *il, u32 full_entity_decl_info);
/* Whether a function's declaration or the function is constexpr or consteval. */
bool il_is_constant(const struct il *il, const struct il_full_entity_decl_info *decl);
/* The body of a function, with the initializers of a constructor, where a ; can take its place: the function's type does not depend on it,
 * and constants only if it is a template's. */
struct il_extent il_extent_of_body(const struct il *il, u32 full_entity_decl_info);
/* Whether the declaration defines a member function outside of its class, and only that: without its body it can only go. */
bool il_is_separate_definition(const struct il *il, u32 full_entity_decl_info);
/* Whether the entry is a namespace or extern "C" { … }, which has others in it. */
bool il_is_frame(const struct il *il, u32 source_sequence_entry);

#endif
