# 1 "typedefs_of_headers.cu"
// A name that a system header gives another type.
# 1 "/usr/include/types.h" 1 3
typedef void (*handler)(int, const char **);
typedef unsigned int number;
# 3 "typedefs_of_headers.cu" 2
typedef void (*handler)(int, const char *const *);
typedef unsigned number;
