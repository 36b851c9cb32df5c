#include "parse_show.h"

/* The body of f, in a program in which the statements below make sense. */
static void expect(const char *body, const char *shown)
{
	struct parsing t;
	struct buffer source = { 0 }, out = { 0 };

	buffer_printf(
		&source,
		"struct S { S(int = 0); int field; void operator++(int); }; struct T { T(int); }; template <class X> struct V { typedef X type; }; namespace n { int v; }\n"
		"namespace std { template <class X> struct initializer_list { const X *begin() const, *end() const; }; }\n"
		"int g(...); void k(int); enum E { e1, e2 };\nextern struct two { int u, v; } one, rows[3];\nauto f(int a, int b, int *q, int (&r)[3]) {%s}",
		body);
	parse_string(&t, source.text);
	show_statement(&t.il, il_routine(&t.il, named(&t, IL_routine, "f"))->body, &out);
	assert_string_equal(out.text, shown);
	assert_int_equal(t.p.recoveries, 0);
	if (t.diag.errors)
		diag_flush(&t.diag);
	assert_int_equal(t.diag.errors, 0);
	buffer_free(&out);
	buffer_free(&source);
	done(&t);
}

static void simple_statements(void **state)
{
	EXPECT_ALL({ "a;", "{a;}" }, { ";;", "{(empty) (empty)}" }, { "{ { } a; }", "{{{} a;}}" }, { "return;", "{(return)}" },
	           { "return a, b;", "{(return (comma a b))}" }, { "goto end; end:", "{(goto end) (label end)}" },
	           { "x: goto *q;", "{(label x) (assigned_goto q)}" }, { "co_return a;", "{(coroutine_return a)}" },
	           { "static_assert(sizeof(int) == 4, \"x\"); a;", "{(decl) a;}" }, { "using namespace n; v;", "{(decl) v;}" },
	           { "using n::v; using I = int; typedef int J; I x; J y; x; y;", "{(decl) (decl) (decl) (decl) (decl) x; y;}" },
	           { "struct L { int m() { return e1; } }; L l;", "{(decl) (decl)}" }, { "namespace m = n; m::v;", "{(decl) m::v;}" },
	           { "extern int later; later;", "{(decl) later;}" }, { "enum { inner }; inner;", "{(decl) inner;}" });
}

static void selection(void **state)
{
	EXPECT_ALL({ "if (a) b;", "{(if a b;)}" }, { "if (a) b; else g();", "{(if a b; else (call g);)}" },
	           { "if (a) if (b) a; else b;", "{(if a (if b a; else b;))}" },
	           { "if (a) { } else if (b) { } else { }", "{(if a {} else (if b {} else {}))}" },
	           { "if (int x = a) x; else x++;", "{(if init (decl x) x; else (post_incr x);)}" },
	           { "if (int x = a; x) b;", "{(if init (decl) x b;)}" }, { "if (g(); a) b;", "{(if init (call g); a b;)}" },
	           { "if (; a) b;", "{(if init (empty) a b;)}" }, { "if (int x = a; int y = x) y;", "{(if init (decl) (decl y) y;)}" },
	           { "if constexpr (sizeof(int) == 4) a;", "{(constexpr_if (eq (sizeof T) 4) a;)}" },
	           { "if consteval { a; } else { b; }", "{(if_consteval {a;} else {b;})}" },
	           { "if !consteval { a; }", "{(if_not_consteval {a;})}" }, { "if (auto [x, y] = one; x) y;", "{(if init (decl) x y;)}" },
	           { "switch (a) { case 1: b; break; case 2 ... 4: case e1: default: ; }",
	             "{(switch a {(switch_case) b; (break) (switch_case) (switch_case) (switch_case default) (empty)})}" },
	           { "switch (int x = a; x) default: b;", "{(switch init (decl) x (switch_case default) b;)}" },
	           { "if (a) x: b; goto x;", "{(if a (label x) b;) (goto x)}" },
	           { "if (a) [[likely]] b; else [[unlikely]] { }", "{(if a b; else {})}" });
}

