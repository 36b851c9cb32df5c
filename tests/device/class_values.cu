// nvcc: -std=c++20
/* C++20: values of class and floating types as template arguments. */
#include "../cuda/kernels_values.cu"
