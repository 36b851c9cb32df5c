#include "parse_show.h"

#include <sys/resource.h>

/* What every expression below is parsed in. */
static const char before[] =
	"namespace n { struct two { int a, b; }; int braced(two); int v; template <class T, int N = 1> struct box { static int value; typedef int type; }; int call(int); }\n"
	"struct S { int field; int method(int); static int statics; S(int = 0); int operator()(int); template <class T> int get(); };\n"
	"template <class T> int generic(T); template <int N> constexpr int number() { return N; } template <class T> const T zero = 0; template <class T> concept C = true;\n"
	"typedef int I; enum E { enumerator }; int operator\"\"_kg(unsigned long long); int operator\"\"_s(const char *, unsigned long);\n"
	"__attribute__((global)) void k(int); template <class T> __attribute__((global)) void tk(T);\n"
	"struct M : S { int x; template <class... Ts> void body(Ts... ts) { for (;;) {} }\n"
	"auto test(int a, int b, int c, S s, S *p, int *q, bool t, int i, int j) {\nL: return ";

static u32 first_expression(const struct parsing *t, const char *text)
{
	u32 i, begin = (u32)(strstr(t->il.source, "\nL: ") - t->il.source) + 4;

	for (i = 1; i < t->il.table[IL_statement].count; i++)
		if (il_statement(&t->il, i)->range_begin == begin && il_statement(&t->il, i)->kind == stmk_return)
			return il_statement(&t->il, i)->expr;
	fail_msg("%s is no expression", text);
	return 0;
}

static void expect(const char *text, const char *shown)
{
	struct parsing t;
	struct buffer source = { 0 }, out = { 0 };

	buffer_printf(&source, "%s%s; } };", before, text);
	parse_string(&t, source.text);
	show_expression(&t.il, first_expression(&t, text), &out);
	assert_string_equal(out.text, shown);
	assert_int_equal(t.p.recoveries, 0);
	assert_false(t.p.unbalanced); /* what it means need not be valid */
	assert_text(&t, il_expr_node(&t.il, first_expression(&t, text))->range_begin,
	            il_expr_node(&t.il, first_expression(&t, text))->range_end, text);
	buffer_free(&out);
	buffer_free(&source);
	done(&t);
}

static void operators(void **state)
{
	EXPECT_ALL({ "a + b * c", "(add a (multiply b c))" }, { "a * b + c", "(add (multiply a b) c)" },
	           { "a - b - c", "(subtract (subtract a b) c)" }, { "a = b = c", "(assign a (assign b c))" },
	           { "a += b ? c : 1", "(add_assign a (question b c 1))" }, { "a ? b : c ? 1 : 2", "(question a b (question c 1 2))" },
	           { "a ? b, c : a = b", "(question a (comma b c) (assign a b))" }, { "a ?: b", "(question a b)" },
	           { "a ? throw b : c", "(question a (throw b) c)" }, { "a ? b : throw 1", "(question a b (throw 1))" },
	           { "a || b && c | 1 ^ 2 & 3", "(lor a (land b (or c (xor 1 (and 2 3)))))" }, { "a == b < c", "(eq a (lt b c))" },
	           { "a << b + c", "(shiftl a (add b c))" }, { "a <=> b < c", "(lt (spaceship a b) c)" },
	           { "a, b, c", "(comma (comma a b) c)" }, { "-a + !b", "(add (negate a) (not b))" },
	           { "*q++", "(indirect (post_incr q))" }, { "++*q", "(pre_incr (indirect q))" }, { "&a", "(address_of a)" },
	           { "~a", "(complement a)" }, { "- -a", "(negate (negate a))" }, { "s.*&S::field", "(pm_field s (address_of S::field))" },
	           { "__real__ a + __imag__ b", "(add (real_part a) (imag_part b))" }, { "a % b / c", "(divide (remainder a b) c)" },
	           { "a and not b or c", "(lor (land a (not b)) c)" }, { "a xor b", "(xor a b)" }, { "&&L", "&&L" });
}

