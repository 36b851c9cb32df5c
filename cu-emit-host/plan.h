/* What the host file needs, family by family. Each function adds the edits of its family. */
#ifndef PLAN_H
#define PLAN_H

#include "edits.h"

struct host_options {
	const char *output, *stub_file, *module_id_file, *source_name;
	bool generate_module_id;
	bool relocatable;              /* --device-c: RDC mode */
	bool static_host_stub;         /* whole-program: template kernels and device variables are static */
	bool static_template_stub;
	bool hidden_visibility;        /* --device-hidden-visibility */
	bool explicit_stub_linkage;    /* --host-stub-linkage-explicit */
};

struct plan {
	const struct il *il;
	const struct host_options *options;
	struct edits edits;
	const char *module_id;
	u32 invented;                  /* number of the next invented name */
};

void plan_attributes(struct plan *plan);        /* attributes.c: CUDA attributes disappear */
void plan_builtin_types(struct plan *plan);     /* builtin_types.c: what crt/host_runtime.h declares itself; its #include */
void plan_functions(struct plan *plan);         /* functions.c: kernels, device-only functions, constexpr redeclarations */
void plan_kernel(struct plan *plan, u32 routine, u32 decl);   /* kernels.c */
void plan_variables(struct plan *plan);         /* variables.c */
void plan_expressions(struct plan *plan);       /* expressions.c: launches, uses of managed variables */
void plan_namespaces(struct plan *plan);        /* namespaces.c: unnamed namespaces get a name */

void write_preamble(const struct plan *plan, struct output *output);     /* boilerplate.c */
void write_trailer(const struct plan *plan, struct output *output);
void write_host_references(const struct plan *plan, struct output *output);   /* host_reference.c: RDC mode */

/* The module's id (page 40): read from the file, or made. Owned by the caller. module_id.c */
char *module_id(const struct il *il, const struct host_options *options);

/* The name that the host file gives to unnamed namespaces. */
const char *unnamed_namespace_name(struct plan *plan);
/* "::A::B::" for a namespace scope; "" for the global one. */
const char *scope_path(struct plan *plan, u32 scope);
/* The word as a token in source[begin..end): its offset, or end. */
u32 find_word(const struct il *il, u32 begin, u32 end, const char *word);
/* Hidden visibility as --device-hidden-visibility asks for it, for an entity with this linkage. */
const char *visibility(const struct plan *plan, u8 linkage);

#endif
