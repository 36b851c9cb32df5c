/* What is said of the types and widths of bit-fields, and where one has no address [class.bit]. */
#include "../constants/constant.h"
#include "../types/layout.h"
#include "../types/placeholder.h"
#include "invalid.h"
#include "typing.h"

/* A lambda, perhaps, which would be told of again. */
static bool has_bracket(const struct parser *p, const struct il_field *field)
{
	return memchr(p->il->source + field->width_begin, '[', field->width_end - field->width_begin);
}

/* Whether nothing of the type has bits of its own, which is said. The reference takes it for int then. */
static bool check_type(struct parser *p, const struct il_field *field, u32 type, u32 specifiers_begin)
{
	if (il_type(p->il, type)->kind == tk_integer || il_type(p->il, type)->kind == tk_void || has_placeholder(p, type) ||
	    (is_class_type(p, type) && !complete_class(p, type)))
		return false;
	report_error(p, specifiers_begin, DIAG_bad_bit_field_type);
	diag_move(p->diag, field->name ? field->position : field->width_begin); /* behind what is said of others declared before it */
	return true;
}

static void check_width_for_type(struct parser *p, const struct il_field *field, u32 type, u32 width)
{
	struct layout layout;

	if (!layout_of(p, type, &layout))
		return;
	if (width > layout.size * 8)
		report_warning(p, field->width_begin, DIAG_bit_field_too_large, (u32)layout.size * 8);
	else if (is_enum_type(p, type) && width < bits_of_enumeration(p, type))
		report_warning(p, field->width_begin, DIAG_enum_bit_field_too_small);
}

void check_bit_field(struct parser *p, u32 index, u32 specifiers_begin)
{
	struct il_field field = *il_field(p->il, index);
	u32 type = is_reference_type(p, field.type) ? field.type : type_strip(p, field.type, NULL);
	struct constant width;
	bool is_wrong;

	if (!is_compiled_once(p) || !is_known_type(p, type) || has_bracket(p, &field))
		return;
	is_wrong = check_type(p, &field, type, specifiers_begin);
	width = constant_of_text(p, field.parent_scope, field.width_begin, field.width_end);
	if (!width.known)
		return;
	if (width.bits >> 127 && !is_wrong)
		report_error(p, field.width_begin, DIAG_bad_bit_field_size);
	else if (!width.bits && field.name)
		report_error(p, field.position, DIAG_zero_length_bit_field_must_be_unnamed);
	else if (width.bits == 1 && field.name && (is_wrong || (!is_enum_type(p, type) && kind_is_signed(integral_kind(p, type)))))
		report_warning(p, field.position, DIAG_signed_one_bit_field);
	else if (!is_wrong && !(width.bits >> 32))
		check_width_for_type(p, &field, type, (u32)width.bits);
}

bool check_no_bit_field(struct parser *p, u32 operand, enum diag_id id, u32 place)
{
	if (!in_code(p) || il_expr_node(p->il, operand)->value_category != vc_lvalue || !bit_field_of(p, operand))
		return false;
	report_error(p, place, id);
	return true;
}
