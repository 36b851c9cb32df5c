/* Calls and conversions that nobody wrote, in the tree: [T 1 =7] makes a T, <long 'c'> converts, { … ~T } destroys temporaries afterwards,
 * [operator bool x] calls; = stands before what a list does not have in the source, * behind members that no declaration names. */
#include "parse_show.h"

static void show(const struct il *il, u32 index, struct buffer *out);

static void show_all(const struct il *il, u32 node, struct buffer *out)
{
	for (; node; node = il_expr_node(il, node)->next) {
		buffer_puts(out, " ");
		show(il, node, out);
	}
}

static void show_routine(const struct il *il, u32 routine, struct buffer *out)
{
	buffer_printf(out, "%s%s", il_text(il, il_routine(il, routine)->name), il_routine(il, routine)->flags & rf_implicit ? "*" : "");
	if (il_routine(il, routine)->special_kind == sfk_conversion)
		buffer_puts(out, " ");
	if (il_routine(il, routine)->special_kind == sfk_conversion)
		il_describe(il, IL_type, il_routine(il, routine)->conversion_type, out);
}

static void show_made(const struct il *il, const struct il_expr_node *node, struct buffer *out)
{
	u32 routine = il_any_kind(node->target) == IL_routine ? il_any_index(node->target) : 0;
	bool braces = node->kind == enk_object_lifetime;

	if (node->kind == enk_reuse_value || node->kind == enk_variable) {
		buffer_puts(out, node->name ? il_text(il, node->name) : ".");
		return;
	}
	buffer_puts(out, braces ? "{" : routine ? "[" : "<");
	if (routine)
		show_routine(il, routine, out);
	else if (!braces)
		il_describe(il, IL_type, node->type, out);
	show_all(il, node->first_operand, out);
	buffer_puts(out, braces ? " }" : routine ? "]" : ">");
}

static void show(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_expr_node *node = il_expr_node(il, index);
	bool called = il_any_kind(node->target) == IL_routine && (node->kind == enk_operation || node->kind == enk_new_delete);

	if (node->flags & exf_default)
		buffer_puts(out, "=");
	if (node->flags & exf_implicit) {
		show_made(il, node, out);
	} else if (node->kind == enk_lambda) {
		u32 capture = il_lambda(il, il_any_index(node->target))->first_capture;

		buffer_puts(out, "[]");
		for (; capture; capture = il_lambda_capture(il, capture)->next)
			show_all(il, il_lambda_capture(il, capture)->expr, out);
	} else if (!node->first_operand && !called) {
		show_source(il, node->range_begin, node->range_end, out);
	} else {
		buffer_printf(out, "(%s", head_of(il, node));
		if (node->flags & (exf_rewritten | exf_reversed))
			buffer_puts(out, node->flags & exf_reversed ? " reversed" : " rewritten");
		if (called) {
			buffer_puts(out, " ");
			show_routine(il, il_any_index(node->target), out);
		}
		show_all(il, node->first_operand, out);
		buffer_puts(out, ")");
	}
}

static void show_variable(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_variable *variable = il_variable(il, index);

	buffer_printf(out, "%s", il_text(il, variable->name));
	if (variable->init_expr)
		buffer_puts(out, " :=");
	show_all(il, variable->init_expr, out);
	if (variable->destructor)
		buffer_puts(out, " ");
	if (variable->destructor)
		show_routine(il, variable->destructor, out);
	for (index++; variable->flags & vf_binding_container && index < il->table[IL_variable].count; index++)
		if (il_variable(il, index)->flags & vf_structured_binding) {
			buffer_puts(out, ", ");
			show_variable(il, index, out);
		}
	buffer_puts(out, ";");
}

static void show_statement_of(const struct il *il, u32 index, struct buffer *out)
{
	const struct il_statement *statement = il_statement(il, index);
	const struct il_source_sequence_entry *entry = il_source_sequence_entry(il, statement->first_declared);
	u32 part;

	for (part = statement->init; part; part = il_statement(il, part)->next)
		show_statement_of(il, part, out);
	for (; entry->range_end && entry->range_begin < statement->range_end; entry = il_source_sequence_entry(il, entry->next))
		if (il_any_kind(entry->target) == IL_variable)
			show_variable(il, il_any_index(entry->target), out);
	if (statement->kind == stmk_decl && il_expr_node(il, statement->expr)->kind == enk_condition)
		show_variable(il, il_any_index(il_expr_node(il, statement->expr)->target), out);
	else if (statement->expr)
		show(il, statement->expr, out);
	show_all(il, statement->increment, out);
	for (part = statement->first_statement; part; part = il_statement(il, part)->next)
		show_statement_of(il, part, out);
	if (il_extra_of_statement(il, statement)->first_handler &&
	    il_handler(il, il_extra_of_statement(il, statement)->first_handler)->parameter)
		show_variable(il, il_handler(il, il_extra_of_statement(il, statement)->first_handler)->parameter, out);
}

