// The names of enumerators for something else in their scope.
enum color { red, green, blue, cyan, plain };
float red;
void green();
extern int blue;
typedef int cyan;
struct plain { };
enum class scoped { red, green };
namespace inner {
enum other { red, first, second };
int first = 2;
void second(int) { }
int counter;
void function();
struct type { };
enum late { counter, function, type };
enum color2 { cyan };
}
struct members {
	enum { one, two };
	static int three;
	enum { three };
	int green;
};
int blocks()
{
	enum { here };
	{
		int here = 1;
		int red = here;
		return red + inner::red;
	}
}
template <typename T> T blue;
