/* Random classes C0, C1 … for the comparison of layouts with g++'s, and a main() that prints what g++ makes of them, a line each:
 *   class N size alignment,  field N K offset-in-bits,  base N M offset (of base CM; -1: it cannot be told) */
#ifndef LAYOUT_RANDOM_H
#define LAYOUT_RANDOM_H

#include "../../lib/base/base.h"

#include <stdlib.h>

struct random {
	u64 state;
};

static u32 next_random(struct random *r, u32 below)
{
	r->state ^= r->state << 13;
	r->state ^= r->state >> 7;
	r->state ^= r->state << 17;
	return (u32)(r->state >> 33) % below;
}

static bool percent(struct random *r, u32 chance) { return next_random(r, 100) < chance; }

enum class_traits { IS_UNION = 1 };
struct generated {
	struct random random;
	struct buffer text, oracle; /* the classes; what main() does */
	VEC(u8) classes;            /* enum class_traits, by class */
	u8 traits;                  /* of the class in the making */
};

static const char class_prelude[] =
	"struct M;\nenum E { e0, e1 };\nenum L { l0 = 1ull << 40 };\nenum class S : short { s0 };\nenum __attribute__((packed)) P { p0 };\n"
	"typedef int A16 __attribute__((aligned(16)));\ntypedef long A2 __attribute__((aligned(2)));\n"
	"typedef float V16 __attribute__((vector_size(16)));\nconstexpr unsigned long N = sizeof(long) - 5;\n";
static const char oracle_prelude[] =
	"#include <cstdio>\n#include <cstring>\n#include <new>\n#include <type_traits>\n"
	"template <class B, class D> auto base(int) -> decltype(static_cast<B *>((D *)0), long()) {\n"
	"  alignas(128) static unsigned char room[sizeof(D) + 128]; D *d = (D *)room;\n"
	"  if constexpr (std::is_default_constructible<D>::value) d = new (room) D; else return -1;\n"
	"  return (char *)static_cast<B *>(d) - (char *)d; }\n"
	"template <class B, class D> long base(...) { return -1; }\n"
	"#define BITS(C, f) [] { alignas(128) static unsigned char room[sizeof(C) + 128]; C *c = (C *)room;\\\n"
	"  c->f = (decltype(c->f))~0; for (unsigned long i = 0; i < sizeof room * 8; i++) if (room[i / 8] >> i % 8 & 1) return (long)i; return -1L; }()\n";

enum { ALIGNED_SCALAR = 15 }; /* there are no arrays of it */
/* clang-format off */
static const char *const scalar_types[] = {
	"char", "short", "int", "long", "unsigned char", "bool", "double", "float", "long double", "__int128", "void *", "E", "L", "S", "P",
	"A16", "A2", "V16", "wchar_t", "char16_t", "decltype(nullptr)", "_Complex double", "int M::*", "long long",
};
/* clang-format on */
static const char *const bit_types[] = {
	"char", "short", "int", "long", "unsigned char", "unsigned", "bool", "E", "L", "S", "P", "unsigned long", "signed char", "__int128",
};
static const u32 bit_sizes[] = { 8, 16, 32, 64, 8, 32, 1, 32, 64, 16, 8, 64, 8, 128 };

static void add_attribute(struct generated *g)
{
	if (percent(&g->random, 6))
		buffer_printf(&g->text, "__attribute__((aligned(%u))) ", 1u << next_random(&g->random, 6));
	else if (percent(&g->random, 4))
		buffer_puts(&g->text, "__attribute__((packed)) ");
}

static void add_bit_field(struct generated *g, u32 class, u32 number)
{
	u32 type = next_random(&g->random, COUNT_OF(bit_types)), width = next_random(&g->random, bit_sizes[type] + 1);
	bool named = !percent(&g->random, 20);

	if (percent(&g->random, 8))
		width += bit_sizes[type];
	if (named && !width)
		width = 1;
	buffer_printf(&g->text, "  %s ", bit_types[type]);
	if (!named) {
		buffer_printf(&g->text, ": %u;\n", width);
		return;
	}
	buffer_printf(&g->text, "f%u : %u", number, width);
	if (percent(&g->random, 5))
		buffer_printf(&g->text, " __attribute__((aligned(%u)))", 1u << next_random(&g->random, 5));
	else if (percent(&g->random, 5))
		buffer_puts(&g->text, " __attribute__((packed))");
	buffer_puts(&g->text, ";\n");
	buffer_printf(&g->oracle, "  printf(\"field %u %u %%ld\\n\", BITS(C%u, f%u));\n", class, number, class, number);
}

