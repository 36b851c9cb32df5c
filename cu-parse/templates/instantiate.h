/* Template arguments bound to parameters, and what instantiation makes of templates [temp.inst]. A template is instantiated by parsing
 * its tokens again in a scope where its parameters' names mean the arguments. */
#ifndef INSTANTIATE_H
#define INSTANTIATE_H

#include "../constants/constant.h"

/* What can be said of a deduction, a substitution or a candidate: nothing here is a guess. */
enum outcome { OUTCOME_FAILURE, OUTCOME_UNKNOWN, OUTCOME_SUCCESS };
static inline enum outcome worst(enum outcome a, enum outcome b) { return a < b ? a : b; }

enum { DEEPEST_INSTANCE = 900 };     /* as in g++ */
enum { MAX_INSTANCE_ATTEMPTS = 64 }; /* of what could not be told */
enum { PARAMETERS_MAX = 64 };        /* of one template parameter list; more are "unknown" */

/* The arguments for the parameters of one template parameter list. */
struct argument_set {
	u32 decl;      /* the template_decl whose parameters they are for */
	u32 count;     /* how many parameters it has */
	u32 around;    /* the scope that the template's parameters are bound in; 0: the one that it is declared in */
	bool of_class; /* it is a class template, of which a constructor is called: T && is no forwarding reference */
	bool of_wrong; /* the error type is that of what was said to be wrong, which is like no other */
	struct argument {
		u32 first;    /* template_arg; of a pack the list of its elements, 0 when it is empty */
		u32 elements; /* of a pack: how many */
		bool known;   /* given, deduced or taken from a default */
		bool is_pack;
		bool is_of_bound; /* the type of an array's bound, if nothing else says what it is [temp.deduct.type]/13 */
	} of[PARAMETERS_MAX];
};

/* ---- instantiate.c ---- */
/* A set in which nothing is known yet. False when there are too many parameters. */
bool arguments_begin(struct parser *p, u32 decl, struct argument_set *set);
/* Distributes a flat list of template_args over the parameters; a pack takes all that are left, or that are for it where that is said. What
 * the list lacks stays unknown. False when they do not fit or a pack expansion is among them. */
bool arguments_of_list(struct parser *p, u32 decl, u32 first, struct argument_set *set);
/* The flat list again; 0 when something is not known or there is nothing. */
u32 list_of_arguments(struct parser *p, const struct argument_set *set);
/* Whether it is not known what an argument is: it depends on a template parameter, or has no value. */
bool is_open_argument(const struct parser *p, const struct il_template_arg *arg);
/* A scope below parent in which the parameter names of the template_decl decl mean the arguments; those that are not known mean
 * themselves. */
u32 bind_arguments(struct parser *p, u32 parent, u32 decl, const struct argument_set *set);

/* What a value is as an argument for a parameter of that type: nullptr is also one for pointers [temp.arg.nontype]/2. */
struct constant value_for_parameter(struct parser *p, const struct constant *value, u32 type);
/* Gives a non-type argument a value; equal values have equal identities, however they were spelled. */
void set_argument_value(struct parser *p, struct il_template_arg *arg, const struct constant *value);
/* The same with a constant of the IL of any kind. */
void set_argument_constant(struct parser *p, struct il_template_arg *arg, u32 constant);
/* The same with a function, variable or field; is_pointer: for its address. */
void set_argument_address(struct parser *p, struct il_template_arg *arg, il_any entity, bool is_pointer);
/* A new template_arg with a known integral value, converted to the type of the parameter; type 0: it is of that type. */
u32 template_arg_of_value(struct parser *p, u32 type, const struct constant *value);
/* The value of an argument; not known where it has none. */
struct constant value_of_argument(struct parser *p, u32 arg);
/* What identity_of_tokens() gives for the lone name of a non-type template parameter: so an argument or array bound of that identity is
 * just this parameter. */
u32 identity_of_param(u32 depth, u32 index);
/* The class template that an alias template is another name of, as an argument of a template; otherwise the template itself [temp.alias],
 * CWG 1286. */
u32 equivalent_template(struct parser *p, u32 template);

/* Parsing tokens again, from first on, with names looked up from scope: what is silent, declares nothing in the user's file, and is no
 * part of a template. False, with nothing done, when nesting or the amount of work is beyond measure. */
