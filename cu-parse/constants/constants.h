/* What constant evaluation remembers (evaluate.c, enumeration.c). */
#ifndef CONSTANTS_H
#define CONSTANTS_H

#include "interpret.h"

struct lasting_node {
	u32 scope, begin, node;
};
struct parameter_object {
	u32 variable, key, length;
};
struct constants {
	VEC(u32) of_enumerator; /* by variable: index into known, or a state */
	VEC(struct constant) known;
	VEC(u32) underlying;  /* by type, of enumerations: a type, or a state */
	VEC(u8) promoted;     /* by type, of enumerations without fixed type: enum il_int_kind */
	VEC(u32) first_named; /* by type, of enumerations: one more than the index of the first in named, 0: they were not asked for */
	VEC(struct named_value {
		u128 bits;
		u32 enumerator;
	})
	named;                       /* in their order, one of 0 behind those of an enumeration */
	VEC(struct static_variable { /* by variable: its object; how often and when it was evaluated */
				     struct object *object;
				     u32 progress;
				     u8 attempts;
				     bool running;
	})
	of_variable;
	VEC(u32) copiers[4];              /* by type: construct.c */
	VEC(struct lasting_node) lasting; /* 0 is unused */
	struct il_map lasting_map;        /* hash of scope and begin to lasting */
	VEC(struct string_literal {
		u32 key;
		struct object *object;
	})
	strings;                                        /* 0 is unused */
	struct il_map string_map;                       /* position, or key of a text, to strings */
	VEC(struct object *) type_infos;                /* 0 is unused */
	struct il_map type_info_map;                    /* type to type_infos */
	VEC(struct parameter_object) parameter_objects; /* argument_values.c; 0 is unused */
	struct il_map parameter_object_map;             /* hash of the key to parameter_objects */
	struct buffer parameter_keys;
	struct repeated_call *repeated_calls; /* remembered_calls.c; by hash, or NULL */
	struct arena memory;                  /* of what outlives an evaluation */
	struct arena evaluations;             /* of what does not: of one question and of those inside of it */
	size_t needed;                        /* bytes: the most that a question has had */
	/* questions.c */
	u32 depth, steps, limit; /* of questions inside of one another; of the outermost, and how many it may take */
	bool is_too_long;        /* the outermost, or the last one */
	bool has_budget;
	u64 budget;             /* steps that are left for long ones */
	struct il_map too_long; /* position of a text that is one to its scope */
};

struct constants *constants(struct parser *p);

/* ---- evaluate.c ---- */
/* What is parsed for one evaluation: its nodes are dropped in the end, unless something refers to them. */
enum { SCRATCH_KINDS = 2, LASTING_KINDS = 7 };
struct scratch {
	u32 nodes, count[SCRATCH_KINDS], lasting[LASTING_KINDS], kept;
	struct argument_mark arguments;
};
struct scratch begin_scratch(struct parser *p);
void end_scratch(struct parser *p, const struct scratch *scratch);
/* The node of the initializer-clause in the source from begin to end, 0 when it is none; of a list in parentheses the first of its nodes.
 * is_here: it belongs to what is parsed now. is_again: what it declares is there from elsewhere, as in an instance. */
struct text {
	u32 scope, begin, end;
	bool is_list, is_here, is_again;
	bool is_alignment; /* of alignas: a type, too, and what packs in it expand to */
	bool *was_read;    /* or NULL: gets whether it is all that, be it nothing */
	u32 cv_of_this;
};
u32 parse_text(struct parser *p, const struct text *text);

/* ---- questions.c ---- */
struct question {
	struct interpreter in;
	struct frame frame;
	struct arena_mark mark; /* what other questions have in memory */
};
/* False when too many are inside of one another. */
bool begin_question(struct parser *p, struct question *q);
void end_question(struct question *q);
/* Whether the text that begins there was a question for more steps than it may take, when it was asked from that scope. */
bool took_too_long(struct parser *p, u32 scope, u32 begin);
/* Remembers it if the question that has just ended was: a text is asked for several times. */
void note_if_too_long(struct parser *p, u32 scope, u32 begin);

/* ---- enumeration.c ---- */
struct constant constant_of_enumerator(struct parser *p, u32 variable);

/* ---- fleeting.c ---- */
/* The first variable that does not last as long as the program, or a managed one, that an object or something in it designates; 0: none. */
u32 fleeting_in_object(const struct parser *p, const struct object *object);
/* Whether it is a reference to an object that the evaluation has made. */
bool is_bound_to_temporary(const struct object *object);

/* ---- persist.c ---- */
/* Copies what object holds to the new object, which outlives the evaluation, with what it points to. False when it points to what does
 * not: a local variable, a temporary. */
bool persist(struct interpreter *in, struct object *object, struct object *to);

#endif
