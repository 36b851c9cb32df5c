#include "emit_test.h"

#define HIDDEN                     "__attribute__((visibility(\"hidden\"))) "
#define LINE(number)               "\n# " number " \"test.cu\"\n"
#define DISABLED(begin, text, end) "\n#if 0" LINE(begin) text "\n#endif" LINE(end)

/* ---- attributes and pragmas ---- */

static void attributes_of_cuda_disappear(void **state)
{
	static const char *const only[] = { "device" }, *const mixed[] = { "noinline", "device" }, *const first[] = { "host", "unused" };
	struct making m;

	(void)state;
	make(&m, "__attribute__((device)) a; __attribute__((noinline, device)) b; __attribute__((host, unused)) c;");
	new_attributes(&m, "__attribute__((device))", only, (u8[]){ cua_device }, 1);
	new_attributes(&m, "__attribute__((noinline, device))", mixed, (u8[]){ cua_none, cua_device }, 2);
	new_attributes(&m, "__attribute__((host, unused))", first, (u8[]){ cua_host, cua_none }, 2);
	plan_attributes(&m.plan);
	expect(&m, " a; __attribute__((noinline, )) b; __attribute__(( unused)) c;");
}

static void new_pragma(struct making *m, const char *line, const char *text, u8 kind)
{
	struct il_pragma *pragma;

	il_new_pragma(&m->il, &pragma);
	pragma->kind = kind;
	pragma->text = il_intern_z(&m->il, text);
	SET_RANGE(m, pragma, range, line);
}

static void pragmas_for_nvcc_disappear(void **state)
{
	struct making m;

	(void)state;
	make(&m, "#pragma nv_diag_suppress 1\n#pragma omp parallel\n#pragma GCC poison x\n");
	new_pragma(&m, "#pragma nv_diag_suppress 1", "nv_diag_suppress 1", prk_nv_diag);
	new_pragma(&m, "#pragma omp parallel", "omp parallel", prk_omp);
	new_pragma(&m, "#pragma GCC poison x", "GCC poison x", prk_gcc);
	plan_pragmas(&m.plan);
	expect(&m, "\n#pragma omp parallel\n\n");
}

/* Files are numbered; text: what stands behind the marker. */
static void new_marker(struct making *m, const char *text, u32 file, u32 flags)
{
	struct il_seq_number_lookup *marker;
	struct il_source_file_entry *entry;

	while (m->il.table[IL_source_file_entry].count <= file)
		il_new_source_file_entry(&m->il, &entry);
	il_new_seq_number_lookup(&m->il, &marker);
	marker->position = place_of(m, text);
	marker->file = file;
	marker->flags = flags;
}

static void macros_of_system_headers_count_as_the_users_text(void **state)
{
	struct making m;

	(void)state;
	make(&m, "# 1 \"h\" 1 3 4\nheader\n# 2 \"h\" 3 4\none\n# 2 \"h\"\npragma\n# 1 \"u\" 2\nint i =\n# 1 \"u\" 3 4\nNULL\n\n"
	         "# 1 \"u\" 3\nagain\n# 1 \"u\"\n;\n");
	new_marker(&m, "header", 1, ff_enter | ff_system | ff_extern_c);
	new_marker(&m, "one", 1, ff_system | ff_extern_c);
	new_marker(&m, "pragma", 1, 0);
	new_marker(&m, "int i", 2, ff_return);
	new_marker(&m, "NULL", 2, ff_system | ff_extern_c);
	new_marker(&m, "again", 2, ff_system);
	new_marker(&m, ";", 2, 0);
	il_source_file_entry(&m.il, 1)->flags |= ff_system;
	plan_markers(&m.plan);
	expect(&m, "# 1 \"h\" 1 3 4\nheader\n# 2 \"h\" 3 4\none\n# 2 \"h\"\npragma\n# 1 \"u\" 2\nint i =\n# 1 \"u\"\nNULL\n\n"
	           "# 1 \"u\"\nagain\n# 1 \"u\"\n;\n");
}

