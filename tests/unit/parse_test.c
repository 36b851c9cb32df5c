#include "parse_show.h"

static u32 count_named(const struct parsing *t, enum il_kind kind, const char *name)
{
	u32 i, count = 0;

	for (i = 1; i < t->il.table[kind].count; i++)
		count += !strcmp(il_entry_name(&t->il, kind, i), name);
	return count;
}

/* A source without errors, and then a source with just these many. */
static void expect_errors(const char *text, u32 errors)
{
	struct parsing t;

	parse_string(&t, text);
	assert_int_equal(t.diag.errors, errors);
	done(&t);
}

static void redeclarations_are_one_entity(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(
		&t,
		"typedef int I; int f(int, I *); int f(I a, int b[3]); int f(long); template<class T> T g(T); template<class U> U g(U u) { return u; }\n"
		"struct S { void m(int) const; void m(int); }; void S::m(int) const { }\n"
		"template<class T, int N> struct A { T get(); }; template<class X, int M> X A<X, M>::get() { return X(); }");
	assert_int_equal(count_named(&t, IL_routine, "f"), 2);
	assert_int_equal(count_named(&t, IL_routine, "g"), 1);
	assert_int_equal(count_named(&t, IL_routine, "m"), 2);
	assert_int_equal(count_named(&t, IL_routine, "get"), 1);
	assert_true(il_routine(&t.il, named(&t, IL_routine, "get"))->flags & rf_has_body);
	done(&t);
}

static void ranges_are_exact(void **state)
{
	struct parsing t;
	const struct il_full_entity_decl_info *decl;

	(void)state;
	parse_string(&t, "namespace n { template <class T> struct X { X(int a, T b = 3) : x(a) { x++; } int x; }; }");
	decl = il_full_entity_decl_info(&t.il, il_routine(&t.il, named(&t, IL_routine, "X"))->first_decl);
	assert_text(&t, decl->params_begin, decl->params_end, "(int a, T b = 3)");
	assert_text(&t, decl->initializer_begin, decl->initializer_end, ": x(a)");
	assert_text(&t, decl->body_begin, decl->body_end, "{ x++; }");
	assert_text(&t, decl->name_begin, decl->name_end, "X");
	assert_int_equal(il_routine(&t.il, named(&t, IL_routine, "X"))->special_kind, sfk_constructor);
	done(&t);
}

static void execution_and_memory_spaces(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "__attribute__((global)) void k(); __attribute__((host)) __attribute__((device)) int hd(); int h();\n"
	                 "__attribute__((managed)) int m; __attribute__((device)) __attribute__((constant)) int c;");
	assert_int_equal(il_routine(&t.il, named(&t, IL_routine, "k"))->execution_space, es_global);
	assert_int_equal(il_routine(&t.il, named(&t, IL_routine, "hd"))->execution_space, es_host | es_device);
	assert_int_equal(il_routine(&t.il, named(&t, IL_routine, "h"))->execution_space, 0);
	assert_int_equal(il_variable(&t.il, named(&t, IL_variable, "m"))->memory_space, ms_managed);
	assert_int_equal(il_variable(&t.il, named(&t, IL_variable, "c"))->memory_space, ms_device | ms_constant);
	done(&t);
}

static u32 launches(const struct parsing *t, const struct il_expr_node **last)
{
	u32 i, count = 0;

	for (i = 1; i < t->il.table[IL_expr_node].count; i++)
		if (il_expr_node(&t->il, i)->flags & exf_launch) {
			*last = il_expr_node(&t->il, i);
			count++;
		}
	return count;
}

