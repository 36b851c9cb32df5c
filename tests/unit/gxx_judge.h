/* What g++ says of a program that a test made. */
#ifndef GXX_JUDGE_H
#define GXX_JUDGE_H

#include "unit_test.h"

#include <stdio.h>

static inline bool write_text(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");

	return file && fputs(text, file) >= 0 && !fclose(file);
}

/* Whether g++ accepts the program as C++ of that standard (201703 and the like): 1 or 0; -1: there is no g++. keep: the environment
 * variable that may name a file which gets the program. */
static inline int gxx_accepts(const char *program, u32 standard, const char *keep)
{
	char path[] = TEMPORARY_NAME, command[200];
	int descriptor, status;

	if (system("g++ --version >/dev/null 2>&1"))
		return -1;
	descriptor = mkstemp(path);
	assert_true(descriptor >= 0);
	close(descriptor);
	assert_true(write_text(path, program));
	if (getenv(keep))
		assert_true(write_text(getenv(keep), program));
	snprintf(command, sizeof command, "g++ -std=c++%u -x c++ -w -fsyntax-only -fmax-errors=20 %s", standard / 100 % 100, path);
	status = system(command);
	unlink(path);
	return status == 0;
}

#endif