static void iteration(void **state)
{
	EXPECT_ALL({ "while (a) b--;", "{(while a (post_decr b);)}" }, { "while (int x = g()) x;", "{(while init (decl x) x;)}" },
	           { "do a++; while (a < b);", "{(end_test_while (lt a b) (post_incr a);)}" },
	           { "do { } while (0); a;", "{(end_test_while 0 {}) a;}" },
	           { "for (int i = 0; i < a; i++) g(i);", "{(for init (decl) (lt i a) step (post_incr i) (call g i);)}" },
	           { "for (;;) break;", "{(for init (empty) (break))}" },
	           { "for (a = 0; int x = a; ) continue;", "{(for init (assign a 0); (decl x) (continue))}" },
	           { "for (int i = 0, j = a ? 1 : 2; i < j; i++, j--) ;",
	             "{(for init (decl) (lt i j) step (comma (post_incr i) (post_decr j)) (empty))}" },
	           { "for (auto x : r) x;", "{(range_based_for init (decl x) r x;)}" },
	           { "for (auto &[x, y] : rows) x + y;", "{(range_based_for init (decl ) rows (add x y);)}" },
	           { "for (int z = a; auto x : r) x + z;", "{(range_based_for init (decl) (decl x) r (add x z);)}" },
	           { "for (auto t = a, *u = q; auto x : r) x + *u;", "{(range_based_for init (decl) (decl x) r (add x (indirect u));)}" },
	           { "for (auto t = a, *u = q; auto x : {1, 2}) x + *u;",
	             "{(range_based_for init (decl) (decl x) (braced_init_list 1 2) (add x (indirect u));)}" },
	           { "for (g(); int x : r) x;", "{(range_based_for init (call g); (decl x) r x;)}" },
	           { "for (auto c : \"x\") for (auto d : \"y\") c + d;",
	             "{(range_based_for init (decl c) \"x\" (range_based_for init (decl d) \"y\" (add c d);))}" },
	           { "for (int i = 0; i < a; i++)\n#pragma unroll\nfor (int j = 0; j < i; j++) i + j;",
	             "{(for init (decl) (lt i a) step (post_incr i) (for init (decl) (lt j i) step (post_incr j) (add i j);))}" },
	           { "\n#pragma unroll\nfor (;;) ;\n#pragma end\n", "{(for init (empty) (empty))}" });
}

static void declarations_or_expressions(void **state)
{
	EXPECT_ALL({ "S x(a);", "{(decl)}" }, { "S(x);", "{(decl)}" }, { "S(a)++;", "{(post_incr (functional_cast T a));}" },
	           { "S(a).field;", "{(dot_field (functional_cast T a) field);}" }, { "S *x;", "{(decl)}" },
	           { "a * b;", "{(multiply a b);}" }, { "S(*x)(int);", "{(decl)}" }, { "T x(T(1)); x;", "{(decl) x;}" },
	           { "V<int> x;", "{(decl)}" }, { "a < b > (a);", "{(gt (lt a b) (parens a));}" }, { "int(c), d = 2;", "{(decl)}" },
	           { "S x{a}, y = a;", "{(decl)}" }, { "auto x = a; x;", "{(decl) x;}" },
	           { "int x[] = {a, b}; x[0];", "{(decl) (subscript x 0);}" },
	           { "unsigned x = a; x = (unsigned)b;", "{(decl) (assign x (cast T b));}" }, { "(void)a;", "{(cast T a);}" },
	           { "n::v = a;", "{(assign n::v a);}" }, { "::n::v = a;", "{(assign ::n::v a);}" },
	           { "const int x = 1, *y = &x;", "{(decl)}" }, { "[[maybe_unused]] int x = a;", "{(decl)}" },
	           { "__attribute__((unused)) int x;", "{(decl)}" }, { "__extension__ int x; x;", "{(decl) x;}" },
	           { "typename V<int>::type x;", "{(decl)}" });
}

