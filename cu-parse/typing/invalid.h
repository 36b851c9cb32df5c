/* What is said about expressions and declarations of the user's that are certainly invalid, in templates as they are written, too: not
 * where a substitution may fail. Where anything is not known, or depends on template parameters, nothing is said. */
#ifndef INVALID_H
#define INVALID_H

#include "../overload/overload.h"
#include "../types/special_members.h"
#include "required_instances.h"
#include "typing_rules.h"

/* Whether something written in the user's file is parsed for good. */
bool is_compiled_once(const struct parser *p);
bool is_noted_class(const struct parser *p); /* what is read is an instance of a class whose errors are told */
/* The same of what is not made by instantiating a template. */
bool is_as_written(const struct parser *p);
/* Whether the class around is in a function, or in such a class [class.local]. */
bool is_in_local_class(const struct parser *p);
/* Whether an expression is parsed for good, of a template perhaps: in a body, evaluated or not, or evaluated in an initializer. */
bool in_code(const struct parser *p);
/* The same outside of templates. */
bool in_plain_code(const struct parser *p);
/* Whether an expression in a body, of a template perhaps, or in the initializer of a namespace's variable is. */
bool in_code_or_initializer(const struct parser *p);
/* Whether a pack expansion is among the nodes from one on. */
bool has_expansion(const struct parser *p, u32 node);
/* The class of an object of the type, or of the elements of an array, that such an expression makes or destroys; 0: it is of none. */
u32 class_of_elements(struct parser *p, u32 type, struct subobject *o);
/* Whether a name is one of those that the implementation has for itself [lex.name]/3: there are some that we do not know. */
bool may_be_builtin(const char *text);
/* An identifier that nothing declares, and behind which a ( stands: it is said at the end of the call, unless the arguments find it. */
void note_undefined_callee(struct parser *p, u32 node);
/* scope: of the class; 0: the object has no members. False: it is not certain, and nothing was said. */
bool report_missing_member(struct parser *p, u32 object, bool arrow, u32 scope, const struct id_expression *id);
/* Whether name:: at a token, where name is certainly nothing; in code such a name is an expression for the reference, whatever follows. */
bool is_unknown_qualifier(struct parser *p, u32 at);
bool begins_with_unknown_qualifier(struct parser *p, u32 at);
/* Whether name<…>:: is at a token in code, of a name that is nothing: up to C++17 its < is an operator [temp.names]/3. */
bool begins_with_member_of_unknown(struct parser *p, u32 at);
/* Whether typename at p stands before name<…> or N::name<…> of nothing in code: a statement that begins so is an expression. */
bool begins_with_typename_of_nothing(struct parser *p);
/* Such a type, or typename name::x where name is nothing, in an expression: passes over what the reference takes for the type. */
bool skip_typename_of_nothing(struct parser *p);
/* Says that of such a name at p since C++20, and passes over all of it up to the last name. */
void skip_member_of_unknown(struct parser *p);
/* Whether name:: is at p, of a name that is certainly no class or namespace, where a declaration's type or name may be: the reference
 * takes that name alone, and then misses a semicolon. */
bool is_qualified_by_no_class(struct parser *p);
/* Whether the qualifier of a name that is parsed has a component that certainly does not exist, which is said. */
bool report_missing_component(struct parser *p, const struct id_expression *id);
/* The same in an instance whose errors are told: a class that template arguments say is only declared. */
bool report_incomplete_in_instance(struct parser *p, const struct qualifier *q);
/* The same of a declarator-id, which may begin with the name and arguments of a template that nothing declares, too. */
bool is_member_of_no_class(struct parser *p, const struct id_expression *id);
/* A qualified name that was not found, where its qualifier is known; whether that was said. */
bool report_not_found(struct parser *p, const struct id_expression *id);
/* Whether a base-specifier's name at p is certainly that of no class, which is said; it is passed over. */
bool skip_name_of_no_class(struct parser *p);
void report_missing_name(struct parser *p, const struct id_expression *id);
void report_missing_type(struct parser *p, const struct id_expression *id);
/* Whether the name of a namespace at p begins with what has no members: that is said, and p is at the :: behind it. */
bool stops_at_no_namespace(struct parser *p);
/* The name where that of a namespace is wanted; whether a using-declarator names nothing, which is said, or anything else than it may;
 * a namespace's name in an expression. */
void check_namespace_name(struct parser *p, const struct id_expression *id);
bool check_using_name(struct parser *p, const struct id_expression *id, bool is_typename);
void check_no_namespace(struct parser *p, const struct id_expression *id);

/* Where a value of another type is wanted. */
enum conversion_context {
	CONVERT_INITIALIZER,
	CONVERT_ARGUMENT,
	CONVERT_RETURN,
	CONVERT_DIRECT, /* T x(node) */
	CONVERT_MEMBER, /* member(node), or of a class, or static */
	CONVERT_DEFAULT_ARGUMENT,
	CONVERT_TEMPLATE_ARGUMENT
};
/* invalid_launches.c: of a launch, what stands between <<< and >>>. */
void check_configuration(struct parser *p, u32 config);
/* Reports an expression that cannot be converted. */
void check_conversion_to(struct parser *p, u32 node, u32 type, enum conversion_context context);
/* An argument for a parameter of a class that is only declared: true, that is said. */
bool check_incomplete_parameter(struct parser *p, u32 node, u32 type);
/* Whether a value certainly has no conversion to a type that is no class, by whatever conversion. */
bool cannot_convert(struct parser *p, u32 node, u32 type, bool is_moved);
/* this at p, or *this as a capture, outside of member functions: true, that is said. */
bool check_this(struct parser *p, bool is_capture);
/* Of the operators of the language, those that change their operand. False: it cannot be changed, and what comes of it is no value. */
bool check_modification(const struct typing *t);

/* ---- invalid_assertions.c ---- */
/* Adds the message, if there is one, as it is shown in quotes. False: it is not known how. */
bool assertion_message(struct parser *p, const struct il_static_assert *record, struct buffer *out);
/* Evaluates a static_assert where it stands, in the user's files or where all is asked for, and reports one that certainly fails. */
void check_static_assert(struct parser *p, u32 index);
/* What it came to there; false: that is to be seen later. */
bool assertion_outcome(const struct parser *p, u32 index, struct constant *condition);

/* ---- invalid_dependent.c ---- */
/* Whether the initializer of a variable or member in a template, of that type, is a number for a pointer that depends on the template's
 * parameters, or such a pointer for a number: that is said. */
bool check_dependent_value(struct parser *p, u32 node, u32 type);

/* ---- instance_overrides.c ---- */
/* Says, once for an instance of a class template, which of its functions differ in execution spaces from what they override, as the
 * template's do not; said is called about each. */
void check_overrides_of_instance(struct parser *p, u32 class, void (*said)(struct parser *p, const void *why), const void *why);

/* ---- invalid_casts.c ---- */
/* T(node), (T)node, static_cast<T>(node) and the like. */
void check_cast(const struct typing *t);
/* Whether an object of an abstract class would be made by one, which is said. */
bool check_abstract_cast(const struct typing *t);
/* The type-id of a cast, which begins at token first: qualifiers at its top mean nothing where they are written, not named nor taken from
 * an operand. */