static void pragma_system_header_holds(void **state)
{
	static const char text[] =
		"# 1 \"u\" 1\n#pragma GCC system_header\n# 2 \"u\" 3\ntwo\nlines\n# 3 \"u\"\n#pragma x\n# 3 \"u\" 3\nmore\n# 4 \"u\"\n;\n";
	struct making m;

	(void)state;
	make(&m, text);
	new_marker(&m, "#pragma GCC", 1, ff_enter);
	new_marker(&m, "two", 1, ff_system);
	new_marker(&m, "#pragma x", 1, 0);
	new_marker(&m, "more", 1, ff_system);
	new_marker(&m, ";", 1, 0);
	il_source_file_entry(&m.il, 1)->flags |= ff_system;
	plan_markers(&m.plan);
	expect(&m, text);
}

/* ---- kernels ---- */

static struct il_full_entity_decl_info *new_kernel(struct making *m, const char *declarator, const char *name, const char *params,
                                                   const char *body, u32 *routine)
{
	struct il_full_entity_decl_info *decl;
	u32 index;

	*routine = new_routine(m, name, es_global);
	decl = new_declaration(m, il_any_of(IL_routine, *routine), "void", declarator, name, &index);
	decl->type = new_type(m, tk_routine, 0);
	SET_RANGE(m, decl, params, params);
	if (body) {
		SET_RANGE(m, decl, body, body);
		decl->decl_end = decl->body_end;
		il_routine(&m->il, *routine)->entity |= enf_defined;
	}
	il_routine(&m->il, *routine)->first_decl = index;
	return decl;
}

static u32 new_param(struct making *m, const char *text, const char *name, u32 type, u32 flags)
{
	struct il_parameter *param;
	u32 index = il_new_parameter(&m->il, &param);

	SET_RANGE(m, param, decl, text);
	param->type = type;
	param->flags = flags;
	if (name) {
		param->name = il_intern_z(&m->il, name);
		param->name_position = param->decl_begin + (u32)(strstr(text, name) - text);
	} else {
		param->name_position = param->decl_end;
	}
	return index;
}

static struct il_parameter_extra *new_extra(struct making *m, u32 param)
{
	struct il_parameter_extra *extra;
	u32 index = il_new_parameter_extra(&m->il, &extra);

	il_parameter(&m->il, param)->extra = index;
	return extra;
}

static void plain_kernels_are_declared(void **state)
{
	struct making m;
	u32 routine;

	(void)state;
	make(&m, "void k(int a) { a; } int x;");
	new_kernel(&m, "k(int a)", "k", "(int a)", "{ a; }", &routine);
	plan_functions(&m.plan);
	expect(&m, HIDDEN "void k(int a) ;" DISABLED("1", "{ a; }", "1") " int x;");
}

static void kernels_that_are_visible_stay_so(void **state)
{
	struct making m;
	u32 routine;

	(void)state;
	make(&m, "#pragma GCC visibility push(default)\nvoid k();\n#pragma GCC visibility pop\n");
	new_pragma(&m, "#pragma GCC visibility push(default)", "GCC visibility push(default)", prk_gcc);
	new_pragma(&m, "#pragma GCC visibility pop", "GCC visibility pop", prk_gcc);
	new_kernel(&m, "k()", "k", "()", NULL, &routine);
	plan_pragmas(&m.plan);
	plan_functions(&m.plan);
	expect(&m, "#pragma GCC visibility push(default)\nvoid k();\n#pragma GCC visibility pop\n");
}

static void kernels_in_debug_mode_are_not_inlined(void **state)
{
	struct making m;
	u32 routine;

	(void)state;
	make(&m, "void k();");
	m.options.debug = true;
	m.options.hidden_visibility = false;
	new_kernel(&m, "k()", "k", "()", NULL, &routine);
	plan_functions(&m.plan);
	expect(&m, "__attribute__((noinline)) void k();");
}

