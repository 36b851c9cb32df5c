/* Packs that instantiation bound to arguments, and the expansions that name them [temp.variadic]. An expansion is parsed once for each
 * element; the pack's name means that element meanwhile. Packs of a template that is not being instantiated stay as they are written. */
#ifndef PACKS_H
#define PACKS_H

#include "../parser.h"

/* Binds ident to a pack of entities. placeholder is what the name means where no element can be meant: the parameter that was declared. */
void bind_pack(struct parser *p, u32 scope, u32 ident, const il_any *elements, u32 count, il_any placeholder);
/* What an entity found by lookup means here: an element when it is a pack. */
il_any element_of_pack(struct parser *p, il_any entity);
/* How many elements the pack has that an identifier means; false when it means no bound pack. */
bool size_of_pack(struct parser *p, u32 ident, u32 *size);
/* Whether the token is the name in sizeof...(name), of a bound pack. */
bool is_measured_pack(struct parser *p, u32 token);

/* The bound pack that the identifier at a token means where it is expanded before end, in an expansion that is parsed: it is none of that
 * one's packs. 0: it is no such. */
u32 inner_pack(struct parser *p, u32 token, u32 end);

/* Tokens that are passed over in the pattern of an expansion mention the packs that nothing among them expands. */
void mention_packs(struct parser *p, u32 first, u32 end);
/* A scope in which the names of these packs mean the elements of the expansion that is parsed, also when that is over: those that
 * mean nothing but these. Where there are none the scope that p is in. */
u32 bind_elements(struct parser *p, u32 first, u32 end);

/* A pack expansion that is parsed. */
struct expansion {
	struct expansion *outer;
	u32 start, end; /* tokens of the pattern, and behind its ... */
	u32 next, size;
	bool found;    /* a bound pack was mentioned */
	bool mismatch; /* two of different sizes */
};
/* Whether an element of a list that starts at p is an expansion of bound packs. element parses one, with its ellipsis, and tells whether
 * there was one. Then next_element() puts p at the pattern once for each element, and at last behind the ellipsis. */
bool begin_expansion(struct parser *p, struct expansion *x, bool (*element)(struct parser *p));
/* The same for the operand of a fold-expression, which needs no ellipsis of its own. */
bool begin_fold(struct parser *p, struct expansion *x, bool (*pattern)(struct parser *p));
bool next_element(struct parser *p, struct expansion *x);
/* A number for the elements that the expansions which are parsed are at; 0: there are none. */
u32 elements_parsed(const struct parser *p);

#endif