static void greater_forms(void **state)
{
	EXPECT_ALL({ "a > b", "(gt a b)" }, { "a >= b", "(ge a b)" }, { "a >> b", "(shiftr a b)" }, { "a >>= b", "(shiftr_assign a b)" },
	           { "a > b >> c", "(gt a (shiftr b c))" }, { "number<(1 > 2)>()", "(call number<(1 > 2)>)" },
	           { "number<(4 >> 1)>()", "(call number<(4 >> 1)>)" }, { "n::box<n::box<int>>::value", "n::box<n::box<int>>::value" },
	           { "n::box<int, 1>::value >= 2", "(ge n::box<int, 1>::value 2)" },
	           { "n::box<int, (3 >= 2)>::value >> 1", "(shiftr n::box<int, (3 >= 2)>::value 1)" },
	           { "a < b && c > (a)", "(land (lt a b) (gt c (parens a)))" }, { "static_cast<n::box<int>>(a)", "(static_cast T a)" },
	           { "zero<n::box<I>>", "zero<n::box<I>>" });
}

static void postfix(void **state)
{
	EXPECT_ALL(
		{ "n::call(a)(b)[c]", "(subscript (call (call n::call a) b) c)" }, { "s.field", "(dot_field s field)" },
		{ "p->method(1)", "(call (points_to_field p method) 1)" }, { "this->x", "(points_to_field this x)" },
		{ "this->method(x)", "(call (points_to_field this method) x)" }, { "s.S::field", "(dot_field s S::field)" },
		{ "p->~S()", "(call (points_to_field p ?~S))" }, { "s.get<int>()", "(call (dot_field s get<int>))" },
		{ "s.template get<n::box<int>>()", "(call (dot_field s template get<n::box<int>>))" },
		{ "s.operator()(1)", "(call (dot_field s operator()) 1)" },
		{ "s.field < a && b > (c)", "(land (lt (dot_field s field) a) (gt b (parens c)))" },
		{ "s.field < a > (b)", "(gt (lt (dot_field s field) a) (parens b))" },
		{ "s.field < p->field && p->field > (s.field)",
	          "(land (lt (dot_field s field) (points_to_field p field)) (gt (points_to_field p field) (parens (dot_field s field))))" },
		{ "q[a]++", "(post_incr (subscript q a))" }, { "q[a, b]", "(subscript q (comma a b))" },
		{ "n::braced({1, 2})", "(call n::braced (braced_init_list 1 2))" }, { "(I){a}", "(cast T (braced_init_list a))" },
		{ "(S){a}.field", "(dot_field (cast T (braced_init_list a)) field)" },
		{ "(int[]){1, 2}[a]", "(subscript (cast T (braced_init_list 1 2)) a)" });
}

static void names(void **state)
{
	EXPECT_ALL({ "n::v", "n::v" }, { "::n::call", "::n::call" }, { "enumerator", "enumerator" }, { "field", "field" },
	           { "statics", "statics" }, { "method(x)", "(call method x)" }, { "generic<int>(a)", "(call generic<int> a)" },
	           { "number<3>()", "(call number<3>)" }, { "zero<int>", "zero<int>" }, { "n::box<int>::value", "n::box<int>::value" },
	           { "operator\"\"_kg(1)", "(call operator\"\"_kg 1)" }, { "C<int>", "C<int>" },
	           { "__builtin_expect(a, 1)", "(__builtin_expect a 1)" }, { "_Unknown(\"x\")", "(call ?_Unknown \"x\")" },
	           { "__PRETTY_FUNCTION__", "__PRETTY_FUNCTION__" }, { "M::x", "M::x" });
}

static void literals(void **state)
{
	EXPECT_ALL({ "1", "1" }, { "0x1Fu", "0x1Fu" }, { "1.5e3f", "1.5e3f" }, { "'a'", "'a'" }, { "\"a\" \"b\"", "\"a\" \"b\"" },
	           { "true", "true" }, { "nullptr", "nullptr" }, { "3_kg", "(call operator\"\"_kg 3_kg)" },
	           { "\"x\"_s", "(call operator\"\"_s \"x\"_s)" }, { "R\"(a)\" L\"b\"", "R\"(a)\" L\"b\"" });
}

