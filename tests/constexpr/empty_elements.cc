/* What is left out in parentheses is made from an empty list, which needs no constructor of an aggregate [dcl.init.general]/16.6.2.2. */
struct initialized { const int c = 3; };
struct constant { const int c; };
struct deleted { deleted() = delete; int i; };
struct of_initialized { int a; initialized d; };
struct of_constant { int a; constant c; };
struct of_deleted { int a; deleted n; };
static_assert(!__is_constructible(of_deleted, int));
static_assert(!__is_trivially_constructible(initialized));
static_assert(!__is_constructible(constant));
static_assert(__is_trivially_constructible(of_initialized, int)); /* not known */
static_assert(__is_constructible(of_constant, int));              /* not known */
