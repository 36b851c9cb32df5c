#include "stack.h"

#include <sys/resource.h>

/* Linux keeps at least 128 MB free below the stack of a process, whatever its limit is when it starts. */
static const rlim_t LARGEST = 120 << 20;

void stack_raise_limit(void)
{
	struct rlimit limit;

	if (getrlimit(RLIMIT_STACK, &limit) || limit.rlim_cur >= LARGEST)
		return;
	limit.rlim_cur = limit.rlim_max < LARGEST ? limit.rlim_max : LARGEST;
	setrlimit(RLIMIT_STACK, &limit);
}

const char *stack_bound(void)
{
	const rlim_t RESERVE = 256 << 10, SMALLEST = 1 << 20;
	struct rlimit limit;
	rlim_t size = LARGEST;

	if (!getrlimit(RLIMIT_STACK, &limit) && limit.rlim_cur < size)
		size = limit.rlim_cur > SMALLEST ? limit.rlim_cur : SMALLEST;
	size -= size / 4; /* arguments and environment have up to a quarter of it */
	return (const char *)__builtin_frame_address(0) - (size - RESERVE);
}
