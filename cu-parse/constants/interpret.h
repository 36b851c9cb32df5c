/* The interpreter of constant evaluation [expr.const]: expressions, statements and calls over the IL's trees. Every function returns false
 * when there is no result; in->failure then says whether that is for certain no constant or not known. Nothing here is a guess. */
#ifndef INTERPRET_H
#define INTERPRET_H

#include "../typing/closure_members.h"
#include "value.h"

enum { MAX_CALLS = 256, MAX_STEPS = 1 << 25, MAX_OBJECTS = 1 << 20 }; /* calls inside of one another; of one question */

enum { CONSTEXPR_LAMBDAS = 201703 }; /* since which standard there are such [expr.prim.lambda.closure]/4 */
enum { STAND_IN = 1u << 31 };        /* a node instead of a variable */
struct local {
	u32 variable;
	struct object *object;
};
struct frame { /* of a call, or of the expression that was asked for */
	struct frame *caller;
	u32 call;  /* the node, where that is known */
	u32 place; /* the interpreter's, of the caller */
	u32 routine;
	u32 return_type;      /* 0: deduced */
	bool keeps_reference; /* ... as by decltype [dcl.type.auto.deduct]/5 */
	bool is_reference;    /* ... to a reference, such as auto && */
	struct object *self;  /* *this, or NULL */
	VEC(struct local) locals;
	struct object *target; /* where a result of class type goes, or NULL */
	struct value result;
};

/* Why there is no constant, as a note says it, and the calls that it is found in. */
struct reason {
	enum diag_id id;
	bool is_given;
	bool is_untold;   /* the reference has no note about it: the object is made by an expression of its class */
	bool of_variable; /* the initialization of the variable itself, at its place */
	u32 place;        /* 0: that of the operation which is being evaluated */
	il_any entity;
	int position; /* in an array of as many elements */
	u32 count;
	u32 call_count; /* of calls_of_reason */
};

struct interpreter {
	struct parser *p;
	struct arena *arena; /* of the evaluation, or of what outlives it */
	struct frame *frame;
	u32 calls, objects;
	VEC(struct object *) temporaries; /* with destructors, of the full-expressions that are evaluated */
	u32 allocated;                    /* by new, and not yet deleted: no constant may leave some */
	enum verdict failure;
	struct reason reason;           /* of the failure, where it is one that is told */
	u32 calls_of_reason[MAX_CALLS]; /* nodes, from the inside out */
	u32 place;                      /* the call whose default arguments are evaluated, or NOWHERE; else 0 */
	bool speculative;               /* __builtin_constant_p: nothing may be changed */
	bool by_chance;                 /* no constant is asked for */
	bool is_in_body;                /* of a template argument in a function's body, whose class is complete there */
};

static inline bool unknown(struct interpreter *in)
{
	in->failure = VERDICT_UNKNOWN;
	in->reason.is_given = false;
	return false;
}
static inline bool not_constant(struct interpreter *in)
{
	in->failure = VERDICT_NOT_CONSTANT;
	in->reason.is_given = false;
	return false;
}
/* Counts steps of the parser's question; false when it takes too many. */
bool evaluation_steps(struct parser *p, u32 count);
/* A step; false when the stack is low, too. */
bool step(struct interpreter *in);

/* ---- reason.c: called behind not_constant() and unknown(), they return false ---- */
/* frame: in which it fails. */
bool give_reason(struct interpreter *in, const struct frame *frame, const struct reason *reason);
/* An operation gives no number of its type, if it is evaluated in a function. */
bool reason_of_number(struct interpreter *in, enum diag_id id, u32 type);
/* There are as many calls inside of one another as the reference evaluates: the whole expression is too complex. */
bool reason_of_depth(struct interpreter *in);
/* There is no element at that position of an array. */
bool reason_of_access(struct interpreter *in, enum diag_id id, int position, u32 count);
/* A read object has no value: of a whole variable, as for the reference parts may have one; before C++20 something else is said. */
bool reason_of_no_value(struct interpreter *in, const struct object *object);
/* An object that is there before the evaluation, and may change. */
bool reason_of_storage(struct interpreter *in, const struct object *object);
/* Gives a reason without a place that of a node's operator. */
void place_reason(struct interpreter *in, u32 node);
/* A node that is a variable has no value: if it has none for certain, that is the reason. */
void reason_of_read(struct interpreter *in, u32 node);
/* The same where an object of a class is copied, perhaps as an element of a list. */
void reason_of_copy(struct interpreter *in, u32 node, bool of_element);
/* Where the name of what a node calls stands. */
u32 place_of_called(const struct parser *p, u32 call, u32 routine);
/* Where the next token after a node stands. */
u32 place_behind(const struct parser *p, u32 node);
/* Says that an expression which has to be a constant is none, and why its evaluation fails; false: that is not known. */
bool report_evaluation(struct parser *p, u32 node);