static void casts(void **state)
{
	EXPECT_ALL({ "(int)a", "(cast T a)" }, { "(I)(a)", "(cast T (parens a))" }, { "(a)(b)", "(call (parens a) b)" },
	           { "(I)-a", "(cast T (negate a))" }, { "(a)-b", "(subtract (parens a) b)" }, { "(int (*)(int))a", "(cast T a)" },
	           { "(S *)(I)a", "(cast T (cast T a))" }, { "int(a)", "(functional_cast T a)" },
	           { "I{a}", "(functional_cast T (braced_init_list a))" }, { "unsigned(a) + 1", "(add (functional_cast T a) 1)" },
	           { "n::box<int>()", "(functional_cast T)" }, { "typename n::box<int>::type(a)", "(functional_cast T a)" },
	           { "decltype(a)(b)", "(functional_cast T b)" }, { "S(a).field", "(dot_field (functional_cast T a) field)" },
	           { "reinterpret_cast<int *>(p)", "(reinterpret_cast T p)" }, { "const_cast<S &>(s)", "(const_cast T s)" },
	           { "dynamic_cast<S *>(p)", "(dynamic_cast T p)" }, { "(void)0", "(cast T 0)" },
	           { "__builtin_bit_cast(int, a)", "(__builtin_bit_cast <int> a)" });
}

static void operands_that_may_be_types(void **state)
{
	EXPECT_ALL({ "sizeof(int)", "(sizeof T)" }, { "sizeof(a)", "(sizeof (parens a))" }, { "sizeof a + 1", "(add (sizeof a) 1)" },
	           { "sizeof(I) * a", "(multiply (sizeof T) a)" }, { "sizeof(I){a}", "(sizeof (cast T (braced_init_list a)))" },
	           { "alignof(S)", "(alignof T)" }, { "__alignof__(a)", "(alignof (parens a))" },
	           { "noexcept(a + b)", "(noexcept (parens (add a b)))" }, { "typeid(int)", "(typeid T)" }, { "typeid(a)", "(typeid a)" },
	           { "__is_same(int, I)", "(__is_same <int> <I>)" },
	           { "__is_constructible(S, int, I)", "(__is_constructible <S> <int> <I>)" },
	           { "__builtin_offsetof(S, field)", "(__builtin_offsetof <S>)" },
	           { "__builtin_offsetof(S, unknown.member[a + 1])", "(__builtin_offsetof <S> (add a 1))" },
	           { "__builtin_va_arg(q, int)", "(__builtin_va_arg q <int>)" },
	           { "__builtin_types_compatible_p(int, I)", "(__builtin_types_compatible_p <int> <I>)" });
}

static void new_and_delete(void **state)
{
	EXPECT_ALL({ "new int", "(new T)" }, { "new S(a, b)", "(new T (initializer a b))" }, { "new S{a}", "(new T (braced_init_list a))" },
	           { "new (p) S", "(new T (initializer-placement p))" },
	           { "new (p) (I)(a)", "(new T (initializer-placement p) (initializer a))" }, { "new (int *)", "(new T)" },
	           { "new I[a][3]", "(new[] T a 3)" }, { "new int *[a]{}", "(new[] T a (braced_init_list))" },
	           { "::new (p, 1) S()", "(new T (initializer-placement p 1) (initializer))" },
	           { "new auto(a)", "(new T (initializer a))" }, { "delete p", "(delete p)" }, { "delete[] q", "(delete[] q)" },
	           { "::delete p", "(delete p)" }, { "delete (S *)p", "(delete (cast T p))" });
}

static void initializer_lists(void **state)
{
	EXPECT_ALL({ "S{.field = a, .x{b}}",
	             "(functional_cast T (braced_init_list (initializer .field a) (initializer .x (braced_init_list b))))" },
	           { "(int[]){[1] = a, [2 ... 3] = b, 4,}", "(cast T (braced_init_list (initializer 1 a) (initializer 2 3 b) 4))" },
	           { "S{field: a}", "(functional_cast T (braced_init_list (initializer .field a)))" },
	           { "n::call({{a}, {}})", "(call n::call (braced_init_list (braced_init_list a) (braced_init_list)))" },
	           { "S{[a] { return a; }}", "(functional_cast T (braced_init_list [a]{(return a)}))" });
}

static void launches(void **state)
{
	EXPECT_ALL({ "k<<<a, b>>>(c)", "(launch { a b } k c)" },
	           { "k<<<a > b ? 1 : 2, a >> 1>>>(c)", "(launch { (question (gt a b) 1 2) (shiftr a 1) } k c)" },
	           { "tk<n::box<int>><<<1, 2, 3, 0>>>(a, b)", "(launch { 1 2 3 0 } tk<n::box<int>> a b)" },
	           { "(*q)<<<S(a), {1, 2}>>>()", "(launch { (functional_cast T a) (braced_init_list 1 2) } (parens (indirect q)))" },
	           { "p->field<<<number<number<1>()>(), 1>>>()", "(launch { (call number<number<1>()>) 1 } (points_to_field p field))" },
	           { "(k<<<1, 1>>>(a))", "(parens (launch { 1 1 } k a))" },
	           { "k<<<1, zero<zero<int>>>>>(a)", "(launch { 1 zero<zero<int>> } k a)" });
}

