/* The rules. Each looks at the IL and reports; nothing is changed. What is unknown or dependent is never reported. */
#ifndef CHECK_H
#define CHECK_H

#include "../lib/base/stack.h"
#include "../lib/diag/diag.h"
#include "../lib/il/map.h"

/* A call across execution spaces. */
struct call {
	u32 emitted;           /* how far the source is read when it is known: calls are reported in that order */
	u32 end;               /* the same in its instance */
	u32 begin;             /* of the expression: what is inside of another one and ends with it comes first */
	u32 order;             /* in which they were found, those of an instance together */
	u32 found;             /* the very order */
	u32 place;             /* what the message points to */
	il_any callee, caller; /* routines or lambdas */
	struct instance {
		u32 lambda, routine;
	} instance; /* that it is in: one of calls.lambda_instances, or a function; 0: none */
};

/* Why there is an instance: the name or call that it was made for, and the instance which that is in. */
struct cause {
	u32 expr;
	struct instance outer;
};

/* The first use of an instance that is explicit, too (first_uses.c): its place, and when it is come to. */
struct first_use {
	u32 time, place;
};

struct source_range {
	u32 begin, end, what;
};
struct source_ranges {
	struct source_range *at;
	u32 count, capacity;
	u32 *around; /* by number among them, from 1: that of the one around it, or 0 */
};                   /* by their begin */

/* What rules_calls.c and its neighbours know (calls.h). What is made when it is asked for is empty before. */
struct calls {
	VEC(struct call) found;
	struct source_ranges lambdas;     /* what: the lambda */
	struct source_ranges silent;      /* default arguments and member initializers, discarded statements */
	struct source_ranges conditional; /* the substatements of if constexpr */
	struct source_ranges member_initializers;
	struct source_ranges default_arguments;
	struct source_ranges unchecked;  /* the beginnings of declarations that #pragma nv_exec_check_disable stands before */
	struct il_map places;            /* as those of expressions: where calls were found in what is written, not in instances */
	VEC(struct cause) causes;        /* of instances of functions; the first one is none */
	VEC(u32) instance_objects;       /* variables of instances of functions */
	struct il_map orders;            /* by routine or lambda instance: its order among the calls */
	struct il_map failed_assertions; /* by condition, in instances of functions: the static_assert */
	struct il_map triggers;          /* by routine that is an instance: its cause */
	struct il_map seen;              /* by routine that is an instance: in which order they were looked at, from 1 */
	u32 seen_count, latest_seen;
	struct il_map directives;           /* by routine or class: its explicit instantiation */
	VEC(struct first_use) first_uses;   /* the first one is none */
	struct il_map first_use_of;         /* by routine */
	struct il_map first_met;            /* by explicit instantiation: the place where what that makes was first met */
	struct il_map destructors;          /* by class: its destructor, when that is a device function */
	VEC(struct cause) lambda_instances; /* those of generic lambdas, by the call of each; the first one is none */
	/* By where a lambda that is not evaluated begins: the latest instance that has it, twice where that is a function's, twice and one
	 * more where it is a generic lambda's. */
	struct il_map unevaluated_lambdas;
	struct il_map lambda_instance_at; /* by where a generic lambda's body begins: the instance that was made last */
	bool lambdas_known, places_known, instance_objects_known, pragmas_known, destructors_known, first_uses_known;
	char *module_id;
};

/* The operand at whose end something is said: what ends there, too, and begins behind it comes first. */
struct use_place {
	u32 end, begin;
};
/* What is wrong with a name of a variable, which is said there. */
struct reference_report {
	struct use_place place;
	u32 id, expr, variable;
	struct instance instance;
};

/* Where something stands that is said of an instance (instance_reports.c). */
enum { KEY_INSTANCES = 12, KEY_PARTS = 3 };
struct instance_report {
	u32 message, key[KEY_PARTS * KEY_INSTANCES + 1];
};

/* A device function or closure whose return type is deduced, where code of the host names it. */
struct deduced_use {
	u32 begin, end, place;
	const char *name;
};

