#include "io.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { OUTPUT_BLOCK = 256 * 1024, PIPE_SIZE = 1024 * 1024, GUARD = 4 };

static struct output *outputs;

static size_t read_some(int descriptor, const char *name, char *at, size_t room)
{
	for (;;) {
		ssize_t n = read(descriptor, at, room);

		if (n >= 0)
			return (size_t)n;
		if (errno != EINTR)
			fatal("cannot read %s: %s", name, strerror(errno));
	}
}

char *read_whole(const char *path, size_t *size)
{
	bool standard = !path || !strcmp(path, "-");
	const char *name = standard ? "standard input" : path;
	int descriptor = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	size_t capacity = PIPE_SIZE, length = 0, n;
	struct stat status;
	char *data;

	if (descriptor < 0)
		fatal("cannot open source file \"%s\": %s", name, strerror(errno));
	if (!fstat(descriptor, &status)) {
		if (S_ISDIR(status.st_mode))
			fatal("cannot read %s: it is a directory", name);
		if (S_ISREG(status.st_mode))
			capacity = (size_t)status.st_size + 1;
		if (S_ISFIFO(status.st_mode))
			fcntl(descriptor, F_SETPIPE_SZ, PIPE_SIZE);
	}
	data = xmalloc(capacity + GUARD);
	while ((n = read_some(descriptor, name, data + length, capacity - length))) {
		length += n;
		if (length == capacity) {
			capacity *= 2;
			data = xrealloc(data, capacity + GUARD);
		}
	}
	memset(data + length, 0, GUARD);
	if (!standard)
		close(descriptor);
	*size = length;
	return data;
}

static void on_signal(int number)
{
	struct output *output;

	for (output = outputs; output; output = output->next)
		if (output->temporary)
			unlink(output->temporary);
	signal(number, SIG_DFL);
	raise(number);
}

static void install_handlers(void)
{
	static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
	size_t i;

	for (i = 0; i < COUNT_OF(signals); i++)
		if (signal(signals[i], on_signal) == SIG_IGN)
			signal(signals[i], SIG_IGN);
	signal(SIGPIPE, SIG_IGN);   /* a closed pipe is a write error with a message */
}

void output_open(struct output *output, const char *path)
{
	memset(output, 0, sizeof *output);
	if (!outputs)
		install_handlers();
	output->block = xmalloc(OUTPUT_BLOCK);
	output->descriptor = STDOUT_FILENO;
	if (path && strcmp(path, "-")) {
		size_t size = strlen(path) + 32;
		struct stat status;

		output->path = xstrdup(path);
		if (!stat(path, &status) && !S_ISREG(status.st_mode)) {   /* /dev/null and the like: no rename */
			output->descriptor = open(path, O_WRONLY | O_CLOEXEC);
		} else {
			output->temporary = xmalloc(size);
			snprintf(output->temporary, size, "%s.%ld.tmp", path, (long)getpid());
			output->descriptor = open(output->temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
		}
		if (output->descriptor < 0) {
			int error = errno;

			free(output->temporary);
			output->temporary = NULL;
			fatal("cannot open output file \"%s\": %s", path, strerror(error));
		}
	} else {
		fcntl(STDOUT_FILENO, F_SETPIPE_SZ, PIPE_SIZE);
	}
	output->next = outputs;
	outputs = output;
}

static void write_all(struct output *output, const char *data, size_t size)
{
	while (size) {
		ssize_t n = write(output->descriptor, data, size);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			fatal("cannot write %s: %s", output->path ? output->path : "standard output", strerror(errno));
		data += n;
		size -= (size_t)n;
	}
}

static void flush(struct output *output)
{
	write_all(output, output->block, output->used);
	output->used = 0;
}

void output_write(struct output *output, const void *data, size_t size)
{
	if (size > OUTPUT_BLOCK - output->used)
		flush(output);
	if (size >= OUTPUT_BLOCK) {
		write_all(output, data, size);
		return;
	}
	memcpy(output->block + output->used, data, size);
	output->used += size;
}

void output_puts(struct output *output, const char *text)
{
	output_write(output, text, strlen(text));
}

static void release(struct output *output)
{
	struct output **link;

	for (link = &outputs; *link; link = &(*link)->next)
		if (*link == output) {
			*link = output->next;
			break;
		}
	free(output->block);
	free(output->path);
	free(output->temporary);
	memset(output, 0, sizeof *output);
}

void output_commit(struct output *output)
{
	flush(output);
	if (output->path && close(output->descriptor))
		fatal("cannot write %s: %s", output->path, strerror(errno));
	if (output->temporary && rename(output->temporary, output->path))
		fatal("cannot rename %s to %s: %s", output->temporary, output->path, strerror(errno));
	release(output);
}

void output_discard(struct output *output)
{
	if (output->path)
		close(output->descriptor);
	if (output->temporary)
		unlink(output->temporary);
	release(output);
}

void output_discard_all(void)
{
	while (outputs)
		output_discard(outputs);
}