static void jumps_and_handlers(void **state)
{
	EXPECT_ALL(
		{ "try { a; } catch (const S &x) { x; } catch (...) { throw; }", "{(try_block {a;} (catch x {x;}) (catch ... {throw;}))}" },
		{ "try { } catch (int) { }", "{(try_block {} (catch  {}))}" }, { "{ goto out; } out: a;", "{{(goto out)} (label out) a;}" },
		{ "goto *&&out; out: ;", "{(assigned_goto &&out) (label out) (empty)}" },
		{ "__label__ x, y; x: y: ;", "{(label x) (label y) (empty)}" });
}

static void asm_statements(void **state)
{
	struct parsing t;
	const struct il_asm_entry *entry;
	const struct il_asm_operand *operand;

	(void)state;
	expect("asm(\"nop\"); asm volatile (\"a\" : \"=r\"(a) : \"r\"(b), [x] \"m\"(q[1])); asm(\"\" ::: \"memory\"); asm goto (\"jmp\" : : : : out); out: ;",
	       "{(asm) (asm) (asm) (asm) (label out) (empty)}");
	parse_string(&t, "void f(int a, int b) { asm volatile (\"a\" \"b\" : [o] \"=r\"(a) : \"r\"(b + 1) : \"memory\", \"cc\"); }");
	entry = il_asm_entry(&t.il, 1);
	assert_string_equal(il_text(&t.il, entry->text), "\"a\" \"b\"");
	assert_true(entry->is_volatile);
	operand = il_asm_operand(&t.il, entry->first_operand);
	assert_string_equal(il_text(&t.il, operand->name), "o");
	assert_string_equal(il_text(&t.il, operand->constraint), "\"=r\"");
	assert_true(operand->is_output);
	operand = il_asm_operand(&t.il, operand->next);
	assert_false(operand->is_output);
	assert_int_equal(il_expr_node(&t.il, operand->expr)->operation, eok_add);
	assert_int_equal(operand->next, 0);
	assert_string_equal(il_text(&t.il, il_asm_clobber(&t.il, il_asm_clobber(&t.il, entry->first_clobber)->next)->name), "\"cc\"");
	assert_text(&t, entry->range_begin, entry->range_end,
	            "asm volatile (\"a\" \"b\" : [o] \"=r\"(a) : \"r\"(b + 1) : \"memory\", \"cc\")");
	done(&t);
}

static void switches_know_their_cases(void **state)
{
	struct parsing t;
	const struct il_switch_info *outer, *inner;
	const struct il_switch_case_entry *entry;

	(void)state;
	parse_string(&t, "void f(int a) { switch (a) { case 1: switch (a) { case 7: ; } case 2 ... 3: ; default: ; case 4: ; } }");
	outer = il_switch_info(&t.il, 1);
	inner = il_switch_info(&t.il, 2);
	entry = il_switch_case_entry(&t.il, outer->first_case);
	assert_int_equal(il_constant(&t.il, il_expr_node(&t.il, entry->value)->constant)->value, 1);
	entry = il_switch_case_entry(&t.il, entry->next);
	assert_int_equal(il_constant(&t.il, il_expr_node(&t.il, entry->value)->constant)->value, 2);
	assert_int_equal(il_constant(&t.il, il_expr_node(&t.il, entry->last_value)->constant)->value, 3);
	entry = il_switch_case_entry(&t.il, entry->next);
	assert_int_equal(il_constant(&t.il, il_expr_node(&t.il, entry->value)->constant)->value, 4);
	assert_int_equal(entry->next, 0);
	assert_text(&t, il_statement(&t.il, entry->statement)->range_begin, il_statement(&t.il, entry->statement)->range_end, "case 4:");
	assert_true(il_statement(&t.il, outer->default_statement)->flags & stf_default_label);
	assert_int_equal(inner->default_statement, 0);
	assert_int_equal(il_switch_case_entry(&t.il, inner->first_case)->next, 0);
	done(&t);
}

