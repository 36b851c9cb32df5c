/* The parser's state, and by the headers at the end what its files share. Files are named for what they parse or decide; folders by subject:
 *   lex/          tokens, and the values of literals [lex]
 *   syntax/       declarations, expressions, statements, templates, lambdas as they are read [dcl.dcl] [expr] [stmt.stmt] [temp]; body.c: which
 *                 bodies are parsed, and when; skip.c: passing over what need not be understood yet
 *   scopes/       scopes, bindings, lookup, entities and their redeclarations, overload sets [basic.scope] [basic.lookup]
 *   types/        hash-consed types [basic.types], layout (Itanium C++ ABI), placeholders, special member functions [special]
 *   typing/       types and value categories of expressions [expr]; valid*.c: whether an expression is valid at all
 *   overload/     candidates, conversion sequences, ranking [over]
 *   templates/    arguments, instantiation by parsing tokens again [temp.inst], deduction [temp.deduct], partial ordering, constraints
 *                 [temp.constr], signatures.c: what names of instances spell
 *   constants/    constant expressions on demand [expr.const]: evaluate.c asks, interpret.h tells which files evaluate what
 *   traits/       type traits [meta]
 *   implicit/     calls and conversions that nobody wrote, as nodes of trees that are complete [class.temporary] [conv]
 *   uses/         what a program uses [temp.inst]/4 */
#ifndef PARSER_H
#define PARSER_H

#include "../lib/base/stack.h"
#include "../lib/il/map.h"
#include "../lib/diag/diag.h"
#include "lex/lex.h"
#include "typing/unknown.h"
#include "stats.h"

/* A name in a scope. Symbols of one name in one scope form a chain, newest first. */
struct symbol {
	il_any entity; /* type, variable, field, routine, template, namespace (aliases resolved), template_param */
	u32 next;
	u32 noted; /* enf_ flags that it and those after it have been given */
};

/* Why a scope may have names that are not bound in it. */
enum unknown_names {
	UNKNOWN_NAMES = 1,       /* a base, using-directive or -declaration that was not resolved */
	UNKNOWN_IN_DEPENDENT = 2 /* a dependent base, whose members names without a qualifier do not mean [temp.dep]/3 */
};
struct scope_state { /* parallel to the IL's scope table */
	u32 parent;
	u32 around;           /* where unqualified lookup goes on: the parent, or behind blocks that had no names when this scope began */
	u32 last_entry;       /* source_sequence_entry that ends its list */
	u32 first_directive;  /* using_directives index + 1, 0: none */
	u32 type;             /* class scopes: the class */
	u32 visitor;          /* the latest search that looked at its bases or using-directives (scope.c) */
	u32 first_listed;     /* in p->listed: the names that were bound in it first; not of namespaces */
	u8 kind;              /* enum il_scope_kind */
	u8 is_inline;         /* inline namespace */
	u8 has_inline;        /* there is one in it */
	u8 has_unknown_names; /* enum unknown_names */
	u8 binds_arguments;   /* template parameters mean arguments in it */
	u8 in_instance;       /* in it, or in a scope inside */
	u8 is_declarator;     /* of a friend's: its directive's members come first, before what is around */
	u8 is_of_member;      /* template parameters of what is defined outside of the class around, whose own ones are not in scope */
	u16 names;            /* a set of identifiers modulo 16, of which no others are bound here: most scopes have few names */
};
/* A variable of a for statement that has ended, and the scope around that (old_for_scopes.c). */
struct old_for_variable {
	u32 scope, variable;
};
/* The name of a private member type, or the like, and where it is written. */
struct closed_type {
	il_any entity;
	u32 place;
};

struct using_directive {
	u32 scope;
	u32 next;
};
/* What was answered about a special member, and to which question (special_members.c). */
struct special_memo {
	u32 class, asker, how, question;
	u8 allowed, trivial, nothrow;
};
/* A friend of the class with that scope (scopes/friends.c). The tag is a word of C++, which clang-format takes this for. */
/* clang-format off */
struct friend {
	u64 what;       /* how it is found */
	u32 scope;
	il_any entity;
	u32 type, next; /* type: of the function that a template makes; next: of the same hash */
};
/* clang-format on */
struct overload {
	u32 scope, ident, signature, index;
};
/* A member function of a class template that its instances declare when somebody asks for it (scopes/waiting_members.h): its tokens; next:
 * the next one of that name in the class, when that is complete. */
struct waiting_member {
	u32 begin, end, ident, next;
	u8 access;
};
struct listed_name {
	u32 ident, symbol, next; /* next: of the same scope */
};

