/* Friends of classes [class.friend]. */
#ifndef FRIENDS_H
#define FRIENDS_H

#include "../overload/conversion.h"

/* What a friend declaration in the class around names: a type (0 or one that is not known: anybody, perhaps) or a routine, templates by
 * their patterns. */
void record_friend(struct parser *p, il_any entity);
/* The same of a template-id: the function of that type that a template of an overload set makes. */
void record_friend_specializations(struct parser *p, u32 symbol, u32 type);
/* Whether a class gives access to the members of another - one inside of it has it, too - and whether it does to what is being parsed: the
 * classes and functions around [class.access.nest]. */
enum outcome befriends_class(const struct parser *p, u32 class, u32 other);
enum outcome befriends_context(struct parser *p, u32 class);
/* Whether some class befriends what is being parsed, or may do so, and whether one befriends a function itself. */
bool is_any_friend(struct parser *p);
bool is_friend_of_any(const struct parser *p, u32 routine);

#endif
