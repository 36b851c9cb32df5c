/* The program as text that can be left out, piece by piece, and what the names in a piece can mean.
 *
 * What device code needs is found in the text, because templates hold names that nobody can resolve before they are instantiated:
 * a declaration is needed when a needed piece mentions its name where lookup [basic.lookup] could find it. Where lookup is not
 * certain, more is found. The bodies of functions are another matter: which of them run on the device is known from the calls in
 * the IL, once `cu-parse --bodies=used` has instantiated what is used; only where those are not certain do names decide there too. */
#ifndef TEXT_H
#define TEXT_H

#include "../lib/il/il.h"

enum piece_flag {
	PIECE_BODY = 1 << 0,        /* of a function, with the initializers of a constructor: it can go, and a ; takes its place */
	PIECE_DEFINITION = 1 << 1,  /* a function's, outside of its class: needed as a body is */
	PIECE_FUNCTIONS = 1 << 2,   /* declares functions only: argument-dependent lookup finds them from anywhere */
	PIECE_MEMBER = 1 << 3,      /* declares a member outside of its class */
	PIECE_ROOT = 1 << 4,        /* needed whatever is mentioned */
	PIECE_LEADS = 1 << 5,       /* a host function by which kernels are instantiated */
	PIECE_UNNEEDED = 1 << 6,    /* never needed: an assertion in a system header and in no class, which holds */
	PIECE_BEFORE_NEXT = 1 << 7, /* a #pragma about the declaration behind it: needed where that is */
	PIECE_WITH_PARENT =
		1
		<< 8, /* a body that is needed where its declaration is: of a virtual function, one without linkage, what constants were made of */
	PIECE_LOOKS_EVERYWHERE = 1 << 9, /* a using-directive in it makes names of any namespace visible */
	PIECE_UNCERTAIN = 1 << 10,       /* has calls that are not known: all functions that it mentions are needed with their bodies */
	PIECE_MENTIONED = 1 << 11,
	PIECE_CALLED = 1 << 12,       /* mentioned where calls are not certain */
	PIECE_INSTANTIATES = 1 << 13, /* something in it leads to instances whose order is that of their names */
	PIECE_KEPT = 1 << 14,
	PIECE_NAMED = 1 << 15,      /* a function or operator, by its name and not by a call: whatever its parameters are */
	PIECE_ASSOCIATED = 1 << 16, /* mentioned where only argument-dependent lookup can find it */
	PIECE_COUNTED = 1 << 17,    /* something in it, or in a template that it instantiates, counts for the numbers of constants */
	PIECE_SPECIFIED = 1 << 18,  /* called with arguments for its template: these are not deduced */
	PIECE_LISTED = 1 << 19,     /* called with { … } for some argument, which may be an object of any class */
	PIECE_CONSTANT = 1 << 20,   /* the body of a constexpr function */
	PIECE_EVALUATED = 1 << 21,  /* such a function, or a class whose objects are made, is mentioned where constants can be made */
	PIECE_HAS_BODIES = 1 << 22, /* a class with code that is no piece: operators with deduced return types, what initializes fields */
	PIECE_ORDERS = 1 << 23,     /* decides in which order functions are named first */
	PIECE_DISCARDS = 1 << 24,   /* a template that may discard statements whose objects' destructors lead to what is counted */
	PIECE_MAKES = 1 << 25,      /* a class whose constructors, destructor, conversions or operators lead to what is counted */
};

/* Why calls in a body that runs are not known: all functions that kept text mentions are kept with their bodies then. */
#define DOUBTS(cause) \
	cause(DOUBT_TYPE, "an expression whose type is not known") cause(DOUBT_NAME, "a name or call that was not resolved") \
		cause(DOUBT_DEPENDENT, "something that depends on a template's parameters") \
			cause(DOUBT_BODY, "a body that was not parsed (cu-parse --bodies=used)")
#define CAUSE(name, text) name,
enum doubt { DOUBT_NONE, DOUBTS(CAUSE) DOUBT_COUNT };
#undef CAUSE
struct doubtful {
	enum doubt cause;
	u32 position;
};

struct slice {
	u32 first, count;
};

