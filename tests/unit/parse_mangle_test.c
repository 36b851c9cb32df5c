/* Instantiations by lists of arguments that no declaration writes: closures and local classes. The names are g++'s. */
#include "parse_show.h"

#include "../../lib/mangle/mangle.h"

/* The types of the source: closures by their place, others by their name. */
static u32 type_called(struct parsing *t, const char *name)
{
	u32 i;

	if (*name == '#')
		return il_lambda(&t->il, (u32)(name[1] - '0'))->type;
	for (i = 1; i < t->il.table[IL_type].count; i++)
		if (!strcmp(il_text(&t->il, il_type(&t->il, i)->name), name))
			return i;
	fail_msg("no type %s", name);
	return 0;
}

static u32 argument_list(struct parsing *t, const char *const *names)
{
	u32 first = 0, *link = &first;

	for (; *names; names++) {
		struct il_template_arg *arg;

		*link = il_new_template_arg(&t->il, &arg);
		arg->kind = tak_type;
		arg->type = type_called(t, *names);
		link = &arg->next;
	}
	return first;
}

static void closures_and_local_classes_are_arguments(void **state)
{
	static const char source[] =
		"template <class T> void f(T) {}\n"
		"template <class T, class U> U h(T, U *, const U &) { return U(); }\n"
		"inline int m(int) { auto a = [](int) { return 1; }; struct L {}; auto b = [](auto, const auto &, int) { return 1; };\n"
		"	auto c = [](auto *) {}; auto d = [](auto...) {}; auto e = [](auto x) { auto deep = [](int) {}; }; return 0; }\n"
		"struct I { static inline auto s = [](char) {}; void m(int = [](char) { return 1; }(2)) {} };\n";
	static const struct {
		const char *template, *arguments[3], *name;
	} cases[] = {
		/* NULL: not to be known */
		{ "f", { "#1" }, "_Z1fIZ1miEUliE_EvT_" },
		{ "f", { "L" }, "_Z1fIZ1miE1LEvT_" },
		{ "f", { "#2" }, "_Z1fIZ1miEUlT_RKT0_iE0_EvS0_" },
		{ "f", { "#3" }, "_Z1fIZ1miEUlPT_E1_EvS0_" },
		{ "f", { "#4" }, "_Z1fIZ1miEUlDpT_E2_EvT_" },
		{ "f", { "#6" }, NULL },
		{ "f", { "int" }, "_Z1fIiEvT_" },
		{ "f", { "int", "int" }, NULL },
		{ "f", { "#7" }, "_Z1fIN1IUlcE_EEvT_" }, /* numbered throughout the translation unit */
		{ "f", { "#8" }, "_Z1fIZN1I1mEiEd_UlcE_EvT_" },
		{ "h", { "#1", "L" }, "_Z1hIZ1miEUliE_Z1miE1LET0_T_PS2_RKS2_" },
		{ "h", { "int", "#1" }, "_Z1hIiZ1miEUliE_ET0_T_PS1_RKS1_" },
		{ "h", { "#2", "int" }, "_Z1hIZ1miEUlT_RKT0_iE0_iES1_S0_PS1_S3_" },
		{ "h", { "int" }, NULL },
	};
	struct parsing t;
	size_t i;

	(void)state;
	parse_string(&t, source);
	for (i = 0; i < COUNT_OF(cases); i++) {
		struct mangled_file file = { .il = &t.il };
		struct mangle_instantiation instance = { .first_argument = argument_list(&t, cases[i].arguments) };
		struct buffer name = { 0 };
		u32 template;

		for (template = 1; strcmp(il_text(&t.il, il_template(&t.il, template)->name), cases[i].template); template ++)
			;
		instance.entity = il_template(&t.il, template)->prototype;
		assert_int_equal(mangle_instantiation(&file, &instance, &name), cases[i].name != NULL);
		mangled_file_free(&file);
		if (cases[i].name)
			assert_string_equal(name.text, cases[i].name);
		assert_int_equal(name.length != 0, cases[i].name != NULL);
		buffer_free(&name);
	}
	done(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(closures_and_local_classes_are_arguments) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
