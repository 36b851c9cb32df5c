/* Host reference arrays (page 39): in RDC mode, the names of kernels and device variables that host code refers to, as patterns. */
#include "plan.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum array { KERNEL_INTERNAL, KERNEL_EXTERNAL, DEVICE_INTERNAL, DEVICE_EXTERNAL, CONSTANT_INTERNAL, CONSTANT_EXTERNAL, ARRAY_COUNT };

static const struct {
	const char *section, *name;
} arrays[ARRAY_COUNT] = {
	{ ".nvHRKI", "hostRefKernelArrayInternalLinkage" },   { ".nvHRKE", "hostRefKernelArrayExternalLinkage" },
	{ ".nvHRDI", "hostRefDeviceArrayInternalLinkage" },   { ".nvHRDE", "hostRefDeviceArrayExternalLinkage" },
	{ ".nvHRCI", "hostRefConstantArrayInternalLinkage" }, { ".nvHRCE", "hostRefConstantArrayExternalLinkage" },
};

struct references {
	const struct plan *plan;
	VEC(char *) names[ARRAY_COUNT];
};

/* "1N2tk": the lengths and names of the namespaces around, and of the entity. */
static void nested_name(const struct plan *plan, u32 scope, il_str name, struct buffer *out)
{
	const struct il *il = plan->il;
	const char *parts[64];
	u32 count = 0;

	for (; scope && count < COUNT_OF(parts); scope = il_scope(il, scope)->parent) {
		il_any owner = il_scope(il, scope)->owner;

		if (il_any_kind(owner) == IL_namespace) {
			il_str part = il_namespace(il, il_any_index(owner))->name;

			parts[count++] = part ? il_text(il, part) : plan->unnamed_namespace;
		} else if (il_any_kind(owner) == IL_type) {
			parts[count++] = il_text(il, il_type(il, il_any_index(owner))->name);
		}
	}
	while (count--)
		buffer_printf(out, "%zu%s", strlen(parts[count]), parts[count]);
	buffer_printf(out, "%zu%s", strlen(il_text(il, name)), il_text(il, name));
}

static bool in_global_scope(const struct il *il, u32 scope)
{
	for (; scope; scope = il_scope(il, scope)->parent)
		if (il_scope(il, scope)->kind == sck_namespace || il_scope(il, scope)->kind == sck_class_struct_union)
			return false;
	return true;
}

static void add_name(struct references *r, enum array array, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void add_name(struct references *r, enum array array, const char *format, ...)
{
	char text[4096];
	va_list args;
	u32 i;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	for (i = 0; i < r->names[array].count; i++)
		if (!strcmp(r->names[array].at[i], text))
			return;
	vec_push(&r->names[array], xstrdup(text));
}

/* plain: variables of the global namespace, which are not mangled. */
static void add_entity(struct references *r, enum array internal, u32 scope, il_str name, bool is_internal, bool is_template, bool plain)
{
	const struct il *il = r->plan->il;
	bool global = in_global_scope(il, scope);
	const char *id = r->plan->module_id;
	struct buffer nested = { 0 };

	nested_name(r->plan, scope, name, &nested);
	if (is_internal || is_template) {
		if (plain && global && !is_template)
			add_name(r, internal, "__nv_static_%zu_%s_*%s", strlen(id), id, il_text(il, name));
		else
			add_name(r, internal, "__nv_static_%zu_%s_*%s*", strlen(id), id, nested.text);
	}
	if (!is_internal) {
		if (plain && global && !is_template)
			add_name(r, internal + 1, "%s", il_text(il, name));
		else
			add_name(r, internal + 1, global ? "_Z%s*" : "_ZN%s*", nested.text);
	}
	buffer_free(&nested);
}

static void collect(struct references *r)
{
	const struct il *il = r->plan->il;
	u32 i;

	for (i = 1; i < il->table[IL_routine].count; i++) {
		const struct il_routine *routine = il_routine(il, i);
		u32 flags = routine->entity | (routine->template ? il_template(il, routine->template)->entity : 0);

		if (routine->execution_space & es_global && flags & enf_referenced_by_host &&
		    !(routine->entity & (enf_explicit_specialization | enf_instantiation)))
			add_entity(r, KERNEL_INTERNAL, routine->parent_scope, routine->name, routine->linkage == nlk_internal,
			           routine->template, routine->linkage == nlk_c);
	}
	for (i = 1; i < il->table[IL_variable].count; i++) {
		const struct il_variable *variable = il_variable(il, i);
		u32 flags = variable->entity | (variable->template ? il_template(il, variable->template)->entity : 0);

		if (variable->memory_space & (ms_device | ms_constant | ms_managed) && flags & enf_referenced_by_host &&
		    !(variable->entity & enf_local_to_function))
			add_entity(r, variable->memory_space & ms_constant ? CONSTANT_INTERNAL : DEVICE_INTERNAL, variable->parent_scope,
			           variable->name, variable->linkage == nlk_internal, variable->template, true);
	}
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static void write_array(const struct references *r, enum array array, struct output *output)
{
	char byte[8];
	u32 i;
	const char *at;

	output_puts(output, "\nextern \"C\" {\nextern __attribute__ ((section (\"");
	output_puts(output, arrays[array].section);
	output_puts(output, "\"))) __attribute__((weak)) const unsigned char ");
	output_puts(output, arrays[array].name);
	output_puts(output, "[] = {\n");
	for (i = 0; i < r->names[array].count; i++) {
		output_puts(output, "/* ");
		output_puts(output, r->names[array].at[i]);
		output_puts(output, " */\n");
		for (at = r->names[array].at[i]; *at; at++) {
			snprintf(byte, sizeof byte, "0x%x,", (unsigned char)*at);
			output_puts(output, byte);
		}
		output_puts(output, "0x0,\n");
	}
	output_puts(output, r->names[array].count ? "};\n}\n" : "0x0};\n}\n");
}

void write_host_references(const struct plan *plan, struct output *output)
{
	struct references r = { .plan = plan };
	u32 array, i;

	collect(&r);
	for (array = 0; array < ARRAY_COUNT; array++) {
		if (r.names[array].count)
			sort(r.names[array].at, r.names[array].count, sizeof *r.names[array].at, by_text);
		write_array(&r, (enum array)array, output);
		for (i = 0; i < r.names[array].count; i++)
			free(r.names[array].at[i]);
		vec_free(&r.names[array]);
	}
}