struct piece {
	u32 begin, end;
	u32 parent; /* what a body or member is in; 0: none */
	u32 flags;
	struct slice parts;      /* the declarations that it is; of a body none */
	struct slice names;      /* what it declares */
	struct slice conditions; /* classes, all of which must be kept, too */
	struct slice mentions;
	u32 space, stands_in;    /* the namespaces that it belongs to, and that it stands in */
	u32 required;            /* arguments that each of the functions needs which it declares */
	u32 decl;                /* a body: of which full_entity_decl_info */
	u32 because, because_at; /* the piece that it is needed for, and where that mentions it; 0: needed by itself */
};

/* One declaration of a piece: int a, b; is two. */
struct part {
	u32 begin, end, entry, decl;
	il_any target;
};

/* How a name is mentioned decides where it is looked up [basic.lookup.unqual], [basic.lookup.argdep], [basic.lookup.qual]. */
enum manner { PLAIN, CALLED, MEMBER, QUALIFIED, ANYWHERE };
/* What for: to be called with what stands in parentheses behind it, or behind arguments for its template; in a using-declaration; to be
 * declared as a variable; or for anything else. */
enum purpose { TO_USE, TO_CALL, TO_CALL_INSTANCE, TO_DECLARE, TO_REDECLARE };
enum { ARGUMENTS_MAX = UINT8_MAX };
struct mention {
	u32 name, qualifier, position, piece;
	u8 manner, purpose;
	u8 most;         /* arguments that a call may have; ARGUMENTS_MAX: any number */
	bool has_list;   /* of a call: there can be { … } among its arguments */
	bool is_value;   /* a call, or what makes an object */
	bool is_in_body; /* of a function, not in an assertion: no constant is made there, as far as the function runs */
};                       /* qualifier: of text->qualifiers */

/* All that text_can_mean() asks of a mention and the piece that it is in, and how else mentions differ. */
struct sight {
	u32 name, qualifier, space, stands_in, flags, manner, how;
};
struct sights {
	struct sight *slot; /* a hash table; name 0: nothing */
	u32 slot_count, count;
};

/* What stands before :: and can be a namespace. The first of them is nothing at all: ::name is in the global namespace. */
struct namespace_qualifier {
	u32 outer, name; /* what stands before it in turn, or how it is looked up */
	u32 next;        /* with the same name */
	u64 *spaces;     /* the namespaces that it can mean from anywhere */
};

/* Instead of an outer qualifier: there is none, or one that is no namespace. */
enum { UNQUALIFIED = UINT32_MAX, OF_UNKNOWN = UINT32_MAX - 1 };

/* A namespace of some name or alias, and the one in which that is declared: ANY_SPACE in a function. */
struct named_space {
	u32 space, in;
};
enum { ANY_SPACE = UINT32_MAX };

struct name {
	il_str text;
	struct slice declared; /* by these of text->declared */
	VEC(struct named_space) spaces;
	u32 first_qualifier;
	bool is_mentioned; /* by a piece that is kept */
	bool is_operator;
	bool is_function; /* functions have it */
};

/* Which piece declares a name, with which others, and how many arguments one of these needs at least. */
struct declares {
	u32 name, group, piece, least;
};

/* or has a class as a condition. */
struct conditional {
	u32 class, piece;
};

/* A class that objects of another one can be converted to. */
struct source {
	u32 class, from;
};

/* Of a condition: instead of the class, one that its objects are converted from may be kept, or the next condition hold; it counts only for
 * calls that the template's arguments are deduced from, or where no argument is { … }. */
enum {
	CONDITION_OR_SOURCES = 1u << 31,
	CONDITION_OR_NEXT = 1u << 30,
	CONDITION_DEDUCED = 1u << 29,
	CONDITION_UNLISTED = 1u << 28,
	CONDITION_CLASS = CONDITION_UNLISTED - 1
};

/* Of a class: there is a piece that declares it, which is kept. */
enum class_state { CLASS_DECLARED = 1, CLASS_KEPT = 2 };

/* Which functions of the device are needed, as flags: none are but those that run there; also of those that are used at all the ones with
 * string literals, those that name what other units define, or all. */
enum used { USED_ON_DEVICE = 0, USED_WITH_STRINGS = 1 << 0, USED_WITH_EXTERNALS = 1 << 1, USED_ANYWHERE = 1 << 2 };