void check_cast_qualifiers(struct parser *p, u32 type, u32 first);

/* ---- old_for_scopes.c ---- */
/* Notes the variables from number first on that the for statement with that scope, which ends here, declares. */
void note_for_variables(struct parser *p, u32 first, u32 scope);
/* Says what a name means that was one of these where the statement's variables lived on behind it. */
void check_old_for_scope(struct parser *p, const struct id_expression *id);

/* ---- invalid_packs.c ---- */
/* A name, which is that at a token: whether it is no pack, or one that is expanded. */
bool check_pack_is_expanded(struct parser *p, u32 token, const struct lookup *found);
/* The same of a name that may be qualified, by a pack perhaps, and begins at a token; it may be in an element of a list. */
void check_pack_in_id(struct parser *p, u32 token, const struct id_expression *id, bool is_in_element);
/* The same of the names in a template argument that was parsed tentatively, from token first to the current one, up to one that is not expanded. */
void check_packs_in_argument(struct parser *p, u32 first);
/* The same of the names in a template parameter's default argument, which begins at a token and ends at the current one. */
void check_packs_in_default(struct parser *p, u32 first, bool is_type);
/* Behind a pattern that begins at a token: an ellipsis at p expands some pack in it. */
void check_expansion(struct parser *p, u32 first);
/* The same of a simple capture; where one of a template was no expansion, its instances have no capture-list that ends. */
void check_captured_expansion(struct parser *p, u32 first);
/* Behind a capture with an ellipsis before its name: where it may have one, some pack is named from token first on. */
void check_captured_pack(struct parser *p, u32 ellipsis, u32 first);
/* Behind a fold that begins at a token and has its ellipsis at another: one of its operands names a pack, and no more than one. */
void check_fold(struct parser *p, u32 first, u32 ellipsis);
/* The name in parentheses at p, behind a sizeof... at a place: of no pack that is said. */
void check_measured_pack(struct parser *p, u32 place);

/* ---- operator_types.c ---- */
/* The name of a member function that is neither called nor an operand of &: it becomes a pointer to the member. Returns the node. */
u32 check_uncalled_member(struct parser *p, u32 node);

/* ---- invalid_captures.c ---- */
/* No name where that of a capture is wanted, at p. */
void check_capture_name(struct parser *p);
/* &this or &*this among captures, at the place. */
void check_this_by_reference(struct parser *p, u32 place);
/* Behind the default of an introducer, at p: a comma that no capture follows. */
void check_comma_behind_default(struct parser *p);
/* A capture that was written, named at the place; found: what the name of a variable means, NULL where it means none. False: nothing is
 * captured, which was said. */
bool check_explicit_capture(struct parser *p, const struct il_lambda *lambda, u32 capture, u32 ident, const struct lookup *found,
                            u32 place);
/* A variable that a lambda captures by copy: true: it has an array of variable length for its type, or a pointer to one, as was said. */
bool check_copied_array(struct parser *p, u32 variable, u32 place);
/* A variable of the function around a lambda that does not capture it, where it is named; by_inner: a lambda inside would capture it;
 * by_name: because it is named there, which constants may be. */
enum named_as {
	NAMED_ENTITY,             /* it itself */
	NAMED_CONSTANT_REFERENCE, /* a reference of a function around the lambda that is bound to a constant: no capture of it */
	NAMED_VALUE,              /* a constant of such a function, no object */
	NAMED_ERROR               /* what may not be named here: that was said */
};
enum named_as check_uncaptured(struct parser *p, u32 variable, bool by_inner, bool by_name, u32 place);
/* A variable that a lambda captures as it is named there: until C++20 no structured binding. */
void check_captured_binding(struct parser *p, u32 variable, u32 place);
/* An automatic variable that is named; of a function around a local class only values can be. */
enum named_as check_local_of_other(struct parser *p, u32 variable, u32 place);
/* Whether it is named in a default argument of a lambda that stands in its scope: that is said. */
bool check_local_in_default_argument(struct parser *p, u32 variable, u32 place);
/* A member of an anonymous union that is named where the union, which stands in a function, cannot be used. */
void check_outer_union(struct parser *p, u32 type, u32 place);
/* The same of this, and of members that are named without an object. */
void check_this_captured(struct parser *p, u32 place);
/* The copies that a lambda makes of what it captures. */
void check_captured_copies(struct parser *p, const struct il_lambda *lambda);
/* What an init-capture of the type is made from. */
void check_captured_value(struct parser *p, u32 node, u32 type);
/* A lambda that begins at p. */
void check_lambda_place(struct parser *p);
/* Lambdas in the tokens [first, end): those of an operand that is not evaluated, of a constant that may have such operands, or of a template
 * argument or exception specification. */
void check_lambdas_in_operand(struct parser *p, u32 first, u32 end);
void check_lambdas_in_constant(struct parser *p, u32 first, u32 end);
/* The operand of typeid, when it was parsed. */
void check_lambdas_in_typeid(struct parser *p, u32 first, u32 end);
/* In a value that has to be a constant, until C++17; whether that is said. */
bool check_lambdas_in_value(struct parser *p, u32 begin, u32 end);
void check_lambdas_in_declaration(struct parser *p, u32 first, u32 end);
/* Of a template, as it is written: in bodies of lambdas, too. */
void check_lambdas_in_argument(struct parser *p, u32 first, u32 end);

/* ---- invalid_operators.c ---- */
/* object.*pointer and object->*pointer: whether the operands are such is said [expr.mptr.oper]. */
void check_pointed_member(const struct typing *t);
/* Whether the operands are of types that such an operator of the language does not take: that is said. */
bool has_wrong_operands(const struct typing *t);
/* ---- invalid_vector_operands.c ---- */
/* GNU: says it of operators that have an operand which is a vector. */
bool check_vector_operands(const struct typing *t);
/* ---- invalid_operators.c ---- */
/* A condition that is not contextually converted to bool. */
void check_condition(struct parser *p, u32 node);
void check_switch_condition(struct parser *p, u32 node);
/* The same of a variable that a condition declares. */
void check_condition_variable(struct parser *p, u32 variable, bool is_switch);
/* Whether operands of ?: may have a common type; that they have none is said. */
bool check_alternatives(struct parser *p, u32 then, u32 otherwise);
/* Of such operands each can be converted to what the other one is [expr.cond]/4.3. */
void check_ambiguous_alternatives(struct parser *p, u32 then, u32 otherwise);
/* The callee of a call is neither a function nor a pointer to one. */
void report_no_function(const struct typing *t);
/* Whether the name of one function was said to be wrong: arguments of a call are not looked at then. */
bool is_wrong_callee(const struct parser *p, const struct il_expr_node *name);
/* A call of these candidates, which are all that there are. Where it is certainly invalid that was said; with too many arguments alone the
 * function is called all the same for the reference. */
enum call_check { CALL_FITS, CALL_EXCEEDS, CALL_REFUSED };
enum call_check check_candidates(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                                 const struct candidate_set *set, const struct arguments *arguments);
/* The same of a call of one function, for which there is no other candidate. */
enum call_check check_arguments(struct parser *p, const struct il_expr_node *call, u32 routine, const struct arguments *arguments);
/* The same of a call through a pointer or reference to a function of the type: whether it fits. */
bool check_pointed_call(const struct typing *t, u32 function);
/* The same of a call with arguments that depend on template parameters, of a function that they do not select [temp.dep]/1: the type, and
 * the routine or 0. False: it lacks an object. */