static void lambdas(void **state)
{
	EXPECT_ALL({ "[] { }", "[]{}" }, { "[=] { return a + n::v; }", "[~a]{(return (add a n::v))}" },
	           { "[&, a](int b) mutable -> int { return a + b + c; }", "[a ~&c]{(return (add (add a b) c))}" },
	           { "[a, &b, this] { a; }", "[a &b this]{a;}" }, { "[=, *this] { x; }", "[*this]{x;}" }, { "[=] { x; }", "[~this]{x;}" },
	           { "[&] { method(1); statics; }", "[~this]{(call method 1); statics;}" },
	           { "[z = a, &y = b, w{c}] { z + y; }", "[z &y w]{(add z y);}" }, { "[a = a, b = a] { a; }", "[a b]{a;}" },
	           { "[=] { return [=] { return a; }; }", "[~a]{(return [~a]{(return a)})}" },
	           { "[=] { sizeof(a); int a = 1; a; }", "[]{(sizeof (parens a)); (decl) a;}" },
	           { "[]<class T>(T x) requires true { return x; }", "[]{(return x)}" },
	           { "[=] __attribute__((device)) (int z) noexcept(true) { return z; }", "[]{(return z)}" },
	           { "[](auto... z) { (z + ...); }", "[]{(parens (fold_expression add z));}" },
	           { "[] { goto end; end: ; }()", "(call []{(goto end) (label end) (empty)})" });
}

static void folds_and_packs(void **state)
{
	struct parsing t;
	struct buffer out = { 0 };

	(void)state;
	parse_string(
		&t,
		"int g(...); template <class... T> void f(T... t) { (t + ...); (... + t); (t + ... + 1); (0 >> ... >> t); (... , g(t)); (... += t); (t >>= ...);"
		" g(t...); g(sizeof...(T), sizeof...(t)); g(T(t)...); (g(t) , ...); [...u = t] { g(u...); }; (... && t); (... > t); }");
	show_statement(&t.il, il_routine(&t.il, named(&t, IL_routine, "f"))->body, &out);
	assert_string_equal(
		out.text,
		"{(parens (fold_expression add t)); (parens (fold_expression-left add t)); (parens (fold_expression-init add t 1)); "
		"(parens (fold_expression-init shiftr 0 t)); (parens (fold_expression-left comma (call g t))); (parens (fold_expression-left add_assign t)); "
		"(parens (fold_expression shiftr_assign t)); (call g (pack_expansion t)); (call g (sizeof_pack T) (sizeof_pack (parens t))); "
		"(call g (pack_expansion (functional_cast T t))); (parens (fold_expression comma (call g t))); [u]{(call g (pack_expansion u));}; "
		"(parens (fold_expression-left land t)); (parens (fold_expression-left gt t));}");
	assert_int_equal(t.diag.errors + t.p.recoveries, 0);
	buffer_free(&out);
	done(&t);
}

static void requirements(void **state)
{
	EXPECT_ALL(
		{ "requires (S z) { z.field; typename n::box<int>::type; { z + 1 } noexcept -> C; requires sizeof(z) == 4; }",
	          "(requires (dot_field z field) <typename n::box<int>::type> (compound_req (add z 1) C) (nested_req (eq (sizeof (parens z)) 4)))" },
		{ "requires { a; { b } -> C; }", "(requires a (compound_req b C))" });
}

static void gnu_forms(void **state)
{
	EXPECT_ALL({ "({ int z = a; z; })", "(parens (statement {(decl) z;}))" }, { "__extension__ a + b", "(add a b)" },
	           { "({ a; }) + b", "(add (parens (statement {a;})) b)" });
}

static void coroutines(void **state)
{
	EXPECT_ALL({ "co_await s", "(await s)" }, { "co_yield a + b", "(yield (add a b))" },
	           { "co_yield {a}", "(yield (braced_init_list a))" }, { "a = co_await s + 1", "(assign a (add (await s) 1))" });
}

/* ---- properties that a shape does not show ---- */

