/* What constant evaluation remembers (evaluate.c, enumeration.c). */
#ifndef CONSTANTS_H
#define CONSTANTS_H

#include "interpret.h"

struct lasting_node { u32 scope, begin, node; };
struct constants {
	VEC(u32) of_enumerator;           /* by variable: index into known, or a state */
	VEC(struct constant) known;
	VEC(u32) underlying;              /* by type, of enumerations: a type, or a state */
	VEC(u8) promoted;                 /* by type, of enumerations without fixed type: enum il_int_kind */
	VEC(struct static_variable {      /* by variable: its object; how often and when it was evaluated */
		struct object *object;
		u32 progress;
		u8 attempts;
		bool running;
	}) of_variable;
	VEC(struct lasting_node) lasting; /* 0 is unused */
	struct il_map lasting_map;        /* hash of scope and begin to lasting */
	VEC(struct string_literal { u32 position; struct object *object; }) strings;      /* 0 is unused */
	struct il_map string_map;         /* position to strings */
	VEC(struct object *) type_infos;  /* 0 is unused */
	struct il_map type_info_map;      /* type to type_infos */
	struct arena memory;              /* of what outlives an evaluation */
	u32 depth, steps;
};

struct constants *constants(struct parser *p);

/* ---- enumeration.c ---- */
struct constant constant_of_enumerator(struct parser *p, u32 variable);

/* ---- persist.c ---- */
/* Copies what object holds to the new object, which outlives the evaluation, with what it points to. False when it points to what does
 * not: a local variable, a temporary. */
bool persist(struct interpreter *in, struct object *object, struct object *to);

#endif
