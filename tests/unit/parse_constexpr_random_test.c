/* Random constexpr functions - loops, arrays, classes, floating arithmetic, pointers, recursion, closures - and calls of them, beside what
 * g++ makes of them: it must agree with every value of ours. CONSTEXPR_SEED and CONSTEXPR_COUNT in the environment choose others;
 * CONSTEXPR_KEEP names a file that gets the program. */
#include "gxx_judge.h"
#include "parse_show.h"
#include "layout_random.h"

#include "../../cu-parse/constants/constant.h"

#include "../../lib/il/map.h"

#include <unistd.h>

enum { DEFAULT_FUNCTIONS = 150, CALLS = 3, KNOWN_PERCENT = 50, MAX_VARIABLES = 24 };

static const char program_prelude[] =
	"struct P { int x, y; constexpr P(int a, int b = 3) : x(a), y(b) {} constexpr P() : P(7) {}\n"
	"  constexpr int dot(const P &o) const { return (x & 255) * (o.x & 255) + (y & 255) * (o.y & 255); }\n"
	"  constexpr P &operator+=(const P &o) { x ^= o.x; y ^= o.y; return *this; }\n"
	"  constexpr P operator+(const P &o) const { P r = *this; r += o; return r; }\n"
	"  constexpr int operator[](int i) const { return i & 1 ? y : x; } constexpr operator bool() const { return x > y; } };\n"
	"struct Q : P { int z[3] = { 1, 2, 3 }; P inner { 9 }; constexpr Q(int a) : P(a & 1023, 5), last(a & 15) { z[1] = a & 31; } int last;\n"
	"  constexpr int sum() const { int s = 0; for (int v : z) s += v; return s + last + inner.y; } };\n"
	"struct A { int a; unsigned b : 5; signed char c = -4; P p; double d; };\n"
	"union U { int i; double d; };\n"
	"struct Base { int n; constexpr Base(int v) : n(v) {} constexpr virtual int get() const { return n; } };\n"
	"struct Derived : Base { constexpr Derived(int v) : Base(v & 4095) {} constexpr int get() const override { return n * 3 + 1; } };\n"
	"constexpr int table[] = { 3, 1, 4, 1, 5, 9, 2, 6 };\nconstexpr A aggregate = { 1, 30, 'c', { 2, 3 }, 2.5 };\n"
	"constexpr int power(int b, int n) { return n ? (b & 7) * power(b, n - 1) : 1; }\n"
	"constexpr int apply(int (*f)(int, int), int a) { return f(a, 3); }\n"
	"constexpr void exchange(int &a, int &b) { int t = a; a = b; b = t; }\n"
	"constexpr int call(const Base &b) { return b.get(); }\n"
	"constexpr unsigned length(const char *s) { unsigned n = 0; while (*s++) n++; return n; }\n";

struct program {
	struct random random;
	struct buffer text;
	u32 variables, writable[MAX_VARIABLES]; /* ints named v0 …; which may be assigned to */
	u32 next, functions, depth;
	bool in_loop;
};

static u32 below(struct program *g, u32 limit) { return next_random(&g->random, limit); }
static void put(struct program *g, const char *text) { buffer_puts(&g->text, text); }

static void add_int(struct program *g, u32 depth);

static void add_condition(struct program *g, u32 depth)
{
	static const char *const operators[] = { "<", ">", "==", "!=", "<=", ">=" };

	put(g, "(");
	add_int(g, depth);
	buffer_printf(&g->text, " %s ", operators[below(g, COUNT_OF(operators))]);
	add_int(g, depth);
	put(g, ")");
}

static void add_double(struct program *g, u32 depth)
{
	static const char *const literals[] = { "0.5", "3.25f", "1e3", "0x1.8p-3", "2.0L", "7.125", "1.0f / 3" };
	static const char *const operators[] = { "+", "-", "*", "/" };

	if (!depth || below(g, 4) == 0) {
		put(g, literals[below(g, COUNT_OF(literals))]);
		return;
	}
	put(g, below(g, 5) ? "(" : "(double)(");
	if (below(g, 3))
		add_double(g, depth - 1);
	else
		add_int(g, depth - 1);
	buffer_printf(&g->text, " %s ", operators[below(g, COUNT_OF(operators))]);
	add_double(g, depth - 1);
	put(g, ")");
}