/* template <class T, int, class... P> void k(T *a, int, const P... ps, T b[3]) { } */
static void make_template_kernel(struct making *m)
{
	static const char *const names[] = { "T", NULL, "P" }, *const texts[] = { "class T", "int,", "class... P" };
	struct il_full_entity_decl_info *decl;
	struct il_template_decl *head;
	struct il_parameter_extra *extra;
	u32 routine, i, *link, template_decl;

	make(m, "template <class T, int, class... P> void k(T *a, int q = 3, const P... ps, T b[3], T) { }");
	decl = new_kernel(m, "k(T *a, int q = 3, const P... ps, T b[3], T)", "k", "(T *a, int q = 3, const P... ps, T b[3], T)", "{ }",
	                  &routine);
	decl->decl_begin = 0;
	decl->template_decl = template_decl = il_new_template_decl(&m->il, &head);
	SET_RANGE(m, head, range, "template <class T, int, class... P>");
	link = &head->first_param;
	for (i = 0; i < COUNT_OF(names); i++) {
		struct il_template_param *param;

		*link = il_new_template_param(&m->il, &param);
		param->name_position = place_of(m, texts[i]) + 3; /* "int" */
		if (names[i])
			param->name = il_intern_z(&m->il, names[i]);
		param->flags = i == 2 ? tf_pack : 0;
		link = &param->next;
	}
	il_routine(&m->il, routine)->template = 1;
	link = &decl->first_param;
	*link = new_param(m, "T *a", "a", new_type(m, tk_pointer, 0), 0);
	link = &il_parameter(&m->il, *link)->next;
	*link = new_param(m, "int q = 3", "q", new_type(m, tk_integer, 0), pf_default_argument);
	extra = new_extra(m, *link);
	extra->default_argument_begin = place_of(m, "3, const");
	extra->default_argument_end = place_of(m, ", const");
	link = &il_parameter(&m->il, *link)->next;
	*link = new_param(m, "const P... ps", "ps", new_type(m, tk_template_param, 0), pf_pack);
	new_extra(m, *link)->ellipsis = place_of(m, "... ps");
	link = &il_parameter(&m->il, *link)->next;
	*link = new_param(m, "T b[3]", "b", new_type(m, tk_pointer, 0), pf_array);
	link = &il_parameter(&m->il, *link)->next;
	*link = new_param(m, "T)", NULL, new_type(m, tk_template_param, 0), 0);
	il_parameter(&m->il, *link)->name_position = place_of(m, "T) {") + 1;
}

static void template_kernels_forward_to_their_stub(void **state)
{
	struct making m;

	(void)state;
	make_template_kernel(&m);
	plan_functions(&m.plan);
	expect(&m,
	       "\n#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"" LINE(
		       "1") "template <class T, int, class... P> static void __wrapper__device_stub_k(T *&a, int &q , const P&... ps, T b[3], T& __T0)"
	                    " { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}" DISABLED("1", "{ }", "1") "\n#pragma GCC diagnostic pop" LINE(
				    "1") "template <class T, int __T1, class... P> static void k(T *a, int q = 3, const P... ps, T b[3], T __T0)"
	                                 " {__wrapper__device_stub_k<T,__T1,P...>(a,q,ps...,b,__T0);return;}" DISABLED("1", "{ }", "1"));
}

static void template_kernels_without_static_are_hidden(void **state)
{
	struct making m;
	char *text;

	(void)state;
	make_template_kernel(&m);
	m.options.static_host_stub = false;
	plan_functions(&m.plan);
	text = edited(&m);
	assert_non_null(strstr(text, "P> static void __wrapper__device_stub_k("));
	assert_non_null(strstr(text, "P> " HIDDEN "void k("));
	free(text);
	unmake(&m);
}

