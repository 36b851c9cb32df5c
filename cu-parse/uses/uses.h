/* What a program uses [basic.def.odr]/8: inside of instantiate_used() only. */
#ifndef USES_H
#define USES_H

#include "../templates/instantiate.h"
#include "../templates/recursion.h"

struct uses {
	struct parser *p;
	VEC(u32) waiting;        /* routines whose body is to be looked at */
	VEC(u32) variables;      /* instances whose initializer is */
	struct il_map tables;    /* classes whose virtual functions are used */
	struct il_map mentioned; /* the functions that are only instantiated */
	VEC(il_any) constants;   /* constexpr variables, and the functions that their values are worked out by: they need not be compiled */
	struct il_map constant;  /* all of them so far */
	struct instance_chains chains; /* of all of these */
	u32 callee;                    /* the node of the name that is called */
	u32 result;                    /* what the function that is looked at returns; 0: that is not known */
	bool in_constant;              /* what is looked at is one of these */
	bool in_pattern;               /* it is a template as it is written */
	bool compiled;                 /* what is used now is compiled for sure; else only instantiated */
};

/* ---- uses.c ---- */
/* The function is used: it will be compiled, if it is no template. 0 is nobody. */
void use_routine(struct uses *u, u32 routine);
/* The variable is used, not just its value [basic.def.odr]/4: it will be defined, if a template has made it. */
void use_object(struct uses *u, u32 variable);

/* ---- odr_uses.c ---- */
/* What initializes an object or reference of the type. */
void use_bound(struct uses *u, u32 type, u32 node);
/* What is called with references, or what has its address taken, by the expression. */
void use_operands(struct uses *u, u32 expr_node);
/* What is returned as a reference by the statement. */
void use_result(struct uses *u, u32 statement);

/* ---- virtual_functions.c ---- */
/* The virtual functions of the class: it is made, destroyed, or instantiated [basic.def.odr]/8. */
void use_table(struct uses *u, u32 class);
/* Those of the class that a constructor, virtual destructor or key function belongs to. */
void use_virtual_functions(struct uses *u, u32 routine);

#endif
