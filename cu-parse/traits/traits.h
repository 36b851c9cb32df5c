/* Type traits that are built into g++ 12 [meta] and nvcc. */
#ifndef TRAITS_H
#define TRAITS_H

#include "../types/special_members.h"

/* name, least and greatest number of types, the function that tells. */
#define TRAITS(TRAIT) \
	TRAIT("__is_same", 2, 2, is_same) \
	TRAIT("__is_same_as", 2, 2, is_same) \
	TRAIT("__builtin_types_compatible_p", 2, 2, types_compatible) \
	TRAIT("__is_class", 1, 1, is_class) \
	TRAIT("__is_union", 1, 1, is_union) \
	TRAIT("__is_enum", 1, 1, is_enum) \
	TRAIT("__is_final", 1, 1, is_final) \
	TRAIT("__is_empty", 1, 1, is_empty) \
	TRAIT("__is_polymorphic", 1, 1, is_polymorphic) \
	TRAIT("__is_abstract", 1, 1, is_abstract) \
	TRAIT("__is_aggregate", 1, 1, is_aggregate) \
	TRAIT("__is_base_of", 2, 2, is_base_of) \
	TRAIT("__is_standard_layout", 1, 1, is_standard_layout) \
	TRAIT("__is_trivially_copyable", 1, 1, is_trivially_copyable) \
	TRAIT("__is_trivial", 1, 1, is_trivial) \
	TRAIT("__is_pod", 1, 1, is_pod) \
	TRAIT("__is_literal_type", 1, 1, is_literal_type) \
	TRAIT("__is_constructible", 1, UINT32_MAX, is_constructible) \
	TRAIT("__is_trivially_constructible", 1, UINT32_MAX, is_trivially_constructible) \
	TRAIT("__is_nothrow_constructible", 1, UINT32_MAX, is_nothrow_constructible) \
	TRAIT("__is_convertible_to", 2, 2, is_convertible_to) \
	TRAIT("__is_assignable", 2, 2, is_assignable) \
	TRAIT("__is_trivially_assignable", 2, 2, is_trivially_assignable) \
	TRAIT("__is_nothrow_assignable", 2, 2, is_nothrow_assignable) \
	TRAIT("__has_trivial_constructor", 1, 1, has_trivial_constructor) \
	TRAIT("__has_trivial_copy", 1, 1, has_trivial_copy) \
	TRAIT("__has_trivial_assign", 1, 1, has_trivial_assign) \
	TRAIT("__has_trivial_destructor", 1, 1, has_trivial_destructor) \
	TRAIT("__has_nothrow_constructor", 1, 1, has_nothrow_constructor) \
	TRAIT("__has_nothrow_copy", 1, 1, has_nothrow_copy) \
	TRAIT("__has_nothrow_assign", 1, 1, has_nothrow_assign) \
	TRAIT("__has_virtual_destructor", 1, 1, has_virtual_destructor) \
	TRAIT("__has_unique_object_representations", 1, 1, has_unique_object_representations) \
	TRAIT("__nv_is_extended_device_lambda_closure_type", 1, 1, is_extended_device_lambda) \
	TRAIT("__nv_is_extended_host_device_lambda_closure_type", 1, 1, is_extended_host_device_lambda) \
	TRAIT("__nv_is_extended_device_lambda_with_preserved_return_type", 1, 1, keeps_return_type)

#define TRAIT(name, least, most, function) enum trait_value trait_##function(struct parser *p, const u32 *types, u32 count);
TRAITS(TRAIT) /* class_traits.c, construction_traits.c */
#undef TRAIT

/* Whether non-type template parameters may be of the class [temp.param]/7; it has no typedefs or cv. */
enum trait_value trait_is_structural(struct parser *p, u32 class);
/* Whether it is a class type, complete already, that is abstract: it is not instantiated for that. */
bool is_abstract_class(struct parser *p, u32 type);

/* Whether the name is that of a trait: then the expression is a bool. */
bool is_trait(const char *name);
/* The value of a trait's expression. */
enum trait_value trait_of_expression(struct parser *p, u32 node);

/* Whether two types are the same, as far as that is certain. */
enum trait_value same_types(struct parser *p, u32 a, u32 b);
/* Neither void, a function, a reference, an array nor a class [basic.types]/9. */
bool is_scalar(const struct il_type *type);
bool is_class_record(const struct il_type *type);

/* Whether the class declares the same function as a virtual one of a base: name, parameters, cv and ref-qualifiers [class.virtual]/2; which
 * is *overrider, then. Never a member template [temp.mem]/4. */
enum trait_value overrider_of(struct parser *p, u32 class, u32 routine, u32 *overrider);

/* The pure virtual functions of a class and its bases that nothing there overrides. False when they are not all known. The caller frees
 * the routines. */
struct pure_functions {
	VEC(u32) routines;
	bool unknown;
	u32 steps;
};
bool collect_pure_functions(struct parser *p, u32 class, struct pure_functions *pure);

#endif