struct replay {
	struct surroundings saved;
};
bool begin_replay(struct parser *p, struct replay *replay, u32 first, u32 end, u32 scope);
/* Whether that amount is reached: what is asked from then on is unknown, and nothing fails. */
bool instantiations_are_used_up(const struct parser *p);
void end_replay(struct parser *p, const struct replay *replay);

/* The record of a specialization in p->template_instances, new where there was none. */
u32 template_instance(struct parser *p, u32 template, u32 args);
/* Whether a specialization is to be made, now or, where it could not be told before and more is known, again; end_instance() then says
 * what came of it. */
bool begin_instance(struct parser *p, u32 index);
void end_instance(struct parser *p, u32 index, enum outcome outcome);
/* Gives a class template specialization members, when it has none yet [temp.inst]/2. False where that cannot be done. */
bool complete_class(struct parser *p, u32 type);
/* Whether a class is a specialization of a template that is nowhere defined so far: it is incomplete for certain. */
bool is_undefined_specialization(struct parser *p, u32 type);
/* What asks at p for an instance, which is pushed to requests while it is made. */
struct instance_request request_for(const struct parser *p, il_any entity);
/* The type that an alias template's specialization is, 0 when it is not known; *failed: there is none. */
u32 instantiate_alias(struct parser *p, u32 specialization, bool *failed);
/* Says what keeps an alias template's specialization from being a type, where that is known. */
void report_failed_alias(struct parser *p, u32 specialization);
/* The token that ends an alias-declaration from first on. */
u32 end_of_alias(const struct parser *p, u32 first);
/* The variable that a variable template is with these arguments; 0: not known. */
u32 specialize_variable(struct parser *p, u32 template, const struct template_args *args);

/* ---- default_arguments.c ---- */
/* Whether a number, or nullptr, is a converted constant of the type, which is no reference [expr.const]: neither a pointer nor a floating
 * value is made of a number, nor is it narrowed, but to bool. */
enum outcome takes_number(struct parser *p, u32 type, u32 number);
/* Makes known what is not by default arguments [temp.param]/9, and packs that nothing was deduced for empty. */
enum outcome add_default_arguments(struct parser *p, u32 template, struct argument_set *set);
/* Parses the text of an argument again, with names looked up from scope. */
enum outcome parse_argument_again(struct parser *p, u32 scope, u32 argument, u32 *result);
/* Frees what is remembered of that. */
void filled_sets_free(struct parser *p);
/* The template_decl, of the declarations of a template, in whose parameter list that place is; that of the template where none is. */
u32 head_around(const struct parser *p, const struct il_template *template, u32 position);

/* ---- parameter_defaults.c ---- */
/* Notes that a scope binds the identifier of such a template template parameter, if that has default arguments. */
void note_bound_template(struct parser *p, u32 scope, u32 ident, u32 template);
/* Adds these to the arguments behind such a name, where it was found as its argument. */
void add_parameter_defaults(struct parser *p, const struct lookup *found, u32 ident, struct template_args *args);

/* ---- complete_arguments.c ---- */
/* The flat, canonical list of arguments, with defaults, for what was given. *dependent is set where one depends on a parameter. */
u32 complete_arguments(struct parser *p, u32 template, const struct template_args *args, bool *dependent);
/* An injected-class-name that is given to a template template parameter becomes the template's name [temp.local]/1: whether it is one. */
bool take_as_template(const struct parser *p, struct il_template_arg *arg, u32 param);
/* Whether a completed list that depends on nothing has an argument for each parameter, and no more [temp.arg]/1. */
bool has_argument_for_each(const struct parser *p, u32 template, u32 first);
/* Converts a value to the type of its parameter, of a template of that depth. It may name parameters before it, which have the arguments of
 * the list before [temp.arg.nontype]. */
void convert_argument(struct parser *p, struct il_template_arg *arg, u32 param, u32 depth, u32 before);
/* The same for a parameter of that type. */
void convert_argument_to(struct parser *p, struct il_template_arg *arg, u32 type);
/* Whether an argument has a value only for a parameter of a certain type: a list, a string, the name of several functions. */
bool awaits_parameter(const struct parser *p, const struct il_template_arg *arg);
/* Whether the value of an argument is of a class that certainly no parameter can be of. */
bool is_of_no_structure(struct parser *p, const struct il_template_arg *arg);

/* ---- argument_lists.c; parser.h declares what makes and releases arguments ---- */
/* Whether two lists have the same arguments, for the same parameters where that is said: of a function template with several packs the
 * elements alone do not tell which pack they are in. */