static void launches_are_found(void **state)
{
	/* clang-format off */
	static const char *const bodies[] = {
		"k<<<1, 2>>>(3);", "n::t<int, 3><<<g, b, 0, s>>>(a);", "(*p)<<<1, 1>>>();", "if (x) k<<<x > 3 ? 1 : 2, y>>>(x);",
		"auto l = [=] { k<<<1, 1>>>(2); };", "for (;; k<<<1, x >> 2>>>(1)) ;", "x.member->call<<<f<h<int>>(1), 1>>>();",
	};
	/* clang-format on */
	const struct il_expr_node *node = NULL;
	struct parsing t;
	char text[512];
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(bodies); i++) {
		snprintf(text, sizeof text,
		         "namespace n { template<class T, int N> void t(T); } template<class T> struct h; template<class T> int f(int);\n"
		         "void k(int); template<class X> void body(X x, X y, X g, X b, X s, X a, X p) { %s }",
		         bodies[i]);
		parse_string(&t, text);
		assert_int_equal(t.diag.errors, 0);
		assert_int_equal(launches(&t, &node), 1);
		assert_true(il_validate(&t.il) == NULL && il_extra_of(&t.il, node)->config_end > il_extra_of(&t.il, node)->config_begin);
		assert_memory_equal(t.il.source + il_extra_of(&t.il, node)->config_begin, "<<<", 3);
		assert_memory_equal(t.il.source + il_extra_of(&t.il, node)->config_end - 3, ">>>", 3);
		assert_int_equal(t.p.recoveries, 0);
		done(&t);
	}
}

static void locals_hide_managed_names(void **state)
{
	struct parsing t;
	u32 i, managed = 0;

	(void)state;
	parse_string(
		&t,
		"__attribute__((managed)) int m; int f(int m) { return m; } int g() { int x = m; { int m = 1; x += m; } return x + ::m; }");
	for (i = 1; i < t.il.table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(&t.il, i);

		managed += node->kind == enk_variable && il_any_index(node->target) == named(&t, IL_variable, "m");
	}
	assert_int_equal(managed, 2);
	done(&t);
}

static void lambdas_capture(void **state)
{
	struct parsing t;
	const struct il_lambda *lambda;
	u32 capture, count = 0;

	(void)state;
	parse_string(
		&t,
		"int global; void f(int a, int b) { int c = 1; auto l = [=, &b, d = a + 1](int e) mutable -> int { return a + b + c + d + e + global; }; }");
	lambda = il_lambda(&t.il, 1);
	assert_true(lambda->flags & lf_default_copy && lambda->flags & lf_mutable && lambda->flags & lf_explicit_return);
	for (capture = lambda->first_capture; capture; capture = il_lambda_capture(&t.il, capture)->next)
		count++;
	assert_int_equal(count, 4); /* b, d explicitly; a, c implicitly */
	assert_text(&t, lambda->introducer_begin, lambda->introducer_end, "[=, &b, d = a + 1]");
	done(&t);
}

static void declarations_and_expressions_are_told_apart(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(
		&t,
		"struct T { T(int = 0); static int v; void operator++(int); }; template<class X> struct V { }; int a, b, c;\n"
		"void f() { T x(a); T(y); T(a)++; V<int> z; a < b > (c); T w(T(1)); T function(T(a)); int q = T::v * a; V<V<int>> r; }");
	assert_int_equal(t.diag.errors, 0);
	assert_int_equal(t.p.recoveries, 0);
	assert_int_equal(count_named(&t, IL_variable, "x"), 1);
	assert_int_equal(count_named(&t, IL_variable, "y"), 1);
	assert_int_equal(count_named(&t, IL_variable, "w"), 1);
	assert_int_equal(count_named(&t, IL_variable, "function"), 0);
	assert_int_equal(count_named(&t, IL_routine, "function"), 1);
	done(&t);
}

