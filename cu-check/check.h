/* The rules. Each looks at the IL and reports; nothing is changed. What is unknown or dependent is never reported. */
#ifndef CHECK_H
#define CHECK_H

#include "../lib/base/stack.h"
#include "../lib/diag/diag.h"

struct check {
	const struct il *il;
	struct diag *diag;
	/* By routine: what its declarations up to the current one have. */
	struct seen { u32 execution_space; bool launch_bounds; } *seen;
	const char *stack_bound;   /* where recursion ends */
	struct folded *folded;     /* by expression: fold.h; made when a rule asks for a value */
	u8 *variable_seen;         /* by variable: rules_unset.c */
	u32 *parent;   /* by expression: what it is an operand of; made when a rule asks for one */
};

void check_all(const struct il *il, struct diag *diag);

/* One family of rules a file; each is called for every declaration record with attributes or parameters. */
void check_function(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_functions.c */
void check_launch_attributes(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_launch.c */
void check_variable(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_variables.c */
void check_misplaced(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_misplaced.c */
void check_fields(struct check *check);

/* Called for every function and lambda with a body. */
void check_flow_of_routine(struct check *check, u32 routine);   /* rules_flow.c */
void check_flow_of_lambda(struct check *check, u32 lambda);
void check_unset_variables(struct check *check, u32 routine);   /* rules_unset.c */
void check_unset_in_lambda(struct check *check, u32 lambda);

/* What is called for every evaluated expression of a kind that stands in a function as written, not in an instance. */
void check_variable_reference(struct check *check, u32 expr);   /* rules_references.c */

void check_effect(struct check *check, u32 expr);               /* rules_effect.c */
void check_conditional_operands(struct check *check, u32 expr);
void check_values(struct check *check, u32 expr);               /* rules_values.c */

/* Called for every variable and member with an initializer. */
void check_initialized_variable(struct check *check, const struct il_variable *variable);   /* rules_values.c */
void check_default_argument(struct check *check, const struct il_parameter *parameter);
void check_braced_member(struct check *check, const struct il_constructor_init *init);

/* Called for every statement as written. */
void check_statement_condition(struct check *check, const struct il_statement *statement);   /* rules_effect.c */

/* The expression that this one is an operand of; 0: none. */
u32 parent_expression(struct check *check, u32 expr);

/* The source_sequence_entry after this one in a declaration statement, or 0. */
u32 next_declared(const struct il *il, const struct il_statement *statement, u32 entry);
/* The first attribute of this CUDA kind in the list, or NULL. */
const struct il_attribute *find_attribute(const struct il *il, u32 first, enum il_cuda_attribute what);
/* The first place from at on that is not white space. */
u32 skip_space(const struct il *il, u32 at);
/* "__device__" */
const char *attribute_spelling(enum il_cuda_attribute what);
/* The type behind typedefs; *cv collects the qualifiers. */
const struct il_type *stripped(const struct il *il, u32 type, u32 *cv);

#endif