static void specializations_declare_their_stub(void **state)
{
	struct il_full_entity_decl_info *decl;
	struct making m;
	u32 routine;

	(void)state;
	make(&m, "template <> void k<int>(int a) { }");
	decl = new_kernel(&m, "k<int>(int a)", "k", "(int a)", "{ }", &routine);
	decl->decl_begin = 0;
	decl->flags = dcf_explicit_specialization;
	decl->name_end = decl->declarator_id_end = decl->params_begin;
	decl->first_param = new_param(&m, "int a", "a", new_type(&m, tk_integer, 0), 0);
	plan_functions(&m.plan);
	expect(&m, "template<> __specialization_static void __wrapper__device_stub_k<int>(int &a);" DISABLED(
			   "1", "{ }", "1") " template <> __specialization_static void k<int>(int a)"
	                                    " {__wrapper__device_stub_k<int>(a);return;}" DISABLED("1", "{ }", "1"));
}

/* ---- device functions ---- */

static struct il_full_entity_decl_info *make_device_function(struct making *m, const char *source, u32 *routine)
{
	struct il_full_entity_decl_info *decl;
	u32 index;

	make(m, source);
	*routine = new_routine(m, "f", es_device);
	decl = new_declaration(m, il_any_of(IL_routine, *routine), "int", "f(int a, int)", "f", &index);
	decl->type = new_type(m, tk_routine, new_type(m, tk_integer, 0));
	SET_RANGE(m, decl, params, "(int a, int)");
	SET_RANGE(m, decl, body, "{ return a; }");
	decl->first_param = new_param(m, "int a", "a", 0, 0);
	il_parameter(&m->il, decl->first_param)->next = new_param(m, "int)", NULL, 0, 0);
	il_routine(&m->il, *routine)->first_decl = index;
	return decl;
}

static void device_functions_get_another_body(void **state)
{
	struct making m;
	u32 routine;

	(void)state;
	make_device_function(&m, "int f(int a, int) { return a; }", &routine);
	plan_functions(&m.plan);
	expect(&m,
	       "__attribute__((unused)) int f(int a, int) {int volatile ___ = 1;(void)a;::exit(___);}" DISABLED("1", "{ return a; }", "1"));
}

static void constructors_get_theirs(void **state)
{
	struct making m;
	u32 routine;

	(void)state;
	make_device_function(&m, "int f(int a, int) { return a; }", &routine);
	il_routine(&m.il, routine)->special_kind = sfk_constructor;
	il_routine(&m.il, routine)->class_type = new_type(&m, tk_struct, 0);
	plan_functions(&m.plan);
	expect(&m, "int f(int a, int) {int *volatile ___ = 0;(void)a;::free(___);}" DISABLED("1", "{ return a; }", "1"));
}

static void constexpr_device_functions_stay(void **state)
{
	struct making m;
	u32 routine;

	(void)state;
	make_device_function(&m, "int f(int a, int) { return a; }", &routine);
	il_routine(&m.il, routine)->flags |= rf_constexpr;
	plan_functions(&m.plan);
	expect(&m, "__attribute__((unused)) int f(int a, int) { return a; }");
}

static void deduced_return_types_become_void(void **state)
{
	struct il_full_entity_decl_info *decl;
	struct making m;
	u32 routine;

	(void)state;
	decl = make_device_function(&m, "int *f(int a, int) { return a; }", &routine);
	il_type(&m.il, decl->type)->type = new_type(&m, tk_pointer, new_type(&m, tk_auto, 0));
	decl->flags |= dcf_static | dcf_inline;
	plan_functions(&m.plan);
	expect(&m, "__attribute__((unused)) static inline void f(int a, int) {int volatile ___ = 1;(void)a;::exit(___);}" DISABLED(
			   "1", "{ return a; }", "1"));
}

