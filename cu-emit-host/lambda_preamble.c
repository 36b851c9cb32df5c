/* The classes of the objects that stand for extended lambdas on the host (pages 26 to 29). The stub file names them, and the linker
 * sees them: their names, template parameters, members and what these do are given, to the statement. */
#include "plan.h"

enum { ARRAY_RANK_MAX = 7 };

/* The text once for each number from 1 through count, with the number for each #. */
static void put_each(struct buffer *out, u32 count, const char *separator, const char *text)
{
	const char *at;
	u32 i;

	for (i = 1; i <= count; i++) {
		if (i > 1)
			buffer_puts(out, separator);
		for (at = text; *at; at++)
			if (*at == '#')
				buffer_printf(out, "%u", i);
			else
				buffer_add(out, at, 1);
	}
}

/* The same behind a comma. */
static void put_more(struct buffer *out, u32 count, const char *text)
{
	if (count)
		buffer_puts(out, ", ");
	put_each(out, count, ", ", text);
}

/* ---- traits ---- */

static const char type_traits[] =
	"#define __NV_LAMBDA_WRAPPER_HELPER(X, Y) decltype(X), Y\n"
	"template <typename T> struct __nvdl_remove_ref { typedef T type; };\n"
	"template <typename T> struct __nvdl_remove_ref<T &> { typedef T type; };\n"
	"template <typename T> struct __nvdl_remove_ref<T &&> { typedef T type; };\n"
	"template <typename T, typename... Args> struct __nvdl_remove_ref<T (&)(Args...)> { typedef T (*type)(Args...); };\n"
	"template <typename T> struct __nvdl_remove_const { typedef T type; };\n"
	"template <typename T> struct __nvdl_remove_const<const T> { typedef T type; };\n"
	"template <typename T> struct __nv_lambda_trait_remove_const { typedef T type; };\n"
	"template <typename T> struct __nv_lambda_trait_remove_const<const T> { typedef T type; };\n"
	"template <typename T> struct __nv_lambda_trait_remove_volatile { typedef T type; };\n"
	"template <typename T> struct __nv_lambda_trait_remove_volatile<volatile T> { typedef T type; };\n"
	"template <typename T> struct __nv_lambda_trait_remove_cv {\n"
	"\ttypedef typename __nv_lambda_trait_remove_const<typename __nv_lambda_trait_remove_volatile<T>::type>::type type;\n"
	"};\n";

static const char wrapper_traits[] =
	"template <typename T> struct __nv_lambda_trait_remove_dl_wrapper { typedef T type; };\n"
	"template <typename T> struct __nv_lambda_trait_remove_dl_wrapper<__nv_dl_wrapper_t<T> > { typedef T type; };\n"
	"template <typename T> struct __nv_extended_device_lambda_trait_helper { static const bool value = false; };\n"
	"template <typename Tag, typename... Captures>\n"
	"struct __nv_extended_device_lambda_trait_helper<__nv_dl_wrapper_t<Tag, Captures...> > { static const bool value = true; };\n"
	"template <typename T>\n"
	"struct __nv_extended_device_lambda_with_trailing_return_trait_helper { static const bool value = false; };\n"
	"template <typename U, U func, typename Return, unsigned Id, typename... Captures>\n"
	"struct __nv_extended_device_lambda_with_trailing_return_trait_helper<\n"
	"\t__nv_dl_wrapper_t<__nv_dl_trailing_return_tag<U, func, Return, Id>, Captures...> > { static const bool value = true; };\n"
	"template <typename> struct __nv_extended_host_device_lambda_trait_helper { static const bool value = false; };\n"
	"template <bool IsMutable, bool HasFuncPtrConv, bool NeverThrows, typename Tag, typename OpFunc, typename... Captures>\n"
	"struct __nv_extended_host_device_lambda_trait_helper<\n"
	"\t__nv_hdl_wrapper_t<IsMutable, HasFuncPtrConv, NeverThrows, Tag, OpFunc, Captures...> > { static const bool value = true; };\n"
	"#define __nv_is_extended_device_lambda_closure_type(X) "
	"__nv_extended_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value\n"
	"#define __nv_is_extended_device_lambda_with_preserved_return_type(X) "
	"__nv_extended_device_lambda_with_trailing_return_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value\n"
	"#define __nv_is_extended_host_device_lambda_closure_type(X) "
	"__nv_extended_host_device_lambda_trait_helper<typename __nv_lambda_trait_remove_cv<X>::type>::value\n";

/* ---- captured arrays ---- */

