/* Which functions calls and operators are found to call: the targets of their nodes. */
#include "parse_show.h"

/* The last node that covers just this text. */
static const struct il_expr_node *node_of(const struct parsing *t, const char *text)
{
	u32 i = t->il.table[IL_expr_node].count;

	while (--i) {
		const struct il_expr_node *node = il_expr_node(&t->il, i);

		if (node->range_end - node->range_begin == strlen(text) && !memcmp(t->il.source + node->range_begin, text, strlen(text)))
			return node;
	}
	fail_msg("no expression %s", text);
	return il_expr_node(&t->il, 0);
}

static il_any target_of(const struct parsing *t, const char *text) { return node_of(t, text)->target; }

/* The target is the function with this comment right behind its name; NULL: there is none. */
static void assert_calls(const struct parsing *t, const char *text, const char *mark)
{
	il_any target = target_of(t, text);
	const struct il_routine *routine = il_routine(&t->il, il_any_index(target));

	if (!mark) {
		assert_int_equal(target, 0);
		return;
	}
	assert_int_equal(il_any_kind(target), IL_routine);
	assert_memory_equal(t->il.source + routine->position + strlen(il_text(&t->il, routine->name)), mark, strlen(mark));
}

static void names(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t,
	             "namespace a { struct S { friend void hidden/*1*/(S); }; inline namespace i { void f/*2*/(S); } void g/*3*/(int); }\n"
	             "namespace b { using a::g; void h/*4*/(a::S); }\n"
	             "struct B { void m/*5*/(int); void m/*6*/(char); void n/*7*/(int); };\n"
	             "struct D : B { using B::m; void m/*8*/(int); void n/*9*/(double); void test(); };\n"
	             "void n/*10*/(int);\n"
	             "using namespace b; using namespace a;\n"
	             "void D::test() { a::S s; hidden(s); f(s); g(1); b::h(s); m('c'); n(1); ::n(1); this->B::n(1); }");
	assert_calls(&t, "hidden", "/*1*/");
	assert_calls(&t, "f", "/*2*/");
	assert_calls(&t, "g", "/*3*/"); /* found by two paths */
	assert_calls(&t, "b::h", "/*4*/");
	assert_calls(&t, "m", "/*6*/"); /* with those of the using-declaration */
	assert_calls(&t, "n", "/*9*/"); /* members hide the others */
	assert_calls(&t, "::n", "/*10*/");
	assert_calls(&t, "B::n", "/*7*/");
	done(&t);
}

static void operators(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(
		&t,
		"namespace a { enum E { e }; E operator|/*1*/(E, E);\n"
		"struct S { S operator+/*2*/(int); S &operator=/*3*/(int); int operator[]/*4*/(int); bool operator()/*5*/(int, int); };\n"
		"bool operator==/*6*/(const S &, const S &); struct P { S *operator->/*7*/(); operator int() const; }; }\n"
		"template<class T> int operator*/*8*/(T, a::S);\n"
		"void test(a::S s, a::S s2, a::P p, int i) { a::e | a::e; a::e + 1; s + 1; s = 2; s = s2; s[3]; s(4, 5); s == s2; p + i; i + i; }");
	assert_calls(&t, "a::e | a::e", "/*1*/");
	assert_calls(&t, "a::e + 1", NULL);
	assert_calls(&t, "s + 1", "/*2*/");
	assert_calls(&t, "s = 2", "/*3*/");
	assert_calls(&t, "s = s2", NULL); /* the implicit one */
	assert_calls(&t, "s[3]", "/*4*/");
	assert_calls(&t, "s(4, 5)", "/*5*/");
	assert_calls(&t, "s == s2", "/*6*/");
	assert_calls(&t, "p + i", NULL);
	assert_calls(&t, "i + i", NULL);
	done(&t);
}

