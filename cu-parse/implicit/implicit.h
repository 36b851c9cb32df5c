/* Calls and conversions that nobody wrote, as nodes of the tree [class.temporary] [conv] [dcl.init] [special]. The tree that was parsed
 * gets them once it is complete; they have exf_implicit and no text of their own, but the range of what they stand around or for:
 *   enk_temp_init        an object made by the constructor that is the target, from the operands; without target bytes are copied
 *   casts, eok_bool_cast a conversion; the target is the conversion function, if it takes one
 *   eok_call             of operator->, begin, get …; without operand: a destructor, or an operator delete, is called
 *   enk_object_lifetime  a full-expression, its first operand, and the destruction of its temporaries
 * A default argument or default member initializer is there as a copy, with exf_default. What implicit and defaulted members, and all
 * destructors, do to bases and members stands in their list of mem-initializers. il_written() sees through it all.
 *   implicit.c       a routine's body: which are looked at, statements, variables
 *   expression.c     expressions
 *   initialization.c initializations and implicit conversions
 *   members.c        bases and members: constructors, destructors, assignments
 *   comparisons.c    the same: defaulted comparison operators
 *   closures.c       the same: conversions of closures to pointers to functions
 *   declarations.c   range-based for, structured bindings
 *   coroutine.c      coroutines: co_await, co_yield, co_return, and what is around their bodies */
#ifndef IMPLICIT_H
#define IMPLICIT_H

#include "../overload/overload.h"
#include "../types/implicit_members.h"

/* Gives the body of a routine that was parsed, and is no template's pattern, its implicit calls, once (rf_implicit_calls). */
void make_calls_explicit(struct parser *p, u32 routine);
/* The same of the initializer of a variable of a namespace or class. */
void make_initialization_explicit(struct parser *p, u32 variable);
/* After the translation unit: of all functions of the user's file whose bodies were parsed or that are defaulted, and of the implicit
 * members that these call. */
void make_unit_explicit(struct parser *p);

/* ---- inside ---- */

struct implicit {
	struct parser *p;
	VEC(u32) temporaries; /* destructors of those of the full-expression so far */
	u32 begin, end;       /* where nodes without operand stand */
	bool is_moved;        /* the local object that is copied */
	u32 try_begin;        /* where the innermost try-block around begins, or 0 */
	const struct default_initializer *around;
	u32 default_depth, nested_copies; /* default arguments that are being passed, and what they were passed inside of the outermost */
};

/* A default member initializer whose copy is being made explicit. */
struct default_initializer {
	u32 class;
	const struct default_initializer *around; /* what its own aggregate is made in; NULL: none */
};

/* ---- nodes.c ---- */
/* A new node where e stands. */
u32 implicit_node(struct implicit *e, enum il_expr_node_kind kind, enum il_operation_kind operation, u32 type,
                  enum il_value_category category);
/* The same around a node, in whose place of a list it stands. */
u32 implicit_around(struct implicit *e, u32 node, enum il_expr_node_kind kind, enum il_operation_kind operation, u32 type,
                    enum il_value_category category);
/* The node, of that kind, becomes a call of the routine, or of none where it is 0. Returns it. */
u32 set_target(struct implicit *e, u32 node, u32 routine);
/* The node's range becomes that of the list. */
void cover(const struct parser *p, u32 node, u32 first);
/* Of a destructor, or of an operator delete should a constructor throw. */
u32 call_without_operand(struct implicit *e, u32 routine);
/* How many default arguments the calls in a default argument are passed, which may be each other's without end. */
enum { NESTED_COPIES_MAX = 1000 };
/* A copy of the default argument or default member initializer that a lasting node is; 0 of 0, and of what is one too many. */
u32 default_copy(struct implicit *e, u32 lasting);
/* Appends a node, if it is not 0, that nobody wrote to a list. */
void append_default(struct parser *p, u32 *first, u32 node);
/* What has a value already, or has a name that nobody wrote. */
u32 value_node(struct implicit *e, u32 type, enum il_value_category category);
/* Replaces each node of a list by what replace() makes of it. Returns the first. */
u32 replace_each(struct implicit *e, u32 first, u32 (*replace)(struct implicit *, u32 node));