static void put_array_wrapper(struct buffer *out, u32 rank)
{
	buffer_puts(out, "template <typename T");
	put_more(out, rank, "size_t D#");
	buffer_puts(out, "> struct __nv_lambda_array_wrapper<T ");
	put_each(out, rank, "", "[D#]");
	buffer_puts(out, "> {\n\tT arr");
	put_each(out, rank, "", "[D#]");
	buffer_puts(out, ";\n\t__nv_lambda_array_wrapper(const T in");
	put_each(out, rank, "", "[D#]");
	buffer_puts(out, ") {\n\t\t");
	put_each(out, rank, " ", "for (size_t i# = 0; i# < D#; ++i#)");
	buffer_puts(out, "\n\t\t\tarr");
	put_each(out, rank, "", "[i#]");
	buffer_puts(out, " = in");
	put_each(out, rank, "", "[i#]");
	buffer_puts(out, ";\n\t}\n};\n");
}

static void put_array_field(struct buffer *out, u32 rank, const char *cv)
{
	buffer_puts(out, "template <typename T");
	put_more(out, rank, "size_t D#");
	buffer_printf(out, "> struct __nv_lambda_field_type<%sT ", cv);
	put_each(out, rank, "", "[D#]");
	buffer_printf(out, "> { typedef %s__nv_lambda_array_wrapper<T ", cv);
	put_each(out, rank, "", "[D#]");
	buffer_puts(out, "> type; };\n");
}

static void put_fields(struct buffer *out)
{
	u32 rank;

	buffer_puts(out, "template <typename T> struct __nv_lambda_array_wrapper {\n"
	                 "\tstatic_assert(sizeof(T) == 0, \"an array of this rank cannot be captured\");\n};\n"
	                 "template <typename T> struct __nv_lambda_field_type { typedef T type; };\n");
	for (rank = 1; rank <= ARRAY_RANK_MAX; rank++) {
		put_array_wrapper(out, rank);
		put_array_field(out, rank, "");
		put_array_field(out, rank, "const ");
	}
}

/* ---- __device__ lambdas (page 26): nobody calls them on the host ---- */

struct device_tag {
	const char *parameters, *tag, *result, *body;
};

static const struct device_tag device_tags[] = {
	{ "typename Tag", "Tag", "int", "return 0;" },
	{ "typename U, U func, typename Return, unsigned Id", "__nv_dl_trailing_return_tag<U, func, Return, Id>", "Return",
	  "__builtin_unreachable();" },
};

static void put_device_wrapper(struct buffer *out, u32 captures, const struct device_tag *tag)
{
	buffer_printf(out, "template <%s", tag->parameters);
	put_more(out, captures, "typename F#");
	buffer_printf(out, ">\nstruct __nv_dl_wrapper_t<%s", tag->tag);
	put_more(out, captures, "F#");
	buffer_puts(out, "> {\n");
	put_each(out, captures, "", "\ttypename __nv_lambda_field_type<F#>::type f#;\n");
	buffer_printf(out, "\t__nv_dl_wrapper_t(%s", tag->tag);
	put_more(out, captures, "F# in#");
	buffer_puts(out, captures ? ") : " : ")");
	put_each(out, captures, ", ", "f#(in#)");
	buffer_printf(out, " { }\n\ttemplate <typename... U1> %s operator()(U1...) { %s }\n};\n", tag->result, tag->body);
}

static void put_device_wrappers(const struct lambda_counts *counts, struct buffer *out)
{
	u32 i, tag;

	buffer_puts(out, "template <typename U, U func, unsigned> struct __nv_dl_tag { };\n"
	                 "template <typename U, U func, typename Return, unsigned> struct __nv_dl_trailing_return_tag { };\n"
	                 "template <typename Tag, typename... Captures> struct __nv_dl_wrapper_t {\n"
	                 "\tstatic_assert(sizeof...(Captures) == 0, \"no __device__ lambda has that many captures\");\n};\n");
	for (i = 0; i < COUNT_OF(counts->device); i++)
		for (tag = 0; tag < COUNT_OF(device_tags) && (counts->device[i] || !i); tag++)
			put_device_wrapper(out, i, &device_tags[tag]);
}

/* ---- __host__ __device__ lambdas (page 27): on the host they call what they were made from, whose type they do not show ---- */

static const char host_device_helper[] = "namespace {\n"
					 "template <typename Tag, typename OpFuncR, typename... OpFuncArgs> struct __nv_hdl_helper {\n"
					 "\ttypedef void *(*fp_copier_t)(void *);\n"
					 "\ttypedef OpFuncR (*fp_caller_t)(void *, OpFuncArgs...);\n"
					 "\ttypedef void (*fp_deleter_t)(void *);\n"
					 "\ttypedef OpFuncR (*fp_noobject_caller_t)(OpFuncArgs...);\n"
					 "\tstatic fp_copier_t fp_copier;\n"
					 "\tstatic fp_deleter_t fp_deleter;\n"
					 "\tstatic fp_caller_t fp_caller;\n"
					 "\tstatic fp_noobject_caller_t fp_noobject_caller;\n"
					 "};\n";

