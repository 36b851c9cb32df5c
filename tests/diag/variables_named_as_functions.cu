# 1 "variables_named_as_functions.cu"
// Variables with the names of functions, of one or several, and of what headers declare.
int o1(int);
int o1(float);
int o1;
int o2(int);
int o2(int);
int o2(float);
int o2(float);
int o2;
int o3(int);
int o3(float) { return 1; }
int o3(int x) { return x; }
int o3;
namespace n { int o4(int); int o4(float); int o4(int x) { return x; }
int o4; }
int o5(int); template <class T> int o5(T); int o5(char);
int o5;
template <class T> int o6(T); int o6(char);
int o6;
template <class T> int o7(T); template <class T> int o7(T, T);
int o7;
using n::o4; int o4;
int o8(int); using n::o4; 
int o8;
namespace m { using n::o4; int o4; }
# 1 "/usr/include/maths.h" 1 3
extern "C" double bessel(double);
float bessel(float);
long clock_of(int *);
extern int lanes;
extern const int width;
struct dims { int x; } extern const blocks;
namespace std { float root(float); using ::bessel; }
int unused;
double root(double); double root(int);
# 100 "variables_named_as_functions.cu" 2
double bessel = 3;
int clock_of;
static int root;
float lanes;
int width = 3;
int blocks;
typedef int bessel_t;
void local() { int bessel = 1, clock_of = bessel, root = clock_of; (void)root; }
namespace own { int bessel, clock_of, root; }
struct bessel { };
