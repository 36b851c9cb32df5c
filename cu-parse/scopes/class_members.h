/* Bases and member functions of classes as they are found through them [class.derived] [class.member.lookup]. */
#ifndef CLASS_MEMBERS_H
#define CLASS_MEMBERS_H

#include "../templates/instantiate.h"

/* How many bases are looked at in one search: virtual and repeated ones, and those that are ill-formed, soon become too many. */
enum { MOST_BASES = 500 };

/* The declarations of a class. A specialization that is not instantiated has those of its template's pattern: type_of_member() makes their
 * types those of the specialization. */
struct class_members {
	u32 scope, info; /* 0: incomplete, or not known */
	bool certain;    /* they are its own, or those of the only pattern there is */
};
struct class_members members_of_class(struct parser *p, u32 class);

/* The type of the n-th direct base, or 0 when there are fewer; the error type when it is not known. */
u32 direct_base(struct parser *p, u32 class, u32 n);
/* Whether base is a base class of derived, at any depth. Typedefs and cv do not matter. */
enum outcome is_derived_from(struct parser *p, u32 derived, u32 base);
/* The ways to a base class [class.member.lookup]. */
struct base_ways {
	u32 count;       /* of subobjects of that class */
	bool is_public;  /* there is a way that everybody may take */
	bool is_virtual; /* there is one through a virtual base */
	bool unknown;    /* there may be other ways */
};
struct base_ways ways_to_base(struct parser *p, u32 derived, u32 base);
/* Whether a member of one base hides those of another, which is a base of that and only once in the class: a virtual one
 * [class.member.lookup]/6. */
bool dominates(struct parser *p, u32 class, u32 hiding, u32 hidden);

/* The functions of a name in a class or, where it has none, in its bases [class.member.lookup]. */
struct member_functions {
	enum outcome outcome; /* FAILURE: the name is not a member, or no function */
	u32 symbol;           /* their chain */
	u32 class;            /* in which they were found */
};
struct member_functions find_member_functions(struct parser *p, u32 class, u32 ident);
/* The same for a name without a qualifier in the class, which means no members of bases that depend on template parameters where they are
 * written [temp.dep]/3. */
struct member_functions find_unqualified_functions(struct parser *p, u32 class, u32 ident);
/* Whether a class has functions of that name, or may have some. */
bool has_member(struct parser *p, u32 class, const char *name);

/* The conversion functions of a class and its bases, without those that are hidden [class.conv.fct]/7. */
enum { CONVERSION_FUNCTIONS_MAX = 32, CONVERSION_TEMPLATES_MAX = 8 };
struct conversion_functions {
	u32 count, template_count;
	bool incomplete; /* there may be others, not counting those of the templates */
	struct conversion_function {
		u32 routine, class, type;
	} at[CONVERSION_FUNCTIONS_MAX];
	struct {
		u32 template, class;
	} templates[CONVERSION_TEMPLATES_MAX];
};
void find_conversion_functions(struct parser *p, u32 class, struct conversion_functions *functions);
/* Whether a conversion function to that type may, if it is explicit, initialize an object of the other type [over.match.conv]: numbers are
 * of just this type. */
bool may_yield(struct parser *p, u32 conversion_type, u32 to);
/* Whether a class has conversion functions that take part in direct initialization of that type alone, or may have some. */
bool may_convert_explicitly(struct parser *p, u32 class, u32 to);

/* Whether a class is declared, but not defined. */
bool is_incomplete_class(struct parser *p, u32 class);

#endif