bool check_call_in_pattern(struct parser *p, const struct il_expr_node *call, u32 function, u32 routine, const struct arguments *arguments);
/* Whether something wrong is among arguments from one on. */
bool has_wrong_argument(const struct parser *p, u32 argument);
/* What overload resolution found among the viable ones that are left: a function that is deleted or inaccessible, or an ambiguity: true, and
 * note_not_viable() goes on. */
bool check_resolution(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *callee, const struct il_expr_node *name,
                      struct candidate_set *set, const struct arguments *arguments, const struct resolution *r);
/* A member that is named without an object, not after &, needs this. */
void check_member_has_object(struct parser *p, il_any entity, u32 place);
/* ---- invalid_access.c [class.access] ---- */
/* Whether a function that a call selects, found as a member of a class, cannot be named here. */
bool is_inaccessible_function(struct parser *p, const struct il_expr_node *callee, const struct il_expr_node *name, u32 routine, u32 class);
/* The same of an operator that was selected for an object of a class, where the expression begins and the operator stands. Returns false
 * where it may not be used, which is said. */
bool check_operator_access(struct parser *p, u32 routine, u32 object_class, u32 begin, u32 place);
/* Whether a protected member of an object that is not static, of which a member function of another derived class cannot name it: that is
 * said. Of a function that a call selects, and a field. */
bool check_protected_function(struct parser *p, const struct il_expr_node *callee, const struct il_expr_node *name, u32 routine);
bool check_protected_field(struct parser *p, il_any entity, u32 object_class, u32 place);
/* Whether a base of a class is certainly inaccessible here. */
bool is_closed_base(struct parser *p, u32 class, u32 base);
/* Whether a value converts to a base of its class that is inaccessible here, which is said; pointers and references too. */
bool check_base_conversion(struct parser *p, u32 node, u32 type);
/* Whether a member, not a function, may be named here; object: of the class of the object it is a member of, or 0. */
void check_member_access(struct parser *p, il_any entity, u32 object_class, u32 place);
/* The same of a type or class template. Those of a declaration in a namespace wait for what it declares: its declarator-id, if it has one,
 * and its function, if it is one. */
void check_type_access(struct parser *p, const struct qualifier *qualifier, const struct lookup *found, u32 place);
void report_closed_types(struct parser *p, const struct id_expression *id, u32 routine);

/* ---- invalid_ambiguity.c [class.member.lookup] ---- */
/* Whether the name is found in several bases of a class, or in one that it has several times. */
bool is_ambiguous_member(struct parser *p, u32 class, const struct id_expression *id);
/* The same of any name that was found in a base of the class. */
bool is_ambiguous_in_class(struct parser *p, u32 class, u32 ident, il_any entity);
/* The same; that is said. */
bool check_ambiguous_member(struct parser *p, u32 class, const struct id_expression *id);
/* The same of one without an object, which was found in a base of the class around. */
bool check_ambiguous_name(struct parser *p, const struct id_expression *id);
/* The same of a base that something of the class is converted to. */
bool check_ambiguous_base(struct parser *p, u32 class, u32 base, u32 place);

/* ---- no_match.c, no_operator.c [over.match] ---- */
/* Nothing takes the arguments of a call, these candidates are all that there are: that is said. */
void check_no_match(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, const struct candidate_set *set,
                    const struct arguments *arguments);
/* The same of arguments some of which were said to be wrong. */
void check_wrong_arguments(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                           const struct candidate_set *set, const struct arguments *arguments);
/* The same where only how many arguments there are can tell. */
void check_argument_count(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                          const struct candidate_set *set, const struct arguments *arguments, u32 first_argument);
/* The same before overload resolution, of functions that are no templates. */
void check_overloads(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, const struct candidate_set *set,
                     const struct arguments *arguments);
/* Whether the constraints of a function that is the only one of its name are satisfied for all we know. */
bool check_constraints_of_call(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                               const struct candidate_set *set, const struct arguments *arguments);
/* A call of the only function template of a name, whose explicit arguments are none for it. */
void check_failed_arguments(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                            const struct candidate_set *set, const struct arguments *arguments);
/* Whether a call of one member function of an instance fits, if that has default arguments that were not instantiated. */
bool check_defaults_of_pattern(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name,
                               const struct candidate_set *set, const struct arguments *arguments);
/* The same of an operator, true when it was said; what the language's own takes is noted, too. */
bool check_no_operator(const struct typing *t, const struct arguments *arguments);
/* Whether the worst conversions of ambiguous candidates are of one rank: else g++, and so the reference, takes the better one. */
bool are_equally_bad(const struct candidate_set *viable, const struct arguments *arguments);
/* Several operators of the language and functions take them, none is the best. */
void check_ambiguous_operator(const struct typing *t, const struct arguments *arguments, struct candidate_set *viable);
/* Operands of which one is an enumeration that the operator of the language does not take: true when that was said. */
bool check_enum_operator(const struct typing *t, const struct arguments *arguments);
/* The call of an object that nothing takes. */
void check_no_object_call(const struct typing *t, const struct arguments *arguments);
/* The same of a closure whose call operator has a known type; returns whether that was said. */
bool check_closure_call(const struct typing *t, const struct il_lambda *lambda);
/* And of a generic lambda. */
void check_generic_closure_call(const struct typing *t, const struct il_lambda *lambda);
/* Whether certainly none of the candidates, all routines, takes the arguments; what is said about each. */
bool none_takes(struct parser *p, const struct candidate_set *set, u32 argument);
void note_candidates(struct parser *p, const struct candidate_set *set, u32 argument);
/* Whether a constructor is one for initializer lists; whether certainly none of those takes a list as one [over.match.list]; that is said. */
bool takes_initializer_list(struct parser *p, const struct candidate *c);
bool no_list_is_taken(struct parser *p, const struct candidate_set *set, u32 first_element);
void note_list_constructors(struct parser *p, const struct candidate_set *set);
/* The same of those that certainly are not viable, behind an ambiguous call. */
void note_not_viable(struct parser *p, const struct candidate_set *set, const struct arguments *arguments);
void add_argument_types(const struct parser *p, u32 argument);
/* Adds the type of an operand to a list of such; there is none of a list or the name of several functions. */
void add_operand_type(const struct parser *p, u32 node, struct buffer *out);
void add_object_type(const struct parser *p, u32 type);
bool all_have_known_types(struct parser *p, u32 argument); /* has_known_type(), of a list */

/* No operator new takes what stands behind new in parentheses: true when that was said. */
bool check_allocation(struct parser *p, const struct il_expr_node *node);
/* ---- ambiguous.c ---- */
/* Says of the viable candidates of a call, none of which is best, that several are equally good; which ones is left in the set. False: that is not
 * certain, or it was said of the template. */
bool check_ambiguous_call(struct parser *p, const struct il_expr_node *call, const struct il_expr_node *name, struct candidate_set *set,
                          const struct arguments *arguments);
/* The same of the constructors of a class, of those that convert to it, and of the call operators of an object, which are resolved first. */
bool check_ambiguous_constructor(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 first_argument,
                                 u32 place);
