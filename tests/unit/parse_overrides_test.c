/* What overrides what [class.virtual]: pairs of overrider and overridden as the entries of the IL have them. */
#include "parse_show.h"

static void add_name(const struct il *il, u32 routine, struct buffer *out)
{
	u32 class = il_routine(il, routine)->class_type;

	buffer_printf(out, "%s::%s", il_text(il, il_type(il, class)->name), il_text(il, il_routine(il, routine)->name));
}

static void expect_overriders(const char *text, const char *expected)
{
	struct buffer out = { 0 };
	struct parsing t;
	u32 i, at;

	parse_string(&t, text);
	for (i = 1; i < t.il.table[IL_routine].count; i++) {
		for (at = il_routine(&t.il, i)->first_overridden; at; at = il_overriding_virtual_func(&t.il, at)->next) {
			assert_int_equal(il_overriding_virtual_func(&t.il, at)->overrider, i);
			buffer_puts(&out, out.length ? ", " : "");
			add_name(&t.il, i, &out);
			buffer_puts(&out, " > ");
			add_name(&t.il, il_overriding_virtual_func(&t.il, at)->overridden, &out);
			assert_true(il_routine(&t.il, i)->flags & rf_virtual);
		}
	}
	assert_string_equal(out.length ? out.text : "", expected);
	buffer_free(&out);
	done(&t);
}

static void signatures_decide(void **state)
{
	(void)state;
	expect_overriders("struct A { virtual void f(int) const; void g(); }; struct B : A { void f(int) const; void g(); };",
	                  "B::f > A::f");
	expect_overriders("struct A { virtual void f(int) const; }; struct B : A { void f(int); void f(long) const; };", "");
	expect_overriders("struct A { virtual void f(int); }; using I = int; struct B : A { void f(const I); };", "B::f > A::f");
	expect_overriders("struct A { virtual void f(int); }; struct B : A { static void f(int); template <class T> void f(T); };", "");
	expect_overriders("struct A { virtual operator int(); }; using I = int; struct B : A { operator I(); operator long(); };",
	                  "B::operator > A::operator");
}

static void nearest_functions_are_overridden(void **state)
{
	(void)state;
	expect_overriders("struct A { virtual void f(); }; struct B : A { }; struct C : B { void f(); }; struct D : C { void f(); };",
	                  "C::f > A::f, D::f > C::f");
	expect_overriders(
		"struct A { virtual void f(); }; struct B { virtual void f(); void g(); }; struct C : A, B { void f(); void g(); };",
		"C::f > A::f, C::f > B::f");
	expect_overriders(
		"struct V { virtual void f(); }; struct A : virtual V { }; struct B : virtual V { }; struct C : A, B { void f(); };",
		"C::f > V::f");
}

static void destructors_are_alike(void **state)
{
	(void)state;
	expect_overriders("struct A { virtual ~A(); }; struct B : A { }; struct C : B { ~C(); };", "C::~C > A::~A");
	expect_overriders("struct A { ~A(); virtual void f(); }; struct B : A { ~B(); };", "");
}

static void instances_override(void **state)
{
	const char *text = "template <class T> struct A { virtual void f(T); }; template <class T> struct B : A<T> { void f(T); };"
			   " struct C : B<int> { void f(int); }; struct D : A<char> { void f(int); };";

	(void)state;
	expect_overriders(text, "B::f > A::f, C::f > B::f");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(signatures_decide),
		cmocka_unit_test(nearest_functions_are_overridden),
		cmocka_unit_test(destructors_are_alike),
		cmocka_unit_test(instances_override),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
