/* Layouts of random classes, and values of random expressions, beside what g++ makes of them. LAYOUT_SEED and LAYOUT_CLASSES in the
 * environment choose others; LAYOUT_KEEP names a file that gets the program. */
#include "parse_show.h"
#include "layout_random.h"

#include "../../cu-parse/types/layout.h"

#include <unistd.h>

enum { DEFAULT_CLASSES = 300 };

static u32 setting(const char *name, u32 otherwise)
{
	const char *value = getenv(name);

	return value ? (u32)strtoul(value, NULL, 10) : otherwise;
}

static void write_program(const char *path, const struct generated *g)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	fprintf(file, "%s%sint main() {\n%s}\n", oracle_prelude, g->text.text, g->oracle.text);
	assert_int_equal(fclose(file), 0);
}

/* What the program prints, as g++ compiles it; NULL where there is no g++ that knows C++17. */
static FILE *run_oracle(const char *folder)
{
	char command[600];

	snprintf(command, sizeof command, "g++ -std=c++17 -w -Wno-packed-bitfield-compat -O0 -fno-access-control %s/p.cc -o %s/p", folder,
	         folder);
	if (system(command))
		return NULL;
	snprintf(command, sizeof command, "%s/p", folder);
	return popen(command, "r");
}

static u32 class_named(const struct parsing *t, u32 number)
{
	char name[32];

	snprintf(name, sizeof name, "C%u", number);
	return named(t, IL_type, name);
}

static u64 field_offset(const struct parsing *t, u32 class, u32 number)
{
	u32 field = il_class_info(&t->il, il_type(&t->il, class)->class_info)->first_field;
	char name[32];

	snprintf(name, sizeof name, "f%u", number);
	for (; field; field = il_field(&t->il, field)->next) {
		const struct il_field *record = il_field(&t->il, field);

		if (record->name && !strcmp(il_text(&t->il, record->name), name))
			return record->offset;
		if (!record->name && !record->is_bit_field) { /* an anonymous struct or union: the number is its first member's */
			u32 inner = il_class_info(&t->il, il_type(&t->il, record->type)->class_info)->first_field;

			if (!strcmp(il_text(&t->il, il_field(&t->il, inner)->name), name))
				return record->offset + il_field(&t->il, inner)->offset;
		}
	}
	return UINT64_MAX;
}

static i64 base_offset(const struct parsing *t, u32 class, u32 number)
{
	u32 base = il_class_info(&t->il, il_type(&t->il, class)->class_info)->first_base, wanted = class_named(t, number);

	for (; base; base = il_base_class(&t->il, base)->next)
		if (il_base_class(&t->il, base)->type == wanted)
			return (i64)il_base_class(&t->il, base)->offset;
	return -2;
}

/* One line of the oracle's; whether we agree. */
static bool agrees(struct parsing *t, const char *line)
{
	u32 class, number, other;
	long long value, alignment;
	const struct class_layout *l;

	if (sscanf(line, "class %u %lld %lld", &class, &value, &alignment) == 3) {
		l = class_layout_of(&t->p, class_named(t, class));
		if (!l->cause && l->size == (u64)value && l->alignment == (u64)alignment)
			return true;
		print_message("C%u: size %llu alignment %u (%s), g++: %lld %lld\n", class, (unsigned long long)l->size, l->alignment,
		              layout_cause_text(l->cause), value, alignment);
		return false;
	}
	if (sscanf(line, "field %u %u %lld", &class, &number, &value) == 3) {
		u64 offset = field_offset(t, class_named(t, class), number);

		if (offset != (u64)value)
			print_message("C%u::f%u: at %llu, g++: %lld\n", class, number, (unsigned long long)offset, value);
		return offset == (u64)value;
	}
	if (sscanf(line, "base %u %u %lld", &class, &other, &value) == 3) {
		i64 offset = base_offset(t, class_named(t, class), other);

		if (offset != value && value >= 0)
			print_message("C%u, base C%u: at %lld, g++: %lld\n", class, other, (long long)offset, value);
		return offset == value || value < 0;
	}
	return false;
}

static void layouts_are_as_in_gxx(void **state)
{
	u32 seed = setting("LAYOUT_SEED", 1), classes = setting("LAYOUT_CLASSES", DEFAULT_CLASSES), failures = 0, i, lines = 0;
	char folder[] = TEMPORARY_NAME, path[64], line[256];
	u32 outcomes[LAYOUT_CAUSE_COUNT] = { 0 };
	struct generated g;
	struct parsing t;
	FILE *oracle;

	(void)state;
	assert_non_null(mkdtemp(folder));
	generate_classes(&g, seed, classes);
	snprintf(path, sizeof path, "%s/p.cc", folder);
	write_program(path, &g);
	if (getenv("LAYOUT_KEEP"))
		write_program(getenv("LAYOUT_KEEP"), &g);
	parse_string(&t, g.text.text);
	t.il.header.std_version = 201703;
	lay_out_unit(&t.p, true, outcomes);
	oracle = run_oracle(folder);
	while (oracle && fgets(line, sizeof line, oracle)) {
		lines++;
		failures += !agrees(&t, line);
	}
	for (i = LAYOUT_KNOWN + 1; i < LAYOUT_CAUSE_COUNT; i++)
		if (outcomes[i])
			print_message("%u classes: %s\n", outcomes[i], layout_cause_text((enum layout_cause)i));
	if (oracle)
		pclose(oracle);
	print_message("seed %u: %u classes, %u answers of g++, %u differ\n", seed, classes, lines, failures);
	unlink(path);
	snprintf(path, sizeof path, "%s/p", folder);
	unlink(path);
	rmdir(folder);
	done(&t);
	buffer_free(&g.text);
	buffer_free(&g.oracle);
	if (!oracle)
		skip();
	assert_int_equal(failures, 0);
	assert_true(lines >= classes);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(layouts_are_as_in_gxx) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
