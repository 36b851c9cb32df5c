/* The rules. Each looks at the IL and reports; nothing is changed. What is unknown or dependent is never reported. */
#ifndef CHECK_H
#define CHECK_H

#include "../lib/base/stack.h"
#include "../lib/diag/diag.h"
#include "../lib/il/map.h"

/* A call across execution spaces. */
struct call {
	u32 emitted;         /* how far the source is read when it is known: calls are reported in that order */
	u32 begin;           /* of the expression: what is inside of another one and ends with it comes first */
	u32 order;           /* in which they were found */
	u32 place;           /* what the message points to */
	u32 callee;          /* a routine */
	il_any caller;       /* a routine or lambda */
};

struct source_range { u32 begin, end, what; };
struct source_ranges { struct source_range *at; u32 count, capacity; };   /* by their begin */

/* What rules_calls.c and its neighbours know (calls.h). What is made when it is asked for is empty before. */
struct calls {
	VEC(struct call) found;
	struct source_ranges lambdas;        /* what: the lambda */
	struct source_ranges silent;         /* default arguments and member initializers, discarded statements, none inside of another */
	struct source_ranges conditional;    /* the substatements of if constexpr, none inside of another */
	struct source_ranges unchecked;      /* the beginnings of declarations that #pragma nv_exec_check_disable stands before */
	struct il_map destructors;           /* by class: its destructor, when that is a device function */
	bool lambdas_known, places_known, pragmas_known, destructors_known;
	char *module_id;
};

struct check {
	const struct il *il;
	struct diag *diag;
	bool extended_lambda;                /* lambdas may have execution spaces */
	bool static_host_stub;               /* extern templates of kernels have no stub */
	/* By routine: the execution spaces that its declarations up to the current one spell out. */
	u32 *spaces;
	const char *module_id_file;          /* NULL: the id is made */
	bool relaxed_constexpr;              /* constexpr functions may be called across spaces */
	struct calls calls;
	u32 configuration_function;          /* of launches, once it was looked for (rules_kernel_calls.c) */
	const char *stack_bound;             /* where recursion ends */
	struct folded *folded;               /* by expression: fold.h; made when a rule asks for a value */
	u8 *variable_seen;                   /* by variable: rules_unset.c */
	u32 *parent;   /* by expression: what it is an operand of; made when a rule asks for one */
};

/* All rules; check has il, diag and the options, the rest is zero. */
void check_all(struct check *check);

/* One family of rules a file; each is called for every declaration record with attributes or parameters. */
void check_function(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_functions.c */
void check_variable(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_variables.c */
void check_return_qualifiers(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_qualifiers.c */
void check_misplaced(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_misplaced.c */
void check_instantiation_directive(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_grid_constant.c */
void check_extern_template(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_functions.c */
void check_unsupported(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_unsupported.c */
void check_fields(struct check *check);
void check_lambda_annotations(struct check *check);   /* rules_lambdas.c */
void check_lambdas(struct check *check);   /* rules_grid_constant.c */
void check_pragmas(struct check *check);   /* rules_pragmas.c */

/* Rules about all declarations of a function; each is called for every routine that is no instance. */
void check_launch_attributes(struct check *check, u32 routine);   /* rules_launch.c */
void check_grid_constants(struct check *check, u32 routine);   /* rules_grid_constant.c */
void check_override(struct check *check, u32 routine);   /* rules_overrides.c */

/* Whether the first function overrides the second, should that be a virtual one of a base class. */
bool is_overrider(const struct il *il, const struct il_routine *a, const struct il_routine *b);   /* rules_overrides.c */

/* Called for every class. */
void check_hidden_functions(struct check *check, const struct il_class_info *info);   /* rules_hiding.c */

/* Called for every function and lambda with a body. */
void check_flow_of_routine(struct check *check, u32 routine);   /* rules_flow.c */
void check_flow_of_lambda(struct check *check, u32 lambda);
void check_unset_variables(struct check *check, u32 routine);   /* rules_unset.c */
void check_unset_in_lambda(struct check *check, u32 lambda);

/* What is called for every evaluated expression of a kind that stands in a function as written, not in an instance. */
void check_variable_reference(struct check *check, u32 expr);   /* rules_references.c */
void check_call(struct check *check, u32 expr);   /* rules_calls.c */

/* The calls of variables and statements, which no expression is, and the report of all calls in their order. rules_calls.c */
void check_calls_of_variables(struct check *check);
void check_calls_of_statements(struct check *check);
void report_calls(struct check *check);

void check_kernel_call(struct check *check, u32 expr);   /* rules_kernel_calls.c */

/* Whether a place is in the body of a function or lambda, not in a default argument or an initializer of a variable or member there.
 * Linear in the size of the IL: for who is about to report something. */
bool stands_in_body(const struct il *il, u32 position);   /* context.c */

void check_effect(struct check *check, u32 expr);               /* rules_effect.c */
void check_conditional_operands(struct check *check, u32 expr);
void check_values(struct check *check, u32 expr);               /* rules_values.c */

/* Called for every variable and member with an initializer. */
void check_initialized_variable(struct check *check, const struct il_variable *variable);   /* rules_values.c */
void check_default_argument(struct check *check, const struct il_parameter *parameter);
void check_braced_member(struct check *check, const struct il_constructor_init *init);

/* Called for every statement as written. */
void check_statement_condition(struct check *check, const struct il_statement *statement);   /* rules_effect.c */

/* Reports about a place what is found out at a later position: among the others it is printed there. */
static inline void report_late(struct check *check, enum diag_id id, u32 place, u32 position)
{
	diag_report(check->diag, id, place);
	diag_move(check->diag, position);
}

/* The expression that this one is an operand of; 0: none. */
u32 parent_expression(struct check *check, u32 expr);

/* The source_sequence_entry after this one in a declaration statement, or 0. */
u32 next_declared(const struct il *il, const struct il_statement *statement, u32 entry);
/* The first attribute of this CUDA kind in the list, or NULL. */
const struct il_attribute *find_attribute(const struct il *il, u32 first, enum il_cuda_attribute what);
/* The first place from at on that is not white space. */
u32 skip_space(const struct il *il, u32 at);
/* Whether the source has this text at a place. */
bool starts_with(const struct il *il, u32 at, const char *text);
/* Whether no declarator stands between the specifiers and that of the declaration. */
bool is_first_declarator(const struct il *il, const struct il_full_entity_decl_info *decl);
/* "__device__" */
const char *attribute_spelling(enum il_cuda_attribute what);
/* The type behind typedefs; *cv collects the qualifiers. */
const struct il_type *stripped(const struct il *il, u32 type, u32 *cv);

#endif
