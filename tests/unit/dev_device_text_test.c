/* cu-emit-dev --source: what is taken of the text, its lines, and where positions come to be. */
#include "device_show.h"

static void what_is_not_needed_is_left_out(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "int h; " DEVICE "int d; int g;\n", FILE_MARKER DEVICE "int d;\n" },
		{ FILE_MARKER "int f() { return 1; }\n" GLOBAL "void k() { }\nint main() { f(); }\n",
		  "# 2 \"t.cu\"\n" GLOBAL "void k() { }\n" },
		{ FILE_MARKER "namespace n { int f(); }\nnamespace m {\nint f();\n" DEVICE "int d;\n}\n",
		  "# 2 \"t.cu\"\nnamespace m {\n\n" DEVICE "int d;\n}\n" },
		{ FILE_MARKER "extern \"C\" { int f();\n" DEVICE "int d; }\n", FILE_MARKER "extern \"C\" {\n" DEVICE "int d; }\n" },
		{ FILE_MARKER "struct S { };; ; " DEVICE "int d;; int x;;\n", FILE_MARKER DEVICE "int d;;\n" },
		{ FILE_MARKER "int f();\n", "\n" },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

/* A ; takes the place of a body with the initializers before it; what cannot be only declared keeps its own. */
static void bodies_go(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "struct O { int h; }; struct S { int a; S() : a(1) { } int h() { return a; } " DEVICE
		              "int d() { return a; } };\n" GLOBAL "void k(S *s, O *o) { s->d(), o->h; }\n",
		  FILE_MARKER "struct O { int h; }; struct S { int a; S(); int h(); " DEVICE "int d() { return a; } };\n" GLOBAL
		              "void k(S *s, O *o) { s->d(), o->h; }\n" },
		{ FILE_MARKER "struct O { int h; }; struct S { int h()\n{\nreturn 1;\n}\nint a; };\n" GLOBAL "void k(S s, O o) { o.h; }\n",
		  FILE_MARKER "struct O { int h; }; struct S { int h()\n;\n\n\nint a; };\n" GLOBAL "void k(S s, O o) { o.h; }\n" },
		{ FILE_MARKER "struct O { int h; }; struct S { S() = default; S(const S &) = delete; auto h() const noexcept -> int { "
		              "return 1; } };\n" GLOBAL "void k(S *s, O *o) { o->h; }\n",
		  FILE_MARKER
		  "struct O { int h; }; struct S { S() = default; S(const S &) = delete; auto h() const noexcept -> int; };\n" GLOBAL
		  "void k(S *s, O *o) { o->h; }\n" },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

/* Empty lines where few are missing, markers where many are, or the file changes; pragmas have lines of their own. */
static void lines_are_those_of_the_source(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER DEVICE "int a;\nint x;\nint y;\n" DEVICE "int b;\n", FILE_MARKER DEVICE "int a;\n\n\n" DEVICE "int b;\n" },
		{ FILE_MARKER DEVICE "int a;\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n" DEVICE "int b;\n",
		  FILE_MARKER DEVICE "int a;\n# 16 \"t.cu\"\n" DEVICE "int b;\n" },
		{ FILE_MARKER DEVICE "int a;\n# 7 \"h.h\" 1 3\nint x;\n" DEVICE "int b;\n# 3 \"t.cu\" 2\n" DEVICE "int c;\n",
		  FILE_MARKER DEVICE "int a;\n# 8 \"h.h\" 3\n" DEVICE "int b;\n# 3 \"t.cu\"\n" DEVICE "int c;\n" },
		{ FILE_MARKER "int x;\n#pragma pack(push, 1)\nstruct S { char c; }; int y;\n#pragma pack(pop)\n" GLOBAL "void k(S) { }\n",
		  "# 2 \"t.cu\"\n#pragma pack(push, 1)\n# 3 \"t.cu\"\nstruct S { char c; };\n# 4 \"t.cu\"\n#pragma pack(pop)\n# 5 \"t.cu\"\n" GLOBAL
		  "void k(S) { }\n" },
	};

	(void)state;
	check(rows, COUNT_OF(rows));
}

/* For debuggers there are as many lines as there were, and all markers; the pragma takes the place of a line that is gone. */
static void lines_can_stay_where_they_are(void **state)
{
#define NOTHING "#pragma nv_diag_suppress 114, 821, 1301\n"
	static const struct row rows[] = {
		{ FILE_MARKER "int x;\n\n\n\n\n\n\n\n\n\n\n" DEVICE "int a; int y;\nint z;\n",
		  FILE_MARKER "\n\n\n\n\n\n\n\n\n\n\n" DEVICE "int a;\n\n\n" },
		{ FILE_MARKER "# 1 \"h.h\" 1 3\nint x;\nint y;\n# 2 \"t.cu\" 2\n" DEVICE "int a;\n",
		  FILE_MARKER "# 1 \"h.h\" 1 3\n\n\n# 2 \"t.cu\" 2\n" DEVICE "int a;\n\n" },
		{ FILE_MARKER "int x;\nint y;\nstruct O { int h; };\nstruct S { int h()\n{\nreturn 1; }\nint a; };\n" GLOBAL
		              "void k(S s, O o) { o.h; }\n",
		  FILE_MARKER NOTHING "\nstruct O { int h; };\nstruct S { int h()\n;\n\nint a; };\n" GLOBAL
		                      "void k(S s, O o) { o.h; }\n\n" },
	};

	(void)state;
	check_lines(rows, COUNT_OF(rows), true);
#undef NOTHING
}