/* ---- expression.c ---- */
/* The expression with what it does implicitly: the node that stands for it. initializes: a prvalue is no temporary, it makes an object that
 * belongs to somebody [dcl.init.general]. */
u32 explicit_expression(struct implicit *e, u32 node, bool initializes);
/* One whose value nobody owns. */
u32 explicit_operand(struct implicit *e, u32 node);
/* With its temporaries, which are destroyed after it [intro.execution]/5. */
u32 full_expression(struct implicit *e, u32 node);
/* e's temporaries from count on are destroyed after the node (0: there is none); returns the node that says so. */
u32 destroyed_after(struct implicit *e, u32 node, u32 count);
/* An operator with such operands, of which second may be 0, and what it calls; nothing is mentioned by it. */
u32 implicit_operator(struct implicit *e, enum il_operation_kind operation, u32 first, u32 second);
/* What operator<=> has given, the node, compared with 0: by the function for operands of that type. is_reversed (exf_reversed): the other
 * way round [over.match.oper]/9. */
u32 compared_with_zero(struct implicit *e, enum il_operation_kind operation, u32 node, u32 type, bool is_reversed);
/* Contextually converted to bool [conv.general]/4. */
u32 explicit_condition(struct implicit *e, u32 node);

/* Adds the functions of a name like "operator new" that a type's objects are allocated or freed by: true, they are members of its class, or
 * else false. */
bool add_allocation_functions(struct parser *p, const char *name, u32 type, struct candidate_set *set);
/* The function that a delete-expression, of an object of the type, frees memory by [expr.delete]/9: with the size where there is such a
 * function, but for members. 0: it is not known. */
u32 operator_delete(struct parser *p, const struct il_expr_node *node, u32 type);
/* "operator new", or that of arrays: of a new-expression. */
const char *name_of_allocation(const struct parser *p, const struct il_expr_node *node);
/* The arguments of the function that a new-expression calls: one that nobody wrote, then the placement arguments. False when they are too
 * many. */
bool allocation_arguments(struct parser *p, const struct il_expr_node *node, u32 type, struct arguments *arguments);
/* Puts the alignment behind the first of them where the type is over-aligned, as the functions that are tried first take it [expr.new]/18;
 * false: it is not, or that is not known. */
bool add_alignment(struct parser *p, u32 type, struct arguments *arguments);
/* The operator new of a class, or else of the global namespace, that takes such values; 0: there is none, or that is not known. */
u32 allocation_from(struct parser *p, u32 class, const struct source *sources, u32 count);
/* What frees an object of the class [expr.delete]/9. */
u32 deallocation_of(struct parser *p, u32 class);
/* The function that a new-expression allocates with, 0: it is not known, or there is none. */
u32 operator_new(struct parser *p, const struct il_expr_node *node);
/* Whether a deallocation function has the parameters of an allocation function, but for the first of each [expr.new]/28. */
bool matches_allocation(struct parser *p, u32 freeing, u32 allocating);

/* Converted by the only conversion function of its class that is not explicit, where a scalar is needed [conv.general]/5
 * [over.match.oper]. */
u32 explicit_scalar(struct implicit *e, u32 node);

/* ---- initialization.c ---- */
enum initialization { INIT_DEFAULT, INIT_COPY, INIT_DIRECT }; /* no initializer; = node; (nodes), or the list in braces that node is */
/* An object or reference of the type is initialized from the nodes: they become explicit, too. Returns what stands for them; 0: nothing is
 * done. */
u32 explicit_initialization(struct implicit *e, u32 type, enum initialization form, u32 first);
/* The bases and members of an aggregate from elements in order, also those that there is no element for; returns the first. */
u32 aggregate_elements(struct implicit *e, u32 class, u32 first, bool in_parentheses);
/* The elements of an array that a list in braces initializes; it has so many, 0: as many as there are. */
void explicit_elements(struct implicit *e, u32 element, u64 size, u32 list);
/* The arguments of a call of a function that has those param_types. */
u32 explicit_arguments(struct implicit *e, u32 param, u32 first);
/* The same of one that is known, with its default arguments. */
u32 arguments_of_routine(struct implicit *e, u32 routine, u32 first);
/* The constructor that makes an object of a class from nodes, or the elements of the list that first is; 0: none, or it does no more than
 * copy bytes. */
