/* Template arguments that were read before: whether A<…>::v is a type, what it is as an expression and what its value is are asked one after
 * the other, and in arguments of arguments each of these would read all that is inside again. */
#include "../constants/constant.h"
#include "../templates/instantiate.h"
#include "../types/types.h"
#include "syntax.h"

/* What an argument was found to be, in one reading of the outermost list around it: nothing is declared meanwhile that could give it another
 * meaning in its scope. */
struct read_argument {
	u32 first, end; /* tokens; 0: none */
	u32 scope, list;
	bool is_value;
	struct constant value; /* of one that is no type */
	struct il_template_arg arg;
};

enum { SLOTS = 4096, SHORTEST = 4 }; /* shorter ones have no lists in them */

static struct read_argument *slot_of(struct parser *p, u32 first)
{
	if (!p->read_arguments)
		p->read_arguments = xcalloc(SLOTS, sizeof *p->read_arguments);
	return &p->read_arguments[first % SLOTS];
}

/* Whether an argument here is one of a list in another, and means what it does without the pack elements around. */
static bool is_nested(const struct parser *p) { return p->arguments_depth > 1 && !p->expansion && !p->spelling; }

bool is_read_for_meaning(const struct parser *p)
{
	return p->tentative || (p->silent && !p->noted_instance && (!p->recording || p->evaluation == evk_unevaluated));
}

bool recall_argument(struct parser *p, struct il_template_arg *arg, bool is_value)
{
	const struct read_argument *known = p->read_arguments ? slot_of(p, p->at) : NULL;

	if (!known || known->first != p->at || known->scope != p->scope || known->list != p->outermost_lists ||
	    known->is_value != is_value || !known->end || !is_nested(p) || !is_read_for_meaning(p))
		return false;
	*arg = known->arg;
	if (known->value.known)
		set_argument_value(p, arg, &known->value);
	p->at = known->end;
	return true;
}

struct argument_reading begin_argument(const struct parser *p)
{
	return (struct argument_reading){
		.first = p->at, .lambdas = p->il->table[IL_lambda].count, .doubt = p->doubt, .doubts = p->doubts, .errors = p->errors
	};
}

void remember_argument(struct parser *p, const struct argument_reading *reading, const struct il_template_arg *arg, bool is_value)
{
	struct read_argument read = { reading->first, p->at, p->scope, p->outermost_lists, is_value, { 0 }, *arg };

	if (p->at < reading->first + SHORTEST || !is_nested(p) || p->il->table[IL_lambda].count != reading->lambdas ||
	    p->doubt != reading->doubt || p->doubts != reading->doubts || p->errors != reading->errors || (p->failure && *p->failure))
		return;
	if (arg->kind == tak_nontype)
		read.value = constant_of_il(p, arg->constant);
	if (is_open_argument(p, arg) || (arg->kind == tak_nontype && !read.value.known))
		return;
	read.arg.expr = read.arg.constant = 0;
	*slot_of(p, reading->first) = read;
}