static void without_shadow_functions_breakpoints_have_placeholders(void **state)
{
	struct capture capture;
	struct making m;
	size_t size;
	u32 routine;
	char *text;

	(void)state;
	make_device_function(&m, "int f(int a, int) { return a; }", &routine);
	m.options.no_shadow_functions = m.options.debug = true;
	plan_functions(&m.plan);
	assert_int_equal(m.plan.breakpoints.count, 1);
	write_breakpoints(&m.plan, begin_capture(&capture));
	text = end_capture(&capture, &size);
	assert_string_equal(text, "\nstatic __attribute__((used)) void __nv_breakpoint_placeholder0_f(void)" LINE(
					  "1") "{int volatile ___ = 1;" LINE("1") "exit(___);}");
	free(text);
	expect(&m, "__attribute__((unused)) int f(int a, int) " DISABLED("1", "{ return a; }", "1") ";");
}

static void redeclarations_agree_on_constexpr(void **state)
{
	struct making m;
	u32 routine, first, second;

	(void)state;
	make(&m, "constexpr int f(); extern int f();");
	routine = new_routine(&m, "f", 0);
	new_declaration(&m, il_any_of(IL_routine, routine), "constexpr int", "f()", "f", &first)->flags = dcf_constexpr;
	new_declaration(&m, il_any_of(IL_routine, routine), "extern int", "f()", "f", &second);
	il_full_entity_decl_info(&m.il, first)->next = second;
	il_routine(&m.il, routine)->first_decl = first;
	plan_functions(&m.plan);
	expect(&m, "constexpr int f(); constexpr extern int f();");
}

/* ---- variables ---- */

static struct il_full_entity_decl_info *make_shadow(struct making *m, u32 type, u32 space, const char *declarator, const char *init)
{
	struct il_full_entity_decl_info *decl;
	u32 variable = new_variable(m, "v", type, space), index;

	decl = new_declaration(m, il_any_of(IL_variable, variable), "int", declarator, "v", &index);
	decl->type = type;
	if (init)
		SET_RANGE(m, decl, initializer, init);
	il_variable(&m->il, variable)->first_decl = index;
	return decl;
}

static void shadows_are_static_and_have_no_value(void **state)
{
	struct making m;

	(void)state;
	make(&m, "int v = 3;");
	make_shadow(&m, new_type(&m, tk_integer, 0), ms_device, "v", "= 3");
	plan_variables(&m.plan);
	expect(&m, "static int v ;");
}

static void shadows_of_relocatable_code_are_hidden(void **state)
{
	struct making m;

	(void)state;
	make(&m, "int v = 3;");
	m.options.relocatable = true;
	make_shadow(&m, new_type(&m, tk_integer, 0), ms_constant, "v", "= 3");
	plan_variables(&m.plan);
	expect(&m, HIDDEN "int v ;");
}

static void constants_keep_their_value(void **state)
{
	struct making m;
	u32 type;

	(void)state;
	make(&m, "int v = 3;");
	type = new_type(&m, tk_typeref, new_type(&m, tk_integer, 0));
	il_type(&m.il, type)->typeref_kind = trk_qualified;
	il_type(&m.il, type)->flags = tyf_const;
	make_shadow(&m, type, ms_device, "v", "= 3");
	plan_variables(&m.plan);
	expect(&m, "static int v = 3;");
}

static void arrays_get_the_bound_that_the_initializer_told(void **state)
{
	struct making m;
	u32 type;

	(void)state;
	make(&m, "int v[] = { 1, 2 };");
	type = new_type(&m, tk_array, new_type(&m, tk_integer, 0));
	il_type(&m.il, type)->size = 2;
	make_shadow(&m, type, ms_device, "v[]", "= { 1, 2 }");
	plan_variables(&m.plan);
	expect(&m, "static int v[2] ;");
}

static void arrays_of_unknown_bound_keep_their_initializer(void **state)
{
	struct making m;
	u32 type;

	(void)state;
	make(&m, "int v[] = { 1, 2 };");
	type = new_type(&m, tk_array, new_type(&m, tk_integer, 0));
	il_type(&m.il, type)->flags = tyf_unknown_bound;
	make_shadow(&m, type, ms_device, "v[]", "= { 1, 2 }");
	plan_variables(&m.plan);
	expect(&m, "static int v[] = { 1, 2 };");
}