bool same_arguments(const struct parser *p, u32 a, u32 b);
/* Whether two arguments are the same, whichever parameters they are for. */
bool is_same_argument(const struct parser *p, const struct il_template_arg *x, const struct il_template_arg *y);
/* The same lists have the same hash, for each hash to start from. */
u32 hash_arguments(const struct parser *p, u32 arg, u32 hash);
/* Of one argument, without what follows it in its list. */
u32 hash_argument(const struct parser *p, const struct il_template_arg *arg, u32 hash);
/* Of a type argument the canonical type, and that which is written. */
void canonical_argument(struct parser *p, struct il_template_arg *arg);
/* A type without the typedefs that are members of instances, or of functions: those of namespaces and of other classes stay, to be shown. */
u32 shown_type(struct parser *p, u32 type);
/* What a typedef in an instance stands for, without such typedefs but of what it points or refers to. */
u32 shown_alias(struct parser *p, u32 type);
/* The type that a parameter is in an instance. */
static inline u32 type_of_argument(const struct il_template_arg *arg) { return arg->written_type ? arg->written_type : arg->type; }
/* Appends a copy of arg with another type to the list that ends at link; returns the link for the next. */
u32 *append_argument(struct parser *p, u32 *link, const struct il_template_arg *arg, u32 type);
/* Appends copies of the first arguments of a list. */
u32 *append_arguments(struct parser *p, u32 *link, u32 arg, u32 count);

/* ---- syntax/names.c ---- */
/* The identity of the argument that the tokens [first, end) are, and its value where that is known. */
void identify_argument(struct parser *p, struct il_template_arg *arg, u32 first, u32 end);

/* ---- specialize.c ---- */
/* The specialization with these arguments, all of them known; 0 when *outcome is OUTCOME_FAILURE, and mostly when it is
 * OUTCOME_UNKNOWN: unless it is just not known whether its constraints are satisfied. */
u32 specialize_function(struct parser *p, u32 template, const struct argument_set *set, enum outcome *outcome);
/* The specialization of a function template for a call, as specialize_function() gives it. explicit_args: the
 * template_args that the call gives, or 0. */
struct call;
u32 specialization_for_call(struct parser *p, u32 template, u32 explicit_args, const struct call *call, enum outcome *outcome);
/* The specialization of that function type; explicit_args may give some arguments [temp.deduct.funcaddr]. 0 unless *outcome is
 * OUTCOME_SUCCESS. */
u32 specialization_for_type(struct parser *p, u32 template, u32 explicit_args, u32 type, enum outcome *outcome);
/* The specialization that template<arguments> names by itself; 0 unless *outcome is OUTCOME_SUCCESS [temp.arg.explicit]/4. has_target:
 * perhaps not by itself, a type may be wanted that tells more arguments. */
u32 specialization_named(struct parser *p, u32 template, u32 explicit_args, bool has_target, enum outcome *outcome);
/* Whether that could not be made for its constraints alone. */
bool named_is_unsatisfied(struct parser *p, u32 template, u32 explicit_args);
/* Gives an explicit specialization the arguments that its declaration leaves to deduction. */
void complete_specialization(struct parser *p, u32 routine);
/* The function template, of those of a symbol, that an explicit specialization of this type with these arguments specializes
 * [temp.deduct.decl]; 0: there is none. */
u32 specialized_template(struct parser *p, u32 symbol, u32 given, u32 type);
/* Whether all entities of a symbol are function templates, and none of them has a specialization of that type, for certain. */
bool specializes_none(struct parser *p, u32 symbol, u32 given, u32 type);
/* Gives a specialization that was made before its template was defined its definition. False: there is none. */
bool define_specialization(struct parser *p, u32 routine);
/* Gives an instance the definition that stands in a declaration of the template, parsed again from a scope that binds the
 * template's parameters. False: it has none. */
bool define_instance_body(struct parser *p, u32 routine, u32 definition, u32 scope);
/* Calls use() for the functions and variables that an explicit instantiation is to define [temp.explicit]. */
void instantiate_explicitly(struct parser *p, u32 directive, void (*use)(void *context, il_any entity), void *context);
/* Parses the bodies of instances that a user's program makes in any case: of constexpr functions that it calls, and explicit ones. */
void require_instances(struct parser *p);

