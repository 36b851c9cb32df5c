/* Names of types and entities as diagnostics have them; the expected texts are the reference's. */
#include "parse_show.h"

#include "../../lib/il/names.h"

static void add_type(const struct il *il, u32 variable, struct buffer *out)
{
	il_add_type_name(il, il_variable(il, variable)->type, 0, out);
}

static void add_desugared(const struct il *il, u32 variable, struct buffer *out)
{
	il_add_desugared_type_name(il, il_variable(il, variable)->type, 0, out);
}

/* The name that a type has, or other text, of the variable x. */
static void expect_of_variable(const char *text, void (*add)(const struct il *, u32, struct buffer *), const char *expected)
{
	struct buffer name = { 0 };
	struct parsing t;
	u32 i;

	parse_with(&t, text, BODIES_ALL);
	for (i = t.il.table[IL_variable].count - 1; i && strcmp(il_text(&t.il, il_variable(&t.il, i)->name), "x"); i--)
		;
	assert_int_not_equal(i, 0);
	add(&t.il, i, &name);
	assert_string_equal(name.text, expected);
	buffer_free(&name);
	done(&t);
}

static const char types[] =
	"struct X { int m; }; enum E { a }; enum class F { b }; namespace N { struct Y { struct In {}; typedef int *tint; };"
	" template <class T, int n = 3> struct T1 { struct In {}; }; inline namespace V { struct Z {}; } } typedef int *pint;"
	" namespace { struct A { struct B {}; }; } typedef struct { int k; } TD; struct { struct M {} m; } um; template <class... T> struct Pk {};"
	" template <auto v> struct V {}; template <class T> struct TY {}; template <template <class> class T> struct TT {}; int fun(int); int gvar;"
	" using i8 = signed char; ";

static void types_have_names(void **state)
{
	/* clang-format off */
	static const struct { const char *declaration, *name; } cases[] = {
		{ "const X *const x = 0;", "const X *const" }, { "volatile char **x;", "volatile char **" }, { "int (*x)[3];", "int (*)[3]" },
		{ "int *(*x)[3];", "int *(*)[3]" }, { "int x[2][3];", "int [2][3]" }, { "const char *x[4];", "const char *[4]" },
		{ "int (*x)(int, char, ...);", "int (*)(int, char, ...)" }, { "void (X::*x)(int) const;", "void (X::*)(int) const" },
		{ "int X::*x;", "int X::*" }, { "int (X::*const x[3])(int) = {};", "int (X::*const [3])(int)" },
		{ "int (*(*x)(int))(char);", "int (*(*)(int))(char)" }, { "int &&x = 1;", "int &&" }, { "int *__restrict__ x;", "int *__restrict__" },
		{ "int *const *volatile *x;", "int *const *volatile *" }, { "const volatile int x = 1;", "const volatile int" },
		{ "int (*x)(int) noexcept;", "int (*)(int) noexcept" }, { "unsigned __int128 x;", "unsigned __int128" },
		{ "N::Y::In x;", "N::Y::In" }, { "N::T1<int> x;", "N::T1<int, 3>" }, { "N::T1<int, 5>::In x;", "N::T1<int, 5>::In" },
		{ "N::Z x;", "N::V::Z" }, { "N::Y::tint x;", "N::Y::tint" }, { "A::B x;", "<unnamed>::A::B" }, { "TD x;", "TD" },
		{ "auto x = um.m;", "<unnamed>::M" }, { "struct { int u; } x;", "struct <unnamed>" }, { "enum { ee } x;", "enum <unnamed>" },
		{ "union { int u; } x;", "union <unnamed>" }, { "Pk<int, char *, const X &> x;", "Pk<int, char *, const X &>" }, { "Pk<> x;", "Pk<>" },
		{ "V<-3> x;", "V<-3>" }, { "V<(E)5> x;", "V<(E)5>" }, { "V<&fun> x;", "V<&fun>" }, { "V<&gvar> x;", "V<&gvar>" },
		{ "V<&X::m> x;", "V<&X::m>" }, { "V<nullptr> x;", "V<nullptr>" }, { "V<'\\n'> x;", "V<'\\n'>" }, { "V<'c'> x;", "V<'c'>" },
		{ "V<true> x;", "V<true>" }, { "V<5u> x;", "V<5U>" }, { "V<7ll> x;", "V<7LL>" }, { "V<(char)200> x;", "V<'\\310'>" },
		{ "V<(short)-1> x;", "V<(short)(-1)>" }, { "V<L'a'> x;", "V<L'\\x61'>" }, { "TY<int[3]> x;", "TY<int [3]>" },
		{ "TY<int(int, ...)> x;", "TY<int (int, ...)>" }, { "TY<void() const &> x;", "TY<void () const &>" }, { "TT<TY> x;", "TT<TY>" },
		{ "auto x = [](int, char *) mutable { return 1.0; };", "lambda [](int, char *) mutable->double" },
		{ "void f() { auto x = [=] {}; }", "lambda []()->void" }, { "void f() { struct L {} x; }", "L" },
	};
	/* clang-format on */
	struct buffer text = { 0 };
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		buffer_printf(&text, "%s%s", types, cases[i].declaration);
		expect_of_variable(text.text, add_type, cases[i].name);
		buffer_free(&text);
	}
}