/* ---- not_constant.c ---- */
/* Whether a node is a variable whose value is none of a constant. */
bool may_value_change(struct parser *p, u32 node);
/* Where the last part of a callee's name stands. */
u32 place_of_named(const struct parser *p, const struct il_expr_node *name);
/* Whether a variable, or what it is an array of, may change. */
bool is_changing(struct parser *p, u32 variable);

/* ---- interpret.c ---- */
/* A glvalue or prvalue. */
bool evaluate(struct interpreter *in, u32 node, struct value *out);
/* The same with the object, or NULL, that a prvalue of class type initializes [dcl.init.general]. A value in it has it as its object. */
bool evaluate_into(struct interpreter *in, u32 node, struct object *target, struct value *out);
/* A prvalue: scalars are loaded, arrays and functions decay; of a class type the object, which may be that of a glvalue. */
bool evaluate_rvalue(struct interpreter *in, u32 node, struct value *out);
bool evaluate_condition(struct interpreter *in, u32 node, bool *truth);
/* The place of a glvalue, or of a temporary that a prvalue of class type is. */
bool evaluate_object(struct interpreter *in, u32 node, struct object **object);
/* The object before . or the one that the pointer before -> points to, which operator-> may give. */
bool evaluate_object_of(struct interpreter *in, u32 node, bool arrow, struct object **object);
bool decay(struct interpreter *in, struct value *value);
/* The same of a node's value. */
bool decay_of(struct interpreter *in, u32 node, struct value *value);
/* = that is built in, or of a class without a function of a user; the value of the right operand comes first [expr.assign]/1. */
bool evaluate_assignment(struct interpreter *in, const struct il_expr_node *node, u32 right, struct value *out);
/* What a variable designates: of references, what they are bound to. */
bool variable_lvalue(struct interpreter *in, u32 variable, struct value *out);

/* ---- interpret_cast.c ---- */
bool evaluate_cast(struct interpreter *in, u32 node, struct object *target, struct value *out);
/* What is converted to the type, which may select one of several functions of a name; the same as a prvalue. */
bool evaluate_for(struct interpreter *in, u32 node, u32 type, struct value *out);
bool evaluate_rvalue_for(struct interpreter *in, u32 node, u32 type, struct value *out);
/* An implicit conversion of a value of class type through its conversion function, or of a scalar. */
bool convert_to(struct interpreter *in, const struct value *value, u32 type, struct value *out);
/* An operand of class type of an operator that is built in: its one conversion function is meant. */
bool convert_operand(struct interpreter *in, struct value *value);

/* ---- interpret_rtti.c ---- */
/* To the type, a pointer or reference. */
bool evaluate_dynamic_cast(struct interpreter *in, u32 operand, u32 type, struct value *out);
bool evaluate_typeid(struct interpreter *in, u32 node, struct value *out);

/* ---- initialize.c ---- */
enum initializer_form { INITIALIZER_NONE, INITIALIZER_EMPTY, INITIALIZER_COPY, INITIALIZER_DIRECT, INITIALIZER_LIST };
struct initializer {
	enum initializer_form form;
	u32 first;       /* node: the list in braces, or the first of those in parentheses, or that behind the = */
	u32 constructor; /* the routine, where the tree names it, or 0 */
};
/* Whether a type is a class or has such elements at some depth. */
bool has_class_elements(const struct parser *p, u32 type);
/* [dcl.init] of an object that is new; type is the declared one. A reference is bound. */
bool initialize(struct interpreter *in, struct object *object, u32 type, const struct initializer *initializer);
/* The same from a value: a parameter or result. Of a class type, value is a VALUE_OBJECT or VALUE_LVALUE. */
bool initialize_from_value(struct interpreter *in, struct object *object, u32 type, const struct value *value);
struct initializer initializer_of_variable(const struct parser *p, u32 variable);
/* The one behind the name of a member, from = or { on [class.mem]; EMPTY or NONE, as said, without. */
bool initialize_member(struct interpreter *in, struct object *class, struct object *member, u32 field, enum initializer_form otherwise);
/* The field that a part of a class is; 0: a base. */
u32 field_of_part(const struct parser *p, const struct object *class, u32 number);

