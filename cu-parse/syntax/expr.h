/* What the files of the expression and statement parser share. Records are made only while recording() is true. */
#ifndef EXPR_H
#define EXPR_H

#include "../parser.h"

static inline bool recording(const struct parser *p) { return p->recording && !p->tentative; }

/* Brackets make every > and >>> inside them an ordinary operator. */
struct brackets {
	bool greater_ends, in_launch_config;
};
static inline struct brackets enter_brackets(struct parser *p)
{
	struct brackets saved = { p->greater_ends, p->in_launch_config };

	p->greater_ends = p->in_launch_config = false;
	return saved;
}
static inline void leave_brackets(struct parser *p, struct brackets saved)
{
	p->greater_ends = saved.greater_ends;
	p->in_launch_config = saved.in_launch_config;
}
/* Both. */
static inline void close_brackets(struct parser *p, struct brackets saved, u32 close)
{
	leave_brackets(p, saved);
	close_list(p, close);
}

/* ---- expression.c ---- */
/* A new node that begins at begin, or 0. */
u32 expr_new(struct parser *p, enum il_expr_node_kind kind, u32 begin);
u32 expr_new_operation(struct parser *p, enum il_operation_kind operation, u32 begin);
/* An operation with its operands (second may be 0) that ends with the last token. */
u32 expr_operation(struct parser *p, enum il_operation_kind operation, u32 begin, u32 first, u32 second);
/* Appends operand, or a list of them, to the operands of node; *last remembers the end of the list. */
void expr_append(struct parser *p, u32 node, u32 operand, u32 *last);
void expr_append_list(struct parser *p, u32 node, u32 first, u32 *last);
/* Appends a list of nodes, or nothing, to the list from *first through *last; both 0: it is empty. */
void append_list(const struct parser *p, u32 *first, u32 *last, u32 nodes);
/* The function around has a co_await, co_yield or co_return: it is a coroutine [dcl.fct.def.coroutine]/1. */
void note_coroutine(struct parser *p);
/* Sets the end of the node's range to the end of the last token, or to another place. Returns the node. */
u32 expr_end(struct parser *p, u32 node);
u32 expr_end_at(struct parser *p, u32 node, u32 end);
static inline void expr_flag(const struct parser *p, u32 node, u32 flags)
{
	if (node)
		il_expr_node(p->il, node)->flags |= flags;
}
static inline void expr_type(const struct parser *p, u32 node, u32 type)
{
	if (node)
		il_expr_node(p->il, node)->type_operand = type;
}
/* How many nodes a list has. */
static inline u32 node_count(const struct parser *p, u32 node)
{
	u32 count = 0;

	for (; node; node = il_expr_node(p->il, node)->next)
		count++;
	return count;
}
/* The node of a type where an expression could stand; p is at the type-id. */
u32 type_operand(struct parser *p);

u32 parse_cast_expression(struct parser *p);
/* An operand of && or || in a constraint-expression; is_primary: in a requires-clause, behind which parameters may stand [temp.pre]/9. */
u32 parse_constraint_operand(struct parser *p, bool is_primary);
/* An operator at p: an operation, how tight it binds, and of how many tokens it is. */
struct binary {
	u8 operation, precedence, tokens;
};
/* The one at p that a fold-expression can have; no operation: there is none. */
struct binary fold_operator(const struct parser *p);
/* Whether ( type-id ) comes next. */
bool at_cast(struct parser *p);
/* ( … ) or { … }, the expressions of which are appended to node. Nothing when neither comes next. Returns where they end. */
u32 parse_initializer_arguments(struct parser *p, u32 node, u32 *last);
/* An initializer-clause of a list: a pack expansion, a list of nodes where bound packs are expanded. */
u32 parse_list_element(struct parser *p);
/* The same of a list where types may stand: the arguments of a builtin function or trait. */
u32 parse_builtin_argument(struct parser *p);
/* A ... after pattern makes it a pack expansion [temp.variadic]. */
u32 pack_expansion(struct parser *p, u32 begin, u32 pattern);

/* ---- fold.c: fold-expressions [expr.prim.fold], p behind the parenthesis ---- */
/* One over bound packs is the operations that it stands for, which *result gets. False, and p where it was, when none comes up to the
 * token close. */
bool parse_bound_fold(struct parser *p, u32 close, u32 *result);
/* ... op pack as it is written. */
u32 parse_left_fold(struct parser *p);
/* The same of pack op ... and left op ... op right, p at the ... behind left and op. */
u32 fold_rest(struct parser *p, u32 begin, u32 left, struct binary op);

/* ---- primary.c, requires.c, postfix.c, new.c ---- */
u32 parse_primary(struct parser *p);             /* primary-expression, functional and named casts, typeid, builtins */
u32 parse_requires_expression(struct parser *p); /* p at requires */
/* A type, of an array without a bound one of as many elements as the initializer at p has [dcl.array]/8. */
u32 type_with_bound(struct parser *p, u32 type);
u32 parse_postfix(struct parser *p);
/* The conversion function to the type that was named, of all that the name means in a class [class.conv.fct]. */
void choose_conversion(struct parser *p, u32 class, struct id_expression *id);
u32 parse_new(struct parser *p, u32 begin);
u32 parse_delete(struct parser *p, u32 begin);
/* The variable that name<args> of a variable template means, with known arguments; one with a memory space stays a name of the template:
 * 0. */
