/* The CPU time of a command with all its children, to the microsecond, and the memory of the largest of them: the best of
 * several runs. usage: cpu_time RUNS COMMAND...; prints "seconds kilobytes". Exit 1 when a run fails. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

static _Noreturn void run(char **command)
{
	if (freopen("/dev/null", "w", stdout) && freopen("/dev/null", "w", stderr))
		execvp(*command, command);
	_exit(127);
}

int main(int argc, char **argv)
{
	int runs = argc > 2 ? atoi(argv[1]) : 0, i, status;
	double best = 0;
	long memory = 0;

	if (runs < 1) {
		fputs("usage: cpu_time RUNS COMMAND...\n", stderr);
		return 2;
	}
	for (i = 0; i < runs; i++) {
		struct rusage usage;
		double cpu;
		pid_t child = fork();

		if (!child)
			run(argv + 2);
		if (child < 0 || wait4(child, &status, 0, &usage) != child || status)
			return 1;
		cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
		if (!i || cpu < best)
			best = cpu;
		if (!i || usage.ru_maxrss < memory)
			memory = usage.ru_maxrss;
	}
	printf("%.4f %ld\n", best, memory);
	return 0;
}
