/* The type traits that are built in, asked of many types: g++ must agree with every answer. TRAITS_KEEP in the environment names a file
 * that gets the program. */
#include "gxx_judge.h"
#include "parse_show.h"

#include "../../cu-parse/constants/constant.h"

enum { KNOWN_PERCENT = 84 };

static const char prelude[] =
	"enum E { e0 }; enum class C : short { c0 }; union U { int i; float f; }; struct Empty {}; struct Plain { int a; double b; };\n"
	"struct Packed { int a, b; short c, d; int *e; }; struct Hole { char a; int b; }; struct Nested { Plain p; Empty e; };\n"
	"class Private { int a; public: int b; }; class Hidden { int a; };\n"
	"struct Base {}; struct Other { int o; }; struct Derived : Base { int d; }; struct Two : Other { int t; };\n"
	"struct Both : Base, Other {}; struct Deep : Derived, Empty {}; struct FirstBase : Base { Base b; }; struct Virtual : virtual Base { int v; };\n"
	"struct Poly { virtual void f(); }; struct PolyDerived : Poly { void f() override; int x; };\n"
	"struct Abstract { virtual void f() = 0; virtual ~Abstract(); }; struct Concrete : Abstract { void f() override; };\n"
	"struct StillAbstract : Abstract { void f(int); }; struct Final final { int x; };\n"
	"struct VirtualDtor { virtual ~VirtualDtor() = default; }; struct InheritsDtor : VirtualDtor {};\n"
	"struct UserCtor { UserCtor(); }; struct UserCopy { UserCopy(const UserCopy &); }; struct UserMove { UserMove(UserMove &&) noexcept; };\n"
	"struct UserAssign { UserAssign &operator=(const UserAssign &); }; struct UserDtor { ~UserDtor(); };\n"
	"struct NoThrowCtor { NoThrowCtor() noexcept; NoThrowCtor(const NoThrowCtor &) noexcept; NoThrowCtor &operator=(const NoThrowCtor &) noexcept; };\n"
	"struct ThrowDtor { ~ThrowDtor() noexcept(false); }; struct HasThrowDtor { ThrowDtor t; }; struct CondNoexcept { CondNoexcept() noexcept(sizeof(int) == 4); };\n"
	"struct Defaulted { Defaulted() = default; Defaulted(const Defaulted &) = default; int x; };\n"
	"struct DefaultedOutside { DefaultedOutside(); int x; }; inline DefaultedOutside::DefaultedOutside() = default;\n"
	"struct DeletedCopy { DeletedCopy() = default; DeletedCopy(const DeletedCopy &) = delete; };\n"
	"struct DeletedDefault { DeletedDefault() = delete; int x; }; struct DeletedDtor { ~DeletedDtor() = delete; };\n"
	"struct MoveOnly { MoveOnly() {} MoveOnly(MoveOnly &&) = default; MoveOnly &operator=(MoveOnly &&) = default; };\n"
	"class PrivateCtor { PrivateCtor(); }; class PrivateDtor { ~PrivateDtor(); }; class ProtectedCopy { protected: ProtectedCopy(const ProtectedCopy &); };\n"
	"struct OfProtected : ProtectedCopy {}; struct NonConstCopy { NonConstCopy(NonConstCopy &); }; struct HasNonConst { NonConstCopy n; };\n"
	"struct HasUserCtor { UserCtor u; }; struct HasUserDtor { UserDtor u; int i; }; struct HasMoveOnly { MoveOnly m; int i; };\n"
	"struct HasDeletedCopy { DeletedCopy d; }; struct HasDeletedDtor { DeletedDtor d; }; struct DerivesUserCopy : UserCopy { int i; };\n"
	"struct ConstMember { const int c; }; struct RefMember { int &r; }; struct RvalueMember { int &&r; }; struct Initialized { int i = 3; };\n"
	"struct InitializedConst { const int c = 3; }; struct ArrayMember { UserDtor a[3]; }; struct MutableMember { mutable int m; };\n"
	"union UserUnion { UserCtor u; int i; }; union DtorUnion { UserDtor u; int i; }; struct Anonymous { union { int a; float b; }; int c; };\n"
	"struct AnonymousUser { union { int a; UserCopy b; }; }; struct Bits { int a : 3; int : 0; unsigned b : 7; }; struct Volatile { volatile int v; };\n"
	"struct Converts { Converts(int); Converts(double, int = 1) noexcept; }; struct Explicit { explicit Explicit(int *); };\n"
	"struct TemplateCtor { template <class T> TemplateCtor(T &&); }; struct TemplateAssign { template <class T> TemplateAssign &operator=(const T &); };\n"
	"struct Literal { constexpr Literal(int) : x(0) {} int x; }; struct NotLiteral { NotLiteral(int); int x; }; struct OfLiteral { Literal l; };\n"
	"struct ByValueAssign { ByValueAssign &operator=(ByValueAssign); }; struct RefQualified { RefQualified &operator=(const RefQualified &) &; };\n"
	"struct AssignInt { AssignInt &operator=(int) noexcept; }; struct HasAssignRef { RefMember r; }; struct VariadicCtor { VariadicCtor(...); };\n"
	"struct DefaultArgument { DefaultArgument(int = 0); }; struct ExplicitDefault { explicit ExplicitDefault() = default; };\n"
	"struct NoUnique { int a; char b; short c; }; struct Floats { float a, b; }; struct Pointers { void *a; int Plain::*b; };\n"
	"struct PublicAndProtected { int a; protected: int b; }; struct StaticMember { static int s; int a; }; struct Nothing { void f(); static int s; };\n"
	"struct PrivateBase : private Base { int a; }; struct DerivedOfVirtual : Virtual {}; struct ToInt { operator int() const; };\n"
	"struct NoexceptMove { NoexceptMove(const NoexceptMove &); NoexceptMove(NoexceptMove &&) noexcept; NoexceptMove &operator=(NoexceptMove &&) noexcept; };\n"
	"struct HasNoexceptMove { NoexceptMove m; }; struct Implicit { HasUserCtor h; Plain p; MoveOnly m; };\n"
	"UserCopy make_copy(); inline auto lambda = [](int i) { return i; }; inline auto capturing = [i = 1, p = Plain()] { return i; };\n"
	"inline auto with_copy = [u = make_copy()](int) mutable { }; inline auto with_reference = [&r = lambda] { };\n"
	"inline auto with_destructor = [d = UserDtor()] { }; inline auto move_only = [m = MoveOnly()] { };\n"
	"typedef decltype(lambda) Lambda; typedef decltype(capturing) Capturing; typedef decltype(with_copy) WithCopy;\n"
	"typedef decltype(with_reference) WithReference; typedef decltype(with_destructor) WithDestructor; typedef decltype(move_only) WithMoveOnly;\n"
	"typedef const Plain ConstPlain; using Function = int(int); typedef int Integer;\n";

