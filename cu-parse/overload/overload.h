/* Overload resolution [over.match]: which function is called, if that is certain. */
#ifndef OVERLOAD_H
#define OVERLOAD_H

#include "candidates.h"

enum { ARGUMENTS_MAX = 64 };

/* A call as deduction sees it: its arguments are the list of nodes from first_argument on. class: that of the object of a member
 * function, with its cv and whether it is an lvalue; or 0. */
struct call {
	u32 first_argument;
	u32 class, cv;
	bool object_is_lvalue;
	u32 explicit_args; /* the template_args of a template-id */
	bool has_explicit_args;
	bool explicit_args_fail; /* one of them is certainly none for the only template */
};

/* What is passed: to the implicit object parameter of members, and to the others. */
struct arguments {
	struct call call;
	bool has_object;  /* candidates that are members take it */
	bool is_operator; /* they take the first one: the left operand */
	bool is_postfix;  /* the last one is an int that nobody wrote [over.inc] */
	struct source object;
	u32 count;
	struct source at[ARGUMENTS_MAX];
};
/* The arguments that are written, from a node on. False when they are too many. */
bool arguments_of_nodes(struct parser *p, u32 first, struct arguments *arguments);

/* The specialization of a function template for one argument alone, whose node, if it has one, may stand in a list. */
u32 specialization_for_argument(struct parser *p, u32 template, const struct source *source, enum outcome *outcome);

/* The best viable function. */
struct resolution {
	enum outcome outcome;  /* FAILURE: there is none, or the call is ambiguous */
	struct candidate best; /* without a routine when it is implicit, or a template of which just the result's type is known */
	u32 type;              /* what a call of it gives; the error type when it is not known */
};
/* Finds out which candidates are viable and which is the best [over.match.viable] [over.match.best]. A candidate that is the only one
 * perhaps viable is the best: but where a substitution may fail, the program is taken for valid. */
struct resolution resolve(struct parser *p, struct candidate_set *set, const struct arguments *arguments);
/* Of the candidates that are left when none is the best: those that no other one is better than. */
void keep_ambiguous(struct parser *p, struct candidate_set *set, const struct arguments *arguments);

/* ---- resolutions.c ---- */
/* What tells a question to resolve() from others: the candidates, and what conversions know of the arguments. 0: that is not all there is. */
u64 resolution_key(struct parser *p, const struct candidate_set *set, const struct arguments *arguments);
/* What resolve() found when it was asked the same before, if that is still so. */
bool recall_resolution(struct parser *p, u64 key, struct resolution *r);
/* provisional: p->provisional before it was found. */
void remember_resolution(struct parser *p, u64 key, const struct resolution *r, u32 provisional);
/* A declaration of a function that was declared before, or in a block, may take other numbers of arguments from now on. */
void note_default_arguments(struct parser *p, u32 decl, bool in_block);
void resolutions_free(struct parser *p);

/* ---- typing/calls.c ---- */
/* The member function of arguments->object, of that name, that is called with the others. */
struct resolution resolve_member(struct parser *p, u32 ident, struct arguments *arguments);

/* ---- stand_ins.c ---- */
/* Nodes that stand for arguments of these types, in a list, up to end_stand_ins(). *failed is set where nothing can be called with them. */
struct stand_ins {
	u32 first, nodes, count;
	bool *failure;
};
struct stand_ins begin_stand_ins(struct parser *p, const struct source *sources, u32 count, bool *failed);
void end_stand_ins(struct parser *p, const struct stand_ins *s);

#endif
