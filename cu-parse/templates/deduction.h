/* What the files of template argument deduction share: deduce.c pairs types, deduced.c keeps what was found, deduce_call.c makes the
 * pairs for calls and the like, partial_order.c for templates. */
#ifndef DEDUCTION_H
#define DEDUCTION_H

#include "../constants/constant.h"
#include "deduce.h"

/* A deduction under way. */
struct deduction {
	struct parser *p;
	struct argument_set *set;
	u32 depth;                   /* of the parameters of set */
	bool ordering;               /* A's are a template's own: its parameters stand for types that nothing else is */
	bool skipped;                /* there was a non-deduced context: substitution may say more */
	bool unclear;                /* and an argument in it that is not known, as one by default may be [temp.deduct.type]/5 */
	bool differs;                /* and there it would say that P is not A: an expression is neither a parameter nor a value */
	u64 given;                   /* by parameter: it has an explicit argument, or a pack has some */
	u64 open;                    /* packs that may get more elements than their explicit ones [temp.arg.explicit] */
	u64 expanding;               /* packs of which an element is being deduced */
	u32 element[PARAMETERS_MAX]; /* and that element, a template_arg; 0: not known yet */
	u32 index;                   /* and its number */
	u32 steps;                   /* types share parts: what has no end in sight is "unknown" */
};

/* How A may differ from the type that P becomes [temp.deduct.call]/4 [temp.deduct.conv]/4. Nothing: not at all. */
enum difference {
	MORE_QUALIFIED = 1, /* that type may have more qualifiers, as a qualification conversion adds them */
	LESS_QUALIFIED = 2, /* the other way round: that type is converted to A */
	OUTERMOST = 4,      /* no pointer was passed on the way to here */
	BASES_TOO = 8,      /* a template-id may match a base of a class A */
	NOEXCEPT_TOO = 16,  /* a function may lose its noexcept */
	OF_PARAMETER = 32   /* P is the type of a function's parameter, which is no array: an alias of one stands for a pointer */
};

/* One of a list: of template arguments, of the types of function parameters, or of a call's arguments. */
struct item {
	u32 type;       /* of a type: without the ... of an expansion */
	u32 written;    /* the same with typedefs, of a template argument that has them; else 0 */
	u32 arg;        /* another template_arg */
	u32 node;       /* the argument of a call */
	u32 value_type; /* of a non-type argument, 0: not known */
	bool expansion;
	bool is_parameter; /* of a function type */
};
struct cursor {
	u32 param, arg, node; /* what comes next; at most one of them */
	u32 left;             /* how many there are at most */
	u32 template, first;  /* of template arguments: what they are for, and the first of them */
	u32 number;
};
struct cursor params_cursor(u32 first_param);
struct cursor arguments_cursor(u32 template, u32 first_arg);
struct cursor nodes_cursor(u32 first_node);
bool next_item(struct parser *p, struct cursor *cursor, struct item *item);

static inline u64 bit(u32 number) { return (u64)1 << number; }

/* ---- deduce.c ---- */
/* P without typedefs and qualifiers; those of an array stay with its elements. */
u32 bare_parameter(struct parser *p, u32 type, u32 *cv);
/* Deduces from one type; A is canonical. differences: of enum difference. */
enum outcome deduce_pair(struct deduction *d, u32 param_type, u32 argument_type, u32 differences);
/* What the alias template stands for, of whose specialization the type is one that nobody could put the arguments into; 0: none. */
u32 aliased_type(struct parser *p, u32 type);
/* The same with the arguments in it, where these depend on template parameters and make a member known that is named there; 0: none is. */
u32 alias_with_known_members(struct parser *p, u32 type);
/* Whether a type is the specialization of an alias template that is an array. */
bool is_array_alias(struct parser *p, u32 type);
/* Whether that is a class or made of other types: its parts are matched, where a member of a dependent class is not deduced. */
bool is_compound_alias(const struct parser *p, u32 aliased);
/* From lists, in which P may expand packs [temp.deduct.type]/9 f. */
enum outcome deduce_list(struct deduction *d, struct cursor params, struct cursor arguments);
/* The pattern of an expansion against all that is left of a list. */
enum outcome deduce_expansion(struct deduction *d, const struct item *pattern, struct cursor arguments);

/* ---- deduced.c ---- */
/* False when there are too many parameters. */
bool deduction_begin(struct deduction *d, struct parser *p, struct argument_set *set, bool ordering);
/* What is there to be deduced, by explicit arguments, is fixed: packs may grow. */
void deduction_extends(struct deduction *d);
/* Packs without more elements than the explicit ones have just those [temp.arg.explicit]/4. */
void deduction_close(struct deduction *d);
/* Counts; true when it has taken too long or goes too deep. */
bool deduction_ends(struct deduction *d);
/* What is known at one point of a deduction, to come back to. */
struct snapshot {
	struct deduction d;
	struct argument_set set;
};
void deduction_keep(const struct deduction *d, struct snapshot *snapshot);
void deduction_go_back(struct deduction *d, const struct snapshot *snapshot);
enum { NO_PARAMETER = PARAMETERS_MAX };
/* The number of the parameter that it just names, or NO_PARAMETER. */
u32 parameter_of_type(const struct deduction *d, u32 type);
u32 parameter_of_template(const struct deduction *d, u32 template);
u32 parameter_of_identity(const struct deduction *d, u32 identity);
/* The template_param with that number. */
u32 parameter_record(const struct deduction *d, u32 number);
/* The parameter, or the element of the pack that is being expanded, is this template_arg, which is the deduction's from now on. */
enum outcome deduced_is(struct deduction *d, u32 number, u32 arg);
enum outcome deduced_is_type(struct deduction *d, u32 number, u32 type);
enum outcome deduced_is_template(struct deduction *d, u32 number, u32 template);
/* A pack is this list. */
enum outcome deduced_is_pack(struct deduction *d, u32 number, u32 first, u32 count);
/* The parameters that a type or item mentions where they can be deduced; with nested: also in expansions inside it. */
u64 parameters_in(struct deduction *d, const struct item *item, bool nested);
/* Likewise, wherever they are. *opaque is set when there may be more. */
u64 all_parameters_in(struct deduction *d, u32 type, bool *opaque);

/* ---- deduce_call.c ---- */
/* P of a function's parameter, A of the argument node [temp.deduct.call]. */
enum outcome deduce_parameter(struct deduction *d, u32 param_type, u32 node);

#endif