/* clang-format off */
static const char *const classes[] = {
	"Empty", "Plain", "Packed", "Hole", "Nested", "Private", "Hidden", "Base", "Other", "Derived", "Two", "Both", "Deep", "FirstBase", "Virtual",
	"Poly", "PolyDerived", "Abstract", "Concrete", "StillAbstract", "Final", "VirtualDtor", "InheritsDtor", "UserCtor", "UserCopy", "UserMove",
	"UserAssign", "UserDtor", "NoThrowCtor", "ThrowDtor", "HasThrowDtor", "CondNoexcept", "Defaulted", "DefaultedOutside", "DeletedCopy",
	"DeletedDefault", "DeletedDtor", "MoveOnly", "PrivateCtor", "PrivateDtor", "ProtectedCopy", "OfProtected", "NonConstCopy", "HasNonConst",
	"HasUserCtor", "HasUserDtor", "HasMoveOnly", "HasDeletedCopy", "HasDeletedDtor", "DerivesUserCopy", "ConstMember", "RefMember",
	"RvalueMember", "Initialized", "InitializedConst", "ArrayMember", "MutableMember", "UserUnion", "DtorUnion", "Anonymous", "AnonymousUser",
	"Bits", "Volatile", "Converts", "Explicit", "TemplateCtor", "TemplateAssign", "Literal", "NotLiteral", "OfLiteral", "ByValueAssign",
	"RefQualified", "AssignInt", "HasAssignRef", "VariadicCtor", "DefaultArgument", "ExplicitDefault", "NoUnique", "Floats", "Pointers",
	"PublicAndProtected", "StaticMember", "Nothing", "PrivateBase", "DerivedOfVirtual", "ToInt", "NoexceptMove", "HasNoexceptMove", "Implicit",
	"Lambda", "Capturing", "WithCopy", "WithReference", "WithDestructor", "WithMoveOnly", "U", "ConstPlain", "const UserCtor", "Plain[3]", "const Derived[2][2]", "volatile Plain", "UserDtor[2]",
};
/* clang-format on */
/* clang-format off */
static const char *const others[] = {
	"int", "const int", "volatile int", "float", "bool", "char", "long double", "E", "C", "void", "const void", "int *", "const int *", "void *",
	"int &", "const int &", "int &&", "int[3]", "const int[3]", "int[]", "Function", "Function *", "Function &", "decltype(nullptr)", "int Plain::*",
	"int (Plain::*)(int) const", "Integer", "int[2][3]", "int **", "const char *", "_Complex double", "__int128",
};
/* clang-format on */
/* clang-format off */
static const char *const unary[] = {
	"__is_class", "__is_union", "__is_enum", "__is_final", "__is_empty", "__is_polymorphic", "__is_abstract", "__is_aggregate",
	"__is_standard_layout", "__is_trivially_copyable", "__is_trivial", "__is_pod", "__is_literal_type", "__is_constructible",
	"__is_trivially_constructible", "__is_nothrow_constructible", "__has_trivial_constructor", "__has_trivial_copy", "__has_trivial_assign",
	"__has_trivial_destructor", "__has_nothrow_constructor", "__has_nothrow_copy", "__has_nothrow_assign", "__has_virtual_destructor",
	"__has_unique_object_representations",
};
/* clang-format on */
/* Of a class and what is made of it. */
/* clang-format off */
static const char *const related[] = {
	"__is_constructible(%1$s, const %1$s &)", "__is_constructible(%1$s, %1$s &)", "__is_constructible(%1$s, %1$s)",
	"__is_constructible(%1$s, const %1$s)", "__is_trivially_constructible(%1$s, const %1$s &)", "__is_trivially_constructible(%1$s, %1$s &&)",
	"__is_nothrow_constructible(%1$s, const %1$s &)", "__is_nothrow_constructible(%1$s, %1$s)", "__is_assignable(%1$s &, const %1$s &)",
	"__is_assignable(%1$s &, %1$s)", "__is_assignable(%1$s, %1$s)", "__is_assignable(const %1$s &, const %1$s &)",
	"__is_trivially_assignable(%1$s &, const %1$s &)", "__is_trivially_assignable(%1$s &, %1$s)", "__is_nothrow_assignable(%1$s &, const %1$s &)",
	"__is_nothrow_assignable(%1$s &, %1$s)", "__is_constructible(%1$s, int)", "__is_constructible(%1$s, int, int)", "__is_constructible(%1$s, int *)",
	"__is_nothrow_constructible(%1$s, double)", "__is_assignable(%1$s &, int)", "__is_constructible(%1$s, int, int, int)",
	"__is_constructible(const %1$s &, %1$s)", "__is_constructible(%1$s &, %1$s)", "__is_constructible(%1$s &, %1$s &)",
	"__is_base_of(Base, %1$s)", "__is_base_of(%1$s, Derived)", "__is_same(%1$s, const %1$s)", "__is_same(Plain, %1$s)",
};
/* clang-format on */
/* Of two types that are no classes. */
/* clang-format off */
static const char *const pairs[] = {
	"__is_same(%s, %s)", "__is_constructible(%s, %s)", "__is_assignable(%s &, %s)", "__is_assignable(%s, %s)", "__is_base_of(%s, %s)",
	"__is_trivially_constructible(%s, %s)", "__is_nothrow_assignable(%s &, %s)",
};
/* clang-format on */

