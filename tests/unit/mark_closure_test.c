/* cu-mark on small programs: seeds, what they need, what they do not, and why. */
#include "parse_show.h"

#include "../../cu-mark/mark.h"

#include <unistd.h>

#define DEVICE "__attribute__((device)) "
#define GLOBAL "__attribute__((global)) "

struct marked {
	struct parsing parsing;
	struct marking marking;
};

static void mark_bodies(struct marked *t, const char *source, enum bodies bodies)
{
	parse_with(&t->parsing, source, bodies);
	if (t->parsing.diag.errors)
		fail_msg("%s", source);
	mark_il(&t->marking, &t->parsing.il, false);
	assert_null(il_validate(&t->parsing.il));
}

static void mark_source(struct marked *t, const char *source) { mark_bodies(t, source, BODIES_ALL); }

static void unmark(struct marked *t)
{
	mark_free(&t->marking);
	done(&t->parsing);
}

static u8 keep_of(const struct marked *t, enum il_kind kind, const char *name)
{
	return t->parsing.il.table[kind].keep[named(&t->parsing, kind, name)];
}

/* What a program keeps whole, as a declaration, and not at all: names separated by blanks. */
struct expectation {
	const char *source;
	enum il_kind kind;
	const char *whole, *declared, *dropped;
};

static void assert_each(const struct marked *t, const struct expectation *e, const char *names, u8 bits)
{
	char *copy = xstrdup(names ? names : ""), *save = NULL, *name;

	for (name = strtok_r(copy, " ", &save); name; name = strtok_r(NULL, " ", &save))
		if (keep_of(t, e->kind, name) != bits)
			fail_msg("%s: keep bits of %s are %u, not %u", e->source, name, keep_of(t, e->kind, name), bits);
	free(copy);
}

static void run_with(const struct expectation *expectations, size_t count, enum bodies bodies)
{
	size_t i;

	for (i = 0; i < count; i++) {
		const struct expectation *e = &expectations[i];
		struct marked t;

		mark_bodies(&t, e->source, bodies);
		assert_each(&t, e, e->whole, IL_KEEP | IL_KEEP_DEFINITION);
		assert_each(&t, e, e->declared, IL_KEEP);
		assert_each(&t, e, e->dropped, 0);
		unmark(&t);
	}
}

static void run(const struct expectation *expectations, size_t count) { run_with(expectations, count, BODIES_ALL); }