/* ---- members.c ---- */
/* What a class was instantiated from, with which arguments. */
struct class_instance {
	u32 pattern;             /* class */
	u32 depth;               /* how many instances it is inside of: what asked for it, and what asked for that */
	struct argument_set set; /* no longer than its count */
};
struct pattern;
/* What is known of whether a class can be instantiated, new where nobody has asked yet; good until the next is. */
struct instance_question *question_about(struct parser *p, u32 type);
void note_class_instance(struct parser *p, u32 type, const struct pattern *pattern, u32 depth);
/* How many instances a function is inside of. */
u32 instance_depth(const struct parser *p, u32 routine);
/* The definition, outside of the class template, of a member function (or a member function template) of an instance; *scope gets a scope
 * in which the template's parameters, as the definition names them, are bound. 0: there is none. */
u32 definition_of_member(struct parser *p, u32 routine, u32 *scope);
/* The member of the class template that a named data member of an instance comes from; 0: none. */
u32 pattern_of_field(struct parser *p, u32 field);
/* The function with a body in the classes that the class of an instance's member comes from that this is declared by; 0: none. */
u32 pattern_of_function(struct parser *p, u32 routine);
/* Whether a class is a member of an instance, at any depth. */
bool is_member_of_instance(const struct parser *p, u32 type);
/* The same of the instance itself, too. */
bool is_of_instance(const struct parser *p, u32 type);
/* Whether the member class of a class template that such a member class comes from is defined inside of that. */
bool is_defined_in_class(struct parser *p, u32 type);
/* The member template of a class template that the member template of an instance of that comes from; 0: none. */
u32 pattern_of_member_template(struct parser *p, u32 template);
/* Whether that place is in the class around a member template. */
bool is_in_class_around(const struct parser *p, u32 template, u32 position);
/* A scope in the class around a member template where the parameters of the heads around head mean the arguments of the classes around; 0:
 * they are not for those. */
u32 scope_for_heads(struct parser *p, u32 template, u32 head);
/* The class that such a definition defines, for a member class of an instance or a specialization of its member template, which has the
 * arguments *set then; 0: none is known. *declared becomes what the member class was declared as in the class template. */
u32 definition_of_class(struct parser *p, u32 type, u32 *declared, struct argument_set *set, u32 *scope);
/* The same for a member enumeration of an instance, whose enumerators are looked up in *scope. */
u32 definition_of_enum(struct parser *p, u32 type, u32 *scope);
/* Whether an instance of a class, and those around it, have all members already that tokens first to end mention: while it is being defined
 * the later ones are missing. Whatever mentions the class itself or this needs all. */
bool knows_members(struct parser *p, u32 class, u32 first, u32 end);
/* Gives a member function of an instance that definition. False: there is none. */
bool define_member(struct parser *p, u32 routine);
/* The variable with the initializer that a variable has: itself, or what a static member was instantiated from, where that is defined
 * outside of its class; *scope gets the scope from which it is parsed. 0: the member is defined nowhere. */
u32 defined_variable(struct parser *p, u32 variable, u32 *scope);

/* ---- initializers.c ---- */
/* Parses an initializer that was passed over: of a header, or of an instance of a template. False: the variable is not
 * defined. */
bool require_initializer(struct parser *p, u32 variable);
/* Gives an instance that is an array of unknown bound that which its initializer has, if there is one [dcl.array]/7. */
void complete_bound(struct parser *p, u32 variable);

/* ---- parameter_scope.c ---- */
/* The scope in which a function's parameters, and its template's, are bound; 0: not known. */
u32 parameter_scope(struct parser *p, u32 routine);
void note_parameter_scope(struct parser *p, u32 routine, u32 scope);
/* The scope in which a specialization's arguments are bound to the parameters of the declaration of its template that has the default
 * arguments, as the definition has none; 0: not known. */
u32 scope_of_defaults(struct parser *p, u32 routine, u32 decl);

/* ---- signatures.c ---- */
/* What functions are named after (Itanium C++ ABI, 5.1.5): parses the declarations of the function templates that have specializations
 * again, so that their types have the expressions that they depend on. */
void complete_signatures(struct parser *p);

/* ---- uses/uses.c ---- */
/* Instantiates what the program uses: parses the bodies of the functions that are compiled for sure, and of all that these name. They and
 * their instances have enf_needed. Then what functions mention that nobody calls: of that only kernels are compiled, and what these use. */
void instantiate_used(struct parser *p);

#endif
