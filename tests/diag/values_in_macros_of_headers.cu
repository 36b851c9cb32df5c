// What macros of system headers have for template arguments may be of other types: NULL for a pointer, values that do not fit.
template <int *P> struct Pointer {};
template <unsigned char N> struct Byte {};
template <bool B> struct Truth {};
enum E { e };
template <E v> struct Enumerator {};
Pointer<0> zero;
Byte<300> large;
Pointer<
# 10 "/usr/include/header.h" 3 4
0
# 10 "values_in_macros_of_headers.cu"
> zero_of_macro;
Byte<
# 12 "/usr/include/header.h" 3 4
300
# 12 "values_in_macros_of_headers.cu"
> large_of_macro;
Truth<
# 14 "/usr/include/header.h" 3 4
nullptr
# 14 "values_in_macros_of_headers.cu"
> null_of_macro;
Enumerator<
# 16 "/usr/include/header.h" 3 4
0
# 16 "values_in_macros_of_headers.cu"
> number_of_macro;