struct check {
	const struct il *il;
	struct diag *diag;
	struct diag *instance_diag;  /* what cu-parse found in instances, which may not be looked at; or NULL */
	bool extended_lambda;        /* lambdas may have execution spaces */
	bool static_host_stub;       /* extern templates of kernels have no stub */
	bool relocatable;            /* this is not the whole program */
	bool jit, default_device;    /* there is no host code; what says no space is for devices, as cu-parse has it */
	bool has_errors;             /* cu-parse found some: entities may have types that nobody knows */
	bool directives_have_spaces; /* some explicit instantiation has an execution space */
	u32 attributes;              /* which the source has anywhere: a bit for each enum il_cuda_attribute */
	/* By routine: the execution spaces that its declarations up to the current one spell out; by variable: the memory spaces. */
	u32 *spaces;
	u8 *memory_spaces;
	il_any *owner;              /* by expression: what it is an operand, initializer … of; made when a rule asks for one */
	const char *module_id_file; /* NULL: the id is made */
	bool relaxed_constexpr;     /* constexpr functions may be called across spaces */
	struct calls calls;
	u32 configuration_function;  /* of launches, once it was looked for (rules_kernel_calls.c) */
	const char *stack_bound;     /* where recursion ends */
	VEC(u32) constexpr_ifs;      /* statements, while extended lambdas are looked at */
	VEC(u32) constexpr_wrappers; /* variables of instances that are extended lambdas */
	u32 *folded;               /* by expression: enum fold_state, or FOLD_INTEGER and the number of its value; made when a rule asks */
	VEC(struct folded) values; /* fold.h */
	u8 *variable_seen;         /* by variable: rules_unset.c */
	bool *may_read_unset;      /* by routine: whether a variable in it may be read before it has a value; rules_unset.c */
	struct known_places {
		il_str name;
		u8 places;
	} known_places[16];         /* of attributes: rules_misplaced.c */
	struct il_map instances;    /* of kernel templates, that were seen */
	struct il_map instantiated; /* routines and classes that were explicitly instantiated */
	struct il_map deduced;      /* by place, as that of an expression: where deduced return types were found */
	VEC(struct deduced_use) deduced_uses;
	struct il_map referred;   /* by place, as that of an expression: what was said of a variable there */
	struct instance instance; /* that is looked at; none: what is written */
	u32 looked_at;            /* the operation whose values are looked at; 0: none */
	u32 written_messages;     /* what was said of what is written, as instances are looked at */
	VEC(struct instance_report) instance_reports;
	VEC(struct reference_report) references;
};

/* Whether a remark, or what is suppressed, may be shown anywhere: else nothing is looked for. */
static inline bool is_wanted(const struct diag *diag, enum diag_id id)
{
	return diag->severity[id] >= diag->threshold || diag->states[id].count;
}

/* All rules; check has il, diag and the options, the rest is zero. */
void check_all(struct check *check);

/* One family of rules a file; each is called for every declaration record with attributes or parameters. */
void check_function(struct check *check, const struct il_full_entity_decl_info *decl);            /* rules_functions.c */
void check_variable(struct check *check, const struct il_full_entity_decl_info *decl);            /* rules_variables.c */
void check_template_parameters(struct check *check, const struct il_full_entity_decl_info *decl); /* rules_template_parameters.c */
void check_alias_templates(struct check *check);
/* Arrays of variable length that are static or __shared__ (rules_variables.c). */
void check_static_array(struct check *check, const struct il_full_entity_decl_info *decl);
/* Those of conditions, range-based for statements and structured bindings. */
void check_unrecorded_variables(struct check *check);
void check_textures(struct check *check);
void check_misplaced(struct check *check, const struct il_full_entity_decl_info *decl);               /* rules_misplaced.c */
void check_standard_attributes(struct check *check, const struct il_full_entity_decl_info *decl);     /* rules_standard_attributes.c */
void check_nodiscard_declaration(struct check *check, const struct il_full_entity_decl_info *decl);   /* rules_nodiscard.c */
void check_repeated(struct check *check, const struct il_full_entity_decl_info *decl);                /* rules_repeated.c */
void check_instantiation_directive(struct check *check, const struct il_full_entity_decl_info *decl); /* rules_grid_constant.c */
void check_friend(struct check *check, const struct il_full_entity_decl_info *decl);                  /* rules_functions.c */
void check_extern_template(struct check *check, const struct il_full_entity_decl_info *decl);         /* rules_functions.c */
void check_unsupported(struct check *check, const struct il_full_entity_decl_info *decl);             /* rules_unsupported.c */
void check_fields(struct check *check);
void check_attributes_in_lambdas(struct check *check);
void check_attributes_of_field(struct check *check, const struct il_field *field); /* rules_standard_attributes.c */
/* Whether an attribute is one of the standard's (rules_standard_attributes.c). */
bool is_standard_attribute(const struct il *il, const struct il_attribute *attribute);
void check_attributes_of_lambda(struct check *check, const struct il_lambda *lambda);
void check_alignments(struct check *check);     /* rules_alignment.c */
void check_asm_statements(struct check *check); /* rules_asm.c */
void check_lambda_heads(struct check *check);   /* rules_lambdas.c */
void check_new_features(struct check *check);   /* rules_new_features.c */
/* What follows the introducer of a lambda and the attributes there. */
u32 head_of_lambda(const struct il *il, const struct il_lambda *lambda);
void check_extended_lambdas(struct check *check); /* rules_extended_lambdas.c */
void check_lambdas(struct check *check);          /* rules_grid_constant.c */
void check_pragmas(struct check *check);          /* rules_pragmas.c */
void check_unknown_pragmas(struct check *check);  /* rules_unknown_pragmas.c */
void check_packing(struct check *check);          /* rules_packs.c */
void check_jit(struct check *check);              /* rules_jit.c */
void check_main(struct check *check);             /* rules_main.c */

