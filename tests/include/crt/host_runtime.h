/* Stands in for the toolkit's header of this name, which the host file includes: see cuda_runtime.h beside it. */
#ifndef CU_TOOLS_HOST_RUNTIME_H
#define CU_TOOLS_HOST_RUNTIME_H
#define __specialization_static static
static char __nv_init_managed_rt_with_module(void **) { return 1; }
#endif
