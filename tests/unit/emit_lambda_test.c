/* Extended lambdas in the host file: the wrappers in their places, and the wrappers' declarations. */
#include "emit_test.h"
#include "gxx_judge.h"

#define LINE(number) "\n# " number " \"test.cu\"\n"

/* ---- wrappers ---- */

/* A function whose declaration is the source up to its body. */
static u32 new_function(struct making *m, const char *specifiers, const char *declarator, const char *name, const char *params)
{
	u32 function = new_routine(m, name, 0), index;
	struct il_full_entity_decl_info *decl = new_declaration(m, il_any_of(IL_routine, function), specifiers, declarator, name, &index);

	SET_RANGE(m, decl, params, params);
	il_routine(&m->il, function)->definition = il_routine(&m->il, function)->first_decl = index;
	return function;
}

static struct il_lambda *new_lambda(struct making *m, u32 function, const char *text, u8 wrapper)
{
	struct il_lambda *lambda;

	il_new_lambda(&m->il, &lambda);
	SET_RANGE(m, lambda, range, text);
	lambda->introducer_begin = lambda->range_begin;
	lambda->introducer_end = lambda->range_begin + (u32)(strchr(text, ']') + 1 - text);
	lambda->body_begin = lambda->range_begin + (u32)(strchr(text, '{') - text);
	lambda->body_end = lambda->range_end;
	lambda->enclosing_routine = function;
	lambda->wrapper = wrapper;
	lambda->execution_space = wrapper == lwk_host_device ? es_host | es_device : es_device;
	lambda->extended_number = wrapper ? 1 : 0;
	return lambda;
}

static void new_capture(struct making *m, u32 *link, u8 kind, const char *name, const char *text)
{
	struct il_lambda_capture *capture;

	while (*link)
		link = &il_lambda_capture(&m->il, *link)->next;
	*link = il_new_lambda_capture(&m->il, &capture);
	capture->kind = kind;
	capture->name = il_intern_z(&m->il, name);
	SET_RANGE(m, capture, range, text);
}

static void device_lambdas_are_not_the_hosts(void **state)
{
	struct making m;
	struct il_lambda *lambda;

	(void)state;
	make(&m, "static int *f(int n, char c[]) noexcept { g([=, m = n + 1] { h(n); }); }");
	m.options.extended_lambda = true;
	lambda = new_lambda(&m, new_function(&m, "static int", "*f(int n, char c[]) noexcept", "f", "(int n, char c[])"),
	                    "[=, m = n + 1] { h(n); }", lwk_device);
	new_capture(&m, &lambda->first_capture, cptk_init, "m", "m = n + 1");
	new_capture(&m, &lambda->first_capture, cptk_copy, "n", "n)");
	plan_lambdas(&m.plan);
	expect(&m,
	       "static int *f(int n, char c[]) noexcept { g(__nv_dl_wrapper_t< __nv_dl_tag< int *(*)(int n, char c[]) noexcept, (& ::f), 1>, "
	       "typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<decltype(n + 1)>::type>::type, "
	       "typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag< int *(*)(int n, char c[]) noexcept, (& ::f), 1>{}, n + 1, n)"
	       "\n#if 0" LINE("1") "[=, m = n + 1] { h(n); }\n#endif" LINE("1") "); }");
}

static void lambdas_for_both_sides_are_what_their_wrapper_is_made_from(void **state)
{
	struct making m;
	struct il_lambda *lambda;
	u32 function, class;

	(void)state;
	make(&m, "auto f() -> void { g([*this]() mutable { return; }); }");
	m.options.extended_lambda = true;
	function = new_function(&m, "auto", "f() -> void", "f", "()");
	class = new_type(&m, tk_struct, 0);
	il_type(&m.il, class)->name = il_intern_z(&m.il, "S");
	il_routine(&m.il, function)->class_type = class;
	lambda = new_lambda(&m, function, "[*this]() mutable { return; }", lwk_host_device);
	lambda->flags = lf_mutable | lf_has_parameters;
	new_capture(&m, &lambda->first_capture, cptk_star_this, "", "*this");
	plan_lambdas(&m.plan);
	expect(&m, "auto f() -> void { g(__nv_hdl_create_wrapper_t< true, false, __nv_dl_tag<auto (S::*)() -> void, (&S::f), 1>, "
	           "typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this)>::type>::type>::__nv_hdl_create_wrapper("
	           "[*this]() mutable { return; }, *this)); }");
}

static void lambdas_without_captures_convert_to_pointers(void **state)
{
	struct making m;

	(void)state;
	make(&m, "void f() { g([] { }); }");
	m.options.extended_lambda = true;
	new_lambda(&m, new_function(&m, "void", "f()", "f", "()"), "[] { }", lwk_host_device);
	plan_lambdas(&m.plan);
	expect(&m,
	       "void f() { g(__nv_hdl_create_wrapper_t< false, true, __nv_dl_tag<void (*)(), (& ::f), 1>>::__nv_hdl_create_wrapper([] { })); }");
}

static void without_the_option_lambdas_stay(void **state)
{
	struct making m;

	(void)state;
	make(&m, "void f() { g([] { }); }");
	new_lambda(&m, new_function(&m, "void", "f()", "f", "()"), "[] { }", lwk_host_device);
	plan_lambdas(&m.plan);
	expect(&m, "void f() { g([] { }); }");
}

