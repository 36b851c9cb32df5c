/* Special member functions [special], declared or not: whether an object can be made, copied, moved, assigned and destroyed, and how.
 * What implicitly declared members are follows from the class's bases and fields; implicit_members.h makes routines of them. */
#ifndef SPECIAL_MEMBERS_H
#define SPECIAL_MEMBERS_H

#include "../parser.h"

/* Three-valued: nothing is ever a guess. */
enum trait_value { TRAIT_FALSE, TRAIT_TRUE, TRAIT_UNKNOWN };
static inline enum trait_value trait_bool(bool value) { return value ? TRAIT_TRUE : TRAIT_FALSE; }
static inline enum trait_value trait_not(enum trait_value a) { return a == TRAIT_UNKNOWN ? a : trait_bool(!a); }
static inline enum trait_value trait_and(enum trait_value a, enum trait_value b)
{
	return a == TRAIT_FALSE || b == TRAIT_FALSE ? TRAIT_FALSE : a == TRAIT_UNKNOWN || b == TRAIT_UNKNOWN ? TRAIT_UNKNOWN : TRAIT_TRUE;
}
static inline enum trait_value trait_or(enum trait_value a, enum trait_value b) { return trait_not(trait_and(trait_not(a), trait_not(b))); }

enum special_member {
	DEFAULT_CONSTRUCTOR,
	COPY_CONSTRUCTOR,
	MOVE_CONSTRUCTOR,
	COPY_ASSIGNMENT,
	MOVE_ASSIGNMENT,
	DESTRUCTOR,
	SPECIAL_MEMBER_COUNT
};

struct special_answer {
	enum trait_value allowed; /* declared, not deleted, accessible */
	enum trait_value trivial; /* also of one that is deleted */
	enum trait_value nothrow;
};

/* Of two uses, one after the other. */
struct special_answer special_both(struct special_answer a, struct special_answer b);

/* Constructs an object from nothing or from one of the same class, assigns one to another, destroys one: by overload resolution. */
enum special_operation { SPECIAL_DEFAULT, SPECIAL_CONSTRUCT, SPECIAL_ASSIGN, SPECIAL_DESTROY };
struct special_use {
	enum special_operation operation;
	u32 object_cv, source_cv; /* of the object that is assigned to, and of the one that it is made from */
	bool source_is_lvalue;
};
struct special_answer special_use(struct parser *p, u32 class, const struct special_use *use);
/* What making all parts of an object but one base, direct or not, by default is like. */
struct special_answer special_use_besides(struct parser *p, u32 class, u32 base);
/* What making a member from its default member initializer is like. */
struct special_answer use_member_initializer(struct parser *p, u32 field);
/* The use that a member of each kind is for. */
extern const struct special_use use_of_special_member[SPECIAL_MEMBER_COUNT];
/* Whether all members of that kind, implicit ones too, are trivial; true where there is none. */
enum trait_value special_is_trivial(struct parser *p, u32 class, enum special_member kind);

/* Whether a class or one of its bases, as far as these have been parsed, has virtual bases. */
bool has_virtual_bases(const struct parser *p, u32 class);

/* What a class declares. */
struct class_survey {
	u32 type, info;                                  /* the class and its class_info */
	VEC(u32) constructors, assignments, destructors; /* eligible routines, templates not */
	u32 destructor;                                  /* the one that is selected [class.dtor], or 0 */
	bool uncertain;                                  /* it is not known which are eligible */
	bool declared[SPECIAL_MEMBER_COUNT];             /* by the user */
	bool has_constructor;                            /* declared, eligible or not, templates not */
	bool constructor_template, assignment_template;
	bool provided_template;                      /* a constructor template, user-provided or explicit */
	bool constexpr_template;                     /* a constructor template that is constexpr */
	bool inherits_constructors, uses_assignment; /* using-declarations */
	bool uses_better_assignment;                 /* one that may take objects of the class better than its own */
	bool has_virtual;                            /* functions of its own */
	bool is_kept;                                /* by the parser, with what the arrays have */
};
/* False when the class is not complete, or a template's pattern. The caller frees it in any case. */
bool survey_class(struct parser *p, u32 class, struct class_survey *survey);
void survey_free(struct class_survey *survey);

/* Which special member of the class a declared routine is; SPECIAL_MEMBER_COUNT: none. */
enum special_member special_kind_of(const struct parser *p, u32 routine, u32 class);
/* Whether a routine moves by default what certainly cannot be moved: then overload resolution ignores it [over.match.funcs.general]/8. */
bool is_deleted_move(struct parser *p, u32 routine);
/* Whether the same is so of the one of that kind that a class has implicitly. */
bool deletes_implicit_move(struct parser *p, const struct class_survey *survey, enum special_member kind);
/* User-provided [dcl.fct.def.default]/5: neither defaulted nor deleted where it was declared first. */
bool is_user_provided(const struct parser *p, const struct il_routine *routine);

/* Whether a base is no potentially constructed subobject of the class: it is virtual, and the class abstract [special]/7. */
bool is_left_to_derived(struct parser *p, u32 class, u32 base);
/* Whether the function has a non-throwing exception specification [except.spec]; of destructors and defaulted functions only what is
 * written, unknown where there is nothing. */
enum trait_value is_nothrow_routine(struct parser *p, u32 routine);
/* Whether it has an exception specification of its own. */
bool says_whether_it_throws(const struct parser *p, u32 routine);
/* Whether its first declaration has a noexcept(…). */
bool has_noexcept_operand(const struct parser *p, u32 routine);
/* The least number of arguments that a call of the routine has. */
u32 required_arguments(const struct parser *p, u32 routine);
/* What a member or array consists of: the element type of arrays, without typedefs, with the cv on the way. */
struct subobject {
	u32 type, cv;
	bool is_reference, is_array;
};
/* False where it is not known. */
bool strip_to_element(struct parser *p, u32 type, struct subobject *out);

/* The type of the member of a closure that a capture by copy makes [expr.prim.lambda.capture]/10; 0: it makes none, or several, or that is
 * not known. */
u32 captured_type(struct parser *p, u32 lambda, u32 capture);

#endif