/* The outcome of a lookup. */
enum name_class {
	NAME_NOT_FOUND,
	NAME_UNKNOWN,           /* not found, but a scope was involved that we do not know completely */
	NAME_TYPE,              /* class, enumeration, typedef, type parameter; .entity: IL_type */
	NAME_TYPE_TEMPLATE,     /* class or alias template, template template parameter; .entity: IL_template */
	NAME_FUNCTION_TEMPLATE, /* .entity: IL_template of the newest; .symbol: the overload set */
	NAME_VARIABLE_TEMPLATE,
	NAME_CONCEPT,
	NAME_NAMESPACE, /* .entity: IL_namespace */
	NAME_VARIABLE,  /* variable, parameter, enumerator, non-type template parameter: IL_variable */
	NAME_FIELD,
	NAME_ROUTINE /* .entity: IL_routine of the newest; .symbol: the overload set, templates among it */
};
static inline bool is_function_name(enum name_class class) { return class == NAME_ROUTINE || class == NAME_FUNCTION_TEMPLATE; }
struct lookup {
	enum name_class class;
	il_any entity;
	u32 symbol; /* head of the chain in the scope where it was found */
	u32 scope;  /* that scope */
};
enum lookup_mode {
	LOOKUP_ANY,
	LOOKUP_TYPE,         /* elaborated: hides nothing but types */
	LOOKUP_BASE,         /* types alone [class.derived]/2 */
	LOOKUP_NAMESPACE,    /* [basic.lookup.udir] */
	LOOKUP_BEFORE_SCOPE, /* before :: */
};

/* A nested-name-specifier that was parsed [expr.prim.id.qual]. */
struct qualifier {
	bool present;     /* there was a :: */
	bool global;      /* it began with :: */
	bool unknown;     /* it names something dependent or not resolved */
	bool in_pattern;  /* a component was found in a template as it is written: specializations may have another one */
	u32 scope;        /* scope that it names, 0 when unknown */
	u32 type;         /* class or enumeration or dependent type that it names, or 0 */
	u32 name;         /* identifier of its last component, 0 for a decltype */
	u32 template;     /* a class template that stands in it without arguments, or 0 */
	u32 object_scope; /* of a member: that of its object's class, or 0 */
	u32 missing;      /* place of the component that the known scope named by those before it does not have, or 0 */
	u32 incomplete;   /* a class, of which just a declaration is known, that stands before a :: at the place .missing, or 0 */
	u32 first;        /* name_qualifier list, recorded only while P->recording */
	u32 begin, end;
};

struct template_args {
	u32 first; /* template_arg list */
	u32 count;
	u32 begin, end; /* source range from < through > */
	bool dependent;
	bool is_unclosed; /* the > is missing */
};

/* An id-expression or declarator-id. */
enum id_kind { ID_NONE, ID_IDENTIFIER, ID_OPERATOR, ID_CONVERSION, ID_LITERAL_OPERATOR, ID_DESTRUCTOR };
struct id_expression {
	enum id_kind kind;
	struct qualifier qualifier;
	u32 ident;         /* identifier number; for operators that of "operator+" and the like, for destructors "~X",
	                             for conversion functions of "operator" */
	u8 operator_token; /* ID_OPERATOR: token kind; 254 [], 255 () ; new delete new[] delete[]: see names.c */
	bool template_keyword;
	bool has_args;
	bool wrong_args;  /* nothing declares what one of them names, as was said */
	bool of_no_class; /* a declared member of a class or template that nothing declares, as was said */
	struct template_args args;
	u32 type;                 /* ID_CONVERSION: the type; ID_DESTRUCTOR: the named type, or 0 */
	struct lookup found;      /* what the name means, before template arguments */
	u32 name_begin, name_end; /* the unqualified-id with template arguments */
	u32 begin, end;           /* all of it */
};

/* A name in a declaration of a class, found outside of that class. */
struct class_use {
	u32 ident;
	u32 scope, found_in; /* of the class, of the entity */
	il_any entity;
	u32 begin; /* its place in the source */
};

/* decl-specifier-seq [dcl.spec]. */
struct specifiers {
	u32 type;   /* 0: none was seen (constructors, conversion functions) */
	u8 storage; /* enum il_storage_class */
	u32 flags;  /* enum specifier_flags */
	u32 first_attribute, last_attribute;
	u32 begin, end;       /* source range */
	u32 type_begin;       /* behind leading attributes */
	il_any defined;       /* class or enumeration that was defined or declared here */
	u32 class_decl;       /* its full_entity_decl_info, or 0 */
	u32 deduced_template; /* a class template's name without arguments [over.match.class.deduct], or 0 */
	u32 template_begin;   /* where that name is */
	/* A name in what depends on template parameters, taken for a type without typename: what it is in, the class where it was found as
	 * a type, or 0; and where it is. */
	struct untyped_name {
		u32 ident, class, begin, name_begin;
		bool is_dependent; /* for certain */
	} untyped;
	bool is_wrong;     /* the type is the error type, and why was said */
	bool is_type_only; /* a qualified name is a type without typename [temp.res] */
};
enum specifier_flags {
	SPEC_TYPEDEF = 1,
	SPEC_FRIEND = 2,
	SPEC_INLINE = 4,
	SPEC_VIRTUAL = 8,
	SPEC_EXPLICIT = 16,
	SPEC_CONSTEXPR = 32,
	SPEC_CONSTEVAL = 64,
	SPEC_CONSTINIT = 128,
	SPEC_THREAD_LOCAL = 256,
	SPEC_AUTO = 512,
	SPEC_ELABORATED_ONLY = 1024,
	SPEC_DEFINES_TYPE = 2048,
	SPEC_EXPLICIT_CONDITION = 4096,
	SPEC_ERROR = 8192,
	SPEC_CONCEPT = 16384,        /* a type-constraint before auto */
	SPEC_LACKS_TYPENAME = 32768, /* and what the declarator is a member of says that it names a type */
	SPEC_CONST = 65536,          /* const without a type, or with a wrong one, which is not qualified */
	SPEC_ASSUMED_INT = 131072,   /* which is missing, as was said */
	SPEC_INSTANTIATION = 262144  /* of an explicit instantiation */
};