/* ---- construct.c ---- */
/* The constructor for a list of argument nodes, or only the first of them; 0: that is not known. */
u32 constructor_for(struct interpreter *in, u32 class, u32 argument, bool is_single);
/* [over.match.list], where the class is no aggregate. */
bool construct_from_list(struct interpreter *in, struct object *object, u32 list);
bool is_aggregate(struct parser *p, u32 class);
/* Whether it is a defaulted constructor that copies or moves: what it is given may have to be converted to the class, or be derived. */
bool copies_by_default(const struct parser *p, u32 constructor);
/* Runs a constructor, or does what one does that is implicit or defaulted and takes no arguments. */
bool call_constructor(struct interpreter *in, u32 routine, struct object *object, u32 argument, bool is_single);
bool default_construct(struct interpreter *in, struct object *object);
/* [class.copy.ctor] from an object of the same class. type: of the source, which it may be derived from; 0: the class, of lvalues const, as
 * for members of what is copied. */
bool copy_construct(struct interpreter *in, struct object *to, struct object *from, u32 type, bool is_lvalue);
/* Whether a constructor or operator= copies members, as nobody says what else. */
bool is_memberwise(struct parser *p, u32 routine);
/* [class.copy.assign] from an object of the same class; scalars and arrays are assigned, too. type: as of copy_construct(). */
bool copy_assign(struct interpreter *in, struct object *to, struct object *from, u32 type, bool is_lvalue);
/* Whether default-initialization leaves the object as it is: then value-initialization is zero-initialization first [dcl.init]/9. */
bool has_user_default_constructor(struct interpreter *in, u32 class);

/* ---- interpret_statement.c ---- */
enum flow { FLOW_FAILED, FLOW_NEXT, FLOW_BREAK, FLOW_CONTINUE, FLOW_RETURN };
enum flow execute(struct interpreter *in, u32 statement);
/* Makes a local variable of the frame. */
struct object *declare_local(struct interpreter *in, u32 variable, u32 type);
bool is_deduced(const struct parser *p, u32 type);
u32 open_scope(const struct interpreter *in);
/* What was declared since then is destroyed; nothing finds it through a pointer any more. */
enum flow close_scope(struct interpreter *in, u32 count, enum flow flow);
/* Whether a loop is left after its body ended so; *flow is then what the loop gives. */
bool leaves_loop(enum flow *flow);
/* Runs the init-statements; the declaration that is the condition or range is left for the caller, in *declaration. */
bool run_init(struct interpreter *in, u32 init, u32 *declaration);

/* ---- interpret_range.c ---- */
enum flow execute_range_for(struct interpreter *in, const struct il_statement *statement);

/* ---- constexpr_call.c ---- */
/* A list of nodes, or the first of one; or one value, then these; then one that nobody wrote, as postfix operators have. */
struct call_arguments {
	const struct value *value, *last;
	u32 first, call;           /* call: the node, where that is known */
	bool is_single, is_xvalue; /* is_xvalue: value refers to what may be moved from */
	u32 second;                /* where that is so, another one, or 0 */
};
bool evaluate_call(struct interpreter *in, u32 node, struct object *target, struct value *out);
/* An operator that is a function: the operands of the node, which has the number index or, where that is 0, is none of the tree's, are its
 * object and arguments, or those of a reversed candidate the other way round [over.match.oper]/3.4. */
bool evaluate_operator_call(struct interpreter *in, u32 node, struct object *target, struct value *out);
bool call_operator(struct interpreter *in, const struct il_expr_node *node, u32 index, struct object *target, struct value *out);
bool call_routine(struct interpreter *in, u32 routine, struct object *self, const struct call_arguments *arguments, struct object *target,
                  struct value *out);
