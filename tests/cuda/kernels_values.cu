// nvcc: -std=c++20
#include "kernels_values.h"
/* What is left out in a list is part of the value as well. */
void zeros(int *p) { k2<P{}><<<1,1>>>(p); }