static void outside_of_functions_the_body_goes(void **state)
{
	struct making m;

	(void)state;
	make(&m, "auto l = [] { f(); };");
	m.options.extended_lambda = true;
	new_lambda(&m, 0, "[] { f(); }", lwk_none);
	plan_lambdas(&m.plan);
	expect(&m, "auto l = [] { }\n#if 0" LINE("1") "{ f(); }\n#endif" LINE("1") ";");
}

static void parameters_that_were_omitted_are_said(void **state)
{
	struct making m;

	(void)state;
	make(&m, "auto l = [] mutable { f(); };");
	new_lambda(&m, 0, "[] mutable { f(); }", lwk_none)->flags = lf_mutable;
	plan_lambdas(&m.plan);
	expect(&m, "auto l = []() mutable { f(); };");
}

/* ---- their declarations ---- */

static const char *preamble_of(struct making *m, const struct lambda_counts *counts, u32 standard)
{
	make(m, "");
	m->il.header.std_version = standard;
	return lambda_preamble(&m->plan, counts);
}

static void wrappers_are_declared_for_the_captures_that_there_are(void **state)
{
	static struct lambda_counts counts;
	struct making m;
	const char *text;

	(void)state;
	counts.device[2] = counts.host_device[1] = true;
	text = preamble_of(&m, &counts, 201703);
	assert_non_null(strstr(text, "struct __nv_dl_wrapper_t<Tag> {"));
	assert_null(strstr(text, "struct __nv_dl_wrapper_t<Tag, F1> {"));
	assert_non_null(strstr(text, "struct __nv_dl_wrapper_t<Tag, F1, F2> {"));
	assert_non_null(strstr(text, "struct __nv_hdl_wrapper_t<true, false, NeverThrows, Tag, OpFuncR(OpFuncArgs...), F1> {"));
	assert_null(strstr(text, "OpFuncR(OpFuncArgs...)> {"));
	assert_non_null(strstr(text, "const noexcept>"));
	unmake(&m);
	assert_null(strstr(preamble_of(&m, &counts, 201402), "noexcept>"));
	unmake(&m);
}

/* What programs of the host do with wrappers. */
static const char uses[] =
	"int f(int);\n"
	"typedef __nv_dl_tag<int (*)(int), (&f), 1> tag;\n"
	"typedef __nv_dl_trailing_return_tag<int (*)(int), (&f), char *, 2> result_tag;\n"
	"typedef __nv_dl_wrapper_t<tag, int, const float [2][3]> device;\n"
	"typedef __nv_dl_wrapper_t<result_tag> with_result;\n"
	"int array[2] = { 1, 2 }, n = 3;\n"
	"const float matrix[2][3] = { };\n"
	"device d(tag{}, n, matrix);\n"
	"static_assert(sizeof d == 7 * sizeof(int), \"\");\n"
	"static_assert(__nv_is_extended_device_lambda_closure_type(const device), \"\");\n"
	"static_assert(!__nv_is_extended_device_lambda_with_preserved_return_type(device), \"\");\n"
	"static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(with_result), \"\");\n"
	"static_assert(!__nv_is_extended_host_device_lambda_closure_type(device), \"\");\n"
	"static_assert(__is_same(decltype(with_result(result_tag{})(1, 2)), char *), \"\");\n"
	"auto both = __nv_hdl_create_wrapper_t<false, false, tag, int[2]>::__nv_hdl_create_wrapper([](long x) { return 'c'; }, array);\n"
	"auto pointer = __nv_hdl_create_wrapper_t<true, true, tag>::__nv_hdl_create_wrapper([](long x) mutable { return 'c'; });\n"
	"char (*converted)(long) = pointer;\n"
	"const decltype(both) copy = both;\n"
	"static_assert(__is_same(decltype(copy(2)), char), \"\");\n"
	"static_assert(__nv_is_extended_host_device_lambda_closure_type(decltype(copy)), \"\");\n";

static void a_compiler_takes_the_declarations(void **state)
{
	static struct lambda_counts counts;
	static const u32 standards[] = { 201103, 201402, 201703, 202002 };
	struct making m;
	u32 i;

	(void)state;
	counts.device[2] = counts.host_device[0] = counts.host_device[1] = true;
	for (i = 0; i < COUNT_OF(standards); i++) {
		struct buffer program = { 0 };

		buffer_printf(&program, "#include <utility>\ntypedef decltype(sizeof 0) size_t;\n%s%s",
		              preamble_of(&m, &counts, standards[i]), uses);
		assert_int_not_equal(gxx_accepts(program.text, standards[i], "LAMBDA_PROGRAM"), 0);
		buffer_free(&program);
		unmake(&m);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(device_lambdas_are_not_the_hosts),
		cmocka_unit_test(lambdas_for_both_sides_are_what_their_wrapper_is_made_from),
		cmocka_unit_test(lambdas_without_captures_convert_to_pointers),
		cmocka_unit_test(without_the_option_lambdas_stay),
		cmocka_unit_test(outside_of_functions_the_body_goes),
		cmocka_unit_test(parameters_that_were_omitted_are_said),
		cmocka_unit_test(wrappers_are_declared_for_the_captures_that_there_are),
		cmocka_unit_test(a_compiler_takes_the_declarations),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