static void valid_programs_get_no_error(void **state)
{
	static const char *const valid[] = {
		"template<class T> struct B { int x; }; template<class T> struct D : B<T> { int f() { return this->x + D::y; } };",
		"namespace a { struct S {}; void swap(S, S); } void f(a::S s) { swap(s, s); }",
		"struct S { int f() { return later; } int later; };",
		"enum E : char { x, y = x + 1 }; enum class F { z }; int f() { return x + y + (int)F::z; }",
		"void f() { goto end; end: ; __label__ l; l: ; }",
		"int f() { return __builtin_popcount(3) + __PRETTY_FUNCTION__[0]; }",
		"template<class... T> int f(T... t) { return (... + t) + sizeof...(T); }",
		"struct S { operator int() const; S &operator=(const S &) = default; friend bool operator==(S, S); ~S(); };",
		"extern \"C\" { int c(void); } extern \"C\" int d(void); int x = c() + d();",
		"int (*f(int))(char); int (&r)[3] = *(int (*)[3])0; int S::*p; struct S { int i; };",
		"template<template<class> class C, class T = C<int>> struct X; using Y = void (*)(int, ...) noexcept;",
		"auto [a, b] = *(struct { int x, y; } *)0;",
		"typedef struct { int x; } A; typedef union U U; union U { int i; float f; } u = { .i = 3 };",
	};
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(valid); i++)
		expect_errors(valid[i], 0);
}

static void certain_errors_are_reported(void **state)
{
	(void)state;
	expect_errors("int f() { return undeclared; }", 1);
	expect_errors("int f() { return 1; ", 1);
	expect_errors("unknown_type x;", 1);
	expect_errors("int f( { }", 1);
}

static void module_entity(void **state)
{
	/* clang-format off */
	static const struct { const char *text, *name; } cases[] = {
		{ "int v; int main() { }", "main" }, { "int v = 3; int main() { }", "v" }, { "static void s() {} inline void i() {} void f(int) {}", "_Z1fi" },
		{ "namespace n { void f() {} }", "_ZN1n1fEv" }, { "extern \"C\" void c() {}", "c" }, { "const int k = 1; namespace { void h() {} } struct S { S(); }; S::S() {}", "_ZN1SC1Ev" },
		{ "template<class T> void t(T) {} template<> void t(int) {} struct A {}; A operator+(A a, const A &b) { return a; }", "_Zpl1ARKS_" },
		{ "namespace std { template<class T> struct allocator; template<class T, class A = allocator<T>> struct vector; } void f(std::vector<int> &v, const std::vector<int> *w) {}",
		  "_Z1fRSt6vectorIiSaIiEEPKS1_" },
		{ "struct S { int m(char) const; }; int S::m(char) const { return 1; }", "_ZNK1S1mEc" },
		{ "enum E { e }; typedef unsigned long size_t; void f(E, size_t, void (*)(int), int (&)[3], ...) {}", "_Z1f1EmPFviERA3_iz" },
		{ "auto a = 3; const auto &r = a; const int k[] = { 1 }; decltype(auto) d = (3);", "d" },
		{ "constexpr int c = 1; namespace n { constexpr int d = 2; } extern constexpr int v = 3;", "v" },
		{ "const volatile int v = 3;", "v" }, { "extern \"C\" const int v = 3;", "v" }, { "extern const int v = 3;", "v" },
		{ "struct S { static const int m = 3; }; const int S::m;", "_ZN1S1mE" },
		{ "void w() __attribute__((weak)); void w() {} int v = 1;", "v" },
		{ "struct C { C() = default; int x; }; struct M { static C c; }; C v; M m; int i = 1;", "i" },
		{ "struct C { ~C(); }; struct B { C c[2]; }; B v;", "v" }, { "struct C { int x = 1; }; struct B : C {}; B v;", "v" },
		{ "struct C { virtual void f(); }; C v;", "v" }, { "struct C {}; struct B : virtual C {}; B v;", "v" },
		{ "template<class T> struct P { T t; }; struct C { C(); }; P<int> v; P<C> w;", "w" },
		{ "# 1 \"a.cu\"\n# 1 \"h.h\" 1 3\nint h = 1; void f() {}\n# 2 \"a.cu\" 2\nint v = 1;", "v" },
		{ "template<class T> struct A { typename T::type t; }; template<class T> typename T::type f(); decltype(f<int>()) v;", "v" },
	};
	/* clang-format on */
	struct parsing t;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		parse_string(&t, cases[i].text);
		assert_string_equal(il_text(&t.il, t.il.header.module_id_name), cases[i].name);
		done(&t);
	}
}

