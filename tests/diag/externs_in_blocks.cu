/* Functions and variables that blocks declare, unlike their namespace or other blocks. */
int a, b, c, d; int f(int); int g(int); int array[3]; extern int open_array[]; static int internal; constexpr int constant = 1;
void variables() { extern float a; extern int array[4]; extern float internal; extern long open_array[]; }
void once() { extern float a; }
void functions() { float f(int); extern long g(int); }
void each_time() { float f(int); double f(int); }
void same_block() { extern float later; extern int later; }
void other_block() { extern int later; float again(); }
void second_block() { int again(); }
int again();
void before_namespace() { extern float behind; int behind_function(); }
int behind;
float behind_function();
void kinds() { int b(); extern int g; }
void kinds_once() { int b(); extern int g; }
void locals(int parameter)
{
	int local;
	extern int local;
	extern int own;
	int own;
	extern float parameter;
	int h();
	int h;
	void k();
	extern int k;
	int m;
	void m();
	extern int with_value = 3;
}
struct S {
	void member() { extern float c; }
};
template <class T> void in_template() { extern float d; extern T e; float f(int); }
namespace n {
int a;
void of_namespace() { extern float a; float nested(); }
int nested();
}
/* What agrees, or is something else. */
namespace m {
typedef int number;
extern const number *pointer;
enum { enumerator };
int overloaded(int);
struct tag;
void valid(int x)
{
	extern const int *pointer;
	extern int open_array[3], open_array[];
	extern float enumerator;
	float overloaded(float);
	int overloaded(int);
	extern const int constant;
	extern int tag;
	int f(int), f(int);
	{ extern int x; }
}
}
void valid() { extern int a; extern int array[], array[3]; extern int open_array[3]; int f(int); double f(double); extern const int constant; }
template <class T> T templated(T);
void other_templates() { extern int templated; }
