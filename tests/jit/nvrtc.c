/* What NVRTC, NVIDIA's run-time compiler, says of a program. usage: nvrtc LIBRARY FILE OPTION... */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef void *program;

static void *symbol(void *library, const char *name)
{
	void *found = dlsym(library, name);

	if (!found)
		exit(4);
	return found;
}

int main(int argc, char **argv)
{
	static char text[1 << 20];
	void *library = dlopen(argv[1], RTLD_NOW);
	FILE *file = fopen(argv[2], "r");
	program made;
	size_t size;
	char *log;

	if (!library || !file || argc < 3)
		return 4;
	int (*create)(program *, const char *, const char *, int, const char *const *, const char *const *) =
		symbol(library, "nvrtcCreateProgram");
	int (*compile)(program, int, const char *const *) = symbol(library, "nvrtcCompileProgram");
	int (*log_size)(program, size_t *) = symbol(library, "nvrtcGetProgramLogSize");
	int (*get_log)(program, char *) = symbol(library, "nvrtcGetProgramLog");

	text[fread(text, 1, sizeof text - 1, file)] = 0;
	if (create(&made, text, argv[2], 0, NULL, NULL))
		return 4;
	compile(made, argc - 3, (const char *const *)argv + 3);
	log_size(made, &size);
	log = malloc(size);
	get_log(made, log);
	fputs(log, stdout);
	return 0;
}