/* One declarator after it was applied to its specifiers' type [dcl.decl]. */
struct declarator {
	struct id_expression id;
	u32 type;             /* the declared type */
	bool is_function;     /* the outermost derivation is a function */
	bool pack;            /* ... before the name */
	u32 ellipsis;         /* its position */
	u32 first_param;      /* parameter list of the function declarator */
	bool params_ellipsis; /* C variadic */
	bool wrong_params;    /* an error in them was said */
	u32 params_begin, params_end;
	u32 scope; /* scope that the parameters and what follows the declarator-id are looked up in */
	u32 exception_begin, exception_end;
	u32 requires_begin, requires_end;
	u32 trailing_return;                          /* type, or 0 */
	bool is_override, is_final, repeats_modifier; /* override override */
	u32 cv_begin, ref_begin;    /* behind a function's parameters: the first of const and volatile, & or &&; 0: there is none */
	u32 attributes_begin;       /* the first of GNU's attributes behind those; 0: there is none */
	u32 array_begin, array_end; /* the first [..] right after the name */
	u32 name_position;          /* where the name is, or would be */
	u32 first_attribute, last_attribute;
	u32 begin, end;
};

/* The template<…> headers in front of a declaration, outermost first. */
struct template_heads {
	u32 innermost; /* template_decl, or 0 */
	u32 count;
	u32 empty_count; /* how many are template<> */
	u32 scope;       /* scope of the innermost's parameters, or 0 */
	u32 begin;
};

/* Where a declaration stands. */
enum declaration_context {
	CONTEXT_NAMESPACE,
	CONTEXT_CLASS,
	CONTEXT_BLOCK,
	CONTEXT_CONDITION,
	CONTEXT_FOR_INIT,
	CONTEXT_PARAMETER,
	CONTEXT_TYPE_ID
};

/* A function body, initializer or default argument that was passed over and may be parsed later. */
struct pending_body {
	u32 decl; /* full_entity_decl_info of the definition */
	u32 routine;
	u32 token; /* index of the {, of try, or of the : of the mem-initializers */
	u32 scope; /* around the function: its class, template parameters or namespace. parse_body() makes the
	                             sck_function scope below it and binds the decl's first_param names there */
};

/* The same of the initializer of a member, or a default argument in a class (syntax/class_values.c). */
struct class_value {
	il_any owner;   /* field, parameter */
	u32 token, end; /* token indexes */
	u32 scope, class;
	u32 template_depth;
	bool is_recorded; /* as the function around it, and initializers in a template; of default arguments there just the names are looked at */
};

/* A class or variable that specializes a template; decl: its template_decl, 0 of an explicit specialization; constraints: the identity of
 * those, 0: none. */
struct partial_specialization {
	il_any entity;
	u32 args, decl, args_begin, next;
	u32 head; /* identity_of_head() of its declaration */
};
enum instance_state { INSTANCE_NEW, INSTANCE_RUNNING, INSTANCE_RUNNING_TWICE, INSTANCE_DONE };
/* A specialization of a function or variable template, or a concept with arguments; outcome: enum outcome of making it; attempts, progress,
 * inside: how often that was tried, what was known then, and asking_depth(); is_unsatisfied: it is none for its constraints alone. */
struct template_instance {
	u32 template, args;
	il_any entity;
	u8 state, outcome, attempts;
	bool is_unsatisfied;
	u16 inside;
	u32 progress;
	u32 failed_argument; /* see struct parser */
};
/* A template template parameter with default arguments, where a scope binds it (parameter_defaults.c). */
struct bound_template {
	u32 scope, ident, template;
};
struct bound_pack {
	u32 first, count;
	il_any placeholder;
}; /* elements in p->pack_elements */

/* What looking ahead has found out, so that nothing is tried twice: nested attempts would take exponential time. */
enum memo_flags {
	MEMO_TYPE = 1,           /* the token starts a type-id */
	MEMO_NO_TYPE = 2,        /* it does not */
	MEMO_NO_ARGS = 4,        /* this < does not begin template arguments */
	MEMO_DECLARATOR = 8,     /* this ( is that of a declarator in parentheses */
	MEMO_NO_DECLARATOR = 16, /* it is not, but that of parameters */
	MEMO_GREATER = 32,       /* this < has a > behind it that may end template arguments */
	MEMO_TYPE_OF_LIST = 64,  /* with MEMO_TYPE: something else than a ) follows that */
	MEMO_REPORTED = 128      /* this name was said to be undefined */
};