static void launch_ranges(void **state)
{
	struct parsing t;
	u32 i;

	(void)state;
	parse_string(&t, "void k(int); struct X { void (*f)(int); }; void test(X x) { 1 + x.f<<<1, 2>>>(3) ; }");
	for (i = 1; i < t.il.table[IL_expr_node].count; i++) {
		const struct il_expr_node *node = il_expr_node(&t.il, i);

		if (!(node->flags & exf_launch))
			continue;
		assert_text(&t, node->range_begin, node->range_end, "x.f<<<1, 2>>>(3)");
		assert_text(&t, il_extra_of(&t.il, node)->config_begin, il_extra_of(&t.il, node)->config_end, "<<<1, 2>>>");
		assert_false(node->flags & exf_discarded_value);
	}
	done(&t);
}

static void constants_have_values(void **state)
{
	static const struct {
		const char *text;
		i64 value;
		enum il_int_kind kind;
	} cases[] = {
		{ "42", 42, ik_int },
		{ "0xffffffff", 0xffffffff, ik_unsigned_int },
		{ "1'000ull", 1000, ik_unsigned_long_long },
		{ "'b'", 'b', ik_char },
		{ "true", 1, ik_bool },
		{ "0b101", 5, ik_int },
		{ "017", 15, ik_int },
	};
	struct parsing t;
	char text[64];
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		snprintf(text, sizeof text, "void f() { %s; }", cases[i].text);
		parse_string(&t, text);
		assert_int_equal(il_constant(&t.il, 1)->kind, ck_integer);
		assert_int_equal(il_constant(&t.il, 1)->value, cases[i].value);
		assert_int_equal(il_constant(&t.il, 1)->type, t.p.builtin[cases[i].kind]);
		done(&t);
	}
}

static u32 entity_flags(const struct parsing *t, enum il_kind kind, const char *name)
{
	u32 index = named(t, kind, name);

	return kind == IL_variable ? il_variable(&t->il, index)->entity :
	       kind == IL_template ? il_template(&t->il, index)->entity :
	                             il_routine(&t->il, index)->entity;
}

static void references_are_noted(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "int h, d, hd, l, u, none; void over(int); void over(char); template <class T> void tmpl(T);\n"
	                 "void host() { h = 1; over(2); tmpl(3); auto z = [] __attribute__((device)) { return l; }; sizeof(u); }\n"
	                 "__attribute__((device)) void device() { d = 1; }\n"
	                 "__attribute__((host)) __attribute__((device)) void both() { hd = 1; }");
	assert_true(entity_flags(&t, IL_variable, "h") & enf_referenced_by_host);
	assert_true(entity_flags(&t, IL_variable, "hd") & enf_referenced_by_host);
	assert_true(entity_flags(&t, IL_variable, "d") & enf_referenced);
	assert_false(entity_flags(&t, IL_variable, "d") & enf_referenced_by_host);
	assert_true(entity_flags(&t, IL_variable, "l") & enf_referenced);
	assert_false(entity_flags(&t, IL_variable, "l") & enf_referenced_by_host);
	assert_true(entity_flags(&t, IL_variable, "u") & enf_referenced);
	assert_true(entity_flags(&t, IL_variable, "u") & enf_referenced_by_host);
	assert_false(entity_flags(&t, IL_variable, "none") & enf_referenced);
	assert_true(il_routine(&t.il, 1)->entity & il_routine(&t.il, 2)->entity & enf_referenced_by_host); /* over, both of them */
	assert_true(entity_flags(&t, IL_template, "tmpl") & enf_referenced_by_host);
	done(&t);
}

