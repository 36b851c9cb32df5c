/* Counts, time and memory of a run. */
#include "constants/constant.h"
#include "types/layout.h"

#include <stdio.h>
#include <sys/resource.h>
#include <time.h>

static double seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

void stats_begin(struct stats *stats)
{
	if (stats->wanted)
		stats->since = seconds();
}

void stats_end(struct stats *stats, enum phase phase)
{
	struct rusage usage;
	double now;

	if (!stats->wanted)
		return;
	now = seconds();
	getrusage(RUSAGE_SELF, &usage);
	stats->cost[phase] = (struct phase_cost){ now - stats->since, (double)usage.ru_maxrss / 1024 };
	stats->since = now;
}

static void print_unknown(const struct parser *p)
{
	static const char *const texts[] = {
#define CAUSE(name, text) text,
		UNKNOWN_CAUSES(CAUSE)
#undef CAUSE
	};
	u32 total = 0, i;

	for (i = 0; i < UNKNOWN_CAUSE_COUNT; i++)
		total += p->unknown_expressions[i];
	fprintf(stderr, "expressions of unknown type %u\n", total);
	for (i = 0; i < UNKNOWN_CAUSE_COUNT; i++)
		if (p->unknown_expressions[i])
			fprintf(stderr, "    %u: %s\n", p->unknown_expressions[i], texts[i]);
}

/* How many entries of a kind instantiation made. */
static u32 count_instances(const struct parser *p, enum il_kind kind)
{
	u32 count = 0, i;

	for (i = 1; i < p->il->table[kind].count; i++)
		if (kind == IL_type)
			count += il_type(p->il, i)->entity & enf_instantiation && il_type(p->il, i)->class_info;
		else
			count += !!(il_routine(p->il, i)->entity & enf_instantiation);
	return count;
}

static void print_entities(const struct parser *p)
{
	const struct il_table *table = p->il->table;

	fprintf(stderr, "tokens %u, identifiers %u, launches %u\n", p->lexed.tokens.count, p->lexed.identifiers.count,
	        p->lexed.launches.count);
	fprintf(stderr, "routines %u, variables %u, types %u, templates %u, scopes %u, declarations %u\n", table[IL_routine].count - 1,
	        table[IL_variable].count - 1, table[IL_type].count - 1, table[IL_template].count - 1, table[IL_scope].count - 1,
	        table[IL_full_entity_decl_info].count - 1);
	fprintf(stderr, "bodies parsed %u, expressions %u, statements %u, recoveries %u\n", p->bodies_parsed, table[IL_expr_node].count - 1,
	        table[IL_statement].count - 1, p->recoveries);
	fprintf(stderr, "instances of classes %u, of functions %u; declarations parsed again %u, constants evaluated %u\n",
	        count_instances(p, IL_type), count_instances(p, IL_routine), p->instantiations, p->texts);
}

static void print_layouts(const u32 *classes)
{
	u32 i;

	fprintf(stderr, "classes laid out %u\n", classes[LAYOUT_KNOWN]);
	for (i = LAYOUT_KNOWN + 1; i < LAYOUT_CAUSE_COUNT; i++)
		if (classes[i])
			fprintf(stderr, "classes without layout %u: %s\n", classes[i], layout_cause_text((enum layout_cause)i));
}

static void print_phases(const struct stats *stats)
{
	static const char *const texts[] = {
#define PHASE(name, text) text,
		PHASES(PHASE)
#undef PHASE
	};
	u32 i;

	for (i = 0; i < PHASE_COUNT; i++)
		if (stats->cost[i].megabytes > 0)
			fprintf(stderr, "%-26s %.3f s, %.1f MB\n", texts[i], stats->cost[i].seconds, stats->cost[i].megabytes);
}

static void print_assert(struct parser *p, u32 position, bool fails)
{
	struct il_place place = il_place(p->il, position);

	fprintf(stderr, "static_assert that %s: %s:%u\n", fails ? "fails" : "is unknown", place.file, place.line);
}

void stats_print(struct parser *p, const u32 *classes)
{
	struct static_assert_counts asserts;

	print_entities(p);
	print_unknown(p);
	if (classes)
		print_layouts(classes);
	stats_begin(&p->stats);
	asserts = evaluate_static_asserts(p, print_assert);
	stats_end(&p->stats, PHASE_STATIC_ASSERTS);
	fprintf(stderr, "static_asserts that hold %u, fail %u, are unknown %u\n", asserts.holds, asserts.fails, asserts.unknown);
	print_phases(&p->stats);
}