void check_ambiguous_conversion(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 class, u32 place);
bool check_ambiguous_object_call(struct parser *p, struct candidate_set *set, const struct arguments *arguments, u32 first_argument,
                                 u32 place);
/* ---- unset_members.c ---- */
/* Warns of const members and references that a class, the members of which have been read, has no constructor to initialize. */
void check_unset_members(struct parser *p, u32 class);
/* ---- invalid_bit_fields.c ---- */
/* What is wrong with the type or width of a bit-field, or is hardly what is meant: more than the type has, or too few for its values. */
void check_bit_field(struct parser *p, u32 field, u32 specifiers_begin);
/* Whether the operand of & or sizeof is a bit-field, which is said at the place. */
bool check_no_bit_field(struct parser *p, u32 operand, enum diag_id id, u32 place);
/* ---- missing_deallocation.c ---- */
/* Says where new (…) calls a constructor, and nothing frees the memory should that throw [expr.new]/28. */
void check_deallocation(struct parser *p, const struct il_expr_node *node);
/* Whether a new-expression cannot use the operator new of its class, or the operator delete that goes with it, which is said. */
bool check_allocating(struct parser *p, const struct il_expr_node *node);
/* The same of a delete-expression for an object of the type. */
void check_freeing(struct parser *p, const struct il_expr_node *node, u32 type);

/* ---- invalid_overloads.c [over.over] ---- */
/* Whether an expression is the name of several functions, or of a function template, and nothing else. */
bool is_overloaded_name(const struct parser *p, u32 node);
/* It is a value where none of the functions is selected, an operand, or becomes an object that no function does: true, that is said. */
bool check_overloaded_value(struct parser *p, u32 node);

/* ---- invalid_class_operands.c ---- */
/* What an operator or statement of the language takes. */
enum class_operand { OPERAND_INTEGRAL, OPERAND_INTEGRAL_OR_ENUM, OPERAND_ARITHMETIC, OPERAND_POINTER, OPERAND_CONDITION };
/* Whether an object of a class has several conversion functions that give what is wanted, which is said. */
bool check_class_operand(struct parser *p, u32 node, enum class_operand wanted);
/* The same of a value of a type that is no class; is_direct: that is initialized directly, so that explicit functions may give it. */
bool check_class_value(struct parser *p, u32 node, u32 type, bool is_direct);
/* The same of the operands of an operator; viable: its candidates. */
bool check_class_operands(const struct typing *t, const struct candidate_set *viable);
bool check_overloaded_operands(const struct typing *t);
bool check_overloaded_conversion(struct parser *p, u32 node, u32 type, u32 place);
/* The same of what is cast. */
bool check_cast_of_overloaded(const struct typing *t);

/* ---- invalid_variables.c [dcl.init] ---- */
/* A variable that a declarator declares, perhaps behind extern, and initializes, or not. */
void check_variable_initialization(struct parser *p, u32 variable, const struct specifiers *s, const struct declarator *d);
/* An instance of a variable template, whose initializer was read if there is one. */
void check_variable_instance(struct parser *p, u32 variable);
/* static int m = 1; in a class, not const [class.static.data]/4: false, that is said. */
bool check_static_member_value(struct parser *p, u32 variable);

/* ---- invalid_objects.c [dcl.init] ---- */
/* The constructors that a class declares: false where they are not known, or there are inherited ones. */
bool list_constructors(struct parser *p, u32 class, struct candidate_set *set);
/* Whether the default constructor that is declared for a class is deleted [class.default.ctor]/2. */
bool has_deleted_default(struct parser *p, u32 class);
/* An object or array that is declared, or a place where a class is named, must not be of an abstract class [class.abstract]/3. */
void check_abstract_object(struct parser *p, u32 type, u32 place);
void check_abstract_type(struct parser *p, u32 type, enum diag_id id, u32 place);
/* Whether no constructor takes one argument, and that does not become an object of the class itself. */
bool certainly_lacks_constructor(struct parser *p, u32 class, u32 node);
/* Designators that C has and C++20 has not: .a.b, and such beside elements without one. */
bool check_foreign_designators(struct parser *p, u32 list);
/* An object that is made of a list in braces. */
void check_braced(struct parser *p, u32 type, u32 list);
/* Since C++20 values in parentheses, the first of them first, for an aggregate whose class has no constructor that takes them, and for an
 * array. False: it is not known to be an aggregate, or not all was looked at. */
bool check_values_of_aggregate(struct parser *p, u32 class, u32 first);
void check_values_of_array(struct parser *p, u32 type, u32 first);
enum parenthesized { PARENTHESES_OF_VARIABLE, PARENTHESES_OF_MEMBER, PARENTHESES_OF_BASE, PARENTHESES_OF_NEW, PARENTHESES_OF_EXPRESSION };
/* An object that is made from arguments in parentheses. place: where it is said that no constructor takes them. */
void check_parenthesized(struct parser *p, u32 type, u32 first_argument, enum parenthesized where, u32 place);
/* T(…) or T{…}, new T, new T(…), new T{…} */
void check_functional_cast(const struct typing *t);
void check_new(const struct typing *t);
/* The same where it has no initializer: what becomes one. Of an array that new makes, its elements do. */
enum default_initialized {
	DEFAULT_VARIABLE,
	DEFAULT_LOCAL_VARIABLE,
	DEFAULT_OF_TEMPLATE,
	DEFAULT_NEW,
	DEFAULT_NEW_ARRAY,
	DEFAULT_BASE,
	DEFAULT_MEMBER
};
void check_default_initialization(struct parser *p, u32 type, u32 place, enum default_initialized what);
/* An element of an aggregate that no list gives a value, of a class which is no aggregate: the place is that of the list's end. */
void check_object_from_nothing(struct parser *p, u32 class, u32 place);
/* How an expression converts: what is moved converts as an rvalue or else as an lvalue [class.copy.elision]/3. */
struct conversion conversion_of(struct parser *p, u32 node, u32 type, bool is_moved);
/* Says that several constructors of a class take a value of no class, explicitly or not, and none is best. */
void check_several_constructors(struct parser *p, u32 class, u32 node, bool explicitly);
/* An expression is copied or moved to an object of a class, or bound to a reference. */
void check_copy(struct parser *p, u32 node, u32 class, bool is_moved);
/* The same for a parameter. */
void check_copied_argument(struct parser *p, u32 node, u32 class);
/* The same of arguments of the function that was found for them, from one on, which its parameters copy or move. */
void check_copied_arguments(struct parser *p, const struct resolution *r, u32 argument);
void check_thrown(struct parser *p, u32 node);
void check_binding(struct parser *p, u32 node, u32 reference, enum conversion_context context);

/* ---- invalid_declared_names.c ---- */
/* Names that certainly nothing declares in an expression of a template's declaration, which is not kept. */
void check_names_as_written(struct parser *p, u32 begin, u32 end);