static void lambda_records(void **state)
{
	struct parsing t;
	const struct il_lambda *first, *second;

	(void)state;
	parse_string(
		&t,
		"void f(int a) { auto x = [=] __attribute__((host)) __attribute__((device)) (auto y) constexpr { return; }; auto z = [] { [] { }; }; }\n"
		"void g() { []() noexcept -> int { return 1; }; }");
	first = il_lambda(&t.il, 1);
	second = il_lambda(&t.il, 2);
	assert_int_equal(first->execution_space, es_host | es_device);
	assert_int_equal(first->flags, lf_default_copy | lf_generic | lf_constexpr | lf_has_parameters | lf_implicitly_constexpr);
	assert_text(&t, first->params_begin, first->params_end, "(auto y)");
	assert_text(&t, first->body_begin, first->body_end, "{ return; }");
	assert_text(&t, first->final_return_begin, first->final_return_end, "return;");
	assert_int_equal(first->enclosing_routine, named(&t, IL_routine, "f"));
	assert_int_equal(first->discriminator, 0);
	assert_int_equal(second->discriminator, 1);
	assert_int_equal(il_lambda(&t.il, 3)->enclosing_lambda, 2);
	assert_int_equal(il_lambda(&t.il, 3)->discriminator, 2);
	assert_int_equal(il_lambda(&t.il, 4)->discriminator, 0);
	assert_text(&t, il_lambda(&t.il, 4)->trailing_return_begin, il_lambda(&t.il, 4)->trailing_return_end, "int");
	assert_true(il_type(&t.il, first->type)->flags & tyf_closure);
	done(&t);
}

/* Valid programs that lookup alone cannot understand: no error may be found in them. */
static void valid_programs_get_no_error(void **state)
{
	static const char *const valid[] = {
		"template <class T> struct B { int p; }; template <class T> struct B<T *> { int x; }; struct D : B<int *> { int f() { return x; } };",
		"template <class T> struct B { int p; }; template <class T> struct B<T *> { int x; }; struct D : B<int *> { struct N { int f(D &d) { return d.x; } }; }; struct G : D { int f() { return x; } };",
		"struct S { int field; int f() { return __builtin_offsetof(S, field) + __builtin_offsetof(S, field); } };",
		"namespace n { struct A { }; void adl(A); } void f(n::A a) { adl(a); }",
		"template <class T> int f(T t) { return unknown_yet(t) + t.member + T::member; }",
		"void f() { struct L { auto m(int later) -> decltype(later) { return later; } }; }",
		"int f() { return __builtin_some(1) + __nv_some + __is_some(int); }",
		"void f(int n) { int a[n]; for (int i = 0; i < n; i++)\n#pragma unroll\nfor (int j = 0; j < i; j++) a[i + j] = 0; }",
		"struct S { template <class T> S(T); }; int a, b, c; void f() { bool x = a < b && b > (c); bool y = (a < b) == (b > (c)); }",
		"int f() { int x = 3; return [x](auto... y) { return (x + ... + y); }(1, 2); }",
		"void f() { auto g = [](auto self, int n) -> int { return n ? self(self, n - 1) : 0; }; g(g, 3); }",
	};
	struct parsing t;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(valid); i++) {
		parse_string(&t, valid[i]);
		if (t.diag.errors)
			diag_flush(&t.diag);
		assert_int_equal(t.diag.errors, 0);
		done(&t);
	}
}

static void certain_errors_are_reported(void **state)
{
	/* clang-format off */
	static const char *const wrong[] = {
		"int f() { return undeclared; }", "int f() { undeclared + 1; return 0; }", "struct S { int f() { return undeclared; } };", "void f() { [] { undeclared = 1; }; }",
		"void f() { { int x; } x = 1; }", "void f() { for (int i = 0; ; ) ; i = 1; }", "void k(int); void f() { k<<<undeclared, 1>>>(2); }",
	};
	/* clang-format on */
	struct parsing t;
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(wrong); i++) {
		parse_string(&t, wrong[i]);
		assert_int_equal(t.diag.errors, 1);
		done(&t);
	}
}

/* ---- sizes ---- */

static void repeat(struct buffer *source, const char *text, u32 count)
{
	while (count--)
		buffer_puts(source, text);
}

static u32 errors_of(const char *before_it, const char *repeated, const char *after_it, u32 count)
{
	struct buffer source = { 0 };
	struct parsing t;
	u32 errors;

	buffer_puts(&source, before_it);
	repeat(&source, repeated, count);
	buffer_puts(&source, after_it);
	parse_string(&t, source.text);
	errors = t.diag.errors;
	buffer_free(&source);
	done(&t);
	return errors;
}

static void long_is_not_deep(void **state)
{
	(void)state;
	assert_int_equal(errors_of("int f(int x) { return x", " + x", "; }", 100000), 0);
	assert_int_equal(errors_of("int f(int x) { return ", "x ? 1 : ", "2; }", 20000), 0);
	assert_int_equal(errors_of("int f(int x) { if (x) ;", "else if (x) x++;", " return 1; }", 20000), 0);
	assert_int_equal(errors_of("int a[] = { 1", ", 2", " };", 200000), 0);
	assert_int_equal(errors_of("const char *s = \"a\"", " \"b\"", ";", 100000), 0);
	assert_int_equal(errors_of("void f(int x) { switch (x) { ", "case 1: ", "; } }", 50000), 49999); /* the same value again */
	assert_int_equal(errors_of("void g(int...); void f(int x) { g(1", ", x", "); }", 100000), 0);
}