static void add_assertion(struct buffer *out, const char *format, const char *a, const char *b)
{
	buffer_puts(out, "static_assert(");
	buffer_printf(out, format, a, b);
	buffer_puts(out, ");\n");
}

static void add_questions(struct buffer *out)
{
	u32 i, j, k;

	for (i = 0; i < COUNT_OF(unary); i++) {
		for (j = 0; j < COUNT_OF(classes); j++)
			add_assertion(out, "%2$s(%1$s)", classes[j], unary[i]);
		for (j = 0; j < COUNT_OF(others); j++)
			add_assertion(out, "%2$s(%1$s)", others[j], unary[i]);
	}
	for (i = 0; i < COUNT_OF(related); i++)
		for (j = 0; j < COUNT_OF(classes); j++)
			if (!strchr(classes[j], ' ') && !strchr(classes[j], '['))
				add_assertion(out, related[i], classes[j], "");
	for (i = 0; i < COUNT_OF(pairs); i++)
		for (j = 0; j < COUNT_OF(others); j++)
			for (k = 0; k < COUNT_OF(others); k++)
				if (!strchr(pairs[i], '&') ||
				    (!strpbrk(others[j], "&*[") && !strstr(others[j], "void"))) /* else there is no reference to it */
					add_assertion(out, pairs[i], others[j], others[k]);
}