/* ---- invalid_constants.c [expr.const] ---- */
/* The bound of an array in a body, where it need not be constant [dcl.array]. */
void check_type_of_bound(struct parser *p, u32 node);
/* The bound of an array that the text is, when its value is not known: flags of its type. */
void check_array_bound(struct parser *p, u32 begin, u32 end, u32 flags);
/* fixed: the type that the value is converted to, or 0. */
void check_enumerator_value(struct parser *p, u32 begin, u32 end, u32 fixed);
/* Whether the fixed underlying type has the value of an enumerator, which is declared; previous: the one before it, or 0. */
bool check_enumerator_range(struct parser *p, u32 variable, u32 previous, u32 fixed);
/* The value of a case label, for a condition of that type; false: it is wrong, which was said. */
bool check_case_value(struct parser *p, u32 node, u32 type);
/* Whether the condition of a static assertion certainly is no constant, which is said. */
void check_condition_constant(struct parser *p, const struct il_static_assert *record);
/* Says, where it is certain, that the initializer of a constexpr variable is no constant: behind what is said of the values in it. */
void report_value_not_constant(struct parser *p, u32 expr);
void check_constexpr_variable(struct parser *p, const struct il_variable *variable);
/* Whether what a constexpr variable designates lasts as long as the program: that is said where it does not. */
void check_constexpr_address(struct parser *p, u32 variable);
/* A constexpr variable of class or array type, or of a list: why it is no constant. */
void check_constexpr_object(struct parser *p, u32 index);
/* Whether a template of classes, variables or an alias takes the arguments; that it does not is said. */
bool check_template_arguments(struct parser *p, u32 template, const struct template_args *args);
/* The default argument of a parameter for values, which must be one for its type [temp.param]/14. */
void check_default_value(struct parser *p, u32 param);
/* Says of a concept that is defined at a place what is wrong with that, and with its template parameters; of its expression whether parts
 * of it are no bool. */
void check_concept_head(struct parser *p, const struct template_heads *heads, u32 place);
void check_atomic_constraint(struct parser *p, u32 node);
/* Whether a concept takes those of a concept-id, which p is behind; that it does not is said. */
bool check_concept_arguments(struct parser *p, const struct id_expression *id);
/* The same of a type-constraint with arguments, which does not have the first one. */
void check_type_constraint(struct parser *p, const struct id_expression *id);
/* The > behind them; the second one of >> is where that is, for the reference. */
u32 end_of_arguments(const struct parser *p, const struct template_args *args);
/* Whether arguments of a class, alias or variable template satisfy its constraints for all we know; that they do not is said. */
bool check_constraints(struct parser *p, u32 template, const struct template_args *args);
/* The same of what stands for a placeholder whose type-constraint, if any, is among the tokens from first to before end. */
bool check_placeholder_constraint(struct parser *p, u32 first, u32 end, u32 type);
/* The same of a type that the function or lambda around, whose type that is, returns. */
void check_constraint_of_result(struct parser *p, u32 type);
/* Whether the values among the explicit arguments of the only function template of a name are what its parameters take. */
bool check_values_of_function_template(struct parser *p, u32 template, u32 first_argument);
/* Reports a non-type parameter, whose declaration begins there, of a type that none may have: void, a number with a fraction or a class
 * before C++20, a class that is not structural [temp.param]/6. */
void check_type_of_template_parameter(struct parser *p, u32 begin, u32 type);

/* ---- invalid_constexpr.c [dcl.constexpr] ---- */
static inline bool is_before_cxx17(const struct parser *p) { return p->il->header.std_version < 201703; }
static inline bool is_before_cxx20(const struct parser *p) { return p->il->header.std_version < 202002; }
/* if consteval, with the token if at at: it is of C++23, and has a use in constexpr functions alone. */
void check_if_consteval(struct parser *p, u32 at);
/* In front of what its else controls: braces. */
void check_else_of_consteval(struct parser *p, u32 statement);
/* A function that was declared, perhaps a constructor or destructor. */
void check_constexpr_declaration(struct parser *p, u32 routine, u32 specifiers_begin);
/* The body at p, of the routine around, begins. */
void begin_constexpr_body(struct parser *p, u32 decl);
/* A local variable that was declared. */
void check_variable_of_constexpr(struct parser *p, u32 variable);
/* Whether a variable is constexpr and certainly of no literal type, as of no wrapper of an extended lambda is said here; and says so. */
bool is_constexpr_of_no_literal_type(struct parser *p, u32 variable);
void report_no_literal_type(struct parser *p, u32 variable);
/* goto, try or asm at p; a label there. */
void check_statement_of_constexpr(struct parser *p);
void check_label_of_constexpr(struct parser *p);
/* Whether a lambda's result, as it is declared, and the parameters from param on may be those of a constexpr function. */
bool is_literal_signature(struct parser *p, u32 result, u32 param);

/* ---- invalid_types.c [basic.types.general] ---- */
/* An error at place whose text names a type. */
void report_with_type(struct parser *p, enum diag_id id, u32 place, u32 type);
/* The object of a member access, of a class that is perhaps not defined, or a pointer to one. */
void check_member_of_incomplete(struct parser *p, u32 object, bool arrow);
/* Says that a member's type is incomplete, or abstract. True: it is a class that is not complete. */
bool check_complete_field(struct parser *p, u32 type, u32 place);
/* Of a function that is defined: result and parameters. */
void check_complete_signature(struct parser *p, u32 routine, u32 decl);
/* A variable whose type has no size, at place: true, that is said. What is extern may be completed later. */
bool check_incomplete_variable(struct parser *p, u32 type, u32 place, bool is_extern);
bool check_size(const struct typing *t); /* Whether sizeof has such an operand. */
/* A pointer that is counted with, or void * that is followed, points to no complete type: true, that is said. */
bool check_pointer_to_incomplete(struct parser *p, u32 operand);

/* ---- invalid_parameters.c [dcl.fct] ---- */
/* Whether the bound of an array that is a parameter, of tokens from first to close, has the values of parameters before it, as in C. */
bool check_parameters_in_bound(struct parser *p, u32 first, u32 close);
/* Where the value of a default argument begins. */
u32 place_of_default(const struct parser *p, const struct il_parameter *parameter);
void check_parameters(struct parser *p, u32 routine, u32 decl);
/* Those of a lambda: no two have one name. */
void check_names_of_parameters(struct parser *p, u32 first);
/* Those of any list: none is of type void, but that ( void ) means that there are none. */
void check_void_parameters(struct parser *p, u32 first, bool has_ellipsis);

/* ---- invalid_operator_functions.c ---- */
/* Whether a function may be declared in a scope, which a namespace is not for one that allocates or deallocates. */
bool check_scope_of_allocation(struct parser *p, const struct declarator *d, u32 scope);
/* A declaration of an operator, allocation or conversion function; is_member: no friend. */
void check_operator_function(struct parser *p, const struct specifiers *s, const struct declarator *d, u32 routine, bool is_member);

/* ---- invalid_derivations.c [dcl.array] [dcl.fct] ---- */
/* An array of elements of a type, and a function that returns one. True: there is no such array or function, which is said at place. */
bool check_element_type(struct parser *p, u32 type, u32 place);
bool check_result_type(struct parser *p, u32 type, u32 place);