/* A call of something of the prelude, or of a function before. */
static void add_special(struct program *g, u32 depth)
{
	static const char *const forms[] = {
		"P(%).dot(P(%, %))",
		"(P(%, 2) + P(%))[%]",
		"Q(%).sum()",
		"A{ %, 9 }.c + A{ 1, (unsigned)% & 31, 7, { % } }.p.y",
		"power(%, 4)",
		"apply(power, %)",
		"apply([](int a, int b) { return (a & 63) * b; }, %)",
		"call(Derived(%))",
		"table[% & 7]",
		"*(table + (% & 7))",
		"aggregate.p.x + (% & 7)",
		"(int)length(\"constant\") - (% & 3)",
		"(P(%) ? 5 : 6)",
		"(P{ %, % } && true ? 1 : 0)",
		"[](int n, int k) { return n - k; }(%, 7)",
		"(int)sizeof(A) + (% & 1)",
		"__builtin_popcount(%)",
		"(&table[% & 7] - &table[% & 7])",
		"(int)aggregate.b + (% & 7)",
		"A{ .a = % }.a",
	};
	const char *form = forms[below(g, COUNT_OF(forms))];

	for (; *form; form++) {
		if (*form == '%')
			add_int(g, depth ? depth - 1 : 0);
		else
			buffer_add(&g->text, form, 1);
	}
}

static void add_int(struct program *g, u32 depth)
{
	static const char *const operators[] = { "+", "-", "*", "&", "|", "^", "&", "% 7 +", "/ 3 -" };
	u32 what = below(g, 100);

	if (!depth || what < 20) {
		if (g->variables && below(g, 3))
			buffer_printf(&g->text, "v%u", below(g, g->variables));
		else
			buffer_printf(&g->text, "%u", below(g, 40));
	} else if (what < 55) {
		put(g, "((");
		add_int(g, depth - 1);
		buffer_printf(&g->text, " %s ", operators[below(g, COUNT_OF(operators))]);
		add_int(g, depth - 1);
		put(g, ") & 65535)");
	} else if (what < 65) {
		put(g, "(");
		add_condition(g, depth - 1);
		put(g, below(g, 2) ? " && " : " || ");
		add_condition(g, depth - 1);
		put(g, " ? ");
		add_int(g, depth - 1);
		put(g, " : ");
		add_int(g, depth - 1);
		put(g, ")");
	} else if (what < 72) {
		put(g, "(int)(");
		add_double(g, depth - 1);
		put(g, ")");
	} else if (what < 80 && g->functions) {
		buffer_printf(&g->text, "(f%u(", below(g, g->functions));
		add_int(g, depth - 1);
		put(g, ", ");
		add_int(g, depth - 1);
		put(g, ") & 65535)");
	} else if (what < 95) {
		put(g, "(");
		add_special(g, depth);
		put(g, ")");
	} else {
		static const char *const types[] = { "(unsigned char)", "(short)", "(bool)", "~", "-", "!", "(unsigned)", "(long)" };

		buffer_printf(&g->text, "(int)(%s", types[below(g, COUNT_OF(types))]);
		add_int(g, depth - 1);
		put(g, ")");
	}
}

static void add_statement(struct program *g, u32 depth);

static void add_block(struct program *g, u32 depth)
{
	u32 variables = g->variables, count = 1 + below(g, 3);

	put(g, "{ ");
	while (count--)
		add_statement(g, depth);
	put(g, "} ");
	g->variables = variables;
}

static void declare(struct program *g, bool writable)
{
	if (g->variables < MAX_VARIABLES)
		g->writable[g->variables++] = writable;
}

static void add_loop(struct program *g, u32 depth)
{
	bool outer = g->in_loop;
	u32 variables = g->variables, name = g->variables;

	g->in_loop = true;
	if (name == MAX_VARIABLES)
		return;
	switch (below(g, 4)) {
	case 0:
		buffer_printf(&g->text, "for (int v%u = 0; v%u < %u; ++v%u) ", name, name, 1 + below(g, 9), name);
		declare(g, false);
		add_block(g, depth - 1);
		break;
	case 1:
		buffer_printf(&g->text, "{ int v%u = %u; while (v%u-- > 0) ", name, below(g, 8), name);
		declare(g, false);
		add_block(g, depth - 1);
		put(g, "} ");
		break;
	case 2:
		buffer_printf(&g->text, "{ int v%u = 0; do ", name);
		declare(g, false);
		add_block(g, depth - 1);
		buffer_printf(&g->text, "while (++v%u < %u); } ", name, below(g, 6));
		break;
	default:
		buffer_printf(&g->text, "for (%s v%u : table) ", below(g, 2) ? "int" : "const auto &", name);
		declare(g, false);
		add_block(g, depth - 1);
	}
	g->variables = variables;
	g->in_loop = outer;
}