/* What is being instantiated, and the place that asks for it: a class, a variable, or as a type an alias template's specialization. */
struct instance_request {
	il_any entity;
	u32 place;
	u32 depth;        /* how many instantiations are around */
	bool in_function; /* or its declaration, which is instantiated, too, or a default argument */
};

/* An error in an instance of a class, alias or variable template: for certain, but nobody may ask for that instance. */
struct noted_error {
	u32 message;                 /* in class_diag, with its parts behind it */
	u32 first_context, contexts; /* in noted_contexts: the innermost instance first */
	bool is_once;                /* for all instances */
	bool is_reported;
};

/* Variables whose initializer is read: one, or the names of a structured binding behind their object. */
struct initialized {
	u32 first, end;
	const struct initialized *outer;
};

struct parser {
	struct il *il;
	struct lexed lexed;
	const struct token *tokens;
	u32 *first_of_block; /* the first token at or behind the begin of each block of the source; NULL before it is parsed (token_at()) */
	u32 at;              /* index of the current token */
	const char *stack_bound; /* where recursion ends */
	u32 open_classes;        /* classes whose members are being parsed, also around functions */
	u32 scope;               /* current scope */
	u32 template_depth;      /* number of template parameter lists around */
	u32 class_depth;         /* number of classes around that are being defined */
	u32 routine;             /* whose body is parsed, or 0 */
	u32 lambda;              /* the innermost lambda around, or 0 */
	u32 parameters_of;       /* the scope of the innermost lambda in whose parameters this is, or 0 */
	u32 cv_of_declarator;    /* that of the member function whose declarator is parsed, in what follows its parameters */
	u32 function_name;       /* the identifier of the function whose parameters, or what follows them, are read; or 0 */
	u32 class_type;          /* the innermost class that is being defined, or whose member's body is parsed, or 0 */
	u32 class_around_default; /* that of the function whose default argument is parsed, or of the static member whose initializer is; or 0 */
	il_any value_owner;       /* the member or parameter whose initializer or default argument is read behind its class, or 0 */
	u32 prototype;            /* the pattern of the function template into whose declaration arguments are substituted, or 0 */
	u32 alias;                /* the alias template whose type is parsed again, or 0 */
	bool recording;           /* expressions, names and statements go into the IL: inside bodies */
	bool greater_ends;        /* a > ends the expression: inside template arguments */
	bool arguments_certain;                /* the < of the innermost template arguments certainly begins such */
	u32 arguments_depth;                   /* how many lists of template arguments are around */
	u32 outermost_lists;                   /* those in no other that were begun: the number of the one around, if there is one */
	u32 behind_unclosed;                   /* the token behind the last template arguments that lacked their > (syntax/names.c) */
	const struct initialized *initialized; /* variables around whose initializers are read; NULL: none */
	bool in_constant;                      /* what is read is manifestly constant-evaluated [expr.const]/14 */
	bool in_launch_config;                 /* >>> ends the expression: between <<< and >>> */
	bool spelling;         /* of a signature: members of what is dependent stay names, whatever the template says of them */
	bool typed_parameters; /* values that are template parameters have their types: whether a type depends on parameters is asked */
	bool replaying;        /* a template's tokens again, its parameters bound to arguments */
	bool type_only;        /* the specifiers that follow stand in a type-only context */
	bool silent;           /* out of order: no diagnostics, nothing is counted */
	bool is_unread;        /* the body of a template for the device, where only instances are looked at: no diagnostics */
	il_any noted_instance; /* silent all the same: the function in whose body errors are noted, or class; 0: none */
	bool tentative;        /* looking ahead: no diagnostics, no declarations */
	u32 unbound_parameters; /* inside those of a function declarator that does not bind the names of its parameters: the outermost (, or 0 */
	bool names_parameters; /* in the trailing return type of one that does, or where names of parameters cannot stand */
	u32 parameters_before; /* those of the list that p is in which stand before */
	u32 unbound_from;      /* behind parameters whose names are not bound: the token that they begin at; else 0 */
	bool no_parameters;    /* set while tentative: a parenthesis that was taken for parameters held something else */
	bool of_instantiation; /* the declarator is that of an explicit instantiation, which has no initializer: parentheses hold parameters */
	bool in_user_file;     /* the current external declaration is in a file of the user's */
	u8 evaluation;         /* enum il_evaluation of what is parsed */
	u8 access;             /* enum il_access, in a class */
	u8 linkage;            /* enum il_name_linkage: nlk_c in extern "C" */
	bool all_bodies, used_bodies; /* --bodies=all, --bodies=used */
	bool default_bodies;          /* neither, but used ones in the device half */
	bool relocatable;             /* relocatable device code: --device-c */
	bool default_device;          /* functions and variables without a space are for devices */
	bool has_vectors;             /* some type is a vector */
	bool has_allocation;          /* the allocation functions that every program has are declared */
	bool in_result;               /* what is parsed is the type behind -> of a lambda */
	bool in_system_header;
	bool in_unnamed_namespace;
	bool in_linkage_specification; /* extern "C" without braces is around the declaration */
	bool nesting_reported;
	bool has_managed;          /* some identifier has IDF_MANAGED */
	u32 module_id_needed;      /* where host code first names what has the module id in relocatable device code, or 0 */
	u64 device_operators[4];   /* by token kind: the user has a __device__ operator function of it */
	bool has_invented;         /* some function template is abbreviated */
	u32 errors, syntax_errors; /* the latter: outside of bodies, that something was passed over behind */
	u32 statement;             /* token index of the statement or declaration that is parsed */
	u32 doubt;                 /* token index after the latest name that was not found, or 0 */
	struct {
		u32 declaration, type;
	} implied_auto;       /* what auto stands for in the latest variable, and where the specifiers of its declaration begin */
	u32 unknown_name_end; /* token index after the latest name with a qualifier that nothing declares */
	u32 wrong_argument;   /* token index of what is no name among its arguments, where that was said, or 0 */
	u32 undefined_result; /* the latest function of which it was said that its result is not deduced so far */
	struct undefined_callee {
		u32 node, errors;
	} undefined_callee; /* the latest name before a ( that nothing declares, and what errors was then */
	struct expression_statement {
		u32 begin, errors; /* where the latest one began, and what errors was then */
		u32 type_end;      /* token index behind what is taken for a type at its beginning, or 0 */
	} expression_statement;
	u32 lambda_end;      /* where the last lambda ended */
	u32 element;         /* token where the innermost element of a list begins that an ellipsis may expand (invalid_packs.c), or 0 */
	u32 templates_class; /* token: the { of the outermost class of a template that is being defined, or 0 */
	struct statement_around {
		u32 first, begin, end; /* tokens: of the statements in a block, of one of them, and what is behind that */
		u32 expanded;          /* packs before that token are expanded in it */
		u32 part;              /* where the latest token looked for is in it, a bracket perhaps */
	} statements_around[8];        /* where a pack was looked for last, outer ones first (invalid_packs.c) */
	u32 head_scope;                /* of the for whose head is parsed, or 0 */
	VEC(u32) inserted;             /* tokens that were missing: ) and ] */
	VEC(u32) open_scopes;          /* the same of classes, enumerations and namespaces */
	VEC(u32) open_blocks;          /* tokens: { of blocks that the end of the source was met in, inner ones first */
	u32 late_error;                /* where the latest ; was missing */
	u32 stops;                     /* set of enum stop: what constructs around wait for (syntax/recovery.c) */
	bool unbalanced;               /* a bracket has no partner, or a body is missing: other syntax errors would be guesses */
	u32 unknown_expressions[UNKNOWN_CAUSE_COUNT];
	struct stats stats;
	u32 bodies_parsed, recoveries; /* for --stats: recoveries are statements that could not be parsed */
	u32 marker;                    /* line marker (seq_number_lookup) in force at the current declaration */
	u32 lambda_count;              /* lambdas of the function so far */
	u32 extended_count;            /* extended ones among them */
	struct body_state {            /* of the function body or lambda around */
		u32 label_scope;       /* where its labels are bound: they have names of their own */
		u32 switch_info;       /* of the innermost switch, or 0 */
		u32 switch_type;       /* of its condition, promoted; the error type: that is wrong; 0: not known */
		u32 last_case;         /* switch_case_entry that ends its list */
		u32 loops, switches;   /* how many are around */
		u32 fallthrough;       /* where the [[fallthrough]]; of a switch is behind which no label came so far, or 0 */
		u32 call_operator;     /* of a generic lambda, whose instance it is, or is inside of; or 0 */
		u32 deduced_result;    /* what the first return statement gives, where results are deduced [dcl.spec.auto] */
		bool has_local_labels; /* of blocks (labels.c) */
		bool has_no_result;    /* it cannot be deduced, as was said */
		bool of_constexpr;     /* it is that of a constexpr function, in the user's file */
		bool is_constexpr;     /* and nothing was said so far that takes it from it */
		bool may_be_constexpr; /* a lambda's, which is if nothing in it prevents that */
		bool may_be_discarded; /* an if constexpr is around whose condition is not known */
	} body;