static void too_deep_is_one_clear_error(void **state)
{
	/* clang-format off */
	static const struct { const char *before, *repeated, *after; } cases[] = {
		{ "int x = 1 + ", "(", "" }, { "void f() { ", "(", "" }, { "void f() { ", "{", "" },
		{ "void f(int x) { ", "if (x) ", ";}" }, { "void f(int x) { ", "-", "x; }" },
		{ "void f(int x) { x = ", "[]{ return ", "" }, { "void f(int x) { x", " = x", "; }" },
		{ "int a = ", "{", "" }, { "void f(int x) { ", "x[", "" }, { "void f() { ", "({", "" },
		{ "void f(int x) { ", "sizeof ", "x; }" }, { "void f(int x) { ", "throw ", "x; }" },
		{ "void f(int x) { ", "co_await ", "x; }" }, { "void f(int x) { ", "delete ", "x; }" },
		{ "void f(int x) { ", "noexcept(", "" }, { "void f(int x) { x ", "? x ", "; }" },
		{ "void f(int x) { ", "(int)", "x; }" }, { "void f(int x) { ", "f(", "" },
		{ "void f(int x) { ", "new (", "" },
	};
	/* clang-format on */
	struct rlimit usual, small;
	size_t i;

	(void)state;
	assert_int_equal(getrlimit(RLIMIT_STACK, &usual), 0);
	small = usual;
	small.rlim_cur = 1 << 20;
	setrlimit(RLIMIT_STACK, &small);
	for (i = 0; i < COUNT_OF(cases); i++)
		if (!errors_of(cases[i].before, cases[i].repeated, cases[i].after, 100000))
			fail_msg("%s%s...", cases[i].before, cases[i].repeated);
	setrlimit(RLIMIT_STACK, &usual);
}

/* The type of the variable that a statement expression initializes; it is no operand that typing_test.sh could ask g++ about. */
static u8 kind_of_value(const char *block)
{
	struct buffer text = { 0 };
	struct parsing t;
	u8 kind;

	buffer_printf(&text, "void f(int *p) { auto value = (%s); }", block);
	parse_string(&t, text.text);
	kind = il_type(&t.il, il_variable(&t.il, named(&t, IL_variable, "value"))->type)->int_kind;
	done(&t);
	buffer_free(&text);
	return kind;
}

static void statement_expressions_have_values(void **state)
{
	(void)state;
	assert_int_equal(kind_of_value("{ 1; const long q = 2; q; }"), ik_long);
	assert_int_equal(kind_of_value("{ short s = 1; ({ s; }) + 1.5f; }"), ik_float);
	assert_int_equal(kind_of_value("{ *p; }"), ik_int);
	assert_int_equal(kind_of_value("{ unknown; }"), ik_none);
}

int main(void)
{
	/* clang-format off */
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(operators), cmocka_unit_test(greater_forms), cmocka_unit_test(postfix),
		cmocka_unit_test(names), cmocka_unit_test(literals), cmocka_unit_test(casts),
		cmocka_unit_test(operands_that_may_be_types), cmocka_unit_test(new_and_delete),
		cmocka_unit_test(initializer_lists), cmocka_unit_test(launches), cmocka_unit_test(lambdas),
		cmocka_unit_test(folds_and_packs), cmocka_unit_test(requirements), cmocka_unit_test(gnu_forms),
		cmocka_unit_test(coroutines), cmocka_unit_test(launch_ranges),
		cmocka_unit_test(constants_have_values), cmocka_unit_test(references_are_noted),
		cmocka_unit_test(lambda_records), cmocka_unit_test(valid_programs_get_no_error),
		cmocka_unit_test(certain_errors_are_reported), cmocka_unit_test(long_is_not_deep),
		cmocka_unit_test(statement_expressions_have_values),
		cmocka_unit_test(too_deep_is_one_clear_error),
	};
	/* clang-format on */

	return cmocka_run_group_tests(tests, NULL, NULL);
}
