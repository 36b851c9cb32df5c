/* Whether il_find_cycle() finds a cycle just where there is one, of random links between entries of three kinds, against a search that is
 * as simple as can be. The seed is fixed; CYCLE_SEED in the environment is another one. */
#include "unit_test.h"

#include "../../lib/il/nesting.h"

enum { OPERATIONS = 6, ARGUMENTS = 5, TYPES = 5, NODES = OPERATIONS + ARGUMENTS + TYPES, GRAPHS = 20000 };
typedef bool matrix[NODES][NODES];

static u64 random_state;

static u32 next_random(u32 below)
{
	random_state = random_state * 6364136223846793005ull + 1442695040888963407ull;
	return (u32)(random_state >> 33) % below;
}

/* Mostly 0; else an entry, from 1. */
static u32 random_link(u32 count, u32 chance) { return next_random(100) < chance ? 1 + next_random(count) : 0; }

static void note(matrix leads, u32 from, u32 first, u32 to)
{
	if (to)
		leads[from][first + to - 1] = true;
}

/* What expressions and template arguments own, and what types refer to. */
static void add_entries(struct il *il, matrix leads, u32 chance)
{
	struct il_expr_node *node;
	struct il_template_arg *arg;
	struct il_type *type;
	u32 i;

	for (i = 0; i < OPERATIONS; i++) {
		il_new_expr_node(il, &node);
		note(leads, i, 0, node->first_operand = random_link(OPERATIONS, chance));
		note(leads, i, 0, node->next = random_link(OPERATIONS, chance));
		note(leads, i, OPERATIONS, node->first_argument = random_link(ARGUMENTS, chance));
	}
	for (i = 0; i < ARGUMENTS; i++) {
		il_new_template_arg(il, &arg);
		note(leads, OPERATIONS + i, 0, arg->expr = random_link(OPERATIONS, chance));
		note(leads, OPERATIONS + i, OPERATIONS, arg->next = random_link(ARGUMENTS, chance));
	}
	for (i = 0; i < TYPES; i++) {
		il_new_type(il, &type);
		note(leads, OPERATIONS + ARGUMENTS + i, OPERATIONS + ARGUMENTS, type->type = random_link(TYPES, chance));
		note(leads, OPERATIONS + ARGUMENTS + i, OPERATIONS + ARGUMENTS, type->class_type = random_link(TYPES, chance));
	}
}

static u32 node_of(il_any entry)
{
	return il_any_index(entry) - 1 +
	       (il_any_kind(entry) == IL_type         ? OPERATIONS + ARGUMENTS :
	        il_any_kind(entry) == IL_template_arg ? OPERATIONS :
	                                                0);
}

/* All paths, one node more in the middle at a time. */
static bool any_leads_to_itself(matrix leads)
{
	u32 middle, from, to;
	bool any = false;

	for (middle = 0; middle < NODES; middle++)
		for (from = 0; from < NODES; from++)
			for (to = 0; to < NODES; to++)
				leads[from][to] |= leads[from][middle] && leads[middle][to];
	for (from = 0; from < NODES; from++)
		any |= leads[from][from];
	return any;
}

static void cycles_are_found(void **state)
{
	const char *setting = getenv("CYCLE_SEED");
	u32 seed = setting ? (u32)strtoul(setting, NULL, 10) : 1, graph, cycles = 0;

	(void)state;
	random_state = seed;
	for (graph = 0; graph < GRAPHS; graph++) {
		matrix leads = { 0 };
		struct il il;
		il_any found;
		bool is_cyclic;

		il_init(&il);
		add_entries(&il, leads, 5 + next_random(20));
		is_cyclic = any_leads_to_itself(leads);
		found = il_find_cycle(&il);
		if (is_cyclic != (found != 0) || (found && !leads[node_of(found)][node_of(found)]))
			fail_msg("seed %u, graph %u: %s, found: %s %u", seed, graph, is_cyclic ? "a cycle" : "none",
			         il_kind_name[il_any_kind(found)], il_any_index(found));
		cycles += is_cyclic;
		il_free(&il);
	}
	print_message("seed %u: %u graphs, %u with cycles\n", seed, GRAPHS, cycles);
	assert_in_range(cycles, GRAPHS / 10, GRAPHS * 9 / 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cycles_are_found),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