static const char *const helper_members[] = { "fp_copier", "fp_deleter", "fp_caller", "fp_noobject_caller" };

/* What wrappers without a conversion to function pointers have: the lambda on the heap. */
static const char manager[] = "\tvoid *data;\n"
			      "\ttemplate <typename Lambda> struct manager {\n"
			      "\t\tstatic void *do_copy(void *buf) {\n"
			      "\t\t\tauto ptr = static_cast<Lambda *>(buf);\n"
			      "\t\t\treturn static_cast<void *>(new Lambda(*ptr));\n"
			      "\t\t}\n"
			      "\t\tstatic OpFuncR do_call(void *buf, OpFuncArgs... args) {\n"
			      "\t\t\tauto ptr = static_cast<Lambda *>(buf);\n"
			      "\t\t\treturn (*ptr)(std::forward<OpFuncArgs>(args)...);\n"
			      "\t\t}\n"
			      "\t\tstatic void do_delete(void *buf) {\n"
			      "\t\t\tauto ptr = static_cast<Lambda *>(buf);\n"
			      "\t\t\tdelete ptr;\n"
			      "\t\t}\n"
			      "\t};\n";

#define HELPER "__nv_hdl_helper<Tag, OpFuncR, OpFuncArgs...>::"

static void put_object_constructor(struct buffer *out, u32 captures)
{
	buffer_puts(out, ") : ");
	put_each(out, captures, "", "f#(in#), ");
	buffer_puts(out, "data(static_cast<void *>(new Lambda(std::move(lam)))) {\n"
	                 "\t\t" HELPER "fp_copier = &manager<Lambda>::do_copy;\n"
	                 "\t\t" HELPER "fp_deleter = &manager<Lambda>::do_delete;\n"
	                 "\t\t" HELPER "fp_caller = &manager<Lambda>::do_call;\n"
	                 "\t}\n");
}

static void put_pointer_constructor(struct buffer *out, u32 captures)
{
	buffer_puts(out, captures ? ") : " : ")");
	put_each(out, captures, ", ", "f#(in#)");
	buffer_puts(out, " { " HELPER "fp_noobject_caller = lam; }\n");
}

static void put_object_members(struct buffer *out, u32 captures)
{
	buffer_puts(out, "\t__nv_hdl_wrapper_t(const __nv_hdl_wrapper_t &in) : ");
	put_each(out, captures, "", "f#(in.f#), ");
	buffer_puts(out, "data(" HELPER "fp_copier(in.data)) { }\n\t__nv_hdl_wrapper_t(__nv_hdl_wrapper_t &&in) : ");
	put_each(out, captures, "", "f#(std::move(in.f#)), ");
	buffer_puts(out, "data(in.data) { in.data = 0; }\n\t~__nv_hdl_wrapper_t(void) { " HELPER "fp_deleter(data); }\n");
}

static void put_host_device_wrapper(struct buffer *out, u32 captures, bool is_mutable, bool converts)
{
	buffer_puts(out, "template <bool NeverThrows, typename Tag, typename OpFuncR, typename... OpFuncArgs");
	put_more(out, captures, "typename F#");
	buffer_printf(out, ">\nstruct __nv_hdl_wrapper_t<%s, %s, NeverThrows, Tag, OpFuncR(OpFuncArgs...)", is_mutable ? "true" : "false",
	              converts ? "true" : "false");
	put_more(out, captures, "F#");
	buffer_puts(out, "> {\n");
	put_each(out, captures, "", "\ttypename __nv_lambda_field_type<F#>::type f#;\n");
	buffer_puts(out, "\ttypedef OpFuncR(__opfunc_t)(OpFuncArgs...);\n");
	buffer_puts(out, converts ? "" : manager);
	buffer_puts(out, "\ttemplate <typename Lambda> __nv_hdl_wrapper_t(Tag, Lambda &&lam");
	put_more(out, captures, "F# in#");
	(converts ? put_pointer_constructor : put_object_constructor)(out, captures);
	buffer_printf(out,
	              "\tOpFuncR operator()(OpFuncArgs... args) %snoexcept(NeverThrows) {\n"
	              "\t\treturn " HELPER "%sstd::forward<OpFuncArgs>(args)...);\n\t}\n",
	              is_mutable ? "" : "const ", converts ? "fp_noobject_caller(" : "fp_caller(data, ");
	if (converts)
		buffer_puts(out, "\toperator __opfunc_t *() const { return " HELPER "fp_noobject_caller; }\n");
	else
		put_object_members(out, captures);
	buffer_puts(out, "\t__nv_hdl_wrapper_t &operator=(const __nv_hdl_wrapper_t &in) = delete;\n};\n");
}