static void bounds_from_initializers(void **state)
{
	static const struct {
		const char *text;
		u64 bound;
	} cases[] = {
		/* 0: not to be told */
		{ "int v[] = { 1, (2, 3), {4} };", 3 },
		{ "char v[] = \"ab\" \"c\";", 4 },
		{ "wchar_t v[] = { L\"ab\" };", 3 },
		{ "const char *v[] = { \"a\" };", 1 },
		{ "int v[] = { [4] = 1, 2, [1] = 3 };", 6 },
		{ "int v[][2] = { 1, 2, 3 };", 2 },
		{ "char v[][2] = { \"a\", {\"b\"}, 'c', 'd' };", 3 },
		{ "struct P { int x, y; } v[] = { 1, 2, {3}, 4 };", 3 },
		{ "struct P { int x; char c[3]; static int s; } v[] = { 1, \"a\", 2, 'b', 'c' };", 2 },
		{ "struct B { int b; }; struct D : B { int d; } v[] = { 1, 2, 3 };", 2 },
		{ "union U { int i; float f; } v[] = { 1, 2 };", 2 },
		{ "struct C { C(int); int x, y; } v[] = { 1, 2 };", 2 },
		{ "template<class T> struct P { T a, b; }; P<P<int>> v[] = { 1, 2, 3, 4, 5 };", 2 },
		{ "struct P { int x, y; }; P f(); extern P o; int i; P v[] = { f(), o, i, 2, P{1, 2} };", 4 },
		{ "struct P { int x, y; }; P f(int); P f(char); P v[] = { f(1), f(2) };", 0 },
		{ "struct P {}; P v[] = { 1 };", 0 },
		{ "struct P { union { int x; float y; }; int z; } v[] = { 1, 2 };", 0 },
		{ "int n(); int v[][sizeof(int)] = { 1, 2, 3 };", 1 },
		{ "int v[100000000][0] = { 1 }, w[][100000000][0] = { 1 };", 100000000 },
		{ "int v[] = {};", 0 },
		{ "int v[] = { 1 : 2 };", 0 },
	};
	struct parsing t;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		u32 number;

		parse_string(&t, cases[i].text);
		for (number = 1; strcmp(il_text(&t.il, il_variable(&t.il, number)->name), "v"); number++)
			;
		assert_int_equal(il_type(&t.il, il_variable(&t.il, number)->type)->size, cases[i].bound);
		done(&t);
	}
}

/* The class that the field of that name is in. */
static bool is_anonymous(const struct parsing *t, const char *field)
{
	return il_is_anonymous_class(&t->il, il_field(&t->il, named(t, IL_field, field))->class_type);
}

static void classes_are_anonymous_or_not(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(
		&t,
		"static union { int a; }; void f() { struct { int b; }; struct { int x; } v; }\n"
		"struct S { union { int c; } __attribute__((aligned(8))); struct { struct { int d; }; int y; } w; typedef union { int z; } Z; };");
	assert_true(is_anonymous(&t, "a") && is_anonymous(&t, "b") && is_anonymous(&t, "c") && is_anonymous(&t, "d"));
	assert_false(is_anonymous(&t, "x") || is_anonymous(&t, "y") || is_anonymous(&t, "z"));
	done(&t);
}

int main(void)
{
	/* clang-format off */
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(redeclarations_are_one_entity), cmocka_unit_test(ranges_are_exact), cmocka_unit_test(execution_and_memory_spaces),
		cmocka_unit_test(launches_are_found), cmocka_unit_test(locals_hide_managed_names), cmocka_unit_test(lambdas_capture),
		cmocka_unit_test(declarations_and_expressions_are_told_apart), cmocka_unit_test(valid_programs_get_no_error),
		cmocka_unit_test(certain_errors_are_reported), cmocka_unit_test(module_entity), cmocka_unit_test(bounds_from_initializers),
		cmocka_unit_test(classes_are_anonymous_or_not),
	};
	/* clang-format on */

	return cmocka_run_group_tests(tests, NULL, NULL);
}
