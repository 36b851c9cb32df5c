# 1 "names_of_types_again.cu"
// Types that are declared again as other ones, through typedefs of their own names too, and those of headers.
struct S1 { int a; }; typedef struct S1 S1;
typedef float S1;
struct S2 { int a; };
typedef float S2;
struct S3 { int a; }; typedef struct S3 S3;
struct S3 { int b; };
struct S4; typedef struct S4 S4;
typedef float S4;
enum E1 { e1 }; typedef enum E1 E1;
typedef int E1;
struct E1 { };
using S2 = int;
struct S5; typedef float S5;
struct S6 { }; enum S6 { e6 };
struct S7 { int b; };
typedef struct S8_ { int a; } S8;
struct S8 { int b; };
typedef struct S9 { int a; } S9;
typedef struct S9 { int a; } S9;
class S1;
typedef struct A_ *A;
typedef struct B_ *A;
enum E5 { a5 }; typedef int E5;
enum class E6 { a6 }; using E6 = char;
struct A { struct B { }; typedef int B; enum C { c1 }; typedef int C; struct D; typedef int D; typedef int F; struct F { }; struct G { }; struct G { }; typedef struct G G; struct G { }; };
void f() { struct B { }; typedef int B; enum C { c1 }; typedef int C; struct D; typedef int D; typedef int F; struct F { }; struct G { }; struct G { }; typedef struct G G; struct G { }; }
namespace n { struct B { }; typedef int B; union U { }; typedef int U;  }
typedef struct Z1 { } Z1; typedef struct Z1 Z1; typedef Z1 Z1; using Z1 = Z1;
typedef enum Z3 { z3 } Z3; enum Z3 { z4 }; enum class Z3 { z5 };
typedef int Z4; enum Z4 { z6 }; union Z4 { };
# 1 "/usr/include/vectors.h" 1 3
struct four { float x, y; };
typedef __attribute__((device_builtin)) struct four four;
struct five { float x; }; typedef __attribute__((device_builtin)) struct five five;
enum outcome { good }; typedef enum outcome outcome_t;
typedef unsigned long word_t;
# 200 "names_of_types_again.cu" 2
struct four { float x; };
typedef float five;
enum outcome { bad };
typedef int outcome_t;
struct word_t { };
