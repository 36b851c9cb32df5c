// Words of types that cannot stand together, and specifiers that stand twice.
void int f1();
int float v1;
unsigned double v2;
short long v3;
long long long v4;
signed unsigned v5;
bool char v6;
struct S { int void m; unsigned float n(); };
S int v7;
S unsigned v8;
unsigned unsigned v9;
int short int v10;
__int128 long v11;
__attribute__((device)) static long float v12;
int extern bool v13;
auto int v14 = 1;
_Complex int v15;
typedef unsigned double D1;
using U = int char;
decltype(1) int v16;
template <class T> T int h1(T);
template <class T> struct Q { T int m; typename T::type int n; T long o; };
void g(int double p, long float q, const const int r)
{
	int char c;
	unsigned bool b = 1;
	for (int long float i = 0;;) { }
	(void)sizeof(int float);
	auto lambda = [](int float x) { return x; };
	new int float;
}
inline int inline h2();
static extern int v17;
static static int v18;
typedef const const int C1;
volatile const volatile int v19 = 1;
int *const const v20 = 0;
struct E { explicit explicit E(int); friend friend int h3(); mutable mutable int o; void f() const const; };
thread_local thread_local int v21;

// These are right.
typedef double D;
typedef char C;
typedef unsigned N;
D long w1;
C unsigned w2;
N long w3;
static_assert(sizeof(w1) == 16 && sizeof(w3) == 8, "");
int unsigned long const w4 = 1;
double long w5;
char signed w6;
unsigned __int128 w7;
_Complex float w8;
typedef const int C2;
const C2 w9 = 1;
long unsigned int long w10;
static thread_local int w11;
extern "C" static int w12;
