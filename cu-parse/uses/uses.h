/* What a program uses implicitly, where no node names the function [basic.def.odr]/8: inside of instantiate_used() only. */
#ifndef USES_H
#define USES_H

#include "../templates/instantiate.h"

struct uses {
	struct parser *p;
	VEC(u32) waiting;         /* routines whose body is to be looked at */
	struct il_map done;       /* by class: enum implicit_use flags, those of what is not compiled shifted by USES_BITS */
	bool compiled;            /* what is used now is compiled for sure; else only instantiated */
	struct il_map mentioned;  /* the functions that are only instantiated */
	bool in_text;             /* in a node of lasting_node() */
};

/* ---- uses.c ---- */
/* The function is used: it will be compiled, if it is no template. 0 is nobody. */
void use_routine(struct uses *u, u32 routine);
/* All that an expression, or a statement with those in it, uses. */
void use_expression(struct uses *u, u32 node);
/* The same of a default argument or default member initializer, which lasting_node() parsed as if it were never evaluated. */
void use_text(struct uses *u, u32 node);

/* ---- use_initialization.c ---- */
enum use_form { USE_DEFAULT, USE_COPY, USE_DIRECT };   /* no initializer; = node; (nodes), or the list in braces that node is */
/* The constructors, conversion functions and destructors of an initialization [dcl.init] of an object of that type. */
void use_initialization(struct uses *u, u32 type, enum use_form form, u32 first);
/* An object or reference of this type is made from one of such a type. */
struct source;
void use_copy(struct uses *u, u32 type, const struct source *source);
/* Those of the arguments of a call from the node first on, with default arguments. class: that the routine is a member of, or 0. */
void use_arguments(struct uses *u, u32 routine, u32 class, u32 first);
void use_condition(struct uses *u, u32 node);
/* What an operation calls that it does not name. */
void use_operation(struct uses *u, u32 node);

/* ---- use_members.c ---- */
/* An object of this type is destroyed. */
void use_destructor(struct uses *u, u32 type);
/* An implicit default constructor, copy or move of a class: it uses those of bases and members. */
enum implicit_use { USE_OF_DEFAULT = 1, USE_OF_COPY = 2, USE_OF_MOVE = 4, USE_OF_COPY_ASSIGNMENT = 8, USE_OF_MOVE_ASSIGNMENT = 16,
                 USE_OF_DESTRUCTOR = 32, USE_OF_VIRTUALS = 64 };
enum { USES_BITS = 8 };
void use_implicitly(struct uses *u, u32 class, enum implicit_use what);
/* The members that a constructor, destructor or defaulted function of a class uses besides those in its body. */
void use_by_special_member(struct uses *u, u32 routine);

#endif