static void add_field(struct generated *g, u32 class, u32 number)
{
	struct random *r = &g->random;
	bool of_class = class && percent(r, 35) && !(g->traits & IS_UNION);
	u32 scalar = 0;

	buffer_puts(&g->text, "  ");
	if (of_class && percent(r, 35))
		buffer_puts(&g->text, "[[no_unique_address]] ");
	add_attribute(g);
	if (of_class) {
		u32 other = next_random(r, class);

		buffer_printf(&g->text, "C%u f%u", other, number);
	} else {
		scalar = next_random(r, COUNT_OF(scalar_types));
		buffer_printf(&g->text, "%s f%u", scalar_types[scalar], number);
	}
	if (percent(r, 12) && scalar != ALIGNED_SCALAR)
		buffer_printf(&g->text, "[%s%u]", percent(r, 50) ? "N + " : "", next_random(r, 4));
	buffer_puts(&g->text, ";\n");
	buffer_printf(&g->oracle, "  printf(\"field %u %u %%zu\\n\", __builtin_offsetof(C%u, f%u) * 8);\n", class, number, class, number);
}

static void add_anonymous(struct generated *g, u32 class, u32 number)
{
	struct random *r = &g->random;

	buffer_printf(&g->text, "  %s { ", percent(r, 50) ? "union" : "struct");
	buffer_printf(&g->text, "%s f%u; ", scalar_types[next_random(r, COUNT_OF(scalar_types))], number);
	buffer_printf(&g->text, "%s g%u; };\n", scalar_types[next_random(r, COUNT_OF(scalar_types))], number);
	buffer_printf(&g->oracle, "  printf(\"field %u %u %%zu\\n\", __builtin_offsetof(C%u, f%u) * 8);\n", class, number, class, number);
}

/* : bases */
static void add_bases(struct generated *g, u32 class)
{
	struct random *r = &g->random;
	u32 wanted = percent(r, 45) ? 1 + next_random(r, 3) : 0, taken[3], count = 0, i, base;
	bool repeated;

	for (; wanted; wanted--) {
		base = percent(r, 50) && class > 8 ? class - 1 - next_random(r, 8) : next_random(r, class);
		for (repeated = g->classes.at[base] & IS_UNION, i = 0; i < count; i++)
			repeated |= taken[i] == base;
		if (repeated)
			continue;
		buffer_printf(&g->text, "%s %sC%u", count ? "," : " :", percent(r, 30) ? "virtual " : "", base);
		buffer_printf(&g->oracle, "  printf(\"base %u %u %%ld\\n\", base<C%u, C%u>(0));\n", class, base, base, class);
		taken[count++] = base;
	}
}

static void add_functions(struct generated *g, u32 class)
{
	struct random *r = &g->random;

	if (percent(r, 15))
		buffer_printf(&g->text, "  virtual void v%u() {}\n", class);
	if (percent(r, 8))
		buffer_printf(&g->text, "  C%u() %s\n", class, percent(r, 50) ? "{}" : "= default;");
	if (percent(r, 8))
		buffer_printf(&g->text, "  ~C%u() %s\n", class, percent(r, 50) ? "{}" : "= default;");
	if (percent(r, 5))
		buffer_printf(&g->text, "  C%u &operator=(const C%u &) %s\n", class, class,
		              percent(r, 50) ? "= default;" : "{ return *this; }");
}

static void add_class(struct generated *g, u32 class)
{
	struct random *r = &g->random;
	bool is_union = percent(r, 10), packed = percent(r, 10), pack = percent(r, 8);
	u32 fields = percent(r, 20) ? 0 : next_random(r, 6), i;

	g->traits = is_union ? IS_UNION : 0;

	if (pack)
		buffer_printf(&g->text, "#pragma pack(push, %u)\n", 1u << next_random(r, 4));
	buffer_puts(&g->text, is_union ? "union " : "struct ");
	if (percent(r, 6)) /* g++ takes attributes of one spelling there */
		buffer_printf(&g->text, "alignas(%u) ", 1u << next_random(r, 7));
	else if (packed && percent(r, 50))
		buffer_puts(&g->text, "__attribute__((packed)) ");
	buffer_printf(&g->text, "C%u", class);
	if (!is_union && class)
		add_bases(g, class);
	buffer_puts(&g->text, " {\n");
	if (!is_union)
		add_functions(g, class);
	for (i = 0; i < fields; i++) {
		if (percent(r, 5))
			buffer_puts(&g->text, percent(r, 50) ? "private:\n" : "public:\n");
		if (percent(r, 30))
			add_bit_field(g, class, i);
		else if (percent(r, 4))
			add_anonymous(g, class, i);
		else
			add_field(g, class, i);
	}
	buffer_puts(&g->text, packed ? "} __attribute__((packed));\n" : "};\n");
	if (pack)
		buffer_puts(&g->text, "#pragma pack(pop)\n");
	buffer_printf(&g->oracle, "  printf(\"class %u %%zu %%zu\\n\", sizeof(C%u), alignof(C%u));\n", class, class, class);
	vec_push(&g->classes, g->traits);
}

static void generate_classes(struct generated *g, u64 seed, u32 classes)
{
	u32 i;

	memset(g, 0, sizeof *g);
	g->random.state = seed * 0x9E3779B97F4A7C15ull + 1;
	buffer_puts(&g->text, class_prelude);
	for (i = 0; i < classes; i++)
		add_class(g, i);
	vec_free(&g->classes);
}

#endif