static u32 body_of(const struct parsing *t, const char *name)
{
	u32 i;

	for (i = t->il.table[IL_routine].count - 1; i; i--)
		if (il_routine(&t->il, i)->body && !strcmp(il_text(&t->il, il_routine(&t->il, i)->name), name))
			return il_routine(&t->il, i)->body;
	fail_msg("no %s", name);
	return 0;
}

static const char before[] =
	"namespace std { typedef decltype(sizeof 0) size_t; template <class T> struct tuple_size; template <size_t I, class T> struct tuple_element;\n"
	"template <class E> class initializer_list { const E *p; size_t n; public: const E *begin() const; const E *end() const; }; }\n"
	"void *operator new(std::size_t); void *operator new(std::size_t, int); void operator delete(void *); void operator delete[](void *);\n"
	"struct T { T(int, int = 7); T(const T &); T(T &&); ~T(); T &operator=(const T &); operator bool() const; int n; };\n"
	"struct C { int n; operator long() const; explicit operator bool() const; explicit operator float() const; };\n"
	"struct Plain { int a; long b; }; struct Holds { T t; Plain p; }; struct Base { int i; }; struct Derived : Base { int j; };\n"
	"struct Own { ~Own(); void *operator new(std::size_t); void operator delete(void *); };\n"
	"struct P { T *operator->(); }; struct PP { P operator->(); };\n"
	"struct L { L(std::initializer_list<long>); L(int); };\n"
	"struct E { int n; bool operator==(const E &) const; int operator<=>(const E &) const; };\n"
	"struct F { int n; bool operator==(const E &) const; };\n"
	"struct I { int &operator*(); I &operator++(); bool operator!=(const I &); ~I(); }; struct R { I begin(); I end(); };\n"
	"struct U { int a, b; template <int N> T get(); };\n"
	"template <> struct std::tuple_size<U> { static const int value = 2; };\n"
	"template <std::size_t N> struct std::tuple_element<N, U> { typedef T type; };\n"
	"void take(T); void refer(const T &); void wide(long, double = 2); void text(const char *); void many(int, ...); T give(); Plain plain();\n"
	"void base(Base &); void list(L);\n"
	"void test(T t, const T &ct, C c, int i, char ch, Holds holds, const Holds &other, Derived d, PP pp, E e, F f, R r, U u, bool b, int (*call)(long)) {\n";

static void expect(const char *text, const char *shown)
{
	struct parsing t;
	struct buffer source = { 0 }, out = { 0 };

	buffer_printf(&source, "%s%s\n}\n", before, text);
	parse_string(&t, source.text);
	show_statement_of(&t.il, body_of(&t, "test"), &out);
	if (strcmp(out.text, shown))
		fail_msg("%s\ngives %s\nnot   %s", text, out.text, shown);
	assert_int_equal(t.p.recoveries, 0);
	assert_int_equal(t.diag.errors, 0);
	buffer_free(&out);
	buffer_free(&source);
	done(&t);
}

static void variables(void **state)
{
	EXPECT_ALL({ "T x(1);", "x := [T 1 =7] ~T;" }, { "T x(1, 2);", "x := [T 1 2] ~T;" }, { "T x = t;", "x := [T t] ~T;" },
	           { "T x = 3;", "x := [T 3 =7] ~T;" }, { "T x = give();", "x := (call give) ~T;" },
	           { "T x{1};", "x := [T (braced_init_list 1 =7)] ~T;" }, { "T x(static_cast<T &&>(t));", "x := [T (static_cast t)] ~T;" },
	           { "const T &x = give();", "x := (call give) ~T;" }, { "const T &x = 4;", "x := [T 4 =7] ~T;" },
	           { "static T x(1);", "x := [T 1 =7] ~T;" }, { "T x[2] = { 1, t };", "x := (braced_init_list [T 1 =7] [T t]) ~T;" },
	           { "Holds x = { t, { 1, 2 } };", "x := (braced_init_list [T t] (braced_init_list 1 <long 2>)) ~Holds*;" },
	           { "Holds x = holds;", "x := [Holds* holds] ~Holds*;" }, { "Plain x = plain();", "x := (call plain);" },
	           { "Plain x, y = x;", "x;y := x;" }, { "Own x;", "x ~Own;" }, { "long x = i;", "x := <long i>;" },
	           { "long x = c;", "x := [operator long c];" }, { "L x = { 1, 2 };", "x := [L (braced_init_list <long 1> <long 2>)];" },
	           { "L x(1);", "x := [L 1];" }, { "auto [a, k] = u;", " := u, a := [get .] ~T;, k := [get .] ~T;;" });
}