/* Calls a member function, or what overrides it in the object, which is of its class or one derived from it. */
bool call_without_arguments(struct interpreter *in, u32 routine, struct object *object, struct object *target, struct value *out);
/* Enters a frame for a routine, its parameters initialized, its body parsed; and leaves it. False: nothing was entered. */
bool enter_call(struct interpreter *in, struct frame *frame, u32 routine, struct object *self, const struct call_arguments *arguments);
enum flow leave_call(struct interpreter *in, struct frame *frame, enum flow flow);
/* Whose default arguments may be needed: a function's; routine 0: the parameters' own, of a lambda in a scope. */
struct defaults {
	u32 routine, scope;
};
/* Makes the objects of a list of parameters. */
bool initialize_parameters(struct interpreter *in, struct frame *frame, u32 param, const struct defaults *defaults,
                           const struct call_arguments *arguments);
/* What a function returned whose body ended so. */
bool result_of_call(struct interpreter *in, const struct frame *frame, enum flow flow, struct value *out);

/* ---- remembered_calls.c ---- */
struct repeated_call {        /* of a function whose parameters are integers */
	u32 routine, count;   /* routine 0: it is no such call */
	u32 steps, allocated; /* of the question, before */
	u128 arguments[4];
	struct value result;
};
/* Writes down what call a frame was entered for; true when it was made before, with its result. */
bool recall_call(struct interpreter *in, const struct frame *frame, struct repeated_call *call);
/* Keeps the result if it took long. */
void remember_call(struct interpreter *in, const struct repeated_call *call, const struct value *result);

/* ---- interpret_bindings.c ---- */
/* What auto [a, b] = … binds its names to: parts of the object of a reference, or of a copy. container: the variable without a name that
 * the names follow. */
bool declare_bindings(struct interpreter *in, u32 container, const struct initializer *initializer);
/* The names mean parts of that object. */
bool bind_names(struct interpreter *in, u32 container, struct object *object);
/* Whether a variable is a name for a part of an object, which auto & or auto && binds [dcl.struct.bind]. */
bool names_part_of_other(const struct parser *p, u32 variable);

/* ---- interpret_comparison.c ---- */
/* Whether an operator's function is defaulted, or of another name than the operator. */
bool is_comparison_call(const struct parser *p, const struct il_expr_node *node, u32 routine);
/* Whether operands of == or != are compared by the operator== that a defaulted <=> brings [class.compare.default]/4. */
bool calls_defaulted_comparison(struct parser *p, const struct il_expr_node *node);
/* What <=> gives: an object of a class of libstdc++, whose one member is negative, zero or positive, or 2 for unordered [expr.spaceship]. */
bool category_value(struct interpreter *in, u32 type, int order, struct value *out);
/* Member by member. */
bool evaluate_defaulted(struct interpreter *in, const struct il_expr_node *node, bool equality, struct value *out);
bool evaluate_comparison(struct interpreter *in, const struct il_expr_node *node, struct value *out);

/* ---- interpret_lambda.c ---- */
/* How many captures a lambda has. */
u32 capture_count(const struct parser *p, u32 lambda);
bool evaluate_lambda(struct interpreter *in, u32 node, struct object *target, struct value *out);
/* routine: the call operator; of a generic lambda 0 where that is for the arguments to say. */
bool call_lambda(struct interpreter *in, u32 lambda, u32 routine, struct object *closure, const struct call_arguments *arguments,
                 struct object *target, struct value *out);
/* A closure as a pointer to function; its conversion function, or the function that such a pointer points to, called. */
bool convert_closure(struct interpreter *in, struct object *closure, u32 type, struct value *out);
bool call_closure_member(struct interpreter *in, u32 routine, const struct call_arguments *arguments, struct object *target,
                         struct value *out);

/* ---- interpret_builtin.c ---- */
bool evaluate_builtin(struct interpreter *in, u32 node, struct value *out);
/* ---- interpret_source_location.c ---- */
enum { NOWHERE = UINT32_MAX };
/* What follows is evaluated for a call (a node; 0: not known); returns what in->place has to be again afterwards. */
u32 enter_default_argument(struct interpreter *in, u32 call);
/* __builtin_LINE(), __builtin_FILE(), __builtin_FUNCTION(), __builtin_source_location(). */
bool evaluate_source_location(struct interpreter *in, u32 builtin, struct value *out);