/* ---- invalid_cv.c: const and volatile where they mean nothing or are deprecated ---- */
/* What a function returns, a declarator's that was read, where the tokens from first up to end say what its qualifiers are. */
void check_result_qualifiers(struct parser *p, u32 type, u32 first, u32 end);
/* What C++20 deprecates [depr.volatile.type]: a volatile parameter or result, as it is declared; volatile of structured bindings. */
void check_volatile_parameter(struct parser *p, u32 type, u32 place);
void check_volatile_result(struct parser *p, u32 type, u32 place);
void check_volatile_binding(struct parser *p, const struct specifiers *s);
/* What a pointer with __restrict__ is to. */
void check_restricted_type(struct parser *p, u32 type, u32 place);
/* The same of a pointer or reference to a type. */
bool check_pointed_type(struct parser *p, enum il_pointer_kind kind, u32 type, u32 place);

/* ---- invalid_defaulted.c ---- */
/* = default, where p is at the =. False: the function has no such definition, or not with its type [dcl.fct.def.default]. */
bool check_defaulted(struct parser *p, u32 routine, u32 decl);
/* The same of a comparison operator (invalid_comparisons.c). */
bool check_defaulted_comparison(struct parser *p, u32 index, u32 decl);

/* ---- invalid_specifiers.c [dcl.stc] [dcl.fct] ---- */
/* The qualifiers for the type of specifiers: without GNU's __restrict__ where that is no pointer, which is an error unless a typedef names
 * the type. */
u32 restrict_for_pointers(struct parser *p, const struct specifiers *s, u32 cv);
void check_parameter_specifiers(struct parser *p, const struct specifiers *s);
/* Of a type-id, which has nothing but a type [dcl.name]. */
void check_specifiers_of_type_id(struct parser *p, const struct specifiers *s);
/* Of a class or enumeration that is declared alone; none is for it [dcl.stc]/1. */
void check_specifiers_of_type(struct parser *p, const struct specifiers *s, enum declaration_context context);
/* Of what a declarator declares. False: it declares nothing. */
bool check_specifiers(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context);
/* invalid_specifiers.c: says that a constructor or destructor that is defined outside of its class has a result [class.ctor.general]/6
 * [class.dtor]/2. False: it has none, or is another function. */
bool check_result_of_structor(struct parser *p, const struct specifiers *s, const struct declarator *d);
/* Whether what a friend declaration declares is no function [class.friend]/1, which is said. */
bool is_invalid_friend(struct parser *p, const struct specifiers *s, const struct declarator *d);
/* What cannot stand in an explicit instantiation [temp.explicit]. */
void check_instantiation_specifiers(struct parser *p, const struct specifiers *s);

/* ---- invalid_special.c [special] ---- */
/* A special member that was selected: true when it cannot be used, which is said. */
bool check_usable(struct parser *p, u32 routine, u32 place);
/* The same of what assigns an object of a class to another one, copies an object, destroys one of a type; 0: no routine was selected. */
void check_assignment(const struct typing *t, u32 routine);
/* An operator that was selected, when it is deleted or inaccessible. */
void check_selected_operator(const struct typing *t, u32 routine);
void check_copy_construction(struct parser *p, u32 class, const struct source *source, u32 routine, u32 place);
/* A prvalue of a class becomes an object: before C++17 it could have been copied, which it is where it is passed in registers. */
void check_eliminated_copy(struct parser *p, u32 class, u32 place, bool in_registers);
void check_destruction(struct parser *p, u32 type, u32 place);
void check_delete(const struct typing *t);
/* Whether bases and members take from a class what it would have implicitly, or defaults. */
bool is_implicitly_deleted(struct parser *p, u32 class, enum special_member kind);

/* ---- invalid_returns.c [stmt.return] ---- */
/* The operand of return that begins here, in a constructor or destructor. */
void check_return_of_special(struct parser *p);
/* The operand of return in the function or lambda around, or 0. */
void check_return(struct parser *p, u32 node);
/* return; where a value is wanted. */
void check_empty_return(struct parser *p);
/* Of a result that is deduced: whether this return, with the operand or without one, 0, gives the type that the first one gave. is_wrong: an
 * error was said of the operand, after which a value of unknown type ends the comparison. */
void check_deduced_result(struct parser *p, u32 node, bool is_wrong);

/* ---- invalid_lists.c ---- */
/* Whether T x(node) may convert what T x = node does not: by explicit conversion functions, nullptr to bool. */
bool may_convert_directly(struct parser *p, u32 node, u32 type);
/* A list that initializes an object as = {…} does, by a constructor that is perhaps explicit [over.match.list]. */
void check_copied_list(struct parser *p, u32 list, u32 type);
/* The same of the constructors that it may choose, or of the elements where there are none. */
void check_copied_braces(struct parser *p, u32 list, u32 type);
/* A list in braces for an object of a type that is no class with constructors. */
void check_list_initialization(struct parser *p, u32 list, u32 type);
/* ---- masked_handlers.c ---- */
/* A handler at p without a type, whose parentheses end at a token: true, that was said, and p is there. */
bool skip_missing_exception(struct parser *p, u32 close);
/* Warns of a handler for a type behind others, from the first one on, that catch all that it would. */
void check_masked(struct parser *p, u32 first_handler, u32 type, u32 place);
/* ---- missing_references.c ---- */
/* Whether a list certainly leaves a reference of the aggregate unbound. */
bool list_lacks_reference(struct parser *p, u32 type, u32 list);
/* ---- invalid_arrays.c [dcl.init.string] ---- */
bool is_character_array(struct parser *p, u32 type);
/* A field has been declared: whether the one before it, or itself where that is the first, is an array without a bound, which may be the
 * last of several alone (GNU).
 * Whether the type is that of an array; a value that it certainly does not take is reported. */
void check_flexible_array(struct parser *p, u32 field);
bool check_array_value(struct parser *p, u32 node, u32 type, enum conversion_context context);
/* The same of the values in parentheses of a mem-initializer; first: of them, or 0. */
bool check_array_member(struct parser *p, u32 field, u32 first);
/* ---- unknown_specializations.c ---- */
/* p behind template<>: whether a specialization of a function template follows whose result, or whose argument and first parameter, is a type that
 * nothing declares, which is said; p is put behind all that the reference skips [temp.expl.spec]. */
bool skip_specialization_of_unknown(struct parser *p);

/* ---- invalid_specializations.c ---- */
/* A class template's name with arguments, behind heads perhaps, that is declared. False: it declares no specialization, which was said. */
bool check_specialized_class(struct parser *p, u32 template, const struct id_expression *id, const struct template_heads *heads,
                             bool is_definition);
/* What it is then: without template<>, or too late. */
/* Of the class that template<> stands before: only a namespace around that of its template is the place for that. here: where it is declared. False:
 * it is not, which is said. */
bool check_scope_of_class(struct parser *p, u32 template, const struct id_expression *id, const struct template_heads *heads, u32 here);
/* Of a function whose declarator says template<> N::f: a namespace around N is the place for that. */
void check_scope_of_specialization(struct parser *p, u32 routine, const struct declarator *d);
void check_explicit_specialization(struct parser *p, u32 type, const struct template_heads *heads, bool is_definition, u32 place);
/* Whether template<> stands before the name of a class template without arguments, which is said. */
bool check_lacks_arguments(struct parser *p, u32 scope, const struct id_expression *id, const struct template_heads *heads);
/* Whether a class or enumeration that is named with a qualifier is a member there, or that is not certain; else it is said. P is behind the
 * name. */
