// Functions have no initializers, of which what is wrong is said nevertheless.
int plain(int) = 3;
int list(int) = { 3 };
extern int first(), a = 3, second() = 4, b = 5;
int followed(int) = 3 4;
int without(int) = undefined;
typedef int function(int);
function by_typedef = 0;
namespace N { void f() = 0; }
struct S {
	S(int) = 3;
	int member(int) = { 2 };
	virtual void pure() = 0;
	void of_class();
};
void in_block()
{
	int f(int) = 3;
	int g() = { 3 }, h = 4;
	h = undefined;
}
int (*pointer)(int) = 0, (&reference)(int) = plain, (variable) = 3;
