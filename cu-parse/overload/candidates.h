/* Candidate functions of a call [over.match.funcs], found by name: unqualified, qualified, among members, through arguments. */
#ifndef CANDIDATES_H
#define CANDIDATES_H

#include "conversion.h"

struct candidate {
	u32 routine; /* 0: a template that is not specialized yet, or a built-in or implicitly declared function */
	u32 template;
	u32 class;        /* whose member it is (a specialization perhaps, type_of_member() makes its types concrete), or 0 */
	bool is_friend;   /* ... a friend of which, and no member */
	bool is_reversed; /* takes the operands the other way round [over.match.oper]/3.4 */
	bool is_rewritten;
	bool is_builtin;
	bool is_generated;  /* from a constructor, for class template argument deduction: a template's, but type has the arguments put in */
	bool is_contextual; /* explicit conversion functions may do, too: of operators whose parameters are bool [conv]/4, of copies */
	u32 surrogate;      /* the conversion function whose result is called [over.call.object]/2 */
	u32 type;           /* of that, or a built-in, generated or implicitly declared function: its function type */
	u32 pattern, head;  /* of a generated one: its type without arguments, and the template_decl of the class */
	u32 own, declared;  /* ... that of a constructor template, or 0; the constructor's declaration, 0: there is none */
	bool is_uncertain;  /* perhaps not viable */
	u32 first_conversion; /* in the set's conversions: of the object, then of the arguments */
};

/* Of an operand, by its number, to a type that built-in operators take. */
struct operand_conversion {
	u32 operand, type;
	struct conversion conversion;
};

struct candidate_set {
	VEC(struct candidate) list;
	VEC(struct conversion) conversions;
	VEC(struct operand_conversion) operands; /* while it is found out which candidates are viable */
	VEC(u32) index;                          /* of a long list, hashed: numbers of candidates, from 1; 0: a free slot */
	u32 indexed;                             /* so many of the list */
	bool incomplete;                         /* there may be other candidates */
	bool more_builtin;                       /* there may be other built-in ones, that operands of class type are converted for */
	bool has_members;                        /* lookup found members: argument-dependent lookup does not take place */
	bool has_builtins;                       /* the built-in ones of an operator are candidates, too: added where they matter */
	u8 operation;                            /* ... that one */
	bool wants_conversions;                  /* those of the best one are looked at when it is found */
};
void candidate_set_free(struct candidate_set *set);

/* All functions and templates of the name that are visible from scope [basic.lookup.unqual]. ignore_members: for operators. */
void add_unqualified(struct parser *p, struct candidate_set *set, u32 scope, u32 ident, bool ignore_members);
/* In a namespace [namespace.qual]. */
void add_qualified(struct parser *p, struct candidate_set *set, u32 scope, u32 ident);
/* The members of a class that are of that name. */
void add_members(struct parser *p, struct candidate_set *set, u32 class, u32 ident);
/* Argument-dependent lookup [basic.lookup.argdep]; the classes are then asked for at a place, if it is not 0. */
void add_associated(struct parser *p, struct candidate_set *set, u32 ident, const struct source *arguments, u32 count, u32 place);

/* Whether a call with so many arguments is possible: parameters, default arguments, ellipsis. */
bool accepts_count(struct parser *p, u32 routine, u32 count);
/* The same of a function template, whose packs take any number: what does not is not specialized [temp.deduct.call]. */
bool template_accepts_count(struct parser *p, u32 template, u32 count);
/* Whether the template, a member of class or 0, may be specialized for such arguments: false is certain. convert: what conversions come
 * into question where a parameter depends on no template parameter. */
typedef struct conversion convert_function(struct parser *, const struct source *, u32 to);
bool may_accept(struct parser *p, u32 template, u32 class, const struct source *arguments, u32 count, convert_function *convert);

#endif
