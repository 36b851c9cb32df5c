// Functions of the device's library are declared in the order in which functions for devices name them first, host code's among them.
#include <cstdlib>
__host__ __device__ inline void of_host(void *p) { free(p); }
void host(void *p) { of_host(p); }
__global__ void k(void **p) { *p = malloc(4); free(*p); }