static void put_host_device_wrappers(const struct lambda_counts *counts, struct buffer *out)
{
	u32 i;

	buffer_puts(out, host_device_helper);
	for (i = 0; i < COUNT_OF(helper_members); i++)
		buffer_printf(out,
		              "template <typename Tag, typename OpFuncR, typename... OpFuncArgs>\ntypename " HELPER "%s_t " HELPER "%s;\n",
		              helper_members[i], helper_members[i]);
	buffer_puts(
		out,
		"}\n"
		"template <bool IsMutable, bool HasFuncPtrConv, bool NeverThrows, typename Tag, typename OpFunc, typename... Captures>\n"
		"struct __nv_hdl_wrapper_t {\n"
		"\tstatic_assert(sizeof...(Captures) == 0, \"no __host__ __device__ lambda has that many captures\");\n};\n");
	for (i = 0; i < COUNT_OF(counts->host_device); i++) {
		if (!counts->host_device[i])
			continue;
		put_host_device_wrapper(out, i, false, false);
		put_host_device_wrapper(out, i, true, false);
		put_host_device_wrapper(out, i, false, true);
		put_host_device_wrapper(out, i, true, true);
	}
}

/* ---- what makes those, from the type of the lambda's call operator ---- */

static void put_helper_trait(struct buffer *out, const char *qualifiers, const char *never_throws)
{
	buffer_printf(out,
	              "\ttemplate <typename Tag, typename C, typename R, typename... OpFuncArgs>\n"
	              "\tstruct __nv_hdl_helper_trait<Tag, R (C::*)(OpFuncArgs...)%s> {\n"
	              "\t\ttemplate <typename Lambda> static auto get(Lambda lam, CaptureArgs... args)\n"
	              "\t\t\t-> __nv_hdl_wrapper_t<IsMutable, HasFuncPtrConv, %s, Tag, R(OpFuncArgs...), CaptureArgs...>;\n"
	              "\t};\n",
	              qualifiers, never_throws);
}

#define CREATED \
	"decltype(__nv_hdl_helper_trait_outer<IsMutable, HasFuncPtrConv, CaptureArgs...>::" \
	"template __nv_hdl_helper_trait<Tag, Lambda>::get(lam, args...))"

static void put_create_wrapper(const struct il *il, struct buffer *out)
{
	enum { NOEXCEPT_IS_OF_THE_TYPE = 201703 };

	buffer_puts(out, "template <bool IsMutable, bool HasFuncPtrConv, typename... CaptureArgs> struct __nv_hdl_helper_trait_outer {\n"
	                 "\ttemplate <typename Tag, typename Lambda>\n"
	                 "\tstruct __nv_hdl_helper_trait : public __nv_hdl_helper_trait<Tag, decltype(&Lambda::operator())> { };\n");
	put_helper_trait(out, " const", "false");
	put_helper_trait(out, "", "false");
	if (il->header.std_version >= NOEXCEPT_IS_OF_THE_TYPE) {
		put_helper_trait(out, " const noexcept", "true");
		put_helper_trait(out, " noexcept", "true");
	}
	buffer_puts(
		out,
		"};\n"
		"template <bool IsMutable, bool HasFuncPtrConv, typename Tag, typename... CaptureArgs> struct __nv_hdl_create_wrapper_t {\n"
		"\ttemplate <typename Lambda>\n"
		"\tstatic auto __nv_hdl_create_wrapper(Lambda &&lam, CaptureArgs... args) -> " CREATED " {\n"
		"\t\ttypedef " CREATED " container_type;\n"
		"\t\treturn container_type(Tag{}, std::move(lam), args...);\n"
		"\t}\n"
		"};\n");
}

const char *lambda_preamble(struct plan *plan, const struct lambda_counts *counts)
{
	struct buffer out = { 0 };
	const char *text;

	buffer_puts(&out, type_traits);
	put_fields(&out);
	put_device_wrappers(counts, &out);
	put_host_device_wrappers(counts, &out);
	put_create_wrapper(plan->il, &out);
	buffer_puts(&out, wrapper_traits);
	text = arena_copy(&plan->edits.texts, out.text, out.length);
	buffer_free(&out);
	return text;
}