static void add_switch(struct program *g, u32 depth)
{
	u32 cases = 1 + below(g, 4), i;

	put(g, "switch ((");
	add_int(g, 1);
	put(g, ") & 3) { ");
	for (i = 0; i < cases; i++) {
		buffer_printf(&g->text, "case %u: ", i);
		add_block(g, depth - 1);
		if (below(g, 3))
			put(g, "break; ");
	}
	put(g, "default: ");
	add_block(g, depth - 1);
	put(g, "} ");
}

/* An array, and what is done with it through a pointer. */
static void add_array(struct program *g)
{
	u32 id = g->next++, size = 2 + below(g, 5), i, name = g->variables;

	buffer_printf(&g->text, "int a%u[%u] = { ", id, size);
	for (i = 0; i < 1 + below(g, size); i++) {
		add_int(g, 1);
		put(g, ", ");
	}
	buffer_printf(&g->text, "}; int *p%u = a%u + %u; *p%u += 5; p%u[-%u] ^= 3; exchange(a%u[0], *p%u); ", id, id,
	              1 + below(g, size - 1), id, id, below(g, 2), id, id);
	buffer_printf(&g->text, "for (auto &e%u : a%u) e%u = e%u * 2 & 1023; int v%u = *--p%u + (a%u + %u - p%u > 1); ", id, id, id, id,
	              name, id, id, size, id);
	declare(g, true);
}

static void add_object(struct program *g)
{
	u32 id = g->next++, name = g->variables;

	switch (below(g, 4)) {
	case 0:
		buffer_printf(&g->text, "P o%u; o%u.x = ", id, id);
		add_int(g, 2);
		buffer_printf(&g->text, "; P c%u = o%u; c%u += P(4); auto q%u = c%u + o%u; int v%u = q%u.y + o%u.x; ", id, id, id, id, id,
		              id, name, id, id);
		break;
	case 1:
		buffer_printf(&g->text, "Q o%u(", id);
		add_int(g, 2);
		buffer_printf(&g->text, "); o%u.z[2] = 4; P &r%u = o%u; r%u.y++; int v%u = o%u.sum() + o%u.y; ", id, id, id, id, name, id,
		              id);
		break;
	case 2:
		buffer_printf(&g->text, "A o%u { 1, 2, 3, { 4 }, 5.5 }; o%u.b = (", id, id);
		add_int(g, 2);
		buffer_printf(&g->text, ") & 1023; o%u.d *= 1.5; int v%u = o%u.b + (int)o%u.d; ", id, name, id, id);
		break;
	default:
		buffer_printf(&g->text, "int k%u = 4; auto l%u = [&k%u, n = ", id, id, id);
		add_int(g, 1);
		buffer_printf(&g->text, "](int a) mutable { k%u += a & 7; n += 1; return (n & 255) + k%u; }; l%u(2); int v%u = l%u(", id,
		              id, id, name, id);
		add_int(g, 1);
		buffer_printf(&g->text, ") + k%u; ", id);
	}
	declare(g, true);
}

static void add_assignment(struct program *g)
{
	static const char *const operators[] = { " = ", " ^= ", " |= ", " &= ", " = 1 + " };
	u32 variable = g->variables ? below(g, g->variables) : 0;

	if (!g->variables || !g->writable[variable])
		return;
	buffer_printf(&g->text, "v%u%s", variable, operators[below(g, COUNT_OF(operators))]);
	add_int(g, 2);
	put(g, "; ");
}

static void add_statement(struct program *g, u32 depth)
{
	u32 what = below(g, depth ? 12 : 6);

	if (what < 2 && g->variables < MAX_VARIABLES) {
		buffer_printf(&g->text, "%s v%u = ", below(g, 4) ? "int" : "auto", g->variables);
		add_int(g, 2);
		put(g, "; ");
		declare(g, true);
	} else if (what < 4) {
		add_assignment(g);
	} else if (what == 4 && g->variables < MAX_VARIABLES) {
		add_array(g);
	} else if (what == 5 && g->variables < MAX_VARIABLES) {
		add_object(g);
	} else if (what < 8) {
		put(g, "if ");
		add_condition(g, 1);
		add_block(g, depth - 1);
		if (below(g, 2)) {
			put(g, "else ");
			add_block(g, depth - 1);
		}
	} else if (what < 10) {
		add_loop(g, depth);
	} else if (what == 10) {
		add_switch(g, depth);
	} else if (g->in_loop) {
		put(g, "if ");
		add_condition(g, 1);
		put(g, below(g, 2) ? "break; " : "continue; ");
	} else {
		put(g, "if ");
		add_condition(g, 1);
		put(g, "return ");
		add_int(g, 1);
		put(g, "; ");
	}
}

