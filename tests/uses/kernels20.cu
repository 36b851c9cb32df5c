// nvcc: -std=c++20
/* Kernels whose template arguments are values of class and floating types. */
#include "../cuda/kernels_values.h"