/* Operators that C++20 makes of others. */
static void rewritten_operators(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "struct S { bool operator==/*1*/(int) const; int operator<=>/*2*/(int) const; int operator<=/*3*/(int) const; };\n"
	                 "void test(S s) { s == 1; 2 == s; s != 3; 4 != s; s < 5; 6 > s; s <= 7; }");
	assert_calls(&t, "s == 1", "/*1*/");
	assert_calls(&t, "2 == s", "/*1*/");
	assert_calls(&t, "s != 3", "/*1*/");
	assert_calls(&t, "4 != s", "/*1*/");
	assert_calls(&t, "s < 5", "/*2*/");
	assert_calls(&t, "6 > s", "/*2*/");
	assert_calls(&t, "s <= 7", "/*3*/");
	done(&t);
}

static void assert_type(const struct parsing *t, const char *call, enum il_type_kind kind)
{
	assert_int_equal(il_type(&t->il, node_of(t, call)->type)->kind, kind);
}

/* A call that is ambiguous, or of which that is not known, has no type. */
static void ambiguities(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(
		&t,
		"int f(const void *); char f(void *); int g(const int *const &); char g(int *const &); int h(const int &); int h(int &&);\n"
		"struct A; struct C; struct Base { operator C() const; }; struct B : Base { }; struct A : Base { };\n"
		"namespace std { template <class T> class initializer_list { const T *at; unsigned long count; }; }\n"
		"struct L { L(std::initializer_list<int>); }; struct P { P(); }; int k(L &&); char k(P &&); int l(L);\n"
		"struct C : B { C(A); C(); }; struct D : B { }; int i(C &&); char i(B); int j(D &&); char j(B &);\n"
		"void test(A &&a, D &&d) { f({}); g({}); h({}); k({}); l({}); i(static_cast<A &&>(a)); j(static_cast<D &&>(d)); }");
	assert_type(&t, "f({})", tk_error); /* {} is of either type */
	assert_type(&t, "g({})", tk_error);
	assert_type(&t, "h({})", tk_integer);
	assert_type(&t, "k({})", tk_error); /* by a constructor either way */
	assert_type(&t, "l({})", tk_integer);
	assert_type(&t, "i(static_cast<A &&>(a))", tk_error); /* a constructor does as well as the conversion function */
	assert_type(&t, "j(static_cast<D &&>(d))", tk_integer);
	done(&t);
}

static void constructors(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "namespace std { template<class E> struct initializer_list { const E *p; unsigned long n; }; }\n"
	                 "struct S { S/*1*/(); explicit S/*2*/(int); S/*3*/(double, int = 0); S/*4*/(std::initializer_list<char>); };\n"
	                 "struct A { int x; };\n"
	                 "void test(S s) { S(); S(1); S(2.5); S(3, 4); S{}; S{'a', 'b'}; (void)S(s); A{5}; }");
	assert_calls(&t, "S()", "/*1*/");
	assert_calls(&t, "S(1)", "/*2*/");
	assert_calls(&t, "S(2.5)", "/*3*/");
	assert_calls(&t, "S(3, 4)", "/*3*/");
	assert_calls(&t, "S{}", "/*1*/");
	assert_calls(&t, "S{'a', 'b'}", "/*4*/");
	assert_calls(&t, "S(s)", NULL); /* the implicit copy constructor */
	assert_calls(&t, "A{5}", NULL);
	done(&t);
}

static void addresses(void **state)
{
	struct parsing t;

	(void)state;
	parse_string(&t, "int over/*1*/(int); double over/*2*/(double); template<class T> T same(T);\n"
	                 "void call/*3*/(double (*)(double)); void call/*4*/(char); void call2/*5*/(double (&)(double));\n"
	                 "void test() { call(over); call2((over)); call(&same); }");
	assert_calls(&t, "over", "/*2*/");
	assert_calls(&t, "call", "/*3*/");
	assert_calls(&t, "call2", "/*5*/");
	assert_int_equal(il_any_kind(target_of(&t, "same")), IL_routine);
	done(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names),       cmocka_unit_test(operators),    cmocka_unit_test(rewritten_operators),
		cmocka_unit_test(ambiguities), cmocka_unit_test(constructors), cmocka_unit_test(addresses),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