/* Rules about all declarations of a function; each is called for every routine that is no instance. */
void check_launch_attributes(struct check *check, u32 routine);    /* rules_launch.c */
void check_grid_constants(struct check *check, u32 routine);       /* rules_grid_constant.c */
void check_override(struct check *c, u32 routine);                 /* rules_overrides.c */
void check_initialization_order(struct check *check, u32 routine); /* rules_initializers.c */
/* Says which arguments of a launch certainly convert to no parameter. */
void check_launch_arguments(struct check *check, u32 first_argument, u32 first_parameter); /* rules_launch_arguments.c */
/* Of a launch configuration, which of its numbers change their values. */
void check_configuration_values(struct check *check, u32 first_argument, u32 first_parameter);
/* An instance of a function template: where it is first needed. */
struct kernel_instance {
	u32 routine, info, pattern, use;
};
/* Ends what was reported about one. */
void say_which_instance(struct check *check, const struct kernel_instance *instance);
void check_launch_of_instance(struct check *check, const struct kernel_instance *instance); /* rules_launch.c */
/* The attributes behind the parameters of a lambda, which are those of its operator(). */
void check_launch_of_lambda(struct check *check, const struct il_lambda *lambda);
/* The type of a function, and the declaration that its attributes are in; instance: NULL, or what it is of. rules_zero_sized.c */
void check_sized_parameters(struct check *check, u32 function_type, const struct il_full_entity_decl_info *decl,
                            const struct kernel_instance *instance);
void check_explicit_instantiations(struct check *check);            /* rules_kernel_instances.c */
void check_unreferenced(struct check *check);                       /* rules_unreferenced.c */
void check_hidden_objects(struct check *check);                     /* rules_hidden_objects.c */
void check_instantiation_directives(struct check *check);           /* rules_instantiation_directives.c */
void check_kernel_specialization(struct check *check, u32 routine); /* rules_kernel_instances.c */

/* Called for every class. */
void check_hidden_functions(struct check *check, const struct il_class_info *info); /* rules_hiding.c */

/* Called for every function and lambda with a body. */
void check_flow_of_routine(struct check *check, u32 routine); /* rules_flow.c */
/* A return statement of a function that gives such a type; from: what is declared before is not of the function. */
void check_returned(struct check *check, const struct il_statement *statement, const struct il_type *result,
                    u32 from); /* rules_returns.c */
void check_flow_of_lambda(struct check *check, u32 lambda);
void check_flow_of_instance(struct check *check, u32 routine);
/* The call operator of a generic lambda for some arguments, and what the instance is called. */
void check_flow_of_lambda_instance(struct check *check, u32 routine, const char *name);
/* The statements of a body, which jump past initializations. */
void check_jumps(struct check *check, u32 body, bool in_lambda); /* rules_jumps.c */
/* Where a name of a variable stands: perhaps in its own initializer. rules_unset.c */
void note_own_initializer(struct check *check, u32 expr);
/* Notes which routines have variables without a value, before the next one is called for them. */
void find_unset_variables(struct check *check);
void check_unset_variables(struct check *check, u32 routine);
void check_unset_in_lambda(struct check *check, u32 lambda);
void check_unset_in_instance(struct check *check, u32 routine);

/* What is called for every evaluated expression of a kind that stands in a function as written, not in an instance; for some rules
 * also where a constexpr if discards it. */
