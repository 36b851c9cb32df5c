#include "plan.h"

/* Notes where #pragma GCC visibility push holds. */
static void find_visibility(struct plan *plan)
{
	const struct il *il = plan->il;
	u32 i, depth = 0, begin = 0;

	for (i = 1; i < il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(il, i);
		const char *text = il_text(il, pragma->text);

		if (pragma->kind != prk_gcc)
			continue;
		if (!strncmp(text, "GCC visibility push", 19)) {
			if (!depth++)
				begin = pragma->range_end;
		} else if (!strncmp(text, "GCC visibility pop", 18) && depth && !--depth) {
			vec_push(&plan->visible, (struct range){ begin, pragma->range_begin });
		}
	}
	if (depth)
		vec_push(&plan->visible, (struct range){ begin, (u32)il->source_size });
}

/* Pragmas for nvcc's front ends, and those that the preprocessor obeyed already. */
static bool is_done_with(const struct il *il, const struct il_pragma *pragma)
{
	const char *text = il_text(il, pragma->text);

	switch (pragma->kind) {
	case prk_nv_diag:
	case prk_nv_exec_check_disable:
	case prk_hd_warning_disable:
	case prk_nv_abi:
	case prk_push_macro:
	case prk_once: return true;
	case prk_gcc: return !strncmp(text, "GCC poison", 10) || !strncmp(text, "GCC system_header", 17);
	default: return false;
	}
}

void plan_pragmas(struct plan *plan)
{
	u32 i;

	find_visibility(plan);
	for (i = 1; i < plan->il->table[IL_pragma].count; i++) {
		const struct il_pragma *pragma = il_pragma(plan->il, i);

		if (is_done_with(plan->il, pragma))
			edit_delete(&plan->edits, pragma->range_begin, pragma->range_end);
	}
}
