/* cu-emit-dev: the IL of the kept entries alone. */
#include "parse_show.h"

#include "../../cu-emit-dev/device.h"
#include "../../cu-mark/mark.h"

#define DEVICE "__attribute__((device)) "
#define GLOBAL "__attribute__((global)) "

static const char program[] =
	"# 1 \"t.cu\"\n"
	"int host_variable; struct OnlyHost { int a; };\n"
	"struct Pair { int x, y; int host_sum() { return host_helper(x); } int host_helper(int i) { return i; } };\n"
	"struct Sum { int host_sum; };\n"
	"int before(int); " DEVICE "int device_variable; int between(int);\n"
	"template <class T> struct Box { T value; " DEVICE "T get() const { return value; } };\n" GLOBAL
	"void kernel(Box<Pair> box, int *out, Sum *sum) { sum->host_sum = 1; device_variable = box.get().x; *out = device_variable; }\n"
	"int main() { int out; kernel<<<1, 1>>>({}, &out, nullptr); return out; }\n";

struct devicing {
	struct parsing parsing;
	struct marking marking;
	struct device_text text;
	struct il device;
};

static void make_device(struct devicing *t, const char *source)
{
	parse_with(&t->parsing, source, BODIES_ALL);
	assert_int_equal(t->parsing.diag.errors, 0);
	mark_il(&t->marking, &t->parsing.il, false);
	memset(&t->text, 0, sizeof t->text);
	make_device_text(&t->parsing.il, false, &t->text);
	make_device_il(&t->parsing.il, &t->text, &t->device);
	assert_null(il_validate(&t->device));
}

static void free_device(struct devicing *t)
{
	il_free(&t->device);
	free_device_text(&t->text);
	mark_free(&t->marking);
	done(&t->parsing);
}

static u32 find(const struct il *il, enum il_kind kind, const char *name)
{
	u32 i;

	for (i = 1; i < il->table[kind].count; i++)
		if (!strcmp(il_entry_name(il, kind, i), name))
			return i;
	return 0;
}

static void what_is_not_kept_is_gone(void **state)
{
	struct devicing t;

	(void)state;
	make_device(&t, program);
	assert_true(find(&t.device, IL_routine, "kernel") && find(&t.device, IL_routine, "get"));
	assert_true(find(&t.device, IL_variable, "device_variable") && find(&t.device, IL_type, "Pair"));
	assert_false(find(&t.device, IL_routine, "main") || find(&t.device, IL_routine, "before") ||
	             find(&t.device, IL_routine, "between"));
	assert_false(find(&t.device, IL_variable, "host_variable") || find(&t.device, IL_type, "OnlyHost"));
	free_device(&t);
}

/* A member function that only the host runs stays declared where its name is mentioned. */
static void declarations_lose_their_bodies(void **state)
{
	struct devicing t;
	const struct il_routine *host_sum, *kernel;

	(void)state;
	make_device(&t, program);
	host_sum = il_routine(&t.device, find(&t.device, IL_routine, "host_sum"));
	kernel = il_routine(&t.device, find(&t.device, IL_routine, "kernel"));
	assert_int_equal(host_sum->body, 0);
	assert_int_equal(host_sum->body_scope, 0);
	assert_int_not_equal(host_sum->first_decl, 0);
	assert_int_equal(find(&t.device, IL_routine, "host_helper"), 0);
	assert_int_not_equal(kernel->body, 0);
	assert_int_equal(il_any_index(il_scope(&t.device, kernel->body_scope)->owner), find(&t.device, IL_routine, "kernel"));
	free_device(&t);
}

static void entries_are_renumbered_without_gaps(void **state)
{
	struct devicing t;
	u32 kind, i;

	(void)state;
	make_device(&t, program);
	for (kind = 0; kind < IL_KIND_COUNT; kind++) {
		const struct il_table *table = &t.parsing.il.table[kind];
		u32 kept = 0;

		for (i = 1; i < table->count; i++)
			kept += table->keep[i] & IL_KEEP;
		if (table->count)
			assert_int_equal(t.device.table[kind].count, kept + 1);
	}
	assert_true(find(&t.device, IL_variable, "device_variable") < named(&t.parsing, IL_variable, "device_variable"));
	assert_int_equal(il_scope(&t.device, t.device.header.file_scope)->kind, sck_file);
	assert_int_equal(t.device.header.main_routine, 0);
	free_device(&t);
}

/* Lists skip what was dropped and keep their order. */
static void declarations_stay_in_order(void **state)
{
	struct devicing t;
	struct buffer names = { 0 };
	u32 entry;

	(void)state;
	make_device(&t, program);
	entry = il_scope(&t.device, t.device.header.file_scope)->first_entry;
	for (; entry; entry = il_source_sequence_entry(&t.device, entry)->next) {
		il_any target = il_source_sequence_entry(&t.device, entry)->target;

		buffer_printf(&names, "%s ", il_entry_name(&t.device, il_any_kind(target), il_any_index(target)));
	}
	assert_string_equal(names.text, "Pair Sum device_variable Box kernel ");
	buffer_free(&names);
	free_device(&t);
}

static void marking_again_keeps_everything(void **state)
{
	struct devicing t;
	struct marking again;
	u32 kind, i;

	(void)state;
	make_device(&t, program);
	assert_false(t.device.header.is_marked);
	mark_il(&again, &t.device, false);
	for (kind = 0; kind < IL_KIND_COUNT; kind++)
		for (i = 1; i < t.device.table[kind].count; i++)
			if (!(t.device.table[kind].keep[i] & IL_KEEP))
				fail_msg("%s@%u %s is not kept again", il_kind_name[kind], i,
				         il_entry_name(&t.device, (enum il_kind)kind, i));
	mark_free(&again);
	free_device(&t);
}

static void a_program_without_device_code_is_empty(void **state)
{
	struct devicing t;

	(void)state;
	make_device(&t, "int f(); struct S { int a; }; int main() { return f(); }");
	assert_int_equal(t.device.table[IL_routine].count, 1);
	assert_int_equal(t.device.table[IL_class_info].count, 1);
	assert_int_equal(il_scope(&t.device, t.device.header.file_scope)->first_entry, 0);
	free_device(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_not_kept_is_gone),
		cmocka_unit_test(declarations_lose_their_bodies),
		cmocka_unit_test(entries_are_renumbered_without_gaps),
		cmocka_unit_test(declarations_stay_in_order),
		cmocka_unit_test(marking_again_keeps_everything),
		cmocka_unit_test(a_program_without_device_code_is_empty),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