/* A static_assert for each value that is known; returns how many are. */
static u32 add_answers(struct parsing *t, const char *text, struct buffer *out)
{
	u32 i, known = 0;

	for (i = 1; i < t->il.table[IL_static_assert].count; i++) {
		const struct il_static_assert *assertion = il_static_assert(&t->il, i);
		u32 begin = assertion->condition_begin, length = assertion->condition_end - begin;
		struct constant value = constant_of_text(&t->p, assertion->scope, begin, assertion->condition_end);

		if (!value.known)
			continue;
		known++;
		buffer_printf(out, "static_assert((%.*s) == %s);\n", (int)length, text + begin, value.bits ? "true" : "false");
	}
	return known;
}

static void answers_are_as_in_gxx(u32 version)
{
	struct buffer text = { 0 }, program = { 0 };
	struct parsing t;
	u32 known;
	int accepted;

	buffer_puts(&text, prelude);
	buffer_puts(&program, prelude);
	add_questions(&text);
	parse_as(&t, text.text, BODIES_NEEDED, version);
	known = add_answers(&t, text.text, &program);
	print_message("C++%u: %u questions, %u answers known\n", version / 100 % 100, t.il.table[IL_static_assert].count - 1, known);
	assert_true(known * 100 >= (t.il.table[IL_static_assert].count - 1) * KNOWN_PERCENT);
	accepted = gxx_accepts(program.text, version, "TRAITS_KEEP");
	done(&t);
	buffer_free(&text);
	buffer_free(&program);
	if (accepted == -1)
		skip();
	assert_int_equal(accepted, 1);
}

static void traits_in_cxx17(void **state)
{
	(void)state;
	answers_are_as_in_gxx(201703);
}

static void traits_in_cxx20(void **state)
{
	(void)state;
	answers_are_as_in_gxx(202002);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(traits_in_cxx17), cmocka_unit_test(traits_in_cxx20) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
