/* The CPU time of a command with all its children, to the microsecond, and the memory of the largest of them: the best of
 * several runs. Of a pipeline that of each command in it. usage: cpu_time RUNS COMMAND... ['|' COMMAND...]...; prints "seconds kilobytes"
 * for each. Exit 1 when a run fails. */
#define _GNU_SOURCE /* pipe2() */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { STAGES_MAX = 8 };
struct stage {
	char **command;
	pid_t child;
	double best;
	long memory;
};

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

static _Noreturn void run(char **command, int in, int out)
{
	if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0 && freopen("/dev/null", "w", stderr))
		execvp(*command, command);
	_exit(127);
}

/* Starts the stages, each reading what the one before writes; the last one's output goes nowhere. Whether all could be started. */
static int start(struct stage *stages, int count)
{
	int in = open("/dev/null", O_RDONLY | O_CLOEXEC), ends[2], i;

	for (i = 0; i < count; i++) {
		ends[1] = open("/dev/null", O_WRONLY | O_CLOEXEC);
		if (i < count - 1 && pipe2(ends, O_CLOEXEC))
			return 0;
		stages[i].child = fork();
		if (!stages[i].child)
			run(stages[i].command, in, ends[1]);
		close(in);
		close(ends[1]);
		in = i < count - 1 ? ends[0] : -1;
		if (stages[i].child < 0)
			return 0;
	}
	return 1;
}

/* Whether all stages succeed; keeps the least of each. */
static int measure(struct stage *stages, int count, int is_first)
{
	struct rusage usage;
	int i, status, ok = start(stages, count);

	for (i = 0; ok && i < count; i++) {
		double cpu;

		ok = wait4(stages[i].child, &status, 0, &usage) == stages[i].child && !status;
		cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
		if (is_first || cpu < stages[i].best)
			stages[i].best = cpu;
		if (is_first || usage.ru_maxrss < stages[i].memory)
			stages[i].memory = usage.ru_maxrss;
	}
	return ok;
}

/* Cuts the arguments where a | stands; how many commands there are, 0 if there are too many. */
static int split(char **argument, struct stage *stages)
{
	int count = 0;

	for (stages[count++].command = argument; *argument; argument++)
		if (!strcmp(*argument, "|")) {
			if (count == STAGES_MAX)
				return 0;
			*argument = NULL;
			stages[count++].command = argument + 1;
		}
	return count;
}

int main(int argc, char **argv)
{
	struct stage stages[STAGES_MAX] = { 0 };
	int runs = argc > 2 ? atoi(argv[1]) : 0, count = runs > 0 ? split(argv + 2, stages) : 0, i;

	if (!count) {
		fputs("usage: cpu_time RUNS COMMAND... ['|' COMMAND...]...\n", stderr);
		return 2;
	}
	for (i = 0; i < runs; i++)
		if (!measure(stages, count, !i))
			return 1;
	for (i = 0; i < count; i++)
		printf("%.4f %ld%c", stages[i].best, stages[i].memory, i < count - 1 ? ' ' : '\n');
	return 0;
}