static void add_function(struct program *g)
{
	u32 count = 2 + below(g, 5);

	buffer_printf(&g->text, "constexpr int f%u(int v0, int v1) { ", g->functions);
	g->variables = 0;
	declare(g, true);
	declare(g, true);
	while (count--)
		add_statement(g, 2);
	put(g, "return ");
	add_int(g, 2);
	put(g, "; }\n");
	g->variables = 0;
	g->functions++;
	for (count = 0; count < CALLS; count++)
		buffer_printf(&g->text, "static_assert(f%u(%u, %u));\n", g->functions - 1, below(g, 100), below(g, 100));
}

/* The program with assertions that g++ must agree with, returns how many there are; and one with a line for each call that is certainly no
 * constant. */
static u32 add_assertions(struct parsing *t, const struct program *g, struct buffer *out, struct buffer *refuted)
{
	u32 i, known = 0, at = 0;

	for (i = 1; i < t->il.table[IL_static_assert].count; i++) {
		const struct il_static_assert record = *il_static_assert(&t->il, i);
		struct constant value = constant_of_text(&t->p, t->p.global_scope, record.condition_begin, record.condition_end);

		buffer_add(out, g->text.text + at, record.range_begin - at);
		buffer_add(refuted, g->text.text + at, record.range_begin - at);
		at = record.range_end;
		if (!value.known && value.never)
			buffer_printf(refuted, "\nconstexpr int n%u = %.*s;\n", i, (int)(record.condition_end - record.condition_begin),
			              g->text.text + record.condition_begin);
		if (!value.known)
			continue;
		buffer_printf(out, "static_assert(%.*s == %lld);", (int)(record.condition_end - record.condition_begin),
		              g->text.text + record.condition_begin, (long long)value.bits);
		known++;
	}
	buffer_puts(out, g->text.text + at);
	return known;
}

/* How many lines "constexpr int nN = …" there are for which g++ has no error. */
static u32 accepted_lines(const char *text, u32 *count)
{
	char folder[] = TEMPORARY_NAME, path[64], command[200], line[4096], *at;
	struct il_map errors = { 0 };
	u32 number, accepted = 0;
	FILE *pipe;
	bool is_new;

	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof path, "%s/p.cc", folder);
	assert_true(write_text(path, text));
	snprintf(command, sizeof command, "g++ -std=c++20 -w -fsyntax-only -fdiagnostics-plain-output %s 2>&1", path);
	pipe = popen(command, "r");
	while (pipe && fgets(line, sizeof line, pipe))
		if ((at = strstr(line, "p.cc:"))) /* what took too many steps is an error elsewhere, and named here */
			*il_map_at(&errors, (u32)atoi(at + 5), &is_new) = 1;
	pclose(pipe);
	unlink(path);
	rmdir(folder);
	for (number = 1; text; number++, text = strchr(text, '\n') ? strchr(text, '\n') + 1 : NULL) {
		if (strncmp(text, "constexpr int n", 15))
			continue;
		++*count;
		if (!il_map_find(&errors, number)) {
			print_message("g++ has a value: %.60s\n", text);
			accepted++;
		}
	}
	il_map_free(&errors);
	return accepted;
}

static void values_are_as_in_gxx(void **state)
{
	u32 seed = getenv("CONSTEXPR_SEED") ? (u32)atoi(getenv("CONSTEXPR_SEED")) : 1;
	u32 count = getenv("CONSTEXPR_COUNT") ? (u32)atoi(getenv("CONSTEXPR_COUNT")) : DEFAULT_FUNCTIONS, known, never = 0, accepted;
	struct program g = { .random = { seed * 0x9E3779B97F4A7C15ull + 1 } };
	struct buffer program = { 0 }, refuted = { 0 };
	struct parsing t;
	int status;

	(void)state;
	put(&g, program_prelude);
	while (g.functions < count)
		add_function(&g);
	parse_string(&t, g.text.text);
	known = add_assertions(&t, &g, &program, &refuted);
	status = gxx_accepts(program.text, 202002, "CONSTEXPR_KEEP");
	accepted = status == -1 ? 0 : accepted_lines(refuted.text, &never);
	print_message("seed %u: %u calls, %u values known, %u not constant\n", seed, count * CALLS, known, never);
	done(&t);
	buffer_free(&g.text);
	buffer_free(&program);
	buffer_free(&refuted);
	if (status == -1)
		skip();
	assert_int_equal(status, 1);
	assert_int_equal(accepted, 0);
	assert_true(known * 100 >= count * CALLS * KNOWN_PERCENT);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(values_are_as_in_gxx) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