static void labels_are_names_of_their_own(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "int x; void f() { goto x; x = 1; x: ; [] { x: goto x; }; } void g() { x: ; }");
	assert_int_equal(t.il.table[IL_label].count - 1, 3);
	assert_int_equal(t.diag.errors, 0);
	assert_int_equal(il_label(&t.il, 1)->routine, named(&t, IL_routine, "f"));
	assert_true(il_label(&t.il, 1)->entity & enf_defined);
	assert_text(&t, il_statement(&t.il, il_label(&t.il, 1)->statement)->range_begin,
	            il_statement(&t.il, il_label(&t.il, 1)->statement)->range_end, "x:");
	done(&t);
}

static void function_try_blocks_and_mem_initializers(void **state)
{
	struct parsing t;
	struct buffer out = { 0 };
	const struct il_routine *routine;
	const struct il_constructor_init *init;
	u32 i;

	(void)state;
	parse_string(
		&t,
		"struct B { B(int); }; template <class... Bs> struct S : B, Bs... { S(int a, Bs... bs) try : B(a), Bs(bs)..., x{a + 1}, y() { x; } catch (int e) { e + a; }\n int x, y; };");
	for (i = 1; i < t.il.table[IL_routine].count && !(il_routine(&t.il, i)->flags & rf_body_parsed); i++)
		;
	routine = il_routine(&t.il, i);
	show_statement(&t.il, routine->body, &out);
	assert_string_equal(out.text, "(try_block {x;} (catch e {(add e a);}))");
	init = il_constructor_init(&t.il, routine->first_ctor_init);
	assert_string_equal(il_text(&t.il, init->name), "B");
	assert_int_equal(il_any_index(init->member), named(&t, IL_type, "B"));
	init = il_constructor_init(&t.il, init->next);
	assert_text(&t, init->range_begin, init->range_end, "Bs(bs)...");
	init = il_constructor_init(&t.il, init->next);
	assert_text(&t, init->range_begin, init->range_end, "x{a + 1}");
	assert_int_equal(il_any_kind(init->member), IL_field);
	assert_int_equal(il_constructor_init(&t.il, init->next)->next, 0);
	assert_int_equal(t.p.recoveries + t.diag.errors, 0);
	buffer_free(&out);
	done(&t);
}

static void a_launch_as_a_statement_is_marked(void **state)
{
	struct parsing t;
	u32 i, whole = 0, nested = 0;

	(void)state;
	parse_string(&t, "void k(int); void f(int a) { k<<<1, 1>>>(0); for (k<<<1, 1>>>(1); a; k<<<1, 1>>>(2)) ; ({ k<<<1, 1>>>(3); });\n"
	                 "(k<<<1, 1>>>(4)); a ? k<<<1, 1>>>(5) : k<<<1, 1>>>(6); if (a) k<<<1, 1>>>(7); return k<<<1, 1>>>(8); }");
	for (i = 1; i < t.il.table[IL_expr_node].count; i++) {
		whole += il_expr_node(&t.il, i)->flags & exf_launch && il_expr_node(&t.il, i)->flags & exf_discarded_value;
		nested += il_expr_node(&t.il, i)->flags & exf_launch && !(il_expr_node(&t.il, i)->flags & exf_discarded_value);
	}
	assert_int_equal(whole, 5);
	assert_int_equal(nested, 4);
	done(&t);
}

static void variables_know_what_declared_them(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "void f(int (&r)[2]) { if (int c = 1) ; for (int l : r) ; try { } catch (int h) { } [i = 1] { }; }");
	assert_true(il_variable(&t.il, named(&t, IL_variable, "c"))->flags & vf_condition);
	assert_int_equal(il_variable(&t.il, named(&t, IL_variable, "l"))->flags & (vf_condition | vf_range_declaration),
	                 vf_range_declaration);
	assert_int_equal(il_variable(&t.il, named(&t, IL_variable, "h"))->flags & (vf_condition | vf_exception), vf_exception);
	assert_true(il_variable(&t.il, named(&t, IL_variable, "i"))->flags & vf_init_capture);
	assert_true(il_variable(&t.il, named(&t, IL_variable, "r"))->flags & vf_parameter);
	done(&t);
}