static void managed_variables_become_pointers(void **state)
{
	struct making m;
	u32 array;

	(void)state;
	make(&m, "int v;");
	make_shadow(&m, new_type(&m, tk_integer, 0), ms_device | ms_managed, "v", NULL);
	plan_variables(&m.plan);
	expect(&m, "__attribute__((section(\"__nv_managed_data__\"))) static int *v = 0;");
	make(&m, "int v[3] = { 1 };");
	array = new_type(&m, tk_array, new_type(&m, tk_integer, 0));
	il_type(&m.il, array)->size = 3;
	make_shadow(&m, array, ms_managed, "v[3]", "= { 1 }");
	plan_variables(&m.plan);
	expect(&m, "__attribute__((section(\"__nv_managed_data__\"))) static int (*v)[3] = 0;");
}

static void extern_goes_in_whole_programs(void **state)
{
	struct il_full_entity_decl_info *decl;
	struct making m;

	(void)state;
	make(&m, "extern int v;");
	decl = make_shadow(&m, new_type(&m, tk_integer, 0), ms_device, "v", NULL);
	decl->decl_begin = decl->specifiers_begin = 0;
	decl->flags = dcf_extern;
	plan_variables(&m.plan);
	expect(&m, "static  int v;");
}

/* ---- expressions ---- */

static struct il_expr_node *new_node(struct making *m, u8 kind, u32 begin, const char *text)
{
	struct il_expr_node *node;

	il_new_expr_node(&m->il, &node);
	node->kind = kind;
	node->range_begin = begin;
	node->range_end = begin + (u32)strlen(text);
	return node;
}

static struct il_expr_node *new_launch(struct making *m, u32 begin, const char *text, u32 config_begin, u32 config_end)
{
	struct il_expr_node *launch = new_node(m, enk_operation, begin, text);
	struct il_expr_extra *extra;

	launch->flags = exf_launch;
	launch->extra = il_new_expr_extra(&m->il, &extra);
	extra->config_begin = config_begin;
	extra->config_end = config_end;
	return launch;
}

static void launches_and_managed_variables_compose(void **state)
{
#define USE(name) "(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (" name ")))"
	struct making m;
	u32 managed;

	(void)state;
	make(&m, "k<<<v, 2>>>(v), k<<<1, 2>>>();");
	managed = new_variable(&m, "v", new_type(&m, tk_integer, 0), ms_managed);
	new_launch(&m, 0, "k<<<v, 2>>>(v)", 1, 11);
	new_launch(&m, 16, "k<<<1, 2>>>()", 17, 27)->flags |= exf_discarded_value;
	new_node(&m, enk_variable, 4, "v")->target = il_any_of(IL_variable, managed);
	new_node(&m, enk_variable, 12, "v")->target = il_any_of(IL_variable, managed);
	plan_expressions(&m.plan);
	expect(&m, "((__cudaPushCallConfiguration(" USE("v") ", 2)) ? (void)0 : k(" USE(
			   "v") ")), "
	                        "(__cudaPushCallConfiguration(1, 2)) ? (void)0 : k();");
#undef USE
}

/* ---- namespaces ---- */

static void unnamed_namespaces_are_named(void **state)
{
	struct il_full_entity_decl_info *decl;
	struct il_namespace *space;
	struct making m;
	u32 outer, index, outer_scope;

	(void)state;
	make(&m, "namespace A { namespace { int x; } }");
	outer = il_new_namespace(&m.il, &space);
	space->name = il_intern_z(&m.il, "A");
	outer_scope = new_scope(&m, m.file_scope, sck_namespace, il_any_of(IL_namespace, outer));
	il_new_full_entity_decl_info(&m.il, &decl);
	index = il_new_namespace(&m.il, &space);
	decl->declared = il_any_of(IL_namespace, index);
	decl->scope = outer_scope;
	decl->decl_begin = 14;
	decl->body_begin = 24;
	plan_namespaces(&m.plan);
	expect(&m, "namespace A { namespace _GLOBAL__N_ID __attribute__((visibility(\"hidden\"))) { }; using namespace ::A::_GLOBAL__N_ID;"
	           "\n#pragma GCC diagnostic ignored \"-Wattributes\"" LINE(
			   "1") "namespace _GLOBAL__N_ID __attribute__((visibility(\"hidden\"))) { int x; } }");
}