void check_variable_reference(struct check *check, u32 expr); /* rules_references.c */
void check_atomic(struct check *check, u32 expr);             /* rules_atomics.c */
void check_wgmma(struct check *check, u32 expr);              /* rules_wgmma.c */
void report_references(struct check *check);                  /* what that found, in its order */
void check_address_of(struct check *check, u32 expr);
/* And wherever else a __constant__ variable is assigned to. */
void check_constant_memory(struct check *check, u32 expr);
bool changes_constant_memory(const struct il *il, const struct il_expr_node *node); /* the expression itself, not its operands */
/* And for the operands of decltype. */
void check_decltype(struct check *check, u32 expr);
void check_call(struct check *check, u32 expr);           /* rules_calls.c */
void check_deduced_return(struct check *check, u32 expr); /* rules_deduced_return.c */
void check_deduced_closure(struct check *check, u32 expr);
void report_deduced_returns(struct check *check);

/* The calls of variables and statements, which no expression is, and the report of all calls in their order. rules_calls.c */
void check_calls_of_variables(struct check *check);
void check_calls_of_statements(struct check *check);
void check_instances(struct check *check); /* rules_instances.c, after the others */
void report_calls(struct check *check);
/* Whether a function, or the call operator of a lambda, is constexpr. */
bool is_constexpr_callee(const struct il *il, il_any callee);

void check_kernel_instance(struct check *check, u32 expr); /* rules_kernel_instances.c */
void check_kernel_call(struct check *check, u32 expr);     /* rules_kernel_calls.c */
/* Says of a launch that it has no stream. */
void check_stream_of_launch(struct check *check, const struct il_expr_node *call);
/* The same of a call in an instance that is looked at: what the template itself does not show. */
void check_kernel_call_in_instance(struct check *check, u32 expr);

/* Whether a place is in the body of a function or lambda, not in a default argument or an initializer of a variable or member there.
 * Linear in the size of the IL: for who is about to report something. */
bool stands_in_body(const struct il *il, u32 position); /* context.c */
/* Whether an error was said about a place there: what is not known then is wrong. Linear in what was reported. */
bool has_error_between(const struct check *check, u32 begin, u32 end); /* context.c */
/* Whether an instance is looked at, not what is written. */
static inline bool is_in_instance(const struct check *check) { return check->instance.lambda || check->instance.routine; }
/* ---- instance_reports.c ---- */
/* Says about the last report what led to the instance that is looked at, if it is one: its place among the others is one in that. */
void report_in_instance(struct check *check);
/* Its halves, where another context stands first: the place, then the contexts. */
void move_to_instance(struct check *check);
/* Reports what cu-parse found in an instance. */
void report_noted(struct check *check, u32 routine);
void add_instance_contexts(struct check *check);
/* Reports like diag_report(), at a later position, what a rule finds in code as written or in an instance: there not what the template
 * itself showed. */
void report_at(struct check *check, enum diag_id id, u32 place, u32 position, ...);
/* Puts what was said of instances in its order. */
void order_instance_reports(struct check *check);

void check_effect(struct check *check, u32 expr);    /* rules_effect.c */
void check_nodiscard(struct check *check, u32 expr); /* rules_nodiscard.c */
void check_conditional_operands(struct check *check, u32 expr);
void check_volatile_operand(struct check *check, u32 expr);   /* rules_volatile.c */
void check_values(struct check *check, u32 expr);             /* rules_values.c */
void check_constant_evaluated(struct check *check, u32 expr); /* rules_constant_evaluated.c */
/* Whether a sum or difference is a pointer neither to an element of the array that it is made from nor to its end. */
bool points_outside(struct check *check, const struct il_expr_node *node); /* rules_pointers.c */

/* Called for every variable and member with an initializer. */
void check_initialized_variable(struct check *check, const struct il_variable *variable); /* rules_narrowing.c */
void check_initialized_field(struct check *check, const struct il_field *field);
void check_braced_member(struct check *check, const struct il_constructor_init *init);
void check_default_argument(struct check *check, const struct il_parameter *parameter); /* rules_values.c */

/* Called for every statement as written. */
void check_statement_condition(struct check *check, const struct il_statement *statement); /* rules_effect.c */
/* Statements of an if that do nothing, but for one before an else (rules_effect.c). */
void check_empty_statements(struct check *check);
/* Called for the body of an instance: its statements. */
void check_statements_of_instance(struct check *check, u32 statement); /* rules_effect.c */

/* Reports about a place what is found out at a later position: among the others it is printed there. */
static inline void report_late(struct check *check, enum diag_id id, u32 place, u32 position) { report_at(check, id, place, position); }
static inline void report_here(struct check *check, enum diag_id id, u32 place) { report_at(check, id, place, place); }