/* Statements that are not understood end at their ; or }: what follows is as if they were not there. */
static void recovery_is_local(void **state)
{
	/* clang-format off */
	static const char *const broken[] = {
		"a b c d;", "a + ;", "a +* / b;", "if a) ;", "for (int i = 0) ;", "while () ;", "switch {}", "return return;", "a ) b;", "goto 3;", "[x;", "k<<<1, 2>>;", "k<<<;", "new;", "case;",
		"catch (int) { }", "else ;", "int = 3;", "S x y;", "a..b;", "template <class T> void t();", "asm;", "asm(\"\" : a);", "x ? y;", "(a;", "f(a, ;", "sizeof;", "static_cast<int(a);", "auto [x;",
		"@;", "do ;", "try ;", "operator;", "requires;", "[]( { };", "&&;",
	};
	/* clang-format on */
	struct parsing t;
	char text[512];
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(broken); i++) {
		snprintf(text, sizeof text, "void k(int); struct S { }; int after; void f(int a, int b) { %s } int g() { return after; }",
		         broken[i]);
		parse_string(&t, text);
		assert_true(il_routine(&t.il, named(&t, IL_routine, "g"))->flags & rf_has_body || t.p.lexed.strays.count || t.diag.errors);
		done(&t);
	}
}

/* p->at ends after the body whatever was in it: the next function is declared. */
static void bodies_end_where_their_brace_is(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "struct S { void f() { x y z; { ; return } } void g() { later; } int later; }; void h() { }");
	assert_true(il_routine(&t.il, named(&t, IL_routine, "g"))->flags & rf_body_parsed);
	assert_true(il_routine(&t.il, named(&t, IL_routine, "h"))->flags & rf_body_parsed);
	done(&t);
}

/* ---- which bodies are parsed ---- */

/* text is in a system header. */
static bool is_parsed(const char *text, bool all)
{
	struct parsing t;
	struct buffer source = { 0 };
	bool result;

	buffer_printf(&source, "# 1 \"test.cu\"\n# 1 \"a.h\" 1 3\n%s\n# 2 \"test.cu\" 2\n", text);
	parse_with(&t, source.text, all);
	result = il_routine(&t.il, named(&t, IL_routine, "f"))->flags & rf_body_parsed;
	buffer_free(&source);
	done(&t);
	return result;
}

static void bodies_are_parsed_on_demand(void **state)
{
	(void)state;
	assert_false(is_parsed("void f() { }", false));
	assert_true(is_parsed("void f() { }", true));
	assert_true(is_parsed("# 1 \"test.cu\" 2\nvoid f() { }", false));
	assert_true(is_parsed("# 1 \"users.h\" 1\nvoid f() { }", false));
	assert_true(is_parsed("void k(); void f() { k<<<1, 1>>>(); }", false));
	assert_true(is_parsed("void f() { [] __attribute__((device)) { }; }", false));
	assert_true(is_parsed("extern __attribute__((managed)) int m; int f() { return m; }", false));
	assert_true(is_parsed("int f() { extern int m; return m; } extern __attribute__((managed)) int m;", false));
	assert_false(is_parsed("extern __attribute__((managed)) int m; int f() { return 1; }", false));
}

int main(void)
{
	/* clang-format off */
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(simple_statements), cmocka_unit_test(selection), cmocka_unit_test(iteration),
		cmocka_unit_test(declarations_or_expressions), cmocka_unit_test(jumps_and_handlers),
		cmocka_unit_test(asm_statements), cmocka_unit_test(switches_know_their_cases),
		cmocka_unit_test(labels_are_names_of_their_own), cmocka_unit_test(function_try_blocks_and_mem_initializers),
		cmocka_unit_test(a_launch_as_a_statement_is_marked), cmocka_unit_test(variables_know_what_declared_them),
		cmocka_unit_test(recovery_is_local),
		cmocka_unit_test(bodies_end_where_their_brace_is), cmocka_unit_test(bodies_are_parsed_on_demand),
	};
	/* clang-format on */

	return cmocka_run_group_tests(tests, NULL, NULL);
}