/* ---- interpret_temporaries.c ---- */
/* Sees to it that an object of class type is destroyed, in the end as a temporary. False: nobody can tell when. */
bool is_destroyed_in_time(struct interpreter *in, struct object *object);
u32 begin_full_expression(const struct interpreter *in);
/* Destroys the temporaries made since then, but for that which result is or is in, or NULL: that becomes one of the expression around. */
bool end_full_expression(struct interpreter *in, u32 first, struct object *result);
/* What a function has returned, if control has left it so, of class type; else NULL. */
struct object *result_object(const struct interpreter *in, enum flow flow);
/* The same of a declaration: what the frame's locals from that one on are, or refer to, lives as long as they do. */
bool end_declaration(struct interpreter *in, u32 first, u32 local);

/* ---- interpret_new.c ---- */
/* Whether what is called is object.~type or pointer->~type [expr.prim.id.dtor]. */
bool is_destructor_call(const struct parser *p, const struct il_expr_node *callee);
bool evaluate_destructor_call(struct interpreter *in, const struct il_expr_node *callee, struct value *out);
/* Whether a call is that of operator new or delete in std::allocator; argument: the first one. */
bool is_allocation(const struct interpreter *in, u32 routine);
bool evaluate_allocation(struct interpreter *in, u32 routine, u32 argument, struct value *out);
bool evaluate_new_delete(struct interpreter *in, u32 node, struct value *out);
/* Whether an object of a class type has a destructor by a user that does something. */
bool has_effective_destructor(struct parser *p, const struct object *object);
/* Runs the destructors of an outermost object, which is dead then. */
bool destroy(struct interpreter *in, struct object *object);
/* ---- interpret_vector.c ---- */
/* GNU: whether an expression is a vector, so that operators on it are by element. */
bool is_vector_expression(struct parser *p, u32 node);
/* condition ? a : b by element: both are evaluated. */
bool choose_elements(struct interpreter *in, const struct il_expr_node *node, struct value *out);
/* __builtin_shuffle, __builtin_shufflevector and __builtin_convertvector, from the node of the first argument on. */
bool shuffle_vectors(struct interpreter *in, u32 first, struct value *out);
bool select_elements(struct interpreter *in, u32 first, struct value *out);
bool convert_elements(struct interpreter *in, u32 first, struct value *out);
/* ---- interpret_bit_cast.c ---- */
/* The bytes of a value as another type of the same size. */
bool reinterpret_value(struct interpreter *in, const struct value *value, u32 to, struct value *out);
/* operand: the node of the type, which that of the value follows. */
bool evaluate_bit_cast(struct interpreter *in, u32 operand, struct value *out);
/* ---- interpret_offsetof.c ---- */
bool evaluate_offsetof(struct interpreter *in, u32 node, struct value *out);

/* ---- argument_values.c ---- */
/* The value of a template argument: a constant of the IL. Of a class it is an lvalue. */
bool value_of_argument_constant(struct interpreter *in, u32 constant, struct value *out);

/* ---- evaluate.c ---- */
/* The object of a variable outside of what is evaluated: its value if it is a constant, else only its address, which may be one of the
 * moment. NULL: unknown, as what references to such objects refer to. */
struct object *static_object(struct interpreter *in, u32 variable);
/* Whether a variable is one of a block, a condition or parameters, and not static. */
bool is_automatic(const struct parser *p, const struct il_variable *variable);
/* Whether an outermost object is there as long as the program runs, and no thread's own. */
bool is_lasting(const struct parser *p, const struct object *root);
/* The type that the source has from begin to end; 0: unknown. */
u32 type_of_text(struct parser *p, u32 scope, u32 begin, u32 end);
struct arena *lasting_memory(struct parser *p);
/* The node of text that stays: a default argument, a default member initializer; 0: none. */
u32 lasting_node(struct parser *p, u32 scope, u32 begin, u32 end);
/* The same of a list in parentheses, from the ( on: the first of its nodes. */
u32 lasting_list(struct parser *p, u32 scope, u32 begin, u32 end);
/* The array of the string literal at a position of the source. */
struct object *string_object(struct interpreter *in, u32 position);
/* Makes the characters of such an array, which are not there until somebody asks for its parts. */
bool fill_literal(struct interpreter *in, struct object *object);
/* That of a __func__ with the text; 0: it is not known. */
struct object *name_object(struct interpreter *in, u32 text);
/* One with that text. */
struct object *object_of_text(struct interpreter *in, const char *text);

#endif
