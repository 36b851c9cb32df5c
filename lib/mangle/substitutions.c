/* Substitutions [mangling.substitution]: a component is known by the hash of its name spelled in full. */
#include "mangler.h"

#include <stdlib.h>

/* What part writes without substitutions, appended to out; false when that is not known. */
static bool spelled_in_full(struct mangler *m, part_function *part, const void *data, struct buffer *out)
{
	struct mangler *full = xcalloc(1, sizeof *full);
	bool known;

	full->il = m->il;
	full->file = m->file;
	full->no_substitutions = true;
	full->types_elided = m->types_elided;
	full->module_id = m->module_id;
	full->depth = m->depth + 1;
	full->instance = m->instance;
	full->dependence_steps = m->dependence_steps;
	full->environment = m->environment;
	full->lambda_head = m->lambda_head;
	full->for_module = m->for_module;
	full->lenient = m->lenient;
	full->parameter_depth = m->parameter_depth;
	full->auto_is_pack = m->auto_is_pack;
	full->auto_is_inner = m->auto_is_inner;
	full->auto_number = m->auto_number;
	if (full->depth < MAX_DEPTH)
		part(full, data);
	else
		full->failed = true;
	m->dependence_steps = full->dependence_steps;
	known = !full->failed;
	*out = full->out;
	free(full);
	return known;
}

static u64 full_name(struct mangler *m, part_function *part, const void *data)
{
	struct buffer name;
	u64 hash = 0;

	m->failed |= !spelled_in_full(m, part, data, &name);
	if (name.length)
		hash = (u64)hash_bytes(name.text, name.length) << 32 | hash_bytes(name.text + 1, name.length - 1);
	buffer_free(&name);
	return hash;
}

static bool substituted(struct mangler *m, u64 key)
{
	static const char digits[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	u32 i;

	for (i = 0; i < m->substitution_count; i++) {
		char text[16];
		u32 at = sizeof text - 1, value = i - 1;

		if (m->substitution[i] != key)
			continue;
		text[at] = 0;
		if (i)
			do
				text[--at] = digits[value % 36];
			while (value /= 36);
		buffer_puts(&m->out, "S");
		buffer_puts(&m->out, text + at);
		buffer_puts(&m->out, "_");
		return true;
	}
	return false;
}

static void remember(struct mangler *m, u64 key)
{
	if (m->substitution_count == MAX_SUBSTITUTIONS)
		m->failed = true;
	else
		m->substitution[m->substitution_count++] = key;
}

void mangled_component_named(struct mangler *m, part_function *name, part_function *part, const void *data)
{
	u64 key;

	if (m->failed)
		return;
	if (m->no_substitutions) {
		if (m->depth++ < MAX_DEPTH && m->out.length < MAX_LENGTH) /* types that share parts grow exponentially */
			name(m, data);                                    /* what tells components apart that are spelled alike */
		else
			m->failed = true;
		m->depth--;
		return;
	}
	key = full_name(m, name, data);
	if (m->failed || substituted(m, key))
		return;
	part(m, data);
	remember(m, key);
}

void mangled_component(struct mangler *m, part_function *part, const void *data) { mangled_component_named(m, part, part, data); }