/* Names of functions, and of variables, that other units define, each in ascending order. */
struct names_of_externals {
	il_str *at;
	u32 count, capacity;
};
struct uses {
	u32 used;                                      /* enum used */
	bool *on_device;                               /* by routine: it runs there anyway, unless used is USED_ON_DEVICE; or NULL */
	struct names_of_externals routines, variables; /* whose order matters, with USED_WITH_EXTERNALS */
	bool *counts;                                  /* by piece: it may count for the numbers of constants; or NULL: all may */
};

struct text {
	struct il *il;
	VEC(struct piece) pieces; /* by position, bodies behind what they belong to; the first is all that is in no other */
	VEC(struct part) parts;
	VEC(struct name) names; /* the first is none */
	u32 *slot, slot_count;  /* hash table over names */
	VEC(u32) piece_names, conditions;
	u8 *conversions;                     /* by class: from what there are any */
	VEC(struct source) sources;          /* by class */
	VEC(struct declares) declared;       /* by name */
	VEC(struct conditional) conditional; /* by class */
	u32 *required;                       /* by routine: how many arguments it needs, + 1; 0: nobody has asked */
	u8 *class_state;                     /* by class, enum class_state; of an instance its template's pattern */
	VEC(struct mention) mentions;
	struct sights mentioned, used_by_name; /* of kept pieces, what was looked at */
	VEC(struct namespace_qualifier) qualifiers;
	u32 space_count, space_words;
	u32 *space_of_scope;   /* the nearest namespace; the global one is 0 */
	u64 *found_in;         /* by namespace a set: those in which its names are found, too: of an inline namespace the parent … */
	u64 *enclosing;        /* by namespace a set: those around it, and itself */
	u64 *associated;       /* a set: those that a kept class or enumeration is found in */
	VEC(u32) unassociated; /* pieces with PIECE_ASSOCIATED in other namespaces */
	u8 *is_declarator;     /* by position, a bit: here a class's member is declared, and nothing mentioned */
	u8 *is_variable;       /* here a variable is */
	u8 *is_declared;       /* here a function is, or what is in a class begins */
	bool *is_kept_frame;   /* by source_sequence_entry: a namespace or extern "C" { … } with something in it that is kept */
	VEC(u32) work;         /* pieces to be looked at */
	struct calls *calls;   /* in the program, once text_find_roots() has found them */
	u32 function_names[3]; /* names: __func__ and the like */
	struct uses uses;
	bool is_uncertain;   /* a kept body is */
	bool is_relocatable; /* this is not the whole program: other units can have functions and variables of the same names */
	struct {
		u32 count, first;
	} doubts[DOUBT_COUNT]; /* bodies that run, by cause, and a place in one of them */
};

/* --- sights.c --- */
/* Whether no mention like this one, which is in the piece from, was asked for before; how: what else tells them apart. */
bool text_is_first(struct sights *sights, const struct piece *from, const struct mention *m, u32 how);

/* --- names.c --- */
/* The number of a name, which it gets. */
u32 text_name(struct text *text, il_str name);
/* The same, or 0 where nothing declares it. */
u32 text_find_name(const struct text *text, il_str name);
/* The namespaces, and where names of theirs are found. */
void text_find_spaces(struct text *text);
/* The nearest namespace around a scope. */
u32 text_space(const struct text *text, u32 scope);
/* The namespace of a kept type is associated with objects of it [basic.lookup.argdep]/2. Whether none like it was before. */
bool text_associate(struct text *text, u32 space);
/* Whether argument-dependent lookup can find what the piece declares. */
bool text_is_associated(const struct text *text, const struct piece *piece);
/* The number of a qualifier: a name, behind the qualifier outer or what stands for it. */
u32 text_qualifier(struct text *text, u32 outer, u32 name);
/* Frees the names and qualifiers. */
void text_free_names(struct text *text);
/* Whether a mention in one piece can mean what another one declares, argument-dependent lookup apart. */
bool text_can_mean(const struct text *text, const struct piece *from, const struct mention *mention, const struct piece *to);

/* --- pieces.c --- */
/* Takes the text apart. */
void text_take_apart(struct text *text);
/* The piece that a position is in; with_bodies: or the body. */
u32 text_piece_at(const struct text *text, u32 position, bool with_bodies);
/* Whether a piece, or that whose body it is, is a template or a template's, which comes out where it is instantiated. */
bool text_is_template(const struct text *text, u32 index);
/* For sort(): by position, what is around something before it. */
int text_compare_parts(const void *a, const void *b);
/* Whether the position, and what it is in, is in a namespace and in no class or function. */
bool text_is_namespace(const struct il *il, u32 scope);