	VEC(struct symbol) symbols;
	VEC(struct scope_state) scopes;
	VEC(u32) last_field; /* by class_info: the field that ends its list */
	VEC(struct friend) friends;
	struct il_map friend_map;             /* to friends index + 1 of the newest, by hash */
	u32 hidden_classes;                   /* how many classes were declared as friends alone (enf_hidden_friend) */
	u32 searches;                         /* how many were begun (scope.c) */
	VEC(struct closed_type) closed_types; /* of a declaration in a namespace, until what it declares is known */
	u32 closed_names;                     /* how many inaccessible types were named in what may be read again */
	VEC(struct using_directive) directives;
	VEC(struct pending_body) pending;
	VEC(u32) pending_of;                      /* by routine: index into pending + 1 of its newest, or 0 */
	VEC(struct pending_body) class_pending;   /* of the classes that are being defined [class.mem]/7 */
	VEC(struct class_value) class_values;     /* likewise */
	VEC(struct class_use) class_uses;         /* likewise: names that their declarations found elsewhere */
	VEC(struct waiting_member) noted_members; /* of class templates that are being defined */
	VEC(struct waiting_member) waiting;       /* lists of classes in the order of their members, each with an empty one behind it */
	struct il_map waiting_lists;              /* to the first of a class, by the token of its { */
	VEC(u32) signatures;                      /* by routine: hash-consed type of what distinguishes overloads */
	VEC(struct overload) overloads;           /* of large overload sets */
	struct il_map overload_map;               /* to overloads, by hash */
	struct il_map template_parameters;        /* template template parameters by depth, index and parameters, hashed (canonical.c) */
	VEC(u32) last_decl[IL_KIND_COUNT];        /* by kind and index of the entity: its newest declaration record */
	VEC(u32) canonical;                       /* by type: canonical type, 0: not asked for yet */
	VEC(u32) plain_patterns;                  /* by template: where its pattern was named last, with arguments as its parameters are */
	u8 *memo;                                 /* by token: enum memo_flags */
	u32 base_name;                            /* where the name of the last base begins */
	u8 *dependent_bases; /* a bit for each token: it is the : or , before a base that is written_dependent; NULL: there is none yet */
	/* Where the newest symbol of a name in a scope is: in the list of that scope, which has few names, or in a hash table (scope.c). */
	VEC(struct listed_name) listed; /* 0 is none */
	struct binding {
		u32 scope, ident, symbol;
	} * bindings;
	u32 binding_slots, binding_count;
	/* What is nested is parsed more than once: what long ranges of tokens, and operands of decltype, were found to be. Hash tables that
	 * forget. */
	struct token_identity {
		u32 first, end, statement, scope, hash;
	} * identities;
	struct operand_type {
		u32 token, scope, symbols, type;
	} * operand_types;
	struct read_argument *read_arguments;     /* template arguments (syntax/read_arguments.c) */
	VEC(struct operand_type) lambda_operands; /* those with lambdas */
	struct il_map lambda_operand_map;         /* to them, by token and scope, hashed */
	struct operand_nest {
		u32 first, end, depth;
	} operand_nest; /* the operand of decltype or the like that is being parsed: its parentheses, and how many it is in with its own */
	struct il_map lambdas_read;         /* those with a body, by position, see lambda.c */
	VEC(u32) param_types;               /* of function types that are being made */
	VEC(struct chunk) chunks, pointers; /* of declarators that are being parsed (declarator.c) */
	VEC(struct bound_pack) packs;       /* pack 0 is none */
	VEC(il_any) pack_elements;
	struct expansion *expansion; /* the innermost pack expansion that is parsed, or NULL (packs.h) */
	bool *failure;               /* set when a substitution fails here; NULL: an error would be none of the immediate context */
	u32 doubts;                  /* expressions of unknown type where a substitution may fail */
	u32 constant_argument;       /* where the latest expression among the template arguments of a substitution begins; 0: it has none */
	u32 failed_argument;         /* the same of the latest substitution that failed and had one: notes without a place stand there */
	VEC(struct partial_specialization) partials; /* partial specialization 0 is none */
	VEC(u32) first_partial;                      /* by template: the newest of them */
	u32 told_by_head;                            /* how many of them are classes that their heads alone tell from others */
	VEC(struct instance_question {
		u32 undefined;   /* the class that it would be an instance of, which has no definition */
		u32 partial;     /* the newest partial specialization that its template had then */
		u16 inside;      /* asking_depth() of the last attempt; 0: none */
		bool is_told_of; /* it was said that several partial specializations match */
		u16 generation;  /* of how many classes the definition of one asked for the next, the first of them for this one */
		const struct class_instance *made; /* what it is an instance of, or NULL (members.c) */
	})
	instance_questions;                               /* classes whose instantiation was asked for */
	VEC(u32) question_of;                             /* by type: index into them, or 0 */
	VEC(struct template_instance) template_instances; /* instance 0 is none */
	struct il_map template_instance_map;              /* to template_instances, by hash */
	struct il_map too_deep;                           /* templates whose instances were too deep in others (recursion.c) */
	struct filled_sets *filled;                       /* default_arguments.c */
	struct arena instance_memory;
	VEC(const struct class_survey *) surveys; /* by class_info; NULL: there is none that is kept (special_members.c) */
	VEC(u8) default_constructors;             /* by type: an enum default_constructor + 1, 0: not asked (invalid_objects.c) */
	struct il_map operator_parameters;        /* of instances of generic lambdas: routine to parameter */
	struct il_map default_scopes;             /* by routine: scope_of_defaults() */
	struct il_map literal_signatures;         /* by routine: is_of_no_literal_types() + 1 (invalid_constexpr.c) */
	struct il_map closure_leads;              /* called_by_closure_member() */
	struct il_map dependent_aliases;          /* by type: alias_with_known_members() */
	struct il_map special_memo_map;           /* to special_memos, by hash */
	VEC(struct special_memo) special_memos;
	u32 special_questions, special_steps;
	struct il_map implicit_members;      /* routines by class and kind (implicit_members.c) */
	struct il_map comparison_categories; /* by operator<=>: the type that it gives (default_comparison.c) */
	struct il_map comparable_classes;    /* by class, or operator<=>: whether its parts have == or <=>: an outcome + 1, 0 while asked */
	bool unit_is_parsed;
	struct il_map block_externs; /* by identifier: a variable that blocks declare with extern (block_externs.c) */
	struct il_map inheriting_constructors, inherited_constructors; /* by class and constructor, hashed; and back */
	bool source_is_mapped;
	u32 let_go;                        /* before this place the source's memory was let go */
	struct il_map dependent_constants; /* variables that are some, or not: whether they depend on template parameters (names.c) */
	struct il_map value_variables;     /* to variables that stand for non-type arguments, by hash */
	struct il_map argument_values;     /* to constants that are values of such arguments, by hash: as long as they are that */
	VEC(struct bound_template) bound_templates;
	struct argument_pool {     /* argument_lists.c */
		u32 released;      /* template_arg list: places for new ones */
		u32 lasting;       /* how many there are that are no written ones */
		u32 marks;         /* in force */
		u32 types;         /* that there were at the last of them */
		VEC(u32) recycled; /* places that were taken since the first of them */
		VEC(u8) state;     /* by template_arg */
	} arguments;
	VEC(u32) parameter_scopes;             /* by routine: parameter_scope.c */
	VEC(u32) instance_depth;               /* by routine: instances of function templates that it is inside of */
	u32 defining_classes;                  /* how many class instances are being defined */
	u32 declared;                          /* counts what lookup may find more of: declarations outside of blocks, classes that end */
	u32 provisional;                       /* counts answers that more of the source may change: about classes that are not complete */
	u16 class_generation;                  /* of the innermost class that is being instantiated */
	VEC(struct instance_request) requests; /* what is being instantiated, the outermost first */
	VEC(struct instance_request) noted_contexts;
	VEC(struct noted_error) noted_errors;
	VEC(struct old_for_variable) old_for_variables;
	VEC(u8) explained;         /* by type: an alias template's specialization of which it was said why it is no type */
	VEC(u8) default_checked;   /* by variable: an instance of a template without an initializer, of which it was noted what is wrong */
	VEC(u32) required;         /* by type: the place + 1 where a class was asked for of which nothing is left to say, or 0 */
	VEC(u8) overrides_checked; /* by type: instance_overrides.c */
	VEC(u8) wrong_constants;   /* by variable: constants of no class whose initializers are wrong, as was said */
	VEC(u8) no_converters;     /* by type: user_conversion.c */
	VEC(u8) const_copies;      /* by type: implicit_members.c */
	VEC(u8) virtual_bases;     /* by type: it or one of its bases has some */
	u32 instantiation_depth, instantiations, texts; /* texts: expressions that were parsed for their values */
	u32 member_initializers;                        /* of which it is asked whether they throw, inside of one another */
	VEC(u32) guides;                                /* deduction guides */
	VEC(u8) assertion_outcomes;                     /* by static_assert, of those that were evaluated where they stand */
	VEC(u32) overload_sets;                         /* by expression node: symbol of the functions that its name means */
	VEC(u32) constructors;                          /* likewise: that which it selects for an object (constants/construct.c) */
	VEC(u32) conditionals;                          /* nodes of ?: chains that are being parsed */
	struct type_entry {
		u32 hash, type;
	} * type_slots; /* hash table of derived types */
	u32 type_slot_count, type_count;
	u32 builtin[IL_int_kind_COUNT];        /* fundamental types by enum il_int_kind */
	u32 signed_builtin[IL_int_kind_COUNT]; /* the same with the word signed, where that says nothing; 0: it was not asked for */
	u32 void_type, error_type, nullptr_type, auto_type, decltype_auto_type;
	u32 global_scope;
	struct {
		u32 depth, steps;
	} base_search;                   /* of traits (class_traits.c) */
	struct constants *constants;     /* values that were asked for, or NULL (evaluate.c) */
	struct constraints *constraints; /* what is remembered of constraints, or NULL (constraints.c) */
	struct resolutions *resolutions; /* likewise (resolutions.c) */
	struct layouts *layouts;         /* likewise (layout.c) */
	struct diag *diag;               /* where that goes which is said: one of those behind */
	struct diag *unit_diag;          /* of what is written */
	struct diag *instance_diag;      /* of instances of functions: cu-check tells which of them are looked at; NULL: nobody asks */
	struct diag *class_diag;         /* of other instances: noted_errors; or NULL */
	struct well_known {              /* identifier numbers */
		u32 override, final, gnu_final, std, main, operator_word, unnamed_namespace, constructor, integer_pack;
	} word;
};