static void calls(void **state)
{
	EXPECT_ALL({ "take(t);", "{ (call take [T t]) [~T] }" }, { "take(1);", "{ (call take [T 1 =7]) [~T] }" },
	           { "take(give());", "{ (call take (call give)) [~T] }" }, { "refer(1);", "{ (call refer [T 1 =7]) [~T] }" },
	           { "refer(t);", "(call refer t)" }, { "wide(ch);", "(call wide <long ch> =<double =2>)" },
	           { "wide(c, 1);", "(call wide [operator long c] <double 1>)" }, { "text(\"a\");", "(call text <const char * \"a\">)" },
	           { "many(ch, ch);", "(call many <int ch> ch)" }, { "base(d);", "(call base <Base d>)" },
	           { "give();", "{ (call give) [~T] }" }, { "list({ 1 });", "(call list [L (braced_init_list <long 1>)])" },
	           { "call(i);", "(call call <long i>)" }, { "pp->n;", "(points_to_field [operator-> [operator-> pp]] n)" },
	           { "t = give();", "{ (assign operator= t (call give)) [~T] }" }, { "t = 1;", "{ (assign operator= t [T 1 =7]) [~T] }" },
	           { "holds = other;", "(assign operator=* holds other)" }, { "T(1);", "{ (functional_cast T 1 =7) [~T] }" },
	           { "(void)static_cast<long>(c);", "(cast (static_cast operator long c))" },
	           { "(void)float(c);", "(cast (functional_cast operator float c))" },
	           { "(void)(float)c;", "(cast (cast operator float c))" },
	           { "T{1};", "{ (functional_cast T (braced_init_list 1 =7)) [~T] }" }, { "(T)i;", "{ (cast T i =7) [~T] }" },
	           { "[t] { return 1; };", "{ [] [T] [~*] }" }, { "[x = ct] { return 1; };", "{ [] [T ct] [~*] }" });
}

static void operators(void **state)
{
	EXPECT_ALL({ "i + 1L;", "(add <long i> 1L)" }, { "ch * 2;", "(multiply <int ch> 2)" },
	           { "c + 1;", "(add [operator long c] <long 1>)" }, { "i = 2.0;", "(assign i <int 2.0>)" },
	           { "b ? i : 1.0;", "(question b <double i> 1.0)" }, { "c && b;", "(land [operator bool c] b)" },
	           { "!i;", "(not <bool i>)" }, { "e != e;", "(ne rewritten operator== e e)" },
	           { "e == f;", "(eq reversed operator== e f)" }, { "e < e;", "(lt rewritten operator<=> e e)" },
	           { "new T(1);", "(new operator new [T (initializer 1 =7)] =[operator delete*])" },
	           { "new T[2]{ 1, 2 };", "(new operator new[]* <unsigned long 2> (braced_init_list [T 1 =7] [T 2 =7]))" },
	           { "new (1) T(1);", "(new operator new (initializer 1) [T (initializer 1 =7)])" }, { "new Own;", "(new operator new)" },
	           { "delete &t;", "(delete operator delete* (address_of t) =[~T])" },
	           { "delete[] &t;", "(delete operator delete[] (address_of t) =[~T])" },
	           { "delete new Own;", "(delete operator delete (new operator new) =[~Own])" }, { "throw t;", "(throw { [T t] [~T] })" },
	           { "sizeof(T(1));", "(sizeof (parens (functional_cast T 1)))" });
}

static void statements(void **state)
{
	EXPECT_ALL({ "if (c) ;", "[operator bool c]" }, { "if (T x = 1) ;", "x := [T 1 =7] ~T;=[operator bool x]" },
	           { "while (i) ;", "<bool i>" },
	           { "for (int n : r) ;", "n := [operator* .];r ={ [begin .] [~I] } ={ [end .] [~I] } =[operator!= . .] =[operator++ .]" },
	           { "for (const T &x : { t, t }) ;",
	             "x := <const T .>;(braced_init_list [T t] [T t]) =[begin .] =[end .] =<bool . .> =<const T * .>" },
	           { "try { } catch (T x) { }", "x := [T] ~T;" }, { "switch (i) { }", "i" });
}