/* --- members.c --- */
/* Adds pieces for the members of classes that nobody misses where nothing mentions them; their parts stand behind the others. */
void text_add_members(struct text *text);

/* --- conditions.c --- */
/* The name of a type, of an instance its template's. */
il_str text_type_name(const struct il *il, const struct il_type *type);
/* Fills text->conversions, and makes text->required. */
void text_find_conversions(struct text *text);
/* Whether a function is a constructor template, or one of assignments, which no word mentions: its arguments may tell that nobody calls it. */
bool text_is_template_by_arguments(const struct il *il, const struct il_routine *routine);
/* The class that a target is, of an instance or a template its pattern; 0: none. */
u32 text_class_of(const struct il *il, il_any target);
/* How many arguments a function needs, or a function template's: 0 of what is none. */
u32 text_required_arguments(struct text *text, il_any target);
/* Adds the classes to text->conditions that must be kept before anything can mean what a piece declares. */
void text_add_conditions(struct text *text, il_any target);

/* --- declares.c --- */
/* What each piece declares, and on what conditions it is needed. */
void text_find_declared(struct text *text);

/* --- mentions.c --- */
/* What each piece mentions. */
void text_find_mentions(struct text *text);

/* --- generic.c --- */
/* By expr_node, in which body it stands that is not its routine's: of a generic lambda as it is written, or of a lambda in such a body,
 * WRITTEN; of an instance of a generic lambda's call operator, the number of that; else 0. The caller frees it. */
enum { WRITTEN = UINT32_MAX };
u32 *find_generic_bodies(const struct il *il);
/* The variable that a declaration in a body, or a condition, declares; 0: none. It is no parent of the variable. */
u32 declared_variable(const struct il *il, enum il_kind kind, u32 index);
/* A call operator of a generic lambda for certain arguments. */
static inline bool is_generic_instance(const struct il_routine *r)
{
	return r->special_kind == sfk_lambda_call_operator && r->entity & enf_instantiation;
}

/* --- initializers.c --- */
/* What the initializers of variables name that are instantiated with the variable. */
struct initializers {
	VEC(il_any) named; /* that of variable v: first[v] up to first[v + 1] */
	u32 *first;
	bool *matters; /* by variable: there is a function or variable of the device to be reached */
	VEC(il_any) reached;
	u32 *seen, search; /* by variable, the search that met it last; the number of the last search */
};
void initializers_find(struct initializers *found, const struct il *il);
void initializers_free(struct initializers *found);
/* Fills found->reached with the functions, variables and templates that a variable is initialized by, itself among them; nothing where none
 * matters. */
void initializers_reach(struct initializers *found, u32 variable);

/* --- doubts.c --- */
/* Whether and why an expression may call what is not known; DOUBT_NONE: it does not. */
enum doubt doubt_about(const struct il *il, const struct il_expr_node *expression);
/* Whether a constructor initializes a member or base by a constructor that is not known. */
bool initializes_doubtfully(const struct il *il, u32 constructor);
/* Whether the body of a function has such an expression, or is itself not known. What packs were expanded from is left over in the
 * tables, but in no body. */
struct doubtful doubt_in(const struct text *text, u32 routine);

/* --- calls.c --- */
/* Makes pieces roots: the bodies that run on the device, and those host functions by which kernels are instantiated; variables of
 * the device. Returns the number of seeds (page 34). */
u32 text_find_roots(struct text *text);
/* The same for what a kept piece calls outside of functions, in initializers, default arguments and types. */
void text_run_from(struct text *text, u32 piece);
/* Whether a function runs on the device, or leads to instances of kernels that run there. */
bool text_runs(const struct text *text, u32 routine);
/* Whether its definition is kept because its declaration is, whether it runs or not. */
bool text_is_defined(const struct text *text, u32 routine);
/* Whether it runs on the device. */
bool text_runs_on_device(const struct text *text, u32 routine);
/* Whether no function leads to the instance of a kernel, and no explicit instantiation, as far as calls in the IL say: templates' declarations
 * may, whoever mentions these. */
bool text_is_orphan(const struct text *text, u32 routine);
/* From a number, which is moved behind it, the next call in such functions and in kept pieces outside of functions: *origin is the
 * entry that makes it. False where there is none. */