u32 constructor_of(struct parser *p, u32 class, u32 first, bool list);
/* What makes an object of the class by a constructor: that, or the one that inherits it [class.inhctor.init]. */
u32 constructor_in(struct parser *p, u32 class, u32 routine);
/* The same from nodes; *outcome: whether there is one. */
u32 constructor_from(struct parser *p, u32 class, u32 first, enum outcome *outcome);
/* Whether the node of a source is all of the arguments that templates are deduced from, and says the same. */
bool is_argument_list(const struct parser *p, const struct source *source);
/* The one that makes a copy. */
u32 copy_constructor_of(struct parser *p, u32 class, const struct source *source);
/* An object made without nodes by that constructor (0: 0). */
u32 construction(struct implicit *e, u32 type, u32 constructor);
/* A user-defined conversion to a type: the function; 0: there is none, or it is not certain. */
u32 converting_function(struct parser *p, u32 type, u32 node);
/* The same where an object is initialized directly: also by an explicit conversion function. */
u32 directly_converting_function(struct parser *p, u32 type, u32 node);
/* The only explicit conversion function of a class to just this type, which no other one is better than [over.match.conv]; or 0. */
u32 explicit_function(struct parser *p, u32 class, u32 type);
/* What makes an object of the class from nodes for which overload resolution finds the constructor, or none (0): that, or the function that
 * converts the one node to the object, which is not copied then. */
u32 maker_of_object(struct parser *p, u32 class, u32 constructor, u32 first);
/* The node converted to another type of the language itself. */
u32 converted_scalar(struct implicit *e, u32 type, u32 node);
/* The class of an object, or of the elements of an array; 0: another type. */
u32 object_class(struct parser *p, u32 type);
bool is_braced_list(const struct parser *p, u32 node);

/* ---- members.c ---- */
/* What destroys an object of the type; 0: nothing is to be done. */
u32 destructor_of(struct parser *p, u32 type);
/* The operator= of an implicit assignment; 0: bytes are copied. */
u32 assignment_of(struct parser *p, u32 class, const struct source *source);
/* The default member initializer of a field, which lasts; 0: none. */
u32 member_initializer(struct parser *p, u32 field);
void explicit_members(struct implicit *e, u32 routine);
/* A new mem-initializer of a routine, for a base or member. */
void add_initializer(struct implicit *e, u32 routine, il_any member, il_str name, u32 node);

/* ---- comparisons.c ---- */
/* Whether a routine is a comparison operator that is defaulted; then explicit_comparison() gives it initializers for the bases and members
 * that it compares, and what it does at last. */
bool is_defaulted_comparison(const struct parser *p, u32 routine);
void explicit_comparison(struct implicit *e, u32 routine);

/* ---- closures.c ---- */
/* What a closure's conversion to a pointer to function gives, or the function that it points to calls: as a mem-initializer. */
void explicit_closure_member(struct implicit *e, u32 routine);

/* ---- implicit.c ---- */
void explicit_statement(struct implicit *e, u32 statement);
bool is_moved_from(const struct parser *p, u32 node);
void explicit_lambda(struct implicit *e, u32 lambda);

/* ---- coroutine.c ---- */
/* co_await or co_yield: becomes the awaiter, then the calls of await_ready, await_suspend and await_resume. */
void explicit_await(struct implicit *e, u32 node);
/* The operand of co_return. */
u32 explicit_coroutine_return(struct implicit *e, u32 node);
/* Gives the body of a coroutine a last statement: what is called around it. */
void explicit_coroutine(struct implicit *e, u32 body);

/* ---- declarations.c ---- */
void explicit_range_for(struct implicit *e, u32 statement);
void explicit_bindings(struct implicit *e, u32 container);

#endif
