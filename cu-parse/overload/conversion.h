/* Implicit conversion sequences [over.best.ics] and their ranking [over.ics.rank]. */
#ifndef CONVERSION_H
#define CONVERSION_H

#include "../templates/instantiate.h"

/* What is converted: an expression, or something that is like one. */
struct source {
	u32 node;    /* 0: there is none */
	u32 type;    /* with its cv; 0 or the error type: not known */
	u8 category; /* enum il_value_category */
};
/* [conv.fctptr] Whether two function types are the same but that the first one has noexcept. */
bool loses_noexcept(struct parser *p, u32 from, u32 to);
/* As it is written, before implicit conversions. */
struct source source_of_node(const struct parser *p, u32 node);

/* What decides on conversions of an expression besides its type and value category. */
enum value_sort { VALUE_ANY, VALUE_NULL_POINTER, VALUE_PERHAPS_NULL, VALUE_STRING, VALUE_NOT_KNOWN };
enum value_sort value_sort(struct parser *p, const struct source *source);

enum conversion_kind {
	CONVERSION_NONE,
	CONVERSION_UNKNOWN,      /* none or any */
	CONVERSION_PERHAPS_USER, /* none or a user-defined one */
	CONVERSION_ELLIPSIS,
	CONVERSION_USER,
	CONVERSION_STANDARD
};
enum conversion_rank { RANK_EXACT, RANK_PROMOTION, RANK_CONVERSION };

/* A standard conversion sequence, or a user-defined one with its second standard conversion. */
struct conversion {
	u8 kind, rank;
	bool is_identity;        /* but for lvalue transformations */
	bool is_perfect;         /* and no function template could take the argument better */
	bool is_bool_conversion; /* of a pointer */
	bool is_of_real;         /* GNU: of a real number to a complex one, which no other is worse than */
	bool to_underlying;      /* promotion of an enumeration to its fixed underlying type */
	bool is_reference, is_rvalue_reference, binds_rvalue;
	bool is_object; /* an implicit object parameter without ref-qualifier */
	bool to_initializer_list;
	bool to_unknown_bound; /* to an array of that */
	bool is_ambiguous;     /* of several user-defined conversions; or function is in an ambiguous base */
	bool is_uncertain;     /* some user-defined conversion, it cannot be told which */
	u32 from, to;          /* from: after lvalue transformations; to: what is referred to, with its cv, of references */
	u32 function;          /* user-defined: the routine; 0: the initialization of an aggregate */
	u32 class;             /* that it belongs to */
	u32 elements;          /* of the array that is made from a list */
};

/* explicit_specifier.c: SUCCESS: it is. */
enum outcome is_explicit(struct parser *p, u32 routine);

/* To a parameter of that type. */
struct conversion implicit_conversion(struct parser *p, const struct source *source, u32 to);
/* The same without user-defined conversions. */
struct conversion standard_conversion(struct parser *p, const struct source *source, u32 to);
/* That by an explicit conversion function and a standard conversion of its result: contextually to bool [conv.general]/4, or of what a class
 * is initialized directly with [over.match.copy]. */
struct conversion explicit_conversion(struct parser *p, const struct source *source, u32 to);
/* Whether a reference to one type might bind to an object of another [dcl.init.ref]/4. */
enum related { NOT_RELATED, RELATED_UNKNOWN, RELATED_SIMILAR, RELATED_BASE, RELATED_SAME };
enum related reference_related(struct parser *p, u32 to, u32 from);
/* Whether two types are the same but for cv at any level [conv.qual]/2. */
enum outcome are_similar_types(struct parser *p, u32 a, u32 b);
/* Of the object of a member function of class, with the cv- and ref-qualifiers that its type has [over.match.funcs]. */
struct conversion object_conversion(struct parser *p, const struct source *object, u32 class, u32 function_type);

/* The type when it is a reference, or NULL; whether temporaries bind to it; the conversion to what it refers to, bound to it. */
const struct il_type *reference_type(const struct parser *p, u32 type);
bool takes_temporaries(struct parser *p, const struct il_type *reference);
struct conversion bound_to_reference(struct conversion c, const struct il_type *reference, bool binds_rvalue);

/* Whether both are made by the same constructor of one class, whichever it is: it is for both that there is one, or for none. */
bool is_same_construction(const struct conversion *a, const struct conversion *b);

/* The outcomes that are possible when two conversions of one argument are compared. */
enum comparison { COMPARE_BETTER = 1, COMPARE_SAME = 2, COMPARE_WORSE = 4, COMPARE_UNKNOWN = 7 };
u8 compare_conversions(struct parser *p, const struct conversion *a, const struct conversion *b);

/* ---- user_conversion.c [over.match.copy] [over.match.conv] [over.match.ref] ---- */
/* To a value of the type, or to a reference. */
struct conversion user_conversion(struct parser *p, const struct source *source, u32 to);
/* The conversion functions of a class to that very type: those that a name means [class.conv.fct], or of templates the specializations
 * [temp.mem]/6. incomplete: there may be others, or it is not known which of them is meant. */
struct conversion_functions;
void find_conversions_to(struct parser *p, u32 class, u32 type, struct conversion_functions *found);
/* ---- list_conversion.c [over.ics.list] ---- */
struct conversion list_conversion(struct parser *p, const struct source *source, u32 to);

#endif