/* ---- tokens ---- */
static inline unsigned tok(const struct parser *p) { return p->tokens[p->at].kind; }
static inline unsigned tok_ahead(const struct parser *p, u32 n) { return p->tokens[p->at + n].kind; } /* n <= 3 */
static inline u32 tok_ident(const struct parser *p) { return p->tokens[p->at].value; }
/* The number of the identifier spelled so. */
static inline u32 identifier_of(struct parser *p, const char *text) { return identifier_number(&p->lexed, p->il, text, strlen(text)); }
static inline u32 position(const struct parser *p) { return p->tokens[p->at].position; }
/* One past the last byte of the token before the current one. Blanks alone mostly separate the two, so looking back is quick;
 * behind a newline or a / there may be a comment. */
static inline u32 end_of_last(const struct parser *p)
{
	const char *s = p->il->source + position(p);

	if (!p->at)
		return 0;
	while (s[-1] == ' ')
		s--;
	return s[-1] > ' ' && s[-1] != '/' ? (u32)(s - p->il->source) : token_end(p->il, &p->tokens[p->at - 1]);
}
static inline void advance(struct parser *p)
{
	if (tok(p) != TOK_END)
		p->at++;
}
static inline bool accept(struct parser *p, unsigned kind)
{
	if (tok(p) != kind)
		return false;
	p->at++;
	return true;
}
/* Whether names here may mean packs that are bound to arguments. */
static inline bool in_instance(const struct parser *p) { return p->scopes.at[p->scope].in_instance; }
/* Two > tokens that touch: >> ; > and = that touch: >= . */
static inline bool touches_next(const struct parser *p) { return p->tokens[p->at + 1].position == position(p) + 1; }
/* The missing bracket at token index close, before which p is, was meant to stand at p (unit.c). */
void move_closing_here(struct parser *p, u32 close);
/* That the bracket at token index open has no partner was said (unit.c). */
void forget_stray(struct parser *p, u32 open);
/* Index of the bracket that matches the opening one at token index at; the end of file when there is none. */
u32 matching(const struct parser *p, u32 at);
static inline const char *ident_text(const struct parser *p, u32 ident) { return il_text(p->il, p->lexed.identifiers.at[ident].name); }
/* Guards recursion: false, after an error, when nesting is too deep for the stack. */
bool may_nest(struct parser *p);
/* The same of a class in others: what each looks for in all of them takes the square of their number. */
bool may_nest_class(struct parser *p);