/* ---- owners.c ---- */
/* What has this expression: the expression that it is an operand of, a statement, the variable that it initializes …; 0: not known. */
il_any owner_of(struct check *check, u32 expr);
/* The expression that this one is an operand of; 0: none. */
u32 parent_expression(struct check *check, u32 expr);
/* The routine in whose body a scope lies, or 0. */
u32 routine_of_scope(const struct il *il, u32 scope);
/* Whether an expression is an operand of && || ?:, or a part of one, that another operand, a constant, keeps from being evaluated. */
bool is_never_evaluated(struct check *check, u32 expr);
/* The execution spaces of the code at a place in a routine: of a lambda there, if it says any, else of the routine. */
u32 execution_space_around(struct check *check, u32 routine, u32 position);
/* Whether the host pass takes code of these spaces for its own: __host__ __device__ too. */
static inline bool runs_on_host(u32 execution_space)
{
	return !(execution_space & es_global) && (execution_space & (es_host | es_device)) != es_device;
}

/* ---- literals.c ---- */
/* The argument of that number, from 0, of a builtin operation; 0: it has none. */
u32 argument_of(const struct il *il, const struct il_expr_node *call, u32 number);
/* Whether an expression is an integer literal, or an enumerator; what operators make of such is UNKNOWN_LITERAL, or the value where that is
 * easy. */
enum literal { LITERAL, NO_LITERAL, UNKNOWN_LITERAL };
enum literal literal_of(const struct il *il, u32 expr, i64 *value);

/* ---- use.c ---- */
/* How an expression uses the object that it designates [basic.lval]; use_none: not at all, or that is not known; use_value: its value is
 * read, and could as well be a constant. */
enum use { use_none, use_value, use_read, use_written, use_modified, use_address };
/* What designates the object there, and the operation that uses it so; 0: no operation does. */
struct use_site {
	u32 designator, operation;
};
enum use use_of(struct check *check, u32 expr, struct use_site *site);
/* Where the reference says how an object is used; nowhere, with an end of 0: what becomes of it is not known. use_places.c */
struct use_place place_of_use(struct check *check, enum use use, struct use_site site);
/* Whether an error was said about something that the use needs. */
bool is_use_given_up(struct check *check, u32 expr, struct use_site site);

/* The source_sequence_entry after this one in a declaration statement, or 0. */
u32 next_declared(const struct il *il, const struct il_statement *statement, u32 entry);
/* The first attribute of this CUDA kind in the list, or NULL. */
const struct il_attribute *find_attribute(const struct il *il, u32 first, enum il_cuda_attribute what);
/* Whether it makes a function a kernel: __global__, or __tile_global__, which has the same rules. */
bool is_kernel_attribute(const struct il_attribute *attribute);
/* The first attribute in the list that makes a function a kernel, or NULL. */
const struct il_attribute *find_kernel_attribute(const struct il *il, u32 first);
/* The first place from at on that is not white space. */
u32 skip_space(const struct il *il, u32 at);
/* Whether this is a template, or a member of one: what depends on its parameters is not known, and nothing is converted to its return
 * type. */
bool is_written_in_template(const struct il *il, u32 routine);
/* Whether the source has this text at a place. */
bool starts_with(const struct il *il, u32 at, const char *text);
/* Whether no declarator stands between the specifiers and that of the declaration. */
bool is_first_declarator(const struct il *il, const struct il_full_entity_decl_info *decl);
/* What was reported last is found where an attribute of the declaration is applied, which stands at a place: at the end of the
 * declarator; those of the declarator come first, then those of the specifiers. */
void move_to_attribute(struct check *check, const struct il_full_entity_decl_info *decl, u32 place);
/* The same, but found before all of these, or behind them. */
enum application { BEFORE_ATTRIBUTES, BEHIND_ATTRIBUTES, FOR_LAUNCHES };
void move_to_application(struct check *check, const struct il_full_entity_decl_info *decl, enum application when);
/* The execution spaces that declarations of a template spell out; 0: of none. */
u32 spaces_of_template(const struct il *il, u32 template);
static inline bool is_decltype_auto(const struct il *il, const struct il_type *type)
{
	return type->kind == tk_auto && !strcmp(il_text(il, type->name), "decltype(auto)");
}
/* "__device__" */
const char *attribute_spelling(enum il_cuda_attribute what);
/* The type behind typedefs; *cv collects the qualifiers. */
const struct il_type *stripped(const struct il *il, u32 type, u32 *cv);

#endif