static void typedefs_are_looked_through(void **state)
{
	(void)state;
	expect_of_variable("typedef int *pint; pint x[2];", add_desugared, "int *[2]");
	expect_of_variable("typedef int row[3]; row *x;", add_desugared, "int (*)[3]");
	expect_of_variable("typedef int row[3]; row *x;", add_type, "row *");
	expect_of_variable("using cfn = void(int); cfn *x;", add_desugared, "void (*)(int)");
	expect_of_variable("typedef struct { int k; } TD; const TD *x;", add_desugared, "const TD *");
}

/* In a text, @ stands before the entity's name and ! where a diagnostic is, at first the end. */
static void expect_entity(const char *text, bool as_declared, const char *expected)
{
	struct buffer source = { 0 }, name = { 0 };
	const char *at = strchr(text, '@');
	struct parsing t;
	u32 i;

	buffer_add(&source, text, (size_t)(at - text));
	buffer_puts(&source, at + 1);
	parse_with(&t, source.text, BODIES_ALL);
	for (i = t.il.table[IL_routine].count - 1; i && il_routine(&t.il, i)->position != at - text; i--)
		; /* the last one: an instance comes after its template */
	assert_int_not_equal(i, 0);
	if (as_declared)
		il_add_declaration_name(&t.il, il_any_of(IL_routine, i), &name);
	else
		il_add_entity_name(&t.il, il_any_of(IL_routine, i), (u32)t.il.source_size, &name);
	assert_string_equal(name.text, expected);
	buffer_free(&name);
	buffer_free(&source);
	done(&t);
}

static void functions_have_names(void **state)
{
	(void)state;
	expect_entity("void @f(int);", false, "f");
	expect_entity("namespace N { struct S { void @f(int) const; void f(); }; }", false, "N::S::f(int) const");
	expect_entity("void @f(int *, ...); template <class T> void f(T);", false, "f(int *, ...)");
	expect_entity("struct S { @operator int *(); ~S(); };", false, "S::operator int *");
	expect_entity("struct S { @~S(); };", false, "S::~S");
	expect_entity("struct S { S &@operator=(const S &); };", false, "S::operator=");
	expect_entity("namespace { void @f(); }", false, "<unnamed>::f");
	expect_entity("int *@f(int (*)[2]);", true, "int *f(int (*)[2])");
	expect_entity("int (*@f(char))[2];", true, "int (*f(char))[2]");
}

static void instances_are_called_as_their_templates_are(void **state)
{
	static const char members[] = "template <class T, class U> struct OT { virtual void f(T, U); virtual void @f(T); };"
				      "struct D : OT<int, char> { void f(int); };";

	(void)state;
	expect_entity(members, false, "OT<T, U>::f(T) [with T=int, U=char]");
	expect_entity(
		"template <class T, int n> struct S { virtual void @f(T, T *) const; }; struct D : S<char, 2> { void f(char, char *) const; };",
		false, "S<T, n>::f [with T=char, n=2]");
	expect_entity(
		"template <class T, class U> struct S; template <class T> struct S<T *, int> { virtual void @f(); }; struct D : S<char *, int> {};",
		false, "S<T *, int>::f [with T=char]");
	expect_entity(
		"template <class T> struct S { template <class V> struct M { virtual void @m(V); }; }; struct D : S<int>::M<double> {};",
		false, "S<T>::M<V>::m [with T=int, V=double]");
	expect_entity("template <class T> T @ded(T *) { return 0; } int x = ded((int *)0);", true, "T ded(T *) [with T=int]");
	expect_entity("template <class T, class... U> void @f(T, U...) {} void g() { f(1, 'c', 2.0); }", false,
	              "f(T, U...) [with T=int, U=<char, double>]");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(types_have_names),
		cmocka_unit_test(typedefs_are_looked_through),
		cmocka_unit_test(functions_have_names),
		cmocka_unit_test(instances_are_called_as_their_templates_are),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