/* name(what is done to it) of each base and member, of the last routine of that name whose type is this one. */
static void expect_members(const char *text, const char *name, const char *type, const char *shown)
{
	struct parsing t;
	struct buffer source = { 0 }, out = { 0 }, found = { 0 };
	u32 i, init = 0;

	buffer_printf(&source, "%s}\n%s", before, text);
	parse_string(&t, source.text);
	for (i = t.il.table[IL_routine].count - 1; i; i--) {
		buffer_free(&found);
		il_describe(&t.il, IL_type, il_routine(&t.il, i)->type, &found);
		if (!strcmp(il_text(&t.il, il_routine(&t.il, i)->name), name) && !strcmp(found.text, type))
			break;
	}
	assert_int_not_equal(i, 0);
	for (init = il_routine(&t.il, i)->first_ctor_init; init; init = il_constructor_init(&t.il, init)->next) {
		buffer_printf(&out, "%s%s(", out.length ? " " : "", il_text(&t.il, il_constructor_init(&t.il, init)->name));
		show_all(&t.il, il_constructor_init(&t.il, init)->first_expr, &out);
		buffer_puts(&out, " )");
	}
	if (strcmp(out.text ? out.text : "", shown))
		fail_msg("%s\ngives %s\nnot   %s", text, out.text, shown);
	buffer_free(&found);
	buffer_free(&out);
	buffer_free(&source);
	done(&t);
}

static void members(void **state)
{
	(void)state;
	expect_members("struct S : Base { T t; int n = 'a'; S(int t); }; S::S(int t) : t(t) {}", "S", "void (int)",
	               "t( { [T t =7] [~T] } ) n( =<int ='a'> )");
	expect_members("struct S { T t; S() : S(1) {} S(int) : t(2) {} };", "S", "void ()", "S( [S 1] )");
	expect_members("struct S { T t; int i; ~S() {} };", "~S", "void ()", "t( [~T] )");
	expect_members("struct S { T t; int i; }; void f(const S &s) { S copy = s; }", "S", "void (const S &)", "t( { [T] [~T] } )");
	expect_members("struct S { T t; int i; }; void f(S &s, const S &o) { s = o; }", "operator=", "S &(const S &)", "t( [operator=] )");
	expect_members("struct S { T t; int i; }; void f(S &s) { S o = static_cast<S &&>(s); }", "S", "void (S &&)", "t( { [T] [~T] } )");
	expect_members("struct S { T t; S(const S &) = default; };", "S", "void (const S &)", "t( { [T] [~T] } )");
	expect_members("struct S : Own { T t{1}; }; void f() { S s; }", "S", "void ()",
	               "Own( { [~Own] } ) t( ={ =[T =(braced_init_list 1 =7)] [~T] } )");
	expect_members("struct S : Own { T t; }; struct D { S s[2]; }; void f(D *d) { d->~D(); }", "~D", "void () noexcept", "s( [~S*] )");
}

/* Default arguments that call each other, without end and twice at each step. */
static void nested_defaults(void **state)
{
	static const char *const sources[] = {
		"struct P; struct Q; P p(Q = Q()); Q q(P = P()); struct P { P(Q = q()); }; struct Q { Q(P = p()); ~Q(); }; void f() { P x; }",
		"int a(int = 1); int b(int = a() + a()); int c(int = b() + b()); int d(int = c() + c()); int e(int = d() + d());"
		"int f(int = e() + e()); int g(int = f() + f()); int h(int = g() + g()); int i(int = h() + h()); int j(int = i() + i());"
		"int k(int = j() + j()); int l(int = k() + k()); int m(int = l() + l()); int n(int = m() + m()); int o() { return n(); }"
	};
	struct parsing t;
	u32 i;

	(void)state;
	for (i = 0; i < 2; i++) {
		parse_string(&t, sources[i]);
		assert_in_range(t.il.table[IL_expr_node].count, 500, 5000);
		done(&t);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(variables),  cmocka_unit_test(calls),   cmocka_unit_test(operators),
		cmocka_unit_test(statements), cmocka_unit_test(members), cmocka_unit_test(nested_defaults),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