/* ---- host reference arrays ---- */

static char *host_references(struct making *m)
{
	struct capture capture;
	size_t size;

	write_host_references(&m->plan, begin_capture(&capture));
	return end_capture(&capture, &size);
}

static void host_references_name_what_host_code_uses(void **state)
{
	struct making m;
	u32 kernel, internal, unused, variable;
	char *text;

	(void)state;
	make(&m, "");
	kernel = new_routine(&m, "kernel", es_global);
	il_routine(&m.il, kernel)->entity = enf_referenced_by_host;
	internal = new_routine(&m, "internal", es_global);
	il_routine(&m.il, internal)->entity = enf_referenced_by_host;
	il_routine(&m.il, internal)->linkage = nlk_internal;
	unused = new_routine(&m, "unused", es_global);
	variable = new_variable(&m, "v", 0, ms_constant);
	il_variable(&m.il, variable)->entity = enf_referenced_by_host;
	text = host_references(&m);
	assert_non_null(strstr(text, "hostRefKernelArrayExternalLinkage[] = {\n/* _Z6kernel* */\n0x5f,0x5a,0x36,"));
	assert_non_null(strstr(text, "hostRefKernelArrayInternalLinkage[] = {\n/* __nv_static_2_ID_*8internal* */\n"));
	assert_non_null(strstr(text, "hostRefConstantArrayExternalLinkage[] = {\n/* v */\n0x76,0x0,\n};\n}\n"));
	assert_non_null(strstr(text, "hostRefDeviceArrayExternalLinkage[] = {\n0x0};\n}\n"));
	assert_null(strstr(text, "unused"));
	(void)unused;
	free(text);
	unmake(&m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(attributes_of_cuda_disappear),
		cmocka_unit_test(pragmas_for_nvcc_disappear),
		cmocka_unit_test(macros_of_system_headers_count_as_the_users_text),
		cmocka_unit_test(pragma_system_header_holds),
		cmocka_unit_test(plain_kernels_are_declared),
		cmocka_unit_test(kernels_that_are_visible_stay_so),
		cmocka_unit_test(kernels_in_debug_mode_are_not_inlined),
		cmocka_unit_test(template_kernels_forward_to_their_stub),
		cmocka_unit_test(template_kernels_without_static_are_hidden),
		cmocka_unit_test(specializations_declare_their_stub),
		cmocka_unit_test(device_functions_get_another_body),
		cmocka_unit_test(constructors_get_theirs),
		cmocka_unit_test(constexpr_device_functions_stay),
		cmocka_unit_test(deduced_return_types_become_void),
		cmocka_unit_test(without_shadow_functions_breakpoints_have_placeholders),
		cmocka_unit_test(redeclarations_agree_on_constexpr),
		cmocka_unit_test(shadows_are_static_and_have_no_value),
		cmocka_unit_test(shadows_of_relocatable_code_are_hidden),
		cmocka_unit_test(constants_keep_their_value),
		cmocka_unit_test(arrays_get_the_bound_that_the_initializer_told),
		cmocka_unit_test(arrays_of_unknown_bound_keep_their_initializer),
		cmocka_unit_test(managed_variables_become_pointers),
		cmocka_unit_test(extern_goes_in_whole_programs),
		cmocka_unit_test(launches_and_managed_variables_compose),
		cmocka_unit_test(unnamed_namespaces_are_named),
		cmocka_unit_test(host_references_name_what_host_code_uses),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
