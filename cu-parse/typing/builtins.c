/* What builtin functions and traits give: types and values. */
#include "builtins.h"
#include "../traits/traits.h"
#include "typing.h"

#include <stdlib.h>

/* What a builtin function gives. */
enum builtin_result {
	VOID,
	BOOL,
	INT,
	LONG,
	LONG_LONG,
	UNSIGNED_SHORT,
	UNSIGNED_INT,
	UNSIGNED_LONG,
	UNSIGNED_LONG_LONG,
	UNSIGNED_INT128,
	REAL,
	REAL_F,
	REAL_L,
	COMPLEX,
	COMPLEX_F,
	COMPLEX_L,
	POINTER,
	CONST_POINTER,
	STRING,
	CONST_STRING,
	ADDRESS,     /* of the argument */
	FIRST_VALUE, /* the first argument's value */
	POINTEE,     /* the value that the first argument points to */
	NAMED,       /* the type that is among the arguments */
	SELECTED     /* a vector of elements of the first argument, as many as there are arguments behind two */
};

static const struct function {
	const char *name;
	enum builtin_result result;
	bool may_throw;
} functions[] = {
#define FUNCTION(name, result)  { name, result, false },
#define MAY_THROW(name, result) { name, result, true },
#include "builtin_functions.def"
};

static const char *builtin_name(const struct parser *p, u32 node) { return il_text(p->il, il_expr_node(p->il, node)->name); }

/* The type of a value of the type: after conversions, without cv; 0 when it is not known. */
static u32 value_of(struct parser *p, u32 type)
{
	return type && !type_is_unknown(p, type) ? type_strip(p, decayed_type(p, type), NULL) : 0;
}

static u32 named_type(const struct parser *p, u32 operand)
{
	for (; operand; operand = il_expr_node(p->il, operand)->next)
		if (il_expr_node(p->il, operand)->kind == enk_type_operand)
			return il_expr_node(p->il, operand)->type_operand;
	return 0;
}

static u32 selected_vector(struct parser *p, u32 first)
{
	u32 vector = first ? value_of(p, il_expr_node(p->il, first)->type) : 0, count = 0;

	if (!vector || il_type(p->il, vector)->kind != tk_vector)
		return 0;
	for (; first; first = il_expr_node(p->il, first)->next)
		count++;
	return count > 2 ? type_vector(p, il_type(p->il, vector)->type, count - 2) : 0;
}

static u32 type_by_arguments(struct parser *p, enum builtin_result result, u32 first)
{
	u32 type = first ? il_expr_node(p->il, first)->type : 0;

	switch (result) {
	case ADDRESS: return type && !type_is_unknown(p, type) ? type_pointer(p, pk_pointer, type) : 0;
	case FIRST_VALUE: return value_of(p, type);
	case POINTEE: return value_of(p, type && !type_is_unknown(p, type) ? pointed_to(p, type) : 0);
	case NAMED: return named_type(p, first);
	case SELECTED: return selected_vector(p, first);
	default: return 0;
	}
}

static u32 result_type(struct parser *p, enum builtin_result result, u32 first)
{
	/* clang-format off */
	static const u8 kinds[] = {
		[BOOL] = ik_bool, [INT] = ik_int, [LONG] = ik_long, [LONG_LONG] = ik_long_long, [UNSIGNED_SHORT] = ik_unsigned_short,
		[UNSIGNED_INT] = ik_unsigned_int, [UNSIGNED_LONG] = ik_unsigned_long, [UNSIGNED_LONG_LONG] = ik_unsigned_long_long,
		[UNSIGNED_INT128] = ik_unsigned_int128, [REAL] = ik_double, [REAL_F] = ik_float, [REAL_L] = ik_long_double,
	};
	/* clang-format on */

	switch (result) {
	case VOID: return p->void_type;
	case COMPLEX: return type_complex(p, p->builtin[ik_double]);
	case COMPLEX_F: return type_complex(p, p->builtin[ik_float]);
	case COMPLEX_L: return type_complex(p, p->builtin[ik_long_double]);
	case POINTER: return type_pointer(p, pk_pointer, p->void_type);
	case CONST_POINTER: return type_pointer(p, pk_pointer, type_qualified(p, p->void_type, tyf_const));
	case STRING: return type_pointer(p, pk_pointer, p->builtin[ik_char]);
	case CONST_STRING: return type_pointer(p, pk_pointer, type_qualified(p, p->builtin[ik_char], tyf_const));
	case ADDRESS:
	case FIRST_VALUE:
	case POINTEE:
	case NAMED:
	case SELECTED: return type_by_arguments(p, result, first);
	default: return p->builtin[kinds[result]];
	}
}

static const struct function *find_function(const char *name)
{
	u32 i;

	for (i = 0; i < COUNT_OF(functions); i++)
		if (!strcmp(functions[i].name, name))
			return &functions[i];
	return NULL;
}

/* ---- those of x86, none of which throws ---- */

static const struct x86_function {
	const char *name;
	u8 element, count; /* enum il_int_kind; 0: no vector */
} x86_functions[] = {
#define X86(name, element, count) { #name, ik_##element, count },
#include "x86_builtins.def"
};

static int compare_x86(const void *name, const void *function) { return strcmp(name, ((const struct x86_function *)function)->name); }

static const struct x86_function *find_x86(const char *name)
{
	static const char prefix[] = "__builtin_ia32_";

	if (strncmp(name, prefix, sizeof prefix - 1) != 0)
		return NULL;
	return bsearch(name + sizeof prefix - 1, x86_functions, COUNT_OF(x86_functions), sizeof *x86_functions, compare_x86);
}

static u32 type_of_x86(struct parser *p, const struct x86_function *function)
{
	u32 element = function->element == ik_none ? p->void_type : p->builtin[function->element];

	return function->count ? type_vector(p, element, function->count) : element;
}

u32 type_of_builtin(struct parser *p, u32 node)
{
	const char *name = builtin_name(p, node);
	const struct x86_function *x86 = find_x86(name);
	const struct function *function;

	if (x86)
		return type_of_x86(p, x86);
	if (is_trait(name))
		return p->builtin[ik_bool];
	function = find_function(name);
	return function ? result_type(p, function->result, il_expr_node(p->il, node)->first_operand) : 0;
}

bool is_nothrow_builtin(const struct parser *p, u32 node)
{
	const struct function *function = find_function(builtin_name(p, node));

	if (find_x86(builtin_name(p, node)))
		return true;
	return function ? !function->may_throw : is_trait(builtin_name(p, node));
}

struct constant constant_of_builtin(struct parser *p, u32 node)
{
	enum trait_value value;

	if (!strcmp(builtin_name(p, node), "__builtin_offsetof"))
		return offset_of_member(p, node);
	if (!is_trait(builtin_name(p, node)))
		return constant_unknown(0);
	value = trait_of_expression(p, node);
	return value == TRAIT_UNKNOWN ? constant_unknown(p->builtin[ik_bool]) : constant_integer(p, ik_bool, value);
}
