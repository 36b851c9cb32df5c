/* Widths of bit-fields that fit their types, but hardly what is meant [class.bit]. */
#include "../constants/constant.h"
#include "../types/layout.h"
#include "invalid.h"
#include "typing.h"

/* A lambda, perhaps, which would be told of again. */
static bool has_bracket(const struct parser *p, const struct il_field *field)
{
	return memchr(p->il->source + field->width_begin, '[', field->width_end - field->width_begin);
}

void check_bit_field(struct parser *p, u32 index)
{
	struct il_field field = *il_field(p->il, index);
	u32 type = type_strip(p, field.type, NULL);
	struct constant width;
	struct layout layout;

	if (!is_compiled_once(p) || !is_known_type(p, type) || has_bracket(p, &field) || !layout_of(p, type, &layout))
		return;
	width = constant_of_text(p, field.parent_scope, field.width_begin, field.width_end);
	if (!width.known || width.bits >> 32)
		return;
	if (width.bits > layout.size * 8)
		report_warning(p, field.width_begin, DIAG_bit_field_too_large, (u32)layout.size * 8);
	else if (is_enum_type(p, type) && width.bits < bits_of_enumeration(p, type))
		report_warning(p, field.width_begin, DIAG_enum_bit_field_too_small);
	else if (width.bits == 1 && field.name && !is_enum_type(p, type) && kind_is_signed(integral_kind(p, type)))
		report_warning(p, field.position, DIAG_signed_one_bit_field);
}