bool check_tag_is_member(struct parser *p, const struct id_expression *id, const struct template_heads *heads);
/* p at the < behind the name in the head of a class, which is that of no template: reports that, and passes over the arguments. False, with
 * nothing consumed: it is something else, or nothing can be said. */
bool skip_arguments_of_no_template(struct parser *p, const struct id_expression *id, const struct template_heads *heads);
/* Whether the heads before a member of a class template that is defined outside declare more parameters than the template has, which is said
 * [temp.class.general]/3. */
bool has_more_parameters(struct parser *p, const struct id_expression *id, const struct template_heads *heads);

/* ---- invalid_empty_declarations.c ---- */
/* union { … }; outside of a class, from token start on [class.union.anon]/2. */
void check_anonymous_union(struct parser *p, const struct specifiers *s, u32 start, enum declaration_context context);
/* Specifiers and a semicolon, from token start on, that declare nothing: int; at namespace scope, a class without a name, typedef int. */
void check_empty_declaration(struct parser *p, const struct specifiers *s, u32 start, enum declaration_context context);

/* ---- invalid_instantiations.c: explicit instantiations ---- */
/* p behind template: false where nothing declares the name that stands for the type or for the class template, which is said. */
bool check_type_of_instantiation(struct parser *p);
/* p at the ; behind specifiers alone, in which something is_wrong, as was said: false where they name no specialization of a
 * class template nor a member of one, which is said. */
bool check_instantiated_class(struct parser *p, const struct specifiers *s, bool is_wrong);
/* p behind specifiers that no ; follows: false where another declaration begins, which is said. */
bool check_declarator_follows_class(struct parser *p, const struct specifiers *s);
/* p behind a declarator: false where it declares nothing of which there is a template, which is said. d->id.found: what it may mean. */
bool check_instantiated_entity(struct parser *p, const struct specifiers *s, const struct declarator *d);
/* Whether a class template that is declared again has the parameters that it had; else that is said, and this is another one. */
bool check_redeclared_template(struct parser *p, u32 template, u32 decl, bool is_friend);

/* ---- invalid_members_of_templates.c ---- */
/* Whether a declarator-id names a member of a class template by arguments that nothing declares, or, behind template heads, by others than
 * the template's parameters, which is said. begin: of the declaration. */
bool is_member_of_no_template(struct parser *p, struct id_expression *id, u32 begin);
/* A member of a specialization that is defined outside without template<>: by arguments that nothing declares, which is said when true, and
 * by others. */
bool check_lacks_template_head(struct parser *p, const struct declarator *d);
void check_member_of_instance_outside(struct parser *p, il_any member, const struct declarator *d);

/* ---- invalid_mem_initializers.c [class.base.init] ---- */
/* What two of the mem-initializers from the first on are for. */
void check_initialized_twice(struct parser *p, u32 first);
/* Of the constructor around; place: the bracket behind the name. */
void check_mem_initializer(struct parser *p, const struct il_constructor_init *init, const struct id_expression *id, u32 place);
/* Bases and members that have none and cannot be without; place: the body. */
void check_missing_initializers(struct parser *p, u32 place);

/* ---- invalid_placeholders.c [dcl.type.class.deduct] ---- */
/* A class template is named without arguments where a type is wanted: true when that was said. */
bool check_template_has_arguments(struct parser *p, u32 template, u32 place);
/* The same where the arguments are deduced, before C++17 did that. */
bool check_deduction_of_classes(struct parser *p, u32 template, u32 place);
/* Whether a variable whose type is deduced is named in its own initializer, which is said. */
bool check_own_initializer(struct parser *p, il_any named, u32 place);
/* auto in a type from which nothing can be deduced, of what s specify: true, that is said [dcl.spec.auto]/4. */
bool check_auto_in_type(struct parser *p, const struct specifiers *s, u32 type);
/* What a declarator, which ends at p, declares may not be of a type with auto in it, or not of an array of these: true, that is said. */
bool check_auto_of_declarator(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context);
/* What check_template_has_arguments does where a declarator, which ends at p, declares something with the name as its type, or part of
 * that; or a member of it. True: it is of no type, since nothing is deduced before C++17. */
bool check_placeholder(struct parser *p, const struct specifiers *s, const struct declarator *d, enum declaration_context context);

/* ---- invalid_deduction.c [dcl.spec.auto] ---- */
/* A variable whose type has auto in it, from which its initializer certainly deduces nothing. */
void check_deduced_variable(struct parser *p, u32 variable);
/* Whether the elements of a list in braces certainly have several types, or none, so that it is no std::initializer_list. */
bool is_no_initializer_list(struct parser *p, u32 list);
/* Says that no constructor or deduction guide of a class template takes the arguments. */
void report_no_deduced_class(struct parser *p, u32 template, u32 place);
/* Of T(…) or T{…}, where T is a class template's name for no class. */
void check_deduced_class(const struct typing *t, u32 template);
/* The same of new T, new T(…) or new T{…}; true: it is said. */
bool check_deduced_new(const struct typing *t);
/* Of a variable of that declared type that the node initializes. */
void check_deduction_from(struct parser *p, u32 variable, u32 declared, u32 node);
/* The same of an init-capture whose name is at a place; is_direct: what it is made from is in braces or parentheses. */
void check_deduced_capture(struct parser *p, u32 type, u32 expr, bool is_direct, u32 place);
/* That is declared by a type in the declaration that begins there: auto is one type in all of its declarators [dcl.type.auto.deduct]/5. */
void check_same_auto(struct parser *p, u32 variable, u32 declared, u32 declaration);

/* ---- invalid_arguments.c ---- */
/* Behind the > of template arguments of what was found: whether a comma is the last of them. */
void check_last_argument(struct parser *p, const struct lookup *found, const struct template_args *args);
/* The token behind the template arguments that begin with the < at a token, of which nothing is parsed; 0: they do not end. */
u32 behind_arguments(const struct parser *p, u32 at);
/* Whether N::…::name at a token, with names of namespaces before the last one, is one that its namespace does not have; *end is behind it.
 * Nothing is parsed: arguments are nested. */
bool qualified_name(struct parser *p, u32 at, struct id_expression *id, u32 *end);
/* Whether p is at a template argument that is a name which nothing declares, perhaps with const before it and * or & behind it: the token where
 * it ends, or 0. */
u32 end_of_undefined_argument(struct parser *p);
/* Whether there are none of these among the arguments of a template that is meant for good: those are reported. s: the specifiers that a
 * class template's name stands in, NULL: it is in an expression, or a function's in an explicit instantiation. */
bool check_arguments_exist(struct parser *p, const struct id_expression *template, const struct specifiers *s,
                           enum declaration_context context);
/* Says which arguments in front of a :: name nothing; the name behind that is looked up all the same. */
void check_arguments_in_qualifier(struct parser *p, const struct id_expression *id);

/* p where only a type can stand: a name that nothing declares, with what may follow it: true, that was said, and p is behind it. */
bool skip_undefined_type(struct parser *p);
/* p at the type of new, or of static_cast and the like, which is a name that nothing declares: true, that was said, and p is behind it. */
bool skip_undefined_new_type(struct parser *p);
bool skip_undefined_cast_type(struct parser *p);
/* p where a for may declare something: what the reference says of name < …, of a name that nothing declares, where it takes it for a
 * template. p stays. */