static void seeds_are_what_cuda_marks(void **state)
{
	static const struct expectation expectations[] = {
		{ DEVICE "void d() { } " GLOBAL "void g() { } __attribute__((host)) " DEVICE "void hd() { } void h() { }", IL_routine,
		  "d g hd", NULL, "h" },
		{ DEVICE "int d; __attribute__((constant)) int c; __attribute__((managed)) int m; __attribute__((shared)) int s; int h;",
		  IL_variable, "d c m s", NULL, "h" },
		{ "void h() { auto l = [] " DEVICE "(int parameter) { return parameter; }; }", IL_variable, "l parameter", NULL, NULL },
		{ "int main() { return 0; }", IL_routine, NULL, NULL, "main" },
	};

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void the_closure_follows_bodies_types_and_initializers(void **state)
{
	static const struct expectation functions[] = {
		{ DEVICE "void c() { } " DEVICE "void b() { c(); } " GLOBAL "void a() { b(); }", IL_routine, "a b c", NULL, NULL },
		{ "constexpr int c() { return 1; } constexpr int b() { return c(); } constexpr int a() { return 1; } " GLOBAL
		  "void k() { int x = b(); }",
		  IL_routine, "k b c", NULL, "a" },
		{ "template <class T> constexpr T t(T x) { return x; } " DEVICE "int v = t(3);", IL_routine, "t", NULL, NULL },
		{ "struct A { constexpr operator int() const { return 1; } }; " DEVICE "int f(A a) { return a; }", IL_routine, "f operator",
		  NULL, NULL },
	};
	static const struct expectation variables[] = {
		{ "const int used = 3; const int unused = 4; " GLOBAL "void k() { int local = used; }", IL_variable, "used local", NULL,
		  "unused" },
		{ "enum E { e1, e2 }; enum F { f1 }; " DEVICE "E f() { return e1; }", IL_variable, "e1 e2", NULL, "f1" },
	};
	static const struct expectation types[] = {
		{ "struct B { int b; }; struct M { int m; }; struct D : B { M m; }; struct X { int x; }; " GLOBAL "void k(D *d) { }",
		  IL_type, "B M D", NULL, "X" },
		{ "struct A { }; typedef A T; typedef int U; template <class X> struct V { A a; X x; }; " DEVICE "V<T> v; " DEVICE "T t;",
		  IL_type, "A T", NULL, "U" },
	};

	(void)state;
	run(functions, COUNT_OF(functions));
	run(variables, COUNT_OF(variables));
	run(types, COUNT_OF(types));
}

/* Device code can only name a host function, not run it: its body is not needed. */
static void declarations_are_kept_without_definitions(void **state)
{
	static const struct expectation expectations[] = {
		{ "struct S { void host() { helper(); } " DEVICE "void device() { } void helper() { } }; struct O { int host; }; " GLOBAL
		  "void k(S s, O o) { s.device(); o.host = 1; }",
		  IL_routine, "k device", "host", "helper" },
		{ "void only_host_needs_it() { } void host() { only_host_needs_it(); struct L { " DEVICE "void f() { } }; }", IL_routine,
		  NULL, NULL, "f host only_host_needs_it" },
		{ "void helper() { } template <class T> " GLOBAL
		  "void k(T) { } void leads() { helper(); k<<<1, 1>>>(1); } void other() { helper(); }",
		  IL_routine, "leads", "helper", "other" },
		{ "struct S { virtual void host() { } virtual " DEVICE "void device() { } }; " GLOBAL "void k(S *s) { s->device(); }",
		  IL_routine, "k device", "host", NULL },
		{ "template <class T> struct S { T t; " DEVICE "void used() { } " DEVICE
		  "void other() { } }; struct O { int other; }; " GLOBAL "void k(S<int> s, O *o) { s.used(); o->other = 1; }",
		  IL_routine, "k used", "other", NULL },
		{ "struct S { " DEVICE "S() { } virtual void host() { } }; " GLOBAL "void k() { S s; }", IL_routine, "k host", NULL, NULL },
	};

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void overloads_are_kept_together(void **state)
{
	struct marked t;
	u32 i, kept = 0;

	(void)state;
	mark_source(&t, DEVICE "int f(int); " DEVICE "int f(long); int f(char); template <class T> int f(T *); int g(int); " GLOBAL
	                       "void k() { f(1); }");
	for (i = 1; i < t.parsing.il.table[IL_routine].count; i++)
		kept += !strcmp(il_entry_name(&t.parsing.il, IL_routine, i), "f") && t.parsing.il.table[IL_routine].keep[i];
	assert_int_equal(kept, 4);
	assert_int_equal(keep_of(&t, IL_routine, "g"), 0);
	unmark(&t);
}

/* Functions that nobody can call without an object of a class are needed where the class is; but not where something else can become one,
 * or where they are meant without being called. */
static void functions_need_objects_of_classes(void **state)
{
#define USE    DEVICE "void use(int); "
#define KERNEL GLOBAL "void k() { "
	static const struct expectation expectations[] = {
		{ "struct A { }; void use(A &); " USE KERNEL "use(1); }", IL_type, NULL, NULL, "A" },
		{ "struct A { }; void use(const A &); " USE KERNEL "use(1); }", IL_type, NULL, NULL, "A" },
		{ "struct A { }; void use(A *); " USE KERNEL "use(1); }", IL_type, "A", NULL, NULL },
		{ "struct A { }; void use(A, int); " DEVICE "void use(int, long); " KERNEL "use(1, sizeof(int[2])); }", IL_type, NULL, NULL,
		  "A" },
		{ "struct A { }; " DEVICE "void use(const A &); " USE KERNEL "use(1); use(({ 1; })); use({}); }", IL_type, "A", NULL,
		  NULL },
		{ "struct A { A(int); }; void use(A); " DEVICE "void use(long); " KERNEL "use(1); }", IL_type, "A", NULL, NULL },
		{ "struct B { }; struct A { A(const B &); }; void use(A); " USE KERNEL "use(1); }", IL_type, NULL, NULL, "A B" },
		{ "struct B { }; struct A { A(const B &); }; void use(A); " USE KERNEL "B b; use(1); }", IL_type, "A B", NULL, NULL },
		{ "struct A { }; template <int> void use(const A &); template <int> " USE KERNEL "use<0>(1); }", IL_type, NULL, NULL, "A" },
		{ "struct A { }; template <bool, class> void use(const A &); template <bool, class> " USE
		  "template <class> struct B; " KERNEL "use<(2 > 1) && '>' >= 1, B<B<int>>>(1); }",
		  IL_type, NULL, NULL, "A" },
		{ "struct A { }; template <int> void use(const A &); template <int> " USE KERNEL "void (*p)(int) = &use<0>; }", IL_type,
		  "A", NULL, NULL },
		{ "struct A { }; template <int> " DEVICE "void use(const A &); template <int> " USE KERNEL "use<0>(1); use<0>({}); }",
		  IL_type, "A", NULL, NULL },
		{ "struct A { }; template <int> void use(const A &) { } template <class T> " DEVICE "void f(T t) { use<0>(t); } " KERNEL
		  "&f<int>; }",
		  IL_type, "A", NULL, NULL },
		{ "struct A { }; void use(A &, int); " USE KERNEL "use(1); }", IL_type, NULL, NULL, "A" },
		{ "struct A { } a; void use(int, long, A &b = a); " USE KERNEL "use(1, 2); }", IL_type, "A", NULL, NULL },
		{ "template <class T> struct A { }; template <class T> void use(A<T>); " USE KERNEL "use(1); }", IL_type, NULL, NULL, "A" },
		{ "template <class T> struct A { }; template <class T> void use(T, A<T>); " DEVICE "void use(int, int); " KERNEL
		  "use(1, 1); }",
		  IL_type, "A", NULL, NULL },
		{ "template <class T> struct A { }; template <class T> struct B { }; template <class T> void use(A<T>, B<T>); " USE KERNEL
		  "use(1); }",
		  IL_type, NULL, NULL, "A B" },
		{ "template <class T> struct A { }; template <class T> struct B { }; template <class T> " DEVICE
		  "void use(A<T>, B<T>); " USE KERNEL "A<int> a; use(a, {}); }",
		  IL_type, "A B", NULL, NULL },
		{ "template <class T> struct A { }; template <class T> struct B { }; template <class T> " DEVICE
		  "void use(A<T>, B<T>); " USE KERNEL "B<int> b; use({}, b); }",
		  IL_type, "A B", NULL, NULL },
		{ "template <class T> struct A { }; template <class T, class U> void use(T, A<U>); " USE KERNEL "use(1); }", IL_type, NULL,
		  NULL, "A" },
		{ "template <class T> struct A { }; template <class T = int> void use(A<T>); " USE KERNEL "use(1); }", IL_type, "A", NULL,
		  NULL },
		{ "template <class T> struct A { }; template <class T> void use(A<T>); template <class T> " USE KERNEL "use<int>(1); }",
		  IL_type, "A", NULL, NULL },
		{ "struct A { }; void use(A &); " USE KERNEL "void (*p)(int) = &use; p(1); }", IL_type, "A", NULL, NULL },
		{ "struct A { struct B { } b; }; void use(A::B &); " USE DEVICE "A a; " KERNEL "use(1); }", IL_routine, "k use", NULL,
		  NULL },
		{ "namespace n { struct A { }; void use(A &); } " KERNEL "using n::use; }", IL_type, "A", NULL, NULL },
		{ "namespace n { struct A { }; void use(A &); " USE "} " KERNEL "using n::use; use(1); }", IL_type, NULL, NULL, "A" },
		{ "struct A { }; struct B { }; bool operator+(A, B); struct C { }; " DEVICE "int operator+(C, int); " KERNEL
		  "C c; c + 1; }",
		  IL_type, "C", NULL, "A B" },
		{ "struct C { }; struct B { " DEVICE "B(C); }; " DEVICE "bool operator+(B, int); " KERNEL "C c; c + 1; }", IL_type, "C B",
		  NULL, NULL },
		{ "struct B { B(int, int); }; struct C { }; bool operator+(const B &, C); " KERNEL "C c; c; }", IL_type, "C", NULL, "B" },
		{ "struct B { B(int, int = 1); }; struct C { }; bool operator+(const B &, C); " KERNEL "C c; c; }", IL_type, "C B", NULL,
		  NULL },
		{ "struct B { B(int, int); }; struct C { }; void operator+=(C &, const B &); " KERNEL "C c; c; }", IL_type, "C B", NULL,
		  NULL },
		{ "struct B { B(int); }; bool operator+(B, B); " KERNEL "1 + 1; }", IL_type, NULL, NULL, "B" },
		{ "struct A { }; template <class T> constexpr int v = 0; template <> constexpr int v<A> = 1; " KERNEL "int x = v<int>; }",
		  IL_type, NULL, NULL, "A" },
		{ "struct A { template <class T> struct B; }; template <class T> struct A::B { struct C; }; " KERNEL "struct B { } b; }",
		  IL_type, NULL, NULL, "C A" },
	};
#undef USE
#undef KERNEL

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

/* Functions that need more arguments than a call has are not meant by it, if others of the name are declared with them. */
static void calls_have_enough_arguments(void **state)
{
#define E      "enum E { e }; "
#define USE    "void use(int, E); " DEVICE "void use(int); "
#define KERNEL GLOBAL "void k() "
	static const struct expectation expectations[] = {
		{ E USE KERNEL "{ use(1); }", IL_type, NULL, NULL, "E" },
		{ E "void use(E, int, int); " DEVICE "void use(); " KERNEL "{ use( ); }", IL_type, NULL, NULL, "E" },
		{ E "void use(int, E); struct P { int a, b; }; " DEVICE "void use(P); " KERNEL "{ use({ 1, 2 }); }", IL_type, "P", NULL,
		  "E" },
		{ E "template <int> void use(int, E); template <int> " DEVICE "void use(int); " KERNEL "{ use<1>(1); }", IL_type, NULL,
		  NULL, "E" },
		{ E "struct S { void use(int, E); " DEVICE "void use(int); }; " KERNEL "{ S s; s.use(1); }", IL_type, "S", NULL, "E" },
		{ E "void use(int, E); " DEVICE "void use(int, int); " KERNEL "{ use(1, 2); }", IL_type, "E", NULL, NULL },
		{ E DEVICE "void use(int, E = e); void use(const char *); " KERNEL "{ use(1); }", IL_type, "E", NULL, NULL },
		{ E "void use(const int *, E, ...); " DEVICE "void use(int); " KERNEL "{ use(1); }", IL_type, NULL, NULL, "E" },
		{ E USE KERNEL "{ void (*p)(int) = &use; }", IL_type, "E", NULL, NULL },
		{ E USE "template <class... T> " DEVICE "void f(T... t) { use(t...); } " KERNEL "{ f(1); }", IL_type, "E", NULL, NULL },
		{ "namespace m { struct S { }; " DEVICE "void use(S); } namespace n { " E "void use(int, E); " KERNEL
		  "{ m::S s; use(s); } }",
		  IL_type, "E", NULL, NULL },
	};
#undef E
#undef USE
#undef KERNEL

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

/* What functions for both sides call is needed as far as they run on the device. */
static void functions_for_both_sides_run_where_they_are_called(void **state)
{
#define BOTH "void host() { } __attribute__((host)) " DEVICE "inline void both() { host(); } template <class T> " GLOBAL "void k(T) { } "
	static const struct expectation expectations[] = {
		{ BOTH "int main() { both(); &k<int>; }", IL_routine, "both main k", "host", NULL },
		{ BOTH DEVICE "void d() { both(); } int main() { both(); &k<int>; }", IL_routine, "both main k host", NULL, NULL },
		{ "struct S { ~S(); }; S::~S() { } struct O { S s; " DEVICE "O(); __attribute__((host)) " DEVICE
		  "~O() { } }; template <class T> " GLOBAL "void k(T) { } int main() { O o; &k<int>; }",
		  IL_routine, "main k ~O", NULL, NULL },
	};
#undef BOTH

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

/* Templates of constructors and assignments need objects to be deduced from; a class without other constructors keeps them. */
static void member_templates_are_deduced_from_objects(void **state)
{
#define V      "template <class T> struct V { T t; }; "
#define D      "template <class T> " DEVICE
#define KERNEL GLOBAL "void k() "
	static const struct expectation expectations[] = {
		{ V "struct S { " DEVICE "S(); " D "S(const V<T> &); }; " KERNEL "{ S s; }", IL_type, "S", NULL, "V" },
		{ V "struct S { " DEVICE "S(); " D "S(const V<T> &); }; " KERNEL "{ V<int> v; S s(v); }", IL_type, "S V", NULL, NULL },
		{ V "struct S { " D "S(const V<T> &); }; " KERNEL "{ S *s; }", IL_type, "S V", NULL, NULL },
		{ V "struct S { " DEVICE "S(); " D "S(T, const V<T> *); }; " KERNEL "{ S s; }", IL_type, "S V", NULL, NULL },
		{ V "struct S { " D "S &operator=(const V<T> &); }; " KERNEL "{ S s; s = s; }", IL_type, "S", NULL, "V" },
		{ V "struct S { " D "S &operator+=(const V<T> &); }; " KERNEL "{ S s; }", IL_type, "S V", NULL, NULL },
		{ "# 1 \"s.h\" 1 3\n" V "template <class U> struct S { " DEVICE "S() { } " D
		  "S(const V<T> &); }; template <class U> template <class T> " DEVICE "S<U>::S(const V<T> &) { }\n# 1 \"t.cu\" 2\n" KERNEL
		  "{ S<int> s; }",
		  IL_type, "S", NULL, "V" },
	};
#undef V
#undef D
#undef KERNEL

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

/* What a macro of another file leaves in a system header is part of that: assertions there hold. Those in classes are kept, for what they
 * name may be named nowhere before. */
static void macros_in_system_headers_are_part_of_them(void **state)
{
#define SYSTEM "# 1 \"system.h\" 1 3\nstruct A { };\n# 2 \"system.h\"\nstatic_assert(sizeof(A) == 1, \"\");\n"
#define USER   "# 1 \"user.cu\" 1\nstruct A { };\n# 2 \"user.cu\" 3\nstatic_assert\n# 2 \"user.cu\"\n(sizeof(A) == 1, \"\");\n"
#define KERNEL "# 2 \"t.cu\" 2\n" GLOBAL "void k() { }"
	static const struct expectation expectations[] = {
		{ SYSTEM KERNEL, IL_type, NULL, NULL, "A" },
		{ "# 1 \"system.h\" 1 3\nstruct A { }; struct B { static_assert(sizeof(A) == 1, \"\"); int b; };\n# 1 \"t.cu\" 2\n" GLOBAL
		  "void k(B *) { }",
		  IL_type, "B A", NULL, NULL },
		{ "struct A { }; struct B { static_assert(sizeof(A) == 1, \"\"); int b; };\n" GLOBAL "void k(B *) { }", IL_type, "B A",
		  NULL, NULL },
		{ USER KERNEL, IL_type, "A", NULL, NULL },
	};
#undef SYSTEM
#undef USER
#undef KERNEL

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

/* Of constexpr functions of templates the bodies are needed that run on the device, or that constants are or can be made of [expr.const]. */
static void constants_need_bodies_of_templates(void **state)
{
#define F      "# 1 \"system.h\" 1 3\ntemplate <class T> constexpr T f(T t) { return t; } "
#define KERNEL "\n# 1 \"user.cu\" 2\n" GLOBAL "void k()"
#define A \
	"template <class T> struct A { T v; constexpr A(T t) : v(f(t)) { } constexpr A() : v() { } constexpr operator bool() const { return true; } }; "
	static const struct expectation expectations[] = {
		{ F KERNEL " { f(1); }", IL_routine, "k f", NULL, NULL },
		{ F "constexpr int c = f(1); " KERNEL " { c; }", IL_routine, "k f", NULL, NULL },
		{ F "enum { e = f(1) }; " KERNEL " { e; }", IL_routine, "k f", NULL, NULL },
		{ F KERNEL " { int a[f(1)]; }", IL_routine, "k f", NULL, NULL },
		{ F "template <class T> constexpr T g(T t) { return t; } template <class T> constexpr T g(T *t) { return f(*t); } " GLOBAL
		    "void k() { g(1); }",
		  IL_routine, "k", NULL, "f" },
		{ F "template <class T> struct B { enum { e = f(sizeof(T)) }; }; " KERNEL " { B<int> *p; }", IL_routine, "k f", NULL,
		  NULL },
		{ F "template <class T> struct B { }; template <class T> constexpr bool operator<(B<T>, B<T>) { return true; } struct C { "
		    "alignas(B<int>() < B<int>() ? 8 : 4) int z; }; " KERNEL " { C *c; }",
		  IL_routine, "k operator<", NULL, "f" },
		{ F A KERNEL " { A<int> a; }", IL_routine, "k", NULL, "f" },
		{ F A KERNEL " { A<int> a(1); }", IL_routine, "k f", NULL, NULL },
		{ F A "template <class T> struct B { enum { e = bool(A<T>{ 1 }) }; }; " KERNEL " { B<int> *p; }", IL_routine, "k f", NULL,
		  NULL },
		{ F A "template <class T> struct B : A<T> { }; " KERNEL " { B<int> b; }", IL_routine, "k", NULL, "f" },
	};
#undef KERNEL
#undef A
#undef F

	(void)state;
	run_with(expectations, COUNT_OF(expectations), BODIES_USED);
}

/* A function is found by its arguments where there is a type in its namespace [basic.lookup.argdep], and no class has its name. */
static void namespaces_are_associated_by_types(void **state)
{
#define FIND "template <class T> " DEVICE "void find(T); "
#define CALL "template <class T> " GLOBAL "void k(T t) { (void)find(t); } "
	static const struct expectation expectations[] = {
		{ "namespace n { " FIND "} " CALL "int main() { k<<<1, 1>>>(1); }", IL_routine, "main", NULL, "find" },
		{ "namespace n { struct A { }; " FIND "} " CALL "int main() { k<<<1, 1>>>(1); }", IL_routine, "main", NULL, "find" },
		{ "namespace n { struct A { }; " FIND "} " CALL "int main() { k<<<1, 1>>>(n::A()); }", IL_routine, "find", NULL, NULL },
		{ "namespace n { enum E { e }; " FIND "} " CALL "int main() { k<<<1, 1>>>(n::e); }", IL_routine, "find", NULL, NULL },
		{ "namespace n { inline namespace m { struct A { }; } " FIND "} " CALL "int main() { k<<<1, 1>>>(n::A()); }", IL_routine,
		  "find", NULL, NULL },
		{ "namespace n { auto f() { struct A { }; return A(); } " FIND "} " CALL "int main() { k<<<1, 1>>>(n::f()); }", IL_routine,
		  "find", NULL, NULL },
		{ "namespace n { auto l = [] { }; " FIND "} " CALL "int main() { k<<<1, 1>>>(n::l); }", IL_routine, "find", NULL, NULL },
		{ "namespace m { template <class T> struct find { }; } namespace n { struct A { }; using m::find; } " CALL
		  "int main() { k<<<1, 1>>>(n::A()); }",
		  IL_using_declaration, NULL, NULL, "find" },
		{ "namespace n { struct A { }; template <class T> struct find { find(T) { } }; find(int) -> find<long>; } " CALL
		  "int main() { k<<<1, 1>>>(n::A()); }",
		  IL_type, "A", NULL, "find" },
		{ "namespace n { struct A { }; " FIND "} struct find { find(n::A) { } }; " CALL "int main() { k<<<1, 1>>>(n::A()); }",
		  IL_template, "k", NULL, "find" },
		{ "namespace n { struct A { }; " FIND "} " CALL "struct find { find(n::A) { } }; int main() { k<<<1, 1>>>(n::A()); }",
		  IL_template, "k find", NULL, NULL },
	};
#undef FIND
#undef CALL

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void namespaces_are_found_behind_their_qualifiers(void **state)
{
#define A_AND_B "namespace a { namespace n { struct A { }; } } namespace b { namespace n { struct B { }; using A = B; } } "
#define KERNEL  GLOBAL "void k() { "
	static const struct expectation expectations[] = {
		{ A_AND_B KERNEL "a::n::A x; }", IL_type, NULL, NULL, "B" },
		{ A_AND_B KERNEL "::a::n::A x; }", IL_type, NULL, NULL, "B" },
		{ A_AND_B "namespace a { " KERNEL "n::A x; } }", IL_type, NULL, NULL, "B" },
		{ A_AND_B KERNEL "b::n::A x; }", IL_type, "B", NULL, NULL },
		{ A_AND_B "namespace b { " KERNEL "n::A x; } }", IL_type, "B", NULL, NULL },
		{ A_AND_B "namespace c = b; " KERNEL "c::n::A x; }", IL_type, "B", NULL, NULL },
		{ A_AND_B "namespace c { namespace d = b::n; } " KERNEL "c::d::A x; }", IL_type, "B", NULL, NULL },
		{ A_AND_B KERNEL "namespace d = b::n; d::A x; }", IL_type, "B", NULL, NULL },
		{ A_AND_B KERNEL "using namespace b; n::A x; }", IL_type, "B", NULL, NULL },
		{ A_AND_B "using namespace b; " KERNEL "n::A x; }", IL_type, "B", NULL, NULL },
		{ A_AND_B "namespace c { using namespace b; } " KERNEL "c::n::A x; }", IL_type, "B", NULL, NULL },
		{ "namespace b { inline namespace v { namespace n { struct B { }; } } } " KERNEL "b::n::B x; }", IL_type, "B", NULL, NULL },
		{ "namespace n { struct A { }; } namespace b { namespace n { struct B { }; using A = B; } " KERNEL "::n::A x; } }", IL_type,
		  NULL, NULL, "B" },
	};
#undef A_AND_B
#undef KERNEL

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void members_defined_outside_need_their_class(void **state)
{
	static const struct expectation expectations[] = {
		{ "template <class T> struct P { static int id; }; template <class T> int P<T>::id; struct Q { int id; }; " GLOBAL
		  "void k(Q q) { q.id = 1; }",
		  IL_type, "Q", NULL, "P" },
		{ "struct P { P &operator=(int); }; inline P &P::operator=(int) { return *this; } struct Q { Q &operator=(int); }; "
		  "struct R : Q { using Q::operator=; }; " GLOBAL "void k(R) { }",
		  IL_type, "Q R", NULL, "P" },
		{ "struct P { template <class T> struct N; }; template <class T> struct P::N { }; struct Q { struct N { }; }; " GLOBAL
		  "void k(Q::N) { }",
		  IL_type, "Q", NULL, "P" },
	};

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void literal_operators_are_kept_for_their_literals(void **state)
{
	static const struct expectation expectations[] = {
		{ DEVICE
		  "constexpr int operator\"\"_m(unsigned long long); int operator\"\"_n(unsigned long long); int operator\"\"_s(const char "
		  "*, unsigned long); " GLOBAL "void k() { 0x1_m; }",
		  IL_routine, "k operator\"\"_m", NULL, "operator\"\"_n operator\"\"_s" },
		{ "int operator\"\"_m(unsigned long long); " DEVICE "int operator\"\"_s(const char *, unsigned long); " GLOBAL
		  "void k() { R\"(a)\"_s; }",
		  IL_routine, "k operator\"\"_s", NULL, "operator\"\"_m" },
	};

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void comments_mention_nothing(void **state)
{
	static const struct expectation expectations[] = {
		{ "/* a b */ // a b\nint a(); int b(); int c(); int d(); " GLOBAL
		  "void k() { /* c */ /* a c's */ d /*a(*/ (); // a b's \\\n b\n c(); }",
		  IL_routine, "k d c", NULL, "a b" },
	};

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void names_of_attributes_mention_nothing(void **state)
{
	static const char source[] = "void host() { } void unused() { } void aligned() { } const int size = 8; "
				     "__attribute__((host)) __attribute__ (( unused,\n device )) void d() { } " GLOBAL
				     "void k() { d(); __attribute__((aligned(size))) int a; (void)a; }";
	static const struct expectation expectations[] = {
		{ source, IL_routine, "k d", NULL, "host unused aligned" },
		{ source, IL_variable, "size", NULL, NULL },
	};

	(void)state;
	run(expectations, COUNT_OF(expectations));
}

static void what_names_a_kept_entity_comes_along(void **state)
{
	struct marked t;
	const struct il *il = &t.parsing.il;

	(void)state;
	mark_source(&t, "namespace n { " DEVICE "int d(); int h(); } using n::d; using n::h; " GLOBAL "void k() { n::d(); }");
	assert_int_equal(keep_of(&t, IL_namespace, "n"), IL_KEEP | IL_KEEP_DEFINITION);
	assert_int_equal(keep_of(&t, IL_using_declaration, "d"), IL_KEEP | IL_KEEP_DEFINITION);
	assert_int_equal(keep_of(&t, IL_using_declaration, "h"), 0);
	assert_true(il->header.is_marked);
	unmark(&t);
}

/* What a kept entry needs is kept. The list of a scope's declarations is another matter: it loses members. */
/* A namespace's name mentions nothing where that is opened. */
static void empty_namespaces_are_dropped(void **state)
{
	struct marked t;
	const struct il *il = &t.parsing.il;
	u32 i;

	(void)state;
	mark_source(&t, "namespace n __attribute__((visibility(\"default\"))) { int a; } namespace [[deprecated]] m { int b; } " GLOBAL
	                "void k() { }");
	for (i = 1; i < il->table[IL_source_sequence_entry].count; i++)
		if (il_any_kind(il_source_sequence_entry(il, i)->target) == IL_namespace)
			assert_int_equal(il->table[IL_source_sequence_entry].keep[i], 0);
	unmark(&t);
}

static void the_closure_is_closed(void **state)
{
	struct marked t;
	const struct il *il = &t.parsing.il;
	u32 kind, index, count, i;

	(void)state;
	mark_source(&t, "template <class T, int N> struct Array { T at[N]; " DEVICE "T &operator[](int i) { return at[i]; } };\n"
	                "namespace n { struct Base { virtual " DEVICE "int f() { return 1; } }; struct Derived : Base { " DEVICE
	                "int f() { return 2; } }; }\n" GLOBAL
	                "void k(Array<n::Derived, 3> a, int *out) { *out = a[1].f(); }\nint main() { k<<<1, 1>>>({}, 0); }");
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_field_info *fields = il_fields((enum il_kind)kind, &count);

		for (index = 1; index < il->table[kind].count; index++) {
			if (!(il->table[kind].keep[index] & IL_KEEP_DEFINITION))
				continue;
			for (i = 0; i < count; i++) {
				u32 value = (u32)il_field_value(il_at(il, (enum il_kind)kind, index), &fields[i]);

				if (!il_is_reference(&fields[i]) || !value || t.marking.need[kind][i] == NEED_NOTHING ||
				    kind == IL_source_sequence_entry)
					continue;
				if (fields[i].type != IL_FIELD_ANY)
					value = il_any_of((enum il_kind)fields[i].target, value);
				if (!il->table[il_any_kind(value)].keep[il_any_index(value)])
					fail_msg("%s@%u is kept, but not its %s", il_kind_name[kind], index, fields[i].name);
			}
		}
	}
	unmark(&t);
}

/* ---- --why ---- */

/* What mark_explain() prints on standard error; malloc'ed. */
static char *explanation(const struct marked *t, const char *name, bool *found)
{
	char path[] = TEMPORARY_NAME;
	int saved = dup(STDERR_FILENO), file = mkstemp(path);
	size_t size;
	char *text;

	fflush(stderr);
	dup2(file, STDERR_FILENO);
	*found = mark_explain(&t->marking, name);
	fflush(stderr);
	dup2(saved, STDERR_FILENO);
	close(saved);
	close(file);
	text = read_whole(path, &size);
	unlink(path);
	return text;
}

static void assert_answer(const struct marked *t, const char *name, bool is_kept, const char *expected)
{
	bool found;
	char *text = explanation(t, name, &found);

	assert_int_equal(found, is_kept);
	assert_string_equal(text, expected);
	free(text);
}

static void assert_explanation(const struct marked *t, const char *name, const char *expected) { assert_answer(t, name, true, expected); }

/* By why calls are not known, for --stats. */
static void doubts_are_counted(void **state)
{
	struct marked t;

	(void)state;
	mark_source(&t, DEVICE "int f() { auto a = __nv_f(1); return a; } " DEVICE
	                       "int g() { return f() + 1; } void h() { auto b = __nv_f(2); }");
	assert_int_equal(t.marking.text.doubts[DOUBT_TYPE].count, 1);
	assert_int_equal(t.marking.text.doubts[DOUBT_NAME].count + t.marking.text.doubts[DOUBT_DEPENDENT].count, 0);
	unmark(&t);
	mark_source(&t, "template <int N> " DEVICE "int f() { return N; } " DEVICE "int g() { return f<__nv_f(1)>(); }");
	assert_int_equal(t.marking.text.doubts[DOUBT_NAME].count, 1);
	unmark(&t);
	mark_source(&t, "struct S { int s; " DEVICE "S() : s(__nv_f(1) + 1) { } }; " DEVICE "void f() { S s; }");
	assert_int_equal(t.marking.text.doubts[DOUBT_TYPE].count, 1);
	unmark(&t);
	mark_source(&t, "struct S { int s = __nv_f(1) + 1; }; " DEVICE "void f() { S s; }");
	assert_int_equal(t.marking.text.doubts[DOUBT_TYPE].count + t.marking.text.doubts[DOUBT_BODY].count, 1);
	assert_int_equal(keep_of(&t, IL_type, "S"), IL_KEEP | IL_KEEP_DEFINITION);
	unmark(&t);
}

/* Bodies with calls that are not known, of all causes. */
static u32 count_doubts(const char *source)
{
	struct marked t;
	u32 count = 0, i;

	mark_bodies(&t, source, BODIES_USED);
	for (i = 0; i < DOUBT_COUNT; i++)
		count += t.marking.text.doubts[i].count;
	unmark(&t);
	return count;
}

/* What is not in any body that runs is no doubt: the pattern of a fold, the body of a generic lambda. A lambda's body counts, and that of
 * an instance of a generic one. */
static void doubts_are_those_of_bodies(void **state)
{
	static const char get[] = "template <int I, class T> " DEVICE "T get(T t) { return t; } template <class... T> struct All { };";
	static const struct {
		const char *source;
		u32 count;
	} cases[] = {
		{ "template <int... I> " DEVICE "int sum() { return (get<I>(1) + ...); } " DEVICE "int f() { return sum<1, 2>(); }", 0 },
		{ "template <int... I> " DEVICE "int sum() { return (... + get<I>(1)); } " DEVICE "int f() { return sum<1, 2>(); }", 0 },
		{ "template <int... I> " DEVICE "int sum() { return (1 + ... + get<I>(1)); } " DEVICE "int f() { return sum<1, 2>(); }",
		  0 },
		{ "template <int... I> " DEVICE "void all(All<decltype(I)...>) { (void(get<I>(1)), ...); } " DEVICE
		  "void f() { all<1, 2>({}); }",
		  0 },
		{ "template <class T> " DEVICE "int g(T t) { return [](auto x) { return get<1>(x); }(t); } " DEVICE
		  "int f() { return g(1); }",
		  0 },
		{ "template <class T> " DEVICE
		  "int g(T t) { return [](auto x) { return [=](auto y) { return get<1>(x + y); }(1); }(t); } " DEVICE
		  "int f() { return g(1); }",
		  0 },
		{ "template <class T> " DEVICE "int g(T t) { return [](auto x) { int y = get<1>(x); return y; }(t); } " DEVICE
		  "int f() { return g(1); }",
		  0 },
		{ "struct N { }; struct A { int i; }; struct Z { " DEVICE "Z(N &); }; " DEVICE
		  "Z f(N &n) { A{1}; A{}; A(); A(A{1}); Z{n}; return Z(n); }",
		  0 },
		{ "struct N { }; struct B : decltype(__nv_f(1)) { }; struct Z { " DEVICE "Z(N &); }; " DEVICE
		  "void f(B &b) { void(Z(b)); }",
		  1 },
		{ DEVICE "unsigned f(bool b) { return b ? __nv_f(1) : __nv_g(2); }", 0 },
		{ "template <class K> constexpr K key(); template <class K> struct H { static constexpr K e = key<K>(); }; "
		  "template <class K> const K v = key<K>(); template <class K> constexpr K key() { return K(1); } " GLOBAL
		  "void k(int *p) { *p = key<int>() + H<int>::e + v<int>; }",
		  0 },
		{ "struct S { " DEVICE "S(int); }; " DEVICE "S f(bool b) { return b ? __nv_f(1) : __nv_g(2); }", 1 },
		{ DEVICE "unsigned f(bool b) { return b ? __nv_f(1) : 1; }", 1 },
		{ DEVICE "int f() { return [] { return get<__nv_f(1)>(1); }(); }", 2 }, /* f, and whatever instance of get */
		{ DEVICE "int f() { return [](int x) { return [=] { return get<__nv_f(1)>(x); }(); }(1); }", 2 },
		{ DEVICE "int f() { return [](auto x) { return get<__nv_f(1)>(x); }(1); }", 3 }, /* the instance, too */
		{ DEVICE "int f() { return [x = get<__nv_f(1)>(1)] { return x; }(); }", 2 },
	};
	char source[1000];
	size_t i;

	(void)state;
	for (i = 0; i < COUNT_OF(cases); i++) {
		snprintf(source, sizeof source, "%s%s", get, cases[i].source);
		if (count_doubts(source) != cases[i].count)
			fail_msg("%s: %u doubts, not %u", cases[i].source, count_doubts(source), cases[i].count);
	}
}

/* A member class that an alias in a system header leads to is defined where it is a base: the constructor that takes it is found. */
static void bases_of_system_headers_are_defined(void **state)
{
	static const char source[] = "# 1 \"h.h\" 1 3\ntemplate <class T> struct U { char c[sizeof(T)]; };"
				     "template <class T> struct X { union _N { T v; }; struct N : U<_N> { }; " DEVICE "X(N &) { } };"
				     "template <class T> struct Z : X<T> { using A = typename X<T>::N; " DEVICE "Z(A &a) : X<T>(a) { } };"
				     "template <class T, int K> struct W { template <int J, int D> struct L;"
				     "template <int D> struct L<1, D> { using E = Z<T>; struct _B : E::A { }; struct B : U<_B> { }; " DEVICE
				     "static void f(_B &b) { void(E(b)); } }; using B = typename L<K, 0>::_B; }; " DEVICE
				     "void f(W<int, 1>::B &b) { W<int, 1>::L<1, 0>::f(b); }";

	(void)state;
	assert_int_equal(count_doubts(source), 0);
}

/* Who calls an instance of a generic lambda by which a kernel is instantiated leads to the kernel. */
static void generic_lambdas_lead_to_kernels(void **state)
{
	static const char source[] =
		"# 1 \"t.cu\"\n# 1 \"h.h\" 1 3\ntemplate <class F> void apply(F f) { f(1); } template <class F> void both(F f) { apply(f); }\n"
		"template <class F> void other(F f) { f(1); }\n# 1 \"t.cu\"\ntemplate <class T> " GLOBAL
		"void k(T) { } template <class T> void g(T t) { other([](auto x) { return x; }); "
		"both([=](auto x) { [=] { k<<<1, 1>>>(x + t); }(); }); } int main() { g(1L); }";
	static const struct {
		const char *name;
		u8 keep;
	} functions[] = { { "apply", IL_KEEP | IL_KEEP_DEFINITION }, { "both", IL_KEEP | IL_KEEP_DEFINITION }, { "other", IL_KEEP } };
	struct marked t;
	size_t i;

	(void)state;
	mark_bodies(&t, source, BODIES_USED);
	for (i = 0; i < COUNT_OF(functions); i++)
		if (keep_of(&t, IL_routine, functions[i].name) != functions[i].keep)
			fail_msg("keep bits of %s are %u", functions[i].name, keep_of(&t, IL_routine, functions[i].name));
	unmark(&t);
}

/* A host function whose calls are not known may lead to kernels. */
static void unknown_calls_of_the_host_may_lead(void **state)
{
	struct marked t;

	(void)state;
	mark_bodies(
		&t,
		"# 1 \"t.cu\"\n# 1 \"h.h\" 1 3\ntemplate <class F> void apply(F f) { auto a = __nv_f(1); a(f); } template <class F> void known(F f) { }\n"
		"# 1 \"t.cu\"\n" GLOBAL "void k() { } int main() { apply([] { k<<<1, 1>>>(); }); known(1); }",
		BODIES_USED);
	assert_int_equal(keep_of(&t, IL_routine, "apply"), IL_KEEP | IL_KEEP_DEFINITION);
	assert_int_equal(t.marking.text.doubts[DOUBT_TYPE].count, 1);
	unmark(&t);
}

/* Of what the program uses nobody has asked: an instance named before its template is defined has no body. */
static void templates_defined_behind_their_use_are_kept(void **state)
{
	struct marked t;
	u32 kept = 0, i;

	(void)state;
	mark_bodies(&t,
	            "template <class T> " DEVICE "T f(T); template <class T> struct s { " DEVICE "int m(); }; " DEVICE
	            "int u(int i) { return i; } " DEVICE "int d() { return f(1) + s<int>().m(); } template <class T> " DEVICE
	            "T f(T t) { return u(t); } "
	            "template <class T> " DEVICE "int s<T>::m() { return u(2); }",
	            BODIES_NEEDED);
	for (i = 1; i < t.parsing.il.table[IL_full_entity_decl_info].count; i++)
		if (il_full_entity_decl_info(&t.parsing.il, i)->body_end &&
		    t.parsing.il.table[IL_full_entity_decl_info].keep[i] & IL_KEEP_DEFINITION)
			kept++;
	assert_int_equal(kept, 5); /* the class and the four functions */
	unmark(&t);
}

static void why_tells_the_chain_to_a_seed(void **state)
{
	struct marked t;

	(void)state;
	mark_source(&t, "# 1 \"t.cu\"\nstruct S { int a; };\nconst S value = { 1 };\nconstexpr int get() { return value.a; }\n" GLOBAL
	                "void k() {\n  get();\n}\nint h();\n");
	assert_explanation(&t, "k", "routine@2 \"k()\" (a seed: a kernel)\n");
	assert_explanation(&t, "get",
	                   "routine@1 \"get()\"\n  needed by routine@2 \"k()\", which mentions it at t.cu:5:3 (a seed: a kernel)\n");
	assert_explanation(&t, "value",
	                   "variable@1 \"value\"\n  needed by routine@1 \"get()\", which mentions it at t.cu:3:30\n"
	                   "  needed by routine@2 \"k()\", which mentions it at t.cu:5:3 (a seed: a kernel)\n");
	assert_answer(&t, "h", false, "routine@3 \"h()\", declared at t.cu:7:1, is not kept\n");
	assert_answer(&t, "nobody", false, "cu-mark: nothing is named nobody; cu-dump --main-file shows what there is\n");
	unmark(&t);
}

/* What is named that is no declaration of its own, or in part kept. */
static void why_knows_parts(void **state)
{
	struct marked t;

	(void)state;
	mark_bodies(
		&t,
		"# 1 \"t.cu\"\nnamespace n { inline namespace v { enum Color { red }; enum class Mode { fast }; struct S { int a; }; } }\n"
		"int f(n::S s) { return s.a; }\nint g(n::S);\n" DEVICE "int f(int i) { return i; }\n" GLOBAL
		"void k() {\n  f(n::red + (int)n::Mode::fast);\n}\nnamespace unused { int u; }\n",
		BODIES_USED);
	assert_explanation(&t, "n::red",
	                   "variable@1 \"n::v::Color::red\"\n  part of type@36 \"n::v::Color\"\n"
	                   "  needed by routine@4 \"k()\", which mentions it at t.cu:6:8 (a seed: a kernel)\n");
	assert_answer(&t, "n::fast", false, "cu-mark: nothing is named n::fast; there is n::v::Mode::fast\n");
	assert_answer(&t, "n::S::a", false, "field@1 \"n::v::S::a\", declared at t.cu:1:97, is not kept\n");
	assert_answer(&t, "f(n::v::S)", false, "routine@1 \"f(n::v::S)\", declared at t.cu:2:1, is not kept\n");
	assert_explanation(&t, "f", "routine@3 \"f(int)\" (a seed: a device function)\n");
	assert_explanation(&t, "n", "namespace@1 \"n\" is kept around what is kept in it\n");
	assert_answer(&t, "unused", false, "namespace@3 \"unused\", declared at t.cu:8:18, is not kept\n");
	unmark(&t);
}

/* Of which kind a seed is; what has several declarations is explained once. */
static void why_tells_what_a_seed_is(void **state)
{
	struct marked t;

	(void)state;
	mark_bodies(&t,
	            "# 1 \"t.cu\"\n" DEVICE "int d; __attribute__((constant)) int c; __attribute__((managed)) int m;\n" DEVICE
	            "int f();\n" DEVICE "int f();\n" GLOBAL "void k();\nstruct V { " DEVICE
	            "virtual void v() { f(); } };\ntemplate <class T> " GLOBAL "void t() { }\ntemplate " GLOBAL "void t<int>();\n"
	            "int host() { t<char><<<1, 1>>>(); return 0; }\nint variable = host();\nvoid l() { auto l = [] " DEVICE "() { }; }\n"
	            "static_assert(sizeof(int) == 4);\n",
	            BODIES_USED);
	assert_explanation(&t, "d", "variable@1 \"d\" (a seed: a device variable)\n");
	assert_explanation(&t, "c", "variable@2 \"c\" (a seed: a constant variable)\n");
	assert_explanation(&t, "m", "variable@3 \"m\" (a seed: a managed variable)\n");
	assert_explanation(&t, "f",
	                   "routine@1 \"f()\"\n  needed by routine@3 \"V::v()\", which mentions it at t.cu:5:55 (a seed: a virtual "
	                   "function of the device)\n");
	assert_explanation(&t, "V", "type@38 \"V\" (a seed is in it)\n");
	assert_explanation(&t, "t<int>", "routine@5 \"t<int>()\"\n  made from routine@4 \"t()\" (a seed: a kernel)\n");
	assert_explanation(&t, "host", "routine@6 \"host()\" (by which kernels are instantiated)\n");
	assert_explanation(&t, "variable", "variable@4 \"variable\" (a seed: its initializer leads to kernels)\n");
	assert_explanation(&t, "l()", "routine@8 \"l()\" (a lambda for devices is in it)\n");
	unmark(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(seeds_are_what_cuda_marks),
		cmocka_unit_test(the_closure_follows_bodies_types_and_initializers),
		cmocka_unit_test(declarations_are_kept_without_definitions),
		cmocka_unit_test(overloads_are_kept_together),
		cmocka_unit_test(functions_need_objects_of_classes),
		cmocka_unit_test(calls_have_enough_arguments),
		cmocka_unit_test(functions_for_both_sides_run_where_they_are_called),
		cmocka_unit_test(member_templates_are_deduced_from_objects),
		cmocka_unit_test(macros_in_system_headers_are_part_of_them),
		cmocka_unit_test(constants_need_bodies_of_templates),
		cmocka_unit_test(namespaces_are_associated_by_types),
		cmocka_unit_test(namespaces_are_found_behind_their_qualifiers),
		cmocka_unit_test(members_defined_outside_need_their_class),
		cmocka_unit_test(literal_operators_are_kept_for_their_literals),
		cmocka_unit_test(comments_mention_nothing),
		cmocka_unit_test(names_of_attributes_mention_nothing),
		cmocka_unit_test(what_names_a_kept_entity_comes_along),
		cmocka_unit_test(empty_namespaces_are_dropped),
		cmocka_unit_test(the_closure_is_closed),
		cmocka_unit_test(doubts_are_counted),
		cmocka_unit_test(doubts_are_those_of_bodies),
		cmocka_unit_test(bases_of_system_headers_are_defined),
		cmocka_unit_test(generic_lambdas_lead_to_kernels),
		cmocka_unit_test(unknown_calls_of_the_host_may_lead),
		cmocka_unit_test(templates_defined_behind_their_use_are_kept),
		cmocka_unit_test(why_tells_the_chain_to_a_seed),
		cmocka_unit_test(why_knows_parts),
		cmocka_unit_test(why_tells_what_a_seed_is),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
