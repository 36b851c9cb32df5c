// Typedefs without names, classes without names and objects, messages that are no strings, operators that are no members.
class { int x; };
struct { int y; } object;
static struct { int y; } other;
typedef int;
typedef;
typedef struct S;
typedef struct T { };
typedef enum E { EA };
typedef struct { int z; } U;
void f()
{
	typedef int;
	struct { int x; };
	struct { int y; } local;
	local.y = 1;
	static_assert(1 == 1, nope);
	static_assert(true, 3);
	static_assert(true);
}
struct V { struct { int a; }; union { int b; float c; }; typedef int; };
template <class A, class B> struct P { static const bool v = true; };
static_assert(P<int, int>::v, 1 + 2);
static_assert(P<int, int>::v, "text" "more");
static_assert(P<int, int>::v);
int operator[](V, int);
int operator()(V);
int operator=(V, V);
int operator->(V);
struct W { friend int operator=(W, int); int operator=(int); int operator[](int); };
