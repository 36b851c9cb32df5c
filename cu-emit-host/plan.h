/* What the host file needs, family by family. Each plan_ function adds the edits of its family. */
#ifndef PLAN_H
#define PLAN_H

#include "edits.h"

struct host_options {
	const char *output, *stub_file, *module_id_file, *source_name;
	bool generate_module_id;
	bool relocatable;         /* --device-c: RDC mode */
	bool partial_link;        /* --partial-link: host reference arrays as in RDC mode, variables as in whole-program mode */
	bool static_host_stub;    /* --static-host-stub: template kernels become static */
	bool hidden_visibility;   /* --device-hidden-visibility */
	bool visible_unnamed;     /* --no-hidden-visibility-on-unnamed-ns */
	bool clang;               /* --clang: the host compiler */
	bool debug;               /* --debug_mode */
	bool no_shadow_functions; /* --no-shadow-functions: device functions are only declared */
	bool extended_lambda;     /* --extended-lambda */
};

struct range {
	u32 begin, end;
};

struct plan {
	const struct il *il;
	const struct host_options *options;
	struct edits edits;
	const char *module_id;
	const char *unnamed_namespace; /* the name that unnamed namespaces get */
	VEC(struct range) visible;     /* the ranges between #pragma GCC visibility push and pop */
	VEC(u32) breakpoints;          /* declarations that get a __nv_breakpoint_placeholder */
	u32 invented;                  /* number of the next invented name */
};

void plan_pragmas(struct plan *plan);    /* pragmas.c: before the others, which ask for the visibility */
void plan_markers(struct plan *plan);    /* markers.c: system headers' macros in the user's text */
void plan_attributes(struct plan *plan); /* attributes.c: CUDA attributes disappear */
void plan_builtins(struct plan *plan);   /* builtins.c: what crt/host_runtime.h declares itself; its #include */
void plan_functions(struct plan *plan);  /* functions.c: what has to be done to every function; then one of these two */
void plan_kernel(struct plan *plan, const struct il_routine *routine, const struct il_full_entity_decl_info *decl);
void plan_device_function(struct plan *plan, const struct il_routine *routine, u32 decl);
void plan_class_names(struct plan *plan);      /* class_names.c: :: is not before those that are defined */
void plan_variables(struct plan *plan);        /* variables.c: device variables become shadows */
void plan_expressions(struct plan *plan);      /* expressions.c: launches, uses of managed variables */
void plan_namespaces(struct plan *plan);       /* namespaces.c: unnamed namespaces get a name */
void plan_line_numbers(struct plan *plan);     /* line_numbers.c: the lines where initializers of members stand */
void plan_mem_initializers(struct plan *plan); /* mem_initializers.c: they come in the order of initialization */

void plan_lambdas(struct plan *plan);             /* lambdas.c: objects of wrappers stand for extended lambdas */
void plan_constant_references(struct plan *plan); /* constant_references.c: what they are bound to */
void plan_constant_arguments(struct plan *plan);  /* constant_arguments.c: their values in templates */
void plan_captured_names(struct plan *plan);      /* captured_names.c: parentheses around them in lambdas of templates */

/* lambda_tags.c: the tag of an extended lambda's wrapper, a type. Lives as long as the edits. */
const char *lambda_tag(struct plan *plan, const struct il_lambda *lambda);
/* lambda_preamble.c: the declarations of the wrappers, for the numbers of captures that there are. */
enum { CAPTURES_MAX = 1023 };
struct lambda_counts {
	bool device[CAPTURES_MAX + 1], host_device[CAPTURES_MAX + 1];
};
const char *lambda_preamble(struct plan *plan, const struct lambda_counts *counts);

void write_preamble(const struct plan *plan, struct output *output); /* boilerplate.c */
void write_breakpoints(const struct plan *plan, struct output *output);
void write_trailer(const struct plan *plan, struct output *output);
void write_host_references(const struct plan *plan, struct output *output); /* host_reference.c: RDC mode */

/* "::A::B::" for a namespace scope, "" for the global one. Lives as long as the edits. namespaces.c */
const char *scope_path(struct plan *plan, u32 scope);
/* The same to look something up in the scope: "::" for the global one. namespaces.c */
const char *lookup_path(struct plan *plan, u32 scope);

/* --- types.c --- */

/* The type that typedefs and cv-qualifiers stand before. */
const struct il_type *without_aliases(const struct il *il, u32 type);
bool is_reference(const struct il *il, u32 type);
bool is_class(const struct il *il, u32 type);
/* Whether a variable of that type is const; arrays are as their elements. */
bool is_const(const struct il *il, u32 type);
/* auto, const auto *, decltype(auto) and the like [dcl.spec.auto]. */
bool has_placeholder(const struct il *il, u32 type);

/* --- specifiers.c --- */

/* What stands before the specifiers of a kernel or device variable: hidden visibility, as --device-hidden-visibility asks for it. */
const char *visibility_attribute(const struct plan *plan, u32 first_decl, u32 scope, u8 linkage);
/* Where a specifier can be put before all others: after leading attributes. */
u32 first_specifier(const struct il *il, const struct il_full_entity_decl_info *decl);
/* Where the = of the parameter's default argument stands. */
u32 before_default(const struct il *il, const struct il_parameter *param);
/* A word among the decl-specifiers of the declaration: its offset, or specifiers_end. */
u32 find_specifier(const struct il *il, const struct il_full_entity_decl_info *decl, const char *word);
/* Where the type begins among them that is a member of the class whose member is declared: dcf_lacks_typename. */
u32 find_member_type(const struct il *il, const struct il_full_entity_decl_info *decl);
/* Deletes a specifier of the declaration, if it has it. */
void delete_specifier(struct plan *plan, const struct il_full_entity_decl_info *decl, const char *word);

#endif