bool text_next_call(const struct text *text, u32 *call, il_any *origin);
void text_free_calls(struct text *text);

/* --- constants.c --- */
/* Whether a function that runs on the device has a constant in it whose name depends on what other functions there are. */
bool text_has_numbered_constants(const struct text *text);
/* The function that an expression is in which is a string literal with a number; 0: it is none. */
u32 routine_with_string(const struct il *il, const struct il_expr_node *e);
/* Whether a function that runs on the device has a string literal with a number. */
bool text_has_strings(const struct text *text);

/* --- externals.c --- */
/* Adds to found the names of what functions that run on the device name and other units define, where their order can
 * matter. Whether there are any. */
bool text_find_externals(const struct text *text, struct uses *found);
/* The function that an expression is in which names such a thing; 0: it names none. */
u32 routine_with_external(const struct il *il, const struct uses *uses, const struct il_expr_node *e);
void uses_free(struct uses *uses);

/* --- counted.c --- */
/* The flag by which a body, or what defines a member outside of its class, is needed where its declaration is; 0 of other pieces. */
static inline u32 text_needed_with_declaration(const struct piece *piece)
{
	return piece->flags & PIECE_BODY ? PIECE_ROOT : piece->flags & PIECE_DEFINITION ? PIECE_WITH_PARENT : 0;
}
/* Has text->function_names be found as mentions. */
void text_name_functions(struct text *text);
/* Makes roots of what else counts for the numbers of constants, though it does not run. */
void text_find_counted(struct text *text);
/* Whether the same would count if there were nothing but what is kept: it leads to nothing that is not kept for want of a class. If not, then
 * only what is kept may count from now on, and what is kept is to be found again; once nothing more is left out, that would end like this. */
bool text_counts_alike(struct text *text);
/* Whether a piece may count. */
static inline bool text_may_count(const struct text *text, u32 piece) { return !text->uses.counts || text->uses.counts[piece]; }

/* --- destroyed.c --- */
/* The class that a member's declaration or body is in; 0: none. */
u32 text_class_around(const struct text *text, u32 piece);
/* The class around a piece in which a call finds functions, which hide all others; 0: there is none, or the call has an object. */
u32 text_class_called(const struct text *text, const struct piece *from, const struct mention *mention);
/* Whether a mention in one piece can lead to a function that another one is: a member of the class that it is called in or that qualifies it, or
 * else of one in the same namespace. */
bool text_leads_to(const struct text *text, const struct piece *from, const struct mention *mention, u32 class_called,
                   const struct piece *to);
/* Makes roots of the bodies by which destructors of class templates lead to what counts for the numbers of constants, and marks the templates
 * that may discard statements with objects of such classes. Whether there are any new ones. */
bool text_find_destroyed(struct text *text);

/* --- orphans.c --- */
/* Makes roots of what may lead to instances of kernels that no function leads to. */
void text_find_orphans(struct text *text);

/* --- virtuals.c --- */
/* The virtual functions that say so: class << 32 | name, in ascending order. */
struct virtuals {
	u64 *at;
	u32 count, capacity;
};
void virtuals_find(struct virtuals *virtuals, const struct il *il);
void virtuals_free(struct virtuals *virtuals);
/* Whether a function is virtual; of a template that is not instantiated, as far as its bases are known. */
bool virtuals_has(const struct virtuals *virtuals, const struct il *il, u32 routine);

/* --- local_types.c --- */
/* Whether a function is an instance, or a member of one, that only this unit can name (bounded walk of its template arguments). */
bool has_no_linkage(const struct il *il, u32 routine);

/* --- closure.c --- */
/* Keeps what the roots need. */
void text_close(struct text *text);

/* --- order.c --- */
/* Adds to what is to be looked at the user's host functions, classes and initializers that decide in which order functions are instantiated;
 * false: there are none any more. */
bool text_keep_order(struct text *text);

/* --- usings.c --- */
/* Adds to what is to be looked at the functions that kept using-declarations, and names with a namespace, need where none is kept; false:
 * there are none. */
bool text_keep_used(struct text *text);

/* --- frames.c --- */
/* Keeps the namespaces around what is kept, and those that are mentioned. */
void text_keep_frames(struct text *text);

/* Owns what is in uses. */
void text_init(struct text *text, struct il *il, struct uses uses);
void text_free(struct text *text);

#endif