/* Each of the programs has this device source, with its columns. */
static void check_exactly(const struct row *rows, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++) {
		struct devicing t;

		make_text(&t, rows[i].source, false);
		assert_string_equal(t.text.text.text, rows[i].text);
		free_text(&t);
	}
}

/* Macros of other files leave line markers in a line of a system header, whose text is one line again: code stays in its columns, or keeps
 * its marker. */
static void markers_of_macros_go(void **state)
{
#define SYSTEM "# 1 \"h.h\" 1 3\n"
#define MACRO  "# 1 \"h.h\"\n"
#define BACK   "# 1 \"h.h\" 3\n"
	static const struct row rows[] = {
		{ SYSTEM "extern \n" MACRO "       " DEVICE "\n" BACK "        int a;\n", "# 1 \"h.h\" 3\nextern " DEVICE "int a;\n" },
		{ SYSTEM "extern \n" MACRO "           " DEVICE "\n" BACK "int a;\n# 2 \"t.cu\" 2\n" DEVICE "int b;\n",
		  "# 1 \"h.h\" 3\nextern     " DEVICE "int a;\n# 2 \"t.cu\"\n" DEVICE "int b;\n" },
		{ SYSTEM DEVICE "int f() { return \n" MACRO "                                                  1\n" BACK
		                "                                                    + 2; }\n",
		  BACK DEVICE "int f() { return          1 + 2; }\n" },
		{ SYSTEM DEVICE "int f() { return \n" MACRO "         1\n" BACK "          + 2; }\n",
		  BACK DEVICE "int f() { return \n" MACRO "         1\n" BACK "          + 2; }\n" },
		{ SYSTEM DEVICE "int a\n# 2 \"h.h\"\n  = 1;\n", BACK DEVICE "int a\n# 2 \"h.h\"\n  = 1;\n" },
		{ FILE_MARKER "extern \n# 1 \"t.cu\" 3\n       " DEVICE "\n# 1 \"t.cu\"\n  int a;\n",
		  FILE_MARKER "extern \n# 1 \"t.cu\" 3\n       " DEVICE "\n# 1 \"t.cu\"\n  int a;\n" },
	};

	(void)state;
	check_exactly(rows, COUNT_OF(rows));
}

/* What stands behind something that goes keeps its column. */
static void columns_are_those_of_the_source(void **state)
{
	static const struct row rows[] = {
		{ FILE_MARKER "int h; " DEVICE "int d; int g;\n", FILE_MARKER "       " DEVICE "int d;\n" },
		{ FILE_MARKER "  " DEVICE "int d;\n\tint g; " DEVICE "int e;\n",
		  FILE_MARKER "  " DEVICE "int d;\n        " DEVICE "int e;\n" },
		{ FILE_MARKER "struct S { int f(); int x; };\n" GLOBAL "void k(S) { }\n",
		  FILE_MARKER "struct S {          int x; };\n" GLOBAL "void k(S) { }\n" },
		{ FILE_MARKER "struct S { S(){} int x; };\n" GLOBAL "void k(S *) { }\n",
		  "#pragma nv_diag_suppress 114, 821, 1301\n" FILE_MARKER "struct S { S();  int x; };\n" GLOBAL "void k(S *) { }\n" },
		{ FILE_MARKER DEVICE "int a;" DEVICE "int b;\n", FILE_MARKER DEVICE "int a;" DEVICE "int b;\n" },
	};

	(void)state;
	check_exactly(rows, COUNT_OF(rows));
}

static void positions_follow_the_text(void **state)
{
	static const char source[] =
		FILE_MARKER "int gone; " DEVICE "int a;\nstruct S { int h() { return 1; } int m; };\n" GLOBAL "void k(S) { }\n";
	struct devicing t;
	u32 i;

	(void)state;
	make_text(&t, source, false);
	assert_int_equal(device_position(&t.text, (u32)(strstr(source, "gone") - source)), UINT32_MAX);
	assert_int_equal(device_position(&t.text, (u32)(strstr(source, "return") - source)), UINT32_MAX);
	for (i = 0; i < 3; i++) {
		const char *text = (const char *[]){ "int a;", "int m;", "void k" }[i];
		u32 position = device_position(&t.text, (u32)(strstr(source, text) - source));

		assert_memory_equal(t.text.text.text + position, text, strlen(text));
	}
	assert_int_equal(device_position(&t.text, (u32)sizeof source + 5), UINT32_MAX);
	free_text(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_not_needed_is_left_out),
		cmocka_unit_test(bodies_go),
		cmocka_unit_test(lines_are_those_of_the_source),
		cmocka_unit_test(lines_can_stay_where_they_are),
		cmocka_unit_test(columns_are_those_of_the_source),
		cmocka_unit_test(positions_follow_the_text),
		cmocka_unit_test(markers_of_macros_go),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
