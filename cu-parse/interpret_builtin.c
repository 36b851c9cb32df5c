/* Builtin functions of g++ in constant evaluation. */
#include "interpret.h"
#include "builtins.h"
#include "typing.h"

bool evaluate_builtin(struct interpreter *in, u32 index, struct value *out)
{
	struct constant value = constant_of_builtin(in->p, index);

	*out = value_of_constant(&value);
	return value.known ? true : unknown(in);
}