void check_unknown_template_in_head(struct parser *p);
/* Since C++20 a name that nothing declares may be that of templates which the arguments of a call find, where a < is behind it: whether that is
 * said to begin arguments without a >, and nothing of the name at that place. */
bool check_unclosed_arguments(struct parser *p, u32 name);
/* p behind the template arguments of what is no template, which begin at the token less: names in them that nothing declares. One with
 * arguments of its own ends all of them at its >: p is put behind that. */
void check_arguments_of_unknown(struct parser *p, u32 less);
/* p at the operand, perhaps in parentheses. */
void check_operand_of_sizeof(struct parser *p);
/* Whether p is at the ) of what was meant as a cast, (name *), or at the __restrict__ of what was meant as a parameter. */
bool ends_undefined_pointer(const struct parser *p);

/* ---- invalid_qualifiers.c ---- */
/* Whether p is at name:: or typename name:: where a declaration's type is wanted, and the name is one of a type without members, or behind
 * typename of nothing; or at N::name<, where the namespace has no such template. */
bool begins_with_unknown_type(struct parser *p, const struct specifiers *s, enum declaration_context context);
/* The same behind specifiers s without a type: true, what the reference says was said, and p is where it misses a token. */
bool skip_unknown_type(struct parser *p, const struct specifiers *s, enum declaration_context context, enum diag_id *missing);
/* name::x at p as the type of a parameter, where nothing declares name: said, and passed over. True: what follows is no declarator. */
bool skip_member_of_undeclared(struct parser *p, struct specifiers *s);
/* name<…>::x or typename name<…> at p, where the name is nothing: true, that was said, and p is behind it. The latter where a declaration
 * has its type. */
bool skip_unknown_template_name(struct parser *p);
/* The same of name::x, of which the reference takes the name alone for the type of a cast. */
bool skip_qualified_by_no_class(struct parser *p);
/* The token behind all that such a type is at p; 0: there is none. */
u32 unknown_template_name_end(struct parser *p);
bool read_unknown_template_name(struct parser *p, const struct specifiers *s, enum declaration_context context);
/* The same where an alias-declaration has its type, and of a name of nothing: p is at the ::, where a semicolon is missed. */
bool skip_alias_of_nothing(struct parser *p);

/* ---- invalid_template_operands.c ---- */
/* Whether an argument is a template that a template template parameter takes. */
bool check_argument_is_template(struct parser *p, const struct il_template_arg *arg, u32 param);

/* ---- invalid_type_names.c ---- */
/* Whether scope::name< at p, where the scope has no such name, is said to be a member, typedef or parameter that lacks its type: p is moved
 * to the <. */
bool is_unknown_template_as_member(struct parser *p, const struct specifiers *s, enum declaration_context context);
bool is_unknown_template_as_parameter(struct parser *p, const struct specifiers *s);
/* What was found at a place where a type is wanted is something else. */
void report_is_no_type(struct parser *p, u32 place, const struct lookup *found);
/* A name in specifiers, p behind it, with what must be a type: false, it names a variable, function, namespace or the like, which is
 * said. */
bool check_is_type_name(struct parser *p, const struct id_expression *id, u32 specifiers_begin, enum declaration_context context);
/* p at such a name where a type-id or the type of new is wanted: true, that is said, and p is behind it. */
bool skip_name_of_no_type(struct parser *p);
/* for (x : range), where x is no type: it is said that a type is missing, or that nothing is x, and the name is consumed. */
bool skip_range_without_type(struct parser *p);
bool skip_name_of_no_allocated_type(struct parser *p);
/* The same of a template argument, from its begin to its end. */
bool report_argument_is_no_type(struct parser *p, u32 begin, u32 end);

/* ---- invalid_typename.c [temp.res] ---- */
/* A name that is taken for a type although there is no typename before it. */
/* Says that a type which stands at a place in device code is a vector or is made of one. */
void check_vector_in_device_code(struct parser *p, u32 type, u32 place);
void check_typename(struct parser *p, const struct untyped_name *name);
/* Notes a name in a type that lacks typename, and whether that type depends on template parameters for certain. */
void note_untyped_name(struct parser *p, struct untyped_name *name, u32 type, struct untyped_name found);
/* The same of a declarator's specifiers, which get SPEC_LACKS_TYPENAME where that is no mistake. True: in a block the reference takes all
 * for an expression. */
bool is_no_declaration(struct parser *p, struct specifiers *s, const struct declarator *d, enum declaration_context context);

/* ---- invalid_bindings.c [dcl.struct.bind] ---- */
/* What stands before the brackets; an identifier in them, at p, before it is declared. */
void check_specifiers_of_binding(struct parser *p, const struct specifiers *s);
void check_name_of_binding(struct parser *p, u32 ident);
/* name[…], p at the name, where nothing but a declaration can stand. */
void report_subscript_outside(struct parser *p);
/* p at the ; where it is wanted; place: that of the declarator. */
void report_missing_initializer(struct parser *p, u32 place);
/* Whether the names in the brackets are as many as the elements of what is bound, which are known. */
void check_bindings(struct parser *p, u32 container);

/* ---- invalid_literals.c [lex.literal] ---- */
bool check_literal(struct parser *p); /* at p; whether it has no value, which is said */
/* The suffix of a literal operator, by the operator's identifier, where it is declared or looked for first [usrlit.suffix]. */
void check_literal_suffix(struct parser *p, u32 operator_name, u32 place);
/* A user-defined literal without an operator [lex.ext]. */
void report_no_literal_operator(struct parser *p, u32 operator_name, u32 place);

/* ---- invalid_ranges.c [stmt.ranged] ---- */
/* What is behind the : of a for. */
void check_range(struct parser *p, u32 node);

/* ---- what these share ---- */
bool is_known_type(struct parser *p, u32 type);
u32 begin_of(const struct parser *p, u32 node);
u32 operator_position(const struct parser *p, u32 left); /* of a binary one */
const char *class_word(const struct parser *p, u32 type);
bool is_string_literal(const struct parser *p, u32 node);
/* Of an expression whose type is known for certain: a value or array, or a class. */
bool has_known_type(struct parser *p, u32 node);
u32 place_of_callee(const struct parser *p, const struct il_expr_node *name); /* of its last part */
/* GNU: whether a type is one of vectors, and whether it is known that an operand is a vector. */
bool is_vector_type(const struct parser *p, u32 type);
bool is_vector_operand(struct parser *p, u32 node);
bool is_void(struct parser *p, u32 node); /* an expression of type void */
/* Whether an operand is known well enough; void is, which no operator takes. */
bool is_known_operand(struct parser *p, u32 node);
/* Whether a member cannot be named here that is found in a class, or in one derived from it: 0. */
bool is_inaccessible(struct parser *p, u32 class, u8 access, u32 object_class);
void report_deleted(struct parser *p, u32 routine, u32 place);
/* A value that has no conversion to a type, or to what a reference refers to. */
void report_conversion(struct parser *p, u32 node, u32 type, enum conversion_context context);
/* A string literal becomes a pointer to char all the same: that is deprecated. */
bool is_literal_for_characters(struct parser *p, u32 node, u32 type);

#endif