u32 instance_of_variable_template(struct parser *p, const struct id_expression *id);
/* The node of a name that was parsed [expr.prim.id]. */
u32 name_node(struct parser *p, const struct id_expression *id);
/* Puts p back to the < behind a name that was said to be nothing, for which it is an operator. */
void take_arguments_back(struct parser *p, struct id_expression *id);

/* ---- references.c ---- */
/* The anonymous union of a function or a namespace that a field is of, as which it is a variable [class.union.anon]; 0: it is of none. */
u32 union_of_variable(const struct parser *p, u32 field);
/* Whether the code in the lambda, or in the function itself for 0, runs on the host. */
bool is_host_code(const struct parser *p, u32 lambda);
/* Whether a variable is one that lambdas capture, if it is not one of theirs. */
bool is_capturable(const struct parser *p, const struct il_variable *variable);
/* Whether a lambda around captures the variable by copy, as far as it is read. */
bool is_copied_around(const struct parser *p, il_any entity);
/* Notes that a body mentions what was found, all functions of an overload set; captures implicitly. */
enum named_as note_reference(struct parser *p, const struct lookup *found);
/* A lambda names a variable to capture it; p->lambda is the one around. */
void note_capture(struct parser *p, il_any variable);
/* this is mentioned; or an unqualified name that means a member, perhaps of *this. */
void note_this(struct parser *p, bool is_capture);
void note_member_of_this(struct parser *p, il_any entity, u32 begin);
/* A call of a function by its name alone: of overloaded functions and templates it is known now whether it is a member of *this. */
void note_called_member(struct parser *p, u32 call);

/* ---- extended_lambda.c ---- */
/* A lambda for devices in host code is an extended one: the host has an object of another class in its place. */
void note_wrapper(struct parser *p, struct il_lambda *lambda, bool result_names_param);
/* Which elements of arrays that an extended lambda captures cannot be made from nothing or assigned. */
void note_captured_arrays(struct parser *p, const struct il_lambda *lambda);

/* ---- labels.c ---- */
/* The label of the function or lambda around, new when it was not mentioned before; 0 when nothing is recorded. */
u32 label_named(struct parser *p, u32 ident, u32 position);
/* case …: default: name: in front of a statement. True when there was one; *statement gets its statement, or 0. */
bool parse_label(struct parser *p, u32 *statement);
/* Surroundings of a body that begins: its labels, no switch around it. */
/* p at __label__ (GNU), which declares labels of the block around. */
void declare_local_labels(struct parser *p);
/* At the end of a function: labels from number first on that goto names and nothing defines. */
void check_labels(struct parser *p, u32 first);
struct body_state begin_labels(struct parser *p, u32 scope);

/* ---- statement.c ---- */
u32 statement_new(struct parser *p, enum il_statement_kind kind, u32 begin);
u32 statement_end(struct parser *p, u32 statement);
/* What few statements have: of this one, new where it had none. */
struct il_statement_extra *extra_of_statement(struct parser *p, u32 statement);
/* catch (…) { … } …; returns the first handler. */
u32 parse_handlers(struct parser *p);
/* The ; of a statement. */
void end_with_semicolon(struct parser *p);

/* ---- asm.c ---- */
u32 parse_asm_statement(struct parser *p);

/* ---- declaration.c ---- */
/* The ; that is missing at p. */
void missing_semicolon(struct parser *p);

/* ---- bindings.c ---- */
/* auto [a, b] = … [dcl.struct.bind], p at the brackets or the & before them, behind the specifiers. Returns the variable that holds what
 * is bound. */
bool at_structured_binding(const struct parser *p, const struct specifiers *s);
u32 parse_structured_binding(struct parser *p, const struct specifiers *s, bool with_initializer);
/* The function begin or end of a range that is an object of a class [stmt.ranged]/1.3; 0: not known. *is_member: of that class, else it takes
 * the object as its argument. */
u32 range_function(struct parser *p, u32 type, const char *name, bool *is_member);
/* Whether certainly no function in the namespaces of a range's type, nor in std, takes it, which has no such members. */
bool lacks_range_function(struct parser *p, u32 type, const char *name);
/* What a range-based for does with iterators of class type [stmt.ranged], as nodes: begin != end, *begin, ++begin. begin and end stand for
 * objects of these types. All are gone after end_iteration(), if no others were made. */
struct iteration {
	u32 begin[3], end, is_not_end, element, advance, first, last;
};
struct iteration begin_iteration(struct parser *p, u32 begin, u32 end);
void end_iteration(struct parser *p, const struct iteration *iteration);

#endif