/* ---- diagnostics: only what is certain; silent while tentative and in headers (errors.c) ---- */
/* Behind the diagnostic come what diag_report() takes: arguments for the specifiers of its text. */
void report_error(struct parser *p, u32 position, enum diag_id id, ...);
/* What does not count among p->errors: nothing else is left unsaid for it. */
void report_warning(struct parser *p, u32 position, enum diag_id id, ...);
/* From here on, in the body of a function at a token, errors are those of the instance that it is, or of what is written. */
void note_errors_of(struct parser *p, u32 routine);
/* The same of the members of an instance of a class, or of the initializer of one of a variable. */
void note_errors_of_instance(struct parser *p, il_any instance);
/* The current token cannot stand here. Silent where the statement so far may have been misunderstood. */
void syntax_error(struct parser *p, enum diag_id id);
/* p at the } of the class, enumeration or namespace that the token open begins, or at the end of the source, which is reported in the end
 * (unit.c). */
void end_scope(struct parser *p, u32 open);
/* Takes a token of this kind or reports that it is missing. */
bool expect_token(struct parser *p, unsigned kind, enum diag_id id);
/* What is parsed is certainly invalid: a substitution fails [temp.deduct]/8, should one go on. */
void substitution_fails(struct parser *p);

/* ---- unit.c ---- */
/* Lexes, then parses, the source text of p->il. The caller set il (with source, names and std_version in its header) and diag. */
void lex_unit(struct parser *p);
/* Says that the text before end is seldom read again: a large mapped file's then takes no memory until it is. */
void let_go_of_text(struct parser *p, u32 end);
/* The same of what templates and bodies were read from again, now and then. */
void let_go_again(struct parser *p);
void parse_unit(struct parser *p);
/* Whether the text, as far as it is parsed, was preprocessed for the device: only there the toolkit's headers give malloc() to device
 * code. */
bool is_device_half(struct parser *p);
/* After lex(): says of each file whether it is a system header, and whether the user's: neither that nor one of the toolkit's. */
void find_users_files(struct il *il);
void parser_free(struct parser *p);

/* ---- module_entity.c ---- */
/* Chooses the entity that names the module (page 40) and leaves its mangled name in the IL's header. */
void choose_module_entity(struct parser *p);

#include "scopes/scope.h"
#include "types/types.h"
#include "templates/argument_lists.h"
#include "syntax/syntax.h"

#endif
